/// Giving: "give X to Y", "give Y X", "give X".
#ifndef CLEW_SPEECH_GIVING_HPP
#define CLEW_SPEECH_GIVING_HPP

#include "clew/speech/pairs.hpp"

namespace clew {

[[nodiscard]] Meaning giving(const Clause& clause);

} // namespace clew

#endif
