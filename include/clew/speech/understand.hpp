/// Understanding: a line becomes commands, or questions that no rule is needed for.
///
/// Pure; allocates nothing for a plain move. A line may hold several sentences; `respond` takes
/// them one by one and drops the rest when one fails or asks.
#ifndef CLEW_SPEECH_UNDERSTAND_HPP
#define CLEW_SPEECH_UNDERSTAND_HPP

#include "clew/play/command.hpp"
#include "clew/speech/voice.hpp"
#include "clew/speech/words.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

/// The line as the game takes it: a byte-order mark and CR dropped, tabs and other white space made
/// spaces, NUL and other control bytes dropped, arrow-key bytes (ESC [ A …, ESC O A …) made the
/// words north, south, east, west; trimmed. Bytes over 0x7F stay.
[[nodiscard]] std::string cleaned(std::string_view line);

/// True if `cleaned(line)` is `line`: then nothing needs copying.
[[nodiscard]] bool is_clean(std::string_view line);

/// The direction of a line that is one letter of the keys, the commonest line by far.
[[nodiscard]] inline std::optional<Direction> plain_move(std::string_view line, Keys keys) {
    return line.size() == 1 ? direction_key(line[0], keys) : std::nullopt;
}

/// What one sentence means.
struct Meaning {
    enum class Kind : std::uint8_t {
        nothing,    ///< a blank sentence
        command,    ///< for `step`
        moves,      ///< a run of moves: `moves`, at least two
        take_all,   ///< each thing here that can be taken
        drop_all,   ///< each thing carried
        ask,        ///< `ask`: look, inventory, map …; `in_words` for "map words"
        unknown,    ///< `reply` says what was not understood, in the game's voice
    };
    Kind kind = Kind::nothing;
    Command command{};
    std::vector<Direction> moves{};
    Ask ask = Ask::look;
    bool in_words = false;
    std::string reply{};
};

/// One sentence, cleaned. While a question is open the whole of it is the answer, except quit,
/// undo, save, look, inventory, help and repeat typed alone; "answer X" and "say X" force an
/// answer always. Names match in any case, with or without an article, whole, by last word, by
/// id or by one of the item's own words; of several that match, one here or carried goes first,
/// and if more than one is left `reply` asks which. What does not exist or has not been met is
/// answered alike, so that words do not give away what is in the world.
[[nodiscard]] Meaning understand(std::string_view sentence, const Telling& telling);

/// Takes the first sentence off `rest`: up to '.', ';' or the word "then" ("and then" too). While a
/// question is open (`whole`), all of it.
[[nodiscard]] std::string_view next_sentence(std::string_view& rest, bool whole);

} // namespace clew

#endif
