#include "clew/maze/measure.hpp"

#include "clew/world/room_set.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstring>
#include <utility>
#include <vector>

namespace clew {

namespace {

constexpr std::uint64_t ones = 0x1111111111111111U; // the lowest bit of each room
constexpr std::size_t rooms_a_word = 16;

// The grid is bytes, so its words must be little-endian on every machine.
std::uint64_t load(std::span<const std::uint8_t> halves, std::size_t byte) {
    std::uint64_t word = 0;
    std::memcpy(&word, &halves[byte], std::min(sizeof word, halves.size() - byte));
    if constexpr (std::endian::native == std::endian::big) {
        return __builtin_bswap64(word);
    }
    return word;
}

std::uint64_t count(std::uint64_t bits) { return static_cast<std::uint64_t>(std::popcount(bits)); }

// Rooms of one word by their number of exits, each told by its lowest bit.
struct Sorted {
    std::uint64_t one;
    std::uint64_t two;
    std::uint64_t three;
    std::uint64_t four;
};

Sorted sorted(std::uint64_t rooms) {
    constexpr std::uint64_t twos = 0x3333333333333333U;
    std::uint64_t exits = rooms - ((rooms >> 1U) & (ones | ones << 2U));
    exits = (exits & twos) + ((exits >> 2U) & twos);
    const std::uint64_t odd = exits & ones;
    const std::uint64_t many = exits >> 1U & ones;
    return {odd & ~many, many & ~odd, odd & many, exits >> 2U & ones};
}

// Breadth-first walks over one grid. The rings are kept from walk to walk, as most are short.
class Walks {
public:
    explicit Walks(const Grid& grid)
        : grid_(&grid), strides_{0 - grid.columns(), grid.columns(), 1, 0U - 1} {}

    struct Walk {
        RoomId last;                      // of those farthest away
        std::uint64_t steps = 0;          // to it
        std::optional<std::uint64_t> way; // to the goal
    };

    // Adds all rooms joined to that one to `seen`, which has none of them.
    Walk from(RoomId first, RoomId goal, RoomSet& seen) {
        Walk walk{first, 0, std::nullopt};
        ring_.assign(1, first);
        std::size_t size = 1;
        seen.insert(first);
        for (std::uint64_t steps = 0; size > 0; ++steps) {
            walk.last = ring_[0];
            walk.steps = steps;
            if (!walk.way && seen.has(goal)) {
                walk.way = steps;
            }
            size = leave(size, seen);
            ring_.swap(next_);
        }
        return walk;
    }

private:
    // No processor foresees where a maze turns, so nothing is asked: a wall leads to the room
    // itself, which is seen already, and a room seen already is written over by the next.
    std::size_t leave(std::size_t size, RoomSet& seen) {
        if (next_.size() < 4 * size + 1) {
            std::vector<RoomId>().swap(next_); // not to be copied, nor held beside the new one
            next_.resize(8 * size + 1);
        }
        std::size_t count = 0;
        for (std::size_t i = 0; i < size; ++i) {
            const std::uint32_t at = index_of(ring_[i]);
            const unsigned exits = grid_->exits(ring_[i]).bits();
            for (unsigned direction = 0; direction < 4; ++direction) {
                next_[count] = RoomId{at + strides_[direction] * (exits >> direction & 1U)};
                count += seen.insert(next_[count]) ? 1U : 0U;
            }
        }
        return count;
    }

    const Grid* grid_;
    std::array<std::uint32_t, 4> strides_;
    std::vector<RoomId> ring_;
    std::vector<RoomId> next_;
};

std::uint64_t alley_steps_from(const Grid& grid, RoomId room) {
    std::uint64_t steps = 0;
    Exits ahead = grid.exits(room);
    while (ahead.count() == 1) {
        const auto direction = static_cast<Direction>(std::countr_zero(ahead.bits()));
        room = grid.beyond(room, direction);
        ahead = grid.exits(room).without(opposite(direction));
        ++steps;
    }
    return steps;
}

void count_rooms(const Grid& grid, Measures& told) {
    const std::span<const std::uint8_t> halves = grid.halves();
    std::uint64_t sides = 0;
    for (std::size_t byte = 0; byte < halves.size(); byte += sizeof(std::uint64_t)) {
        const std::uint64_t rooms = load(halves, byte);
        const auto [one, two, three, four] = sorted(rooms);
        const std::uint64_t opposite_sides = rooms & (rooms >> 1U) & (ones | ones << 2U);
        const std::uint64_t straight = two & (opposite_sides | opposite_sides >> 2U);
        sides += count(rooms);
        told.dead_ends += count(one);
        told.straights += count(straight);
        told.turns += count(two) - count(straight);
        told.junctions += count(three);
        told.crossings += count(four);
        for (std::uint64_t left = one; left != 0; left &= left - 1) {
            const std::size_t room =
                byte / 8 * rooms_a_word + static_cast<std::size_t>(std::countr_zero(left)) / 4;
            told.alley_steps += alley_steps_from(grid, RoomId{static_cast<std::uint32_t>(room)});
        }
    }
    told.corridors = sides / 2;
    told.passages = (told.dead_ends + 3 * told.junctions + 4 * told.crossings) / 2;
    told.rooms = told.dead_ends + told.straights + told.turns + told.junctions + told.crossings;
    told.rooms = grid.room_count() == 1 ? 1 : told.rooms;
}

void measure_paths(const Grid& grid, RoomId start, RoomId goal, Measures& told) {
    RoomSet seen(grid.room_count());
    RoomSet seen_again(grid.room_count());
    Walks walks(grid);
    const auto walk_from = [&](RoomId room) {
        const Walks::Walk first = walks.from(room, goal, seen);
        const Walks::Walk second = walks.from(first.last, goal, seen_again);
        told.longest_path = std::max(told.longest_path, second.steps);
        ++told.components;
        return first.way;
    };
    const bool is_rock = grid.exits(start).empty();
    told.way = is_rock && grid.room_count() > 1
                   ? (start == goal ? std::optional<std::uint64_t>(0) : std::nullopt)
                   : walk_from(start);
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        if (!seen.has(RoomId{i}) && !grid.exits(RoomId{i}).empty()) {
            walk_from(RoomId{i});
        }
    }
}

void settle_longest_path(const Grid& grid, Measures& told) {
    told.longest_path_exact = told.corridors == told.rooms - told.components;
    if (told.longest_path_exact || grid.room_count() > exact_rooms_max) {
        return;
    }
    Walks walks(grid);
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        RoomSet seen(grid.room_count());
        told.longest_path =
            std::max(told.longest_path, walks.from(RoomId{i}, RoomId{i}, seen).steps);
    }
    told.longest_path_exact = true;
}

} // namespace

Measures measure(const Grid& grid, RoomId start, RoomId goal) {
    assert(index_of(start) < grid.room_count() && index_of(goal) < grid.room_count());
    Measures told;
    count_rooms(grid, told);
    measure_paths(grid, start, goal, told);
    settle_longest_path(grid, told);
    return told;
}

} // namespace clew
