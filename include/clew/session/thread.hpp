/// The thread: a game in progress as text, line by line. Save file, journal, transcript, test and
/// witness are all threads.
///
///     # clew thread 1                 first line
///     # save: 12                      of a save: its turns
///     # world: escape 9f86d08188…     headings: all that shapes the game or its text
///     # seed: 42
///     > take sword                    typed
///     You take the rusty sword.       expected output (optional)
///     = 7d793037                      digest of the game after it (optional)
///     # end 1 5d41402a                of a save: lines typed, and the digest of all above
///
/// Kinds are told by the first two bytes (a lone ">" is a blank line typed). A line that begins
/// with "# " or is "#" alone, and is no heading, is a comment; headings are the known names among
/// the comments before the first other line, and one misspelt (nearly_heading) is refused. Lines
/// end in LF or CRLF; a byte-order mark is dropped. A file whose first line is not "# clew thread
/// …" is bare: a transcript if any line begins with "> ", as the game prints them, else a list of
/// moves, every line of it typed. A journal has no "# end", and is read to its last whole line, or
/// to its last seal (see seal.hpp) if it has any: what comes after was never answered. What has
/// the heading "save" must have an "# end", or it was cut. A thread set in by one blank, as `save
/// -` prints it, is read without that blank.
#ifndef CLEW_SESSION_THREAD_HPP
#define CLEW_SESSION_THREAD_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/base/result.hpp"
#include "clew/session/headings.hpp"
#include "clew/session/seal.hpp"
#include "clew/session/thread_line.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace clew {

struct Thread {
    std::string text; ///< the whole file, not set in
    Headings headings;
    bool bare = false;       ///< without headings: a list of lines typed, or a transcript
    bool transcript = false; ///< bare, but with prompts: lines after "> " are typed, others output
    bool set_in = false;     ///< the file was, so that no offset here is one of the file
    bool ended = false;      ///< has "# end": a save, and whole
    /// a journal's last line had no end and was dropped (it was cut by a kill)
    bool cut_short = false;
    std::uint64_t typed = 0;     ///< lines of that kind
    std::size_t body = 0;        ///< offset of the first line after the headings
    std::uint32_t body_line = 1; ///< its number
    std::size_t body_end = 0;    ///< offset behind the last whole line that is not "# end", or the
                                 ///< last seal: here a journal that goes on must be cut, and
                                 ///< written on
    LineSum sum;                 ///< of all lines up to there
    std::uint32_t left_out = 0;  ///< the first whole line behind the last seal, or 0
};

/// Walks the lines of a thread's body, one at a time: nothing is stored a line, so that a thread
/// of ten million lines takes the memory of its text.
class ThreadLines {
public:
    explicit ThreadLines(const Thread& thread); ///< which must outlive this
    [[nodiscard]] std::optional<ThreadLine> next();

private:
    const Thread& thread_;
    std::size_t at_;
    std::uint32_t line_;
};

/// What is said of lines that do not agree with a seal: an error; or nothing, for who salvages.
enum class Seals : std::uint8_t { held_against, passed_over };

inline constexpr std::size_t thread_bytes_max = std::size_t{1} << 30U;
inline constexpr std::size_t line_bytes_max = 4096; ///< of one typed line
/// A byte-order mark, CR and LF: what may stand round a typed line and is no part of it.
inline constexpr std::size_t line_marks_max = 5;

/// Errors, all with line, the first thread_faults_max of them: another version, a heading twice
/// or with a value that cannot be, a digest that is none, an "# end" or a seal that does not agree
/// with what stands before it, an "# end" that is cut, is missing or is not the last line, typed
/// lines over line_bytes_max (of a bare list they are the game's to refuse).
[[nodiscard]] Result<Thread, Diagnostics> read_thread(std::string text,
                                                      Seals seals = Seals::held_against);
inline constexpr std::size_t thread_faults_max = 100;

/// "game.thread: the last line has no end, so it is left out", or what else was; or "".
[[nodiscard]] std::string words_of_left_out(const Thread& thread, std::string_view path);

/// "# clew thread 1\n" and a line for each heading: how a thread begins.
[[nodiscard]] std::string text_of(const Headings& headings);

/// "# end LINES DIGEST\n" for a thread that is whole so far, each line with its end.
[[nodiscard]] std::string end_line(std::string_view thread);

} // namespace clew

#endif
