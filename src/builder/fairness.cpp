#include "clew/builder/fairness.hpp"

#include "clew/prove/any_dice.hpp"
#include "clew/prove/fates.hpp"
#include "clew/prove/search.hpp"

#include <optional>
#include <utility>

namespace clew {

namespace {

constexpr std::uint64_t bytes_max = std::uint64_t{256} << 20U;
constexpr std::uint64_t bytes_a_room = 8;
constexpr std::uint64_t rooms_a_state = 16; // looking at so many costs what a state does
constexpr std::uint64_t light_things = 50;  // a state of more costs as much as several

// How many states of a world with few things one of this world costs.
std::uint64_t weight_of(const World& world) {
    const std::size_t things =
        world.items().size() + world.encounters().size() + world.passages().size();
    return 1 + things / light_things;
}

// The world without what leads to a random room: such a trap kills instead.
World without_chance(const World& world) {
    WorldParts parts = world.parts();
    const ItemId missing{static_cast<std::uint16_t>(parts.items.size())};
    for (Item& item : parts.items) {
        if (item.teleporter && !item.teleporter->room) {
            item.teleporter.reset();
        }
    }
    for (Encounter& encounter : parts.encounters) {
        const auto* trap = std::get_if<Trap>(&encounter.kind);
        if (trap != nullptr && !trap->to.room) {
            encounter.kind = Monster{{missing}, 0, {}, {}};
        }
    }
    parts.items.emplace_back();
    return World(std::move(parts));
}

Fairness fairness_of(const Fates& fates) {
    if (!fates.settled()) {
        return Fairness::unsettled;
    }
    const bool wins = fates.first() == Fate::won || fates.first() == Fate::winnable;
    return wins ? Fairness::fair : fates.luck_wins() ? Fairness::lucky : Fairness::unfair;
}

Judgement by_fates(const World& world, std::uint64_t states_max) {
    const Bounds bounds{.states = states_max, .bytes = bytes_max};
    const World endless = World(world).with_turn_limit(std::nullopt);
    const Needs needs = needs_of(endless);
    if (has_chance(endless)) {
        const AnyDice dice(endless, needs);
        const Fates fates(dice, bounds);
        return {fairness_of(fates), fates.states()};
    }
    const Regions regions(endless, needs);
    const Fates fates({endless, needs, regions}, bounds);
    return {fairness_of(fates), fates.states()};
}

// Fates know no turns.
void keep_limit(Judgement& judgement, const World& world, std::uint64_t states_max) {
    using Verdict = SearchResult::Verdict;
    const SearchResult win = shortest_win(world, states_max);
    judgement.states += win.states;
    judgement.fairness = win.verdict == Verdict::winnable       ? Fairness::fair
                         : win.verdict == Verdict::not_winnable ? Fairness::unfair
                                                                : Fairness::unsettled;
}

Judgement judged_within(const World& world, std::uint64_t states_max) {
    using Verdict = SearchResult::Verdict;
    const bool chancy = has_chance(world);
    const SearchResult win =
        chancy ? shortest_win(without_chance(world), states_max) : shortest_win(world, states_max);
    Judgement judgement{Fairness::unsettled,
                        win.states + world.grid().room_count() / rooms_a_state};
    if (win.verdict == Verdict::winnable) {
        judgement.fairness = Fairness::fair;
    } else if (win.verdict == Verdict::not_winnable && !chancy) {
        judgement.fairness = Fairness::unfair;
    } else if (world.grid().room_count() * bytes_a_room <= bytes_max) {
        const Judgement proof = by_fates(world, states_max);
        judgement.fairness = proof.fairness;
        judgement.states += proof.states;
        if (proof.fairness == Fairness::fair && world.parts().turn_limit) {
            if (chancy) {
                keep_limit(judgement, world, states_max);
            } else { // the first search was that one, and gave up
                judgement.fairness = Fairness::unsettled;
            }
        }
    }
    return judgement;
}

} // namespace

Judgement judged(const World& world, std::uint64_t states_max) {
    const std::uint64_t weight = weight_of(world);
    Judgement judgement = judged_within(world, states_max / weight);
    judgement.states *= weight;
    return judgement;
}

} // namespace clew
