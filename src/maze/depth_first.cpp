#include "clew/maze/depth_first.hpp"

#include "clew/maze/shares.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace clew {

namespace {

// Inlined into the walk.
inline Direction chosen(Exits permitted, std::optional<Direction> last, double bias,
                        Random& random) {
    if (bias > 0 && last && permitted.has(*last) && random.chance(bias)) {
        return *last;
    }
    return share_of(permitted, random.below(shares));
}

// The way back: the rooms that had another free neighbour when they were left, the last on top. Of
// each only how far it lies from the one below: a byte, as what lies 7 steps off is put in as well.
class WayBack {
public:
    WayBack(const Grid& grid, std::size_t start)
        : columns_(grid.columns()), rooms_(grid.room_count()), top_(start) {}

    [[nodiscard]] bool empty() const { return size_ == 0; }

    // Tells of a step from a room, before it is made. No branch on `again` could be foreseen.
    void leave(std::size_t room, Direction direction, bool again) {
        const unsigned down = offset_ >> 4U;
        const unsigned right = offset_ & 15U;
        const bool put_in = again || apart(down) + apart(right) >= 7;
        if (size_ % piece == 0 && size_ / piece == pieces_.size()) {
            pieces_.emplace_back(std::min(piece, rooms_)); // each room is in but once
        }
        pieces_[size_ / piece][size_ % piece] = static_cast<std::uint8_t>(offset_);
        size_ += put_in ? 1 : 0;
        top_ = put_in ? room : top_;
        constexpr std::array<unsigned, 4> steps = {0U - 16U, 16U, 1U, 0U - 1U};
        offset_ = (put_in ? here : offset_) + steps[static_cast<std::size_t>(direction)];
    }

    std::size_t pop() {
        --size_;
        const std::size_t room = top_;
        offset_ = pieces_[size_ / piece][size_ % piece];
        if (size_ / piece + 2 < pieces_.size()) {
            pieces_.pop_back();
        }
        top_ -= ((offset_ >> 4U) - std::size_t{8}) * columns_ + ((offset_ & 15U) - std::size_t{8});
        return room;
    }

private:
    static constexpr std::size_t piece = std::size_t{1} << 20U;
    static constexpr unsigned here = 0x88U; // rows down and columns right, each plus 8

    static unsigned apart(unsigned half) { return half < 8 ? 8 - half : half - 8; }

    std::size_t columns_;
    std::size_t rooms_;
    std::size_t top_;        // the room on top; where the walk began if there is none
    unsigned offset_ = here; // of the walk from there
    std::size_t size_ = 0;
    std::vector<BigVector<std::uint8_t>> pieces_;
};

// Where the walk has been: of each room, half a byte has the neighbours not yet visited. What is
// off the grid is never among them, so that no other test of bounds is needed; a row of spare
// rooms north and south of the grid takes what is written there.
class Walk {
public:
    Walk(Grid& grid, std::uint32_t start)
        : out_(grid.halves()), columns_(grid.columns()), at_(start),
          free_((std::size_t{grid.room_count()} + 2 * columns_) / 2 + 1, 0xFFU) {
        const std::size_t rooms = grid.room_count();
        for (std::size_t column = 0; column < columns_; ++column) {
            take_off(column, Direction::north);
            take_off(rooms - 1 - column, Direction::south);
        }
        for (std::size_t room = 0; room < rooms; room += columns_) {
            take_off(room, Direction::west);
            take_off(room + columns_ - 1, Direction::east);
        }
        visit();
    }

    [[nodiscard]] std::size_t at() const { return at_; }
    void be_at(std::size_t room) { at_ = room; }

    [[nodiscard]] Exits permitted() const {
        const std::size_t half = at_ + columns_;
        return Exits::of_bits(free_[half / 2] >> (4 * (half % 2)) & 15U);
    }

    void go(Direction direction) {
        const std::array<std::size_t, 4> steps = {0 - columns_, columns_, 1, std::size_t{0} - 1};
        open(direction);
        at_ += steps[static_cast<std::size_t>(direction)];
        open(opposite(direction));
        visit();
    }

private:
    void open(Direction direction) {
        const unsigned bit = 1U << static_cast<unsigned>(direction);
        out_[at_ / 2] = static_cast<std::uint8_t>(out_[at_ / 2] | bit << (4 * (at_ % 2)));
    }

    // Beyond the end of a row lies the next one's first room, which has no west.
    void visit() {
        take_off(at_ - columns_, Direction::south);
        take_off(at_ + columns_, Direction::north);
        take_off(at_ + 1, Direction::west);
        take_off(at_ - 1, Direction::east);
    }

    void take_off(std::size_t room, Direction direction) {
        const std::size_t half = room + columns_;
        const unsigned bit = 1U << static_cast<unsigned>(direction);
        free_[half / 2] = static_cast<std::uint8_t>(free_[half / 2] & ~(bit << (4 * (half % 2))));
    }

    std::span<std::uint8_t> out_;
    std::size_t columns_;
    std::size_t at_;
    BigVector<std::uint8_t> free_;
};

void walk_all(Grid& grid, std::uint32_t start, double bias, Random& random) {
    Walk walk(grid, start);
    WayBack way_back(grid, start);
    std::optional<Direction> last;
    while (true) {
        const Exits permitted = walk.permitted();
        if (!permitted.empty()) {
            last = chosen(permitted, last, bias, random);
            way_back.leave(walk.at(), *last, !permitted.without(*last).empty());
            walk.go(*last);
        } else if (!way_back.empty()) {
            walk.be_at(way_back.pop());
            last.reset();
        } else {
            return;
        }
    }
}

} // namespace

Direction choose(Exits permitted, std::optional<Direction> last, double bias, Random& random) {
    assert(!permitted.empty() && permitted.bits() < 16);
    return chosen(permitted, last, bias, random);
}

Grid depth_first(std::uint32_t rows, std::uint32_t columns, double bias, Random& random) {
    Grid grid(rows, columns);
    const auto start = static_cast<std::uint32_t>(random.below(grid.room_count()));
    walk_all(grid, start, bias, random);
    return grid;
}

} // namespace clew
