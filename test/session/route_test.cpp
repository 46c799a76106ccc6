#include "clew/session/route.hpp"

#include "session/talk.hpp"

#include <boost/test/unit_test.hpp>

#include <deque>
#include <string>

namespace clew::test {

namespace {

std::string text_of(const std::optional<Route>& route) {
    std::string text;
    for (const Direction direction : route.value_or(Route{})) {
        text += letter_of(direction);
    }
    return route ? text : "none";
}

std::string to(const Talk& talk, std::uint32_t room) {
    const Moment& now = talk.game.moment;
    return text_of(route_to(talk.world, now.state, now.tally, RoomId{room}));
}

std::string to_unseen(const Talk& talk) {
    const Moment& now = talk.game.moment;
    return text_of(route_to_unseen(talk.world, now.state, now.tally));
}

/// A square of four rooms, all open, and a fifth to the east of its north side.
WorldParts square() { return maze({{"SE", "SWE", "W"}, {"NE", "NW", ""}}); }

// A grid of 12 x 12 in which most walls are open.
WorldParts random_grid(std::uint64_t seed) {
    Random random(seed);
    WorldParts parts;
    parts.grid = Grid(12, 12);
    for (std::uint32_t i = 0; i < 144; ++i) {
        for (const Direction direction : {Direction::south, Direction::east}) {
            if (parts.grid.neighbour(RoomId{i}, direction) && random.chance(0.7)) {
                parts.grid.open(RoomId{i}, direction);
            }
        }
    }
    parts.goals = {RoomId{143}};
    return parts;
}

// The plainest search there is, to compare with.
std::size_t distance(const Talk& talk, RoomId target) {
    std::vector<std::size_t> steps(talk.world.grid().room_count());
    std::deque<RoomId> queue = {talk.state().room};
    steps[index_of(talk.state().room)] = 1;
    while (!queue.empty() && steps[index_of(target)] == 0) {
        const RoomId room = queue.front();
        queue.pop_front();
        for (const Direction direction : grid_directions) {
            if (!talk.world.grid().exits(room).has(direction)) {
                continue;
            }
            const RoomId next = talk.world.grid().beyond(room, direction);
            if (steps[index_of(next)] == 0 && talk.game.moment.tally.seen(next)) {
                steps[index_of(next)] = steps[index_of(room)] + 1;
                queue.push_back(next);
            }
        }
    }
    return steps[index_of(target)];
}

} // namespace

BOOST_AUTO_TEST_SUITE(routes)

BOOST_AUTO_TEST_CASE(leads_through_rooms_seen_only) {
    Talk talk(square());
    (void)talk.type("esw");
    BOOST_TEST(to(talk, 3) == "");
    BOOST_TEST(to(talk, 0) == "N");
    BOOST_TEST(to(talk, 1) == "NE");
    BOOST_TEST(to(talk, 4) == "E");
}

BOOST_AUTO_TEST_CASE(of_several_shortest_ways_the_first_in_order_is_taken) {
    Talk talk(square());
    (void)talk.type("sen");
    BOOST_TEST(to(talk, 3) == "SW");
}

BOOST_AUTO_TEST_CASE(the_nearest_room_not_seen_ends_the_way) {
    Talk talk(square());
    BOOST_TEST(to_unseen(talk) == "S");
    (void)talk.type("sen");
    BOOST_TEST(to_unseen(talk) == "E");
    (void)talk.type("ws");
    BOOST_TEST(to_unseen(talk) == "NEE");
    (void)talk.type("neewws");
    BOOST_TEST(to_unseen(talk) == "none");
}

BOOST_AUTO_TEST_CASE(passages_are_ways_like_others) {
    WorldParts parts = maze({{"E", "W", "E", "W", ""}});
    add(parts, passage("stairs", 1, Direction::down, 3));
    parts.passages.back().one_way = true;
    Talk talk(std::move(parts));
    BOOST_TEST(to_unseen(talk) == "E");
    (void)talk.type("e");
    BOOST_TEST(to_unseen(talk) == "D");
    (void)talk.type("dw");
    BOOST_TEST(to(talk, 0) == "none");
}

BOOST_AUTO_TEST_CASE(a_way_may_lead_through_a_passage_and_on) {
    WorldParts parts = maze({{"E", "W", "E", "WE", "W", ""}});
    add(parts, passage("stairs", 1, Direction::down, 3));
    Talk talk(std::move(parts));
    (void)talk.type("edeww");
    BOOST_TEST(to(talk, 0) == "EUW");
}

// Two rooms, or one passage of so many turns.
BOOST_AUTO_TEST_CASE(a_long_passage_is_as_far_as_it_takes_turns) {
    for (const std::uint32_t turns : {1U, 2U, 3U, 1000U}) {
        WorldParts parts = maze({{"E", "WE", "W", ""}});
        add(parts, passage("stairs", 0, Direction::up, 2));
        parts.passages.back().turns = turns;
        Talk talk(std::move(parts));
        (void)talk.type("eeww");
        BOOST_TEST(to(talk, 2) == (turns < 2 ? "U" : "EE"));
    }
    WorldParts parts = maze({{"E", "W", "E", "W", ""}});
    add(parts, passage("stairs", 1, Direction::up, 2));
    parts.passages.back().turns = 30;
    Talk talk(std::move(parts));
    (void)talk.type("eudw");
    BOOST_TEST(to(talk, 2) == "EU");
}

BOOST_AUTO_TEST_CASE(a_locked_door_is_a_wall_until_its_key_is_carried) {
    WorldParts parts = maze({{"E", "W", ""}});
    const ItemId key = add(parts, item("key", 0));
    add(parts, passage("door", 1, Direction::east, 2));
    parts.passages.back().locked_by = key;
    Talk talk(std::move(parts));
    (void)talk.type("e");
    BOOST_TEST(to_unseen(talk) == "none");
    (void)talk.type("w. take key");
    BOOST_TEST(to_unseen(talk) == "EE");
}

BOOST_AUTO_TEST_CASE(a_trap_once_known_is_gone_round) {
    WorldParts parts = maze({{"SE", "WE", "SW", ""}, {"NE", "EW", "NWE", "W"}});
    parts.goals = {RoomId{3}};
    add(parts, encounter("pit", 1, Trap{Destination{RoomId{0}}}));
    Talk talk(std::move(parts));
    (void)talk.type("e");
    (void)talk.type("seen");
    BOOST_TEST(index_of(talk.state().room) == 2U);
    BOOST_TEST(to(talk, 0) == "SWWN");
    BOOST_TEST(to(talk, 1) == "W");
    BOOST_TEST(to_unseen(talk) == "SE");
}

BOOST_AUTO_TEST_CASE(a_trap_seen_from_afar_is_not_known) {
    WorldParts parts = corridor(8);
    parts.sight = 3;
    add(parts, encounter("pit", 2, Trap{Destination{RoomId{0}}}));
    Talk talk(std::move(parts));
    BOOST_TEST(to(talk, 3) == "EEE");
    BOOST_TEST(to_unseen(talk) == "EEEE");
    (void)talk.type("explore");
    BOOST_TEST(index_of(talk.state().room) == 0U);
    BOOST_TEST(talk.state().turns == 2U);
    BOOST_TEST(to(talk, 3) == "none");
    BOOST_TEST(to_unseen(talk) == "none");
}

BOOST_AUTO_TEST_CASE(no_way_is_longer_than_it_must_be) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            Talk talk(random_grid(seed));
            Random random(seed);
            for (int i = 0; i < 200; ++i) {
                (void)talk.type(std::string_view("nsew").substr(random.below(4), 1));
            }
            talk.game.moment.tally.for_each_seen([&](RoomId room) {
                const Moment& now = talk.game.moment;
                const auto route = route_to(talk.world, now.state, now.tally, room);
                const std::size_t steps = distance(talk, room);
                BOOST_REQUIRE(route.has_value() == (steps != 0));
                BOOST_REQUIRE((!route || route->size() + 1 == steps));
            });
        }
    }
}

BOOST_AUTO_TEST_CASE(reaches_through_a_corridor_of_a_million_rooms) {
    Talk talk(corridor(1'000'001));
    for (int i = 0; i < 999; ++i) {
        (void)talk.type("e 1000");
    }
    const Moment& now = talk.game.moment;
    const auto route = route_to(talk.world, now.state, now.tally, RoomId{0});
    BOOST_TEST(route.value().size() == 999'000U);
    BOOST_TEST(to_unseen(talk) == "E");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
