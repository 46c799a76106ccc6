/// Handling told: doors and lids, what is put where, food, light, and what wears out.
#ifndef CLEW_SPEECH_HANDLING_HPP
#define CLEW_SPEECH_HANDLING_HPP

#include "clew/play/event.hpp"
#include "clew/speech/voice.hpp"

#include <string>

namespace clew {

/// A paragraph, the thing's own text where it has one; "" for an event of another kind. Whatever is
/// refused says why.
[[nodiscard]] std::string handling_text(const Telling& telling, const Event& event);

/// "The way north is locked. To open it, carry the brass key.": `what` is "The way north is". A key
/// that has not been met is not named: a lock must not tell what there is to be found.
[[nodiscard]] std::string wants_key_text(const Telling& telling, const std::string& what,
                                         ItemId key);

} // namespace clew

#endif
