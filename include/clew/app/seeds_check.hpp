/// The check of many seeds of one world.
#ifndef CLEW_APP_SEEDS_CHECK_HPP
#define CLEW_APP_SEEDS_CHECK_HPP

#include "clew/app/options.hpp"
#include "clew/app/status.hpp"

#include <string>

namespace clew {

/// Reads the world once, builds and proves it for every seed of the range, and prints what came of
/// it to standard output. Of seeds for which it cannot be built the first one's faults are told.
/// Status::faulty if one cannot be built or won, and with `strict` if one was not settled.
[[nodiscard]] Status check_seeds(const std::string& world, const Options& options);

} // namespace clew

#endif
