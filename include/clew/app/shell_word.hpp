/// Words of a command that is shown to be typed at a shell.
#ifndef CLEW_APP_SHELL_WORD_HPP
#define CLEW_APP_SHELL_WORD_HPP

#include <string>
#include <string_view>

namespace clew {

/// A path as one word of a shell: '\' before what the shell would take otherwise, and no quotes, as
/// the whole command may stand in them. In printable ASCII: other bytes are '?'.
[[nodiscard]] std::string in_shell(std::string_view path);

} // namespace clew

#endif
