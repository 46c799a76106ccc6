/// The riddler: asks its riddles in order. A wrong answer sends the player to the start; the right
/// one to the last ends it for good.
#ifndef CLEW_PLAY_RIDDLER_HPP
#define CLEW_PLAY_RIDDLER_HPP

#include "clew/play/turn.hpp"

#include <string_view>

namespace clew {

/// Met on arrival: asks, unless it has been answered.
void meet_riddler(const Turn& turn, EncounterId id);

/// The answer to its open question, which is open no longer then. True: it was right, and the next
/// riddle is asked, if there is one. False: it was wrong, and the player must go back to the start;
/// the same riddle waits.
[[nodiscard]] bool answer_riddler(const Turn& turn, EncounterId id, std::string_view text);

/// The one that waits for an answer. Needs a riddler that is not done with.
[[nodiscard]] const Riddle& riddle_of(const World& world, const State& state, EncounterId id);

/// True if `typed` means `key`: of both, case, quotes and the punctuation at the ends are dropped,
/// then one leading "it is" or "it's", then one leading "a", "an" or "the". Nothing else: "wells",
/// "well well" and "farewell" do not mean "well".
[[nodiscard]] bool is_answer(std::string_view typed, std::string_view key);

} // namespace clew

#endif
