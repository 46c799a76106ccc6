/// Hiding: what no search tries, as it would try everything in everything.
///
/// `choices` offers to put a thing away where that can bring something (see its header). It can
/// also take something from the player: what lies in a bag that somebody takes is gone with the
/// bag.
#ifndef CLEW_PROVE_HIDING_HPP
#define CLEW_PROVE_HIDING_HPP

#include "clew/prove/needs.hpp"

namespace clew {

/// The first thing of those in or on which something needed can be put so that it may never be had
/// again: because it is wanted by someone, or can be eaten; because its key can be, or wears, or
/// `keys_get_lost`: what is put down may get out of reach; or because a light can be shut in it
/// where it is dark. no_item: none. May name one in which nothing can be lost. Time: things
/// squared, and things times people.
[[nodiscard]] ItemId may_hide_for_good(const World& world, const Needs& needs, bool keys_get_lost);

/// True if a light can be shut in it so that nobody sees it any more: it has a lid, and is loose or
/// in a dark room.
[[nodiscard]] bool can_shut_light_away(const World& world, const Item& holder);

} // namespace clew

#endif
