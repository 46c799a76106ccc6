/// Items: what can be seen, carried and used.
#ifndef CLEW_WORLD_THING_HPP
#define CLEW_WORLD_THING_HPP

#include "clew/world/grid.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace clew {

/// An index into World::items().
enum class ItemId : std::uint16_t {};
inline constexpr ItemId no_item{0xFFFF};

[[nodiscard]] constexpr std::size_t index_of(ItemId item) { return static_cast<std::size_t>(item); }

/// Where a teleporter leads: to one room, or to any room at random.
struct Destination {
    std::optional<RoomId> room; ///< nothing: a random room
    bool operator==(const Destination&) const = default;
};

/// What can be put in it, or on it.
enum class Holds : std::uint8_t { nothing, in, on };

/// What becomes of it in a mouth.
enum class Meal : std::uint8_t { none, food, drink };

enum class Light : std::uint8_t {
    none,
    lit,   ///< from the first
    unlit, ///< until it is lit
};

/// Told instead of Clew's own sentence, each time; empty: Clew has its own.
struct ItemTexts {
    std::string taken;
    std::string dropped;
    std::string put; ///< in or on something
    std::string opened;
    std::string closed;
    std::string unlocked;
    std::string locked; ///< found locked, without the key in hand
    std::string eaten;  ///< or drunk
    std::string lit;
    std::string worn;  ///< broken, burnt out, used up
    std::string fixed; ///< tried to take though it is fixed
};

/// Things lie in or on things, which lie in or on things, at most so deep: of a coin in a purse in
/// a chest the coin lies two deep.
inline constexpr std::size_t nesting_max = 8;

/// One item. A plain one has none of the marks; one may have several.
struct Item {
    std::string id;
    std::string name;               ///< "rusty sword": as written in sentences
    std::string article;            ///< "a", "an", "the", "some" or ""
    std::optional<bool> plural{};   ///< "the shears are"; nothing: as article and name suggest
    std::string text;               ///< what examining it tells; may be empty
    std::string lore;               ///< what reading it tells; may be empty
    std::vector<std::string> words; ///< other names it answers to, folded
    RoomId room = nowhere;          ///< where it lies at first; nowhere: someone gives it, it is
                                    ///< inside another, or it is a passage's door
    ItemId inside = no_item;        ///< in or on which it lies at first; `room` is then nowhere
    std::int64_t treasure = 0;      ///< paid once, when first taken
    bool weapon = false;
    bool map = false;
    bool fixed = false;   ///< cannot be taken
    bool scenery = false; ///< fixed, and not told of among what lies there
    Holds holds = Holds::nothing;
    bool openable = false;      ///< a door, or what holds things in it
    bool open = true;           ///< at first; always, if not openable
    ItemId locked_by = no_item; ///< the key that locks and unlocks it; locked at first if closed
    Meal meal = Meal::none;
    Light light = Light::none;
    ItemId lit_by = no_item; ///< what must be in the player's hands to light it, if anything
    std::uint8_t lasts = 0;  ///< 0: for ever. So many fights, unlockings or uses, or rooms entered
                             ///< that are dark but for it; then it is worn out
    std::optional<Destination> teleporter;
    ItemTexts told{};
    std::uint64_t stream = 0; ///< its chance: stream_of("item " + id)
};

} // namespace clew

#endif
