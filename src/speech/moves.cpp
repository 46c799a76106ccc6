#include "clew/speech/moves.hpp"

#include "clew/base/text.hpp"
#include "clew/speech/names.hpp"
#include "clew/speech/nouns.hpp"
#include "clew/speech/words.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace clew {

namespace {

bool is_run(std::string_view word, const Telling& telling) {
    const Keys keys = telling.voice.manner.keys;
    const auto is_key = [&](char c) { return direction_key(c, keys).has_value(); };
    if (word.size() < 2 || !std::all_of(word.begin(), word.end(), is_key) || ask_named(word)) {
        return false;
    }
    const std::vector<Named> things = find_any(telling, word);
    return things.empty() || !is_here(telling, things.front());
}

// False if the word is no direction and no run of them.
bool add_word(std::vector<Direction>& moves, std::string_view word, const Telling& telling) {
    const Keys keys = telling.voice.manner.keys;
    if (const auto direction = direction_word(word, keys)) {
        moves.push_back(*direction);
        return true;
    }
    if (!is_run(word, telling)) {
        return false;
    }
    for (const char c : word) {
        moves.push_back(direction_key(c, keys).value_or(Direction::north));
    }
    return true;
}

} // namespace

std::optional<std::vector<Direction>> moves_of(std::string_view phrase, const Telling& telling) {
    std::vector<Direction> moves;
    for (const std::string& part : parts_of_list(phrase)) {
        const std::vector<std::string_view> words = split_words(part);
        const auto is_move = [&](std::string_view word) { return add_word(moves, word, telling); };
        if (!std::all_of(words.begin(), words.end(), is_move)) {
            return std::nullopt;
        }
    }
    return moves.empty() ? std::nullopt : std::optional(std::move(moves));
}

} // namespace clew
