/// The help for people: what `clew --help` prints.
#ifndef CLEW_APP_HELP_HPP
#define CLEW_APP_HELP_HPP

#include <string_view>

namespace clew {

/// The overview, at most 80 columns wide.
[[nodiscard]] std::string_view help_text();

} // namespace clew

#endif
