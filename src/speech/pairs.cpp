#include "clew/speech/pairs.hpp"

#include "clew/speech/door_talk.hpp"
#include "clew/speech/names.hpp"
#include "clew/speech/nouns.hpp"
#include "clew/speech/sentence.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace clew {

namespace {

constexpr std::array<std::string_view, 10> put_links = {
    "inside of", "inside", "into", "in", "on top of", "onto", "upon", "on", "within", "to"};
constexpr std::array<std::string_view, 6> take_links = {"out of", "from inside", "from",
                                                        "off of", "off",         "inside"};
constexpr std::array<std::string_view, 2> with_links = {"with", "using"};
constexpr std::array<std::string_view, 4> use_links = {"on", "with", "in", "to"};

Meaning what(const Clause& clause) { return refused(capital(clause.verb) + " what?"); }

bool is_all(std::string_view noun) {
    return noun == "all" || noun == "everything" || noun == "all things" || noun == "it all";
}

bool is_known(const Telling& telling, const std::string& phrase) {
    return is_all(phrase) || !find_any(telling, phrase).empty();
}

// One command as such, several as they are; none is what `refusal` says.
Meaning all_of(std::vector<Command> commands, std::string_view refusal) {
    if (commands.empty()) {
        return refused(std::string(refusal));
    }
    if (commands.size() == 1) {
        return commanded(std::move(commands.front()));
    }
    Meaning meaning;
    meaning.kind = Meaning::Kind::several;
    meaning.several = std::move(commands);
    return meaning;
}

// What lies here and must be in the hands. What is fixed will be refused, and that is told.
void add_taking(std::vector<Command>& commands, const Telling& telling, ItemId item) {
    if (item != no_item && !telling.state.carries(item) &&
        at_hand(telling.world, telling.state, item)) {
        commands.push_back({.verb = Verb::take, .item = item});
    }
}

std::vector<ItemId> items_that_are(const Telling& telling, RoomId room, ItemId inside) {
    std::vector<ItemId> items;
    for (std::size_t i = 0; i < telling.state.items.size(); ++i) {
        const ItemState& state = telling.state.items[i];
        if (state.room == room && (inside == no_item || state.inside == inside)) {
            items.push_back(ItemId{static_cast<std::uint16_t>(i)});
        }
    }
    return items;
}

Meaning put_all(const Telling& telling, ItemId holder) {
    std::vector<Command> commands;
    for (const ItemId item : items_that_are(telling, carried, no_item)) {
        if (item != holder) {
            commands.push_back({.verb = Verb::put, .item = item, .other = holder});
        }
    }
    return all_of(std::move(commands), "You carry nothing to put there.");
}

std::string where_of(const Item& holder) {
    return (holder.holds == Holds::on ? "on " : "in ") + the_name(holder);
}

// Nothing: it holds things and is open.
std::optional<Meaning> why_nothing_from(const Telling& telling, ItemId holder) {
    const Item& item = telling.world.item(holder);
    if (item.holds == Holds::nothing) {
        return refused("There is nothing in or on " + the_name(item) + '.');
    }
    if (!telling.state.items[index_of(holder)].open) {
        return refused(doing(item, "is", "are") + " closed.");
    }
    return std::nullopt;
}

Meaning take_all_from(const Telling& telling, ItemId holder) {
    std::vector<Command> commands;
    for (const ItemId item : items_that_are(telling, held, holder)) {
        if (!telling.world.item(item).fixed) {
            commands.push_back({.verb = Verb::take, .item = item});
        }
    }
    return all_of(std::move(commands),
                  "There is nothing to take " + where_of(telling.world.item(holder)) + '.');
}

// The one of `phrase` that lies in or on the holder, before all others of that name.
std::optional<Named> one_inside(const Clause& clause, const std::string& phrase, ItemId holder,
                                Meaning* refusal) {
    const Telling& telling = clause.telling;
    std::vector<Named> inside;
    for (const Named one : find_items_here(telling, phrase)) {
        if (telling.state.items[index_of(one.item)].room == held &&
            telling.state.items[index_of(one.item)].inside == holder) {
            inside.push_back(one);
        }
    }
    if (!inside.empty()) {
        return one_of(telling, inside, phrase, refusal);
    }
    const auto other = thing_of({telling, clause.verb, phrase}, Nearness::lying, refusal);
    if (other) {
        *refusal = refused(doing(telling.world.item(other->item), "is", "are") + " not " +
                           where_of(telling.world.item(holder)) + '.');
    }
    return std::nullopt;
}

bool needs_no_unlocking(const Telling& telling, ItemId item) {
    return !telling.state.items[index_of(item)].locked;
}

Meaning with_key(const Clause& clause, Verb verb, ItemId item, const std::string& key_phrase) {
    Meaning refusal;
    const auto key = thing_of({clause.telling, "use", key_phrase}, Nearness::in_hands, &refusal);
    if (!key) {
        return refusal;
    }
    std::vector<Command> commands;
    const bool unlocks_first = verb == Verb::open && !needs_no_unlocking(clause.telling, item);
    if (verb != Verb::open || unlocks_first) {
        add_taking(commands, clause.telling, key->item);
        commands.push_back(
            {.verb = unlocks_first ? Verb::unlock : verb, .item = item, .other = key->item});
    }
    if (verb == Verb::open) {
        commands.push_back({.verb = Verb::open, .item = item});
    }
    return all_of(std::move(commands), "");
}

} // namespace

std::optional<Pair> pair_of(const Telling& telling, const std::string& noun,
                            std::span<const std::string_view> links) {
    std::optional<Pair> first;
    for (std::size_t at = noun.find(' '); at != std::string::npos; at = noun.find(' ', at + 1)) {
        const std::string rest = noun.substr(at + 1);
        for (const std::string_view link : links) {
            std::string second = rest;
            if (!cut_start(second, link)) {
                continue;
            }
            Pair cut{bare_phrase(noun.substr(0, at)), bare_phrase(second)};
            if (is_known(telling, cut.first) && is_known(telling, cut.second)) {
                return cut;
            }
            first = first ? std::move(first) : std::optional(std::move(cut));
            break;
        }
    }
    return first && !find_any(telling, noun).empty() ? std::nullopt : std::move(first);
}

std::optional<Meaning> putting(const Clause& clause) {
    const Telling& telling = clause.telling;
    const std::optional<Pair> pair = pair_of(telling, clause.noun, put_links);
    if (!pair) {
        return std::nullopt;
    }
    Meaning refusal;
    const auto holder =
        thing_of({telling, "put things in", pair->second}, Nearness::at_hand, &refusal);
    if (!holder) {
        return refusal;
    }
    if (is_all(pair->first)) {
        return put_all(telling, holder->item);
    }
    std::vector<Command> commands;
    const bool is_one = !find_items(telling, pair->first, Nearness::in_hands).empty();
    for (const std::string& part :
         is_one ? std::vector<std::string>{pair->first} : parts_of_list(pair->first)) {
        const auto item =
            thing_of({telling, clause.verb, bare_phrase(part)}, Nearness::in_hands, &refusal);
        if (!item) {
            return refusal;
        }
        const ItemState& now = telling.state.items[index_of(item->item)];
        const Item& thing = telling.world.item(item->item);
        if (now.room == held && now.inside == holder->item) {
            refusal =
                about(*item, refused(doing(thing, "is", "are") + ' ' +
                                     where_of(telling.world.item(holder->item)) + " already."));
            continue;
        }
        add_taking(commands, telling, item->item);
        if (thing.fixed) { // which the taking tells
            break;
        }
        commands.push_back({.verb = Verb::put, .item = item->item, .other = holder->item});
    }
    return commands.empty() ? refusal : all_of(std::move(commands), "");
}

std::optional<Meaning> taking_from(const Clause& clause) {
    const Telling& telling = clause.telling;
    const std::optional<Pair> pair = pair_of(telling, clause.noun, take_links);
    if (!pair) {
        return std::nullopt;
    }
    Meaning refusal;
    const auto from = one_of(telling, find_any(telling, pair->second), pair->second, &refusal);
    if (!from) {
        return refusal;
    }
    if (from->item == no_item) {
        return refused("You cannot take anything from " + the_name(telling.world, *from) + '.');
    }
    if (auto why = why_nothing_from(telling, from->item)) {
        return why;
    }
    if (is_all(pair->first)) {
        return take_all_from(telling, from->item);
    }
    std::vector<Command> commands;
    for (const std::string& part : parts_of_list(pair->first)) {
        const auto item = one_inside(clause, bare_phrase(part), from->item, &refusal);
        if (!item) {
            return refusal;
        }
        commands.push_back({.verb = Verb::take, .item = item->item});
    }
    return all_of(std::move(commands), "");
}

Meaning turning_key(const Clause& clause, Verb verb) {
    if (clause.noun.empty()) {
        return what(clause);
    }
    const std::optional<Pair> pair = pair_of(clause.telling, clause.noun, with_links);
    const std::string& noun = pair ? pair->first : clause.noun;
    const ItemId door = door_towards(clause.telling, noun);
    if (door != no_item && !pair) {
        return commanded({.verb = verb, .item = door});
    }
    if (find_any(clause.telling, noun).empty()) {
        if (auto talk = door_talk({clause.telling, clause.verb, noun}, verb)) {
            return *std::move(talk);
        }
    }
    Meaning refusal;
    // With a key that is named it can be done once that is in hand.
    const auto deed = pair ? std::nullopt : std::optional(verb);
    const auto item =
        thing_of({clause.telling, clause.verb, noun, deed}, Nearness::at_hand, &refusal);
    if (!item) {
        return refusal;
    }
    return pair && verb != Verb::close ? with_key(clause, verb, item->item, pair->second)
                                       : commanded({.verb = verb, .item = item->item});
}

Meaning consuming(const Clause& clause) {
    std::string noun = clause.noun;
    for (const std::string_view word : {"from", "of", "up"}) {
        (void)cut_start(noun, word);
    }
    if (noun.empty()) {
        return what(clause);
    }
    Meaning refusal;
    const auto item =
        thing_of({clause.telling, clause.verb, noun, Verb::consume}, Nearness::at_hand, &refusal);
    return item ? commanded({.verb = Verb::consume, .item = item->item}) : refusal;
}

Meaning lighting(const Clause& clause) {
    const Telling& telling = clause.telling;
    if (clause.noun.empty()) {
        return what(clause);
    }
    const std::optional<Pair> pair = pair_of(telling, clause.noun, with_links);
    Meaning refusal;
    const auto deed = pair ? std::nullopt : std::optional(Verb::light);
    const auto item = thing_of({telling, clause.verb, pair ? pair->first : clause.noun, deed},
                               Nearness::at_hand, &refusal);
    if (!item) {
        return refusal;
    }
    std::vector<Command> commands;
    if (pair) {
        const auto flame = thing_of({telling, "use", pair->second}, Nearness::in_hands, &refusal);
        if (!flame) {
            return refusal;
        }
        const ItemId wanted = telling.world.item(item->item).lit_by;
        if (wanted != no_item && wanted != flame->item) {
            return refused("You cannot light " + the_name(telling.world, *item) + " with " +
                           the_name(telling.world, *flame) + '.');
        }
        add_taking(commands, telling, wanted);
    }
    commands.push_back({.verb = Verb::light, .item = item->item});
    return all_of(std::move(commands), "");
}

Meaning extinguishing(const Clause& clause) {
    if (clause.noun.empty()) {
        return what(clause);
    }
    const Telling& telling = clause.telling;
    Meaning refusal;
    const auto item = thing_of({telling, clause.verb, clause.noun}, Nearness::at_hand, &refusal);
    if (!item) {
        return refusal;
    }
    const Item& light = telling.world.item(item->item);
    if (is_alight(telling.world, telling.state, item->item)) {
        return about(*item, refused("Leave " + the_name(light) + " as " +
                                    (is_plural(light) ? "they are" : "it is") +
                                    ": what is lit here stays lit."));
    }
    return about(*item, refused(doing(light, "is", "are") + " not lit."));
}

std::optional<Meaning> using_on(const Clause& clause) {
    const Telling& telling = clause.telling;
    const std::optional<Pair> pair = pair_of(telling, clause.noun, use_links);
    if (!pair) {
        return std::nullopt;
    }
    const auto tools = find_items(telling, pair->first, Nearness::in_hands);
    const auto targets = find_items(telling, pair->second, Nearness::at_hand);
    if (tools.size() != 1 || targets.size() != 1) {
        return std::nullopt;
    }
    const Item& target = telling.world.item(targets.front().item);
    const ItemId tool = tools.front().item;
    if (target.locked_by == tool) {
        return with_key(clause, Verb::unlock, targets.front().item, pair->first);
    }
    if (target.light == Light::unlit && target.lit_by == tool) {
        return lighting({telling, "light", pair->second + " with " + pair->first});
    }
    return std::nullopt;
}

} // namespace clew
