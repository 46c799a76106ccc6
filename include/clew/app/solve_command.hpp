/// `clew solve`: prints a thread that wins a world in the fewest turns.
#ifndef CLEW_APP_SOLVE_COMMAND_HPP
#define CLEW_APP_SOLVE_COMMAND_HPP

#include "clew/app/options.hpp"
#include "clew/app/status.hpp"

namespace clew {

/// Of equally short wins the one that is found first, breadth first, with the commands tried in
/// the order of `choices`: by verb, then direction, then item. The seed is 0 unless given: a
/// solution must be the same twice.
[[nodiscard]] Status solve_command(const Options& options);

} // namespace clew

#endif
