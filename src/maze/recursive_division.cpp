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

    // The 2 x 2 rooms that half of all cutting comes to: four ways, and one of them stays shut.
    void open_square(std::size_t at) {
        const std::uint64_t shut = coins(2);
        open_[0].set(at, shut != 0);
        open_[0].set(at + field_.stride(), shut != 1);
        open_[1].set(at, shut != 2);
        open_[1].set(at + 1, shut != 3);
    }

    // Cuts a part that is not narrow: into what is north or west of the wall, and the rest. Which
    // way is chosen without a branch, as no branch predictor could foresee it.
    std::pair<Part, Part> cut(const Part& part) {
        const std::uint32_t longer = std::max(part.rows, part.columns);
        const std::uint32_t shorter = std::min(part.rows, part.columns);
        const bool lying = longer == shorter ? coins(1) != 0 : part.rows == longer;
        const auto [wall, gap] = two_below(longer - 1, shorter, random_);
        const std::array<std::size_t, 2> steps = {1, field_.stride()};
        const std::size_t across = steps[lying ? 1 : 0];
        const std::size_t along = steps[lying ? 0 : 1];
        open_[lying ? 1 : 0].set(part.at + wall * across + gap * along);
        const std::uint32_t rows = lying ? wall + 1 : 0;
        const std::uint32_t columns = lying ? 0 : wall + 1;
        return {
            {part.at, lying ? rows : part.rows, lying ? part.columns : columns},
            {part.at + (wall + std::size_t{1}) * across, part.rows - rows, part.columns - columns}};
    }

    [[nodiscard]] Grid grid() const { return packed(field_, open_[0], open_[1]); }

private:
    std::uint64_t coins(unsigned count) {
        if (coins_left_ < count) {
            coins_ = random_.next();
            coins_left_ = 64;
        }
        const std::uint64_t taken = coins_ & ((1U << count) - 1);
        coins_ >>= count;
        coins_left_ -= count;
        return taken;
    }

    Random& random_;
    Field field_;
    std::array<Plane, 2> open_; // east, south
    std::uint64_t coins_ = 0;
    unsigned coins_left_ = 0;
};

} // namespace

Grid recursive_division(std::uint32_t rows, std::uint32_t columns, Random& random) {
    const Field field{rows, columns};
    Floor floor(field, random);
    std::vector<Part> waiting = {{field.at({0, 0}), rows, columns}};
    while (!waiting.empty()) {
        const Part part = waiting.back();
        waiting.pop_back();
        if (part.is_narrow()) {
            floor.open_along(part);
        } else if (part.rows + part.columns == 4) {
            floor.open_square(part.at);
        } else {
            const auto [one, other] = floor.cut(part);
            const bool other_first = one.is_larger_than(other);
            waiting.push_back(other_first ? one : other);
            waiting.push_back(other_first ? other : one);
        }
    }
    return floor.grid();
}

} // namespace clew
