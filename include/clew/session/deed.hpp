/// Deeds: what a sentence that is no question does to the game, told or in silence (as undo and
/// replay need it).
#ifndef CLEW_SESSION_DEED_HPP
#define CLEW_SESSION_DEED_HPP

#include "clew/play/command.hpp"
#include "clew/session/game.hpp"
#include "clew/speech/understand.hpp"

#include <cstdint>
#include <span>
#include <string>

namespace clew {

/// What came of it.
struct Deed {
    bool changed = false;   ///< the moment is another one
    bool refused = false;   ///< the last thing tried could not be done
    bool cut_short = false; ///< a part was not tried any more
    bool swept_off = false; ///< carried to another room than the one gone to
    bool has_news = false;  ///< done, but something came into sight: what follows must wait
};

/// What a step was told by.
enum class Told : std::uint8_t { place_only, narration };

/// A move, told: the one path that counts nanoseconds, and so no Deed comes of it. If the turns
/// are as before it was refused.
Told move_plainly(Game& game, Direction direction, std::string& out);

/// Each appends to `out` unless that is null, and remembers nothing in the history.
Deed do_move(Game& game, Direction direction, std::string* out);
Deed do_command(Game& game, const Command& command, std::string* out);

/// One after another, until one is refused, the player is carried elsewhere, something comes into
/// sight, a question opens or the game ends.
Deed do_moves(Game& game, std::span<const Direction> directions, std::string* out);
Deed do_several(Game& game, std::span<const Command> commands, std::string* out);

/// Each thing here that can be taken; each thing carried. Refused if there is none.
Deed take_all(Game& game, std::string* out);
Deed drop_all(Game& game, std::string* out);

/// Back to the beginning, told as a new arrival there.
Deed begin_again(Game& game, std::string* out);

/// A step's events: the view that the voice wants, narration, and the sums after the end.
void tell_events(const Game& game, const Events& events, bool visited_before, std::string& out);

} // namespace clew

#endif
