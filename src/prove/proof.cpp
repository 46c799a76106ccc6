#include "clew/prove/proof.hpp"

#include "clew/play/step.hpp"
#include "clew/prove/any_dice.hpp"
#include "clew/prove/hiding.hpp"
#include "clew/prove/search.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace clew {

namespace {

class Prover {
public:
    Prover(const World& endless, const Bounds& bounds)
        : world_(endless), bounds_(bounds), needs_(needs_of(endless)),
          regions_(endless, needs_), premises_{world_, needs_, regions_} {}

    [[nodiscard]] Proof proof(std::optional<std::uint64_t> turn_limit);

private:
    void find_win(std::uint64_t states_max);
    [[nodiscard]] bool never_wins() const { return fates_->settled() && !fates_->luck_wins(); }
    void judge(std::optional<std::uint64_t> turn_limit);
    [[nodiscard]] SearchResult::Verdict within(std::uint64_t turn_limit);
    void try_luck();
    void rate();
    void show_stuck();
    void show_death();
    [[nodiscard]] bool is_whole() const;

    const World& world_;
    Bounds bounds_;
    Needs needs_;
    Regions regions_;
    Premises premises_;
    std::optional<Fates> fates_;
    SearchResult search_;
    Proof proof_;
};

Proof Prover::proof(std::optional<std::uint64_t> turn_limit) {
    // Most wins are found soon, but where there is none it is the fates that tell so sooner.
    constexpr std::uint64_t first_look = 100'000;
    find_win(std::min(bounds_.states, first_look));
    fates_.emplace(premises_, bounds_);
    proof_.states += fates_->states();
    if (search_.verdict == SearchResult::Verdict::not_settled && !never_wins() &&
        bounds_.states > first_look) {
        find_win(bounds_.states);
    }
    judge(turn_limit);
    try_luck();
    if (fates_->settled() && fates_->luck_wins()) {
        rate();
    }
    proof_.stopped = !is_whole() && bounds_.is_stopped();
    return proof_;
}

// True if more time would tell nothing more.
bool Prover::is_whole() const {
    const bool shown =
        (!fates_->can_be_stuck() || proof_.stuck) && (!fates_->can_lose() || proof_.death);
    return proof_.verdict != Verdict::not_settled && proof_.luck &&
           (proof_.rating ? shown : !proof_.can_be_won);
}

void Prover::find_win(std::uint64_t states_max) {
    Bounds bounds = bounds_;
    bounds.states = states_max;
    search_ = shortest_win(world_, first_step(world_).state, bounds);
    proof_.states += search_.states;
    if (search_.verdict == SearchResult::Verdict::winnable) {
        proof_.par = search_.turns;
        proof_.win = Witness{search_.win, search_.turns};
        assert(last_step(world_, *proof_.win).after.outcome == Outcome::won);
    }
}

void Prover::judge(std::optional<std::uint64_t> turn_limit) {
    assert(!proof_.par || !never_wins());
    const bool never = never_wins() || search_.verdict == SearchResult::Verdict::not_winnable;
    // A limit is tested on arrival alone: a start that is a goal is won within any.
    proof_.can_be_won = proof_.par || (fates_->settled() && fates_->luck_wins());
    const auto in_time =
        turn_limit && proof_.par ? within(*turn_limit) : SearchResult::Verdict::winnable;
    if (never || in_time == SearchResult::Verdict::not_winnable) {
        proof_.verdict = Verdict::refuted;
    } else if (in_time == SearchResult::Verdict::not_settled) {
        return;
    } else if (proof_.par || (fates_->settled() && !turn_limit)) {
        proof_.verdict = Verdict::proved;
    }
}

// An act that wins after the last turn comes too late; another way of as many turns may do.
SearchResult::Verdict Prover::within(std::uint64_t turn_limit) {
    using Verdict = SearchResult::Verdict;
    if (*proof_.par != turn_limit) {
        return *proof_.par < turn_limit ? Verdict::winnable : Verdict::not_winnable;
    }
    const World limited = World(world_).with_turn_limit(turn_limit);
    if (last_step(limited, *proof_.win).after.outcome == Outcome::won) {
        return Verdict::winnable;
    }
    const SearchResult other = shortest_win(limited, first_step(limited).state, bounds_);
    proof_.states += other.states;
    if (other.verdict == Verdict::winnable) {
        proof_.win = Witness{other.win, other.turns};
    }
    return other.verdict;
}

void Prover::try_luck() {
    if (!has_chance(world_)) {
        if (fates_->settled()) {
            proof_.luck = fates_->luck_wins() ? Luck::always : Luck::never;
        }
        return;
    }
    const AnyDice dice(world_, needs_);
    const Fates any(dice, bounds_);
    proof_.states += any.states();
    if (any.settled()) {
        const bool always = any.first() == Fate::winnable || any.first() == Fate::won;
        proof_.luck = always ? Luck::always : any.luck_wins() ? Luck::with_luck : Luck::never;
    }
}

void Prover::rate() {
    proof_.rating = fates_->can_be_stuck() ? Rating::cruel
                    : fates_->can_lose()   ? Rating::polite
                                           : Rating::merciful;
    proof_.killer = fates_->killer();
    proof_.bad_end = proof_.killer == nobody ? fates_->bad_end() : no_ending;
    if (fates_->can_be_stuck()) {
        show_stuck();
    } else {
        proof_.hides = may_hide_for_good(world_, needs_, !fates_->loses_nothing());
    }
    if (fates_->can_lose()) {
        show_death();
    }
}

void Prover::show_stuck() {
    proof_.stuck = shortest_way(premises_, *fates_, Aim::dead_state, bounds_);
    if (!proof_.stuck) {
        return;
    }
    const State end = last_step(world_, *proof_.stuck).after;
    const Command& deed = proof_.stuck->commands.back();
    for (std::size_t i = 0; i < end.items.size() && proof_.missing == no_item; ++i) {
        State with_it = end;
        with_it.items[i].room = carried;
        with_it.items[i].inside = no_item;
        const ItemId id{static_cast<std::uint16_t>(i)};
        if (needs_.useful[i] && id != deed.item && id != deed.other &&
            end.items[i].room != carried && fates_->fate_of(with_it) == Fate::winnable) {
            proof_.missing = id;
        }
    }
}

void Prover::show_death() {
    proof_.death = shortest_way(premises_, *fates_, Aim::death, bounds_);
    if (proof_.death) {
        const LastStep last = last_step(world_, *proof_.death);
        proof_.bad_end = last.after.ending;
        proof_.killer = proof_.bad_end == no_ending ? proof_.killer : nobody;
        if (proof_.death->commands.empty()) {
            return;
        }
        const Step died = step(world_, last.before, proof_.death->commands.back());
        for (const Event& event : died.events) {
            proof_.killer =
                event.kind == EventKind::lost_to_monster ? event.encounter : proof_.killer;
        }
    }
}

} // namespace

Proof prove(const World& world, const Bounds& bounds) {
    constexpr std::uint64_t bytes_a_room = 8;
    if (world.grid().room_count() * bytes_a_room > bounds.bytes) {
        return {};
    }
    const World endless = World(world).with_turn_limit(std::nullopt);
    return Prover(endless, bounds).proof(world.parts().turn_limit);
}

} // namespace clew
