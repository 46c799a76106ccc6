#include "clew/maze/aldous_broder.hpp"

#include "clew/maze/line.hpp"
#include "clew/maze/planes.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

namespace clew {

namespace {

constexpr std::uint64_t first_coins = 0x5555555555555555U;

// Squares of rooms, and how far around each every room has been entered: if a square and the eight
// about it are full, that many steps from any room of it stay among rooms entered. Squares at the
// border never are: there a step may be none.
class Squares {
public:
    Squares(std::uint32_t rows, std::uint32_t columns, unsigned log2)
        : log2_(log2), across_((columns >> log2) + 1),
          left_(counts(rows), static_cast<std::uint16_t>(1U << 2U * log2)),
          full_around_(left_.size()) {}

    void enter(Place place) {
        const std::size_t at = square(place);
        if (--left_[at] == 0) {
            fill(at);
        }
    }

    [[nodiscard]] bool is_inside(Place place) const { return full_around_[square(place)] == 9; }

private:
    [[nodiscard]] std::size_t counts(std::uint32_t rows) const {
        return (std::size_t{rows >> log2_} + 3) * across_ + 2;
    }

    [[nodiscard]] std::size_t square(Place place) const {
        return ((place.row >> log2_) + std::size_t{1}) * across_ + (place.column >> log2_) + 1;
    }

    void fill(std::size_t at) {
        for (const std::size_t row : {at - across_, at, at + across_}) {
            for (const std::size_t next : {row - 1, row, row + 1}) {
                ++full_around_[next];
            }
        }
    }

    unsigned log2_;
    std::size_t across_;
    std::vector<std::uint16_t> left_;
    std::vector<std::uint8_t> full_around_;
};

class Walk {
public:
    Walk(const Field& field, Place start)
        : field_(field), stride_(field.stride()), at_(field.at(start)), entered_(field.size()),
          east_(field.size()), south_(field.size()), small_(field.rows, field.columns, 3),
          large_(field.rows, field.columns, 5), left_(std::uint64_t{field.rows} * field.columns) {
        enter();
    }

    void run(Random& random) {
        while (left_ > 0) {
            std::uint64_t coins = random.next();
            if (large_.is_inside(place())) {
                leap(coins, 32);
                continue;
            }
            for (unsigned part = 0; part < 4; ++part, coins >>= 16U) {
                if (small_.is_inside(place())) {
                    leap(coins & 0xFFFFU, 8);
                } else {
                    walk(coins, 8);
                }
            }
        }
    }

    [[nodiscard]] Grid grid() const { return packed(field_, east_, south_); }

private:
    [[nodiscard]] Place place() const {
        const std::size_t row = at_ / stride_;
        return {static_cast<std::uint32_t>(row - 1),
                static_cast<std::uint32_t>(at_ - row * stride_)};
    }

    // Two coins alike are a step along the column, else along the row; the first says which way.
    void walk(std::uint64_t coins, unsigned steps) {
        const std::array<std::size_t, 4> by = {0 - stride_, 1, 0 - std::size_t{1}, stride_};
        for (unsigned step = 0; step < steps; ++step, coins >>= 2U) {
            const std::size_t next = at_ + by[coins & 3U];
            if (!entered_.has(next) && !arrive(next)) {
                continue;
            }
            at_ = next;
        }
    }

    // Where so many steps lead: the sum of their coins, 1 or -1 each, along either diagonal.
    void leap(std::uint64_t coins, int steps) {
        const int first = 2 * std::popcount(coins & first_coins) - steps;
        const int second = 2 * std::popcount(coins >> 1U & first_coins) - steps;
        const std::ptrdiff_t down = (first + second) / 2;
        const std::ptrdiff_t right = (first - second) / 2;
        at_ += static_cast<std::size_t>(down * static_cast<std::ptrdiff_t>(stride_) + right);
    }

    // False if that is beyond the border, which is never entered.
    bool arrive(std::size_t next) {
        const std::size_t row = next / stride_;
        if (row == 0 || row > field_.rows || next % stride_ == field_.columns) {
            return false;
        }
        const bool along = next == at_ + 1 || at_ == next + 1;
        (along ? east_ : south_).set(std::min(at_, next));
        at_ = next;
        enter();
        return true;
    }

    void enter() {
        entered_.set(at_);
        small_.enter(place());
        large_.enter(place());
        --left_;
    }

    Field field_;
    std::size_t stride_;
    std::size_t at_;
    Plane entered_;
    Plane east_;
    Plane south_;
    Squares small_; // 8 x 8
    Squares large_; // 32 x 32
    std::uint64_t left_;
};

} // namespace

Grid aldous_broder(std::uint32_t rows, std::uint32_t columns, Random& random) {
    assert(!is_line(rows, columns));
    const auto start = static_cast<std::uint32_t>(random.below(std::uint64_t{rows} * columns));
    Walk walk({rows, columns}, {start / columns, start % columns});
    walk.run(random);
    return walk.grid();
}

} // namespace clew
