/// Meetings: what came of those met, each event a paragraph or two. The world's own text goes
/// first; where it has none, Clew names who it is.
#ifndef CLEW_SPEECH_MEETINGS_HPP
#define CLEW_SPEECH_MEETINGS_HPP

#include "clew/play/event.hpp"
#include "clew/speech/voice.hpp"

#include <string>

namespace clew {

/// Paragraphs, a newline between them, the question (if one is asked) last; "" for an event that
/// has no sentence of its own. Events that name an encounter, and `no_fight` and `not_wanted`.
[[nodiscard]] std::string meeting_text(const Telling& telling, const Event& event);

/// The open question itself, without who asks it: a riddle's text, a gambler's range and guesses
/// left. Needs one.
[[nodiscard]] std::string question_text(const Telling& telling);

/// "A ferryman is here."
[[nodiscard]] std::string presence_text(const Telling& telling, EncounterId encounter);

} // namespace clew

#endif
