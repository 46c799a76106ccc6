#include "../share.hpp"
#include "clew/prove/highest_score.hpp"

#include "brute_force.hpp"
#include "clew/play/tally.hpp"
#include "play/model_worlds.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

namespace {

std::int64_t score_after(const World& world, const std::vector<Command>& commands) {
    Step now = first_step(world);
    Tally tally(world);
    tally.follow(world, now.events);
    for (const Command& command : commands) {
        now = step(world, std::move(now.state), command);
        tally.follow(world, now.events);
    }
    return score_of(score_lines(world, now.state, tally));
}

// "passed by 12 in 3 turns", "not passed", "not settled".
std::string told(const WorldParts& parts, std::int64_t highest, const Bounds& bounds = {}) {
    const World world(parts);
    const HighestScore proof = prove_highest_score(world, highest, bounds);
    if (!proof.can_be_passed) {
        return "not settled";
    }
    if (!*proof.can_be_passed) {
        return "not passed";
    }
    BOOST_TEST(score_after(world, proof.witness.commands) == proof.score);
    BOOST_TEST(proof.score > highest);
    return "passed by " + std::to_string(proof.score) + " in " +
           std::to_string(proof.witness.turns) + " turns";
}

Item treasure(std::string id, std::uint32_t room, std::int64_t points) {
    Item made = item(std::move(id), room);
    made.treasure = points;
    return made;
}

// 10 to the west, 100 for the goal in the east.
WorldParts branch() {
    WorldParts parts = corridor(5);
    parts.start = RoomId{2};
    parts.scoring = {.escape = 100, .per_turn = 1};
    add(parts, treasure("pearl", 1, 10));
    return parts;
}

/// Of all plays the highest score, by sweeps over every state there is; dead ends are free.
std::int64_t best_score(const World& world, std::size_t states_max, bool& settled) {
    const Tally tally(world);
    const std::uint64_t period = turns_of_routes(world);
    std::map<std::vector<std::uint64_t>, std::uint64_t> fewest;
    std::deque<State> queue = {first_step(world).state};
    std::int64_t best = std::numeric_limits<std::int64_t>::min();
    while (!queue.empty()) {
        const State state = queue.front();
        queue.pop_front();
        best = std::max(best, score_of(score_lines(world, state, tally)));
        Fingerprint mark = fingerprint_of(state, period);
        mark.insert(mark.end(), state.reached.begin(), state.reached.end());
        for (const ItemState& one : state.items) {
            mark.push_back(one.paid ? 1 : 0);
        }
        for (const EncounterState& one : state.encounters) {
            mark.push_back(one.paid ? 1 : 0);
        }
        const auto [at, is_new] = fewest.emplace(std::move(mark), state.turns);
        if (state.over() || (!is_new && at->second <= state.turns)) {
            continue;
        }
        at->second = state.turns;
        settled = fewest.size() <= states_max;
        for (const Command& command : settled ? choices(world, state) : std::vector<Command>()) {
            Step next = step(world, state, command);
            const bool is_free = next.state.turns == state.turns;
            queue.insert(is_free ? queue.begin() : queue.end(), std::move(next.state));
        }
        if (!settled) {
            return 0;
        }
    }
    return best;
}

// With points of either sign.
WorldParts small_parts(Random& random) {
    WorldParts parts = random_maze(random);
    const auto points = [&] { return static_cast<std::int64_t>(random.below(30)) - 8; };
    for (std::uint64_t i = 1 + random.below(3); i > 0; --i) {
        Item made = treasure("thing", index_of(some_room(random, parts)), points());
        made.weapon = random.chance(0.5);
        if (random.chance(0.2)) {
            made.teleporter = some_destination(random, parts);
        }
        add(parts, std::move(made));
    }
    add_encounters(random, parts);
    for (Encounter& one : parts.encounters) {
        std::visit(
            [&](auto& kind) {
                if constexpr (requires { kind.bonus; }) {
                    kind.bonus = points();
                }
            },
            one.kind);
    }
    add_passages(random, parts);
    parts.scoring = {.escape = points(), .per_turn = static_cast<std::int64_t>(random.below(4))};
    parts.seed = random.next();
    if (random.chance(0.3)) {
        parts.turn_limit = 1 + random.below(10);
    }
    return parts;
}

World small_world(std::uint64_t seed) {
    Random random(mix(seed));
    return World(small_parts(random));
}

World small_model_world(std::uint64_t seed) {
    Random random(mix(seed + 7'000'000));
    WorldParts parts = small_parts(random);
    ModelMaker(random, parts).add_all(random.chance(0.2) ? 0.5 : 0.2);
    return World(std::move(parts));
}

int hold_against_brute_force(World (*world_of)(std::uint64_t), std::uint64_t worlds) {
    int settled = 0;
    for (std::uint64_t seed = 0; seed < worlds_to_hold(worlds); ++seed) {
        const World world = world_of(seed);
        bool is_settled = true;
        const std::int64_t best = best_score(world, 3000, is_settled);
        if (!is_settled) {
            continue;
        }
        ++settled;
        BOOST_TEST_CONTEXT("seed " << seed) {
            const HighestScore below = prove_highest_score(world, best - 1);
            BOOST_TEST(below.can_be_passed.value_or(false));
            BOOST_TEST(below.score == best);
            BOOST_TEST(score_after(world, below.witness.commands) == best);
            BOOST_TEST(!prove_highest_score(world, best).can_be_passed.value_or(true));
        }
    }
    return settled;
}

} // namespace

BOOST_AUTO_TEST_SUITE(highest_score)

BOOST_AUTO_TEST_CASE(a_detour_that_pays_is_made) {
    BOOST_TEST(told(branch(), 105) == "passed by 106 in 4 turns");
    BOOST_TEST(told(branch(), 106) == "not passed");
    BOOST_TEST(told(branch(), 97) == "passed by 98 in 2 turns");
}

BOOST_AUTO_TEST_CASE(the_turn_limit_counts) {
    WorldParts parts = branch();
    parts.turn_limit = 3;
    BOOST_TEST(told(parts, 97) == "passed by 98 in 2 turns");
    BOOST_TEST(told(parts, 98) == "not passed");
}

BOOST_AUTO_TEST_CASE(what_cannot_be_had_adds_nothing) {
    WorldParts parts = maze({{"E", "W", ""}});
    parts.goals = {RoomId{1}};
    parts.scoring.escape = 5;
    add(parts, treasure("pearl", 2, 50));
    BOOST_TEST(told(parts, 5, {.states = 1000}) == "not passed");
}

BOOST_AUTO_TEST_CASE(more_than_all_there_is_needs_no_search) {
    BOOST_TEST(told(branch(), 110, {.states = 0}) == "not passed");
    BOOST_TEST(told(branch(), 109, {.states = 0}) == "not settled");
}

BOOST_AUTO_TEST_CASE(dead_ends_on_the_way_count) {
    WorldParts parts = branch();
    add(parts, treasure("ruby", 0, 20));
    parts.scoring.per_dead_end = 30;
    BOOST_TEST(told(parts, 105) == "passed by 106 in 4 turns");
    BOOST_TEST(told(parts, 106) == "not settled");
    BOOST_TEST(told(parts, 124) == "not passed");
}

BOOST_AUTO_TEST_CASE(the_dearer_of_two_wishes_is_fulfilled) {
    WorldParts parts = corridor(3);
    const ItemId coin = add(parts, item("coin", 0));
    QuestGiver giver;
    giver.wants = coin;
    giver.bonus = 5;
    add(parts, encounter("beggar", 1, giver));
    giver.bonus = 50;
    add(parts, encounter("smith", 1, giver));
    BOOST_TEST(told(parts, 5) == "not passed");
    parts.encounters[1].room = RoomId{2};
    parts.grid = Grid(2, 2);
    parts.grid.open(RoomId{0}, Direction::east);
    parts.grid.open(RoomId{0}, Direction::south);
    parts.goals = {RoomId{3}};
    BOOST_TEST(told(parts, 5) == "passed by 50 in 1 turns");
}

BOOST_AUTO_TEST_CASE(a_score_counts_before_the_game_is_over) {
    WorldParts parts = corridor(2);
    parts.scoring.escape = -20;
    add(parts, treasure("pearl", 0, 10));
    BOOST_TEST(told(parts, 9) == "passed by 10 in 0 turns");
}

BOOST_AUTO_TEST_CASE(the_best_score_is_the_one_that_brute_force_finds) {
    BOOST_TEST(hold_against_brute_force(small_world, share_of(300U)) > share_of(150));
}

BOOST_AUTO_TEST_CASE(so_it_is_with_the_standard_model) {
    BOOST_TEST(hold_against_brute_force(small_model_world, share_of(300U)) > share_of(100));
}

BOOST_AUTO_TEST_SUITE_END()
