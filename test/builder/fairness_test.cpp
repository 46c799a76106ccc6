#include "clew/builder/fairness.hpp"

#include "clew/base/random.hpp"
#include "clew/prove/any_dice.hpp"
#include "clew/prove/search.hpp"
#include "clew/prove/walk.hpp"
#include "play/random_worlds.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <utility>

using namespace clew;
using namespace clew::test;
using Verdict = SearchResult::Verdict;

namespace {

constexpr std::uint64_t states_max = 200'000;

Fairness fairness_of(WorldParts parts) {
    return judged(World(std::move(parts)), states_max).fairness;
}

Verdict with_dice(WorldParts parts, std::uint64_t seed) {
    parts.seed = seed;
    return shortest_win(World(std::move(parts)), states_max).verdict;
}

} // namespace

BOOST_AUTO_TEST_SUITE(fairness)

BOOST_AUTO_TEST_CASE(a_way_round_chance_is_fair_and_one_through_it_is_luck) {
    WorldParts parts = corridor(6);
    BOOST_TEST((fairness_of(parts) == Fairness::fair));
    add(parts, encounter("mist", 3, Trap{}));
    BOOST_TEST((fairness_of(parts) == Fairness::lucky));
    add(parts, encounter("troll", 2, Monster{}));
    BOOST_TEST((fairness_of(parts) == Fairness::unfair));
}

BOOST_AUTO_TEST_CASE(chance_that_leads_on_from_wherever_it_leads_is_fair) {
    WorldParts parts = maze({{"", "E", "WE", "WE", "W"}});
    parts.goals = {RoomId{4}};
    Item whistle = item("whistle", RoomId{0});
    whistle.teleporter = Destination{};
    add(parts, whistle);
    BOOST_TEST((fairness_of(parts) == Fairness::fair));
    parts.turn_limit = 1;
    BOOST_TEST((fairness_of(parts) == Fairness::unfair));
    parts.turn_limit = 6;
    BOOST_TEST((fairness_of(parts) == Fairness::fair));
}

BOOST_AUTO_TEST_CASE(a_win_over_the_turn_limit_is_none) {
    WorldParts parts = corridor(6);
    parts.turn_limit = 4;
    BOOST_TEST((fairness_of(parts) == Fairness::unfair));
    parts.turn_limit = 5;
    BOOST_TEST((fairness_of(parts) == Fairness::fair));
}

BOOST_AUTO_TEST_CASE(what_the_bound_does_not_tell_is_unsettled) {
    WorldParts parts = corridor(40);
    for (std::uint32_t room = 1; room < 39; room += 2) {
        add(parts, encounter("mist", room, Trap{}));
    }
    const Judgement judgement = judged(World(parts), 3);
    BOOST_TEST((judgement.fairness == Fairness::unsettled));
    BOOST_TEST(judgement.states >= 6U);
    BOOST_TEST(judgement.states <= 12U);
    BOOST_TEST((fairness_of(parts) == Fairness::lucky));
}

BOOST_AUTO_TEST_CASE(what_is_fair_is_won_with_any_dice_and_what_is_unfair_with_none) {
    std::array<int, 4> told{};
    int by_proof_alone = 0;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        WorldParts parts = random_world(seed).parts();
        parts.turn_limit.reset();
        const Fairness fairness = fairness_of(parts);
        ++told[static_cast<std::size_t>(fairness)];
        const bool chancy = has_chance(World(parts));
        const bool fair = fairness == Fairness::fair;
        by_proof_alone += fair && !plainly_winnable(World(parts)) ? 1 : 0;
        BOOST_TEST_CONTEXT("seed " << seed) {
            BOOST_TEST((chancy || fairness != Fairness::lucky));
            for (std::uint64_t dice = 0; dice < (chancy ? 8U : 1U); ++dice) {
                const Verdict verdict = with_dice(parts, mix(seed + dice));
                BOOST_TEST((!fair || verdict == Verdict::winnable));
                BOOST_TEST((fairness != Fairness::unfair || verdict != Verdict::winnable));
            }
        }
    }
    BOOST_TEST(told[static_cast<std::size_t>(Fairness::fair)] > 300);
    BOOST_TEST(told[static_cast<std::size_t>(Fairness::lucky)] > 40);
    BOOST_TEST(told[static_cast<std::size_t>(Fairness::unfair)] > 100);
    BOOST_TEST(by_proof_alone > 50);
}

// A state of two hundred things takes five times the work of one of a few.
BOOST_AUTO_TEST_CASE(a_world_of_many_things_is_given_up_sooner) {
    WorldParts parts = gauntlet(5);
    parts.turn_limit = 1000;
    const World light(parts);
    const std::uint64_t enough = judged(light, 100'000).states;
    BOOST_TEST((judged(light, enough).fairness == Fairness::fair));
    for (int i = 0; i < 200; ++i) {
        add(parts, item("stone" + std::to_string(i), 0));
    }
    const World heavy(std::move(parts));
    BOOST_TEST((judged(heavy, enough).fairness == Fairness::unsettled));
    BOOST_TEST((judged(heavy, 5 * enough).fairness == Fairness::fair));
}

BOOST_AUTO_TEST_SUITE_END()
