#include "clew/draw/json.hpp"

#include "clew/base/text.hpp"
#include "clew/draw/exits.hpp"

#include <string>
#include <vector>

namespace clew {

namespace {

void append_place(std::string& out, Place place) {
    out += '[';
    append_number(out, place.row);
    out += ',';
    append_number(out, place.column);
    out += ']';
}

void append_places(Sheet sheet, const Grid& grid, const std::vector<RoomId>& rooms) {
    char before = '[';
    for (const RoomId room : rooms) {
        sheet.text() += before;
        append_place(sheet.text(), grid.place_of(room));
        before = ',';
        sheet.ease();
    }
    sheet.text() += ']';
}

} // namespace

void append_json(Sheet sheet, const Picture& picture) {
    const Grid& grid = *picture.grid;
    std::string& out = sheet.text();
    out += R"({"rows":)";
    append_number(out, grid.rows());
    out += R"(,"columns":)";
    append_number(out, grid.columns());
    if (picture.start) {
        out += R"(,"start":)";
        append_place(out, grid.place_of(*picture.start));
    }
    if (!picture.goals.empty()) {
        out += R"(,"goals":)";
        append_places(sheet, grid, picture.goals);
    }
    out += R"(,"exits":)";
    for (std::uint32_t row = 0; row < grid.rows(); ++row) {
        out += row == 0 ? '[' : ',';
        append_exits_row(sheet, grid, row);
        sheet.ease();
    }
    out += ']';
    if (!picture.path.empty()) {
        out += R"(,"solution":)";
        append_places(sheet, grid, picture.path);
    }
    out += "}\n";
}

} // namespace clew
