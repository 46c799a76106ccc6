/// The thread: a game in progress as text, line by line. Save file, journal, transcript, test and
/// witness are all threads.
///
///     # clew thread 1                 first line
///     # world: escape 9f86d08188…     headings: all that shapes the game or its text
///     # seed: 42
///     > take sword                    typed
///     You take the rusty sword.       expected output (optional)
///     = 7d793037                      digest after it (optional)
///     # end 1 7d793037                of a save: lines typed and the last digest; a journal
/// has none
///
/// Kinds are told by the first two bytes. Lines that begin with "# " and are no known heading are
/// comments. A file without headings is a bare list of moves, one line of input a line.
#ifndef CLEW_SESSION_THREAD_HPP
#define CLEW_SESSION_THREAD_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/base/result.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clew {

/// The headings in their order: name and value, both as written. Names that Clew writes: world,
/// seed, rows, columns, algorithm, bias, start, goal, limit, keys, coordinates, width, view,
/// words, ascii.
class Headings {
public:
    void set(std::string_view name, std::string_view value); ///< adds or replaces
    [[nodiscard]] std::optional<std::string_view> get(std::string_view name) const;
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& all() const {
        return all_;
    }
    [[nodiscard]] bool empty() const { return all_.empty(); }

private:
    std::vector<std::pair<std::string, std::string>> all_;
};

[[nodiscard]] bool is_heading_name(std::string_view name);

/// One line of the body: where it stands in the text that was read.
struct ThreadLine {
    enum class Kind : std::uint8_t { typed, digest, output };
    Kind kind = Kind::typed;
    std::size_t begin = 0; ///< of its content (after "> " or "= ")
    std::uint32_t length = 0;
    std::uint32_t line = 0; ///< from 1
};

struct Thread {
    std::string text; ///< the whole file; lines refer into it
    Headings headings;
    std::vector<ThreadLine> lines;
    bool bare = false;    ///< no headings: a list of moves
    bool ended = false;   ///< has "# end"
    /// the last line had no end and was dropped (a journal that a kill cut)
    bool cut_short = false;
    [[nodiscard]] std::string_view content(const ThreadLine& line) const {
        return std::string_view(text).substr(line.begin, line.length);
    }
};

inline constexpr std::size_t thread_bytes_max = std::size_t{1} << 30U;
inline constexpr std::size_t line_bytes_max = 4096; ///< of one typed line

/// Errors, all with line: another version, a heading twice, a digest that is none, `# end` that
/// does not agree with the lines before it or is not the last line, typed lines over
/// line_bytes_max.
[[nodiscard]] Result<Thread, Diagnostics> read_thread(std::string text);

/// "# clew thread 1\n" and a line for each heading.
[[nodiscard]] std::string text_of(const Headings& headings);

/// "# end LINES DIGEST\n".
[[nodiscard]] std::string end_line(std::uint64_t lines, std::uint64_t digest);

} // namespace clew

#endif
