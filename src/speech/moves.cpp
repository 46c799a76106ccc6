#include "clew/speech/moves.hpp"

#include "clew/base/text.hpp"
#include "clew/speech/names.hpp"
#include "clew/speech/nouns.hpp"
#include "clew/speech/words.hpp"

#include <algorithm>
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

} // namespace

std::optional<std::vector<Direction>> moves_of(std::string_view phrase, const Telling& telling) {
    const Keys keys = telling.voice.manner.keys;
    std::vector<Direction> moves;
    for (const std::string& part : parts_of_list(phrase)) {
        for (const std::string_view word : split_words(part)) {
            if (const auto direction = direction_word(word, keys)) {
                moves.push_back(*direction);
            } else if (is_run(word, telling)) {
                for (const char c : word) {
                    moves.push_back(direction_key(c, keys).value_or(Direction::north));
                }
            } else {
                return std::nullopt;
            }
        }
    }
    return moves.empty() ? std::nullopt : std::optional(std::move(moves));
}

} // namespace clew
