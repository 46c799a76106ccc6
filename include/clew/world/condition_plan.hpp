/// Conditions of a plan: their names are still names, each with its place in the file.
#ifndef CLEW_WORLD_CONDITION_PLAN_HPP
#define CLEW_WORLD_CONDITION_PLAN_HPP

#include "clew/world/condition.hpp"
#include "clew/world/reference.hpp"

#include <cstddef>
#include <vector>

namespace clew {

struct ConditionPlan {
    Condition::Kind kind = Condition::Kind::in_room;
    Spot room;                      ///< in_room
    Ref subject;                    ///< the item's id; of `settled` the encounter's
    Ref holder;                     ///< put
    Holds way = Holds::nothing;     ///< put: in or on it
    std::size_t encounter_kind = 0; ///< settled: the index in EncounterKind that the word implies
    Span span;
};

/// As in Conditions: of each list any, and that of all lists.
using AnyOfPlan = std::vector<ConditionPlan>;
using ConditionsPlan = std::vector<AnyOfPlan>;

struct EndingPlan {
    Ending ending; ///< `when` is not set yet
    ConditionsPlan when;
    Span span;
};

struct MilestonePlan {
    Milestone milestone; ///< `when` is not set yet
    ConditionsPlan when;
    Span span;
};

inline constexpr std::size_t endings_max = 100;
inline constexpr std::size_t milestones_max = 1000;

} // namespace clew

#endif
