/// Conditions: what an ending, a milestone or a secret passage waits for.
#ifndef CLEW_WORLD_CONDITION_HPP
#define CLEW_WORLD_CONDITION_HPP

#include "clew/world/encounter.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace clew {

/// One thing that is true of a state or not.
struct Condition {
    enum class Kind : std::uint8_t {
        in_room,  ///< [room]: the player is there
        carrying, ///< [item]: in the player's hands
        put,      ///< [item, holder]: lies in or on it, itself
        open,     ///< [item]: a door or a container
        lit,      ///< [item]
        eaten,    ///< [item]: or drunk
        settled,  ///< [encounter]: beaten, answered, played or served
    };
    Kind kind = Kind::in_room;
    RoomId room = nowhere;
    ItemId item = no_item;
    ItemId holder = no_item;
    EncounterId encounter = nobody;
    bool operator==(const Condition&) const = default;
};

/// True if any of them is.
using AnyOf = std::vector<Condition>;

/// True if each is; empty: there are none, and nothing waits for them.
using Conditions = std::vector<AnyOf>;

inline constexpr std::size_t conditions_max = 100; ///< of one ending, milestone or passage

/// How a game may end, besides reaching a goal room: the first in file order whose conditions are
/// true.
struct Ending {
    std::string id;
    std::string text; ///< told then
    std::string rank; ///< "King of the Labyrinth": what the player may be called; may be empty
    bool lost = false;
    std::int64_t points = 0; ///< on top of Scoring::escape, which a lost one does not pay
    Conditions when;
};

/// A step on the way, paid once.
struct Milestone {
    std::string id;
    std::string text; ///< told when it is reached; may be empty
    std::int64_t points = 0;
    Conditions when;
};

} // namespace clew

#endif
