/// Deeds: what came of moving, of handling things, and of the end, each event a sentence.
#ifndef CLEW_SPEECH_DEEDS_HPP
#define CLEW_SPEECH_DEEDS_HPP

#include "clew/play/event.hpp"
#include "clew/speech/voice.hpp"

#include <string>

namespace clew {

/// A paragraph, or "" for an event that has no sentence of its own or names an encounter.
[[nodiscard]] std::string deed_text(const Telling& telling, const Event& event);

} // namespace clew

#endif
