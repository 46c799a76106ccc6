/// Words: the vocabulary of the prompt, one table. Parser, help and "did you mean" all read it.
#ifndef CLEW_SPEECH_WORDS_HPP
#define CLEW_SPEECH_WORDS_HPP

#include "clew/world/direction.hpp"
#include "clew/world/manner.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace clew {

/// What a first word asks for.
enum class Ask : std::uint8_t {
    go,
    run,
    explore,
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
    save,
    restore,
    saves,
    erase,
    hint,
    open,
    close,
    unlock,
    lock,
    put,
    consume,
    light,
    turn, ///< on or off, or something else
    extinguish,
};

/// One word (or two, or three: "pick up") and what it asks for. A word counts only when it is
/// whole; the listed abbreviations are words of their own.
struct Word {
    std::string_view text;
    Ask ask;
};

/// All verbs with their synonyms (get, grab, pick up, x, inspect, see, inv, punch, walk …), in a
/// fixed order, the plainest of each first. Directions are not in it: they depend on the keys.
[[nodiscard]] std::span<const Word> vocabulary();

/// `word` in lower case, its words one space apart.
[[nodiscard]] std::optional<Ask> ask_named(std::string_view word);

/// The letters of a key set in the order of Direction: "nsewud", "udrl", "kjlh", "wsda".
[[nodiscard]] constexpr std::string_view letters_of(Keys keys) {
    constexpr std::array<std::string_view, 4> letters = {"nsewud", "udrl", "kjlh", "wsda"};
    return letters[static_cast<std::size_t>(keys)];
}

/// The whole names of directions in any key set, as a player may type them in this one.
[[nodiscard]] std::span<const std::string_view> direction_names(Keys keys);

/// A direction: its whole name in any key set ("north", "up" …) or its letter in `keys`. In the
/// key sets udlr, hjkl and wasd "up" is north; the passages' up is then "upstairs".
[[nodiscard]] std::optional<Direction> direction_word(std::string_view word, Keys keys);

/// Letter to direction, a table for each key set, so that a move costs one look.
inline constexpr auto direction_keys = [] {
    std::array<std::array<std::int8_t, 256>, 4> tables{};
    for (std::size_t keys = 0; keys < tables.size(); ++keys) {
        tables[keys].fill(-1);
        const std::string_view letters = letters_of(static_cast<Keys>(keys));
        for (std::size_t i = 0; i < letters.size(); ++i) {
            const auto letter = static_cast<unsigned char>(letters[i]);
            tables[keys][letter] = static_cast<std::int8_t>(i);
            tables[keys][letter - 'a' + 'A'] = static_cast<std::int8_t>(i);
        }
    }
    return tables;
}();

/// The letter of `keys` alone: 'n', or 'k' …; either case.
[[nodiscard]] inline std::optional<Direction> direction_key(char letter, Keys keys) {
    const std::int8_t found =
        direction_keys[static_cast<std::size_t>(keys)][static_cast<unsigned char>(letter)];
    return found < 0 ? std::nullopt : std::optional(static_cast<Direction>(found));
}

} // namespace clew

#endif
