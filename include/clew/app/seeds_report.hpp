/// The report of many seeds: what `clew check --seeds` says, a line for each kind of verdict, one
/// for par, one for the ratings, and one for each way to get stuck.
#ifndef CLEW_APP_SEEDS_REPORT_HPP
#define CLEW_APP_SEEDS_REPORT_HPP

#include "clew/app/seed_range.hpp"
#include "clew/app/seeds_tally.hpp"

#include <string>

namespace clew {

/// "seed 3", "seeds 3 and 4", "seeds 3, 17, 20 and 38 more".
[[nodiscard]] std::string seeds_text(const SeedGroup& group);

/// Lines that each begin with the file's name. `range` is what was asked for.
[[nodiscard]] std::string seeds_report(const std::string& file, const SeedRange& range,
                                       const SeedsTally& tally);

} // namespace clew

#endif
