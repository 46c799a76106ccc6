#include "clew/maze/depth_first.hpp"

#include "clew/maze/shares.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstring>
#include <utility>

namespace clew {

namespace {

// The low halves of eight cells to four bytes.
void pack_eight(const std::uint8_t* cells, std::uint8_t* to) {
    std::uint64_t word = 0;
    std::memcpy(&word, cells, sizeof word);
    if constexpr (std::endian::native == std::endian::big) {
        word = __builtin_bswap64(word);
    }
    word &= 0x0F0F0F0F0F0F0F0FU;
    word = (word | word >> 4U) & 0x00FF00FF00FF00FFU;
    word = (word | word >> 8U) & 0x0000FFFF0000FFFFU;
    word |= word >> 16U;
    auto packed = static_cast<std::uint32_t>(word);
    if constexpr (std::endian::native == std::endian::big) {
        packed = __builtin_bswap32(packed);
    }
    std::memcpy(to, &packed, sizeof packed);
}

// While the walk goes on a room has a byte: low half its exits, high half the neighbours not yet
// visited. What is off the grid is never among those, so that no other test of bounds is needed.
constexpr std::uint8_t all_free = 0xF0;
constexpr unsigned one_free = 0x10; // the least of a cell that has a free neighbour

void take_off(std::uint8_t& cell, Direction direction) {
    cell = static_cast<std::uint8_t>(cell & ~(one_free << static_cast<unsigned>(direction)));
}

// A room's place in memory, where a stretch of the walk and all beside it lie in one piece. Beyond
// the end of a row lies the next one's first room, which has no west.
class InOne {
public:
    InOne(std::span<std::uint8_t> cells, std::size_t before, std::size_t columns)
        : cells_(cells.data()), before_(before), columns_(static_cast<std::ptrdiff_t>(columns)) {}

    [[nodiscard]] std::uint8_t* place(std::size_t cell) const { return cells_ + (cell - before_); }
    [[nodiscard]] std::size_t cell(const std::uint8_t* place) const {
        return static_cast<std::size_t>(place - cells_) + before_;
    }
    [[nodiscard]] static std::uint8_t& at(std::uint8_t* place) { return *place; }

    // The rows after next are fetched, which the walk may come to.
    void visit(std::uint8_t* place) const {
        std::uint8_t* const north = place - columns_;
        std::uint8_t* const south = place + columns_;
        __builtin_prefetch(north - columns_, 1);
        __builtin_prefetch(south + columns_, 1);
        take_off(*north, Direction::south);
        take_off(*south, Direction::north);
        take_off(place[1], Direction::west);
        take_off(place[-1], Direction::east);
    }

private:
    std::uint8_t* cells_;
    std::size_t before_; // of all cells, so many come before these
    std::ptrdiff_t columns_;
};

// All cells; a row of spare ones north and south of the rooms takes what is written there. The
// first half of them are the grid's own memory, as a byte a room beside it would be too much at
// once.
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

    void visit(std::size_t cell) {
        take_off(at(cell - columns_), Direction::south);
        take_off(at(cell + columns_), Direction::north);
        take_off(at(cell + 1), Direction::west);
        take_off(at(cell - 1), Direction::east);
    }

    // If all that is up to so many rows away lies in one of the two halves.
    [[nodiscard]] std::optional<InOne> around(std::size_t cell, std::size_t rows) {
        const std::size_t margin = rows * columns_;
        const std::size_t half = first_.size();
        if (cell >= margin && cell + margin < half) {
            return InOne(first_, 0, columns_);
        }
        if (cell >= half + margin && cell + margin < half + rest_.size()) {
            return InOne(rest_, half, columns_);
        }
        return std::nullopt;
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
    std::span<std::uint8_t> first_;
    std::size_t columns_;
    std::size_t rooms_;
    BigVector<std::uint8_t> rest_;
};

// The same interface as InOne for a stretch that may lie anywhere.
class Anywhere {
public:
    explicit Anywhere(Cells& cells) : cells_(cells) {}

    [[nodiscard]] static std::ptrdiff_t place(std::size_t cell) {
        return static_cast<std::ptrdiff_t>(cell);
    }
    [[nodiscard]] static std::size_t cell(std::ptrdiff_t place) {
        return static_cast<std::size_t>(place);
    }
    [[nodiscard]] std::uint8_t& at(std::ptrdiff_t place) const { return cells_.at(cell(place)); }
    void visit(std::ptrdiff_t place) const { cells_.visit(cell(place)); }

private:
    Cells& cells_;
};

// All that follows from a choice, to be had by one look: by the free neighbours as they lie in a
// cell, plus a share of 0 to 11, or 12 and a direction that is free. Eight bytes.
struct Move {
    std::int32_t step;
    std::uint8_t there; // exit bits: of the room left, and of the one entered
    std::uint8_t back;
    std::uint8_t direction;
};

using Steps = std::array<std::ptrdiff_t, 4>; // by direction: between cells
using Moves = std::array<Move, 256>;

Moves moves_for(const Steps& steps) {
    Moves moves{};
    for (unsigned i = 0; i < moves.size(); ++i) {
        const unsigned share = i % 16;
        const Direction direction = share < shares ? share_of(Exits::of_bits(i / 16), share)
                                                   : grid_directions[share - shares];
        const auto number = static_cast<unsigned>(direction);
        const auto bit = [](Direction of) {
            return static_cast<std::uint8_t>(1U << static_cast<unsigned>(of));
        };
        moves[i] = {static_cast<std::int32_t>(steps[number]), bit(direction),
                    bit(opposite(direction)), static_cast<std::uint8_t>(number)};
    }
    return moves;
}

// Shares where there is no bias, each drawn before it is asked for: after a branch that nobody
// could foresee the walk need not wait for it.
class PlainDraws {
public:
    explicit PlainDraws(const Random& random)
        : asked_(random), drawn_(random), share_(drawn_.below(shares)) {}

    std::size_t next(unsigned /*free*/) {
        asked_ = drawn_;
        return std::exchange(share_, drawn_.below(shares));
    }
    void note(std::uint8_t /*exit*/) {}
    [[nodiscard]] const Random& after() const { return asked_; }

private:
    Random asked_;
    Random drawn_;
    std::size_t share_;
};

// As `choose` draws.
class BiasedDraws {
public:
    BiasedDraws(const Random& random, double bias) : random_(random), bias_(bias) {}

    std::size_t next(unsigned free) {
        if ((free / one_free & last_) != 0 && random_.chance(bias_)) {
            return shares + static_cast<std::size_t>(std::countr_zero(last_));
        }
        return random_.below(shares);
    }
    void note(std::uint8_t exit) { last_ = exit; }
    [[nodiscard]] const Random& after() const { return random_; }

private:
    Random random_;
    double bias_;
    unsigned last_ = 0; // an exit bit, or 0 after a way back
};

// The way back is every step, two bits each: the last ones at hand, the latest lowest, those
// before them in words of sixteen.
constexpr unsigned steps_a_word = 16;
constexpr unsigned steps_max = 2 * steps_a_word; // of a Stand
// Back over the steps at hand, as far on as the next ones go, and the rows fetched beyond.
constexpr unsigned stretch_rows_max = steps_a_word + steps_max + 2;

struct Stand {
    std::size_t at = 0;
    unsigned cell = 0; // what that room's cell holds by now
    std::uint64_t steps = 0;
    unsigned step_count = 0;
};

class Walk {
public:
    Walk(Grid& grid, std::size_t start)
        : columns_(grid.columns()), steps_{-static_cast<std::ptrdiff_t>(columns_),
                                           static_cast<std::ptrdiff_t>(columns_), 1, -1},
          moves_(moves_for(steps_)), cells_(grid) {
        way_back_.reserve(grid.room_count() / steps_a_word + 1);
        stand_.at = start + columns_;
        cells_.visit(stand_.at);
        stand_.cell = cells_.at(stand_.at);
    }

    // What is left of the draws.
    template <class Draws>
    Random all(Draws draws) {
        while (true) {
            if (auto around = cells_.around(stand_.at, stretch_rows_max)) {
                stretch(*around, draws);
            } else {
                stretch(Anywhere(cells_), draws);
            }
            if (stand_.step_count > 0) {
                way_back_.push_back(static_cast<std::uint32_t>(stand_.steps >> 32U));
            } else if (!way_back_.empty()) {
                stand_.steps = way_back_.back();
                way_back_.pop_back();
            } else {
                cells_.pack();
                return draws.after();
            }
            stand_.step_count = steps_a_word;
        }
    }

private:
    // Until a Stand can hold no more steps, or has none left to go back. Not inlined, as it needs
    // all registers: bytes written could be any of what is not in one.
    template <class Where, class Draws>
    [[gnu::noinline]] void stretch(const Where where, Draws& given) {
        auto place = where.place(stand_.at);
        unsigned cell = stand_.cell;
        std::uint64_t steps = stand_.steps;
        unsigned step_count = stand_.step_count;
        Draws draws = given;
        const auto leave = [&] {
            given = draws;
            stand_ = {where.cell(place), cell, steps, step_count};
        };
        while (true) {
            while (cell >= one_free) {
                if (step_count == steps_max) {
                    return leave();
                }
                const unsigned free = cell & all_free;
                const Move& move = moves_[free + draws.next(free)];
                const auto next = place + move.step;
                const unsigned entered = where.at(next) | unsigned{move.back}; // all else can wait
                where.at(place) = static_cast<std::uint8_t>(cell | move.there);
                steps = steps << 2U | move.direction;
                ++step_count;
                place = next;
                where.visit(place);
                cell = entered;
                draws.note(move.there);
            }
            where.at(place) = static_cast<std::uint8_t>(cell);
            draws.note(0);
            do { // most have no free neighbour left
                if (step_count == 0) {
                    return leave();
                }
                place -= steps_[steps % 4];
                steps /= 4;
                --step_count;
                cell = where.at(place);
            } while (cell < one_free);
        }
    }

    std::size_t columns_;
    Steps steps_;
    Moves moves_;
    Cells cells_;
    BigVector<std::uint32_t> way_back_;
    Stand stand_;
};

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
    Walk walk(grid, start);
    random = bias > 0 ? walk.all(BiasedDraws(random, bias)) : walk.all(PlainDraws(random));
    return grid;
}

} // namespace clew
