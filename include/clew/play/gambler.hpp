/// The gambler: hi-lo. It thinks of a number, says "too low" or "too high", and pays if the
/// number is found within so many guesses; played once, won or lost.
#ifndef CLEW_PLAY_GAMBLER_HPP
#define CLEW_PLAY_GAMBLER_HPP

#include "clew/play/turn.hpp"

#include <cstdint>
#include <string_view>

namespace clew {

/// Met on arrival: offers the game, unless it has been played.
void meet_gambler(const Turn& turn, EncounterId id);

/// A guess at its open question. Only ASCII digits are a number; what is none, or is not from low
/// to high, costs no guess. The last wrong guess is told by `gamble_lost` alone. The question
/// stays open until the game is won or lost.
void answer_gambler(const Turn& turn, EncounterId id, std::string_view text);

/// The number it thinks of, from low to high. Needs a gambler.
[[nodiscard]] std::uint32_t gambler_number(const World& world, EncounterId id,
                                           const EncounterState& state);

} // namespace clew

#endif
