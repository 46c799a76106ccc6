#include "clew/format/exit_table.hpp"

#include "clew/base/text.hpp"
#include "clew/format/encoding.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace clew {

namespace {

// Where a room's letters stand, one after another.
class SpanRows {
public:
    void add(std::string_view letters, Position place) {
        const std::size_t length = std::max<std::size_t>(letters.size(), 1);
        spans_.push_back({place, static_cast<std::uint32_t>(length)});
    }
    void end_row(Span) {}
    [[nodiscard]] std::vector<Span> take() { return std::move(spans_); }

private:
    std::vector<Span> spans_;
};

// One pass over the text; Rows is told of each room and of each row's end.
template <class Rows>
class TableScan {
public:
    TableScan(std::string_view text, Rows& rows, FaultList& faults)
        : text_(text), rows_(rows), faults_(faults) {
        at_ = text.size() - without_mark(text).size();
    }

    void scan() {
        skip_name();
        if (!take('[', "expected '[' here, the table's first")) {
            return;
        }
        while (!take_end()) {
            if (!take('[', "expected '[' or ']' here") || !scan_row() || !separated()) {
                return;
            }
        }
        skip_space();
        if (at_ < text_.size()) {
            fault("expected nothing after the table");
        }
    }

private:
    [[nodiscard]] char here() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    [[nodiscard]] Position position() const {
        return {line_, static_cast<std::uint32_t>(at_ - line_begin_ + 1)};
    }

    void skip_space() {
        while (at_ < text_.size() && is_space(text_[at_])) {
            if (text_[at_] == '\n') {
                ++line_;
                line_begin_ = at_ + 1;
            }
            ++at_;
        }
    }

    void skip_name() {
        skip_space();
        while (is_letter(here()) || is_digit(here()) || here() == '_') {
            ++at_;
        }
        skip_space();
        if (here() == '=') {
            ++at_;
        }
    }

    void fault(std::string hint) {
        std::string message = "the line ends here";
        if (at_ >= text_.size()) {
            message = "the table ends here";
        } else if (here() != '\n') {
            message = quoted(text_.substr(at_, 1)) + " stands here";
        }
        faults_.add({position(), 1}, std::move(message), std::move(hint));
    }

    bool take(char wanted, std::string_view hint) {
        skip_space();
        if (here() != wanted) {
            fault(std::string(hint));
            return false;
        }
        ++at_;
        return true;
    }

    // A closing bracket; a missing one is found out by what is expected instead of it.
    bool take_end() {
        skip_space();
        if (here() != ']') {
            return false;
        }
        ++at_;
        return true;
    }

    // After an element: a comma, or the bracket that closes, which stays.
    bool separated() {
        skip_space();
        if (here() == ',') {
            ++at_;
            return true;
        }
        if (here() == ']') {
            return true;
        }
        fault("expected ',' or ']' here");
        return false;
    }

    bool scan_row() {
        const Position begin = position();
        while (!take_end()) {
            if (!scan_room() || !separated()) {
                return false;
            }
        }
        rows_.end_row({{begin.line, begin.column - 1}, 1});
        return true;
    }

    bool scan_room() {
        skip_space();
        const char quote = here();
        if (quote != '"' && quote != '\'') {
            fault("expected an exit string in quotes here");
            return false;
        }
        ++at_;
        const Position begin = position();
        const std::size_t from = at_;
        while (at_ < text_.size() && text_[at_] != quote && text_[at_] != '\n') {
            ++at_;
        }
        if (here() != quote) {
            fault("expected the quote that closes the exit string");
            return false;
        }
        rows_.add(text_.substr(from, at_ - from), begin);
        ++at_;
        return true;
    }

    std::string_view text_;
    Rows& rows_;
    FaultList& faults_;
    std::size_t at_ = 0;
    std::uint32_t line_ = 1;
    std::size_t line_begin_ = 0;
};

} // namespace

void ExitRows::add(std::string_view letters, Position place) {
    std::size_t at = 0;
    const auto exits = exits_of(letters, &at);
    if (!exits) {
        const std::string_view letter = letters.substr(at, 1);
        const bool twice = exits_of(letter).has_value();
        std::string message = quoted(letter) + (twice ? " stands here twice" : " is no exit");
        const Position wrong{place.line, place.column + static_cast<std::uint32_t>(at)};
        faults_.add({wrong, 1}, std::move(message), "expected letters of N, S, E and W");
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

Result<MazeText, Diagnostics> read_exit_table(std::string_view text) {
    Diagnostics too_long = size_faults(text.size(), maze_text_bytes_max);
    if (!too_long.empty()) {
        return Unexpected{std::move(too_long)};
    }
    FaultList faults(maze_faults_max);
    ExitRows rows(faults);
    TableScan(text, rows, faults).scan();
    std::optional<Grid> grid = faults.empty() ? rows.grid({}) : std::nullopt;
    if (!grid) {
        return Unexpected{std::move(faults).take()};
    }
    MazeText maze;
    maze.grid = std::move(*grid);
    maze.one_sided = one_sided_exits(maze.grid);
    if (maze.one_sided > 0 && maze.grid.room_count() <= spans_max) {
        SpanRows spans;
        TableScan(text, spans, faults).scan();
        maze.spans = spans.take();
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
