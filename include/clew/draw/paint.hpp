/// Paint: the colours of a terminal, laid over a drawing of characters that is done. What colour a
/// character has follows from the character, so colour tells nothing that the drawing does not; and
/// with the codes taken out the bytes are those of the drawing.
#ifndef CLEW_DRAW_PAINT_HPP
#define CLEW_DRAW_PAINT_HPP

#include <cstdint>
#include <string>
#include <string_view>

namespace clew {

/// What a character stands for, where that has a colour; walls, posts and floor have none.
enum class Role : std::uint8_t { plain, player, goal, encounter, thing, path, remembered };

using RoleOf = Role (*)(char);

/// In the styles that are drawn with characters: ascii, blocks, boxes.
[[nodiscard]] Role role_in_picture(char mark);

/// In a sight map.
[[nodiscard]] Role role_in_sight(char mark);

/// The code that begins it, "\x1B[32m", of the basic colours and of bold and dim alone, none of
/// them lost on black or on white; empty for what is plain.
[[nodiscard]] std::string_view code_of(Role role);

/// What ends it.
inline constexpr std::string_view plain_code = "\x1B[m";

/// Invariant: at the end of a line no code is in force.
class Painter {
public:
    explicit Painter(RoleOf role_of) : role_of_(role_of) {}

    /// Appends the next piece of the drawing, one pair of codes to a run of characters of one role.
    /// Lines may be cut anywhere between two pieces.
    void append(std::string& out, std::string_view drawing);

private:
    RoleOf role_of_;
    Role now_ = Role::plain;
};

} // namespace clew

#endif
