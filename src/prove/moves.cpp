#include "clew/prove/moves.hpp"

#include "clew/play/choices.hpp"
#include "clew/play/monster.hpp"
#include "clew/play/step.hpp"
#include "clew/prove/answering.hpp"

#include <utility>

namespace clew {

std::vector<Move> Moves::of(const State& state) {
    std::vector<Move> moves;
    if (state.asking != nobody &&
        std::holds_alternative<Gambler>(world_.encounter(state.asking).kind)) {
        moves.push_back({right_guess(world_, state), {}});
        return moves;
    }
    // Where monsters go about each step counts.
    const bool leaps = world_.rovers().empty();
    if (state.asking == nobody && leaps) {
        for (const Stretch& stretch : stretches_.from(state.room)) {
            if (blocker_of(world_, state, stretch.first) != nobody) {
                continue;
            }
            moves.push_back({{.verb = Verb::go, .direction = stretch.last}, stretch});
        }
    }
    const Exits on_grid = world_.grid().exits(state.room);
    for (Command& command : choices(world_, state)) {
        if (!leaps || command.verb != Verb::go || !on_grid.has(command.direction)) {
            moves.push_back({std::move(command), {}});
        }
    }
    return moves;
}

State Moves::after(State state, const Move& move) const {
    if (move.stretch.length > 1) {
        const auto& limit = world_.parts().turn_limit;
        state.turns += move.stretch.length - 1;
        state.room = move.stretch.before;
        if (limit && state.turns >= *limit) {
            state.outcome = Outcome::out_of_turns;
            return state;
        }
    }
    return step(world_, std::move(state), move.command).state;
}

void Moves::append(std::vector<Command>& commands, RoomId from, const Move& move) {
    if (move.stretch.length == 0) {
        commands.push_back(move.command);
        return;
    }
    for (const Direction direction : stretches_.way(from, move.stretch)) {
        commands.push_back({.verb = Verb::go, .direction = direction});
    }
}

} // namespace clew
