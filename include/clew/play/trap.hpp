/// Teleporting: the trap, which works on entry, and where it and teleporters that are used lead.
#ifndef CLEW_PLAY_TRAP_HPP
#define CLEW_PLAY_TRAP_HPP

#include "clew/play/turn.hpp"

#include <cstdint>

namespace clew {

/// Where a teleporter leads this time. A random room is any that has an exit, but no goal (luck
/// alone wins no game) and not the one the player is in: one of all rooms is drawn, and from
/// there the next in order that fits is taken. The player's own room if there is no other.
[[nodiscard]] RoomId landing(const Turn& turn, const Destination& to, std::uint64_t stream,
                             std::uint8_t uses);

/// Where the trap throws the player who entered; tells of it and counts the use. The arrival is
/// the caller's. Needs a trap.
[[nodiscard]] RoomId spring_trap(const Turn& turn, EncounterId id);

/// The same of a teleporter that is used. Needs an item with one.
[[nodiscard]] RoomId use_teleporter(const Turn& turn, ItemId item);

} // namespace clew

#endif
