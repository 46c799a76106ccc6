#include "../share.hpp"
#include "clew/prove/proof.hpp"

#include "brute_force.hpp"
#include "small_worlds.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

namespace {

constexpr std::size_t states_max = 6000;

struct Counts {
    int settled = 0;
    std::array<int, 3> ratings{};
    std::array<int, 3> luck{};
};

void hold_ways(const World& world, const Proof& proof, const BruteForce& brute) {
    const std::uint64_t to_death =
        brute.turns_to([&](std::size_t i) { return is_lost(brute.states[i].outcome); });
    const std::uint64_t to_dead =
        brute.turns_to([&](std::size_t i) { return brute.is_dead(world, i); });
    BOOST_TEST_REQUIRE(proof.rating.has_value());
    const Rating rating = to_dead != never    ? Rating::cruel
                          : to_death != never ? Rating::polite
                                              : Rating::merciful;
    BOOST_TEST((*proof.rating == rating));
    BOOST_TEST((proof.stuck ? proof.stuck->turns : never) == to_dead);
    BOOST_TEST((proof.death ? proof.death->turns : never) == to_death);
}

void hold_luck(const World& world, const Proof& proof, Counts& counts) {
    const BruteForce brute = brute_force_any_dice(world, states_max);
    if (!brute.settled) {
        return;
    }
    const bool always = std::all_of(brute.first.begin(), brute.first.end(),
                                    [&](std::size_t i) { return brute.to_win[i] != never; });
    const bool ever = std::any_of(brute.states.begin(), brute.states.end(),
                                  [](const State& state) { return state.outcome == Outcome::won; });
    const Luck luck = always ? Luck::always : ever ? Luck::with_luck : Luck::never;
    BOOST_TEST_REQUIRE(proof.luck.has_value());
    BOOST_TEST((*proof.luck == luck));
    ++counts.luck[static_cast<std::size_t>(luck)];
}

Counts hold_against_brute_force(World (*world_of)(std::uint64_t), std::uint64_t worlds) {
    Counts counts;
    for (std::uint64_t seed = 0; seed < worlds_to_hold(worlds); ++seed) {
        const World world = world_of(seed);
        const BruteForce brute = brute_force(world, states_max);
        if (!brute.settled) {
            continue;
        }
        BOOST_TEST_CONTEXT("seed " << seed) {
            const Proof proof = prove(world);
            ++counts.settled;
            const std::uint64_t par = brute.to_win[0];
            BOOST_TEST((proof.verdict == (par == never ? Verdict::refuted : Verdict::proved)));
            BOOST_TEST(proof.par.value_or(never) == par);
            const Needs needs = needs_of(world);
            const Regions regions(world, needs);
            hold_fates(world, Fates({world, needs, regions}, {}), brute);
            hold_luck(world, proof, counts);
            if (par != never) {
                hold_ways(world, proof, brute);
                ++counts.ratings[static_cast<std::size_t>(*proof.rating)];
            }
        }
    }
    return counts;
}

std::string text_of(const Counts& counts) {
    std::string text = "settled " + std::to_string(counts.settled) + ", ratings";
    for (const int count : counts.ratings) {
        text += ' ' + std::to_string(count);
    }
    text += ", luck";
    for (const int count : counts.luck) {
        text += ' ' + std::to_string(count);
    }
    return text;
}

} // namespace

BOOST_AUTO_TEST_SUITE(proof_law)

BOOST_AUTO_TEST_CASE(what_it_says_is_what_brute_force_finds) {
    const Counts counts = hold_against_brute_force(small_world, share_of(400U));
    BOOST_TEST_MESSAGE(text_of(counts));
    BOOST_TEST(counts.settled > share_of(350));
}

BOOST_AUTO_TEST_CASE(so_it_is_with_the_standard_model) {
    const Counts counts = hold_against_brute_force(small_model_world, share_of(600U));
    BOOST_TEST_MESSAGE(text_of(counts));
    BOOST_TEST(counts.settled > share_of(300));
    for (const int rated : counts.ratings) {
        BOOST_TEST(rated > share_of(12));
    }
}

BOOST_AUTO_TEST_SUITE_END()
