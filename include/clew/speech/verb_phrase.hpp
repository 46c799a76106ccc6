/// A sentence cut after its verb.
#ifndef CLEW_SPEECH_VERB_PHRASE_HPP
#define CLEW_SPEECH_VERB_PHRASE_HPP

#include "clew/speech/words.hpp"

#include <optional>
#include <string>

namespace clew {

/// "pick up", "the lamp": a sentence, folded.
struct VerbPhrase {
    Ask ask = Ask::look;
    std::string whole;
    std::string verb; ///< as typed, so that an answer can say it back
    std::string noun; ///< all that follows; may be empty
};

/// The longest beginning of the sentence that is a verb.
[[nodiscard]] std::optional<VerbPhrase> verb_phrase(const std::string& folded);

} // namespace clew

#endif
