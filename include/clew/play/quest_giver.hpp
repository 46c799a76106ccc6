/// The quest-giver: wants a thing, takes it on the player's arrival with it or when it is given,
/// and pays for it, once.
#ifndef CLEW_PLAY_QUEST_GIVER_HPP
#define CLEW_PLAY_QUEST_GIVER_HPP

#include "clew/play/turn.hpp"

namespace clew {

/// Met on arrival: takes what it wants, or else says what that is. Nothing once it has been had.
void meet_quest_giver(const Turn& turn, EncounterId id);

/// Given a carried thing: takes it and pays if it is the one wanted and not yet had. Anyone may
/// be offered a thing; nobody, and who is no quest-giver, wants none.
void give_to(const Turn& turn, EncounterId id, ItemId item);

/// True if that encounter is a quest-giver that still wants this thing.
[[nodiscard]] bool still_wants(const World& world, const State& state, EncounterId id, ItemId item);

} // namespace clew

#endif
