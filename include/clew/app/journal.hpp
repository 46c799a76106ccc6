/// The journal: a thread on disk that grows by each line typed, before its answer is shown.
#ifndef CLEW_APP_JOURNAL_HPP
#define CLEW_APP_JOURNAL_HPP

#include <cstdint>
#include <string>
#include <string_view>

namespace clew {

/// Invariant: the file holds whole lines only, up to what the machine lost. Should writing fail,
/// the player is told once on standard error, the game goes on without it, and `failed` is true.
class Journal {
public:
    /// Makes the file with these headings. Fails (Failure) if it exists or cannot be made.
    static Journal made(const std::string& path, std::string_view headings);

    /// Goes on with a file after its first `whole` bytes; the rest is cut off when the first
    /// line is added.
    static Journal continued(const std::string& path, std::uint64_t whole);

    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;
    Journal(Journal&& other) noexcept;
    Journal& operator=(Journal&&) = delete;
    ~Journal();

    /// Adds "> LINE".
    void add(std::string_view line);

    /// All that is kept so far. Fails (Failure) if it cannot be read back.
    [[nodiscard]] std::string text() const;

    /// Goes on after another whole thread: written aside, synced and renamed over the old one.
    /// Fails (Failure) when it cannot, and then all is as before.
    void replace(std::string_view thread);

    [[nodiscard]] bool failed() const { return descriptor_ < 0; }

private:
    Journal(std::string path, int descriptor, std::uint64_t whole);
    void give_up(const std::string& why);

    std::string path_;
    int descriptor_;
    std::uint64_t whole_;
    bool cut_ = false;
    std::string line_;
};

} // namespace clew

#endif
