/// Verbs: what each asks of the words that follow it.
#ifndef CLEW_SPEECH_VERBS_HPP
#define CLEW_SPEECH_VERBS_HPP

#include "clew/speech/meaning.hpp"
#include "clew/speech/verb_phrase.hpp"
#include "clew/speech/voice.hpp"

namespace clew {

/// For all verbs but `answer`, whose text is not folded.
[[nodiscard]] Meaning meaning_of(VerbPhrase phrase, const Telling& telling);

} // namespace clew

#endif
