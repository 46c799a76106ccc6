/// `clew list`: names the shipped worlds, a line each.
#ifndef CLEW_APP_LIST_COMMAND_HPP
#define CLEW_APP_LIST_COMMAND_HPP

#include "clew/app/options.hpp"
#include "clew/app/status.hpp"

namespace clew {

[[nodiscard]] Status list_command(const Options& options);

} // namespace clew

#endif
