/// Journeys: many ordinary turns by one sentence, told as one: the way taken, and where it ended.
///
/// Every journey ends early where anything comes of a step but the arrival (someone speaks, the
/// player is carried off, a door opens, something comes into sight, few turns are left), and on
/// arriving for the first time in a room with a text or with something in it, or by a passage. To
/// walk through what is known is not news. The turns are the rules' own, so that undo, threads and
/// scores know nothing of it.
#ifndef CLEW_SESSION_JOURNEY_HPP
#define CLEW_SESSION_JOURNEY_HPP

#include "clew/session/deed.hpp"
#include "clew/speech/meaning.hpp"

#include <string>

namespace clew {

/// Appends to `out` unless that is null. A run follows the one way on, round bends too, and ends
/// where ways part or end, at anything lying or written about, at a passage, and where it began.
/// In the open (a dungeon's halls) it goes straight on until the space to either side changes. Any
/// other journey that ends early is cut short.
Deed travel(Game& game, const Journey& journey, std::string* out);

} // namespace clew

#endif
