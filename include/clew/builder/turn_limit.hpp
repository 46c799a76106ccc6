/// The turn limit of a world that is built, where it goes by par: the turns of its shortest win.
#ifndef CLEW_BUILDER_TURN_LIMIT_HPP
#define CLEW_BUILDER_TURN_LIMIT_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/base/result.hpp"
#include "clew/world/plan.hpp"

#include <cstdint>

namespace clew {

/// Three times par, and at least ten turns more.
[[nodiscard]] std::uint64_t turns_by_par(std::uint64_t par);

/// The world with that limit. By par an error, at the limit's span, if the world cannot be won or
/// its par is not settled within 1,000,000 states.
[[nodiscard]] Result<World, Diagnostics> limited(World world, const LimitPlan& limit);

} // namespace clew

#endif
