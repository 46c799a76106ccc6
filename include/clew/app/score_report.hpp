/// The report of the score: what `clew check` says of the highest score that a world announces.
#ifndef CLEW_APP_SCORE_REPORT_HPP
#define CLEW_APP_SCORE_REPORT_HPP

#include "clew/app/load.hpp"
#include "clew/app/options.hpp"
#include "clew/prove/bounds.hpp"

namespace clew {

/// Prints a line to standard output that says whether it can be passed, and keeps a play that
/// passes it as a thread where the options say so. Nothing for a world that announces none.
void report_score(const Source& source, const World& world, const Options& options,
                  const Bounds& bounds);

} // namespace clew

#endif
