/// The line for a command: what a player would type for it, here and now.
#ifndef CLEW_SPEECH_LINE_FOR_HPP
#define CLEW_SPEECH_LINE_FOR_HPP

#include "clew/play/command.hpp"
#include "clew/speech/voice.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace clew {

/// One sentence that `understand` takes for just that command: a letter for a move if the keys
/// have one, things and people by name, else by one of the thing's words or by id. A riddle's
/// wrong answer is any that is wrong, as nothing at all cannot be typed as one. Nothing where no
/// such line was found: where two things cannot be told apart by words.
[[nodiscard]] std::optional<std::string> line_for(const Command& command, const Telling& telling);

/// The same for a move, while nothing is asked.
[[nodiscard]] std::string_view line_for_move(Direction direction, Keys keys);

} // namespace clew

#endif
