/// The voice: how the game speaks to this player. A world proposes a manner, options settle it.
#ifndef CLEW_SPEECH_VOICE_HPP
#define CLEW_SPEECH_VOICE_HPP

#include "clew/play/tally.hpp"
#include "clew/world/manner.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace clew {

struct Voice {
    Manner manner;
    std::uint32_t width = 72; ///< lines wrap at it; 0: never
    bool ascii = false;       ///< a world's own text as the nearest ASCII
    bool words = false;       ///< no pictures: what would be drawn is told
    bool brief = false;       ///< room texts only the first time
    bool colour = false;      ///< pictures with a terminal's codes; never in what is kept
    bool debug = false;       ///< an author's words are known: goto, showme
    bool choices = false;     ///< after each answer, the lines that can be typed now
    bool operator==(const Voice&) const = default;
};

/// What a sentence may be about. Refers; must not outlive the four.
struct Telling {
    const World& world;
    const State& state;
    const Tally& tally;
    const Voice& voice;
};

/// "row 5, column 5" or "f6", by the voice.
void append_place(std::string& out, const Grid& grid, RoomId room, Coordinates coordinates);

/// "north", or "up" where the keys name directions so (up and down of passages are then
/// "upstairs" and "downstairs").
[[nodiscard]] std::string_view word_for(Direction direction, Keys keys);

} // namespace clew

#endif
