#include "clew/play/state.hpp"

#include "clew/base/digest.hpp"

#include <cassert>

namespace clew {

bool at_hand(const State& state, ItemId item) {
    assert(index_of(item) < state.items.size());
    const RoomId room = state.items[index_of(item)].room;
    return room == carried || room == state.room;
}

bool carries_map(const World& world, const State& state) {
    for (std::size_t i = 0; i < world.items().size(); ++i) {
        if (world.items()[i].map && state.items[i].room == carried) {
            return true;
        }
    }
    return false;
}

bool is_shut(const World& world, const State& state, PassageId passage) {
    const ItemId key = world.passages()[index_of(passage)].locked_by;
    return key != no_item && !state.unlocked[index_of(passage)] && !state.carries(key);
}

std::uint64_t digest_of(const State& state) {
    Digest digest;
    digest.add(std::uint64_t{index_of(state.room)} |
               static_cast<std::uint64_t>(state.outcome) << 32U |
               static_cast<std::uint64_t>(state.asking) << 40U);
    digest.add(state.turns);
    digest.add(state.items.size());
    for (const ItemState& item : state.items) {
        digest.add(std::uint64_t{index_of(item.room)} | std::uint64_t{item.paid} << 32U |
                   std::uint64_t{item.uses} << 40U);
    }
    digest.add(state.encounters.size());
    for (const EncounterState& encounter : state.encounters) {
        digest.add(std::uint64_t{encounter.done} | std::uint64_t{encounter.paid} << 8U |
                   std::uint64_t{encounter.guesses} << 16U | std::uint64_t{encounter.uses} << 24U);
    }
    digest.add(state.unlocked.size());
    for (const bool unlocked : state.unlocked) {
        digest.add(std::uint64_t{unlocked});
    }
    return digest.value();
}

} // namespace clew
