/// Idle verbs: words of English that no rule gives a meaning to, such as sit, push and sing. They
/// are known, so that nobody takes them for a spelling mistake, and get one short sentence; help
/// and "did you mean" know nothing of them, and words of the world go before them.
#ifndef CLEW_SPEECH_IDLE_VERBS_HPP
#define CLEW_SPEECH_IDLE_VERBS_HPP

#include "clew/speech/meaning.hpp"
#include "clew/speech/voice.hpp"

#include <optional>
#include <string>

namespace clew {

/// "It does not help to push the chest." Nothing for a sentence that begins with no such verb. To
/// play, blow, throw or swing what beats a monster that is here is to attack it; to tie or throw a
/// thing to, on or in what holds things is to put it there. `folded` is the whole sentence.
[[nodiscard]] std::optional<Meaning> idle_deed(const std::string& folded, const Telling& telling);

/// The same of words that mean something else as well: "climb" or "climb ladder" where one way
/// leads up or down and no more, "move rock", "wave", "put on hat". Nothing where they mean that.
[[nodiscard]] std::optional<Meaning> idle_instead(const std::string& verb, const std::string& noun,
                                                  const Telling& telling);

} // namespace clew

#endif
