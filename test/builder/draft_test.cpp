#include "clew/builder/draft.hpp"

#include "clew/maze/make_maze.hpp"
#include "plans.hpp"

#include <algorithm>
#include <limits>
#include <set>

using namespace clew;
using namespace clew::test;

namespace {

Draft drafted(std::string_view source, std::uint64_t seed = 1, std::uint64_t attempt = 0) {
    auto draft = draft_of(plan_of(source), seed, attempt);
    BOOST_REQUIRE_MESSAGE(draft.has_value(),
                          text_of(draft ? Diagnostics{} : draft.error(), source));
    return std::move(draft).value();
}

std::string faults_of_draft(std::string_view source) {
    auto draft = draft_of(plan_of(source), 1);
    return draft ? "" : text_of(draft.error(), source);
}

constexpr std::string_view six_by_six = "title = \"T\"\n[maze]\nrows = 6\ncolumns = 6\n";

std::string with(std::string_view more) { return std::string(six_by_six) + std::string(more); }

RoomId room_named(const Draft& draft, std::string_view id) {
    for (const RoomText& room : draft.parts.rooms) {
        if (room.id == id) {
            return room.room;
        }
    }
    return nowhere;
}

} // namespace

BOOST_AUTO_TEST_SUITE(draft)

BOOST_AUTO_TEST_CASE(the_maze_is_made_from_its_own_stream_of_the_seed) {
    Random random = random_of(7, "maze");
    const auto grid = make_maze({.rows = 6, .columns = 6}, random);
    BOOST_TEST((drafted(six_by_six, 7).parts.grid == *grid));
    BOOST_TEST((drafted(six_by_six, 7, 3).parts.grid == *grid));
    BOOST_TEST((drafted(six_by_six, 8).parts.grid != *grid));
}

BOOST_AUTO_TEST_CASE(streams_differ_by_seed_name_and_count) {
    std::set<std::uint64_t> first;
    for (const std::uint64_t seed : {0U, 1U}) {
        for (const std::string_view name : {"a", "b"}) {
            for (const std::uint64_t count : {0U, 1U}) {
                first.insert(random_of(seed, name, count).next());
            }
        }
    }
    BOOST_TEST(first.size() == 8U);
    BOOST_TEST(random_of(1, "a").next() == random_of(1, "a", 0).next());
}

BOOST_AUTO_TEST_CASE(a_maze_starts_south_east_and_ends_north_west) {
    const Draft draft = drafted(six_by_six);
    BOOST_TEST(index_of(draft.parts.start) == 35U);
    BOOST_TEST((draft.parts.goals == std::vector{RoomId{0}}));
}

BOOST_AUTO_TEST_CASE(names_become_ids_and_places_rooms) {
    const std::string source = with(R"(
start = [1, 2]
goal = ["hall", [5, 0]]
[rooms.hall]
at = [3, 3]
[items.sword]
at = "hall"
weapon = true
[items.coin]
at = [0, 1]
[items.ring]
teleporter = "hall"
[encounters.troll]
kind = "monster"
at = [2, 2]
beaten_by = ["sword"]
[encounters.king]
kind = "quest-giver"
at = "hall"
wants = "coin"
gives = "ring"
[encounters.mist]
kind = "teleporter"
at = [4, 4]
to = [0, 5]
)");
    const WorldParts parts = drafted(source).parts;
    BOOST_TEST(index_of(parts.start) == 8U);
    BOOST_TEST((parts.goals == std::vector{RoomId{21}, RoomId{30}}));
    BOOST_TEST(index_of(parts.items[0].room) == 21U);
    BOOST_TEST((parts.items[2].room == nowhere));
    BOOST_TEST((parts.items[2].teleporter->room == RoomId{21}));
    BOOST_TEST(parts.items[0].stream == stream_of("item sword"));
    BOOST_TEST((std::get<Monster>(parts.encounters[0].kind).beaten_by == std::vector{ItemId{0}}));
    BOOST_TEST((std::get<QuestGiver>(parts.encounters[1].kind).wants == ItemId{1}));
    BOOST_TEST((std::get<QuestGiver>(parts.encounters[1].kind).gives == ItemId{2}));
    BOOST_TEST((std::get<Trap>(parts.encounters[2].kind).to.room == RoomId{5}));
    BOOST_TEST(parts.encounters[2].stream == stream_of("encounter mist"));
    BOOST_TEST(parts.seed == 1U);
}

BOOST_AUTO_TEST_CASE(what_has_a_rule_is_loose_in_file_order) {
    const Draft draft = drafted(with(R"(
[encounters.troll]
kind = "monster"
place = "far"
[items.sword]
place = "dead-end"
weapon = true
[items.coin]
at = [0, 1]
)"));
    BOOST_REQUIRE(draft.loose.size() == 2U);
    BOOST_TEST(!draft.loose[0].is_item);
    BOOST_TEST((draft.loose[0].rule == Rule::far));
    BOOST_TEST(draft.loose[1].is_item);
    BOOST_TEST((draft.loose[1].rule == Rule::dead_end));
    BOOST_TEST((draft.parts.encounters[0].room == nowhere));
}

BOOST_AUTO_TEST_CASE(turns_a_room_are_rounded_down_to_at_least_one) {
    struct Row {
        double per_room;
        std::uint64_t turns;
    };
    for (const Row& row :
         {Row{2.0, 72}, Row{1.99, 71}, Row{0.03, 1}, Row{0.0, 1}, Row{-1.0, 1},
          Row{1e300, std::uint64_t{1} << 63U}, Row{std::numeric_limits<double>::quiet_NaN(), 1}}) {
        Plan plan = plan_of(six_by_six);
        plan.limit.turns_per_room = row.per_room;
        BOOST_TEST_CONTEXT(row.per_room << " a room") {
            BOOST_TEST((draft_of(std::move(plan), 1)->parts.turn_limit == row.turns));
        }
    }
    Plan plan = plan_of(six_by_six);
    BOOST_TEST(!draft_of(plan, 1)->parts.turn_limit);
    plan.limit.turns = 5;
    BOOST_TEST((draft_of(plan, 1)->parts.turn_limit == 5U));
}

BOOST_AUTO_TEST_CASE(named_rooms_left_to_chance_are_each_a_room_of_its_own) {
    const std::string source = with(R"(
[rooms.pond]
place = "anywhere"
[rooms.bench]
place = "dead-end"
[rooms.cage]
place = "far"
[rooms.hall]
at = [3, 3]
[items.coin]
at = [2, 2]
)");
    std::set<RoomId> ponds;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Draft draft = drafted(source, seed);
        const RoomId pond = room_named(draft, "pond");
        const RoomId bench = room_named(draft, "bench");
        ponds.insert(pond);
        std::set<RoomId> all = {
            pond, bench, room_named(draft, "cage"), RoomId{21}, RoomId{14}, RoomId{0}, RoomId{35}};
        BOOST_TEST_CONTEXT("seed " << seed) {
            BOOST_TEST(all.size() == 7U);
            BOOST_TEST(all.count(nowhere) == 0U);
            BOOST_TEST(draft.parts.grid.exits(bench).count() == 1);
            BOOST_TEST((room_named(drafted(source, seed), "pond") == pond));
            BOOST_TEST(draft.wandering.empty());
        }
    }
    BOOST_TEST(ponds.size() > 20U);
}

BOOST_AUTO_TEST_CASE(a_room_left_to_chance_can_be_referred_to) {
    const std::string source = with(R"(
[rooms.pond]
place = "anywhere"
[items.sword]
at = "pond"
[passages.well]
from = "pond"
go = "down"
to = [0, 3]
)");
    std::set<RoomId> ponds;
    for (std::uint64_t attempt = 0; attempt < 20; ++attempt) {
        const Draft draft = drafted(source, 1, attempt);
        const RoomId pond = room_named(draft, "pond");
        ponds.insert(pond);
        BOOST_TEST((draft.parts.items[0].room == pond));
        BOOST_TEST((draft.parts.passages[0].from == pond));
        BOOST_REQUIRE(draft.wandering.size() == 1U);
        BOOST_TEST(draft.wandering[0].id == "pond");
    }
    BOOST_TEST(ponds.size() > 5U);
}

BOOST_AUTO_TEST_CASE(a_room_for_which_there_is_no_room_is_left_out_unless_something_needs_it) {
    const std::string tiny = "title = \"T\"\n[maze]\nrows = 1\ncolumns = 2\n"
                             "[rooms.pond]\nplace = \"anywhere\"\n";
    BOOST_TEST(drafted(tiny).parts.rooms.empty());
    const std::string fault = faults_of_draft(tiny + "[items.coin]\nat = \"pond\"\n");
    BOOST_TEST(fault.substr(fault.find("error")) ==
               "error: there is no room left for 'pond'; expected a larger maze, or fewer rooms "
               "placed by rule\n[rooms.pond]\n       ^~~~\n");
}

BOOST_AUTO_TEST_CASE(a_start_or_goal_that_is_left_to_chance_is_a_fault) {
    for (const std::string_view end : {"start", "goal"}) {
        const std::string source =
            with(std::string(end) + " = \"pond\"\n" + "[rooms.pond]\nplace = \"anywhere\"\n");
        const std::string fault = faults_of_draft(source);
        BOOST_TEST_CONTEXT(end) {
            BOOST_TEST(fault.substr(0, fault.find('\n')) ==
                       "w.toml:5:" + std::string(end == "start" ? "9" : "8") +
                           ": error: the start and the goals cannot be left to chance; expected "
                           "[row, column], a corner such as 'south-east', or a room with such a "
                           "place");
        }
    }
}

BOOST_AUTO_TEST_CASE(more_walls_than_a_scatter_maze_can_have_are_a_fault) {
    Plan plan = plan_of(six_by_six);
    plan.maze.algorithm = "scatter";
    plan.maze.walls = 26;
    plan.maze.span = {{2, 1}, 6};
    const auto draft = draft_of(plan, 1);
    BOOST_REQUIRE(!draft.has_value());
    BOOST_TEST(text_of(draft.error(), six_by_six) ==
               "w.toml:2:1: error: a 6x6 maze can have at most 25 inner walls, not 26\n"
               "[maze]\n^~~~~~\n");
}

BOOST_AUTO_TEST_CASE(a_quest_giver_without_a_wish_is_a_fault) {
    Plan plan = plan_of(six_by_six);
    EncounterPlan king;
    king.encounter.id = "king";
    king.encounter.kind = QuestGiver{};
    king.at.where = Place{1, 1};
    king.span = {{3, 1}, 4};
    plan.encounters.push_back(std::move(king));
    const auto draft = draft_of(plan, 1);
    BOOST_REQUIRE(!draft.has_value());
    BOOST_TEST(text_of(draft.error(), six_by_six) ==
               "w.toml:3:1: error: nothing says what 'king' wants; give it 'wants'\n"
               "rows = 6\n^~~~\n");
}

BOOST_AUTO_TEST_SUITE_END()
