/// The version of Clew, as the build knows it.
#ifndef CLEW_SESSION_VERSION_HPP
#define CLEW_SESSION_VERSION_HPP

#include <string_view>

namespace clew {

/// "0.1.0".
[[nodiscard]] std::string_view version();

} // namespace clew

#endif
