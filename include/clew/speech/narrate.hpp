/// Narration: events become sentences. Each stands on this floor or in the world.
///
/// All append whole lines, wrapped at the voice's width, each ending in a newline. No line begins
/// with "> ", "# " or "= ": a world's text that would is set in by one space.
#ifndef CLEW_SPEECH_NARRATE_HPP
#define CLEW_SPEECH_NARRATE_HPP

#include "clew/play/event.hpp"
#include "clew/speech/place.hpp"
#include "clew/speech/sentence.hpp"
#include "clew/speech/voice.hpp"

#include <string>

namespace clew {

/// One step's events, in order. `state` and `tally` of the telling are those after the step;
/// `visited_before` tells whether the room arrived at last had been visited before (for brief). An
/// arrival is told by tell_arrival; who is there tells of itself by the events that follow. When
/// few turns are left, the arrival says so. A question is the last thing told. The end has its
/// sentence here, its sums in tell_end.
void narrate(std::string& out, const Telling& telling, const Events& events, bool visited_before);

/// True if an arrival now says that few turns are left.
[[nodiscard]] bool warns_of_turns(const Telling& telling);

} // namespace clew

#endif
