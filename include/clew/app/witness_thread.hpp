/// Threads of witnesses: commands that a proof has found, as a player would have typed them.
#ifndef CLEW_APP_WITNESS_THREAD_HPP
#define CLEW_APP_WITNESS_THREAD_HPP

#include "clew/app/load.hpp"
#include "clew/app/options.hpp"
#include "clew/play/command.hpp"

#include <string>
#include <vector>

namespace clew {

/// A whole thread with headings, output, digests and end, which `clew replay --check` accepts.
/// Fails (Failure, Status::faulty) if a command cannot be typed: two things that are called alike.
[[nodiscard]] std::string witness_thread(const Loaded& loaded, const Options& options,
                                         const std::vector<Command>& commands);

} // namespace clew

#endif
