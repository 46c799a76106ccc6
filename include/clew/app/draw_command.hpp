/// `clew draw`: draws the maze of a world.
#ifndef CLEW_APP_DRAW_COMMAND_HPP
#define CLEW_APP_DRAW_COMMAND_HPP

#include "clew/app/options.hpp"
#include "clew/app/status.hpp"

namespace clew {

[[nodiscard]] Status draw_command(const Options& options);

} // namespace clew

#endif
