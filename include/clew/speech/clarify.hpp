/// Clarifying: "rusty" or "the brass one", typed after "Which do you mean", completes what was
/// asked about.
#ifndef CLEW_SPEECH_CLARIFY_HPP
#define CLEW_SPEECH_CLARIFY_HPP

#include "clew/speech/voice.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace clew {

/// A sentence that was asked about, and the words of it that may mean several things.
struct Unclear {
    std::string sentence; ///< as typed; empty: nothing was asked
    std::string words;    ///< folded
};

/// The sentence with `typed` in the place of its unclear words, or added to them, if it is one of
/// the things asked about, or fewer of them; else nothing.
[[nodiscard]] std::optional<std::string> made_clear(const Unclear& asked, std::string_view typed,
                                                    const Telling& telling);

} // namespace clew

#endif
