/// The report of a proof: what `clew check` says of winning.
#ifndef CLEW_APP_PROOF_REPORT_HPP
#define CLEW_APP_PROOF_REPORT_HPP

#include "clew/app/load.hpp"
#include "clew/app/options.hpp"
#include "clew/app/status.hpp"

namespace clew {

/// Proves the world, prints two or three lines of it to standard output, and keeps witnesses as
/// threads where the options say so. Status::faulty for a world that cannot be won, and with
/// `strict` for one of which that was not settled.
[[nodiscard]] Status report_proof(const Source& source, const World& world, const Options& options);

} // namespace clew

#endif
