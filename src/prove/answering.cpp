#include "clew/prove/answering.hpp"

#include "clew/base/text.hpp"
#include "clew/play/gambler.hpp"
#include "clew/play/step.hpp"

#include <utility>

namespace clew {

Command right_guess(const World& world, const State& state) {
    Command guess{.verb = Verb::answer};
    append_number(guess.text,
                  gambler_number(world, state.asking, state.encounters[index_of(state.asking)]));
    return guess;
}

void answer_formalities(const World& world, const Regions& regions, State& state) {
    while (state.asking != nobody && regions.is_formality(state.asking)) {
        const auto* riddler = std::get_if<Riddler>(&world.encounter(state.asking).kind);
        const Command answer =
            riddler == nullptr ? right_guess(world, state)
                               : Command{.verb = Verb::answer, .text = riddler->answers.front()};
        state = step(world, std::move(state), answer).state;
    }
}

} // namespace clew
