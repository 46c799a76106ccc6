/// Encounters: who or what is met on entering a room. One struct a kind, one variant of them all;
/// the rules of each stand in the file of its kind under src/play.
#ifndef CLEW_WORLD_ENCOUNTER_HPP
#define CLEW_WORLD_ENCOUNTER_HPP

#include "clew/world/thing.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace clew {

/// An index into World::encounters(), which is in file order.
enum class EncounterId : std::uint16_t {};
inline constexpr EncounterId nobody{0xFFFF};

[[nodiscard]] constexpr std::size_t index_of(EncounterId encounter) {
    return static_cast<std::size_t>(encounter);
}

/// Met with a weapon that beats it, it dies, once. Without one the game is lost, unless it but
/// blocks a way or guards a thing.
struct Monster {
    std::vector<ItemId> beaten_by; ///< empty: any weapon
    std::int64_t bonus = 0;
    std::string beaten; ///< told when it dies
    std::string beats;  ///< told when it wins; when it keeps the player from a way or a thing
    std::optional<Direction> blocks{}; ///< no one goes that way before it is beaten
    ItemId guards = no_item;           ///< in its room no one takes that before it is beaten
    /// Where it is by turns: in the room of index (turns modulo size), the first of which is its
    /// own. Empty: it stays. Not of one that blocks or guards.
    std::vector<RoomId> route{};
    [[nodiscard]] bool is_mild() const { return blocks.has_value() || guards != no_item; }
};

struct Riddle {
    std::string text;
    std::vector<std::string> answers; ///< folded, stripped as answers are (see is_answer)
};

/// Asks its riddles in order. A wrong answer sends the player to the start, and the same riddle
/// waits; the right one to the last ends it for good.
struct Riddler {
    std::vector<Riddle> riddles = std::vector<Riddle>(1); ///< at least one, at most riddles_max
    std::int64_t bonus = 0;
    std::string right;
    std::string wrong;
};

/// True if no riddle of them is without an answer.
[[nodiscard]] inline bool can_be_answered(const Riddler& riddler) {
    return std::none_of(riddler.riddles.begin(), riddler.riddles.end(),
                        [](const Riddle& riddle) { return riddle.answers.empty(); });
}

/// Hi-lo: guess a number from low to high within so many guesses; played once.
struct Gambler {
    std::uint32_t low = 1;
    std::uint32_t high = 100;
    std::uint32_t guesses = 7; ///< at most 255
    std::int64_t bonus = 0;
    std::string won;
    std::string lost;
};

inline constexpr std::size_t riddles_max = 100;

/// Takes a thing and pays, once: on arrival with it, or when it is given.
struct QuestGiver {
    ItemId wants = no_item;
    ItemId gives = no_item; ///< put into the player's hands; no_item: nothing
    std::int64_t bonus = 0;
    std::string asks;
    std::string thanks;
};

/// A teleporter that works on entry, before anyone in the room is met; every time.
struct Trap {
    Destination to;
};

using EncounterKind = std::variant<Monster, Riddler, Gambler, QuestGiver, Trap>;

struct Encounter {
    std::string id;
    std::string name;               ///< "blind minotaur": as written in sentences
    std::string article;            ///< "a", "an", "the", "some" or ""
    std::optional<bool> plural{};   ///< "the rats are"; nothing: as article and name suggest
    std::string text;               ///< told on each meeting before it is done with; may be empty
    std::vector<std::string> words; ///< other names it answers to, folded
    RoomId room = nowhere;
    EncounterKind kind;
    std::uint64_t stream = 0; ///< its chance: stream_of("encounter " + id)
};

} // namespace clew

#endif
