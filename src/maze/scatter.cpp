#include "clew/maze/scatter.hpp"

#include "clew/base/text.hpp"
#include "clew/maze/planes.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace clew {

namespace {

// Inner walls by number: first those east of a room, row by row, then those south of one.
class Walls {
public:
    explicit Walls(const Grid& grid)
        : rows_(grid.rows()), columns_(grid.columns()),
          upright_(std::uint64_t{rows_} * (columns_ - 1)) {}

    [[nodiscard]] std::uint64_t count() const {
        return upright_ + std::uint64_t{rows_ - 1} * columns_;
    }

    struct Wall {
        Place room;
        Direction side;
    };
    [[nodiscard]] Wall wall(std::uint64_t number) const {
        if (number < upright_) {
            return {place(number, columns_ - 1), Direction::east};
        }
        return {place(number - upright_, columns_), Direction::south};
    }

    // The two corners that a wall joins; 0 is the border, all of it.
    [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> ends(const Wall& wall) const {
        const auto [row, column] = wall.room;
        const bool upright = wall.side == Direction::east;
        return {corner(upright ? row : row + 1, upright ? column + 1 : column),
                corner(row + 1, column + 1)};
    }

private:
    static Place place(std::uint64_t number, std::uint64_t width) {
        return {static_cast<std::uint32_t>(number / width),
                static_cast<std::uint32_t>(number % width)};
    }

    [[nodiscard]] std::uint32_t corner(std::uint32_t row, std::uint32_t column) const {
        const bool border = row == 0 || row == rows_ || column == 0 || column == columns_;
        return border ? 0 : 1 + (row - 1) * (columns_ - 1) + (column - 1);
    }

    std::uint32_t rows_;
    std::uint32_t columns_;
    std::uint64_t upright_;
};

// Which corners hang together by walls.
class Corners {
public:
    explicit Corners(std::uint64_t count) : parents_(count) {
        for (std::uint32_t i = 0; i < parents_.size(); ++i) {
            parents_[i] = i;
        }
    }

    // True if they did not yet; now they do.
    bool join(std::uint32_t one, std::uint32_t other) {
        one = root(one);
        other = root(other);
        parents_[std::max(one, other)] = std::min(one, other);
        return one != other;
    }

private:
    std::uint32_t root(std::uint32_t corner) {
        while (parents_[corner] != corner) {
            parents_[corner] = parents_[parents_[corner]];
            corner = parents_[corner];
        }
        return corner;
    }

    std::vector<std::uint32_t> parents_;
};

// All numbers below a bound in random order, without a list of them at first: while most are left
// a drawn one is likely to be new, and the rest is listed and shuffled when few are.
class Order {
public:
    explicit Order(std::uint64_t count) : count_(count), drawn_(count) {}

    std::uint64_t next(Random& random) {
        if (drawn_count_ < count_ / 2) {
            std::uint64_t number = random.below(count_);
            while (drawn_.has(number)) {
                number = random.below(count_);
            }
            drawn_.set(number);
            ++drawn_count_;
            return number;
        }
        if (rest_.empty()) {
            list_the_rest();
        }
        std::swap(rest_[random.below(rest_.size())], rest_.back());
        const std::uint32_t number = rest_.back();
        rest_.pop_back();
        return number;
    }

private:
    void list_the_rest() {
        rest_.reserve(count_ - drawn_count_);
        for (std::uint64_t number = 0; number < count_; ++number) {
            if (!drawn_.has(number)) {
                rest_.push_back(static_cast<std::uint32_t>(number));
            }
        }
    }

    std::uint64_t count_;
    Plane drawn_;
    std::uint64_t drawn_count_ = 0;
    std::vector<std::uint32_t> rest_;
};

Grid open_floor(std::uint32_t rows, std::uint32_t columns) {
    Grid grid(rows, columns);
    for (std::uint32_t row = 0; row < rows; ++row) {
        for (std::uint32_t column = 0; column < columns; ++column) {
            unsigned exits = 0;
            exits |= row > 0 ? 1U : 0U;
            exits |= row + 1 < rows ? 2U : 0U;
            exits |= column + 1 < columns ? 4U : 0U;
            exits |= column > 0 ? 8U : 0U;
            grid.set_exits(grid.at({row, column}), Exits::of_bits(exits));
        }
    }
    return grid;
}

} // namespace

std::uint64_t scatter_walls_max(std::uint32_t rows, std::uint32_t columns) {
    return std::uint64_t{rows - 1} * (columns - 1);
}

std::optional<std::string> too_many_walls(std::uint32_t rows, std::uint32_t columns,
                                          std::uint64_t walls) {
    const std::uint64_t most = scatter_walls_max(rows, columns);
    if (walls <= most) {
        return std::nullopt;
    }
    std::string text = "a ";
    append_number(text, rows);
    text += 'x';
    append_number(text, columns);
    text += " maze can have at most ";
    append_number(text, most);
    text += most == 1 ? " inner wall, not " : " inner walls, not ";
    append_number(text, walls);
    return text;
}

Result<Grid, std::string> scatter(std::uint32_t rows, std::uint32_t columns, std::uint64_t walls,
                                  Random& random) {
    if (auto fault = too_many_walls(rows, columns, walls)) {
        return Unexpected{*std::move(fault)};
    }
    Grid grid = open_floor(rows, columns);
    const Walls all(grid);
    Corners corners(scatter_walls_max(rows, columns) + 1);
    Order order(all.count());
    for (std::uint64_t built = 0; built < walls;) {
        const Walls::Wall wall = all.wall(order.next(random));
        const auto [one, other] = all.ends(wall);
        if (corners.join(one, other)) {
            grid.close(grid.at(wall.room), wall.side);
            ++built;
        }
    }
    return grid;
}

} // namespace clew
