#include "clew/maze/recursive_division.hpp"

#include "clew/maze/planes.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace clew {

namespace {

struct Part {
    std::size_t at; // its first room in the field
    std::uint32_t rows;
    std::uint32_t columns;

    [[nodiscard]] bool is_narrow() const { return rows == 1 || columns == 1; }
    [[nodiscard]] bool is_larger_than(const Part& other) const {
        return std::uint64_t{rows} * columns > std::uint64_t{other.rows} * other.columns;
    }
};

struct Pair {
    std::uint32_t first;
    std::uint32_t second;
};

// Both uniform, below a and b, from one draw: a bounded draw below a * b is the high word of
// bits * a * b, and so first * b + second.
Pair two_below(std::uint64_t a, std::uint64_t b, Random& random) {
    std::uint64_t bits = random.next();
    const std::uint64_t both = a * b;
    if (bits * both < both) {
        const std::uint64_t short_interval = (0 - both) % both;
        while (bits * both < short_interval) {
            bits = random.next();
        }
    }
    return {static_cast<std::uint32_t>(product_high(bits, a)),
            static_cast<std::uint32_t>(product_high(bits * a, b))};
}

// What a small part can become, as the open sides of its rooms: bit 4 * row + column.
struct Pattern {
    unsigned east = 0;
    unsigned south = 0;
};
constexpr std::uint32_t small_side = 4;
constexpr std::uint32_t small_sum = 6; // of rows and columns

// A part one room wide or high is open from end to end.
Pattern open_end_to_end(std::uint32_t rows, std::uint32_t columns) {
    Pattern pattern;
    for (std::uint32_t i = 0; i + 1 < std::max(rows, columns); ++i) {
        (columns == 1 ? pattern.south : pattern.east) |= 1U << (columns == 1 ? 4 * i : i);
    }
    return pattern;
}

// All ends that cutting small parts can come to, each as probable as any other of its part, so
// that one draw does for all cuts: three of four rooms lie in parts as small as these. So it is
// for 2 x 2, 2 x 3, 2 x 4 and 3 x 3, and as these lie on their sides; in larger ones, where one
// wall leaves more ways to go on than another, it is not.
class SmallParts {
public:
    SmallParts() {
        for (std::uint32_t sum = 2; sum <= small_sum; ++sum) {
            for (std::uint32_t rows = 1; rows < sum; ++rows) {
                add(rows, sum - rows);
            }
        }
    }

    [[nodiscard]] const std::vector<Pattern>& of(std::uint32_t rows, std::uint32_t columns) const {
        return patterns_[rows - 1][columns - 1];
    }

private:
    void add(std::uint32_t rows, std::uint32_t columns) {
        if (rows > small_side || columns > small_side) {
            return;
        }
        if (rows == 1 || columns == 1) {
            add_to(rows, columns, {open_end_to_end(rows, columns)});
            return;
        }
        for (std::uint32_t wall = 1; rows >= columns && wall < rows; ++wall) {
            for (std::uint32_t gap = 0; gap < columns; ++gap) {
                const Pattern open = {0, 1U << (4 * (wall - 1) + gap)};
                add_to(rows, columns,
                       joined(of(wall, columns), of(rows - wall, columns), 4 * wall, open));
            }
        }
        for (std::uint32_t wall = 1; columns >= rows && wall < columns; ++wall) {
            for (std::uint32_t gap = 0; gap < rows; ++gap) {
                const Pattern open = {1U << (4 * gap + wall - 1), 0};
                add_to(rows, columns, joined(of(rows, wall), of(rows, columns - wall), wall, open));
            }
        }
    }

    void add_to(std::uint32_t rows, std::uint32_t columns, const std::vector<Pattern>& more) {
        std::vector<Pattern>& all = patterns_[rows - 1][columns - 1];
        all.insert(all.end(), more.begin(), more.end());
    }

    // Each of the first part with each of the other, which lies so many bits on.
    static std::vector<Pattern> joined(const std::vector<Pattern>& first,
                                       const std::vector<Pattern>& other, unsigned apart,
                                       const Pattern& gap) {
        std::vector<Pattern> both;
        for (const Pattern& one : first) {
            for (const Pattern& two : other) {
                both.push_back({one.east | two.east << apart | gap.east,
                                one.south | two.south << apart | gap.south});
            }
        }
        return both;
    }

    std::array<std::array<std::vector<Pattern>, small_side>, small_side> patterns_;
};

// Walls are never built: what is open in the end is their gaps, and the parts one room wide.
class Floor {
public:
    Floor(const Field& field, Random& random)
        : random_(random), field_(field), open_{Plane(field.size()), Plane(field.size())} {}

    void open_along(const Part& part) {
        const bool upright = part.columns == 1;
        const std::size_t step = upright ? field_.stride() : 1;
        const std::size_t end = part.at + (part.rows + part.columns - 2) * step;
        for (std::size_t at = part.at; at < end; at += step) {
            open_[upright ? 1 : 0].set(at);
        }
    }

    // For a small part; needs patterns for it.
    void open_small(const Part& part, const std::vector<Pattern>& patterns) {
        const Pattern& pattern = patterns[random_.below(patterns.size())];
        std::size_t at = part.at;
        for (std::uint32_t row = 0; row < part.rows; ++row) {
            open_[0].set_four(at, pattern.east >> (4 * row) & 15U);
            open_[1].set_four(at, pattern.south >> (4 * row) & 15U);
            at += field_.stride();
        }
    }

    // Cuts a part that is not narrow: into what is north or west of the wall, and the rest. Which
    // way is chosen without a branch, as no branch predictor could foresee it.
    std::array<Part, 2> cut(const Part& part) {
        const std::uint32_t longer = std::max(part.rows, part.columns);
        const std::uint32_t shorter = std::min(part.rows, part.columns);
        const bool lying = longer == shorter ? random_.below(2) != 0 : part.rows == longer;
        const auto [wall, gap] = two_below(longer - 1, shorter, random_);
        const std::array<std::size_t, 2> steps = {1, field_.stride()};
        const std::size_t across = steps[lying ? 1 : 0];
        const std::size_t along = steps[lying ? 0 : 1];
        open_[lying ? 1 : 0].set(part.at + wall * across + gap * along);
        const std::uint32_t rows = lying ? wall + 1 : 0;
        const std::uint32_t columns = lying ? 0 : wall + 1;
        return {Part{part.at, lying ? rows : part.rows, lying ? part.columns : columns},
                Part{part.at + (wall + std::size_t{1}) * across, part.rows - rows,
                     part.columns - columns}};
    }

    [[nodiscard]] Grid grid() const { return packed(field_, open_[0], open_[1]); }

private:
    Random& random_;
    Field field_;
    std::array<Plane, 2> open_; // east, south
};

} // namespace

Grid recursive_division(std::uint32_t rows, std::uint32_t columns, Random& random) {
    const Field field{rows, columns};
    const SmallParts small;
    Floor floor(field, random);
    // The smaller half goes first, so that no more wait than the rooms can be halved.
    std::array<Part, 32> waiting;
    waiting[0] = {field.at({0, 0}), rows, columns};
    std::size_t count = 1;
    while (count > 0) {
        --count;
        const Part part = waiting[count];
        if (part.is_narrow()) {
            floor.open_along(part);
        } else if (part.rows + part.columns <= small_sum) {
            floor.open_small(part, small.of(part.rows, part.columns));
        } else {
            const std::array<Part, 2> two = floor.cut(part);
            const std::size_t larger = two[0].is_larger_than(two[1]) ? 0 : 1;
            waiting[count] = two[larger];
            waiting[count + 1] = two[1 - larger];
            count += 2;
        }
    }
    return floor.grid();
}

} // namespace clew
