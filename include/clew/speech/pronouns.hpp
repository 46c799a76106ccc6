/// Pronouns: "it" and "them" mean what the player named last, and before anything was named the one
/// thing that can be seen; "him" and "her" mean who was named last. The name takes their place
/// before a sentence is understood, so that a line that is kept means the same on its own.
#ifndef CLEW_SPEECH_PRONOUNS_HPP
#define CLEW_SPEECH_PRONOUNS_HPP

#include "clew/speech/meaning.hpp"
#include "clew/speech/names.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace clew {

/// What was named last; none at the beginning.
struct LastNamed {
    Named it{};     ///< a thing, or somebody
    Named person{}; ///< somebody
};

/// Follows a sentence that was understood: of several things it is the last that it is about.
void note_named(LastNamed& last, const Meaning& meaning);

/// One of the two.
struct Plain {
    std::string sentence; ///< with names for its pronouns
    std::string refusal;  ///< why it is no use: "The hook is not here."
};

/// Nothing for a sentence without pronouns, and for one of which only what stands here and now can
/// tell what they mean (then "it" fits whatever is at hand, see names.hpp). Not for answers to
/// questions.
[[nodiscard]] std::optional<Plain> without_pronouns(std::string_view sentence,
                                                    const LastNamed& last, const Telling& telling);

} // namespace clew

#endif
