/// Hints told: first a nudge, which says what the way on is about, then the next thing to do.
///
/// A nudge spoils nothing that has not been met: who or what was never seen is "somebody" or
/// "something", and where it is comes as a bearing; what was met goes by its name and its place.
/// The next thing to do is in the player's room or hands, so that it always goes by its name.
#ifndef CLEW_SPEECH_HINTS_HPP
#define CLEW_SPEECH_HINTS_HPP

#include "clew/play/command.hpp"
#include "clew/play/event.hpp"
#include "clew/speech/voice.hpp"

#include <string>

namespace clew {

/// The next thing on a way that is more than a plain step: what a walk is for.
struct Waypoint {
    /// taken, dropped, teleported (by an item that is used, or a trap), quest_done,
    /// monster_beaten, riddle_asked, riddle_right (while asked), gamble_asked, unlocked,
    /// lid_unlocked, opened, closed, lid_locked, put, consumed, kindled, examined (what hides a
    /// way), arrived (by a passage) or won
    EventKind kind = EventKind::won;
    RoomId room = nowhere; ///< where it is; of a passage, where it begins
    ItemId item = no_item;
    EncounterId encounter = nobody;
    ItemId other = no_item;                 ///< in or on which it is put
    Direction direction = Direction::north; ///< of a passage, which way it goes
    bool operator==(const Waypoint&) const = default;
};

/// "There is something worth fetching to the north-west." Before a riddler's question that is open,
/// whatever the waypoint: "The answer begins with 'e'."
[[nodiscard]] std::string nudge_text(const Telling& telling, const Waypoint& waypoint);

/// "Go north.", "Go right (r).", "Take the rusty sword.": typed as it stands, or its letter, it is
/// that command, but for two things of one name. Of a riddle "Answer 'echo'."
[[nodiscard]] std::string advice_text(const Telling& telling, const Command& command);

} // namespace clew

#endif
