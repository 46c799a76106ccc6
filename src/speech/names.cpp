#include "clew/speech/names.hpp"

#include "clew/base/text.hpp"
#include "clew/play/sight.hpp"
#include "clew/speech/sentence.hpp"
#include "clew/speech/words.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace clew {

namespace {

// The lower, the better: where it is counts more than how well the phrase fits.
using Rank = unsigned;
constexpr Rank fits_whole = 0;
constexpr Rank fits_last_words = 1;
constexpr Rank fits_some_words = 2;

// Where a thing is, in steps that no fit can make up for.
constexpr Rank is_where_it_should_be = 0;
constexpr Rank is_near = 3;
constexpr Rank is_far = 6;

struct Candidate {
    Named named;
    Rank rank;
};

bool ends_in_words(std::string_view name, std::string_view phrase) {
    return name.size() > phrase.size() + 1 && name.substr(name.size() - phrase.size()) == phrase &&
           name[name.size() - phrase.size() - 1] == ' ';
}

// "rusty", "plan", "maze plan" of "rusty sword", "plan of the maze": each word is one of the
// name's, and not just a small one.
bool has_words(std::string_view name, std::string_view phrase) {
    constexpr std::array<std::string_view, 6> small = {"a", "an", "the", "of", "to", "and"};
    const std::vector<std::string_view> words = split_words(name);
    bool any = false;
    for (const std::string_view word : split_words(phrase)) {
        if (std::find(words.begin(), words.end(), word) == words.end()) {
            return false;
        }
        any = any || std::find(small.begin(), small.end(), word) == small.end();
    }
    return any;
}

std::optional<Rank> fit_of(std::string_view name, std::string_view phrase) {
    const std::string folded = fold(name);
    if (folded == phrase) {
        return fits_whole;
    }
    if (ends_in_words(folded, phrase)) {
        return fits_last_words;
    }
    return has_words(folded, phrase) ? std::optional(fits_some_words) : std::nullopt;
}

// Accents may be left out, and must be where the voice shows none; but '?' stands for any letter
// that has no likeness, and would make all such names alike.
std::optional<Rank> fit_of_name(const std::string& name, const std::string& phrase) {
    const std::optional<Rank> fit = fit_of(name, phrase);
    const std::string plain = ascii_of(name);
    if (fit || plain == name || plain.find('?') != std::string::npos) {
        return fit;
    }
    return fit_of(plain, ascii_of(phrase));
}

bool is_id(std::string_view id, std::string_view phrase) {
    const auto same = [](char a, char b) {
        return to_lower(a) == b || ((a == '-' || a == '_') && b == ' ');
    };
    return std::equal(id.begin(), id.end(), phrase.begin(), phrase.end(), same);
}

// Of an item or an encounter.
template <class Thing>
std::optional<Rank> fit_of(const Thing& thing, const std::string& phrase) {
    const auto is_it = [&](const std::string& word) { return word == phrase; };
    const bool by_word = std::any_of(thing.words.begin(), thing.words.end(), is_it);
    return by_word || is_id(thing.id, phrase) ? std::optional(fits_whole)
                                              : fit_of_name(thing.name, phrase);
}

std::optional<Rank> fit_of(const RoomText& room, const std::string& phrase) {
    return is_id(room.id, phrase) ? std::optional(fits_whole) : fit_of_name(room.name, phrase);
}

bool is_pronoun(std::string_view phrase) { return phrase == "it" || phrase == "them"; }

bool is_person(std::string_view phrase) {
    return is_pronoun(phrase) || phrase == "him" || phrase == "her";
}

Rank distance_of(const Telling& telling, ItemId item, Nearness first) {
    const bool is_carried = telling.state.carries(item);
    if (!at_hand(telling.world, telling.state, item)) {
        return is_far;
    }
    const bool preferred =
        first == Nearness::at_hand || is_carried == (first == Nearness::in_hands);
    return preferred ? is_where_it_should_be : is_near;
}

// "north door" of the one that is there.
std::optional<Rank> fit_of_side(const Telling& telling, ItemId item, const std::string& phrase) {
    const std::size_t end = phrase.find(' ');
    const auto direction =
        end == std::string::npos
            ? std::nullopt
            : direction_word(std::string_view(phrase).substr(0, end), telling.voice.manner.keys);
    const Site* site = direction ? telling.world.site(telling.state.room) : nullptr;
    const Way* way = site == nullptr ? nullptr : way_from(site->ways, *direction);
    const bool is_its = way != nullptr && telling.world.passage(way->passage).door == item;
    const std::string rest = is_its ? phrase.substr(end + 1) : std::string();
    return is_its && rest == "door" ? std::optional(fits_whole)
           : is_its                 ? fit_of(telling.world.item(item), rest)
                                    : std::nullopt;
}

void add_items(std::vector<Candidate>& out, const Telling& telling, const std::string& phrase,
               Nearness first) {
    for (std::size_t i = 0; i < telling.world.items().size(); ++i) {
        const ItemId id{static_cast<std::uint16_t>(i)};
        if (!is_met(telling, id)) {
            continue;
        }
        const Rank distance = distance_of(telling, id, first);
        std::optional<Rank> fit = fit_of(telling.world.item(id), phrase);
        if (!fit && telling.world.way_through(id) != no_passage) {
            fit = fit_of_side(telling, id, phrase);
        }
        if (!fit && is_pronoun(phrase) && distance < is_far) {
            fit = fits_last_words;
        }
        if (fit) {
            out.push_back({{.item = id}, distance + *fit});
        }
    }
}

void add_encounters(std::vector<Candidate>& out, const Telling& telling,
                    const std::string& phrase) {
    for (std::size_t i = 0; i < telling.world.encounters().size(); ++i) {
        const EncounterId id{static_cast<std::uint16_t>(i)};
        const bool here = is_here(telling, Named{.encounter = id});
        std::optional<Rank> fit = fit_of(telling.world.encounter(id), phrase);
        if (!fit && is_person(phrase) && here) {
            fit = fits_last_words;
        }
        if (fit && is_met(telling, id)) {
            out.push_back({{.encounter = id}, (here ? is_where_it_should_be : is_far) + *fit});
        }
    }
}

// The best of them; of those called alike, the first, since no answer could tell them apart.
std::vector<Named> best_of(const std::vector<Candidate>& candidates, const World& world) {
    Rank best = ~0U;
    for (const Candidate& candidate : candidates) {
        best = std::min(best, candidate.rank);
    }
    std::vector<Named> found;
    std::vector<std::string> names;
    for (const Candidate& candidate : candidates) {
        std::string name = fold(the_name(world, candidate.named));
        if (candidate.rank != best || std::find(names.begin(), names.end(), name) != names.end()) {
            continue;
        }
        found.push_back(candidate.named);
        names.push_back(std::move(name));
    }
    return found;
}

} // namespace

namespace {

// What lies in the dark was not seen from the door.
bool may_have_seen(const Telling& telling, RoomId room) {
    const Site* site = telling.world.has_darkness() ? telling.world.site(room) : nullptr;
    return telling.tally.seen(room) && (site == nullptr || !site->dark);
}

bool goes_about(const Encounter& who) {
    const auto* monster = std::get_if<Monster>(&who.kind);
    return monster != nullptr && !monster->route.empty();
}

} // namespace

bool is_met(const Telling& telling, ItemId item) {
    const World& world = telling.world;
    if (at_hand(world, telling.state, item)) {
        return true;
    }
    const PassageId way = world.way_through(item);
    if (way != no_passage) {
        const Passage& passage = world.passage(way);
        return is_found(world, telling.state, way) &&
               (may_have_seen(telling, passage.from) ||
                (!passage.one_way && may_have_seen(telling, passage.to)));
    }
    const RoomId room = place_of(world, telling.state, item);
    return room != nowhere && room != carried && may_have_seen(telling, room);
}

bool is_met(const Telling& telling, EncounterId encounter) {
    const Encounter& who = telling.world.encounter(encounter);
    const EncounterId asking = telling.state.asking;
    const RoomId room = room_of(telling.world, telling.state, encounter);
    if (std::holds_alternative<Trap>(who.kind) || !telling.tally.seen(room)) {
        return false;
    }
    if (room != telling.state.room) {
        return !goes_about(who) ||
               is_in_sight(telling.world.grid(), telling.state.room, room, telling.tally.sight());
    }
    return asking == nobody || encounter <= asking || goes_about(who);
}

bool is_here(const Telling& telling, Named named) {
    return named.item != no_item
               ? at_hand(telling.world, telling.state, named.item)
               : room_of(telling.world, telling.state, named.encounter) == telling.state.room;
}

std::string the_name(const World& world, Named named) {
    return named.item != no_item ? the_name(world.item(named.item))
                                 : the_name(world.encounter(named.encounter));
}

std::string goal_name(const World& world) {
    const bool one = world.parts().goals.size() == 1;
    return either(world.parts().texts.goal, one ? "the goal" : "a goal");
}

std::vector<Named> find_items(const Telling& telling, std::string_view phrase, Nearness first) {
    std::vector<Candidate> candidates;
    add_items(candidates, telling, bare_phrase(phrase), first);
    return best_of(candidates, telling.world);
}

std::vector<Named> find_items_here(const Telling& telling, std::string_view phrase) {
    std::vector<Candidate> candidates;
    add_items(candidates, telling, bare_phrase(phrase), Nearness::at_hand);
    std::vector<Named> found;
    for (const Candidate& candidate : candidates) {
        if (candidate.rank < is_far) {
            found.push_back(candidate.named);
        }
    }
    return found;
}

std::vector<Named> find_encounters(const Telling& telling, std::string_view phrase) {
    std::vector<Candidate> candidates;
    add_encounters(candidates, telling, bare_phrase(phrase));
    return best_of(candidates, telling.world);
}

std::vector<Named> find_any(const Telling& telling, std::string_view phrase) {
    std::vector<Candidate> candidates;
    add_items(candidates, telling, bare_phrase(phrase), Nearness::at_hand);
    add_encounters(candidates, telling, bare_phrase(phrase));
    return best_of(candidates, telling.world);
}

std::vector<RoomId> find_rooms(const Telling& telling, std::string_view phrase) {
    const std::string bare = bare_phrase(phrase);
    std::vector<RoomId> found;
    Rank best = fits_some_words;
    for (const RoomText& room : telling.world.rooms()) {
        const std::optional<Rank> fit = fit_of(room, bare);
        if (!fit || *fit > best || !telling.tally.seen(room.room)) {
            continue;
        }
        if (*fit < best) {
            found.clear();
        }
        best = *fit;
        found.push_back(room.room);
    }
    return found;
}

std::vector<std::string> names_here(const Telling& telling) {
    std::vector<std::string> names;
    const auto add = [&](std::string_view name) {
        const std::string folded = fold(name);
        const std::size_t last = folded.rfind(' ');
        names.push_back(folded);
        if (last != std::string::npos) {
            names.push_back(folded.substr(last + 1));
        }
    };
    for (std::size_t i = 0; i < telling.world.items().size(); ++i) {
        const ItemId id{static_cast<std::uint16_t>(i)};
        if (at_hand(telling.world, telling.state, id)) {
            const Item& item = telling.world.item(id);
            add(item.name);
            names.insert(names.end(), item.words.begin(), item.words.end());
        }
    }
    for (std::size_t i = 0; i < telling.world.encounters().size(); ++i) {
        const EncounterId id{static_cast<std::uint16_t>(i)};
        if (is_met(telling, id) && is_here(telling, Named{.encounter = id})) {
            const Encounter& who = telling.world.encounter(id);
            add(who.name);
            names.insert(names.end(), who.words.begin(), who.words.end());
        }
    }
    return names;
}

std::string bare_phrase(std::string_view phrase) {
    constexpr std::array<std::string_view, 5> articles = {"the ", "a ", "an ", "some ", "my "};
    std::string folded = fold(phrase);
    const std::size_t begin = folded.find_first_not_of(" '\"`");
    const std::size_t end = folded.find_last_not_of(" '\"`.,;:!?");
    if (begin == std::string::npos || end == std::string::npos || end < begin) {
        return folded;
    }
    folded = folded.substr(begin, end - begin + 1);
    for (const std::string_view article : articles) {
        if (std::string_view(folded).substr(0, article.size()) == article) {
            return folded.substr(article.size());
        }
    }
    return folded;
}

} // namespace clew
