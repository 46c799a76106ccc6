/// Places told: the line of every move, and all that is seen on arriving somewhere.
#ifndef CLEW_SPEECH_PLACE_HPP
#define CLEW_SPEECH_PLACE_HPP

#include "clew/speech/voice.hpp"

#include <cstdint>
#include <string>

namespace clew {

/// "You are at row 5, column 5. Exits: north, west." and no more: the line of a plain move. It
/// only appends: 25 million turns a second leave some 15 ns for it.
void tell_place(std::string& out, const Telling& telling);
void tell_place(std::string& out, const Telling& telling, RoomId room);

/// Which of a room's texts is told.
enum class RoomTold : std::uint8_t { text, again, none };

/// A room as one sees it on entering: its name, its text, its place, doors that are closed, what
/// lies there. In the dark no text, and nothing that lies there.
void tell_arrival(std::string& out, const Telling& telling, RoomId room, RoomTold told);

/// "row 5, column 1, Deck": its place, and its name if it has one.
[[nodiscard]] std::string named_place(const Telling& telling, RoomId room);

/// True if tell_arrival would tell the place alone: nothing is written about the room, nothing
/// lies there, no door is closed, and it is not dark.
[[nodiscard]] bool is_plain(const Telling& telling, RoomId room);

} // namespace clew

#endif
