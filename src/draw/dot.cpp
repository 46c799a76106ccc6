#include "clew/draw/dot.hpp"

#include "clew/base/text.hpp"
#include "clew/draw/cells.hpp"
#include "clew/draw/marks.hpp"
#include "clew/draw/story.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace clew {

namespace {

constexpr std::int64_t pitch = 36; // points between two rooms: half an inch

class Graph {
public:
    Graph(Sheet sheet, const Picture& picture)
        : sheet_(sheet), picture_(picture), grid_(*picture.grid), all_(rooms_of(picture)),
          rows_(all_), marks_(picture) {}

    void append_all();

private:
    // All its rooms and no marks, which may be millions.
    static Picture rooms_of(const Picture& picture) {
        Picture rooms;
        rooms.grid = picture.grid;
        rooms.doors = picture.doors;
        return rooms;
    }
    void append_name(std::uint32_t room);
    void append_room(std::uint32_t room);
    void append_edge(Edge edge, std::uint32_t first, std::uint32_t second);

    Sheet sheet_;
    const Picture& picture_;
    const Grid& grid_;
    Picture all_;
    CellRows rows_;
    Marks marks_;
};

void Graph::append_all() {
    sheet_.text() +=
        "graph maze {\n  node [shape=square, width=0.3, fixedsize=true, label=\"\"];\n";
    Cells cells = rows_.at(0);
    for (std::uint32_t row = 0; row < grid_.rows(); ++row) {
        const Cells south = rows_.below(row, cells);
        const std::uint32_t first = row * grid_.columns();
        for (std::uint32_t column = 0; column < grid_.columns(); ++column) {
            const std::uint32_t room = first + column;
            append_room(room);
            if (column + 1 < grid_.columns()) {
                append_edge(upright_edge(cells[column], cells[column + 1]), room, room + 1);
            }
            if (row + 1 < grid_.rows()) {
                append_edge(level_edge(cells[column], south[column]), room, room + grid_.columns());
            }
            sheet_.ease();
        }
        cells = south;
    }
    append_dot_links(sheet_, picture_);
    sheet_.text() += "}\n";
}

void Graph::append_name(std::uint32_t room) {
    const Place place = grid_.place_of(RoomId{room});
    sheet_.text() += 'r';
    append_number(sheet_.text(), place.row);
    sheet_.text() += 'c';
    append_number(sheet_.text(), place.column);
}

void Graph::append_room(std::uint32_t room) {
    const Place place = grid_.place_of(RoomId{room});
    std::string& out = sheet_.text();
    out += "  ";
    append_name(room);
    out += " [pos=\"";
    append_number(out, place.column * std::uint64_t{pitch});
    out += ',';
    append_signed(out, -std::int64_t{place.row} * pitch);
    out += '"';
    switch (marks_.at(RoomId{room})) {
    case '@':
        out += ", shape=doublecircle, label=\"@\"";
        break;
    case 'S':
        out += ", shape=circle, label=S";
        break;
    case 'G':
        out += ", shape=diamond, label=G";
        break;
    default:
        break;
    }
    const std::string_view name = name_of(picture_, RoomId{room});
    out += name.empty() ? "" : ", xlabel=" + dot_string(name);
    out += marks_.on_path(RoomId{room}) ? ", penwidth=3];\n" : "];\n";
}

void Graph::append_edge(Edge edge, std::uint32_t first, std::uint32_t second) {
    if (edge == Edge::wall) {
        return;
    }
    std::string& out = sheet_.text();
    out += "  ";
    append_name(edge == Edge::back ? second : first);
    out += " -- ";
    append_name(edge == Edge::back ? first : second);
    // As in blocks: two rooms of a shortest way that open to each other follow each other on it.
    const bool path =
        edge == Edge::open && marks_.on_path(RoomId{first}) && marks_.on_path(RoomId{second});
    const std::string door = door_between(picture_, RoomId{first}, RoomId{second});
    if (!door.empty()) {
        out += " [label=" + dot_string(door) + (path ? ", penwidth=3" : "") +
               (edge == Edge::open ? "];\n" : ", dir=forward];\n");
        return;
    }
    out += path ? " [penwidth=3];\n" : edge == Edge::open ? ";\n" : " [dir=forward];\n";
}

} // namespace

void append_dot(Sheet sheet, const Picture& picture) { Graph(sheet, picture).append_all(); }

} // namespace clew
