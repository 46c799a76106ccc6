// shortest_win leaps from one room where something happens to the next; here it is held against a
// search that goes room by room, on mazes large enough for long corridors, many ways round, halls,
// rock and one-way exits.
#include "../share.hpp"
#include "clew/maze/make_maze.hpp"
#include "clew/prove/moves.hpp"
#include "clew/prove/places.hpp"
#include "clew/prove/search.hpp"

#include "plain_search.hpp"
#include "play/model_worlds.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

namespace {

Grid some_grid(Random& random) {
    MazeSpec spec;
    spec.rows = static_cast<std::uint32_t>(3 + random.below(10));
    spec.columns = static_cast<std::uint32_t>(3 + random.below(10));
    constexpr std::array kinds = {Algorithm::depth_first, Algorithm::prim, Algorithm::kruskal};
    spec.algorithm = kinds[random.below(kinds.size())];
    spec.braid = random.chance(0.5) ? 1.0 : 0.0;
    Grid grid = *make_maze(spec, random);
    const double opened = random.chance(0.3) ? 0.9 : 0.0;
    const double one_way = random.chance(0.2) ? 0.1 : 0.0;
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        for (const Direction direction : grid_directions) {
            const bool is_inner = grid.neighbour(RoomId{i}, direction).has_value();
            if (is_inner && random.chance(opened)) {
                grid.open(RoomId{i}, direction);
            }
            if (is_inner && random.chance(one_way)) {
                grid.set_exits(RoomId{i}, grid.exits(RoomId{i}).with(direction));
            }
        }
    }
    return grid;
}

// Of half the worlds a thing is wanted twice, so that it may have to be left somewhere.
WorldParts large_parts(Random& random) {
    WorldParts parts;
    parts.grid = some_grid(random);
    parts.start = some_room(random, parts);
    parts.goals = {some_room(random, parts)};
    for (std::uint64_t i = 1 + random.below(3); i > 0; --i) {
        Item made = item("thing", some_room(random, parts));
        made.weapon = random.chance(0.5);
        if (random.chance(0.2)) {
            made.teleporter = some_destination(random, parts);
        }
        add(parts, std::move(made));
    }
    add_encounters(random, parts);
    if (random.chance(0.7)) {
        Monster troll;
        troll.beaten_by = {ItemId{0}};
        add(parts, encounter("troll", index_of(parts.goals[0]), troll));
    }
    if (random.chance(0.5)) {
        QuestGiver giver;
        giver.wants = ItemId{0};
        add(parts, encounter("king", index_of(some_room(random, parts)), giver));
    }
    add_passages(random, parts);
    parts.seed = random.next();
    return parts;
}

World large_world(std::uint64_t seed) {
    Random random(mix(seed + 1'000'000));
    return World(large_parts(random));
}

World large_model_world(std::uint64_t seed) {
    Random random(mix(seed + 2'000'000));
    WorldParts parts = large_parts(random);
    ModelMaker(random, parts).add_all(0.2);
    return World(std::move(parts));
}

struct Counts {
    int settled = 0;
    int won = 0;
    int leaving = 0;  // where a thing may have to be left
    int searched = 0; // where walks are found breadth first
    int shorter = 0;  // in states than room by room, by ten times
};

// Room by room, but of what shortest_win leaves out for Needs' sake: other laws hold it to that.
PlainResult room_by_room(const World& world, const State& first) {
    const Needs needs = needs_of(world);
    return plain_search(world, first, 15'000, [&](const Command& command) {
        return ((command.verb != Verb::drop && command.verb != Verb::put) ||
                needs.contested[index_of(command.item)]) &&
               (command.verb != Verb::take || needs.useful[index_of(command.item)]) &&
               (command.verb != Verb::consume || needs.eaten_asked[index_of(command.item)]) &&
               command.verb != Verb::lock;
    });
}

void hold(const World& world, Counts& counts) {
    const State first = first_step(world).state;
    const PlainResult plain = room_by_room(world, first);
    const SearchResult result = shortest_win(world, 15'000);
    if (!plain.settled || result.verdict == SearchResult::Verdict::not_settled) {
        return;
    }
    const bool is_won = result.verdict == SearchResult::Verdict::winnable;
    BOOST_TEST(is_won == plain.turns.has_value());
    BOOST_TEST(result.turns == plain.turns.value_or(0));
    State state = first;
    for (const Command& command : result.win) {
        state = step(world, std::move(state), command).state;
    }
    BOOST_TEST((state.outcome == Outcome::won) == is_won);
    BOOST_TEST((!is_won || state.turns == result.turns));
    const Places places = places_of_win(world, needs_of(world), first);
    ++counts.settled;
    counts.won += is_won ? 1 : 0;
    counts.leaving += places.partings ? 1 : 0;
    counts.searched += Stretches(world.grid(), places).follows_corridors() ? 0 : 1;
    counts.shorter += result.states * 10 < plain.states ? 1 : 0;
}

Counts hold_all(World (*world_of)(std::uint64_t), std::uint64_t worlds) {
    Counts counts;
    for (std::uint64_t seed = 0; seed < worlds_to_hold(worlds); ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) { hold(world_of(seed), counts); }
    }
    BOOST_TEST_MESSAGE("settled " << counts.settled << " won " << counts.won << " leaving "
                                  << counts.leaving << " searched " << counts.searched
                                  << " shorter " << counts.shorter);
    return counts;
}

} // namespace

BOOST_AUTO_TEST_SUITE(stretches_law)

BOOST_AUTO_TEST_CASE(leaps_find_what_a_search_room_by_room_finds) {
    const Counts counts = hold_all(large_world, share_of(400U));
    BOOST_TEST(counts.settled > share_of(200));
    BOOST_TEST(counts.won > share_of(100));
    BOOST_TEST(counts.leaving > share_of(30));
    BOOST_TEST(counts.searched > share_of(30));
    BOOST_TEST(counts.shorter > share_of(30));
}

BOOST_AUTO_TEST_CASE(so_they_do_with_the_standard_model) {
    const Counts counts = hold_all(large_model_world, share_of(400U));
    BOOST_TEST(counts.settled > share_of(100));
    BOOST_TEST(counts.won > share_of(50));
    BOOST_TEST(counts.shorter > share_of(10));
}

BOOST_AUTO_TEST_SUITE_END()
