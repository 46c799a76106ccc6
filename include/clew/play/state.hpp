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

enum class Outcome : std::uint8_t {
    playing,
    won, ///< at a goal, or by an ending
    lost_to_monster,
    out_of_turns,
    lost, ///< by an ending
};

/// Where an item is: in a room, or in one of three other places. A door keeps the room that its
/// passage begins in.
inline constexpr RoomId carried{0xFFFFFFFEU}; ///< by the player; `nowhere`: gone, or to come
inline constexpr RoomId held{0xFFFFFFFDU};    ///< in or on the item `inside`

struct ItemState {
    RoomId room = nowhere;
    ItemId inside = no_item; ///< if held
    bool paid = false;       ///< its treasure
    std::uint8_t uses = 0;   ///< of its chance, modulo 8
    std::uint8_t worn = 0;   ///< of what it lasts; at most that
    bool open = true;        ///< always, if it is not openable
    bool locked = false;     ///< never while it is open
    bool lit = false;
    bool eaten = false; ///< or drunk, and then nowhere
    bool operator==(const ItemState&) const = default;
};

struct EncounterState {
    bool done = false;        ///< beaten, answered, played, thanked: nothing more comes of it
    bool paid = false;        ///< its bonus was earned (a lost gamble is done, not paid)
    std::uint8_t guesses = 0; ///< a gambler's: made so far; a riddler's: riddles answered
    std::uint8_t uses = 0;    ///< of its chance, modulo 8
    bool operator==(const EncounterState&) const = default;
};

inline constexpr std::uint16_t no_ending = 0xFFFF;

/// Invariant: sizes of the vectors are those of the world's; `asking` is an encounter of `room`
/// with a question, or nobody; after the end nothing is asked; no item is inside itself, or more
/// than nesting_max deep.
struct State {
    RoomId room{0};
    Outcome outcome = Outcome::playing;
    EncounterId asking = nobody;
    std::uint16_t ending = no_ending; ///< the one that ended it
    std::uint64_t turns = 0;
    std::vector<ItemState> items;
    std::vector<EncounterState> encounters;
    std::vector<bool> unlocked; ///< by passage
    std::vector<bool> found;    ///< by passage: not secret, or no longer
    std::vector<bool> reached;  ///< by milestone
    bool operator==(const State&) const = default;

    [[nodiscard]] bool over() const { return outcome != Outcome::playing; }
    [[nodiscard]] bool carries(ItemId item) const {
        assert(index_of(item) < items.size());
        return items[index_of(item)].room == carried;
    }
};

/// That of a game in which nothing has happened yet: the player is at the start, and has not
/// arrived.
[[nodiscard]] State state_before_start(const World& world);

/// The outermost thing that it lies in or on, with all between open; itself if it is held by
/// nothing; no_item if something between is closed.
[[nodiscard]] ItemId outermost(const World& world, const State& state, ItemId item);

/// Where it is to be found: a room, `carried` (in something carried, too), or `nowhere`: gone, to
/// come, or shut in. Of a door of a passage known: the player's room, if that is one of its ends.
[[nodiscard]] RoomId place_of(const World& world, const State& state, ItemId item);

/// True if the player can touch it: it is carried, or in the player's room and not in the dark.
[[nodiscard]] bool at_hand(const World& world, const State& state, ItemId item);

/// True if the player's room is dark, and no light is burning there or carried.
[[nodiscard]] bool is_in_dark(const World& world, const State& state);

/// What lights the player's room, were it dark: of what is alight there or carried the first that
/// lasts for ever, else the first; or no_item.
[[nodiscard]] ItemId light_in_use(const World& world, const State& state);

/// True if there is such a key, it is in the player's hands, and not worn out.
[[nodiscard]] bool has_key(const World& world, const State& state, ItemId key);

/// True if it gives light now: lit, and not worn out.
[[nodiscard]] bool is_alight(const World& world, const State& state, ItemId item);

/// True if it lasts but so long, and has.
[[nodiscard]] bool is_worn_out(const World& world, const State& state, ItemId item);

/// Where the encounter is now; of a monster with a route that depends on the turns.
[[nodiscard]] RoomId room_of(const World& world, const State& state, EncounterId encounter);

/// True if an item that is a map is in the player's hands.
[[nodiscard]] bool carries_map(const World& world, const State& state);

/// True if that passage is not secret, or has been found.
[[nodiscard]] bool is_found(const World& world, const State& state, PassageId passage);

/// True if the player cannot pass it now: it is locked and the player without its key.
[[nodiscard]] bool is_shut(const World& world, const State& state, PassageId passage);

/// The ways out of a room as the player sees them: the grid's and the passages', but secret ones.
[[nodiscard]] Exits exits_of(const World& world, const State& state, RoomId room);

/// Fingerprint of every field, the turns too: what a thread's `= ` lines show.
[[nodiscard]] std::uint64_t digest_of(const State& state);

} // namespace clew

#endif
