#include "fuzz.hpp"

#include "clew/base/printable.hpp"
#include "clew/base/text.hpp"
#include "clew/draw/style.hpp"
#include "clew/format/encoding.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace clew::fuzz {

namespace {

constexpr std::uint64_t rooms_drawn_max = 4096;

Result<MazeText, Diagnostics> read(std::string_view text) {
    switch (content_of(text)) {
    case Content::wall_drawing:
        return read_wall_drawing(text);
    case Content::block_drawing:
        return read_block_drawing(text);
    case Content::exit_table:
        return read_exit_table(text);
    case Content::json:
        return read_maze_json(text);
    case Content::world:
        break;
    }
    return Unexpected{Diagnostics{}};
}

void require_read_back(const Picture& picture, const MazeText& maze, const StyleFacts& facts) {
    std::string drawn;
    require(append_picture(drawn, picture, facts.style), "a picture can be drawn");
    const auto again = read(drawn);
    require(again.has_value(), "what is drawn is read", drawn);
    require(again->grid == maze.grid, "what is drawn is read as the same", drawn);
    require(!facts.ends || again->start == maze.grid.place_of(*picture.start),
            "the start is read as it was drawn", drawn);
}

} // namespace

void require(bool holds, std::string_view law, std::string_view what) {
    if (holds) {
        return;
    }
    std::fprintf(stderr, "broken law: %.*s\n%.*s\n", static_cast<int>(law.size()), law.data(),
                 static_cast<int>(what.size()), what.data());
    std::abort();
}

void require_told(const Diagnostics& faults, std::string_view text) {
    const std::vector<std::string_view> lines = split_lines(text);
    require(!faults.empty(), "what is refused has a fault");
    // What is missing from a drawing may be missed beyond its line's end, as far as another line
    // goes (a character has three bytes there), and behind a mark.
    std::size_t widest = 0;
    for (const std::string_view line : lines) {
        widest = std::max(widest, byte_order_mark.size() + line.size());
    }
    Position last;
    for (const Diagnostic& fault : faults) {
        const Position place = fault.span.begin;
        require(!fault.message.empty() && fault.message.back() != '.', "a fault is told");
        require(place.line <= lines.size() + 1, "a fault's line is in the file", fault.message);
        const bool has_line = place.line > 0 && place.line <= lines.size(); // 0: the whole file
        const std::size_t own = has_line ? lines[place.line - 1].size() : 0;
        require(place.column <= own + 3 * widest + 2, "a fault's column is in the file",
                fault.message);
        require(last <= place, "faults come in the order of the file", fault.message);
        last = place;
        for (const char c : clew::text_of(fault, "file", text)) {
            require(c == '\n' || c == '\t' || (c >= ' ' && c <= '~'), "a fault is shown in ASCII",
                    fault.message);
        }
    }
}

void require_harmless(std::string_view out) {
    for (const char c : out) {
        require(c == '\n' || !is_control(c), "an answer has no control byte", out);
    }
    require(is_utf8(out), "an answer is UTF-8", out);
    require(unprintable_in(out).empty(), "an answer has no character that hides or turns text",
            out);
}

void require_answer(std::string_view out) {
    require_harmless(out);
    for (const std::string_view line : split_lines(out)) {
        const std::string_view begin = line.substr(0, 2);
        require(begin != "> " && begin != "# " && begin != "= ", "no answer looks like a mark",
                line);
    }
}

void require_read_back(const MazeText& maze) {
    const std::uint32_t rooms = maze.grid.room_count();
    if (rooms > rooms_drawn_max) {
        return;
    }
    Picture picture;
    picture.grid = &maze.grid;
    picture.start = maze.grid.at(maze.start.value_or(Place{0, 0}));
    for (const Place goal : maze.goals) {
        if (maze.grid.at(goal) != *picture.start) {
            picture.goals.push_back(maze.grid.at(goal));
        }
    }
    for (const StyleFacts& facts : styles()) {
        if (facts.reads_back && !fault_of(picture, facts.style)) {
            require_read_back(picture, maze, facts);
        }
    }
}

void require_read(const Result<MazeText, Diagnostics>& maze, std::string_view text) {
    if (maze) {
        require_read_back(*maze);
    } else {
        require_told(maze.error(), text);
    }
}

} // namespace clew::fuzz
