#include "clew/speech/idle_verbs.hpp"

#include "clew/speech/names.hpp"
#include "clew/speech/nouns.hpp"
#include "clew/speech/pairs.hpp"
#include "clew/speech/sentence.hpp"
#include "clew/speech/ways.hpp"
#include "clew/speech/words.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace clew {

namespace {

/// What may follow the verb.
enum class After : std::uint8_t {
    anything, // "sing a song": a thing is named back if it is here
    thing,    // "push chest": it must be here
};

struct IdleVerb {
    std::string_view text;
    After after;
};

// Of two that begin alike the longer comes first.
constexpr auto verbs = std::to_array<IdleVerb>({
    {"sit down", After::anything}, {"sit", After::anything},      {"lie down", After::anything},
    {"lie", After::anything},      {"kneel", After::anything},    {"rest", After::anything},
    {"sleep", After::anything},    {"stand up", After::anything}, {"stand", After::anything},
    {"wake up", After::anything},  {"wake", After::anything},     {"jump", After::anything},
    {"leap", After::anything},     {"dance", After::anything},    {"swim", After::anything},
    {"dive", After::anything},     {"fly", After::anything},      {"dig", After::anything},
    {"pray", After::anything},     {"shout", After::anything},    {"yell", After::anything},
    {"scream", After::anything},   {"call", After::anything},     {"whistle", After::anything},
    {"sing", After::anything},     {"laugh", After::anything},    {"cry", After::anything},
    {"smile", After::anything},    {"bow", After::anything},      {"wave", After::anything},
    {"think", After::anything},    {"count", After::anything},    {"write", After::anything},
    {"knock", After::anything},    {"follow", After::anything},   {"play", After::anything},
    {"blow", After::anything},     {"swing", After::anything},    {"climb", After::anything},
    {"push", After::thing},        {"pull", After::thing},        {"press", After::thing},
    {"shove", After::thing},       {"drag", After::thing},        {"lift", After::thing},
    {"raise", After::thing},       {"move", After::thing},        {"shake", After::thing},
    {"attach", After::thing},      {"fasten", After::thing},      {"hoist", After::thing},
    {"tie", After::thing},         {"untie", After::thing},       {"pet", After::thing},
    {"stroke", After::thing},      {"kiss", After::thing},        {"hug", After::thing},
    {"embrace", After::thing},     {"wear", After::thing},        {"throw", After::thing},
    {"toss", After::thing},        {"break", After::thing},       {"smash", After::thing},
    {"tear", After::thing},        {"cut", After::thing},         {"clean", After::thing},
    {"wipe", After::thing},        {"wash", After::thing},        {"buy", After::thing},
    {"sell", After::thing},        {"scratch", After::thing},     {"squeeze", After::thing},
});

/// What the senses tell, of everything and of one thing.
struct Sense {
    std::string_view text;
    std::string_view all;
    std::string_view one;
};

constexpr auto senses = std::to_array<Sense>({
    {"listen", "You hear nothing new.", "You hear nothing new from "},
    {"hear", "You hear nothing new.", "You hear nothing new from "},
    {"smell", "You smell nothing new.", "You smell nothing new about "},
    {"sniff", "You smell nothing new.", "You smell nothing new about "},
    {"touch", "You feel nothing new.", "You feel nothing new about "},
    {"feel", "You feel nothing new.", "You feel nothing new about "},
});

constexpr auto small_words = std::to_array<std::string_view>(
    {"on",   "onto",  "upon", "at", "to",  "in", "into", "through", "over",  "under", "from",
     "with", "about", "for",  "by", "off", "up", "down", "around",  "after", "like"});

// In a sentence of two things the first is before one of these.
constexpr auto links = std::to_array<std::string_view>(
    {" with ", " at ", " to ", " on ", " onto ", " in ", " into ", " from ", " off ", " over "});

std::string without_small_words(std::string noun) {
    for (const std::string_view word : small_words) {
        (void)cut_start(noun, word);
    }
    return noun;
}

// The verb cut off, and the word between it and its thing, if any, left with the verb.
bool cut_verb(std::string& noun, std::string& verb, std::string_view text) {
    if (!noun.starts_with(text) || (noun.size() != text.size() && !cut_start(noun, text))) {
        return false;
    }
    verb = text;
    noun = noun == text ? std::string() : noun;
    for (const std::string_view word : small_words) {
        if (noun == word) {
            noun.clear();
        }
        if (cut_start(noun, word)) {
            verb.append(" ").append(word);
        }
    }
    return true;
}

std::vector<Named> meant(const Telling& telling, std::string& noun) {
    std::vector<Named> found = find_any(telling, noun);
    for (const std::string_view link : links) {
        const std::size_t at = noun.find(link);
        if (found.empty() && at != std::string::npos) {
            noun.resize(at);
            found = find_any(telling, noun);
        }
    }
    return found;
}

bool beats(const World& world, const Monster& monster, ItemId item) {
    const std::vector<ItemId>& all = monster.beaten_by;
    return all.empty() ? world.item(item).weapon
                       : std::find(all.begin(), all.end(), item) != all.end();
}

// Who is here and can be beaten with it.
EncounterId beaten_by(const Telling& telling, ItemId item) {
    for (std::size_t i = 0; i < telling.world.encounters().size(); ++i) {
        const EncounterId id{static_cast<std::uint16_t>(i)};
        const auto* monster = std::get_if<Monster>(&telling.world.encounter(id).kind);
        if (monster != nullptr && !telling.state.encounters[i].done &&
            is_here(telling, Named{.encounter = id}) && is_met(telling, id) &&
            beats(telling.world, *monster, item)) {
            return id;
        }
    }
    return nobody;
}

bool may_beat(std::string_view verb) {
    return verb == "play" || verb == "blow" || verb == "throw" || verb == "toss" ||
           verb == "swing" || verb == "play on" || verb == "blow in" || verb == "blow into";
}

// What is handled so may well be of use: who ties a rope should not think that it is not.
bool may_be_said_otherwise(std::string_view verb, const Telling& telling, Named named) {
    constexpr auto handling = std::to_array<std::string_view>(
        {"lift", "raise", "hoist", "tie", "untie", "attach", "fasten", "shake", "throw", "toss",
         "break", "cut", "tear", "press", "push", "pull"});
    return named.item != no_item && !telling.world.item(named.item).fixed &&
           std::find(handling.begin(), handling.end(), verb) != handling.end();
}

// "tie rope to hook", "throw coin in well": where the second holds things it is put there.
std::optional<Meaning> put_there(const std::string& verb, const std::string& noun,
                                 const Telling& telling) {
    constexpr auto throwing =
        std::to_array<std::string_view>({"tie", "attach", "fasten", "throw", "toss", "hoist"});
    constexpr auto put_links =
        std::to_array<std::string_view>({"to", "on", "onto", "in", "into", "over"});
    if (std::find(throwing.begin(), throwing.end(), verb) == throwing.end()) {
        return std::nullopt;
    }
    const auto pair = pair_of(telling, noun, put_links);
    const auto there =
        pair ? find_items(telling, pair->second, Nearness::at_hand) : std::vector<Named>{};
    const bool holds = there.size() == 1 && is_here(telling, there.front()) &&
                       telling.world.item(there.front().item).holds != Holds::nothing;
    return holds ? putting({telling, "put", pair->first + " in " + pair->second}) : std::nullopt;
}

Meaning vain(const std::string& verb, const Telling& telling, Named named) {
    return about(
        named,
        refused("It does not help to " + verb + ' ' + the_name(telling.world, named) +
                (may_be_said_otherwise(verb, telling, named) ? "; another word may." : ".")));
}

Meaning deed_of(const IdleVerb& idle, const std::string& verb, std::string noun,
                const Telling& telling) {
    const std::string alone = "It does not help to " + std::string(idle.text) + " here.";
    if (noun.empty()) {
        return refused(alone);
    }
    if (auto put = put_there(verb, noun, telling)) {
        return *std::move(put);
    }
    const std::vector<Named> found = meant(telling, noun);
    if (found.size() == 1 && is_here(telling, found.front())) {
        const Named named = found.front();
        const EncounterId foe =
            named.item != no_item && may_beat(verb) ? beaten_by(telling, named.item) : nobody;
        return foe != nobody && telling.state.carries(named.item)
                   ? commanded({.verb = Verb::attack, .encounter = foe})
                   : vain(verb, telling, named);
    }
    Meaning refusal = refused(alone);
    if (idle.after == After::thing) {
        const auto one = one_of(telling, found, bare_phrase(noun), &refusal);
        return one ? vain(verb, telling, *one) : refusal;
    }
    return refusal;
}

Meaning sensed(const Sense& sense, std::string noun, const Telling& telling) {
    const std::vector<Named> found = noun.empty() ? std::vector<Named>{} : meant(telling, noun);
    if (found.size() != 1 || !is_here(telling, found.front())) {
        return told(std::string(sense.all));
    }
    return about(found.front(),
                 told(std::string(sense.one) + the_name(telling.world, found.front()) + '.'));
}

std::optional<Meaning> climbing(const std::string& noun, const Telling& telling) {
    const std::string thing = without_small_words(noun);
    const std::vector<Named> found = find_items(telling, thing, Nearness::at_hand);
    const bool here = found.size() == 1 && is_here(telling, found.front());
    const bool is_door = here && telling.world.way_through(found.front().item) != no_passage;
    if (is_door || !(here || noun.empty())) {
        return std::nullopt;
    }
    auto way = way_up_or_down(telling);
    way = way ? way : way_by_name(telling, thing);
    if (way) {
        return moving({*way});
    }
    return noun.empty() ? std::nullopt : idle_deed("climb " + noun, telling);
}

} // namespace

std::optional<Meaning> idle_deed(const std::string& folded, const Telling& telling) {
    constexpr std::size_t shortest = 3; // letters that are no move here come by the million
    if (folded.size() < shortest) {
        return std::nullopt;
    }
    std::string verb;
    std::string noun = folded;
    for (const Sense& sense : senses) {
        if (cut_verb(noun, verb, sense.text)) {
            return sensed(sense, std::move(noun), telling);
        }
    }
    for (const IdleVerb& idle : verbs) {
        if (cut_verb(noun, verb, idle.text)) {
            return deed_of(idle, verb, std::move(noun), telling);
        }
    }
    return std::nullopt;
}

std::optional<Meaning> idle_instead(const std::string& verb, const std::string& noun,
                                    const Telling& telling) {
    std::string worn = noun;
    if (verb == "put" && cut_start(worn, "on") &&
        find_items(telling, noun, Nearness::at_hand).empty()) {
        return idle_deed("wear " + worn, telling);
    }
    if (verb == "climb") {
        return climbing(noun, telling);
    }
    if ((verb != "move" && verb != "wave") || direction_word(noun, telling.voice.manner.keys)) {
        return std::nullopt;
    }
    const std::vector<Named> found = find_any(telling, without_small_words(noun));
    const bool here = !found.empty() && is_here(telling, found.front());
    const bool moves = verb == "move" && here;
    const bool waves = verb == "wave" && (noun.empty() || (here && found.front().item == no_item));
    return moves || waves ? idle_deed(noun.empty() ? verb : verb + ' ' + noun, telling)
                          : std::nullopt;
}

} // namespace clew
