/// Looks: what a closer look at a thing tells.
#ifndef CLEW_SPEECH_LOOKS_HPP
#define CLEW_SPEECH_LOOKS_HPP

#include "clew/speech/meaning.hpp"
#include "clew/speech/voice.hpp"

#include <optional>
#include <string>

namespace clew {

/// Its own text; whether it is open or closed, alight or worn out; what lies in or on it. Where
/// none of this is to be told, that it is nothing special.
[[nodiscard]] std::string look_text(const Telling& telling, ItemId item);

/// Where nothing of that name is here: the room for its own name, and a way for what the text of
/// its being found names with an article ("behind it a ladder goes up"); else nothing.
[[nodiscard]] std::optional<Meaning> look_about(const Telling& telling, const std::string& phrase);

} // namespace clew

#endif
