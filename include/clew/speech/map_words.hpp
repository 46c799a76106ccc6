/// The map in words, to be followed by ear: corridors as runs from one room worth a name to the
/// next, told outward from where the player is, so that the nearest comes first.
#ifndef CLEW_SPEECH_MAP_WORDS_HPP
#define CLEW_SPEECH_MAP_WORDS_HPP

#include "clew/speech/voice.hpp"

#include <cstddef>
#include <string>

namespace clew {

/// True if the whole maze is known: by a map in the player's hands, or from the first.
[[nodiscard]] bool holds_map(const Telling& telling);

/// True if `map` may be asked for now: a map item is carried, or the world has none.
[[nodiscard]] bool may_see_map(const Telling& telling);

/// Where you are, the direction of goals that are known, the ways from each room where ways meet,
/// end or turn to the unknown, and what was seen lying or standing about. Of the rooms seen; with
/// a map item of the whole maze. After map_lines_max rooms it says how many rooms are left out.
/// Memory: two bits a room. Time: linear in the rooms.
void tell_map(std::string& out, const Telling& telling);

inline constexpr std::size_t map_lines_max = 200;

} // namespace clew

#endif
