#include "clew/maze/hunt_and_kill.hpp"

#include "clew/maze/planes.hpp"
#include "clew/maze/shares.hpp"

#include <algorithm>
#include <bit>

namespace clew {

namespace {

class Hunter {
public:
    Hunter(const Field& field, Place start)
        : stride_(field.stride()), end_(field.size() - stride_), at_(field.at(start)),
          hunt_from_(end_), blocked_(field.size()), visited_(field.size()), east_(field.size()),
          south_(field.size()) {
        for (std::size_t i = 0; i <= field.columns; ++i) {
            blocked_.set(i);
            blocked_.set(field.size() - 1 - i);
        }
        for (std::size_t row = 1; row <= field.rows; ++row) {
            blocked_.set(row * stride_ + field.columns);
        }
        visit(at_);
    }

    void run(Random& random) {
        do {
            Exits free = free_sides();
            while (!free.empty()) {
                hunt_from_ =
                    std::min(hunt_from_, free.has(Direction::north) ? at_ - stride_ : at_ - 1);
                const Direction direction = share_of(free, random.below(shares));
                open(at_, direction);
                visit(beyond(at_, direction));
                free = free_sides();
            }
        } while (hunt(random));
    }

    [[nodiscard]] Grid grid(const Field& field) const { return packed(field, east_, south_); }

private:
    // False if no room is left.
    bool hunt(Random& random) {
        std::uint64_t found = 0;
        std::size_t at = std::max(hunt_from_, stride_);
        while (at < end_ && (found = prey(at)) == 0) {
            at += 64;
        }
        if (at >= end_) {
            return false;
        }
        at += static_cast<std::size_t>(std::countr_zero(found));
        const Exits visited =
            Exits::of_bits(bit(visited_, at - stride_) | bit(visited_, at + stride_) << 1U |
                           bit(visited_, at + 1) << 2U | bit(visited_, at - 1) << 3U);
        open(at, share_of(visited, random.below(shares)));
        visit(at);
        hunt_from_ = at;
        return true;
    }

    // Of 64 rooms those that are free and next to a visited one.
    [[nodiscard]] std::uint64_t prey(std::size_t at) const {
        return ~blocked_.word(at) & (visited_.word(at - stride_) | visited_.word(at + stride_) |
                                     visited_.word(at - 1) | visited_.word(at + 1));
    }

    [[nodiscard]] Exits free_sides() const {
        const unsigned taken = bit(blocked_, at_ - stride_) | bit(blocked_, at_ + stride_) << 1U |
                               bit(blocked_, at_ + 1) << 2U | bit(blocked_, at_ - 1) << 3U;
        return Exits::of_bits(~taken & 15U);
    }

    static unsigned bit(const Plane& plane, std::size_t at) { return plane.has(at) ? 1U : 0U; }

    void visit(std::size_t at) {
        blocked_.set(at);
        visited_.set(at);
        at_ = at;
    }

    [[nodiscard]] std::size_t beyond(std::size_t at, Direction direction) const {
        const std::size_t step = direction >= Direction::east ? 1 : stride_;
        const bool onward = direction == Direction::south || direction == Direction::east;
        return onward ? at + step : at - step;
    }

    void open(std::size_t at, Direction direction) {
        const bool onward = direction == Direction::south || direction == Direction::east;
        (direction >= Direction::east ? east_ : south_).set(onward ? at : beyond(at, direction));
    }

    std::size_t stride_;
    std::size_t end_; // of the rooms
    std::size_t at_;
    std::size_t hunt_from_; // Invariant: no free room before it is next to a visited one
    Plane blocked_;         // visited or border
    Plane visited_;
    Plane east_;
    Plane south_;
};

} // namespace

Grid hunt_and_kill(std::uint32_t rows, std::uint32_t columns, Random& random) {
    const Field field{rows, columns};
    const auto start = static_cast<std::uint32_t>(random.below(std::uint64_t{rows} * columns));
    Hunter hunter(field, {start / columns, start % columns});
    hunter.run(random);
    return hunter.grid(field);
}

} // namespace clew
