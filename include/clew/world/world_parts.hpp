/// The parts that a world is made from, and what its author says in it.
#ifndef CLEW_WORLD_WORLD_PARTS_HPP
#define CLEW_WORLD_WORLD_PARTS_HPP

#include "clew/world/encounter.hpp"
#include "clew/world/grid.hpp"
#include "clew/world/manner.hpp"
#include "clew/world/passage.hpp"
#include "clew/world/thing.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace clew {

/// A named room.
struct RoomText {
    RoomId room = nowhere;
    std::string id;
    std::string name;    ///< may be empty
    std::string text;    ///< its lore: told on arrival; may be empty
    std::string again{}; ///< told from the second arrival on instead; empty: the text
    bool dark = false;   ///< without a light nothing that lies there can be seen or had
};

/// Points. Per turn, dead end and hint they are taken away; the highest score is but announced.
struct Scoring {
    std::int64_t escape = 0;
    std::int64_t per_turn = 0;
    std::int64_t per_dead_end = 0;
    std::int64_t per_hint = 0;
    std::optional<std::int64_t> highest{};
    bool operator==(const Scoring&) const = default;
    [[nodiscard]] bool any() const { return *this != Scoring{}; }
};

/// The world's own sentences; where one is empty, Clew has its own.
struct WorldTexts {
    std::string opening; ///< told once, after the title
    std::string aim;     ///< what to reach, one sentence
    std::string won;
    std::string out_of_turns;
    std::string wall; ///< told instead of "There is no exit …"
    std::string goal; ///< what a goal is called, its article with it: "the stairs"
};

struct WorldParts {
    std::string title;
    std::string name;          ///< "escape", or the file's stem: what a thread calls it
    std::uint64_t edition = 0; ///< digest of the file it was read from
    std::uint64_t seed = 0;
    Grid grid{1, 1};
    RoomId start{0};
    std::vector<RoomId> goals; ///< sorted; at least one, unless an ending can be won
    std::vector<RoomText> rooms;
    std::vector<Item> items;
    std::vector<Encounter> encounters; ///< file order
    std::vector<Passage> passages;
    std::vector<Ending> endings;       ///< file order
    std::vector<Milestone> milestones; ///< file order
    Scoring scoring;
    std::optional<std::uint64_t> turn_limit;
    bool lists_walls = false; ///< `walls` tells the inner walls
    std::uint32_t floors = 1; ///< of a dungeon: which share the rows evenly (see maze/dungeon)
    bool charted = false;     ///< the map shows the whole maze from the first, map item or not
    std::uint32_t sight = 0;  ///< how far one sees; 0: only the room one is in
    WorldTexts texts;
    Manner manner;
};

} // namespace clew

#endif
