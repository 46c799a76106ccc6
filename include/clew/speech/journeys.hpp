/// Journeys: the phrases that move far, and the sentence that tells the way taken.
#ifndef CLEW_SPEECH_JOURNEYS_HPP
#define CLEW_SPEECH_JOURNEYS_HPP

#include "clew/speech/meaning.hpp"
#include "clew/speech/voice.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace clew {

/// So that a ring of passages holds nobody for ever.
inline constexpr std::uint32_t steps_max = 1000;

/// "n 5", "5 north", "north 5 times": so many steps, or a refusal if they are none or too many;
/// nothing if it is no such phrase. `phrase` is folded.
[[nodiscard]] std::optional<Meaning> steps_of(std::string_view phrase, const Telling& telling);

/// "3,2", "row 3, column 2"; "c4" where places are called so. It may be off the grid. `phrase` is
/// folded.
[[nodiscard]] std::optional<Place> place_typed(const std::string& phrase, const Telling& telling);

/// The place that a phrase names: a room seen by its name, id or coordinates ("3,2", "row 3,
/// column 2"; "c4" where places are called so), or, if `to` was said, where something that was
/// met is. A place not seen is refused, and alike whether it exists or not; that the player is
/// there already is told. Nothing if it names no place.
[[nodiscard]] std::optional<Meaning> destination_of(const std::string& phrase, bool to,
                                                    const Telling& telling);

/// "You go north 3, east, north 2."; after way_legs_max of these, how many steps follow. Nothing
/// for a way of one step, which the arrival tells of.
void tell_way(std::string& out, const Telling& telling, std::span<const Direction> way);

inline constexpr std::size_t way_legs_max = 40; // who listens remembers fewer

} // namespace clew

#endif
