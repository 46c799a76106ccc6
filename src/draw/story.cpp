#include "clew/draw/story.hpp"

#include "clew/base/text.hpp"
#include "clew/draw/colours.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace clew {

namespace {

constexpr std::int64_t letter_height = 3;
constexpr std::size_t letters_a_line = 8; // as many as fit a room at that height

struct Point {
    std::int64_t x;
    std::int64_t y;
};

bool is_inside(const Grid& grid, const Window& window, RoomId room) {
    const Place place = grid.place_of(room);
    return place.row >= window.first.row && place.row < window.last.row &&
           place.column >= window.first.column && place.column < window.last.column;
}

Point middle_of(const Grid& grid, const Window& window, RoomId room) {
    const Place place = grid.place_of(room);
    return {(std::int64_t{place.column} - window.first.column) * svg_unit + svg_unit / 2,
            (std::int64_t{place.row} - window.first.row) * svg_unit + svg_unit / 2};
}

bool is_neighbourly(const Grid& grid, const Link& link) {
    return grid.neighbour(link.from, link.go) == link.to;
}

std::string label_of(const Picture& picture, RoomId room) {
    const std::string_view name = name_of(picture, room);
    return name.empty() ? text_of(picture.grid->place_of(room)) : std::string(name);
}

std::string marks_of(const Link& link) {
    return std::string(link.locked ? ", locked" : "") + (link.secret ? ", secret" : "");
}

// What stands in the wall between neighbours, or nothing.
std::string label_of(const Link& link) {
    const std::string marks = marks_of(link);
    return link.door.empty() && !marks.empty() ? marks.substr(2) : link.door + marks;
}

std::string title_of(const Picture& picture, const Link& link) {
    std::string title = link.door.empty() ? "" : link.door + ": ";
    title.append(name_of(link.go)).append(" from ").append(label_of(picture, link.from));
    title.append(" to ").append(label_of(picture, link.to));
    title.append(link.one_way ? ", one way" : "").append(marks_of(link));
    return xml_text(title);
}

void append_point(std::string& out, Point point) {
    append_signed(out, point.x);
    append_signed(out += ' ', point.y);
}

void append_door(std::string& out, const Picture& picture, const Window& window, const Link& link) {
    const Point from = middle_of(*picture.grid, window, link.from);
    const Point to = middle_of(*picture.grid, window, link.to);
    append_signed(out += "<rect width=\"4\" height=\"4\" x=\"", (from.x + to.x) / 2 - 2);
    append_signed(out += "\" y=\"", (from.y + to.y) / 2 - 2);
    out += "\"><title>" + title_of(picture, link) + "</title></rect>\n";
}

void append_leap(std::string& out, const Picture& picture, const Window& window, const Link& link) {
    append_point(out += "<path stroke-dasharray=\"2 2\" d=\"M",
                 middle_of(*picture.grid, window, link.from));
    append_point(out += "L", middle_of(*picture.grid, window, link.to));
    out += link.one_way ? "\" marker-end=\"url(#arrow)\">" : "\">";
    out += "<title>" + title_of(picture, link) + "</title></path>\n";
}

std::vector<std::string> lines_of(std::string_view name) {
    std::vector<std::string> lines;
    for (const std::string_view word : split_words(name)) {
        if (!lines.empty() && lines.back().size() + 1 + word.size() <= letters_a_line) {
            lines.back().append(" ").append(word);
        } else {
            lines.emplace_back(word);
        }
    }
    return lines;
}

} // namespace

std::string xml_text(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '&') {
            out += "&amp;";
        } else if (c == '<') {
            out += "&lt;";
        } else if (c == '>') {
            out += "&gt;";
        } else {
            out += c;
        }
    }
    return out;
}

std::string dot_string(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        out.append(c == '"' || c == '\\' ? "\\" : "").append(1, c);
    }
    return out + '"';
}

std::string_view name_of(const Picture& picture, RoomId room) {
    const auto found =
        std::lower_bound(picture.names.begin(), picture.names.end(), room,
                         [](const auto& named, RoomId sought) { return named.first < sought; });
    return found != picture.names.end() && found->first == room ? found->second
                                                                : std::string_view();
}

std::string door_between(const Picture& picture, RoomId one, RoomId other) {
    const auto door_from = [&](RoomId from, RoomId to) -> std::string {
        auto link =
            std::lower_bound(picture.links.begin(), picture.links.end(), from,
                             [](const Link& each, RoomId sought) { return each.from < sought; });
        for (; link != picture.links.end() && link->from == from; ++link) {
            if (link->to == to && is_neighbourly(*picture.grid, *link)) {
                return label_of(*link);
            }
        }
        return {};
    };
    std::string door = door_from(one, other);
    return door.empty() ? door_from(other, one) : door;
}

void append_svg_links(Sheet sheet, const Picture& picture, const Window& window) {
    if (picture.links.empty()) {
        return;
    }
    const std::string wall = text_of(palette()[static_cast<std::size_t>(Ink::wall)]);
    const std::string paper = text_of(palette()[static_cast<std::size_t>(Ink::paper)]);
    sheet.text() += "<defs><marker id=\"arrow\" viewBox=\"0 0 6 6\" refX=\"6\" refY=\"3\" "
                    "markerWidth=\"6\" markerHeight=\"6\" orient=\"auto\"><path fill=\"" +
                    wall + "\" d=\"M0 0l6 3-6 3z\"/></marker></defs>\n<g fill=\"" + paper +
                    "\" stroke=\"" + wall + "\">\n";
    for (const Link& link : picture.links) {
        const bool near = is_neighbourly(*picture.grid, link);
        if (is_inside(*picture.grid, window, link.from) &&
            is_inside(*picture.grid, window, link.to) && (!near || !label_of(link).empty())) {
            (near ? append_door : append_leap)(sheet.text(), picture, window, link);
            sheet.ease();
        }
    }
    sheet.text() += "</g>\n";
}

void append_svg_names(Sheet sheet, const Picture& picture, const Window& window) {
    if (picture.names.empty()) {
        return;
    }
    sheet.text() += "<g font-family=\"sans-serif\" font-size=\"3\" text-anchor=\"middle\">\n";
    for (const auto& [room, name] : picture.names) {
        if (!is_inside(*picture.grid, window, room)) {
            continue;
        }
        const Point middle = middle_of(*picture.grid, window, room);
        const std::vector<std::string> lines = lines_of(name);
        std::int64_t y =
            middle.y + svg_unit / 2 - 1 - letter_height * static_cast<std::int64_t>(lines.size());
        for (const std::string& line : lines) {
            append_signed(sheet.text() += "<text x=\"", middle.x);
            append_signed(sheet.text() += "\" y=\"", y += letter_height);
            sheet.text() += "\">" + xml_text(line) + "</text>\n";
        }
        sheet.ease();
    }
    sheet.text() += "</g>\n";
}

void append_dot_links(Sheet sheet, const Picture& picture) {
    const auto append_room = [&](RoomId room) {
        const Place place = picture.grid->place_of(room);
        append_number(sheet.text() += 'r', place.row);
        append_number(sheet.text() += 'c', place.column);
    };
    for (const Link& link : picture.links) {
        if (is_neighbourly(*picture.grid, link)) {
            continue;
        }
        sheet.text() += "  ";
        append_room(link.from);
        sheet.text() += " -- ";
        append_room(link.to);
        std::string label(name_of(link.go));
        label += (link.door.empty() ? "" : ", " + link.door) + marks_of(link);
        sheet.text() += " [style=dashed, label=" + dot_string(label) +
                        (link.one_way ? ", dir=forward];\n" : "];\n");
        sheet.ease();
    }
}

} // namespace clew
