/// The state: all that rules read and change, and nothing else.
///
/// What the grid's size multiplies (rooms seen) and what only the score reads (dead ends) lives
/// in the Tally. A state is a value; moved along from step to step it allocates nothing.
#ifndef CLEW_PLAY_STATE_HPP
#define CLEW_PLAY_STATE_HPP

#include "clew/world/world.hpp"

#include <cassert>
#include <cstdint>
#include <vector>

namespace clew {

enum class Outcome : std::uint8_t { playing, won, lost_to_monster, out_of_turns };

/// Where an item is: in a room, or in one of two other places.
inline constexpr RoomId carried{0xFFFFFFFEU}; ///< by the player; `nowhere`: given away, or to come

struct ItemState {
    RoomId room = nowhere;
    bool paid = false;     ///< its treasure
    std::uint8_t uses = 0; ///< of its chance, modulo 8
    bool operator==(const ItemState&) const = default;
};

struct EncounterState {
    bool done = false;        ///< beaten, answered, played, thanked: nothing more comes of it
    bool paid = false;        ///< its bonus was earned (a lost gamble is done, not paid)
    std::uint8_t guesses = 0; ///< a gambler's: made so far
    std::uint8_t uses = 0;    ///< of its chance, modulo 8
    bool operator==(const EncounterState&) const = default;
};

/// Invariant: sizes of the vectors are those of the world's; `asking` is an encounter of `room`
/// with a question, or nobody; after the end nothing is asked.
struct State {
    RoomId room{0};
    Outcome outcome = Outcome::playing;
    EncounterId asking = nobody;
    std::uint64_t turns = 0;
    std::vector<ItemState> items;
    std::vector<EncounterState> encounters;
    std::vector<bool> unlocked; ///< by passage
    bool operator==(const State&) const = default;

    [[nodiscard]] bool over() const { return outcome != Outcome::playing; }
    [[nodiscard]] bool carries(ItemId item) const {
        assert(index_of(item) < items.size());
        return items[index_of(item)].room == carried;
    }
};

/// True if the item is in the player's hands or lies in the player's room.
[[nodiscard]] bool at_hand(const State& state, ItemId item);

/// True if an item that is a map is in the player's hands.
[[nodiscard]] bool carries_map(const World& world, const State& state);

/// True if that passage is locked and the player without its key.
[[nodiscard]] bool is_shut(const World& world, const State& state, PassageId passage);

/// Fingerprint of every field, the turns too: what a thread's `= ` lines show.
[[nodiscard]] std::uint64_t digest_of(const State& state);

} // namespace clew

#endif
