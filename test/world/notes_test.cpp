#include "clew/world/notes.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

namespace {

// A grid from its exit strings, row by row; "-" is a room without exits.
WorldParts parts_of(std::uint32_t columns, const std::vector<std::string_view>& rooms) {
    WorldParts parts;
    parts.grid = Grid(static_cast<std::uint32_t>(rooms.size()) / columns, columns);
    for (std::uint32_t i = 0; i < rooms.size(); ++i) {
        parts.grid.set_exits(RoomId{i}, exits_of(rooms[i]).value_or(Exits()));
    }
    parts.start = RoomId{0};
    parts.goals = {RoomId{parts.grid.room_count() - 1}};
    return parts;
}

Passage way(RoomId from, Direction go, RoomId to) {
    Passage passage;
    passage.from = from;
    passage.go = go;
    passage.to = to;
    return passage;
}

// One note a line.
std::string notes(const WorldParts& parts) {
    std::string text;
    for (const Diagnostic& note : notes_of(World(parts))) {
        BOOST_TEST((note.severity == Severity::note));
        BOOST_TEST((note.span == Span{}));
        text += note.message;
        text += note.hint.empty() ? "\n" : "; " + note.hint + "\n";
    }
    return text;
}

std::string perfect(std::string_view counted) {
    return "the maze is perfect: " + std::string(counted) +
           ", and every two rooms are joined by one path\n";
}

// Room notes of a maze whose rooms each stand on a line of their own: "3: ..." a line.
std::string room_notes(const WorldParts& parts) {
    std::vector<Span> spans;
    for (std::uint32_t i = 0; i < parts.grid.room_count(); ++i) {
        spans.push_back({{i + 1, 1}, 1});
    }
    std::string text;
    for (const Diagnostic& note : room_notes_of(World(parts), spans)) {
        BOOST_TEST((note.severity == Severity::note));
        text += std::to_string(note.span.begin.line) + ": " + note.message + "\n";
    }
    return text;
}

} // namespace

BOOST_AUTO_TEST_SUITE(notes_on_worlds)

BOOST_AUTO_TEST_CASE(the_maze_of_the_course_is_perfect) {
    BOOST_TEST(notes(parts_of(3, {"E", "WS", "S", "S", "NE", "NWS", "NE", "WE", "NW"})) ==
               perfect("9 rooms, 8 corridors"));
}

BOOST_AUTO_TEST_CASE(one_room_is_a_perfect_maze) {
    BOOST_TEST(notes(parts_of(1, {"-"})) ==
               "the start is a goal, so the game is won before the first turn\n" +
                   perfect("1 room, 0 corridors"));
}

BOOST_AUTO_TEST_CASE(corridors_that_close_a_cycle_are_counted) {
    BOOST_TEST(notes(parts_of(2, {"ES", "WS", "NE", "NW"})) == "the maze has 1 cycle\n");
    BOOST_TEST(notes(parts_of(3, {"ES", "WES", "WS", "NE", "NWE", "NW"})) ==
               "the maze has 2 cycles\n");
}

BOOST_AUTO_TEST_CASE(rooms_out_of_reach_are_counted_and_the_first_are_named) {
    WorldParts parts = parts_of(4, {"E", "W", "-", "E", "-", "-", "-", "-"});
    parts.grid.set_exits(RoomId{3}, Exits());
    parts.goals = {RoomId{1}};
    BOOST_TEST(notes(parts) ==
               "6 rooms cannot be reached from the start: row 0, column 2; row 0, column 3; "
               "row 1, column 0; row 1, column 1; row 1, column 2; and 1 more\n"
               "the maze has no cycles\n");
    parts = parts_of(3, {"E", "W", "-"});
    parts.goals = {RoomId{0}};
    BOOST_TEST(notes(parts) == "1 room cannot be reached from the start: row 0, column 2\n"
                               "the start is a goal, so the game is won before the first turn\n"
                               "the maze has no cycles\n");
}

BOOST_AUTO_TEST_CASE(rooms_out_of_reach_are_counted_alone_where_others_name_them) {
    WorldParts parts = parts_of(3, {"E", "W", "-"});
    parts.goals = {RoomId{1}};
    const Diagnostics notes = notes_of(World(parts), Missed::counted);
    BOOST_REQUIRE(notes.size() == 2U);
    BOOST_TEST(notes[0].message == "1 room cannot be reached from the start");
}

BOOST_AUTO_TEST_CASE(goals_out_of_reach_are_told) {
    WorldParts parts = parts_of(3, {"E", "W", "-"});
    BOOST_TEST(notes(parts) == "1 room cannot be reached from the start: row 0, column 2\n"
                               "no goal can be reached from the start\n"
                               "the maze has no cycles\n");
    parts.goals = {RoomId{1}, RoomId{2}};
    BOOST_TEST(notes(parts) == "1 room cannot be reached from the start: row 0, column 2\n"
                               "1 of 2 goals cannot be reached from the start: row 0, column 2\n"
                               "the maze has no cycles\n");
}

BOOST_AUTO_TEST_CASE(cycles_out_of_reach_count_too) {
    BOOST_TEST(notes(parts_of(4, {"-", "ES", "WS", "-", "-", "NE", "NWE", "W"})) ==
               "7 rooms cannot be reached from the start: row 0, column 1; row 0, column 2; "
               "row 0, column 3; row 1, column 0; row 1, column 1; and 2 more\n"
               "no goal can be reached from the start\n"
               "the maze has 1 cycle\n");
}

BOOST_AUTO_TEST_CASE(passages_are_ways_locked_or_not) {
    WorldParts parts = parts_of(3, {"E", "W", "-"});
    parts.items.emplace_back();
    parts.passages = {way(RoomId{0}, Direction::up, RoomId{2})};
    parts.passages[0].locked_by = ItemId{0};
    BOOST_TEST(notes(parts) == perfect("3 rooms, 2 corridors"));
    parts.passages.push_back(way(RoomId{1}, Direction::east, RoomId{2}));
    BOOST_TEST(notes(parts) == "the maze has 1 cycle\n");
}

BOOST_AUTO_TEST_CASE(a_one_way_passage_leads_one_way_only) {
    WorldParts parts = parts_of(3, {"E", "W", "-"});
    parts.passages = {way(RoomId{1}, Direction::down, RoomId{2})};
    parts.passages[0].one_way = true;
    BOOST_TEST(notes(parts) == "the maze has no cycles\n");
    parts.passages[0] = way(RoomId{2}, Direction::down, RoomId{1});
    parts.passages[0].one_way = true;
    BOOST_TEST(notes(parts) == "1 room cannot be reached from the start: row 0, column 2\n"
                               "no goal can be reached from the start\n"
                               "the maze has no cycles\n");
}

BOOST_AUTO_TEST_CASE(where_there_are_teleporters_only_walking_is_spoken_of) {
    constexpr std::string_view on_foot =
        "1 room cannot be reached on foot from the start: row 0, column 2\n"
        "no goal can be reached on foot from the start\n"
        "the maze has no cycles\n";
    WorldParts with_item = parts_of(3, {"E", "W", "-"});
    with_item.items.emplace_back();
    with_item.items[0].teleporter = Destination{};
    BOOST_TEST(notes(with_item) == on_foot);
    WorldParts with_trap = parts_of(3, {"E", "W", "-"});
    with_trap.encounters.emplace_back();
    with_trap.encounters[0].room = RoomId{1};
    with_trap.encounters[0].kind = Trap{};
    BOOST_TEST(notes(with_trap) == on_foot);
}

BOOST_AUTO_TEST_CASE(no_corridor_is_too_long_and_no_hall_too_wide) {
    WorldParts parts;
    parts.grid = Grid(1, 1'000'000);
    for (std::uint32_t i = 1; i < parts.grid.room_count(); ++i) {
        parts.grid.open(RoomId{i}, Direction::west);
    }
    parts.goals = {RoomId{999'999}};
    BOOST_TEST(notes(parts) == perfect("1000000 rooms, 999999 corridors"));
    parts.grid = Grid(1000, 1000);
    for (std::uint32_t i = 0; i < parts.grid.room_count(); ++i) {
        for (const Direction go : {Direction::south, Direction::east}) {
            if (parts.grid.neighbour(RoomId{i}, go)) {
                parts.grid.open(RoomId{i}, go);
            }
        }
    }
    BOOST_TEST(notes(parts) == "the maze has 998001 cycles\n");
    parts.grid = Grid(1000, 1000);
    BOOST_TEST(notes(parts) ==
               "999999 rooms cannot be reached from the start: row 0, column 1; row 0, column 2; "
               "row 0, column 3; row 0, column 4; row 0, column 5; and 999994 more\n"
               "no goal can be reached from the start\n"
               "the maze has no cycles\n");
}

BOOST_AUTO_TEST_CASE(rooms_and_corridors_are_noted_where_they_are_written) {
    BOOST_TEST(room_notes(parts_of(3, {"E", "WS", "S", "S", "NE", "NWS", "NE", "WE", "NW"})) == "");
    BOOST_TEST(room_notes(parts_of(3, {"ES", "WES", "WS", "NE", "NWE", "NW"})) ==
               "4: row 1, column 0 leads east to row 1, column 1, which closes a cycle\n"
               "5: row 1, column 1 leads east to row 1, column 2, which closes a cycle\n");
    BOOST_TEST(room_notes(parts_of(4, {"E", "W", "-", "S", "-", "-", "-", "N"})) ==
               "3: row 0, column 2 has no exits\n"
               "4: row 0, column 3 cannot be reached from the start\n"
               "5: row 1, column 0 has no exits\n"
               "6: row 1, column 1 has no exits\n"
               "7: row 1, column 2 has no exits\n"
               "8: row 1, column 3 cannot be reached from the start\n");
    WorldParts parts = parts_of(3, {"E", "WE", "W"});
    parts.passages = {way(RoomId{0}, Direction::up, RoomId{2})};
    BOOST_TEST(room_notes(parts) ==
               "1: row 0, column 0 leads up to row 0, column 2, which closes a cycle\n");
    BOOST_TEST(room_notes_of(World(parts), std::vector<Span>(3), Cycles::passed_over).empty());
    BOOST_TEST(room_notes_of(World(parts), {}).empty());
    parts = parts_of(3, {"E", "W", "S", "-", "-", "N"});
    Item seal;
    seal.teleporter.emplace();
    parts.items.push_back(seal);
    BOOST_TEST(room_notes(parts).find(
                   "3: row 0, column 2 cannot be reached on foot from the start\n") == 0);
}

BOOST_AUTO_TEST_CASE(of_a_dungeon_neither_rock_nor_cycles_are_noted_room_by_room) {
    WorldParts parts = parts_of(
        4, {"SE", "SW", "-", "-", "NE", "NW", "-", "-", "-", "-", "E", "W", "-", "-", "-", "-"});
    parts.goals = {RoomId{5}};
    BOOST_TEST(room_notes(parts) == "11: row 2, column 2 cannot be reached from the start\n"
                                    "12: row 2, column 3 cannot be reached from the start\n");
}

BOOST_AUTO_TEST_CASE(a_thing_that_is_guarded_elsewhere_is_noted) {
    WorldParts parts = parts_of(3, {"E", "WE", "W"});
    Item gold;
    gold.id = "gold";
    gold.room = RoomId{1};
    Item purse = gold;
    purse.id = "purse";
    purse.room = nowhere;
    purse.inside = ItemId{0};
    parts.items = {gold, purse};
    Encounter dragon;
    dragon.id = "dragon";
    dragon.room = RoomId{1};
    Monster guard;
    guard.guards = ItemId{1};
    dragon.kind = guard;
    parts.encounters = {dragon};
    BOOST_TEST(notes(parts) == perfect("3 rooms, 2 corridors"));
    parts.encounters[0].room = RoomId{2};
    BOOST_TEST(notes(parts) == "'dragon' guards 'purse', which is not in its room at first\n" +
                                   perfect("3 rooms, 2 corridors"));
}

BOOST_AUTO_TEST_CASE(a_hundred_notes_of_a_kind_are_told_and_the_rest_counted) {
    WorldParts parts;
    parts.grid = Grid(2, 300);
    for (std::uint32_t i = 0; i < 150; ++i) {
        parts.grid.open(RoomId{i}, Direction::south);
        if (i > 0) {
            parts.grid.open(RoomId{i}, Direction::west);
            parts.grid.open(RoomId{i + 300}, Direction::west);
        }
    }
    parts.grid.open(RoomId{298}, Direction::east);
    parts.grid.open(RoomId{296}, Direction::east); // a wall between floors: no dungeon
    parts.goals = {RoomId{1}};
    std::string told = room_notes(parts);
    // 296 rooms without exits, 4 out of reach, 149 cycles.
    BOOST_TEST(std::count(told.begin(), told.end(), '\n') == 101 + 4 + 101);
    BOOST_TEST(told.find("and 196 more rooms without exits\n") != std::string::npos);
    BOOST_TEST(told.find("and 49 more corridors that close a cycle\n") != std::string::npos);
    parts.grid = Grid(1, 102);
    told = room_notes(parts);
    BOOST_TEST(told.find("and 1 more room without exits\n") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
