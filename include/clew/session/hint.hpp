/// Hints: a nudge when the way on has got a new aim, and then, asked again, one step at a time.
///
/// A hint is a line like any other: it costs no turn and moves no dice, what it costs in points is
/// in the tally, and undo takes it back as it does the price of a dead end. A nudge that was told
/// holds until its aim is reached, so that a walk of ten rooms is not nudged ten times.
#ifndef CLEW_SESSION_HINT_HPP
#define CLEW_SESSION_HINT_HPP

#include "clew/session/prospect.hpp"

#include <optional>
#include <string>
#include <vector>

namespace clew {

struct Game;

/// What hints have found and said. Lines that undo plays again leave it as it is.
struct HintsSoFar {
    std::optional<State> from;      ///< where `way` begins
    std::vector<Command> way;       ///< kept, so that who follows it waits for one search only
    std::optional<Waypoint> nudged; ///< the last nudge
    std::optional<Command> advised; ///< the last advice: a deed,
    RoomId advised_in = nowhere;    ///< to be done in that room
    bool knows_price = false;       ///< has been told what hints cost
};

/// Answers `hint`: appends to `out`. True if it told something new and must be paid for, which
/// is the caller's to do. Nothing is to be paid for what was told already or is no help (no way
/// to win is left, none was found within the bounds, the game is over), nor in a world without a
/// price. In one with a price the first answer tells it and nothing else.
[[nodiscard]] bool answer_hint(Game& game, std::string& out);

/// After undo and restart: what is asked then is told from its beginning, and paid for.
void forget_hints(Game& game);

} // namespace clew

#endif
