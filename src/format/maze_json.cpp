#include "clew/format/maze_json.hpp"

#include "clew/base/text.hpp"
#include "clew/format/encoding.hpp"
#include "clew/format/exit_table.hpp"
#include "clew/format/table_cursor.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace clew {

namespace {

enum class Key : std::uint8_t { rows, columns, start, goals, exits, solution };
constexpr std::array<std::string_view, 6> key_names = {"rows",  "columns", "start",
                                                       "goals", "exits",   "solution"};

template <class T>
struct Found {
    T value;
    Span span;
};

class Json {
public:
    explicit Json(std::string_view text) : cursor_(text, faults_) {}

    Result<MazeText, Diagnostics> read(Spans spans) && {
        if (read_object()) {
            cursor_.expect_end("expected nothing after the object");
            put_grid();
        }
        if (!faults_.empty()) {
            return Unexpected{std::move(faults_).take()};
        }
        if (keeps_spans(maze_, spans)) {
            SpanRows places;
            TableCursor again = *table_;
            scan_rows(again, places);
            maze_.spans = places.take();
        }
        return std::move(maze_);
    }

private:
    bool read_object();
    bool read_value(const QuotedText& key);
    bool read_side(Found<std::uint32_t>& side);
    std::optional<Found<Place>> read_place();
    bool read_places(bool are_goals);
    void put_grid();
    void judge_side(const std::optional<Found<std::uint32_t>>& said, std::uint32_t side,
                    std::string_view what);
    bool judge_place(const Found<Place>& place);

    FaultList faults_{maze_faults_max};
    TableCursor cursor_;
    std::array<bool, key_names.size()> seen_{};
    std::optional<Found<std::uint32_t>> rows_;
    std::optional<Found<std::uint32_t>> columns_;
    std::optional<Found<Place>> start_;
    std::vector<Found<Place>> goals_;
    std::optional<TableCursor> table_; // before the table
    ExitRows exits_{faults_};
    bool exits_are_whole_ = false;
    MazeText maze_;
};

bool Json::read_object() {
    if (!cursor_.take('{', "expected '{' here, the object's first")) {
        return false;
    }
    while (!cursor_.take_end('}')) {
        const auto key = cursor_.take_text("expected a key in quotes, or '}'");
        if (!key || !cursor_.take(':', "expected ':' after the key") || !read_value(*key) ||
            !cursor_.separated('}')) {
            return false;
        }
    }
    return true;
}

bool Json::read_value(const QuotedText& key) {
    const auto* const known = std::find(key_names.begin(), key_names.end(), key.text);
    if (known == key_names.end()) {
        std::string hint = did_you_mean(key.text, {key_names.begin(), key_names.end()});
        hint = hint.empty() ? "expected 'rows', 'columns', 'start', 'goals' or 'exits'" : hint;
        faults_.add(key.span, "no key is called " + quoted(key.text), std::move(hint));
        return cursor_.skip_value();
    }
    const auto index = static_cast<std::size_t>(known - key_names.begin());
    if (std::exchange(seen_[index], true)) {
        faults_.add(key.span, quoted(key.text) + " stands here twice", "expected it once");
        return cursor_.skip_value();
    }
    switch (static_cast<Key>(index)) {
    case Key::rows:
        return read_side(rows_.emplace());
    case Key::columns:
        return read_side(columns_.emplace());
    case Key::start:
        start_ = read_place();
        return start_.has_value();
    case Key::goals:
        return read_places(true);
    case Key::solution:
        return read_places(false);
    case Key::exits:
        break;
    }
    table_ = cursor_;
    const std::size_t before = faults_.size();
    const bool scanned = scan_rows(cursor_, exits_);
    exits_are_whole_ = scanned && faults_.size() == before;
    return scanned;
}

bool Json::read_side(Found<std::uint32_t>& side) {
    cursor_.skip_space();
    const Position begin = cursor_.position();
    const auto number = cursor_.take_number("expected a number here");
    side = {number.value_or(0), {begin, cursor_.position().column - begin.column}};
    return number.has_value();
}

std::optional<Found<Place>> Json::read_place() {
    if (!cursor_.take('[', "expected a place, [row, column]")) {
        return std::nullopt;
    }
    const Position begin = cursor_.position();
    const auto row = cursor_.take_number("expected a row, from 0");
    if (!row || !cursor_.take(',', "expected ',' and a column")) {
        return std::nullopt;
    }
    const auto column = cursor_.take_number("expected a column, from 0");
    if (!column || !cursor_.take(']', "expected ']' after row and column")) {
        return std::nullopt;
    }
    const Position end = cursor_.position();
    const std::uint32_t length = end.line == begin.line ? end.column - begin.column + 1 : 1;
    return Found<Place>{{*row, *column}, {{begin.line, begin.column - 1}, length}};
}

bool Json::read_places(bool are_goals) {
    if (!cursor_.take('[', "expected a list of places, [[row, column], ...]")) {
        return false;
    }
    const Position inside = cursor_.position();
    while (!cursor_.take_end(']')) {
        const auto place = read_place();
        if (!place) {
            return false;
        }
        if (are_goals && goals_.size() < goals_max) {
            goals_.push_back(*place);
        } else if (are_goals) {
            faults_.add(place->span, "the maze has too many goals", "expected at most 1000");
        }
        if (!cursor_.separated(']')) {
            return false;
        }
    }
    if (are_goals && goals_.empty()) {
        faults_.add({{inside.line, inside.column - 1}, 1}, "the list holds no goal",
                    "expected a place, or no 'goals'");
    }
    return true;
}

void Json::put_grid() {
    if (!table_) {
        faults_.add({}, "'exits' is missing", "expected the exit strings of all rooms");
    }
    auto grid = exits_are_whole_ && !faults_.is_full() ? exits_.grid({}) : std::nullopt;
    if (!grid) {
        return;
    }
    maze_.grid = std::move(*grid);
    maze_.one_sided = one_sided_exits(maze_.grid);
    judge_side(rows_, maze_.grid.rows(), "rows");
    judge_side(columns_, maze_.grid.columns(), "columns");
    if (start_ && judge_place(*start_)) {
        maze_.start = start_->value;
    }
    for (const Found<Place>& goal : goals_) {
        if (judge_place(goal)) {
            maze_.goals.push_back(goal.value);
        }
    }
}

void Json::judge_side(const std::optional<Found<std::uint32_t>>& said, std::uint32_t side,
                      std::string_view what) {
    if (said && said->value != side) {
        std::string message = quoted(what) + " is not what the table has";
        std::string hint = "expected ";
        append_number(hint, side);
        faults_.add(said->span, std::move(message), std::move(hint));
    }
}

bool Json::judge_place(const Found<Place>& place) {
    if (maze_.grid.holds(place.value)) {
        return true;
    }
    std::string hint = "expected rows from 0 to ";
    append_number(hint, maze_.grid.rows() - 1);
    hint += " and columns from 0 to ";
    append_number(hint, maze_.grid.columns() - 1);
    faults_.add(place.span, text_of(place.value) + " is off the grid", std::move(hint));
    return false;
}

} // namespace

Result<MazeText, Diagnostics> read_maze_json(std::string_view text, Spans spans) {
    Diagnostics too_long = size_faults(text.size(), maze_text_bytes_max);
    if (!too_long.empty()) {
        return Unexpected{std::move(too_long)};
    }
    return Json(text).read(spans);
}

bool is_maze_json(std::string_view text) {
    const std::string_view inside = trim(without_mark(text));
    return !inside.empty() && inside.front() == '{';
}

} // namespace clew
