/// Where a wall drawing lies in a text: its lines, without labels and blank lines around them, and
/// the lattice of posts that its first line shows.
#ifndef CLEW_FORMAT_DRAWING_FRAME_HPP
#define CLEW_FORMAT_DRAWING_FRAME_HPP

#include "clew/format/fault_list.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace clew {

[[nodiscard]] constexpr bool is_post(char c) { return c == '+' || c == 'o'; }

/// What a drawing is made of, as messages say it.
struct DrawingWords {
    std::string_view post;
    std::string_view level;       ///< a wall of a room three wide
    std::string_view short_level; ///< of a room one wide
    std::string_view upright;
};
inline constexpr DrawingWords ascii_words{"a post ('+' or 'o')", "'---'", "'-'", "'|'"};
inline constexpr DrawingWords box_words{"a corner, tee or cross", "a whole wall", "a level line",
                                        "an upright line"};

struct DrawnLine {
    std::string_view text; ///< without its end and without trailing blanks
    std::uint32_t number = 0;

    /// Beyond its end there are blanks.
    [[nodiscard]] char at(std::size_t index) const {
        return index < text.size() ? text[index] : ' ';
    }
    [[nodiscard]] Span span(std::size_t index, std::size_t length = 1) const {
        return {{number, static_cast<std::uint32_t>(index + 1)},
                static_cast<std::uint32_t>(length)};
    }
};

/// The lines of a text one after another, without a list of them: a text may have 100 million.
class DrawnLines {
public:
    DrawnLines(std::string_view text, std::uint32_t first_number)
        : text_(text), number_(first_number) {}

    [[nodiscard]] bool at_end() const { return at_ >= text_.size(); }
    [[nodiscard]] std::size_t offset() const { return at_; }
    /// Needs not to be at the end.
    DrawnLine next();

private:
    std::string_view text_;
    std::size_t at_ = 0;
    std::uint32_t number_;
};

struct Frame {
    std::string_view text;  ///< from the first line of the drawing to its last character
    DrawnLine top;          ///< the first line
    std::size_t indent = 0; ///< the width of what stands left of it: labels, or nothing
};

/// Empty if there are only labels and blanks.
[[nodiscard]] Frame frame_of(std::string_view text);

struct Lattice {
    std::size_t indent = 0;
    std::size_t pitch = 4; ///< characters from post to post
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;

    [[nodiscard]] std::size_t post_at(std::size_t column) const { return indent + pitch * column; }
};

/// From the first line and the number of lines; a fault if they can be no drawing's. Rooms are
/// one wide if a post of the first line says so.
[[nodiscard]] std::optional<Lattice> lattice_of(const Frame& frame, FaultList& faults);

/// Faults each blank in the place of a post without walls, if some such posts are drawn.
void judge_lone_posts(const Frame& frame, const Lattice& lattice, FaultList& faults);

} // namespace clew

#endif
