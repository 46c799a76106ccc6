/// `clew check`: reads worlds, and tells every fault, what is worth knowing, and
/// whether they can be won.
#ifndef CLEW_APP_CHECK_COMMAND_HPP
#define CLEW_APP_CHECK_COMMAND_HPP

#include "clew/app/options.hpp"
#include "clew/app/status.hpp"

namespace clew {

[[nodiscard]] Status check_command(const Options& options);

} // namespace clew

#endif
