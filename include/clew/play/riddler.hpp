/// The riddler: a wrong answer sends the player to the start; a right one ends it for good.
#ifndef CLEW_PLAY_RIDDLER_HPP
#define CLEW_PLAY_RIDDLER_HPP

#include "clew/play/turn.hpp"

#include <string_view>

namespace clew {

/// Met on arrival: asks, unless it has been answered.
void meet_riddler(const Turn& turn, EncounterId id);

/// The answer to its open question, which is open no longer then. True: it was right. False: it
/// was wrong, and the player must go back to the start.
[[nodiscard]] bool answer_riddler(const Turn& turn, EncounterId id, std::string_view text);

/// True if `typed` means `key`: of both, case, quotes and the punctuation at the ends are dropped,
/// then one leading "it is" or "it's", then one leading "a", "an" or "the". Nothing else: "wells",
/// "well well" and "farewell" do not mean "well".
[[nodiscard]] bool is_answer(std::string_view typed, std::string_view key);

} // namespace clew

#endif
