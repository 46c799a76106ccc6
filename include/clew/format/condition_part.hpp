/// Reads conditions: the `all` and `any` of an ending or a milestone, and a passage's `appears`.
#ifndef CLEW_FORMAT_CONDITION_PART_HPP
#define CLEW_FORMAT_CONDITION_PART_HPP

#include "clew/format/fields.hpp"
#include "clew/world/condition_plan.hpp"

namespace clew {

/// Those in `all` and `any` of that table, at most conditions_max; none where neither stands. Of a
/// faulty one nothing is kept but its place in the list.
[[nodiscard]] ConditionsPlan conditions_in(const Fields& fields);

/// Those of a passage: a list, of which all are meant, or a table of `all` and `any`.
[[nodiscard]] ConditionsPlan appearance_in(const Fields& fields);

} // namespace clew

#endif
