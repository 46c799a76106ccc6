/// History: the lines that changed the game, kept so that undo reaches any depth.
///
/// A plain move is one byte, any other line its bytes and an end mark. Nothing is stored to go
/// back by: undo plays again from the last checkpoint. Checkpoints (state and tally) are taken
/// whenever at least as many history bytes (and at least 4,096) have come since the last as the
/// checkpoint itself takes, so that all together is at most two bytes a plain turn, and undo
/// plays at most that many lines again.
#ifndef CLEW_SESSION_HISTORY_HPP
#define CLEW_SESSION_HISTORY_HPP

#include "clew/play/tally.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

struct Moment {
    State state;
    Tally tally;
};

class History {
public:
    /// Remembers a line that changed the game, and the moment after it if a checkpoint is due.
    void add(std::string_view line, const Moment& after);
    void add_move(Direction direction, const Moment& after);

    [[nodiscard]] std::uint64_t count() const { return count_; }
    [[nodiscard]] std::size_t bytes() const; ///< of memory, checkpoints too

    /// Forgets the last line and hands back what must be played again: the moment to start from
    /// (nothing: the beginning) and the lines after it, in order. Needs count() > 0.
    struct Rest {
        std::optional<Moment> from;
        std::vector<std::string> lines;
    };
    [[nodiscard]] Rest undo();

private:
    struct Checkpoint {
        std::size_t offset;
        std::uint64_t count;
        Moment moment;
    };
    std::string bytes_;
    std::uint64_t count_ = 0;
    std::vector<Checkpoint> checkpoints_;
};

} // namespace clew

#endif
