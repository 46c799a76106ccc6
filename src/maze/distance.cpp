#include "clew/maze/distance.hpp"

#include <algorithm>

namespace clew {

namespace {

using Distances = std::vector<std::uint32_t>;

// Breadth first from all rooms of `front`; `leads(room, direction, next)` says whether that step
// counts. Stops after the ring in which `until` lies.
template <class Leads>
Distances spread(const Grid& grid, std::vector<RoomId> front, RoomId until, const Leads& leads) {
    Distances steps(grid.room_count(), unreachable);
    for (const RoomId room : front) {
        steps[index_of(room)] = 0;
    }
    std::vector<RoomId> next_front;
    const auto reach_from = [&](RoomId room, std::uint32_t ring) {
        for (const Direction direction : grid_directions) {
            const auto next = grid.neighbour(room, direction);
            if (next && steps[index_of(*next)] == unreachable && leads(room, direction, *next)) {
                steps[index_of(*next)] = ring;
                next_front.push_back(*next);
            }
        }
    };
    for (std::uint32_t ring = 1; !front.empty(); ++ring) {
        for (const RoomId room : front) {
            reach_from(room, ring);
        }
        if (until != nowhere && steps[index_of(until)] != unreachable) {
            break;
        }
        front.swap(next_front);
        next_front.clear();
    }
    return steps;
}

} // namespace

std::vector<std::uint32_t> distances_from(const Grid& grid, RoomId from) {
    return spread(grid, {from}, nowhere, [&grid](RoomId room, Direction direction, RoomId) {
        return grid.exits(room).has(direction);
    });
}

std::vector<RoomId> shortest_way(const Grid& grid, RoomId from, const std::vector<RoomId>& to) {
    // Backwards, so that from each room the distance left is known; a wall may be one-way.
    const auto leads_back = [&grid](RoomId, Direction direction, RoomId next) {
        return grid.exits(next).has(opposite(direction));
    };
    const Distances left = spread(grid, to, from, leads_back);
    if (left[index_of(from)] == unreachable) {
        return {};
    }
    std::vector<RoomId> way = {from};
    while (left[index_of(way.back())] > 0) {
        const RoomId room = way.back();
        for (const Direction direction : grid_directions) {
            const auto next = grid.neighbour(room, direction);
            if (next && grid.exits(room).has(direction) &&
                left[index_of(*next)] == left[index_of(room)] - 1) {
                way.push_back(*next);
                break;
            }
        }
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
