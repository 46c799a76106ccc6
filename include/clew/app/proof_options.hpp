/// Options of proofs: how long to search, and what to keep of it.
#ifndef CLEW_APP_PROOF_OPTIONS_HPP
#define CLEW_APP_PROOF_OPTIONS_HPP

#include "clew/app/options.hpp"

namespace CLI {
class App;
} // namespace CLI

namespace clew {

// Each keeps a reference to the options, to fill them in while the line is read.
void add_states(CLI::App& app, Options& options);
void add_proof_options(CLI::App& app, Options& options); ///< `--states` too

/// Refuses what cannot stand together, as a Failure with Status::command_line.
void check_proof_options(const Options& options);

} // namespace clew

#endif
