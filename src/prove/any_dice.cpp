#include "clew/prove/any_dice.hpp"

#include "clew/play/step.hpp"

#include <algorithm>
#include <utility>

namespace clew {

namespace {

Grid with_one_row_more(const Grid& grid) {
    Grid more(grid.rows() + 1, grid.columns());
    const std::span<const std::uint8_t> halves = grid.halves();
    std::copy(halves.begin(), halves.end(), more.halves().begin());
    return more;
}

RoomId limbo_of(const World& real) { return RoomId{real.grid().room_count()}; }

bool can_matter(const Site& site) { return site.goal || site.trap || !site.encounters.empty(); }

// Where an arrival can matter; sorted.
std::vector<RoomId> rooms_that_matter(const World& real, const Needs& needs) {
    std::vector<RoomId> rooms = needs.rooms;
    for (const Site& site : real.sites()) {
        if (can_matter(site)) {
            rooms.push_back(site.room);
        }
    }
    for (const EncounterId rover : real.rovers()) {
        const auto& route = std::get_if<Monster>(&real.encounter(rover).kind)->route;
        rooms.insert(rooms.end(), route.begin(), route.end());
    }
    std::sort(rooms.begin(), rooms.end());
    rooms.erase(std::unique(rooms.begin(), rooms.end()), rooms.end());
    return rooms;
}

World in_limbo(const World& real, const Needs& needs) {
    WorldParts parts = real.parts();
    const Destination limbo{limbo_of(real)};
    parts.grid = with_one_row_more(parts.grid);
    parts.turn_limit.reset();
    for (Item& item : parts.items) {
        if (item.teleporter && !item.teleporter->room) {
            item.teleporter = limbo;
        }
    }
    for (Encounter& encounter : parts.encounters) {
        if (auto* trap = std::get_if<Trap>(&encounter.kind); trap != nullptr && !trap->to.room) {
            trap->to = limbo;
        }
    }
    for (const RoomId room : rooms_that_matter(real, needs)) {
        Item lift;
        lift.room = limbo_of(real);
        lift.teleporter = Destination{room};
        parts.items.push_back(std::move(lift));
    }
    // Conditions wait until the player has come somewhere: there someone may be met before.
    if (real.has_conditions()) {
        Encounter ferryman;
        ferryman.room = limbo_of(real);
        ferryman.kind = Riddler();
        parts.encounters.push_back(std::move(ferryman));
    }
    return World(std::move(parts));
}

Needs with_more(Needs needs, std::size_t items, std::size_t encounters) {
    needs.settled_asked.resize(encounters);
    for (std::vector<bool>* by_item :
         {&needs.opens, &needs.useful, &needs.contested, &needs.shed, &needs.lasting,
          &needs.delicate, &needs.open_asked, &needs.eaten_asked}) {
        by_item->resize(items);
    }
    return needs;
}

} // namespace

bool has_chance(const World& world) {
    const auto is_random_item = [](const Item& item) {
        return item.teleporter && !item.teleporter->room;
    };
    const auto is_random_trap = [](const Encounter& encounter) {
        const auto* trap = std::get_if<Trap>(&encounter.kind);
        return trap != nullptr && !trap->to.room;
    };
    return std::any_of(world.items().begin(), world.items().end(), is_random_item) ||
           std::any_of(world.encounters().begin(), world.encounters().end(), is_random_trap);
}

AnyDice::AnyDice(const World& real, const Needs& needs_of_real)
    : world(in_limbo(real, needs_of_real)), limbo(limbo_of(real)),
      needs(with_more(needs_of_real, world.items().size(), world.encounters().size())),
      regions(world, needs), period(std::max(period_of(world), std::uint64_t{1})) {
    for (std::size_t i = real.items().size(); i < world.items().size(); ++i) {
        lifts.push_back(
            {*world.items()[i].teleporter->room, ItemId{static_cast<std::uint16_t>(i)}});
    }
    for (std::uint32_t region = 0; region < regions.count(); ++region) {
        // A region of several rooms has ways between them, and no goal.
        const RoomId room = regions.first_room(region);
        if (!world.is_goal(room) && !world.exits(room).empty()) {
            fit.push_back(room);
            roomy.push_back(regions.second_room(region) != nowhere);
        }
    }
}

std::vector<State> AnyDice::landings(const State& state, RoomId from) const {
    std::vector<State> all;
    const std::uint32_t own = regions.of(from);
    for (std::size_t i = 0; i < fit.size(); ++i) {
        if (regions.of(fit[i]) != own || roomy[i]) {
            all.push_back(arrival(state, fit[i]));
        }
    }
    if (all.empty()) {
        all.push_back(arrival(state, from));
    }
    return all;
}

State AnyDice::arrival(const State& state, RoomId room) const {
    State after = state;
    after.asking = nobody;
    // Sorted by room, as sites are.
    const auto there =
        std::lower_bound(lifts.begin(), lifts.end(), room,
                         [](const Lift& lift, RoomId sought) { return lift.room < sought; });
    if (there == lifts.end() || there->room != room) {
        after.room = room;
        return world.has_conditions() ? step(world, std::move(after), {.verb = Verb::examine}).state
                                      : after;
    }
    after.room = limbo;
    after.turns += period - 1; // and one for the lift
    after = step(world, std::move(after), {.verb = Verb::use, .item = there->item}).state;
    after.turns = state.turns;
    return after;
}

} // namespace clew
