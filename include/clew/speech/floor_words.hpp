/// A floor plan in words. In halls every tile is a place where ways meet, so that the ways from
/// each (see map_words) would fill pages: what helps there is where the unknown begins.
#ifndef CLEW_SPEECH_FLOOR_WORDS_HPP
#define CLEW_SPEECH_FLOOR_WORDS_HPP

#include "clew/speech/voice.hpp"

#include <cstddef>
#include <string>

namespace clew {

/// "There is more to see beyond row 5, column 9 (2 up and 3 right)." The tiles seen from which a
/// step leads to one not seen, of those side by side the nearest alone, the nearest first, at most
/// edges_told_max and then how many more; or that there is none.
void tell_edges(std::string& out, const Telling& telling);

/// "A way leads down at row 7, column 2 (3 north and 1 east)." Each that was seen on this floor.
void tell_stairs(std::string& out, const Telling& telling);

inline constexpr std::size_t edges_told_max = 8;

} // namespace clew

#endif
