/// Moves: what a search over states tries. A stretch (see Stretches) is one move, however long;
/// all else is a command.
#ifndef CLEW_PROVE_MOVES_HPP
#define CLEW_PROVE_MOVES_HPP

#include "clew/play/command.hpp"
#include "clew/play/state.hpp"
#include "clew/prove/stretches.hpp"

#include <vector>

namespace clew {

struct Move {
    Command command; ///< of a stretch: its last step
    Stretch stretch; ///< of no length: just the command
};

/// The world must outlive it.
class Moves {
public:
    Moves(const World& world, const Places& places)
        : world_(world), stretches_(world.grid(), places) {}

    /// Stretches first, then in the order of `choices`. Of a gambler's game: the right guess.
    /// Needs a player who is where stretches begin.
    [[nodiscard]] std::vector<Move> of(const State& state);

    /// The turn limit holds on the way, too.
    [[nodiscard]] State after(State state, const Move& move) const;

    /// Adds every command of it. Needs one of those from that room.
    void append(std::vector<Command>& commands, RoomId from, const Move& move);

private:
    const World& world_;
    Stretches stretches_;
};

} // namespace clew

#endif
