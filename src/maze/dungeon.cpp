#include "clew/maze/dungeon.hpp"

#include "clew/maze/planes.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace clew {

namespace {

constexpr int tries_max = 20;

struct Hall {
    Place first;
    Place last; // included
};

// Where halls may lie along one side of the grid: all of it, but for a border if there is room.
struct Bounds {
    std::uint32_t first;
    std::uint32_t size;
};

Bounds bounds_of(std::uint32_t side) { return side < 3 ? Bounds{0, side} : Bounds{1, side - 2}; }

std::uint32_t drawn(Extent extent, Random& random) {
    return extent.least +
           static_cast<std::uint32_t>(random.below(std::uint64_t{extent.most} - extent.least + 1));
}

std::pair<std::uint32_t, std::uint32_t> stretch(Extent extent, Bounds bounds, Random& random) {
    const std::uint32_t size = std::min(drawn(extent, random), bounds.size);
    const auto free = static_cast<std::uint32_t>(random.below(bounds.size - size + 1));
    return {bounds.first + free, bounds.first + free + size - 1};
}

bool are_apart(const Hall& a, const Hall& b) {
    return a.last.row + 1 < b.first.row || b.last.row + 1 < a.first.row ||
           a.last.column + 1 < b.first.column || b.last.column + 1 < a.first.column;
}

Place centre_of(const Hall& hall) {
    return {hall.first.row + (hall.last.row - hall.first.row) / 2,
            hall.first.column + (hall.last.column - hall.first.column) / 2};
}

class Digger {
public:
    Digger(std::uint32_t rows, std::uint32_t columns)
        : field_{rows, columns}, floor_(field_.size()) {}

    void dig(Place from, Place to) {
        const auto [top, bottom] = std::minmax(from.row, to.row);
        const auto [left, right] = std::minmax(from.column, to.column);
        for (std::uint32_t row = top; row <= bottom; ++row) {
            for (std::uint32_t column = left; column <= right; ++column) {
                floor_.set(field_.at({row, column}));
            }
        }
    }

    [[nodiscard]] Grid grid() const {
        Grid grid(field_.rows, field_.columns);
        for (std::uint32_t row = 0; row < field_.rows; ++row) {
            for (std::uint32_t column = 0; column < field_.columns; ++column) {
                open_around(grid, {row, column});
            }
        }
        return grid;
    }

private:
    // The border of the field is no floor, so that no side needs to be looked for.
    void open_around(Grid& grid, Place place) const {
        const std::size_t at = field_.at(place);
        if (floor_.has(at)) {
            const unsigned exits = (floor_.has(at - field_.stride()) ? 1U : 0U) |
                                   (floor_.has(at + field_.stride()) ? 2U : 0U) |
                                   (floor_.has(at + 1) ? 4U : 0U) | (floor_.has(at - 1) ? 8U : 0U);
            grid.set_exits(grid.at(place), Exits::of_bits(exits));
        }
    }

    Field field_;
    Plane floor_;
};

Hall drawn_hall(const DungeonSpec& spec, Bounds rows, Bounds columns, Random& random) {
    const auto [top, bottom] = stretch(spec.hall_rows, rows, random);
    const auto [left, right] = stretch(spec.hall_columns, columns, random);
    return {{top, left}, {bottom, right}};
}

std::vector<Hall> drawn_halls(std::uint32_t rows, std::uint32_t columns, const DungeonSpec& spec,
                              Random& random) {
    std::vector<Hall> halls;
    const std::uint32_t wanted = drawn(spec.halls, random);
    for (std::uint32_t i = 0; i < wanted; ++i) {
        bool placed = false;
        for (int tried = 0; !placed && tried < tries_max; ++tried) {
            const Hall hall = drawn_hall(spec, bounds_of(rows), bounds_of(columns), random);
            placed = spec.overlap ||
                     std::all_of(halls.begin(), halls.end(),
                                 [&](const Hall& other) { return are_apart(hall, other); });
            if (placed) {
                halls.push_back(hall);
            }
        }
    }
    return halls;
}

std::uint64_t steps_between(Place a, Place b) {
    const auto [top, bottom] = std::minmax(a.row, b.row);
    const auto [left, right] = std::minmax(a.column, b.column);
    return std::uint64_t{bottom - top} + (right - left);
}

Place farthest_corner(const std::vector<Hall>& halls, Place from) {
    Place farthest = from;
    for (const Hall& hall : halls) {
        for (const Place corner : {hall.first, Place{hall.first.row, hall.last.column},
                                   Place{hall.last.row, hall.first.column}, hall.last}) {
            if (steps_between(from, corner) > steps_between(from, farthest)) {
                farthest = corner;
            }
        }
    }
    return farthest;
}

Dungeon dug_floor(std::uint32_t rows, std::uint32_t columns, const DungeonSpec& spec,
                  Random& random) {
    const std::vector<Hall> halls = drawn_halls(rows, columns, spec, random);
    Digger digger(rows, columns);
    for (std::size_t i = 0; i < halls.size(); ++i) {
        digger.dig(halls[i].first, halls[i].last);
        if (i > 0) {
            const Place from = centre_of(halls[i - 1]);
            const Place to = centre_of(halls[i]);
            const Place bend{from.row, to.column};
            digger.dig(from, bend);
            digger.dig(bend, to);
        }
    }
    const Place first = centre_of(halls.front());
    Place last = first;
    for (const Hall& hall : halls) {
        const Place centre = centre_of(hall);
        last = steps_between(first, centre) > steps_between(first, last) ? centre : last;
    }
    if (last == first) {
        last = farthest_corner(halls, first);
    }
    Dungeon made{digger.grid(), RoomId{0}, RoomId{0}, {}};
    made.first = made.grid.at(first);
    made.last = made.grid.at(last);
    return made;
}

} // namespace

Dungeon dungeon(std::uint32_t rows, std::uint32_t columns, const DungeonSpec& spec,
                Random& random) {
    const std::uint32_t floors = std::min(spec.floors, rows);
    const std::uint32_t height = rows / floors;
    Dungeon top = dug_floor(height, columns, spec, random);
    if (floors == 1) {
        return top;
    }
    Dungeon all{Grid(rows, columns), top.first, top.last, {}};
    for (std::uint32_t floor = 0; floor < floors; ++floor) {
        const Dungeon one = floor == 0 ? std::move(top) : dug_floor(height, columns, spec, random);
        const auto room_in_all = [&](RoomId room) {
            return RoomId{index_of(room) + floor * height * columns};
        };
        for (std::uint32_t i = 0; i < one.grid.room_count(); ++i) {
            all.grid.set_exits(room_in_all(RoomId{i}), one.grid.exits(RoomId{i}));
        }
        if (floor > 0) {
            all.stairs.emplace_back(all.last, room_in_all(one.first));
        }
        all.last = room_in_all(one.last);
    }
    return all;
}

} // namespace clew
