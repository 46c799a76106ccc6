/// Faults of things: where they are, what they lie in, what opens them, what they can do.
#ifndef CLEW_WORLD_THING_FAULTS_HPP
#define CLEW_WORLD_THING_FAULTS_HPP

#include "clew/world/judging.hpp"

namespace clew {

/// Each item is somewhere, once: in a room, in or on another, with a quest-giver, or as the door of
/// one passage. What it lies in holds things, is not within it, and is not locked by it, nor by
/// what is locked in it, and so on round; none is more than nesting_max deep. What can be opened is
/// a door or a container, and what opens, lights or hides it exists. Only what wears out lasts so
/// long. Close to linear in items and passages, but for rings of locked things.
void judge_things(Judging& judging);

} // namespace clew

#endif
