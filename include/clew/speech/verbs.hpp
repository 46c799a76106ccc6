/// Verbs: what each asks of the words that follow it.
#ifndef CLEW_SPEECH_VERBS_HPP
#define CLEW_SPEECH_VERBS_HPP

#include "clew/speech/meaning.hpp"
#include "clew/speech/voice.hpp"

#include <string>

namespace clew {

/// A sentence, folded, cut after its verb: "pick up", "the lamp".
struct VerbPhrase {
    Ask ask = Ask::look;
    std::string whole;
    std::string verb; ///< as typed, so that an answer can say it back
    std::string noun; ///< all that follows; may be empty
};

/// For all verbs but `answer`, whose text is not folded.
[[nodiscard]] Meaning meaning_of(VerbPhrase phrase, const Telling& telling);

} // namespace clew

#endif
