/// Narration: events become sentences. Every sentence of the game stands here or in the world.
///
/// All append whole lines, wrapped at the voice's width, each ending in a newline. No line begins
/// with "> ", "# " or "= ": a world's text that would is set in by one space.
#ifndef CLEW_SPEECH_NARRATE_HPP
#define CLEW_SPEECH_NARRATE_HPP

#include "clew/play/event.hpp"
#include "clew/speech/voice.hpp"

#include <string>
#include <string_view>

namespace clew {

/// One step's events, in order. `state` and `tally` of the telling are those after the step;
/// `seen_before` tells whether the room arrived at last had been seen before (for brief). An
/// arrival is: the room's name, its text, "You are at row 5, column 5. Exits: north, west.",
/// then what lies here, then who is here.
void narrate(std::string& out, const Telling& telling, const Events& events, bool seen_before);

/// A whole wrapped paragraph of a world's own text, set in where it must be.
void append_text(std::string& out, const Voice& voice, std::string_view text);

/// "You are at row 5, column 5. Exits: north, west." and no more: the line of a plain move. Fast.
void tell_place(std::string& out, const Telling& telling);

} // namespace clew

#endif
