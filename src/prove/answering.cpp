#include "clew/prove/answering.hpp"

#include "clew/base/text.hpp"
#include "clew/play/gambler.hpp"
#include "clew/play/riddler.hpp"

#include <utility>

namespace clew {

Command right_guess(const World& world, const State& state) {
    Command guess{.verb = Verb::answer};
    append_number(guess.text,
                  gambler_number(world, state.asking, state.encounters[index_of(state.asking)]));
    return guess;
}

Step answer_formality(const World& world, State state) {
    const bool is_riddle = std::holds_alternative<Riddler>(world.encounter(state.asking).kind);
    const Command answer =
        is_riddle ? Command{.verb = Verb::answer,
                            .text = riddle_of(world, state, state.asking).answers.front()}
                  : right_guess(world, state);
    return step(world, std::move(state), answer);
}

void answer_formalities(const World& world, const Regions& regions, State& state) {
    while (state.asking != nobody && regions.is_formality(state.asking)) {
        state = answer_formality(world, std::move(state)).state;
    }
}

} // namespace clew
