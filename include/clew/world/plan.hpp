/// The plan: what a world file asks for, before chance has placed anything.
///
/// A reader makes it, `faults_of` judges it, `builder` turns it and a seed into a World. Names of
/// rooms and items are still names here, each with its place in the file, so that every fault
/// can be shown where it stands.
#ifndef CLEW_WORLD_PLAN_HPP
#define CLEW_WORLD_PLAN_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/world/condition_plan.hpp"
#include "clew/world/dungeon_spec.hpp"
#include "clew/world/reference.hpp"
#include "clew/world/world.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace clew {

/// A maze: made by an algorithm, or given.
struct MazePlan {
    std::uint32_t rows = 6;
    std::uint32_t columns = 6;
    std::string algorithm = "binary-tree"; ///< a name of `maze`; checked by the reader
    double bias = 0.0;
    std::uint32_t walls = 0;    ///< for scatter
    double braid = 0.0;         ///< the share of dead ends to open; for all but dungeon
    DungeonSpec dungeon;        ///< for dungeon
    bool fits_terminal = false; ///< at a terminal the size is the terminal's
    std::optional<Grid> given;  ///< from exit strings or a drawing; sizes are then its own
    std::vector<Span> spans;    ///< of a given grid: where each room is written; may be empty
    std::vector<std::pair<char, Place>> letters; ///< of a drawing: rooms marked with letters
    /// Nothing said: the drawing's S, a dungeon's first centre, else south-east; and for goals the
    /// drawing's Gs, the centre of a dungeon's farthest hall, else north-west.
    Spot start;
    std::vector<Spot> goals;
    bool may_lack_goal = false; ///< there are endings: then none is no goal
    Span span;
};

struct RoomPlan {
    RoomText text; ///< its `room` is not set yet
    Spot at;
    Span span;
};

/// Where a teleporter leads.
struct DestinationPlan {
    bool random = true;
    Spot to;
};

/// Where it is: `at`, or `inside` another; or a quest-giver gives it, or it is a passage's door.
struct ItemPlan {
    Item item; ///< room, teleporter and the ids of other items not set yet
    Spot at;
    Ref inside;
    Ref locked_by;
    Ref lit_by;
    std::optional<DestinationPlan> teleporter;
    Span openable; ///< where that is written, or what implies it
    Span lasts;
    Span refuses;
    Span span;
};

struct EncounterPlan {
    Encounter encounter; ///< room and the ids in its kind not set yet
    Spot at;
    std::vector<Ref> beaten_by; ///< monster
    Ref guards;
    Span blocks;             ///< where that is written
    std::vector<Spot> route; ///< of such a monster `at` is the first
    Ref wants;               ///< quest-giver
    Ref gives;
    DestinationPlan to; ///< trap
    Span span;
};

struct PassagePlan {
    Passage passage; ///< from, to, appears and the ids of items not set yet
    Spot from;
    Spot to;
    Ref locked_by;
    Ref door;
    Ref hidden_by;
    ConditionsPlan appears;
    bool is_long = false; ///< its turns are given: with a door its rooms need not touch
    Span span;
};

/// The turn limit: none, a number, so many turns a room (rounded down, at least 1), or as many
/// times the turns of the shortest win as `builder` says.
struct LimitPlan {
    std::optional<std::uint64_t> turns;
    std::optional<double> turns_per_room;
    bool by_par = false;
    Span span{}; ///< where that is written
};

/// Where those texts are given that not every play tells.
struct TextSpans {
    Span won;
    Span out_of_turns;
};

struct Plan {
    std::string title;
    std::string name;
    std::uint64_t edition = 0;
    MazePlan maze;
    std::vector<RoomPlan> rooms;
    std::vector<ItemPlan> items;
    std::vector<EncounterPlan> encounters;
    std::vector<PassagePlan> passages;
    std::vector<EndingPlan> endings;
    std::vector<MilestonePlan> milestones;
    Scoring scoring;
    LimitPlan limit;
    bool lists_walls = false;
    bool charted = false;
    std::uint32_t sight = 0;
    WorldTexts texts;
    TextSpans text_spans;
    Manner manner;
};

/// Stated limits of a plan; a file over one is refused with a message that names it.
inline constexpr std::size_t items_max = 1000;
inline constexpr std::size_t encounters_max = 1000;
inline constexpr std::size_t passages_max = 1000;
inline constexpr std::size_t named_rooms_max = 10'000;
inline constexpr std::size_t goals_max = 1000;
inline constexpr std::size_t name_bytes_max = 100;
inline constexpr std::size_t text_bytes_max = 100'000;
inline constexpr std::size_t answers_max = 100;
inline constexpr std::size_t route_rooms_max = 100;

} // namespace clew

#endif
