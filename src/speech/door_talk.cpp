#include "clew/speech/door_talk.hpp"

#include "clew/play/monster.hpp"
#include "clew/speech/sentence.hpp"
#include "clew/speech/small_talk.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace clew {

namespace {

const Way* way_out(const Telling& telling, Direction direction) {
    const Site* site = telling.world.site(telling.state.room);
    const Way* way = site == nullptr ? nullptr : way_from(site->ways, direction);
    return way != nullptr && is_found(telling.world, telling.state, way->passage) ? way : nullptr;
}

bool is_closing(Verb deed) { return deed == Verb::close || deed == Verb::lock; }

// Of a way out that no thing closes.
std::optional<Meaning> way_talk(const Clause& clause, Verb deed, Direction direction) {
    const Telling& telling = clause.telling;
    const std::string way = "way " + std::string(word_for(direction, telling.voice.manner.keys));
    const Way* out = way_out(telling, direction);
    const bool locked = out != nullptr &&
                        telling.world.passage(out->passage).locked_by != no_item &&
                        !telling.state.unlocked[index_of(out->passage)];
    if (locked) {
        return is_closing(deed) ? std::optional(refused("The " + way + " is locked."))
                                : std::nullopt;
    }
    if (!exits_of(telling.world, telling.state, telling.state.room).has(direction)) {
        return refused("There is no " + way + ". " + exits_sentence(telling));
    }
    const EncounterId who = blocker_of(telling.world, telling.state, direction);
    if (who != nobody && !is_closing(deed)) {
        return refused(doing(telling.world.encounter(who), "blocks", "block") + " the " + way +
                       '.');
    }
    return refused("The " + way + (is_closing(deed) ? " has no door." : " is open."));
}

} // namespace

ItemId door_towards(const Telling& telling, const std::string& phrase) {
    const auto direction = direction_word(bare_phrase(phrase), telling.voice.manner.keys);
    const Way* way = direction ? way_out(telling, *direction) : nullptr;
    return way == nullptr ? no_item : telling.world.passage(way->passage).door;
}

std::optional<Meaning> door_talk(const Clause& clause, Verb deed) {
    constexpr std::array<std::string_view, 6> doors = {"door", "gate",    "way",
                                                       "exit", "passage", "lock"};
    const std::string noun = bare_phrase(clause.noun);
    const std::string last = noun.substr(noun.rfind(' ') + 1);
    const auto items = clause.telling.world.items();
    const bool any =
        std::any_of(items.begin(), items.end(), [](const Item& item) { return item.openable; });
    const bool is_door = std::find(doors.begin(), doors.end(), last) != doors.end();
    if (const auto direction = direction_word(last, clause.telling.voice.manner.keys)) {
        if (auto talk = way_talk(clause, deed, *direction)) {
            return talk;
        }
    } else if (any && !is_door) {
        return std::nullopt;
    }
    if (is_closing(deed)) {
        return refused("There is nothing of that name here to " + clause.verb + '.');
    }
    auto talk = small_talk("open door", clause.telling);
    return talk ? std::optional(refused(std::move(talk->reply))) : std::nullopt;
}

} // namespace clew
