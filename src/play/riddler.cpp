#include "clew/play/riddler.hpp"

#include "clew/base/text.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace clew {

namespace {

// Phones type curly quotes of their own accord; no player should lose a riddle to that.
std::string with_plain_quotes(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string_view three = text.substr(i, 3);
        const bool single = three == "\u2018" || three == "\u2019";
        if (single || three == "\u201C" || three == "\u201D") {
            plain += single ? '\'' : '"';
            i += 2;
        } else {
            plain += text[i];
        }
    }
    return plain;
}

std::string_view without_marks(std::string_view text) {
    constexpr std::string_view marks = " .,;:!?'\"`()";
    const std::size_t first = text.find_first_not_of(marks);
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(marks) - first + 1);
}

template <std::size_t N>
std::string_view without_leading(std::string_view text,
                                 const std::array<std::string_view, N>& words) {
    for (const std::string_view word : words) {
        if (text.substr(0, word.size()) == word) {
            return without_marks(text.substr(word.size()));
        }
    }
    return text;
}

std::string essence_of(std::string_view text) {
    constexpr std::array<std::string_view, 2> openings = {"it is ", "it's "};
    constexpr std::array<std::string_view, 3> articles = {"a ", "an ", "the "};
    const std::string folded = fold(with_plain_quotes(text));
    return std::string(without_leading(without_leading(without_marks(folded), openings), articles));
}

} // namespace

bool is_answer(std::string_view typed, std::string_view key) {
    return essence_of(typed) == essence_of(key);
}

void meet_riddler(const Turn& turn, EncounterId id) {
    if (turn.state.encounters[index_of(id)].done) {
        return;
    }
    turn.state.asking = id;
    turn.events.add({.kind = EventKind::riddle_asked, .encounter = id});
}

const Riddle& riddle_of(const World& world, const State& state, EncounterId id) {
    const Riddler& riddler = *std::get_if<Riddler>(&world.encounter(id).kind);
    return riddler.riddles[state.encounters[index_of(id)].guesses];
}

bool answer_riddler(const Turn& turn, EncounterId id, std::string_view text) {
    turn.state.asking = nobody;
    const Riddler& riddler = *std::get_if<Riddler>(&turn.world.encounter(id).kind);
    EncounterState& state = turn.state.encounters[index_of(id)];
    const auto& answers = riddle_of(turn.world, turn.state, id).answers;
    const bool right = std::any_of(answers.begin(), answers.end(),
                                   [&](const std::string& key) { return is_answer(text, key); });
    if (!right) {
        turn.events.add({.kind = EventKind::riddle_wrong, .encounter = id});
        return false;
    }
    if (state.guesses + std::size_t{1} < riddler.riddles.size()) {
        ++state.guesses;
        turn.state.asking = id;
        turn.events.add({.kind = EventKind::riddle_next, .encounter = id});
        return true;
    }
    state.done = true;
    state.paid = true;
    turn.events.add({.kind = EventKind::riddle_right, .encounter = id, .amount = riddler.bonus});
    return true;
}

} // namespace clew
