/// Contents: what lies somewhere as it is told now: things and what lies in and on them, doors
/// that are closed, and the dark that hides it all.
#ifndef CLEW_SPEECH_CONTENTS_HPP
#define CLEW_SPEECH_CONTENTS_HPP

#include "clew/speech/voice.hpp"

#include <string>
#include <vector>

namespace clew {

/// "a lamp (lit)", "a chest (closed)": its name, and what an eye would see of its state.
[[nodiscard]] std::string a_name_now(const Telling& telling, ItemId item);

/// " (lit)" or "", the end of the same.
[[nodiscard]] std::string mark_of(const Telling& telling, ItemId item);

/// "In the chest are a purse and a ring. In the purse is a coin." Nothing where it holds nothing,
/// or is closed.
[[nodiscard]] std::string contents_text(const Telling& telling, ItemId item);

/// The same, and where it is open and holds nothing: "There is nothing in the chest."
[[nodiscard]] std::string contents_or_none(const Telling& telling, ItemId item);

/// "There is a table here. On the table is a candle." What lies in the room, scenery only for what
/// lies in or on it; nothing in the dark.
[[nodiscard]] std::string lying_text(const Telling& telling, RoomId room);

/// "The oak door to the north is closed." A sentence for each door of the room that is closed, or
/// that is open; none for scenery, of which the room's text tells.
[[nodiscard]] std::string closed_doors_text(const Telling& telling, RoomId room);
[[nodiscard]] std::string open_doors_text(const Telling& telling, RoomId room);

/// True if the two would tell nothing (of closed doors), and it is not dark there. Costs a look at
/// each item.
[[nodiscard]] bool is_bare(const Telling& telling, const Site* site, RoomId room);

/// True if the room is dark for the player, who is or was there in this turn.
[[nodiscard]] bool is_dark(const Telling& telling, RoomId room);

/// True if it would be dark here if that thing gave no light, or were closed.
[[nodiscard]] bool brings_light(const Telling& telling, ItemId item);

/// True if it is dark here, and would not be if that thing were open.
[[nodiscard]] bool hides_light(const Telling& telling, ItemId item);

/// "to the north", "leading down".
[[nodiscard]] std::string side_text(Direction direction, Keys keys);

} // namespace clew

#endif
