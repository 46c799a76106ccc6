#include "clew/builder/grounds.hpp"

#include "plans.hpp"

#include <algorithm>
#include <map>
#include <set>

using namespace clew;
using namespace clew::test;

namespace {

// A corridor of so many rooms; the start is at its west end, the goal at its east end.
WorldParts corridor(std::uint32_t rooms) {
    WorldParts parts;
    parts.grid = Grid(1, rooms);
    for (std::uint32_t i = 0; i + 1 < rooms; ++i) {
        parts.grid.open(RoomId{i}, Direction::east);
    }
    parts.goals = {RoomId{rooms - 1}};
    return parts;
}

// A corridor from 0 to 5 with a dead end at 7 below room 1 and one at 10 below room 4.
WorldParts comb() {
    WorldParts parts;
    parts.grid = Grid(2, 6);
    for (std::uint32_t i = 0; i < 5; ++i) {
        parts.grid.open(RoomId{i}, Direction::east);
    }
    parts.grid.open(RoomId{1}, Direction::south);
    parts.grid.open(RoomId{4}, Direction::south);
    parts.goals = {RoomId{5}};
    return parts;
}

std::vector<Loose> loose(std::vector<Rule> rules) {
    std::vector<Loose> things;
    for (const Rule rule : rules) {
        things.push_back({.rule = rule});
    }
    return things;
}

// Every room that a first `take` by that rule can give, over many seeds.
std::set<std::uint32_t> rooms_given(const WorldParts& parts, Rule rule) {
    Grounds grounds(parts, loose({rule}));
    std::set<std::uint32_t> rooms;
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        Random random(seed);
        rooms.insert(index_of(grounds.take(rule, random)));
        grounds.clear();
    }
    return rooms;
}

using Rooms = std::set<std::uint32_t>;

Passage stairs(RoomId from, RoomId to, bool one_way) {
    Passage passage;
    passage.id = "stairs";
    passage.from = from;
    passage.go = Direction::up;
    passage.to = to;
    passage.one_way = one_way;
    return passage;
}

} // namespace

BOOST_AUTO_TEST_SUITE(grounds)

BOOST_AUTO_TEST_CASE(anywhere_is_any_joined_room_but_start_goals_and_what_is_taken) {
    WorldParts parts = corridor(8);
    parts.grid.close(RoomId{5}, Direction::east);
    parts.goals = {RoomId{4}};
    parts.items.resize(2);
    parts.items[0].room = RoomId{2};
    parts.encounters.resize(1);
    BOOST_TEST((rooms_given(parts, Rule::anywhere) == Rooms{1, 3, 5}));
}

BOOST_AUTO_TEST_CASE(passages_join_rooms_too) {
    WorldParts parts = corridor(8);
    parts.goals = {RoomId{1}};
    parts.grid.close(RoomId{1}, Direction::east);
    parts.passages.resize(1);
    parts.passages[0] = stairs(RoomId{0}, RoomId{5}, true);
    BOOST_TEST((rooms_given(parts, Rule::anywhere) == Rooms{2, 3, 4, 5, 6, 7}));
    parts.passages[0] = stairs(RoomId{5}, RoomId{0}, true);
    BOOST_TEST((rooms_given(parts, Rule::anywhere) == Rooms{index_of(nowhere)}));
}

BOOST_AUTO_TEST_CASE(a_dead_end_has_one_way_out) {
    BOOST_TEST((rooms_given(comb(), Rule::dead_end) == Rooms{7, 10}));
    WorldParts parts = comb();
    parts.passages.resize(1);
    parts.passages[0] = stairs(RoomId{7}, RoomId{0}, false);
    BOOST_TEST((rooms_given(parts, Rule::dead_end) == Rooms{10}));
}

BOOST_AUTO_TEST_CASE(where_no_dead_end_is_free_the_farthest_room_is) {
    WorldParts parts = comb();
    Grounds grounds(parts, loose({Rule::dead_end, Rule::dead_end, Rule::dead_end, Rule::dead_end}));
    Random random(1);
    Rooms first = {index_of(grounds.take(Rule::dead_end, random)),
                   index_of(grounds.take(Rule::dead_end, random))};
    BOOST_TEST((first == Rooms{7, 10}));
    BOOST_TEST(index_of(grounds.take(Rule::dead_end, random)) == 4U);
    BOOST_TEST(index_of(grounds.take(Rule::dead_end, random)) == 3U);
}

BOOST_AUTO_TEST_CASE(far_is_the_quarter_of_rooms_farthest_from_the_start) {
    BOOST_TEST((rooms_given(corridor(16), Rule::far) == Rooms{12, 13, 14}));
    BOOST_TEST((rooms_given(corridor(1000), Rule::far).size() > 150U));
    BOOST_TEST(*rooms_given(corridor(1000), Rule::far).begin() >= 750U);
    BOOST_TEST((rooms_given(corridor(3), Rule::far) == Rooms{1})); // none is: any
}

BOOST_AUTO_TEST_CASE(no_room_is_given_twice_and_in_the_end_none) {
    const WorldParts parts = corridor(40);
    Grounds grounds(parts, loose(std::vector<Rule>(38, Rule::far)));
    BOOST_TEST(!grounds.crowded());
    for (int round = 0; round < 2; ++round) {
        Rooms given;
        Random random(3);
        for (int i = 0; i < 38; ++i) {
            const Rule rule = i % 3 == 0 ? Rule::far : i % 3 == 1 ? Rule::dead_end : Rule::anywhere;
            given.insert(index_of(grounds.take(rule, random)));
        }
        BOOST_TEST(given.size() == 38U);
        BOOST_TEST(*given.begin() == 1U);
        BOOST_TEST(*given.rbegin() == 38U);
        for (const Rule rule : {Rule::anywhere, Rule::dead_end, Rule::far}) {
            BOOST_TEST((grounds.take(rule, random) == nowhere));
        }
        grounds.clear();
    }
}

BOOST_AUTO_TEST_CASE(each_room_is_as_likely_as_the_next) {
    const WorldParts parts = corridor(12);
    Grounds grounds(parts, loose({Rule::anywhere}));
    std::map<RoomId, int> times;
    for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
        Random random(mix(seed));
        ++times[grounds.take(Rule::anywhere, random)];
        grounds.clear();
    }
    BOOST_TEST(times.size() == 10U);
    for (const auto& [room, count] : times) {
        BOOST_TEST(std::abs(count - 1000) < 150);
    }
}

BOOST_AUTO_TEST_CASE(fewer_rooms_than_things_is_crowded) {
    const WorldParts parts = corridor(4);
    BOOST_TEST(!Grounds(parts, loose({Rule::far, Rule::far})).crowded());
    BOOST_TEST(Grounds(parts, loose({Rule::far, Rule::far, Rule::far})).crowded());
    BOOST_TEST(!Grounds(parts, loose({Rule::far}), {RoomId{1}}).crowded());
    BOOST_TEST(Grounds(parts, loose({Rule::far, Rule::far}), {RoomId{1}}).crowded());
}

BOOST_AUTO_TEST_CASE(a_shared_room_is_no_start_no_goal_and_not_barred) {
    const WorldParts parts = corridor(4);
    Grounds grounds(parts, loose({Rule::anywhere}), {RoomId{1}, RoomId{2}});
    Rooms shared;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Random random(seed);
        shared.insert(index_of(grounds.share({}, random)));
        BOOST_TEST((grounds.share({RoomId{2}}, random) == RoomId{1}));
        BOOST_TEST((grounds.share({RoomId{2}, RoomId{1}}, random) == nowhere));
    }
    BOOST_TEST((shared == Rooms{1, 2}));
}

BOOST_AUTO_TEST_SUITE_END()
