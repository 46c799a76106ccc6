/// `clew maze --stats`: makes mazes, measures them and tells the figures.
#ifndef CLEW_APP_STATISTICS_COMMAND_HPP
#define CLEW_APP_STATISTICS_COMMAND_HPP

#include "clew/app/options.hpp"
#include "clew/app/status.hpp"

namespace clew {

/// Needs a seed. Each maze is the one that `clew maze` makes of its seed.
[[nodiscard]] Status statistics_command(const Options& options);

} // namespace clew

#endif
