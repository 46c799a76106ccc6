#include "clew/maze/sidewinder.hpp"

#include "clew/maze/planes.hpp"

#include <bit>

namespace clew {

namespace {

using Bits = std::vector<std::uint64_t>;

// Makes the rows from north to south: the runs of a row, and where they open to the north, which
// is to the south of the row before.
class Runs {
public:
    Runs(std::uint32_t columns, Random& random)
        : random_(random), last_mask_(~std::uint64_t{0} >> (63U - (columns - 1) % 64)),
          east_((columns + 63U) / 64U, ~std::uint64_t{0}), north_(east_.size()) {
        close_last();
    }

    void make() {
        joined_ = 0;
        joined_before_ = 0;
        length_ = 0;
        for (std::size_t i = 0; i < east_.size(); ++i) {
            east_[i] = random_.next();
            north_[i] = 0;
            if (i + 1 == east_.size()) {
                close_last();
            }
            open_north(i, i + 1 == east_.size() ? last_mask_ : ~std::uint64_t{0});
        }
    }

    [[nodiscard]] const Bits& east() const { return east_; }
    [[nodiscard]] const Bits& north() const { return north_; }

private:
    void close_last() { east_.back() &= last_mask_ >> 1U; }

    // A run is known where it ends: by how many rooms in a row open to the east before that.
    void open_north(std::size_t i, std::uint64_t rooms) {
        const std::uint64_t joined = east_[i] << 1U | joined_;
        const std::uint64_t joined_twice = joined & (joined << 1U | joined_before_);
        const std::uint64_t ends = ~east_[i] & rooms;
        north_[i] |= ends & ~joined;
        open_pairs(i, ends & joined & ~joined_twice);
        for (std::uint64_t left = ends & joined_twice; left != 0; left &= left - 1) {
            open_run(i, static_cast<unsigned>(std::countr_zero(left)));
        }
        joined_ = east_[i] >> 63U;
        joined_before_ = joined >> 63U;
        const auto ones = static_cast<unsigned>(std::countl_one(east_[i]));
        length_ = ones == 64 ? length_ + 64 : ones;
    }

    void open_pairs(std::size_t i, std::uint64_t ends) {
        const std::uint64_t second = random_.next();
        const std::uint64_t first = ends & ~second;
        north_[i] |= (ends & second) | first >> 1U;
        if ((first & 1U) != 0) {
            north_[i - 1] |= std::uint64_t{1} << 63U;
        }
    }

    void open_run(std::size_t i, unsigned end) {
        const auto ones =
            static_cast<unsigned>(end == 0 ? 0 : std::countl_one(east_[i] << (64U - end)));
        const std::uint64_t before = ones == end ? ones + length_ : ones;
        const std::size_t at = i * 64 + end - random_.below(before + 1);
        north_[at / 64] |= std::uint64_t{1} << (at % 64);
    }

    Random& random_;
    std::uint64_t last_mask_;
    Bits east_;
    Bits north_;
    std::uint64_t joined_ = 0;        // whether the room before this word opens to the east
    std::uint64_t joined_before_ = 0; // whether the one before that does
    std::uint64_t length_ = 0;        // rooms in a row before this word that do
};

} // namespace

Grid sidewinder(std::uint32_t rows, std::uint32_t columns, Random& random) {
    Grid grid(rows, columns);
    Packer packer(grid);
    Runs runs(columns, random);
    Bits east = runs.east();
    for (std::uint32_t row = 1; row < rows; ++row) {
        runs.make();
        packer.row(east, runs.north());
        east = runs.east();
    }
    packer.row(east, Bits(east.size()));
    packer.finish();
    return grid;
}

} // namespace clew
