/// Builds a world: a plan and a seed become one immutable world, things placed so that it can be
/// won, the same bytes for the same seed.
#ifndef CLEW_BUILDER_BUILD_HPP
#define CLEW_BUILDER_BUILD_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/base/result.hpp"
#include "clew/builder/wishes.hpp"
#include "clew/world/plan.hpp"

namespace clew {

/// Makes the maze, opens passages, and places what is to be placed by rule (see draft and
/// placement, which tell how). Where nothing is, a world that cannot be won is built all the
/// same: that is for `check` to tell. Faults are those of with_wishes, else those of faults_of
/// for the plan with the wishes in it, in file order, else those of making and placing.
/// A wish for a limit moves nothing: things lie where they would without it; and so it is with a
/// limit by par, which is found when all is placed (see limited, whose faults come last).
[[nodiscard]] Result<World, Diagnostics> build(Plan plan, const Wishes& wishes);

} // namespace clew

#endif
