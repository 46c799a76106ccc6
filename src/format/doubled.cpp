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

void move_to_twice_as_wide(Span& span, const BlockFrame& frame) {
    if (span.begin.line > 0) {
        span.begin.line += frame.first_number - 1;
        span.begin.column =
            static_cast<std::uint32_t>(frame.indent) + 2 * (span.begin.column - 1) + 1;
        span.length *= 2;
    }
}

} // namespace

std::optional<std::string> halved(const BlockFrame& frame) {
    std::string half;
    DrawnLines lines = frame.lines();
    while (frame.columns % 2 == 0 && !lines.at_end()) {
        const DrawnLine line = lines.next();
        for (std::uint64_t column = 0; column < frame.columns; column += 2) {
            const auto both = half_of(frame.at(line, column), frame.at(line, column + 1));
            if (!both) {
                return std::nullopt;
            }
            half += *both;
        }
        half += '\n';
    }
    const bool between = !half.empty() && has_walls_between(block_frame_of(half));
    return between ? std::optional(std::move(half)) : std::nullopt;
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
