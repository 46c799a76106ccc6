#include "clew/draw/svg.hpp"

#include "clew/base/text.hpp"
#include "clew/draw/cells.hpp"
#include "clew/draw/colours.hpp"
#include "clew/draw/story.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clew {

namespace {

constexpr std::int64_t unit = svg_unit;

std::string colour_of(Ink ink) { return text_of(palette()[static_cast<std::size_t>(ink)]); }

// Appends the parts one after another.
class Text {
public:
    explicit Text(std::string& out) : out_(out) {}
    Text& operator<<(std::string_view text) {
        out_ += text;
        return *this;
    }
    Text& operator<<(std::int64_t number) {
        append_signed(out_, number);
        return *this;
    }

private:
    std::string& out_;
};

class Drawing {
public:
    Drawing(Sheet sheet, const Picture& picture)
        : sheet_(sheet), picture_(picture), rows_(picture), out_(sheet.text()) {}

    void append_all();

private:
    struct Point {
        std::int64_t x;
        std::int64_t y;
        bool operator==(const Point&) const = default;
    };
    [[nodiscard]] Point middle_of(RoomId room) const;
    [[nodiscard]] bool shows(RoomId room) const;
    [[nodiscard]] bool shows_path() const {
        return !picture_.path.empty() && picture_.seen == nullptr;
    }
    void append_head();
    void append_words();
    void append_shades();
    void collect_shades(std::uint32_t row);
    void flush_shades();
    void append_path();
    void append_marks();
    void append_mark(RoomId room, Ink ink);
    void append_walls();
    void append_level(std::int64_t y, const Cells& north, const Cells& south);
    void append_uprights(std::int64_t row, const std::vector<bool>& walls);
    void append_side_arrows(std::int64_t row, const Cells& cells);

    Sheet sheet_;
    const Picture& picture_;
    CellRows rows_;
    Text out_;
    std::array<std::string, shade_count> shades_; // lines of each shade not yet written
    std::size_t shade_bytes_ = 0;
    std::vector<std::int64_t> begun_; // where the upright wall in hand begins; -1: none is
};

void Drawing::append_all() {
    append_head();
    append_words();
    if (picture_.shades != nullptr) {
        append_shades();
    }
    append_path();
    append_walls();
    append_svg_links(sheet_, picture_, rows_.window());
    append_marks();
    append_svg_names(sheet_, picture_, rows_.window());
    out_ << "</svg>\n";
}

Drawing::Point Drawing::middle_of(RoomId room) const {
    const Place place = picture_.grid->place_of(room);
    const Place first = rows_.window().first;
    return {(std::int64_t{place.column} - first.column) * unit + unit / 2,
            (std::int64_t{place.row} - first.row) * unit + unit / 2};
}

bool Drawing::shows(RoomId room) const {
    const Place place = picture_.grid->place_of(room);
    const Window& window = rows_.window();
    return place.row >= window.first.row && place.row < window.last.row &&
           place.column >= window.first.column && place.column < window.last.column &&
           (picture_.seen == nullptr || picture_.seen->seen(room));
}

void Drawing::append_head() {
    const Window& window = rows_.window();
    const std::int64_t scale = scale_of(picture_);
    const std::int64_t width = window.columns() * unit + 2;
    const std::int64_t height = window.rows() * unit + 2;
    const auto pixels = [scale](std::int64_t units) { return (units * scale + unit - 1) / unit; };
    out_ << R"(<svg xmlns="http://www.w3.org/2000/svg" role="img" width=")" << pixels(width)
         << R"(" height=")" << pixels(height) << R"(" viewBox="-1 -1 )" << width << " " << height
         << "\">\n";
}

void Drawing::append_words() {
    const Grid& grid = *picture_.grid;
    const bool has_title = !picture_.title.empty();
    out_ << "<title>" << xml_text(picture_.title) << (has_title ? "</title>\n<desc>" : "")
         << "A maze of " << grid.rows() << (grid.rows() == 1 ? " row and " : " rows and ")
         << grid.columns() << (grid.columns() == 1 ? " column" : " columns")
         << (has_title ? "." : "</title>\n<desc>");
    std::string_view before = has_title ? " " : "";
    if (picture_.start && shows(*picture_.start)) {
        out_ << before << "The start is at " << text_of(grid.place_of(*picture_.start)) << ".";
        before = " ";
    }
    for (const RoomId goal : picture_.goals) {
        if (shows(goal)) {
            out_ << before << "A goal is at " << text_of(grid.place_of(goal)) << ".";
            before = " ";
            sheet_.ease();
        }
    }
    if (shows_path()) {
        const auto steps = static_cast<std::int64_t>(picture_.path.size() - 1);
        out_ << before << "The way shown takes " << steps << (steps == 1 ? " step." : " steps.");
    }
    out_ << "</desc>\n<rect x=\"-1\" y=\"-1\" width=\"100%\" height=\"100%\" fill=\""
         << colour_of(Ink::paper) << "\"/>\n";
}

void Drawing::append_shades() {
    out_ << R"(<g fill="none" shape-rendering="crispEdges" stroke-width=")" << unit << "\">\n";
    for (std::uint32_t row = rows_.window().first.row; row < rows_.window().last.row; ++row) {
        collect_shades(row);
    }
    flush_shades();
    out_ << "</g>\n";
}

void Drawing::collect_shades(std::uint32_t row) {
    constexpr std::size_t enough = std::size_t{1} << 20U;
    const std::uint32_t first = rows_.first_of(row);
    const std::uint32_t columns = rows_.window().columns();
    const std::int64_t y = std::int64_t{row - rows_.window().first.row} * unit + unit / 2;
    const auto shade_of = [&](std::uint32_t column) -> unsigned {
        const RoomId room{first + column};
        const bool seen = picture_.seen == nullptr || picture_.seen->seen(room);
        return seen ? (*picture_.shades)[index_of(room)] : shade_count;
    };
    for (std::uint32_t column = 0; column < columns;) {
        const unsigned shade = shade_of(column);
        const std::uint32_t begin = column++;
        while (column < columns && shade_of(column) == shade) {
            ++column;
        }
        if (shade < shade_count) {
            const std::size_t had = shades_[shade].size();
            Text(shades_[shade]) << "M" << begin * unit << " " << y << "h"
                                 << (column - begin) * unit;
            shade_bytes_ += shades_[shade].size() - had;
            if (shade_bytes_ >= enough) {
                flush_shades();
            }
        }
    }
}

void Drawing::flush_shades() {
    for (std::size_t shade = 0; shade < shades_.size(); ++shade) {
        if (!shades_[shade].empty()) {
            out_ << "<path stroke=\"" << text_of(palette()[ink_count + shade]) << "\" d=\""
                 << shades_[shade] << "\"/>\n";
            shades_[shade].clear();
            sheet_.ease();
        }
    }
    shade_bytes_ = 0;
}

void Drawing::append_path() {
    if (!shows_path()) {
        return;
    }
    out_ << R"(<polyline fill="none" stroke-width="4" stroke-linejoin="round" stroke=")"
         << colour_of(Ink::path) << "\" points=\"";
    std::optional<Point> before;
    for (std::size_t i = 0; i < picture_.path.size(); ++i) {
        const Point here = middle_of(picture_.path[i]);
        const bool last = i + 1 == picture_.path.size();
        const Point next = last ? here : middle_of(picture_.path[i + 1]);
        const bool straight =
            before && !last && before->x + next.x == 2 * here.x && before->y + next.y == 2 * here.y;
        if (!straight) {
            out_ << (before ? " " : "") << here.x << "," << here.y;
            sheet_.ease();
        }
        before = here;
    }
    out_ << "\"/>\n";
}

void Drawing::append_marks() {
    for (const RoomId goal : picture_.goals) {
        if (goal != picture_.start && goal != picture_.player) {
            append_mark(goal, Ink::goal);
            sheet_.ease();
        }
    }
    if (picture_.start && picture_.start != picture_.player) {
        append_mark(*picture_.start, Ink::start);
    }
    if (picture_.player) {
        append_mark(*picture_.player, Ink::player);
    }
}

void Drawing::append_mark(RoomId room, Ink ink) {
    if (!shows(room)) {
        return;
    }
    const Point at = middle_of(room);
    if (ink == Ink::goal) {
        out_ << "<path d=\"M" << at.x - 6 << " " << at.y << "l6-6 6 6-6 6z";
    } else {
        out_ << "<circle cx=\"" << at.x << "\" cy=\"" << at.y
             << (ink == Ink::start ? "\" r=\"5" : "\" r=\"4");
    }
    const std::string colour = colour_of(ink);
    const std::string paper = colour_of(Ink::paper);
    if (ink == Ink::player) {
        out_ << R"(" fill=")" << paper << R"(" stroke-width="2" stroke=")" << colour
             << "\"><title>player</title></circle>\n";
    } else if (ink == Ink::start) {
        out_ << R"(" stroke=")" << paper << R"(" fill=")" << colour
             << "\"><title>start</title></circle>\n";
    } else {
        out_ << R"(" stroke=")" << paper << R"(" fill=")" << colour
             << "\"><title>goal</title></path>\n";
    }
}

void Drawing::append_walls() {
    out_ << R"(<path fill="none" stroke-width="2" stroke-linecap="square" stroke=")"
         << colour_of(Ink::wall) << "\" d=\"";
    const Window& window = rows_.window();
    begun_.assign(std::size_t{window.columns()} + 1, -1);
    Cells cells = rows_.at(window.first.row);
    append_level(0, rows_.above(cells), cells);
    for (std::uint32_t row = window.first.row; row < window.last.row; ++row) {
        const std::int64_t line = row - window.first.row;
        append_uprights(line, rows_.walls_of(cells));
        append_side_arrows(line, cells);
        Cells south = rows_.below(row, cells);
        append_level((line + 1) * unit, cells, south);
        cells = std::move(south);
    }
    append_uprights(window.rows(), std::vector<bool>(begun_.size(), false));
    out_ << "\"/>\n";
}

void Drawing::append_level(std::int64_t y, const Cells& north, const Cells& south) {
    std::int64_t begin = -1;
    for (std::size_t column = 0; column <= north.size(); ++column) {
        const auto x = static_cast<std::int64_t>(column) * unit;
        const Edge edge =
            column < north.size() ? level_edge(north[column], south[column]) : Edge::none;
        if (is_wall(edge) && begin < 0) {
            begin = x;
        } else if (!is_wall(edge) && begin >= 0) {
            out_ << "M" << begin << " " << y << "h" << x - begin;
            begin = -1;
        }
        sheet_.ease();
        if (edge == Edge::onward) {
            out_ << "M" << x + unit / 2 << " " << y - 5 << "v11m-3-4l3 4 3-4";
        } else if (edge == Edge::back) {
            out_ << "M" << x + unit / 2 << " " << y + 5 << "v-11m-3 4l3-4 3 4";
        }
    }
    out_ << "\n";
}

void Drawing::append_uprights(std::int64_t row, const std::vector<bool>& walls) {
    for (std::size_t post = 0; post < walls.size(); ++post) {
        if (walls[post] && begun_[post] < 0) {
            begun_[post] = row;
        } else if (!walls[post] && begun_[post] >= 0) {
            out_ << "M" << static_cast<std::int64_t>(post) * unit << " " << begun_[post] * unit
                 << "v" << (row - begun_[post]) * unit;
            begun_[post] = -1;
            sheet_.ease();
        }
    }
}

void Drawing::append_side_arrows(std::int64_t row, const Cells& cells) {
    unsigned west = rows_.left_of(cells);
    for (std::size_t post = 0; post <= cells.size(); ++post) {
        const unsigned east = post < cells.size() ? cells[post] : rows_.right_of(cells);
        const Edge edge = upright_edge(west, east);
        const auto x = static_cast<std::int64_t>(post) * unit;
        if (edge == Edge::onward) {
            out_ << "M" << x - 5 << " " << row * unit + unit / 2 << "h11m-4-3l4 3-4 3";
        } else if (edge == Edge::back) {
            out_ << "M" << x + 5 << " " << row * unit + unit / 2 << "h-11m4-3l-4 3 4 3";
        }
        west = east;
        sheet_.ease();
    }
}

} // namespace

void append_svg(Sheet sheet, const Picture& picture) { Drawing(sheet, picture).append_all(); }

} // namespace clew
