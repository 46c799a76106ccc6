/// Words: the vocabulary of the prompt, one table. Parser, help and "did you mean" all read it.
#ifndef CLEW_SPEECH_WORDS_HPP
#define CLEW_SPEECH_WORDS_HPP

#include "clew/world/direction.hpp"
#include "clew/world/manner.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace clew {

/// What a first word asks for.
enum class Ask : std::uint8_t {
    go,
    take,
    drop,
    examine,
    use,
    read,
    give,
    attack,
    answer,
    look,
    inventory,
    exits,
    score,
    map,
    walls,
    help,
    version,
    again,
    undo,
    restart,
    repeat,
    brief,
    verbose,
    quit,
    save,    ///< not yet by name: says how a thread keeps the game
    restore, ///< likewise
    hint,    ///< not yet: says so
};

/// One word and what it asks for. A word counts only when it is whole; the listed abbreviations
/// are words of their own.
struct Word {
    std::string_view text;
    Ask ask;
};

/// All verbs with their synonyms (get, grab, pick up, x, inspect, see, inv, punch, walk …), in a
/// fixed order. Directions are not in it: they depend on the keys.
[[nodiscard]] std::span<const Word> vocabulary();
[[nodiscard]] std::optional<Ask> ask_named(std::string_view word);

/// A direction: its whole name in any key set ("north", "up" …) or its letter in `keys`. In the
/// key sets udlr, hjkl and wasd "up" is north; the passages' up is then "upstairs".
[[nodiscard]] std::optional<Direction> direction_word(std::string_view word, Keys keys);

/// The letter of `keys` alone: 'n', or 'k' …; either case.
[[nodiscard]] std::optional<Direction> direction_key(char letter, Keys keys);

} // namespace clew

#endif
