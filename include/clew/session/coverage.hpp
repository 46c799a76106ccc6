/// Coverage: which rooms, things and texts of a world its games have shown, so that an author knows
/// what nobody has yet read.
#ifndef CLEW_SESSION_COVERAGE_HPP
#define CLEW_SESSION_COVERAGE_HPP

#include "clew/session/game.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

/// What can be shown. Names are as the world file writes them: "rooms.hall", "items.note.lore".
struct Showable {
    enum class Kind : std::uint8_t {
        room,  ///< one with a table of its own; shown when visited
        thing, ///< an item that was at hand, or someone who was met; traps are nobody
        text,  ///< shown when an answer holds it; two that are the same are shown together
    };
    Kind kind = Kind::room;
    std::size_t index = 0; ///< of rooms: in World::rooms(); of things: items, then encounters
    std::string name;
    std::string told; ///< of a text: as it comes out
    bool shown = false;
};

class Coverage {
public:
    /// Of a world with any seed: which parts it has does not hang on it.
    explicit Coverage(const World& world);

    /// An answer of a game of this world, its opening too, as the game stands after it. Its voice
    /// neither wraps (width 0) nor makes text ASCII, or texts would not be found.
    void hear(const Game& game, std::string_view answer);

    /// Rooms, then things, then texts, each in file order by table.
    [[nodiscard]] const std::vector<Showable>& parts() const { return parts_; }

private:
    std::vector<Showable> parts_;
};

} // namespace clew

#endif
