/// Commands: what a player can ask of the rules. A line at the prompt is understood as one of
/// these (see speech) or as a question to the session that no rule is needed for.
#ifndef CLEW_PLAY_COMMAND_HPP
#define CLEW_PLAY_COMMAND_HPP

#include "clew/world/encounter.hpp"

#include <compare>
#include <cstdint>
#include <string>

namespace clew {

enum class Verb : std::uint8_t {
    go,      ///< direction
    take,    ///< item
    drop,    ///< item
    examine, ///< item or encounter
    use,     ///< item
    read,    ///< item
    give,    ///< item; encounter, or nobody: whoever here wants it
    attack,  ///< encounter, or nobody: whatever is here
    answer,  ///< text
    open,    ///< item; it is unlocked first if its key is in the player's hands
    close,   ///< item
    unlock,  ///< item; other: the key, or whichever of the player's fits
    lock,    ///< item; other likewise; it is closed first
    put,     ///< item; other: in or on what
    consume, ///< item: eat or drink
    light,   ///< item
};

/// A value; the fields that a verb does not name keep their defaults. The order (verb, then
/// fields) is that of `choices`, and breaks ties between witnesses.
struct Command {
    Verb verb = Verb::go;
    Direction direction = Direction::north;
    ItemId item = no_item;
    EncounterId encounter = nobody;
    ItemId other = no_item;
    std::string text{}; ///< as typed, not folded
    auto operator<=>(const Command&) const = default;
};

} // namespace clew

#endif
