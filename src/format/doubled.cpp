#include "clew/format/doubled.hpp"

#include <utility>

namespace clew {

namespace {

// What two characters mean as one; nothing if they do not go together.
std::optional<char> half_of(char one, char other) {
    if (one == other || (other == ' ' && !is_block_wall(one))) {
        return one;
    }
    return one == ' ' && !is_block_wall(other) ? std::optional(other) : std::nullopt;
}

// Fails at the first blank in a post's place, and so before the blanks that a short line stands
// for are many.
bool line_is_drawn_twice(const BlockFrame& frame, const DrawnLine& line, bool of_posts) {
    if (line.text.size() > frame.indent + frame.columns) {
        return false;
    }
    for (std::uint64_t column = 0; column < frame.columns; column += 2) {
        const auto both = half_of(frame.at(line, column), frame.at(line, column + 1));
        const bool must_tell = (column % 4 == 0) == of_posts;
        if (!both || (must_tell && (*both == frame.wall) != of_posts)) {
            return false;
        }
    }
    return true;
}

bool is_all_wall(const BlockFrame& frame, const DrawnLine& line) {
    for (std::uint64_t column = 0; column < frame.columns; ++column) {
        if (frame.at(line, column) != frame.wall) {
            return false;
        }
    }
    return true;
}

bool may_be_drawn_twice(const BlockFrame& frame) {
    return frame.rows % 2 == 1 && frame.columns % 4 == 2 && frame.rows >= 3 && frame.columns >= 6;
}

std::optional<std::uint64_t> first_slip(const BlockFrame& frame, const DrawnLine& line) {
    for (std::uint64_t column = 0; column < frame.columns; column += 2) {
        if (!half_of(frame.at(line, column), frame.at(line, column + 1))) {
            return column;
        }
    }
    return std::nullopt;
}

void move_to_twice_as_wide(Span& span, const BlockFrame& frame) {
    if (span.begin.line > 0) {
        span.begin.line += frame.first_number - 1;
        span.begin.column =
            static_cast<std::uint32_t>(frame.indent) + 2 * (span.begin.column - 1) + 1;
        span.length *= 2;
    }
}

} // namespace

bool is_drawn_twice(const BlockFrame& frame) {
    if (!may_be_drawn_twice(frame)) {
        return false;
    }
    DrawnLines lines = frame.lines();
    for (bool of_posts = true; !lines.at_end(); of_posts = !of_posts) {
        if (!line_is_drawn_twice(frame, lines.next(), of_posts)) {
            return false;
        }
    }
    return true;
}

Diagnostics slips_of(const BlockFrame& frame) {
    Diagnostics slips;
    if (!may_be_drawn_twice(frame)) {
        return slips;
    }
    std::uint64_t telling = 0; // a wall from side to side is drawn twice by chance
    DrawnLines lines = frame.lines();
    for (bool of_posts = true; !lines.at_end(); of_posts = !of_posts) {
        const DrawnLine line = lines.next();
        if (line_is_drawn_twice(frame, line, of_posts)) {
            telling += is_all_wall(frame, line) ? 0U : 1U;
            continue;
        }
        const auto column = first_slip(frame, line);
        if (!column || (!slips.empty() && (slips.size() + 1) * 10 > frame.rows)) {
            return {};
        }
        const auto at = frame.indent + static_cast<std::size_t>(*column);
        slips.push_back({Severity::error, line.span(at, 2), "two characters differ here",
                         "expected each drawn twice, as in the other lines"});
    }
    return telling < 2 ? Diagnostics() : slips;
}

std::optional<std::string> halved(const BlockFrame& frame) {
    if (!is_drawn_twice(frame)) {
        return std::nullopt;
    }
    std::string half;
    DrawnLines lines = frame.lines();
    while (!lines.at_end()) {
        const DrawnLine line = lines.next();
        for (std::uint64_t column = 0; column < frame.columns; column += 2) {
            half += *half_of(frame.at(line, column), frame.at(line, column + 1));
        }
        half += '\n';
    }
    return half;
}

Result<MazeText, Diagnostics> doubled(Result<MazeText, Diagnostics> read, const BlockFrame& frame) {
    if (!read.has_value()) {
        Diagnostics faults = std::move(read).error();
        for (Diagnostic& fault : faults) {
            move_to_twice_as_wide(fault.span, frame);
        }
        return Unexpected{std::move(faults)};
    }
    for (Span& span : read->spans) {
        move_to_twice_as_wide(span, frame);
    }
    return read;
}

} // namespace clew
