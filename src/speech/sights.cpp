#include "clew/speech/sights.hpp"

#include "clew/play/sight.hpp"
#include "clew/speech/names.hpp"
#include "clew/speech/sentence.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace clew {

namespace {

struct Seen {
    RoomId room;
    std::uint32_t steps;
    std::string name;
    Named named; // of a goal none
};

/// Gathers what is in sight, or only what has come into it.
class Lookout {
public:
    Lookout(const Telling& telling, bool only_fresh) : telling_(telling), only_fresh_(only_fresh) {}

    [[nodiscard]] std::vector<Seen> look() {
        if (telling_.tally.sight() == 0 || telling_.state.over()) {
            return {};
        }
        look_for_people();
        sort_from(0);
        const std::size_t people = seen_.size();
        look_for_goals();
        sort_from(people);
        const std::size_t with_goals = seen_.size();
        look_for_items();
        sort_from(with_goals);
        return std::move(seen_);
    }

private:
    void look_for_people() {
        for (std::size_t i = 0; i < telling_.world.encounters().size(); ++i) {
            const Encounter& who = telling_.world.encounters()[i];
            const RoomId room =
                room_of(telling_.world, telling_.state, EncounterId{static_cast<std::uint16_t>(i)});
            if (!std::holds_alternative<Trap>(who.kind) && !telling_.state.encounters[i].done &&
                is_wanted(room)) {
                add(room, a_name(who), {.encounter = EncounterId{static_cast<std::uint16_t>(i)}});
            }
        }
    }

    void look_for_goals() {
        for (const RoomId goal : telling_.world.parts().goals) {
            if (is_wanted(goal)) {
                add(goal, goal_name(telling_.world), {});
            }
        }
    }

    void look_for_items() {
        for (std::size_t i = 0; i < telling_.state.items.size(); ++i) {
            const ItemId item{static_cast<std::uint16_t>(i)};
            const RoomId room = telling_.state.items[i].room;
            if (is_wanted(room) && stands_out(item, room)) {
                add(room, a_name(telling_.world.item(item)), {.item = item});
            }
        }
    }

    // Not scenery, no door, and not in a dark room.
    [[nodiscard]] bool stands_out(ItemId item, RoomId room) const {
        const Site* site = telling_.world.has_darkness() ? telling_.world.site(room) : nullptr;
        return !telling_.world.item(item).scenery &&
               telling_.world.way_through(item) == no_passage && (site == nullptr || !site->dark);
    }

    [[nodiscard]] bool is_wanted(RoomId room) const {
        const Grid& grid = telling_.world.grid();
        const std::uint32_t sight = telling_.tally.sight();
        const RoomId here = telling_.state.room;
        return index_of(room) < grid.room_count() && room != here &&
               (!only_fresh_ || telling_.tally.is_fresh(room)) &&
               is_in_sight(grid, here, room, sight);
    }

    void add(RoomId room, std::string name, Named named) {
        const Grid& grid = telling_.world.grid();
        const auto steps = steps_between(grid.place_of(telling_.state.room), grid.place_of(room));
        seen_.push_back({room, steps, std::move(name), named});
    }

    void sort_from(std::size_t first) {
        std::stable_sort(seen_.begin() + static_cast<std::ptrdiff_t>(first), seen_.end(),
                         [](const Seen& a, const Seen& b) { return a.steps < b.steps; });
    }

    const Telling& telling_;
    bool only_fresh_;
    std::vector<Seen> seen_;
};

void tell(std::string& out, const Telling& telling, const std::vector<Seen>& seen) {
    std::string text;
    for (const Seen& one : seen) {
        text += text.empty() ? "You see " : "; ";
        text += one.name + ", " + way_there(telling, one.room);
    }
    append_text(out, telling.voice, text.empty() ? text : text + '.');
}

} // namespace

void tell_sights(std::string& out, const Telling& telling) {
    tell(out, telling, Lookout(telling, false).look());
}

void tell_new_sights(std::string& out, const Telling& telling) {
    tell(out, telling, Lookout(telling, true).look());
}

bool comes_into_sight(const Telling& telling) { return !Lookout(telling, true).look().empty(); }

std::string afar_text(const Telling& telling, Named named) {
    for (const Seen& one : Lookout(telling, false).look()) {
        if (one.named == named && named != Named{}) {
            const std::string is =
                named.item != no_item
                    ? doing(telling.world.item(named.item), "is", "are")
                    : doing(telling.world.encounter(named.encounter), "is", "are");
            return is + " too far off: " + way_there(telling, one.room) + '.';
        }
    }
    return {};
}

std::string goal_afar_text(const Telling& telling, std::string_view phrase) {
    const std::string name = bare_phrase(goal_name(telling.world));
    const std::string bare = bare_phrase(phrase);
    if (bare != name && (bare.empty() || !name.ends_with(' ' + bare))) {
        return {};
    }
    for (const Seen& one : Lookout(telling, false).look()) {
        if (one.named == Named{}) {
            return "You see " + one.name + ", but too far off: " + way_there(telling, one.room) +
                   '.';
        }
    }
    return {};
}

std::string way_there(const Telling& telling, RoomId room) {
    const Place here = telling.world.grid().place_of(telling.state.room);
    const Place there = telling.world.grid().place_of(room);
    std::vector<std::string> parts;
    const auto add = [&](std::uint32_t a, std::uint32_t b, Direction less, Direction more) {
        if (a != b) {
            parts.push_back(std::to_string(apart(a, b)) + ' ' +
                            std::string(word_for(b < a ? less : more, telling.voice.manner.keys)));
        }
    };
    add(here.row, there.row, Direction::north, Direction::south);
    add(here.column, there.column, Direction::west, Direction::east);
    return parts.empty() ? "here" : list_of(parts);
}

} // namespace clew
