/// Understanding: a sentence becomes commands, or questions that no rule is needed for.
///
/// Pure; allocates nothing for a plain move. A line may hold several sentences (see line.hpp);
/// `respond` takes them one by one and drops the rest when one fails or asks.
#ifndef CLEW_SPEECH_UNDERSTAND_HPP
#define CLEW_SPEECH_UNDERSTAND_HPP

#include "clew/speech/line.hpp"
#include "clew/speech/meaning.hpp"
#include "clew/speech/voice.hpp"
#include "clew/speech/words.hpp"

#include <optional>
#include <string_view>

namespace clew {

/// The direction of a line that is one letter of the keys, the commonest line by far.
[[nodiscard]] inline std::optional<Direction> plain_move(std::string_view line, Keys keys) {
    return line.size() == 1 ? direction_key(line[0], keys) : std::nullopt;
}

/// One sentence, cleaned. While a question is open it is the answer, but for quit, undo, save,
/// saves, restore, look, inventory, help, repeat, hint (q, l, i, inv, ?) typed alone, and for
/// directions and verbs with something here where no right answer begins so; "answer X" and "say X"
/// are answers always. Names match in any case, with or without an article, whole, by last words,
/// by id or by one of the thing's own words; one here or carried goes first, then one to which it
/// can be done; `reply` asks which of those left. What does not exist or has not been met is
/// answered alike, so that words do not give away what is in the world.
[[nodiscard]] Meaning understand(std::string_view sentence, const Telling& telling);

} // namespace clew

#endif
