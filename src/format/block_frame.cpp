#include "clew/format/block_frame.hpp"

#include "clew/base/text.hpp"
#include "clew/format/encoding.hpp"
#include "clew/format/narrow.hpp"

#include <algorithm>

namespace clew {

namespace {

// What one pass over the lines shows.
struct Survey {
    std::uint64_t lines = 0;
    std::size_t indent = std::string_view::npos;
    std::size_t longest = 0;
    std::uint64_t longest_count = 0;
    std::uint64_t as_first_count = 0;
    std::size_t first = 0;
    char wall = '\0';
    bool has_blank = false;
    bool has_dot = false;

    void add(std::string_view line) {
        ++lines;
        if (line.empty()) {
            return;
        }
        const std::size_t begin = line.find_first_not_of(' ');
        indent = std::min(indent, begin);
        first = lines == 1 ? line.size() : first;
        as_first_count += line.size() == first ? 1U : 0U;
        longest_count = line.size() > longest ? 0 : longest_count;
        longest = std::max(longest, line.size());
        longest_count += line.size() == longest ? 1U : 0U;
        has_dot = has_dot || line.find('.') != std::string_view::npos;
        has_blank = has_blank || line.find(' ', begin) != std::string_view::npos;
        const auto found = std::find_if(line.begin(), line.end(), is_block_wall);
        wall = wall == '\0' && found != line.end() ? *found : wall;
    }

    // A line or two that are too long are the wrong ones, not all the others.
    [[nodiscard]] std::size_t width() const {
        return as_first_count > longest_count && as_first_count * 2 > lines ? first : longest;
    }
};

bool ends_in_walls(const BlockFrame& frame) {
    DrawnLines lines = frame.lines();
    while (!lines.at_end()) {
        const DrawnLine line = lines.next();
        const bool whole = line.text.size() >= frame.indent + frame.columns;
        if (whole && frame.at(line, frame.columns - 1) != frame.wall) {
            return false;
        }
    }
    return true;
}

bool has_posts(const BlockFrame& frame, const DrawnLine& line) {
    for (std::uint64_t column = 0; column < frame.columns; column += 2) {
        if (frame.at(line, column) != frame.wall) {
            return false;
        }
    }
    return true;
}

// Rooms that are floor, or rock all round.
bool has_rooms(const BlockFrame& frame, const RoomLines& lines) {
    for (std::uint64_t column = 1; column < frame.columns; column += 2) {
        if (frame.at(lines.line, column) == frame.wall && !is_rock(frame, lines, column)) {
            return false;
        }
    }
    return true;
}

bool has_floor(const BlockFrame& frame, const DrawnLine& line) {
    for (std::uint64_t column = 1; column < frame.columns; column += 2) {
        if (frame.at(line, column) != frame.wall) {
            return true;
        }
    }
    return false;
}

// The first line that is not blank.
std::string_view first_line(std::string_view text) {
    DrawnLines lines(text, 1);
    while (!lines.at_end()) {
        const DrawnLine line = lines.next();
        if (!line.text.empty()) {
            return line.text;
        }
    }
    return {};
}

bool is_drawn(std::string_view line) {
    const auto walls = std::count_if(line.begin(), line.end(), is_block_wall);
    const bool all = std::all_of(line.begin(), line.end(), [](char c) {
        return is_block_wall(c) || is_floor(c) || is_block_start(c) || is_block_goal(c);
    });
    return all ? walls > 0 || line.find('.') != std::string_view::npos
               : line.size() >= 3 && static_cast<std::size_t>(walls) * 2 >= line.size();
}

} // namespace

bool is_toml(std::string_view line) {
    const std::size_t key = line.find_first_not_of(" \t");
    if (key == std::string_view::npos || line[key] == '#') {
        return false;
    }
    const auto end =
        std::find_if_not(line.begin() + static_cast<std::ptrdiff_t>(key), line.end(), [](char c) {
            return is_letter(c) || is_digit(c) || is_space(c) ||
                   std::string_view("-_.\"'").find(c) != std::string_view::npos;
        });
    return line[key] == '[' || (end != line.end() && *end == '=');
}

bool is_block_drawing(std::string_view text) {
    const std::string_view drawing = without_mark(text);
    const std::string_view first = first_line(drawing);
    if (!is_drawn(narrowed(first))) {
        return false;
    }
    DrawnLines lines(drawing, 1);
    while (!lines.at_end()) {
        if (is_toml(lines.next().text)) {
            return false;
        }
    }
    return true;
}

bool has_full_blocks(std::string_view text) {
    const std::string_view line = first_line(text);
    const std::size_t begin = line.find_first_not_of(" .SPGE@");
    return begin != std::string_view::npos && begins_with_full_block(line.substr(begin));
}

BlockFrame block_frame_of(std::string_view text) {
    while (!text.empty() && is_space(text.back())) {
        text.remove_suffix(1);
    }
    BlockFrame frame;
    DrawnLines lines(text, 1);
    Survey survey;
    while (!lines.at_end()) {
        const std::size_t begin = lines.offset();
        const DrawnLine line = lines.next();
        if (survey.lines == 0 && line.text.empty()) {
            continue;
        }
        if (survey.lines == 0) {
            frame.text = text.substr(begin);
            frame.first_number = line.number;
        }
        survey.add(line.text);
    }
    if (survey.lines == 0) {
        return frame;
    }
    frame.indent = survey.indent;
    frame.rows = survey.lines;
    frame.columns = survey.width() - survey.indent;
    frame.wall = survey.wall == '\0' ? '#' : survey.wall;
    frame.short_lines_are_blank = (survey.has_blank || !survey.has_dot) &&
                                  (has_walls_between(frame) || !ends_in_walls(frame));
    return frame;
}

bool has_walls_between(const BlockFrame& frame) {
    if (frame.rows % 2 == 0 || frame.columns % 2 == 0 || frame.rows < 3 || frame.columns < 3) {
        return false;
    }
    DrawnLines lines = frame.lines();
    RoomLines around{{}, {}, lines.next()};
    bool floor = false;
    bool fits = has_posts(frame, around.below);
    while (fits && !lines.at_end()) {
        around.above = around.below;
        around.line = lines.next();
        around.below = lines.next();
        fits = has_posts(frame, around.below) && has_rooms(frame, around);
        floor = floor || has_floor(frame, around.line);
    }
    return fits && floor;
}

bool is_rock(const BlockFrame& frame, const RoomLines& lines, std::uint64_t column) {
    const auto is_wall = [&](const DrawnLine& line, std::uint64_t at) {
        return frame.at(line, at) == frame.wall;
    };
    return is_wall(lines.line, column) && is_wall(lines.line, column - 1) &&
           is_wall(lines.line, column + 1) && is_wall(lines.above, column) &&
           is_wall(lines.below, column);
}

} // namespace clew
