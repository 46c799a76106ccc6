/// Answering: the questions that a search need not branch on.
#ifndef CLEW_PROVE_ANSWERING_HPP
#define CLEW_PROVE_ANSWERING_HPP

#include "clew/play/step.hpp"
#include "clew/prove/regions.hpp"

namespace clew {

/// The number that a gambler has thought of: it ends the game at once. Needs its open question.
[[nodiscard]] Command right_guess(const World& world, const State& state);

/// Answers it rightly. Needs an open question that is a formality.
[[nodiscard]] Step answer_formality(const World& world, State state);

/// Answers, rightly, what is asked as long as that is a formality (see Regions).
void answer_formalities(const World& world, const Regions& regions, State& state);

} // namespace clew

#endif
