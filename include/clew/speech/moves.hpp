/// Moves: a phrase of directions, letters of the key set run together or words.
#ifndef CLEW_SPEECH_MOVES_HPP
#define CLEW_SPEECH_MOVES_HPP

#include "clew/speech/voice.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace clew {

/// "n", "north, east", "n and e", "nnwse": the moves if all of it is directions, or nothing. A
/// run of letters that is a word of the vocabulary, or the name of something here, is no run.
/// `phrase` is folded.
[[nodiscard]] std::optional<std::vector<Direction>> moves_of(std::string_view phrase,
                                                             const Telling& telling);

} // namespace clew

#endif
