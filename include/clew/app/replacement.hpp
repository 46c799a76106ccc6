/// Files replaced whole, or not at all.
#ifndef CLEW_APP_REPLACEMENT_HPP
#define CLEW_APP_REPLACEMENT_HPP

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace clew {

/// A file being replaced, piece by piece: the new one has no name while it is written (where the
/// file system has such files), so that whatever ends the program leaves no stray; the old one
/// stays whole until `keep` has synced the new one and renamed it. "-" is standard output; that, a
/// device or a pipe is written as it is.
class Replacement {
public:
    /// What may stand at the path.
    enum class Over : std::uint8_t {
        anything, ///< as told above; a link is followed
        a_file,   ///< a plain file, or nothing; no link is followed
        nothing,  ///< not even what comes there while the new one is written
    };
    /// What is not over anything is for its owner alone, and its folder is synced too.
    explicit Replacement(const std::string& path, Over over = Over::anything);
    Replacement(const Replacement&) = delete;
    Replacement& operator=(const Replacement&) = delete;
    ~Replacement();

    void write(std::string_view text);
    void keep();

    [[nodiscard]] int descriptor() const { return descriptor_; }
    /// After `keep`: the file stays open, to be closed by the caller.
    [[nodiscard]] int release() { return std::exchange(descriptor_, -1); }

private:
    void open_aside();
    void give_name();
    void give_new_name();

    Over over_;
    std::string name_;   ///< as messages have it
    std::string target_; ///< where a link leads in the end
    std::string aside_;  ///< the new file's name; empty: it has none
    bool in_place_ = true;
    int descriptor_ = 1;
};

/// The same for a text that is there as a whole.
void replace_file(const std::string& path, std::string_view text);

} // namespace clew

#endif
