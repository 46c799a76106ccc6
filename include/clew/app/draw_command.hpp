/// `clew draw`: draws the maze of a world.
#ifndef CLEW_APP_DRAW_COMMAND_HPP
#define CLEW_APP_DRAW_COMMAND_HPP

#include "clew/app/options.hpp"
#include "clew/app/status.hpp"
#include "clew/draw/picture.hpp"

#include <string>

namespace clew {

/// The picture in the format that the options name.
[[nodiscard]] std::string drawing_of(Picture picture, const Options& options);

/// Draws a seed if none was given, and tells it on standard error.
void settle_seed(Options& options);

[[nodiscard]] Status draw_command(const Options& options);

} // namespace clew

#endif
