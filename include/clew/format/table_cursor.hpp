/// Where the reading of an exit table or a maze as JSON has come to, and the few steps it goes in.
///
/// Written out, not left to the JSON library: that tells neither where a value stands nor what was
/// expected in its place, and a Python list is not its business.
#ifndef CLEW_FORMAT_TABLE_CURSOR_HPP
#define CLEW_FORMAT_TABLE_CURSOR_HPP

#include "clew/format/fault_list.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clew {

/// A string between quotes: its characters, escapes undone, and where it is written.
struct QuotedText {
    std::string_view text; ///< of one with escapes good until the next is taken
    Span span;             ///< without the quotes, but one at least
};

/// Each step first passes over blanks, and adds a fault where it finds something else.
class TableCursor {
public:
    /// The text may begin with a byte-order mark, and like `faults` must outlive this.
    TableCursor(std::string_view text, FaultList& faults);

    [[nodiscard]] Position position() const {
        return {line_, static_cast<std::uint32_t>(at_ - line_begin_ + 1)};
    }
    /// To where the next value begins, or the end.
    void skip_space();
    /// Passes over `maze =`, if it is there.
    void skip_name();
    bool take(char wanted, std::string_view hint);
    /// True past that closing bracket; what stands there instead is the next step's to judge.
    bool take_end(char bracket);
    /// After an element: past a comma, or before the bracket that closes.
    bool separated(char bracket);
    /// JSON's escapes are understood, in quotes of either kind.
    std::optional<QuotedText> take_text(std::string_view hint);
    std::optional<std::uint32_t> take_number(std::string_view hint);
    /// Past a value of any form, whose inside is not judged.
    bool skip_value();
    void expect_end(std::string_view hint);

private:
    [[nodiscard]] char here() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    bool skip_part(int& depth);
    std::optional<QuotedText> unescaped(std::string_view raw, Span span);
    bool undo_escape(std::string_view raw, std::size_t& at, Position begin);
    bool undo_number(std::string_view raw, std::size_t& at, Position here);
    void fault(std::string_view hint);

    std::string_view text_;
    FaultList* faults_;
    std::size_t at_;
    std::uint32_t line_ = 1;
    std::size_t line_begin_ = 0;
    std::string escaped_; // the last string that had escapes, without them
};

/// Past a list of lists of strings; Rows is told of each room and of each row's end. False after
/// what is none.
template <class Rows>
bool scan_rows(TableCursor& cursor, Rows& rows) {
    if (!cursor.take('[', "expected '[' here, the table's first")) {
        return false;
    }
    while (!cursor.take_end(']')) {
        const bool begun = cursor.take('[', "expected '[' or ']' here");
        const Position begin = cursor.position();
        while (begun && !cursor.take_end(']')) {
            const auto room = cursor.take_text("expected an exit string in quotes here");
            if (!room) {
                return false;
            }
            rows.add(room->text, room->span);
            if (!cursor.separated(']')) {
                return false;
            }
        }
        if (!begun) {
            return false;
        }
        rows.end_row({{begin.line, begin.column - 1}, 1});
        if (!cursor.separated(']')) {
            return false;
        }
    }
    return true;
}

/// Where a room's letters stand, one after another: rows for scan_rows.
class SpanRows {
public:
    void add(std::string_view, Span span) { spans_.push_back(span); }
    void end_row(Span) {}
    [[nodiscard]] std::vector<Span> take() { return std::move(spans_); }

private:
    std::vector<Span> spans_;
};

} // namespace clew

#endif
