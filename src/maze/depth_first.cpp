#include "clew/maze/depth_first.hpp"

#include "clew/maze/shares.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

namespace clew {

namespace {

// The way back: the rooms that had another free neighbour when they were left, the last on top. Of
// each only the steps that lead there from the one below: a byte, in which a 1 goes before the up
// to three steps of two bits each, as every third room is put in as well.
class WayBack {
public:
    WayBack(std::array<std::size_t, 4> steps, std::size_t start, std::size_t rooms)
        : piece_bytes_(std::min(rooms, huge_page_bytes)), top_(start) {
        for (std::size_t path = 4; path < apart_.size(); ++path) {
            apart_[path] = apart_[path / 4] + steps[path % 4];
        }
        enter_piece();
    }

    [[nodiscard]] bool empty() const { return in_piece_ == 0 && number_ == 0; }

    // Tells of a step from a room. No branch on `again` could be foreseen.
    void leave(std::size_t room, Direction direction, bool again) {
        const std::size_t put_in = std::size_t{again} | path_ / (apart_.size() / 2);
        const std::size_t if_so = 0 - put_in;
        piece_[in_piece_] = static_cast<std::uint8_t>(path_);
        in_piece_ += put_in;
        top_ ^= (top_ ^ room) & if_so;
        path_ = (path_ ^ ((path_ ^ here) & if_so)) * 4 + static_cast<std::size_t>(direction);
        if (in_piece_ == piece_.size()) {
            ++number_;
            in_piece_ = 0;
            enter_piece();
        }
    }

    std::size_t pop() {
        if (in_piece_ == 0) {
            --number_;
            in_piece_ = piece_bytes_;
            enter_piece();
        }
        --in_piece_;
        const std::size_t room = top_;
        path_ = piece_[in_piece_];
        top_ -= apart_[path_];
        return room;
    }

private:
    static constexpr std::size_t here = 1;

    // One piece above is kept, so that a walk to and fro at its end allocates nothing.
    void enter_piece() {
        while (pieces_.size() > number_ + 2) {
            pieces_.pop_back();
        }
        if (pieces_.size() == number_) {
            pieces_.emplace_back(piece_bytes_);
        }
        piece_ = pieces_[number_];
    }

    std::size_t piece_bytes_;
    std::array<std::size_t, 128> apart_{}; // for each path
    std::size_t top_;                      // the room on top; where the walk began if there is none
    std::size_t path_ = here;              // of the walk from there
    std::vector<BigVector<std::uint8_t>> pieces_;
    std::span<std::uint8_t> piece_; // the one that has the top
    std::size_t number_ = 0;        // of that piece
    std::size_t in_piece_ = 0;
};

// The low halves of eight cells to four bytes.
void pack_eight(const std::uint8_t* cells, std::uint8_t* to) {
    std::uint64_t word = 0;
    for (unsigned i = 0; i < 8; ++i) {
        word |= std::uint64_t{cells[i]} << (8 * i);
    }
    word &= 0x0F0F0F0F0F0F0F0FU;
    word = (word | word >> 4U) & 0x00FF00FF00FF00FFU;
    word = (word | word >> 8U) & 0x0000FFFF0000FFFFU;
    word |= word >> 16U;
    for (unsigned i = 0; i < 4; ++i) {
        to[i] = static_cast<std::uint8_t>(word >> (8 * i));
    }
}

// While the walk goes on a room has a byte: low half its exits, high half the neighbours not yet
// visited. What is off the grid is never among those, so that no other test of bounds is needed; a
// row of spare cells north and south of the rooms takes what is written there. The first half of
// the cells are the grid's own memory, as a byte a room beside it would be too much at once.
class Cells {
public:
    explicit Cells(Grid& grid)
        : first_(grid.halves()), columns_(grid.columns()), rooms_(grid.room_count()),
          rest_(rooms_ + 2 * columns_ - first_.size(), all_free) {
        std::fill(first_.begin(), first_.end(), all_free);
        for (std::size_t column = 0; column < columns_; ++column) {
            take_off(at(columns_ + column), Direction::north);
            take_off(at(rooms_ + column), Direction::south);
        }
        for (std::size_t cell = columns_; cell < columns_ + rooms_; cell += columns_) {
            take_off(at(cell), Direction::west);
            take_off(at(cell + columns_ - 1), Direction::east);
        }
    }

    [[nodiscard]] std::uint8_t& at(std::size_t cell) {
        return cell < first_.size() ? first_[cell] : rest_[cell - first_.size()];
    }

    // Beyond the end of a row lies the next one's first room, which has no west.
    void visit(std::size_t cell) {
        if (cell + columns_ < first_.size()) {
            visit_in(&first_[cell]);
        } else if (cell - columns_ >= first_.size()) {
            visit_in(&rest_[cell - first_.size()]);
        } else {
            take_off(at(cell - columns_), Direction::south);
            take_off(at(cell + columns_), Direction::north);
            take_off(at(cell + 1), Direction::west);
            take_off(at(cell - 1), Direction::east);
        }
    }

    // Into the grid, whose memory is read ahead of what is written. Spare cells have no exits.
    void pack() {
        std::size_t done = 0;
        while (done < first_.size()) {
            const std::size_t cell = columns_ + 2 * done;
            const bool in_one = cell + 8 <= first_.size() || cell >= first_.size();
            if (in_one && done + 4 <= first_.size()) {
                pack_eight(&at(cell), &first_[done]);
                done += 4;
            } else {
                const unsigned both = (at(cell) & 15U) | (at(cell + 1) & 15U) << 4U;
                first_[done] = static_cast<std::uint8_t>(both);
                ++done;
            }
        }
    }

private:
    static constexpr std::uint8_t all_free = 0xF0;

    static void take_off(std::uint8_t& cell, Direction direction) {
        cell = static_cast<std::uint8_t>(cell & ~(16U << static_cast<unsigned>(direction)));
    }

    // All in one of the two halves.
    void visit_in(std::uint8_t* cell) {
        take_off(*(cell - columns_), Direction::south);
        take_off(*(cell + columns_), Direction::north);
        take_off(*(cell + 1), Direction::west);
        take_off(*(cell - 1), Direction::east);
    }

    std::span<std::uint8_t> first_;
    std::size_t columns_;
    std::size_t rooms_;
    BigVector<std::uint8_t> rest_;
};

// All that follows from a choice, to be had by one look: by the free neighbours as they lie in a
// cell, plus a share of 0 to 11, or 12 and a direction that is free.
struct Move {
    std::size_t step;
    unsigned there; // exit bits: of the room left, and of the one entered
    unsigned back;
    Direction direction;
};

using Moves = std::array<Move, 256>;

Moves moves_for(const std::array<std::size_t, 4>& steps) {
    Moves moves{};
    for (unsigned i = 0; i < moves.size(); ++i) {
        const unsigned share = i % 16;
        const Direction direction = share < shares ? share_of(Exits::of_bits(i / 16), share)
                                                   : grid_directions[share - shares];
        const auto number = static_cast<std::size_t>(direction);
        moves[i] = {steps[number], 1U << number, 1U << static_cast<unsigned>(opposite(direction)),
                    direction};
    }
    return moves;
}

// As `choose` draws; `last` is an exit bit, or 0.
inline std::size_t share_for(unsigned free, unsigned last, double bias, Random& random) {
    if (bias > 0 && (free >> 4U & last) != 0 && random.chance(bias)) {
        return shares + static_cast<std::size_t>(std::countr_zero(last));
    }
    return random.below(shares);
}

void walk_all(Grid& grid, std::uint32_t start, double bias, Random& draws) {
    const std::size_t columns = grid.columns();
    const std::array<std::size_t, 4> steps = {0 - columns, columns, 1, std::size_t{0} - 1};
    const Moves moves = moves_for(steps);
    Random random = draws; // in a register: bytes written could be any of its own
    Cells cells(grid);
    std::size_t at = start + columns;
    WayBack way_back(steps, at, grid.room_count());
    unsigned last = 0;
    cells.visit(at);
    unsigned cell = cells.at(at);
    while (true) {
        const unsigned free = cell & 0xF0U;
        if (free != 0) {
            const Move& move = moves[free + share_for(free, last, bias, random)];
            const unsigned next = cells.at(at + move.step) | move.back; // all else can wait
            cells.at(at) = static_cast<std::uint8_t>(cell | move.there);
            way_back.leave(at, move.direction, (free & (free - 1)) != 0);
            at += move.step;
            cells.visit(at);
            cell = next;
            last = move.there;
            continue;
        }
        cells.at(at) = static_cast<std::uint8_t>(cell);
        do { // most have none left
            if (way_back.empty()) {
                cells.pack();
                draws = random;
                return;
            }
            at = way_back.pop();
            cell = cells.at(at);
        } while (cell < 16);
        last = 0;
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
    Grid grid(rows, columns);
    const auto start = static_cast<std::uint32_t>(random.below(grid.room_count()));
    walk_all(grid, start, bias, random);
    return grid;
}

} // namespace clew
