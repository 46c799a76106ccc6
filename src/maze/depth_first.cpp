#include "clew/maze/depth_first.hpp"

#include "clew/maze/planes.hpp"
#include "clew/maze/shares.hpp"

#include <cassert>

namespace clew {

namespace {

// The way back, two bits a step: four times as compact as a byte, sixteen times as a room.
class Steps {
public:
    // Room for all steps at once: pages never touched cost nothing, growing would copy.
    explicit Steps(std::size_t most) { words_.reserve(most / 32 + 1); }

    [[nodiscard]] bool empty() const { return count_ == 0; }

    void push(Direction direction) {
        if (count_ % 32 == 0) {
            words_.push_back(0);
        }
        words_.back() |= static_cast<std::uint64_t>(direction) << (2 * (count_ % 32));
        ++count_;
    }

    Direction pop() {
        --count_;
        const auto direction = static_cast<Direction>(words_.back() >> (2 * (count_ % 32)) & 3U);
        words_.back() &= ~(std::uint64_t{3} << (2 * (count_ % 32)));
        if (count_ % 32 == 0) {
            words_.pop_back();
        }
        return direction;
    }

private:
    BigVector<std::uint64_t> words_;
    std::size_t count_ = 0;
};

// Where the walk has been, what it has opened, and where it stands.
class Walk {
public:
    Walk(const Field& field, Place start)
        : stride_(field.stride()), at_(field.at(start)), visited_(field.size()),
          east_(field.size()), south_(field.size()) {
        for (std::size_t i = 0; i <= field.columns; ++i) {
            visited_.set(i);
            visited_.set(field.size() - 1 - i);
        }
        for (std::size_t row = 1; row <= field.rows; ++row) {
            visited_.set(row * stride_ + field.columns);
        }
        visited_.set(at_);
    }

    // Bounds and visited rooms in one: the border counts as visited.
    [[nodiscard]] Exits permitted() const {
        return Exits::of_bits(free(at_ - stride_) | free(at_ + stride_) << 1U |
                              free(at_ + 1) << 2U | free(at_ - 1) << 3U);
    }

    void go(Direction direction) {
        const std::size_t from = at_;
        go_back(opposite(direction));
        visited_.set(at_);
        const bool along = direction >= Direction::east;
        const bool onward = direction == Direction::south || direction == Direction::east;
        (along ? east_ : south_).set(onward ? from : at_);
    }

    // Undoes a step in that direction.
    void go_back(Direction direction) {
        const std::size_t step = direction >= Direction::east ? 1 : stride_;
        const bool onward = direction == Direction::south || direction == Direction::east;
        at_ += onward ? 0 - step : step;
    }

    [[nodiscard]] Grid grid(const Field& field) {
        visited_ = Plane(0);
        return packed(field, east_, south_);
    }

private:
    [[nodiscard]] unsigned free(std::size_t at) const { return visited_.has(at) ? 0U : 1U; }

    std::size_t stride_;
    std::size_t at_;
    Plane visited_;
    Plane east_;
    Plane south_;
};

void walk_all(Walk& walk, std::size_t rooms, double bias, Random& random) {
    Steps steps(rooms);
    std::optional<Direction> last;
    while (true) {
        const Exits permitted = walk.permitted();
        if (!permitted.empty()) {
            last = choose(permitted, last, bias, random);
            walk.go(*last);
            steps.push(*last);
        } else if (!steps.empty()) {
            walk.go_back(steps.pop());
            last.reset();
        } else {
            return;
        }
    }
}

} // namespace

Direction choose(Exits permitted, std::optional<Direction> last, double bias, Random& random) {
    assert(!permitted.empty() && permitted.bits() < 16);
    if (bias > 0 && last && permitted.has(*last) && random.chance(bias)) {
        return *last;
    }
    return share_of(permitted, random.below(shares));
}

Grid depth_first(std::uint32_t rows, std::uint32_t columns, double bias, Random& random) {
    const Field field{rows, columns};
    const std::uint64_t rooms = std::uint64_t{rows} * columns;
    const auto start = static_cast<std::uint32_t>(random.below(rooms));
    Walk walk(field, {start / columns, start % columns});
    walk_all(walk, rooms, bias, random);
    return walk.grid(field);
}

} // namespace clew
