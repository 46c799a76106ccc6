#include "clew/format/exit_table.hpp"

#include "clew/base/text.hpp"
#include "clew/format/encoding.hpp"
#include "clew/format/table_cursor.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace clew {

namespace {

template <class Rows>
void scan_table(std::string_view text, Rows& rows, FaultList& faults) {
    TableCursor cursor(text, faults);
    cursor.skip_name();
    if (scan_rows(cursor, rows)) {
        cursor.expect_end("expected nothing after the table");
    }
}

} // namespace

void ExitRows::add(std::string_view letters, Span span) {
    std::size_t at = 0;
    const auto exits = exits_of(letters, &at);
    if (!exits) {
        const std::string_view letter = letters.substr(at, 1);
        const bool twice = exits_of(letter).has_value();
        std::string message = quoted(letter) + (twice ? " stands here twice" : " is no exit");
        if (span.length == letters.size()) { // else escapes have moved the letters
            span = {{span.begin.line, span.begin.column + static_cast<std::uint32_t>(at)}, 1};
        }
        faults_.add(span, std::move(message), "expected letters of N, S, E and W");
    }
    const auto bits = static_cast<std::uint8_t>(exits ? exits->bits() : 0U);
    if (rooms_ % 2 == 0) {
        halves_.push_back(bits);
    } else {
        halves_.back() = static_cast<std::uint8_t>(halves_.back() | (bits << 4U));
    }
    ++rooms_;
}

void ExitRows::end_row(Span span) {
    const std::uint64_t length = rooms_ - row_begin_;
    if (rows_ == 0) {
        columns_ = length;
    }
    if (length == 0) {
        std::string message = "row ";
        append_number(message, rows_);
        faults_.add(span, message + " is empty", "expected at least one exit string");
    } else if (length != columns_) {
        std::string message = "row ";
        append_number(message, rows_);
        message += " has ";
        append_number(message, length);
        message += length == 1 ? " room" : " rooms";
        std::string hint = "expected ";
        append_number(hint, columns_);
        faults_.add(span, std::move(message), hint + ", as in row 0");
    }
    row_begin_ = rooms_;
    ++rows_;
}

std::optional<Grid> ExitRows::grid(Span span) const {
    if (rows_ == 0) {
        faults_.add(span, "the table has no rows", "expected at least one");
        return std::nullopt;
    }
    Grid grid(static_cast<std::uint32_t>(rows_), static_cast<std::uint32_t>(columns_));
    std::copy(halves_.begin(), halves_.end(), grid.halves().begin());
    return grid;
}

Result<MazeText, Diagnostics> read_exit_table(std::string_view text, Spans spans) {
    Diagnostics too_long = size_faults(text.size(), maze_text_bytes_max);
    if (!too_long.empty()) {
        return Unexpected{std::move(too_long)};
    }
    FaultList faults(maze_faults_max);
    ExitRows rows(faults);
    scan_table(text, rows, faults);
    std::optional<Grid> grid = faults.empty() ? rows.grid({}) : std::nullopt;
    if (!grid) {
        return Unexpected{std::move(faults).take()};
    }
    MazeText maze;
    maze.grid = std::move(*grid);
    maze.one_sided = one_sided_exits(maze.grid);
    if (keeps_spans(maze, spans)) {
        SpanRows places;
        scan_table(text, places, faults);
        maze.spans = places.take();
    }
    return maze;
}

bool is_exit_table(std::string_view text) {
    text = without_mark(text);
    const auto skip = [&text](auto&& wanted) {
        const auto end = std::find_if_not(text.begin(), text.end(), wanted);
        text.remove_prefix(static_cast<std::size_t>(end - text.begin()));
    };
    const auto takes = [&text, &skip](char wanted) {
        skip(is_space);
        const bool found = !text.empty() && text.front() == wanted;
        text.remove_prefix(found ? 1 : 0);
        return found;
    };
    skip(is_space);
    const std::size_t before = text.size();
    skip([](char c) { return is_letter(c) || is_digit(c) || c == '_'; });
    const bool named = text.size() < before;
    if (named && !takes('=')) {
        return false;
    }
    if (!takes('[')) {
        return false;
    }
    // `[]` and `[[]]` are tables too, if faulty ones; `[[items]]` is TOML.
    if (takes(']')) {
        return true;
    }
    return takes('[') && (takes('"') || takes('\'') || takes(']'));
}

} // namespace clew
