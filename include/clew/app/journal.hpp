/// The journal: a thread on disk that grows by each line typed, before its answer is shown. It is
/// locked (flock) as long as there is one, so that no two games are kept in one file.
#ifndef CLEW_APP_JOURNAL_HPP
#define CLEW_APP_JOURNAL_HPP

#include "clew/session/seal.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace clew {

/// When lines are written, and whether they are to outlive the machine's failing too.
enum class Sync : std::uint8_t {
    always, ///< each by itself, and synced
    batch,  ///< those of a block of answers together, and synced, before it goes out
    never,  ///< the same, left to the system
};

/// A seal (see seal.hpp) stands behind all that is written at once, so that what was answered is
/// sealed, and behind every seal_lines lines of it.
///
/// Invariant: the file holds whole lines only, up to what the machine lost, and those of all
/// answers for which `settle` was called. Should writing fail, the file be gone or as large as any
/// that is read, the player is told on standard error, the game goes on without it, and `failed` is
/// true from then on.
class Journal {
public:
    /// Makes the file with these headings. Fails (Failure) if it exists or cannot be made.
    static Journal made(const std::string& path, std::string_view headings, Sync sync);

    /// The same, but nothing if it exists, or if another game takes it at the same moment.
    static std::optional<Journal> made_if_free(const std::string& path, std::string_view headings,
                                               Sync sync);

    /// Takes a file that is there, and changes nothing yet. Fails if it is no plain file, if it
    /// cannot be opened, or if another game is being kept in it. To be read only now, and then gone
    /// on with.
    static Journal taken(const std::string& path, Sync sync);

    /// The same, but nothing if another game is being kept in it.
    static std::optional<Journal> taken_if_free(const std::string& path, Sync sync);

    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;
    Journal(Journal&& other) noexcept;
    Journal& operator=(Journal&& other) noexcept;
    ~Journal();

    /// Of one that was taken: lines go behind its first `whole` bytes, whose sum that is; the rest
    /// is cut off when the first one is written.
    void go_on_after(std::uint64_t whole, const LineSum& sum);

    /// Gives the digest of the game after the last line added. Without it there are no seals.
    using GameDigest = std::function<std::uint64_t()>;
    void seal_with(GameDigest digest) { digest_ = std::move(digest); }
    static constexpr std::uint32_t seal_lines = 64;

    /// Adds "> LINE".
    void add(std::string_view line);

    /// To be called before anything of an answer is shown: what was added is in the file then.
    void settle();

    /// It is worth keeping as it is, without a line more.
    void keep_all() { bare_ = 0; }

    /// Puts another thread, headings and all, in the place of this one, and goes on with it: the
    /// new file is written aside, locked, synced and renamed. What was added and not yet settled is
    /// forgotten. Fails if that cannot be done; then all is as before. After writing failed the
    /// game is kept again.
    void replace(std::string_view thread);

    /// All that is kept so far, settled or not, sealed. Fails if it cannot be read back.
    [[nodiscard]] std::string text();

    /// Renames the file over what is there, if anything, or removes it. Fails if that cannot be;
    /// another game's file that came to its place is left alone.
    void rename(const std::string& path);
    void remove();

    /// Whether a line was typed, since it was made or in the thread put in its place; true of one
    /// that was taken.
    [[nodiscard]] bool has_lines() const { return whole_ > bare_; }
    /// False after writing failed, until another thread was put in its place.
    [[nodiscard]] bool is_kept() const { return !given_up_; }
    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] bool failed() const { return failed_; }

private:
    Journal(std::string path, int descriptor, Sync sync);
    void append(std::string_view text);
    void seal();
    void need_place() const;
    void give_up(const std::string& why);

    std::string path_;
    int descriptor_;
    Sync sync_;
    std::uint64_t bare_ = 0;  ///< bytes that it was made with, or before a first line
    std::uint64_t whole_ = 0; ///< bytes that stay
    bool cut_ = false;        ///< there is nothing behind them
    bool entered_ = false;    ///< its name has been synced
    bool failed_ = false;
    bool given_up_ = false; ///< and nothing has been put in its place since
    std::string gathered_;  ///< lines that are not yet in the file
    GameDigest digest_;
    LineSum sum_;                ///< of the file's lines and those
    std::uint32_t unsealed_ = 0; ///< how many of those stand behind the last seal
};

} // namespace clew

#endif
