/// Looks: what a closer look at a thing tells.
#ifndef CLEW_SPEECH_LOOKS_HPP
#define CLEW_SPEECH_LOOKS_HPP

#include "clew/speech/voice.hpp"

#include <string>

namespace clew {

/// Its own text; whether it is open or closed, alight or worn out; what lies in or on it. Where
/// none of this is to be told, that it is nothing special.
[[nodiscard]] std::string look_text(const Telling& telling, ItemId item);

} // namespace clew

#endif
