#include "clew/draw/raster.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace clew {

namespace {

constexpr std::uint8_t north = 1;
constexpr std::uint8_t south = 2;
constexpr std::uint8_t east = 4;
constexpr std::uint8_t west = 8;
constexpr std::uint8_t is_on_path = 16;

constexpr std::uint8_t number_of(Ink ink) { return static_cast<std::uint8_t>(ink); }

// Of an edge; an opening has that of the floor.
constexpr std::uint8_t edge_colour(Edge edge, std::uint8_t floor) {
    switch (edge) {
    case Edge::wall:
        return number_of(Ink::wall);
    case Edge::onward:
    case Edge::back:
        return number_of(Ink::one_way);
    default:
        return floor;
    }
}

std::uint32_t wall_of(std::uint32_t scale) { return std::max(1U, scale / 8); }

} // namespace

RasterSize raster_size(const Picture& picture) {
    const Window window = window_of(picture);
    const std::uint64_t scale = scale_of(picture);
    const std::uint64_t wall = wall_of(scale_of(picture));
    return {window.columns() * scale + wall, window.rows() * scale + wall};
}

bool is_two_coloured(const Picture& picture) {
    if (picture.start || picture.player || !picture.goals.empty() || !picture.path.empty() ||
        picture.shades != nullptr) {
        return false;
    }
    const CellRows rows(picture);
    const auto is_one_way = [](Edge edge) { return edge == Edge::onward || edge == Edge::back; };
    Cells above = rows.at(rows.window().first.row);
    above = rows.above(above);
    for (std::uint32_t row = rows.window().first.row; row <= rows.window().last.row; ++row) {
        const bool ends = row == rows.window().last.row;
        const Cells cells = ends ? rows.below(row - 1, above) : rows.at(row);
        unsigned before = rows.left_of(cells);
        for (std::size_t column = 0; column < cells.size(); ++column) {
            if (is_one_way(level_edge(above[column], cells[column])) ||
                (!ends && is_one_way(upright_edge(before, cells[column])))) {
                return false;
            }
            before = cells[column];
        }
        if (!ends && is_one_way(upright_edge(before, rows.right_of(cells)))) {
            return false;
        }
        above = cells;
    }
    return true;
}

Raster::Raster(const Picture& picture)
    : picture_(picture), rows_(picture), marks_(picture), scale_(scale_of(picture)),
      wall_(wall_of(scale_)), room_(scale_ - wall_), row_(rows_.window().first.row),
      here_(rows_.at(row_)), looks_(here_.size()), mark_row_(here_.size(), ' '),
      pixels_(static_cast<std::size_t>(raster_size(picture).width)) {
    north_ = rows_.above(here_);
    south_ = rows_.below(row_, here_);
    walls_ = rows_.walls_of(here_);
    walls_above_.assign(walls_.size(), false);
}

void Raster::advance() {
    if (!begun_) {
        begun_ = true;
        begin_line();
    } else if (++within_ == scale_) {
        within_ = 0;
        ++row_;
        north_ = std::move(here_);
        here_ = std::move(south_);
        const bool ends = row_ == rows_.window().last.row;
        south_ = ends ? here_ : rows_.below(row_, here_);
        walls_above_ = std::move(walls_);
        walls_ = ends ? std::vector<bool>(walls_above_.size(), false) : rows_.walls_of(here_);
        begin_line();
    }
    if (within_ < wall_) {
        paint_walls();
    } else {
        paint_rooms();
    }
}

void Raster::begin_line() {
    const bool ends = row_ == rows_.window().last.row;
    std::fill(mark_row_.begin(), mark_row_.end(), ' ');
    if (!ends) {
        marks_.for_each(rows_.first_of(row_), rows_.window().columns(),
                        [&](std::uint32_t column, char mark) {
                            mark_row_[column] = (here_[column] & seen_bit) != 0 ? mark : ' ';
                        });
    }
    for (std::uint32_t column = 0; column < looks_.size(); ++column) {
        looks_[column] = {};
        if (!ends) {
            look_at(column);
        }
        looks_[column].level =
            edge_colour(level_edge(north_[column], here_[column]), looks_[column].base);
    }
    if (!ends) {
        last_upright_ =
            edge_colour(upright_edge(here_.back(), rows_.right_of(here_)), number_of(Ink::paper));
    }
}

void Raster::look_at(std::uint32_t column) {
    Look& look = looks_[column];
    const unsigned cell = here_[column];
    look.mark = mark_row_[column];
    const bool shaded = picture_.shades != nullptr && (cell & seen_bit) != 0;
    const bool bare = look.mark == ' ' || look.mark == '.';
    if (shaded && bare) {
        const unsigned shade = (*picture_.shades)[rows_.first_of(row_) + column];
        look.base = static_cast<std::uint8_t>(shade < shade_count ? ink_count + shade : 0U);
    }
    const bool first = column == 0;
    const bool last = column + 1 == looks_.size();
    const Edge to_west = upright_edge(first ? rows_.left_of(here_) : here_[column - 1], cell);
    const Edge to_east = upright_edge(cell, last ? rows_.right_of(here_) : here_[column + 1]);
    look.upright = edge_colour(to_west, look.base);
    unsigned arrows = level_edge(north_[column], cell) == Edge::onward ? north : 0U;
    arrows |= level_edge(cell, south_[column]) == Edge::back ? south : 0U;
    arrows |= to_west == Edge::onward ? west : 0U;
    arrows |= to_east == Edge::back ? east : 0U;
    look.arrows = static_cast<std::uint8_t>(arrows);
    look.path = path_of(column);
}

// As in blocks: two rooms of a shortest way that open to each other follow each other on it.
std::uint8_t Raster::path_of(std::uint32_t column) const {
    const std::uint32_t room = rows_.first_of(row_) + column;
    if ((here_[column] & seen_bit) == 0 || !marks_.on_path(RoomId{room})) {
        return 0;
    }
    const Window& window = rows_.window();
    const std::uint32_t pitch = picture_.grid->columns();
    const unsigned cell = here_[column];
    const auto leads = [&](Edge edge, std::uint32_t next) {
        return edge == Edge::open && marks_.on_path(RoomId{next});
    };
    unsigned arms = is_on_path;
    arms |= row_ > window.first.row && leads(level_edge(north_[column], cell), room - pitch) ? north
                                                                                             : 0U;
    arms |= row_ + 1 < window.last.row && leads(level_edge(cell, south_[column]), room + pitch)
                ? south
                : 0U;
    arms |= column > 0 && leads(upright_edge(here_[column - 1], cell), room - 1) ? west : 0U;
    arms |= column + 1 < here_.size() && leads(upright_edge(cell, here_[column + 1]), room + 1)
                ? east
                : 0U;
    return static_cast<std::uint8_t>(arms);
}

void Raster::paint_walls() {
    std::uint8_t* at = pixels_.data();
    bool left = false;
    for (std::size_t column = 0; column < looks_.size(); ++column) {
        const Look& look = looks_[column];
        const bool right = is_wall(level_edge(north_[column], here_[column]));
        const bool post = left || right || walls_above_[column] || walls_[column];
        at = std::fill_n(at, wall_, post ? number_of(Ink::wall) : look.base);
        std::fill_n(at, room_, look.level);
        if ((look.path & north) != 0) {
            std::fill_n(at + room_ / 3, room_ - 2 * (room_ / 3), number_of(Ink::path));
        }
        at += room_;
        left = right;
    }
    const bool post = left || walls_above_.back() || walls_.back();
    std::fill_n(at, wall_, number_of(post ? Ink::wall : Ink::paper));
}

void Raster::paint_rooms() {
    const std::uint32_t dy = within_ - wall_;
    const bool in_strip = dy >= room_ / 3 && dy < room_ - room_ / 3;
    std::uint8_t* at = pixels_.data();
    for (const Look& look : looks_) {
        const bool path = in_strip && (look.path & west) != 0;
        at = std::fill_n(at, wall_, path ? number_of(Ink::path) : look.upright);
        paint_room(at, look);
        at += room_;
    }
    std::fill_n(at, wall_, last_upright_);
}

void Raster::paint_room(std::uint8_t* at, const Look& look) const {
    std::fill_n(at, room_, look.base);
    if (look.path != 0) {
        paint_path(at, look);
    }
    if (look.arrows != 0) {
        paint_arrows(at, look);
    }
    if (look.mark != ' ' && look.mark != '.') {
        paint_mark(at, look.mark);
    }
}

// A strip a third of the room wide, from its middle to each side that the path takes.
void Raster::paint_path(std::uint8_t* at, const Look& look) const {
    const std::uint32_t dy = within_ - wall_;
    const std::uint32_t begin = room_ / 3;
    const std::uint32_t end = room_ - room_ / 3;
    const bool above = dy < begin && (look.path & north) != 0;
    const bool below = dy >= end && (look.path & south) != 0;
    if (dy >= begin && dy < end) {
        const std::uint32_t from = (look.path & west) != 0 ? 0 : begin;
        const std::uint32_t to = (look.path & east) != 0 ? room_ : end;
        std::fill(at + from, at + to, number_of(Ink::path));
    } else if (above || below) {
        std::fill(at + begin, at + end, number_of(Ink::path));
    }
}

// A triangle inside the room, its base on the wall that was come through.
void Raster::paint_arrows(std::uint8_t* at, const Look& look) const {
    const auto tall = static_cast<std::int64_t>(room_ < 2 ? 0U : std::max(1U, room_ / 4));
    const std::int64_t dy = within_ - wall_;
    const auto size = static_cast<std::int64_t>(room_);
    const auto is_in = [&](std::int64_t deep, std::int64_t across) {
        return deep < tall && std::abs(2 * across - size + 1) <= 2 * (tall - deep);
    };
    for (std::int64_t x = 0; x < size; ++x) {
        const bool marked = ((look.arrows & north) != 0 && is_in(dy, x)) ||
                            ((look.arrows & south) != 0 && is_in(size - 1 - dy, x)) ||
                            ((look.arrows & west) != 0 && is_in(x, dy)) ||
                            ((look.arrows & east) != 0 && is_in(size - 1 - x, dy));
        at[x] = marked ? number_of(Ink::one_way) : at[x];
    }
}

// A disc, a diamond, a ring; in rooms of less than five pixels all of them are full.
void Raster::paint_mark(std::uint8_t* at, char mark) const {
    const Ink ink = mark == 'S' ? Ink::start : mark == 'G' ? Ink::goal : Ink::player;
    const auto size = static_cast<std::int64_t>(room_);
    const std::int64_t y = std::abs(2 * (std::int64_t{within_} - wall_) - size + 1);
    for (std::int64_t i = 0; i < size; ++i) {
        const std::int64_t x = std::abs(2 * i - size + 1);
        const std::int64_t far = 25 * (x * x + y * y);
        const bool disc = far <= 16 * size * size;
        const bool shape = ink == Ink::goal    ? x + y <= size
                           : ink == Ink::start ? disc
                                               : disc && far >= 4 * size * size;
        at[i] = size < 5 || shape ? number_of(ink) : at[i];
    }
}

} // namespace clew
