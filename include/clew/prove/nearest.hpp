/// The nearest state of a kind, in turns: one search for all that asks for it.
///
/// States are taken in the order of their turns, and of as many turns in the order in which they
/// were found; moves as Problem lists them. So of equally near states it is always the same.
#ifndef CLEW_PROVE_NEAREST_HPP
#define CLEW_PROVE_NEAREST_HPP

#include "clew/play/command.hpp"
#include "clew/play/state.hpp"
#include "clew/prove/bounds.hpp"
#include "clew/prove/reached.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace clew {

/// Problem has words(), pack(state, words), unpack(key), moves(state), after(state, move),
/// append(commands, room, move) and is_aim(state); it must outlive this.
template <class Problem>
class Nearest {
public:
    Nearest(Problem& problem, const Bounds& bounds)
        : problem_(problem), bounds_(bounds), found_(problem.words()), key_(problem.words()) {}

    /// Once. Needs a state that is not over.
    void search(const State& first);

    /// False if the bounds did not let it come to its end: then nothing is known.
    [[nodiscard]] bool settled() const { return !full_; }
    [[nodiscard]] std::uint64_t states() const { return found_.size(); }
    /// Of the nearest state of that kind, if there is one.
    [[nodiscard]] std::optional<std::uint64_t> turns() const {
        return end_ && !full_ ? std::optional(end_->turns) : std::nullopt;
    }
    /// The commands that lead there. Needs turns().
    [[nodiscard]] std::vector<Command> way() const;

private:
    using Index = Reached::Index;
    static constexpr Index none = Reached::none;

    [[nodiscard]] State state_at(Index index) const {
        State state = problem_.unpack(found_.key(index));
        state.turns = found_.how(index).turns;
        return state;
    }
    void expand(Index index);
    void consider(const State& state, const Reaching& how);
    [[nodiscard]] bool is_full() const {
        return found_.size() >= std::min<std::uint64_t>(bounds_.states, none) ||
               found_.bytes() > bounds_.bytes ||
               (found_.size() % 1024 == 1023 && bounds_.is_stopped());
    }

    Problem& problem_;
    Bounds bounds_;
    Reached found_;
    std::vector<std::uint64_t> key_;
    std::map<std::uint64_t, std::vector<Index>> open_; // by turns
    std::optional<Reaching> end_;
    bool full_ = false;
};

template <class Problem>
void Nearest<Problem>::search(const State& first) {
    consider(first, {.turns = first.turns});
    while (!open_.empty() && !full_) {
        const std::uint64_t turns = open_.begin()->first;
        std::vector<Index>& now = open_.begin()->second;
        // Grows while it is gone through: what costs no turn comes to its end.
        for (std::size_t i = 0; i < now.size() && !full_; ++i) {
            if (end_ && end_->turns <= turns) {
                return;
            }
            if (found_.how(now[i]).turns == turns) {
                expand(now[i]);
            }
        }
        open_.erase(open_.begin());
    }
}

template <class Problem>
void Nearest<Problem>::expand(Index index) {
    const State state = state_at(index);
    const auto moves = problem_.moves(state);
    for (std::uint32_t i = 0; i < moves.size() && !full_; ++i) {
        const State after = problem_.after(state, moves[i]);
        consider(after, {.parent = index, .move = i, .turns = after.turns});
    }
}

template <class Problem>
void Nearest<Problem>::consider(const State& state, const Reaching& how) {
    if (end_ && how.turns >= end_->turns) {
        return;
    }
    if (state.over()) {
        end_ = problem_.is_aim(state) ? std::optional(how) : end_;
        return;
    }
    problem_.pack(state, key_);
    Index index = found_.find(key_);
    if (index != none && found_.how(index).turns <= how.turns) {
        return;
    }
    if (problem_.is_aim(state)) {
        end_ = how;
        return;
    }
    if (index == none && is_full()) {
        full_ = true;
        return;
    }
    if (index == none) {
        index = found_.add(key_, how);
    } else {
        found_.better(index, how);
    }
    open_[how.turns].push_back(index);
}

template <class Problem>
std::vector<Command> Nearest<Problem>::way() const {
    std::vector<Reaching> ways;
    for (Reaching how = *end_; how.parent != none; how = found_.how(how.parent)) {
        ways.push_back(how);
    }
    std::reverse(ways.begin(), ways.end());
    std::vector<Command> commands;
    for (const Reaching& how : ways) {
        const State state = state_at(how.parent);
        problem_.append(commands, state.room, problem_.moves(state)[how.move]);
    }
    return commands;
}

} // namespace clew

#endif
