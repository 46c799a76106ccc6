/// History: the lines that changed the game, kept so that undo reaches any depth.
///
/// A plain move is one byte, any other line its bytes and an end mark. Nothing is stored to go
/// back by: undo plays again from the last checkpoint (a state and a tally). One is taken whenever
/// at least as many bytes of lines have come since the last as the checkpoint itself takes, and at
/// least 4,096: so all together is at most two bytes a plain turn, and undo plays at most that
/// many lines again. Storing what each turn changed instead would take some 16 bytes a turn, and
/// a second form of every rule, to go back by.
#ifndef CLEW_SESSION_HISTORY_HPP
#define CLEW_SESSION_HISTORY_HPP

#include "clew/play/tally.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

struct Moment {
    State state;
    Tally tally;
    bool operator==(const Moment&) const = default;
};

/// One remembered line: a plain move, or the text of any other. A view into the history.
struct PastLine {
    std::optional<Direction> move;
    std::string_view text;
    bool operator==(const PastLine&) const = default;
};

/// Invariant: there is at least one leg, and `count_` lines are in all legs together.
class History {
public:
    History();

    /// Remembers a line that changed the game, and the moment after it if a checkpoint is due.
    /// Needs a text without control bytes that is not empty.
    void add(std::string_view line, const Moment& after);
    void add_move(Direction direction, const Moment& after) {
        legs_.back().lines.push_back(static_cast<char>(1U + static_cast<unsigned>(direction)));
        ++count_;
        if (legs_.back().lines.size() >= due_) {
            check_point(after);
        }
    }

    [[nodiscard]] std::uint64_t count() const { return count_; }
    [[nodiscard]] std::size_t bytes() const; ///< of memory, checkpoints too

    /// All lines in their order, to be taken off with next_past_line.
    [[nodiscard]] std::string lines() const;

    /// The last line; nothing if there is none. A view until the history changes.
    [[nodiscard]] std::optional<PastLine> last() const;

    /// What plays again to the present: a moment (null: the beginning), then lines, to be taken
    /// off with next_past_line. Both are views until the history changes.
    struct Rest {
        const Moment* from = nullptr;
        std::string_view lines;
    };

    /// Forgets the last line. Needs count() > 0.
    Rest undo();

private:
    struct Leg {
        std::optional<Moment> from; // nothing: the beginning
        std::string lines;
    };
    void check_point(const Moment& after);
    [[nodiscard]] static std::size_t bytes_of(const Moment& moment);

    std::vector<Leg> legs_;
    std::uint64_t count_ = 0;
    std::size_t due_; // size of the last leg's lines at which to see about a checkpoint
};

/// Takes the first line off. Needs lines of a History that are not empty.
[[nodiscard]] PastLine next_past_line(std::string_view& lines);

} // namespace clew

#endif
