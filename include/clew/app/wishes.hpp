/// Wishes: what the options ask of the builder, and how places are written in them.
#ifndef CLEW_APP_WISHES_HPP
#define CLEW_APP_WISHES_HPP

#include "clew/app/options.hpp"
#include "clew/builder/build.hpp"
#include "clew/format/maze_text.hpp"

#include <optional>
#include <string_view>

namespace clew {

/// A spot as options write it: "3,2" (row, column from 0), "c4" (row letter, column from 1), or a
/// corner such as "south-east".
[[nodiscard]] std::optional<Spot> spot_of(std::string_view text);

/// The options' wishes. Needs a seed.
[[nodiscard]] Wishes wishes_of(const Options& options);

/// How a bare maze is to be read.
[[nodiscard]] Reading reading_of(const Options& options);

} // namespace clew

#endif
