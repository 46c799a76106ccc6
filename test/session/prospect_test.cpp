#include "../share.hpp"
#include "clew/session/prospect.hpp"

#include "clew/prove/fates.hpp"
#include "clew/prove/search.hpp"
#include "prove/plain_search.hpp"
#include "session/talk.hpp"

#include <boost/test/unit_test.hpp>

#include <array>

namespace clew::test {

namespace {

using Kind = Prospect::Kind;

std::string lines_of(const World& world, const Prospect& prospect) {
    std::string lines;
    for (const Command& command : prospect.way) {
        lines.append(lines.empty() ? "" : ", ");
        lines += command.verb == Verb::go     ? std::string(name_of(command.direction))
                 : command.verb == Verb::take ? "take " + world.item(command.item).id
                                              : "?";
    }
    return lines;
}

void hold_way(const World& world, const State& from, const Prospect& prospect,
              std::uint64_t turns) {
    State state = from;
    for (const Command& command : prospect.way) {
        BOOST_REQUIRE(!state.over());
        state = step(world, std::move(state), command).state;
    }
    BOOST_TEST((state.outcome == Outcome::won));
    BOOST_TEST(state.turns == from.turns + turns);
}

// A third of them with few turns.
World some_world(std::uint64_t seed) {
    WorldParts parts = random_world(seed).parts();
    if (seed % 3 == 0) {
        parts.turn_limit = 2 + seed % 5;
    }
    return World(std::move(parts));
}

using Counts = std::array<int, 5>;

/// A world with and without its limit.
struct Case {
    explicit Case(std::uint64_t seed)
        : world(some_world(seed)), endless(World(world).with_turn_limit(std::nullopt)),
          needs(needs_of(endless)), regions(endless, needs),
          fates({endless, needs, regions}, {.states = 20'000}) {}

    World world;
    World endless;
    Needs needs;
    Regions regions;
    Fates fates;
};

// Against a plain search with the limit, and the fates without.
void hold(const Case& one, const State& state, Counts& counts) {
    const PlainResult plain = plain_search(one.world, state, 2000);
    if (!plain.settled || !one.fates.settled()) {
        return;
    }
    const Prospect prospect = prospect_of(one.world, state);
    ++counts[static_cast<std::size_t>(prospect.kind)];
    const bool is_dead = one.fates.fate_of(state) == Fate::dead;
    const Kind kind = plain.turns ? Kind::winnable : is_dead ? Kind::dead : Kind::too_late;
    BOOST_TEST((prospect.kind == kind));
    BOOST_TEST((prospect_of(one.endless, state).kind == (is_dead ? Kind::dead : Kind::winnable)));
    if (plain.turns && prospect.kind == Kind::winnable) {
        hold_way(one.world, state, prospect, *plain.turns);
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(prospects)

BOOST_AUTO_TEST_CASE(a_way_is_a_shortest_one) {
    const World world(chute());
    const Prospect prospect = prospect_of(world, first_step(world).state);
    BOOST_TEST(lines_of(world, prospect) == "take sword, east, down, east, east");
}

BOOST_AUTO_TEST_CASE(past_help_is_told_as_such) {
    const World world(chute());
    Story story(world);
    (void)story.play("e");
    BOOST_TEST((prospect_of(world, story.state()).kind == Kind::winnable));
    (void)story.play("d");
    BOOST_TEST((prospect_of(world, story.state()).kind == Kind::dead));
}

BOOST_AUTO_TEST_CASE(a_way_that_takes_too_long_is_told_apart) {
    WorldParts parts = corridor(5);
    parts.turn_limit = 5;
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST((prospect_of(world, story.state()).kind == Kind::winnable));
    (void)story.play("e");
    (void)story.play("w");
    BOOST_TEST((prospect_of(world, story.state()).kind == Kind::too_late));
}

// The start in the middle of five rooms, a cake there: to carry it to the west end pays most.
WorldParts two_endings() {
    WorldParts parts = corridor(5);
    parts.start = RoomId{2};
    parts.goals.clear();
    const ItemId cake = add(parts, item("cake", 2));
    parts.items.back().meal = Meal::food;
    Ending poor;
    poor.id = "poor";
    poor.points = 5;
    poor.when = {{{.kind = Condition::Kind::in_room, .room = RoomId{3}}}};
    Ending rich;
    rich.id = "rich";
    rich.points = 50;
    rich.when = {{{.kind = Condition::Kind::in_room, .room = RoomId{0}}},
                 {{.kind = Condition::Kind::carrying, .item = cake}}};
    parts.endings = {poor, rich};
    return parts;
}

BOOST_AUTO_TEST_CASE(of_several_endings_the_way_leads_to_the_one_that_pays_most) {
    const World world(two_endings());
    BOOST_TEST(lines_of(world, prospect_of(world, first_step(world).state)) ==
               "take cake, west, west");
    WorldParts alike = two_endings();
    alike.endings[1].points = 5;
    const World same(std::move(alike));
    BOOST_TEST(lines_of(same, prospect_of(same, first_step(same).state)) == "east");
    WorldParts with_goal = two_endings();
    with_goal.endings.erase(with_goal.endings.begin());
    with_goal.goals = {RoomId{3}};
    const World aim(std::move(with_goal));
    BOOST_TEST(lines_of(aim, prospect_of(aim, first_step(aim).state)) == "take cake, west, west");
}

BOOST_AUTO_TEST_CASE(an_ending_that_cannot_be_had_any_more_is_passed_over) {
    const World world(two_endings());
    const State eaten =
        step(world, first_step(world).state, {.verb = Verb::consume, .item = ItemId{0}}).state;
    BOOST_TEST(lines_of(world, prospect_of(world, eaten)) == "east");
    WorldParts in_the_way = two_endings();
    in_the_way.endings[0].when[0][0].room = RoomId{1};
    const World blocked(std::move(in_the_way));
    BOOST_TEST(lines_of(blocked, prospect_of(blocked, first_step(blocked).state)) == "west");
}

BOOST_AUTO_TEST_CASE(the_way_goes_round_an_ending_that_pays_less) {
    WorldParts parts = maze({{"ES", "WES", "WS"}, {"NE", "NWE", "NW"}});
    parts.start = RoomId{0};
    parts.goals.clear();
    Ending poor;
    poor.id = "poor";
    poor.when = {{{.kind = Condition::Kind::in_room, .room = RoomId{1}}}};
    Ending rich = poor;
    rich.id = "rich";
    rich.points = 50;
    rich.when[0][0].room = RoomId{2};
    parts.endings = {poor, rich};
    const World world(std::move(parts));
    BOOST_TEST(lines_of(world, prospect_of(world, first_step(world).state)) ==
               "south, east, east, north");
}

BOOST_AUTO_TEST_CASE(nothing_is_fetched_that_the_way_does_not_need) {
    WorldParts parts = chute();
    parts.goals = {RoomId{3}};
    const World world(std::move(parts));
    const Prospect prospect = prospect_of(world, first_step(world).state);
    BOOST_TEST(lines_of(world, prospect) == "east, down");
}

BOOST_AUTO_TEST_CASE(a_world_of_too_many_states_is_not_settled) {
    const World large(gauntlet(20));
    BOOST_TEST((prospect_of(large, first_step(large).state).kind == Kind::not_settled));
    BOOST_TEST(!par_of(large));
    const World small(gauntlet(4)); // west and then east, 2 + 8, and into four alcoves and out
    BOOST_TEST((prospect_of(small, first_step(small).state).kind == Kind::winnable));
    BOOST_TEST(par_of(small).value_or(0) == 18U);
}

// Within the limit it is soon clear, and without it never.
BOOST_AUTO_TEST_CASE(whether_it_is_dead_or_too_late_may_not_be_settled) {
    WorldParts parts = gauntlet(20);
    parts.turn_limit = 5;
    const World world(std::move(parts));
    const State first = first_step(world).state;
    BOOST_TEST((shortest_win(world, first, hint_states_max).verdict ==
                SearchResult::Verdict::not_winnable));
    BOOST_TEST((prospect_of(world, first).kind == Kind::not_settled));
}

BOOST_AUTO_TEST_CASE(a_world_of_too_many_rooms_is_not_searched) {
    const World hinted(corridor(hint_rooms_max));
    BOOST_TEST((prospect_of(hinted, first_step(hinted).state).kind == Kind::winnable));
    const World large(corridor(hint_rooms_max + 1));
    BOOST_TEST((prospect_of(large, first_step(large).state).kind == Kind::too_large));
    BOOST_TEST(par_of(World(corridor(par_rooms_max))).value_or(0) == par_rooms_max - 1);
    BOOST_TEST(!par_of(World(corridor(par_rooms_max + 1))));
}

BOOST_AUTO_TEST_CASE(par_is_that_of_the_beginning) {
    BOOST_TEST(par_of(World(chute())).value_or(0) == 4U);
    WorldParts parts = chute();
    parts.turn_limit = 3;
    BOOST_TEST(!par_of(World(std::move(parts))));
}

BOOST_AUTO_TEST_CASE(the_first_waypoint_is_more_than_a_step) {
    const World world(chute());
    Story story(world);
    const auto next = [&] {
        return waypoint_of(world, story.state(), prospect_of(world, story.state()).way);
    };
    BOOST_TEST((next() == Waypoint{EventKind::taken, RoomId{0}, ItemId{0}, nobody}));
    (void)story.play("take sword");
    BOOST_TEST((next() == Waypoint{EventKind::arrived, RoomId{1}, no_item, nobody, no_item,
                                   Direction::down}));
    (void)story.play("e");
    (void)story.play("d");
    BOOST_TEST(
        (next() == Waypoint{EventKind::monster_beaten, RoomId{4}, ItemId{0}, EncounterId{0}}));
    (void)story.play("e");
    BOOST_TEST((next() == Waypoint{EventKind::won, RoomId{5}, no_item, nobody}));
}

BOOST_AUTO_TEST_CASE(a_trap_and_a_door_are_where_they_begin) {
    WorldParts parts = corridor(5);
    parts.grid.close(RoomId{2}, Direction::east);
    add(parts, encounter("ring", 2, Trap{{RoomId{3}}}));
    const World trap(parts);
    BOOST_TEST(
        (waypoint_of(trap, first_step(trap).state, prospect_of(trap, first_step(trap).state).way) ==
         Waypoint{EventKind::teleported, RoomId{2}, no_item, EncounterId{0}}));
    parts.encounters.clear();
    const ItemId key = add(parts, item("key", 0));
    add(parts, passage("door", 2, Direction::east, 3));
    parts.passages.back().locked_by = key;
    const World door(std::move(parts));
    Story story(door);
    (void)story.play("take key");
    BOOST_TEST((waypoint_of(door, story.state(), prospect_of(door, story.state()).way) ==
                Waypoint{EventKind::unlocked, RoomId{2}, key, nobody}));
}

// Along a random walk in each of many small worlds.
BOOST_AUTO_TEST_CASE(what_it_says_is_what_a_plain_search_and_the_fates_say) {
    Counts counts{};
    for (std::uint64_t seed = 0; seed < share_of(250U); ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            const Case one(seed);
            Random random(seed);
            State state = first_step(one.world).state;
            for (int i = 0; i < 12 && !state.over(); ++i) {
                if (state.asking == nobody && i % 3 == 0) {
                    hold(one, state, counts);
                }
                if (const auto choice = some_choice(random, one.world, state)) {
                    state = step(one.world, std::move(state), *choice).state;
                }
            }
        }
    }
    BOOST_TEST(counts[static_cast<std::size_t>(Kind::winnable)] > share_of(100));
    BOOST_TEST(counts[static_cast<std::size_t>(Kind::dead)] > share_of(50));
    BOOST_TEST(counts[static_cast<std::size_t>(Kind::too_late)] > share_of(5));
    BOOST_TEST(counts[static_cast<std::size_t>(Kind::not_settled)] == 0);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
