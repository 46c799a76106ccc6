#include "clew/maze/braid.hpp"

#include "clew/maze/distance.hpp"
#include "clew/maze/shares.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace clew {

namespace {

bool is_dead_end(const Grid& grid, RoomId room) { return grid.exits(room).count() == 1; }

// Where a dead end can be opened to: all such directions, and those to another dead end.
struct Ways {
    Exits all;
    Exits to_dead_ends;
};

Ways ways_from(const Grid& grid, RoomId room) {
    Ways ways;
    for (const Direction direction : grid_directions) {
        const auto next = grid.neighbour(room, direction);
        if (!next || grid.exits(room).has(direction) || grid.exits(*next).empty()) {
            continue;
        }
        ways.all = ways.all.with(direction);
        if (is_dead_end(grid, *next)) {
            ways.to_dead_ends = ways.to_dead_ends.with(direction);
        }
    }
    return ways;
}

// How many dead ends are gone: the room is one.
std::size_t open_one(Grid& grid, RoomId room, std::size_t wanted, Random& random) {
    const Ways ways = ways_from(grid, room);
    const Exits to_others = Exits::of_bits(ways.all.bits() & ~ways.to_dead_ends.bits());
    const bool pair = to_others.empty() || (wanted > 1 && !ways.to_dead_ends.empty());
    grid.open(room, share_of(pair ? ways.to_dead_ends : to_others, random.below(shares)));
    return pair ? 2 : 1;
}

} // namespace

void braid(Grid& grid, double share, Random& random) {
    assert(share >= 0 && share <= 1);
    if (share == 0) {
        return;
    }
    std::vector<RoomId> dead_ends = dead_ends_of(grid);
    std::erase_if(dead_ends, [&](RoomId room) { return ways_from(grid, room).all.empty(); });
    const auto wanted =
        static_cast<std::size_t>(share * static_cast<double>(dead_ends.size()) + 0.5);
    std::size_t gone = 0;
    while (gone < wanted) {
        std::swap(dead_ends[random.below(dead_ends.size())], dead_ends.back());
        const RoomId room = dead_ends.back();
        dead_ends.pop_back();
        if (is_dead_end(grid, room)) {
            gone += open_one(grid, room, wanted - gone, random);
        }
    }
}

} // namespace clew
