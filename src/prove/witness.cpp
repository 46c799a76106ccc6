#include "clew/prove/witness.hpp"

#include "clew/play/choices.hpp"
#include "clew/play/step.hpp"
#include "clew/prove/answering.hpp"
#include "clew/prove/reached.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace clew {

namespace {

using Index = Reached::Index;
constexpr Index none = Reached::none;

class Trail {
public:
    Trail(const Premises& premises, const Fates& fates, Aim aim, const Bounds& bounds)
        : world_(premises.world), fates_(fates), aim_(aim), bounds_(bounds),
          outline_(premises, Detail::distance), found_(outline_.words()), key_(outline_.words()) {}

    [[nodiscard]] std::optional<Witness> shortest();

private:
    [[nodiscard]] std::vector<Command> moves(const State& state) const;
    [[nodiscard]] bool is_aim(const State& state) const;
    [[nodiscard]] State state_at(Index index) const;
    [[nodiscard]] bool is_settled() const { return full_ || (end_ && end_->turns == turns_); }
    void expand(Index index);
    void consider(const State& state, const Reaching& node);
    [[nodiscard]] Witness way() const;

    const World& world_;
    const Fates& fates_;
    Aim aim_;
    Bounds bounds_;
    Outline outline_;
    Reached found_;
    std::vector<std::uint64_t> key_;
    std::vector<Index> now_;  // to be expanded, all with the same turns
    std::vector<Index> next_; // with a turn more
    std::uint64_t turns_ = 0;
    std::optional<Reaching> end_;
    bool full_ = false;
};

std::optional<Witness> Trail::shortest() {
    consider(first_step(world_).state, {});
    while (!now_.empty() && !end_ && !full_) {
        // Grows while it is gone through: what costs no turn comes to its end.
        for (std::size_t i = 0; i < now_.size() && !is_settled(); ++i) {
            if (found_.how(now_[i]).turns == turns_) {
                expand(now_[i]);
            }
        }
        now_.swap(next_);
        next_.clear();
        ++turns_;
    }
    return end_ && !full_ ? std::optional(way()) : std::nullopt;
}

std::vector<Command> Trail::moves(const State& state) const {
    if (state.asking != nobody &&
        std::holds_alternative<Gambler>(world_.encounter(state.asking).kind)) {
        return {right_guess(world_, state)};
    }
    std::vector<Command> all = choices(world_, state);
    all.erase(std::remove_if(all.begin(), all.end(),
                             [&](const Command& c) { return !outline_.can_matter(state, c); }),
              all.end());
    return all;
}

bool Trail::is_aim(const State& state) const {
    return aim_ == Aim::death ? state.outcome == Outcome::lost_to_monster
                              : !state.over() && fates_.fate_of(state) == Fate::dead;
}

State Trail::state_at(Index index) const {
    State state = outline_.unpack(found_.key(index));
    state.turns = found_.how(index).turns;
    return state;
}

void Trail::expand(Index index) {
    const State state = state_at(index);
    const std::vector<Command> all = moves(state);
    for (std::uint32_t i = 0; i < all.size() && !is_settled(); ++i) {
        const State after = step(world_, state, all[i]).state;
        consider(after, {.parent = index, .move = i, .turns = after.turns});
    }
}

void Trail::consider(const State& state, const Reaching& node) {
    if (end_ && node.turns >= end_->turns) {
        return;
    }
    if (state.over()) {
        end_ = is_aim(state) ? std::optional(node) : end_;
        return;
    }
    outline_.pack(state, key_);
    Index index = found_.find(key_);
    if (index != none && found_.how(index).turns <= node.turns) {
        return;
    }
    if (is_aim(state)) {
        end_ = node;
        return;
    }
    const std::uint64_t bytes = found_.bytes();
    if (index == none && (found_.size() >= bounds_.states || bytes > bounds_.bytes)) {
        full_ = true;
        return;
    }
    if (index == none) {
        index = found_.add(key_, node);
    } else {
        found_.better(index, node);
    }
    (node.turns == turns_ ? now_ : next_).push_back(index);
}

Witness Trail::way() const {
    Witness witness;
    witness.turns = end_->turns;
    for (Reaching node = *end_; node.parent != none; node = found_.how(node.parent)) {
        witness.commands.push_back(moves(state_at(node.parent))[node.move]);
    }
    std::reverse(witness.commands.begin(), witness.commands.end());
    return witness;
}

} // namespace

LastStep last_step(const World& world, const Witness& witness) {
    LastStep last;
    last.after = first_step(world).state;
    for (const Command& command : witness.commands) {
        last.before = last.after;
        last.after = step(world, std::move(last.after), command).state;
    }
    return last;
}

std::optional<Witness> shortest_way(const Premises& premises, const Fates& fates, Aim aim,
                                    const Bounds& bounds) {
    std::optional<Witness> way = Trail(premises, fates, aim, bounds).shortest();
    if (way) {
        [[maybe_unused]] const State end = last_step(premises.world, *way).after;
        assert(end.turns == way->turns);
        assert(aim == Aim::death ? end.outcome == Outcome::lost_to_monster
                                 : fates.fate_of(end) == Fate::dead);
    }
    return way;
}

} // namespace clew
