/// The save folder: `saves` in the player's data folder, a file for each name.
///
///     $XDG_DATA_HOME/clew/saves/bear.thread
///
/// No name leads out of it, no link in it is followed, and only plain files are read or replaced.
#ifndef CLEW_APP_SAVE_FOLDER_HPP
#define CLEW_APP_SAVE_FOLDER_HPP

#include "clew/base/result.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clew {

inline constexpr std::size_t save_name_max = 64;
inline constexpr std::size_t save_bytes_max = std::size_t{1} << 28U;

/// What a typed name stands for: in lower case, runs of blanks made '-'; letters, digits, '-' and
/// '_', a letter or a digit first, 1 to save_name_max bytes, and not "game", "as" or "save", which
/// are heard as words of the sentence. Else a sentence that says so.
[[nodiscard]] Result<std::string, std::string> save_name_of(std::string_view typed);

/// The nearest name that will do: other characters left out, cut at the length; "my-game" if
/// nothing is left.
[[nodiscard]] std::string some_save_name(std::string_view text);

class SaveFolder {
public:
    /// That of the player; need not exist. Fails (Failure) where neither XDG_DATA_HOME nor HOME
    /// tells where it is.
    SaveFolder();
    explicit SaveFolder(std::string path) : path_(std::move(path)) {}

    /// All names with a plain file, in the order of their bytes.
    [[nodiscard]] std::vector<std::string> names() const;

    [[nodiscard]] bool has(const std::string& name) const; ///< or whatever else is called so
    /// Another for another file under that name, or when it is written to; empty if there is none.
    [[nodiscard]] std::string mark(const std::string& name) const;
    [[nodiscard]] std::string file(const std::string& name) const;

    /// Each fails with a Failure; what was there is then as it was, unless it is Unsynced.
    [[nodiscard]] std::string read(const std::string& name) const;
    void add(const std::string& name, std::string_view text) const; ///< needs a name that is free
    void replace(const std::string& name, std::string_view text) const;
    void erase(const std::string& name) const;

private:
    std::string path_;
};

} // namespace clew

#endif
