/// Ways by name: "oak door", "through the hatch", "down the ladder", for who goes by what is seen
/// and not by direction.
#ifndef CLEW_SPEECH_WAYS_HPP
#define CLEW_SPEECH_WAYS_HPP

#include "clew/speech/voice.hpp"
#include "clew/world/direction.hpp"

#include <optional>
#include <string>

namespace clew {

/// Up or down, where only one of the two leads on.
[[nodiscard]] std::optional<Direction> way_up_or_down(const Telling& telling);

/// Of a phrase in lower case: the way that a door here is the door of; the direction before the
/// name of what is here ("down the hatch"); or, of what is climbed and is here or in the room's
/// text ("ladder", "steps"), the one way up or down, else the one passage.
[[nodiscard]] std::optional<Direction> way_by_name(const Telling& telling, std::string phrase);

} // namespace clew

#endif
