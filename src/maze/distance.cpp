#include "clew/maze/distance.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace clew {

namespace {

// Breadth first over the exits: reach(room, steps) says of each room that an exit leads to whether
// it is new, and of `from` too. Returns the steps to the farthest room.
template <class Reach>
std::uint32_t spread(const Grid& grid, RoomId from, const Reach& reach) {
    std::vector<RoomId> front = {from};
    std::vector<RoomId> next_front;
    std::uint32_t steps = 0;
    const auto reach_from = [&](RoomId room) {
        for (const Direction direction : grid_directions) {
            const auto next = grid.neighbour(room, direction);
            if (next && grid.exits(room).has(direction) && reach(*next, steps + 1)) {
                next_front.push_back(*next);
            }
        }
    };
    (void)reach(from, 0);
    for (;; ++steps) {
        std::for_each(front.begin(), front.end(), reach_from);
        if (next_front.empty()) {
            return steps;
        }
        front.swap(next_front);
        next_front.clear();
    }
}

// Ways on to a goal take half a byte a room: a Grid whose rooms have one exit, the step to take; a
// goal has all, a room in the ring in hand has those of `waiting`, one not reached has none.
constexpr Exits at_goal = Exits::of_bits(15);
constexpr Exits waiting = Exits::of_bits(3);

// Of a room whose neighbours in the rings before it are marked: such a neighbour is one step
// nearer, for were it two, this room would have been reached before.
Exits step_on(const Grid& grid, const Grid& ways, RoomId room) {
    for (const Direction direction : grid_directions) {
        const auto next = grid.neighbour(room, direction);
        const Exits mark = next ? ways.exits(*next) : Exits();
        if (grid.exits(room).has(direction) && !mark.empty() && mark != waiting) {
            return Exits().with(direction);
        }
    }
    return {};
}

// Backwards from the goals ring by ring, as a wall may be one-way; ends with the ring of `from`.
Grid ways_on(const Grid& grid, RoomId from, std::vector<RoomId> front) {
    Grid ways(grid.rows(), grid.columns());
    for (const RoomId room : front) {
        ways.set_exits(room, at_goal);
    }
    std::vector<RoomId> ring;
    std::vector<Exits> steps;
    const auto reach_from = [&](RoomId room) {
        for (const Direction direction : grid_directions) {
            const auto next = grid.neighbour(room, direction);
            if (next && ways.exits(*next).empty() && grid.exits(*next).has(opposite(direction))) {
                ways.set_exits(*next, waiting);
                ring.push_back(*next);
            }
        }
    };
    while (!front.empty() && ways.exits(from).empty()) {
        ring.clear();
        steps.clear();
        std::for_each(front.begin(), front.end(), reach_from);
        for (const RoomId room : ring) {
            steps.push_back(step_on(grid, ways, room));
        }
        for (std::size_t i = 0; i < ring.size(); ++i) {
            ways.set_exits(ring[i], steps[i]);
        }
        front.swap(ring);
    }
    return ways;
}

} // namespace

std::vector<std::uint32_t> distances_from(const Grid& grid, RoomId from) {
    std::vector<std::uint32_t> distances(grid.room_count(), unreachable);
    (void)spread(grid, from, [&](RoomId room, std::uint32_t steps) {
        std::uint32_t& distance = distances[index_of(room)];
        const bool is_new = distance == unreachable;
        distance = is_new ? steps : distance;
        return is_new;
    });
    return distances;
}

std::vector<std::uint8_t> shades_from(const Grid& grid, RoomId from, std::uint8_t shade_count) {
    std::vector<std::uint8_t> shades(grid.room_count(), no_shade);
    std::uint64_t farthest = 0;
    std::uint64_t darkest = 0;
    const auto reach = [&](RoomId room, std::uint32_t steps) {
        std::uint8_t& shade = shades[index_of(room)];
        const bool is_new = shade == no_shade;
        shade =
            is_new
                ? static_cast<std::uint8_t>(steps * darkest / std::max<std::uint64_t>(farthest, 1))
                : shade;
        return is_new;
    };
    farthest = spread(grid, from, reach);
    darkest = shade_count - 1U;
    std::fill(shades.begin(), shades.end(), no_shade);
    (void)spread(grid, from, reach);
    return shades;
}

std::vector<RoomId> shortest_way(const Grid& grid, RoomId from, const std::vector<RoomId>& to) {
    const Grid ways = ways_on(grid, from, to);
    if (ways.exits(from).empty()) {
        return {};
    }
    std::vector<RoomId> way = {from};
    while (ways.exits(way.back()) != at_goal) {
        const unsigned step = ways.exits(way.back()).bits();
        way.push_back(grid.beyond(way.back(), static_cast<Direction>(std::countr_zero(step))));
    }
    return way;
}

std::vector<RoomId> dead_ends_of(const Grid& grid) {
    std::vector<RoomId> rooms;
    for (std::uint32_t room = 0; room < grid.room_count(); ++room) {
        if (grid.exits(RoomId{room}).count() == 1) {
            rooms.push_back(RoomId{room});
        }
    }
    return rooms;
}

} // namespace clew
