#include "clew/prove/search.hpp"

#include "clew/prove/answering.hpp"
#include "clew/prove/packing.hpp"
#include "clew/prove/reached.hpp"

#include <algorithm>
#include <optional>

namespace clew {

namespace {

using Index = Reached::Index;
constexpr Index none = Reached::none;

class Search {
public:
    Search(const World& world, const State& from, std::uint64_t states_max)
        : world_(world), first_(from), states_max_(std::min<std::uint64_t>(states_max, none)),
          needs_(needs_of(world)), packing_(world, needs_, from), key_(packing_.words()),
          found_(packing_.words()), turns_(from.turns) {}

    SearchResult result();

private:
    [[nodiscard]] State state_at(Index index) const;
    [[nodiscard]] std::vector<Command> moves(const State& state) const;
    [[nodiscard]] bool can_matter(const Command& command) const;
    [[nodiscard]] bool is_free_gain(const Command& command) const;
    [[nodiscard]] bool is_settled() const { return win_ && win_->turns == turns_; }
    void expand(Index index);
    void consider(const State& state, const Reaching& node);
    [[nodiscard]] std::vector<Command> way_to_win() const;

    const World& world_;
    const State& first_;
    std::uint64_t states_max_;
    Needs needs_;
    Packing packing_;
    std::vector<std::uint64_t> key_;
    Reached found_;
    std::vector<Index> now_;  // to be expanded, all with the same turns
    std::vector<Index> next_; // with a turn more
    std::uint64_t turns_;
    std::optional<Reaching> win_;
    bool full_ = false;
};

SearchResult Search::result() {
    using Verdict = SearchResult::Verdict;
    consider(first_, {.turns = first_.turns});
    while (!now_.empty() && !win_ && !full_) {
        // Grows while it is gone through: what costs no turn comes to its end.
        for (std::size_t i = 0; i < now_.size() && !full_ && !is_settled(); ++i) {
            if (found_.how(now_[i]).turns == turns_) {
                expand(now_[i]);
            }
        }
        now_.swap(next_);
        next_.clear();
        ++turns_;
    }
    SearchResult result;
    result.states = found_.size();
    if (win_) {
        result.verdict = Verdict::winnable;
        result.win = way_to_win();
        result.turns = win_->turns - first_.turns;
    } else {
        result.verdict = full_ ? Verdict::not_settled : Verdict::not_winnable;
    }
    return result;
}

State Search::state_at(Index index) const {
    State state = packing_.unpack(found_.key(index));
    state.turns = found_.how(index).turns;
    return state;
}

// The choices, less those that cannot help; where one is sure to do no harm, it alone.
std::vector<Command> Search::moves(const State& state) const {
    // Games are about points alone, so they are ended at once.
    if (state.asking != nobody &&
        std::holds_alternative<Gambler>(world_.encounter(state.asking).kind)) {
        return {right_guess(world_, state)};
    }
    std::vector<Command> offered = choices(world_, state);
    if (state.asking != nobody) {
        return offered;
    }
    for (const Command& command : offered) {
        if (is_free_gain(command)) {
            return {command};
        }
    }
    offered.erase(std::remove_if(offered.begin(), offered.end(),
                                 [this](const Command& c) { return !can_matter(c); }),
                  offered.end());
    return offered;
}

bool Search::can_matter(const Command& command) const {
    switch (command.verb) {
    case Verb::take:
    case Verb::give:
        return needs_.useful[index_of(command.item)];
    case Verb::drop:
        return needs_.contested[index_of(command.item)];
    default:
        return true;
    }
}

bool Search::is_free_gain(const Command& command) const {
    return (command.verb == Verb::take || command.verb == Verb::give) &&
           needs_.useful[index_of(command.item)] && !needs_.contested[index_of(command.item)];
}

void Search::expand(Index index) {
    const State state = state_at(index);
    const std::vector<Command> all = moves(state);
    for (std::uint32_t i = 0; i < all.size() && !full_ && !is_settled(); ++i) {
        const State after = step(world_, state, all[i]).state;
        consider(after, {.parent = index, .move = i, .turns = after.turns});
    }
}

void Search::consider(const State& state, const Reaching& node) {
    if (state.outcome == Outcome::won && (!win_ || node.turns < win_->turns)) {
        win_ = node;
    }
    // With a win a turn away, only what costs no turn can better it.
    if (state.over() || (win_ && node.turns >= win_->turns)) {
        return;
    }
    packing_.pack(state, key_);
    Index index = found_.find(key_);
    if (index != none && found_.how(index).turns <= node.turns) {
        return;
    }
    if (index == none && found_.size() >= states_max_ && !win_) {
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

std::vector<Command> Search::way_to_win() const {
    std::vector<Command> way;
    for (Reaching node = *win_; node.parent != none; node = found_.how(node.parent)) {
        way.push_back(moves(state_at(node.parent))[node.move]);
    }
    std::reverse(way.begin(), way.end());
    return way;
}

} // namespace

SearchResult shortest_win(const World& world, std::uint64_t states_max) {
    const State first = first_step(world).state;
    if (first.outcome == Outcome::won) {
        return {.verdict = SearchResult::Verdict::winnable, .win = {}, .turns = 0, .states = 1};
    }
    return shortest_win(world, first, states_max);
}

SearchResult shortest_win(const World& world, const State& from, std::uint64_t states_max) {
    return Search(world, from, states_max).result();
}

} // namespace clew
