/// Where a player's own files are: `clew` in the user's data folder (XDG Base Directory 0.8).
#ifndef CLEW_APP_DATA_FOLDER_HPP
#define CLEW_APP_DATA_FOLDER_HPP

#include <optional>
#include <string>
#include <string_view>

namespace clew {

/// "$XDG_DATA_HOME/clew", or "$HOME/.local/share/clew" where the first is not set or, as the
/// specification has it, not absolute; nothing where neither is. Need not exist.
[[nodiscard]] std::optional<std::string> data_folder();

/// The same of two values, empty where not set.
[[nodiscard]] std::optional<std::string> data_folder_of(std::string_view data_home,
                                                        std::string_view home);

/// Makes a folder, for its owner alone, and those above it that are missing. Fails (Failure) when
/// it cannot; one that is there stays as it is.
void make_folder(const std::string& path);

} // namespace clew

#endif
