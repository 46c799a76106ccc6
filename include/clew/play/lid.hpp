/// Doors and lids: opening, closing, unlocking and locking.
#ifndef CLEW_PLAY_LID_HPP
#define CLEW_PLAY_LID_HPP

#include "clew/play/turn.hpp"

namespace clew {

/// Opens it, and unlocks it first if need be and its key is in the player's hands.
void open_lid(const Turn& turn, ItemId item);
void close_lid(const Turn& turn, ItemId item);

/// With that key, or with none named: with its own, if that is in the player's hands. It stays
/// closed.
void unlock_lid(const Turn& turn, ItemId item, ItemId key);
/// The same; it is closed first.
void lock_lid(const Turn& turn, ItemId item, ItemId key);

/// Opens the way that leads there, on passing: unlocked with its key, a closed door opened. False:
/// it stays shut, and that was told.
[[nodiscard]] bool opens_way(const Turn& turn, const Way& way);

} // namespace clew

#endif
