/// Step: the one function that holds all rules. Play, replay, undo, proof, tests and fuzzing call
/// it, and nothing else knows a rule.
///
/// On entering a room: arrive; at most one teleport, ever, per command; then the encounters there
/// in file order; then the goal test; then the turn-limit test. A question stops the list; it goes
/// on after the answer, unless the player was moved away. Being carried somewhere (teleported, or
/// sent back by a riddler) is an arrival too: who is there is met, but traps do not work again.
/// A move that arrives, and a teleporter that is used, cost one turn; nothing else does.
#ifndef CLEW_PLAY_STEP_HPP
#define CLEW_PLAY_STEP_HPP

#include "clew/play/command.hpp"
#include "clew/play/event.hpp"
#include "clew/play/state.hpp"

namespace clew {

struct Step {
    State state;
    Events events;
};

/// The game before the first line: the player arrives at the start (no turn is spent; a start
/// that is a goal is won at once).
[[nodiscard]] Step first_step(const World& world);

/// Total: what cannot be done is an event, and then the state is the one given. After the end
/// nothing happens. Needs ids that the world has. Allocates nothing on a plain move when `state`
/// is moved in. Each random thing draws from (seed, its stream, its uses modulo 8).
[[nodiscard]] Step step(const World& world, State state, const Command& command);

/// `step` in place, for loops that count nanoseconds: `state` becomes the next one, and `events`
/// what came of it (what it held before is dropped, its memory kept).
void advance(const World& world, State& state, const Command& command, Events& events);

} // namespace clew

#endif
