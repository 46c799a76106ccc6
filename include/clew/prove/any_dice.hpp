/// A world under any dice: where chance would choose a room, the player comes to a room beyond
/// the grid, and a search chooses for it.
///
/// Only where a random teleporter leads can matter. A gambler's number cannot: every game ends,
/// costs no turn, and pays points alone.
#ifndef CLEW_PROVE_ANY_DICE_HPP
#define CLEW_PROVE_ANY_DICE_HPP

#include "clew/play/state.hpp"
#include "clew/prove/needs.hpp"
#include "clew/prove/regions.hpp"

#include <vector>

namespace clew {

/// True if anything in the world leads to a random room.
[[nodiscard]] bool has_chance(const World& world);

/// Rooms, items, encounters and passages have the numbers that they have in the world it is made
/// of, which has no turn limit here. Memory: a grid's. Linear in rooms.
struct AnyDice {
    AnyDice(const World& real, const Needs& needs_of_real);

    World world; ///< random teleporters lead to `limbo` in it
    RoomId limbo;
    Needs needs; ///< without the lifts
    Regions regions;
    std::uint64_t period; ///< of monsters with a route
    /// Rooms where an arrival can matter, sorted, with a lift to each: a teleporter there.
    struct Lift {
        RoomId room;
        ItemId item;
    };
    std::vector<Lift> lifts;
    std::vector<RoomId> fit; ///< a room of each region in which chance can land a player
    std::vector<bool> roomy; ///< by such: the region has another one, too

    /// What can come of it when chance carries off one who was in `from`: for each region where he
    /// can land the state there. `state` is that of the one in limbo.
    [[nodiscard]] std::vector<State> landings(const State& state, RoomId from) const;

private:
    [[nodiscard]] State arrival(const State& state, RoomId room) const;
};

} // namespace clew

#endif
