#include "clew/format/block_drawing.hpp"

#include "clew/base/text.hpp"
#include "clew/format/block_frame.hpp"
#include "clew/format/block_gaps.hpp"
#include "clew/format/doubled.hpp"
#include "clew/format/encoding.hpp"
#include "clew/format/narrow.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace clew {

namespace {

constexpr std::string_view meaning =
    "expected a blank or '.' for floor, S, P or @ for the start, G or E for a goal";

class Blocks {
public:
    Blocks(std::string_view text, std::optional<BlockReading> as, bool full_blocks)
        : frame_(block_frame_of(text)), full_blocks_(full_blocks),
          cells_(as ? *as == BlockReading::cells : !has_walls_between(frame_)) {}

    Result<MazeText, Diagnostics> read(Spans spans) && {
        if (is_readable()) {
            maze_.grid = cells_ ? Grid(rows(), columns()) : Grid(rows() / 2, columns() / 2);
            read_lines();
            settle();
        }
        if (!faults_.empty()) {
            return Unexpected{std::move(faults_).take()};
        }
        maze_.blocks = cells_ ? BlockReading::cells : BlockReading::walls;
        if (!cells_) {
            put_spans(spans);
        }
        return std::move(maze_);
    }

private:
    [[nodiscard]] std::uint32_t rows() const { return static_cast<std::uint32_t>(frame_.rows); }
    [[nodiscard]] std::uint32_t columns() const {
        return static_cast<std::uint32_t>(frame_.columns);
    }
    [[nodiscard]] std::string wall() const {
        return full_blocks_ ? "a full block" : quoted(std::string_view(&frame_.wall, 1));
    }
    [[nodiscard]] Span span(const DrawnLine& line, std::uint64_t column) const {
        return line.span(frame_.indent + static_cast<std::size_t>(column));
    }

    bool is_readable();
    bool has_odd_side(std::uint64_t side, std::string_view what);
    void read_lines();
    void judge_length(const DrawnLine& line);
    void read_cells(const DrawnLine& above, const DrawnLine& line, std::uint32_t row);
    void read_posts(const DrawnLine& line, std::uint32_t row);
    void read_rooms(const RoomLines& lines, std::uint32_t row);
    void read_gap(const DrawnLine& line, std::uint32_t column, Gap gap);
    void read_opening(const DrawnLine& line, std::uint32_t column, Place before, Direction go);
    void read_room(char found, const Span& span, Place place);
    void read_floor(char found, const Span& span, Place place);
    void read_letter(char letter, const Span& span, Place place);
    void fault_char(char found, const Span& span);
    void settle();
    void fault_no_floor();
    void put_spans(Spans spans);

    BlockFrame frame_;
    bool full_blocks_;
    bool cells_;
    MazeText maze_;
    FaultList faults_{maze_faults_max};
    std::optional<Place> at_sign_;
    BlockGaps gaps_;
    bool has_rock_ = false; // of walls between rooms
    std::optional<Place> first_floor_;
    std::optional<Place> last_floor_;
};

bool Blocks::is_readable() {
    if (frame_.rows == 0) {
        faults_.add({}, "the drawing is empty", "expected lines of walls and floor");
    } else if (!is_size(frame_.rows, frame_.columns)) {
        faults_.add({}, "the drawing is too large", "expected at most 1073741824 characters");
    } else if (!cells_) {
        return has_odd_side(frame_.rows, " line") && has_odd_side(frame_.columns, " column");
    }
    return faults_.empty();
}

bool Blocks::has_odd_side(std::uint64_t side, std::string_view what) {
    if (side % 2 == 1 && side >= 3) {
        return true;
    }
    std::string message = "the drawing has ";
    append_number(message, side);
    message += what;
    message += side == 1 ? "" : "s";
    const DrawnLine first = frame_.lines().next();
    faults_.add(span(first, 0), std::move(message),
                "expected 3, 5, 7 or more, an odd number, for walls between rooms");
    return false;
}

void Blocks::read_lines() {
    DrawnLines lines = frame_.lines();
    DrawnLine above;
    DrawnLine line = lines.next();
    for (std::uint32_t row = 0; row < frame_.rows; ++row) {
        const DrawnLine below = lines.at_end() ? DrawnLine() : lines.next();
        if (cells_) {
            read_cells(above, line, row);
        } else if (row % 2 == 0) {
            read_posts(line, row);
        } else {
            read_rooms({above, line, below}, row);
        }
        judge_length(line);
        above = line;
        line = below;
    }
}

void Blocks::judge_length(const DrawnLine& line) {
    const std::uint64_t wanted = frame_.indent + frame_.columns;
    const std::uint64_t length = line.text.size();
    if (length == wanted || (length < wanted && frame_.short_lines_are_blank)) {
        return;
    }
    std::string message = "the line has ";
    append_number(message, length);
    message += length == 1 ? " character" : " characters";
    std::string hint = "expected ";
    append_number(hint, wanted);
    faults_.add(line.span(static_cast<std::size_t>(std::min(length, wanted))), std::move(message),
                hint + ", as in most lines");
}

void Blocks::read_cells(const DrawnLine& above, const DrawnLine& line, std::uint32_t row) {
    for (std::uint32_t column = 0; column < columns(); ++column) {
        const char found = frame_.at(line, column);
        if (found == frame_.wall) {
            continue;
        }
        const Place place{row, column};
        read_room(found, span(line, column), place);
        if (column > 0 && frame_.at(line, column - 1) != frame_.wall) {
            maze_.grid.open(maze_.grid.at(place), Direction::west);
        }
        if (row > 0 && frame_.at(above, column) != frame_.wall) {
            maze_.grid.open(maze_.grid.at(place), Direction::north);
        }
    }
}

// A line of posts, and of what is between rooms north and south.
void Blocks::read_posts(const DrawnLine& line, std::uint32_t row) {
    const bool outer = row == 0 || row + 1 == rows();
    const std::uint32_t room_row = row == 0 ? 0 : row / 2 - 1;
    for (std::uint32_t column = 0; column < columns(); ++column) {
        const char found = frame_.at(line, column);
        if (found == frame_.wall) {
            continue;
        }
        const Place place{room_row, column / 2};
        if (column % 2 == 0) {
            std::string message = is_floor(found) ? "a post is missing here"
                                                  : shown_char(found) + " stands in a post's place";
            faults_.add(span(line, column), std::move(message), "expected " + wall());
        } else if (outer) {
            read_gap(line, column, {place, span(line, column), row == 0 ? "north" : "south"});
        } else {
            read_opening(line, column, place, Direction::south);
        }
    }
}

void Blocks::read_rooms(const RoomLines& lines, std::uint32_t row) {
    const DrawnLine& line = lines.line;
    for (std::uint32_t column = 0; column < columns(); ++column) {
        const char found = frame_.at(line, column);
        const bool of_room = column % 2 == 1;
        const bool outer = column == 0 || column + 1 == columns();
        const Place place{row / 2, column == 0 ? 0 : (column - 1) / 2};
        if (of_room && found == frame_.wall) {
            has_rock_ = true;
            if (!is_rock(frame_, lines, column)) {
                faults_.add(
                    span(line, column), "a wall stands in the place of " + text_of(place),
                    "expected floor, or wall on all sides; '--as cells' reads walls as rock");
            }
        } else if (of_room) {
            read_room(found, span(line, column), place);
        } else if (outer && found != frame_.wall) {
            read_gap(line, column, {place, span(line, column), column == 0 ? "west" : "east"});
        } else if (found != frame_.wall) {
            read_opening(line, column, place, Direction::east);
        }
    }
}

// A letter in the outer wall is meant for the room within. A way that leads off the grid is kept,
// for faults_of to name.
void Blocks::read_gap(const DrawnLine& line, std::uint32_t column, Gap gap) {
    const char found = frame_.at(line, column);
    const std::size_t side = std::string_view("^v><").find(found);
    if (side < grid_directions.size() && name_of(grid_directions[side]) == gap.side) {
        const RoomId room = maze_.grid.at(gap.place);
        maze_.grid.set_exits(room, maze_.grid.exits(room).with(grid_directions[side]));
        ++maze_.one_sided;
    } else if (!is_floor(found)) {
        read_floor(found, gap.span, gap.place);
    } else {
        gaps_.add(gap);
    }
}

void Blocks::read_opening(const DrawnLine& line, std::uint32_t column, Place before, Direction go) {
    const char found = frame_.at(line, column);
    const RoomId room = maze_.grid.at(before);
    const bool south = go == Direction::south;
    const bool onward = found == (south ? 'v' : '>');
    if (onward || found == (south ? '^' : '<')) {
        const RoomId from = onward ? room : maze_.grid.beyond(room, go);
        const Direction way = onward ? go : opposite(go);
        maze_.grid.set_exits(from, maze_.grid.exits(from).with(way));
        ++maze_.one_sided;
        return;
    }
    if (is_block_start(found) || is_block_goal(found)) {
        faults_.add(span(line, column), shown_char(found) + " stands between two rooms",
                    "expected it in a room");
    } else if (!is_floor(found)) {
        fault_char(found, span(line, column));
    }
    maze_.grid.open(room, go);
}

void Blocks::read_room(char found, const Span& span, Place place) {
    first_floor_ = first_floor_.value_or(place);
    last_floor_ = place;
    read_floor(found, span, place);
}

void Blocks::read_floor(char found, const Span& span, Place place) {
    if (is_block_start(found) || is_block_goal(found)) {
        read_letter(found, span, place);
    } else if (!is_floor(found)) {
        fault_char(found, span);
    }
}

void Blocks::read_letter(char letter, const Span& span, Place place) {
    if (letter == '@' && at_sign_) {
        faults_.add(span, "a second start stands here", "expected one '@'");
    } else if (letter == '@') {
        at_sign_ = place;
    } else if (is_block_start(letter) && maze_.start) {
        faults_.add(span, "a second start stands here", "expected one 'S' or 'P'");
    } else if (is_block_start(letter)) {
        maze_.start = place;
    } else if (maze_.goals.size() >= goals_max) {
        faults_.add(span, "the drawing has too many goals", "expected at most 1000");
    } else {
        maze_.goals.push_back(place);
    }
}

void Blocks::fault_char(char found, const Span& span) {
    if (found == '\t') {
        faults_.add(span, "a tab stands here", "expected blanks");
    } else if (is_block_wall(found)) {
        faults_.add(span, shown_char(found) + " stands here",
                    "expected one kind of wall, " + wall());
    } else {
        faults_.add(span, shown_char(found) + " means nothing here",
                    "expected " + wall() + " for a wall, " + std::string(meaning.substr(9)));
    }
}

// The corners, where a bare maze begins and ends, are rock in most drawings, and a gap may lead
// into one.
void Blocks::settle() {
    maze_.start = maze_.start ? maze_.start : at_sign_;
    const bool has_gaps = !gaps_.empty();
    if (has_gaps) {
        gaps_.settle(maze_, wall(), faults_);
    }
    if (!first_floor_) {
        fault_no_floor();
    } else if (cells_) {
        settle_ends(maze_, *first_floor_, *last_floor_);
    } else if (has_rock_ || has_gaps) {
        settle_ends(maze_);
    }
}

void Blocks::fault_no_floor() {
    // A gap has been faulted, as it leads into a wall.
    if (gaps_.empty()) {
        faults_.add(frame_.lines().next().span(frame_.indent), "the drawing has no floor",
                    std::string(meaning));
    }
}

void Blocks::put_spans(Spans spans) {
    const std::uint32_t count = keeps_spans(maze_, spans) ? maze_.grid.room_count() : 0;
    for (std::uint32_t room = 0; room < count; ++room) {
        const Place place = maze_.grid.place_of(RoomId{room});
        const DrawnLine line{{}, frame_.first_number + 2 * place.row + 1};
        maze_.spans.push_back(span(line, std::uint64_t{2} * place.column + 1));
    }
}

Result<MazeText, Diagnostics> read_narrow(std::string_view text, std::optional<BlockReading> as,
                                          Spans spans, bool full_blocks) {
    const BlockFrame frame = block_frame_of(text);
    const auto half = as == BlockReading::cells ? std::nullopt : halved(frame);
    if (!half) {
        auto read = Blocks(text, as, full_blocks).read(spans);
        Diagnostics slips =
            read.has_value() || as == BlockReading::cells ? Diagnostics() : slips_of(frame);
        return slips.empty() ? std::move(read) : Unexpected{std::move(slips)};
    }
    return doubled(Blocks(*half, as, full_blocks).read(spans), frame);
}

} // namespace

std::optional<BlockReading> block_reading_named(std::string_view name) {
    if (name == "walls") {
        return BlockReading::walls;
    }
    return name == "cells" ? std::optional(BlockReading::cells) : std::nullopt;
}

Result<MazeText, Diagnostics> read_block_drawing(std::string_view text,
                                                 std::optional<BlockReading> as, Spans spans) {
    const bool full_blocks = has_full_blocks(without_mark(text));
    return read_by_character(text, full_blocks, [&](std::string_view narrow) {
        return read_narrow(narrow, as, spans, full_blocks);
    });
}

} // namespace clew
