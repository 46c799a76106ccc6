#include "clew/world/faults.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clew {

namespace {

Span on(std::uint32_t line) { return {{line, 6}, 1}; }

Spot at(Where where, std::uint32_t line) { return {std::move(where), on(line)}; }

Spot at(const char* name, std::uint32_t line) { return {std::string(name), on(line)}; }

Where row_column(std::uint32_t row, std::uint32_t column) { return Place{row, column}; }

// A plan of 6 x 6 rooms, to which a test adds what it is about. Tables lie where it says.
struct Draft {
    Plan plan;

    RoomPlan& room(const char* id, Spot where) {
        return plan.rooms.emplace_back(
            RoomPlan{{nowhere, id, "", ""}, std::move(where), {{1, 1}, 1}});
    }
    ItemPlan& item(const char* id, Spot where, bool weapon = false) {
        ItemPlan& made = plan.items.emplace_back();
        made.item.id = id;
        made.item.weapon = weapon;
        made.at = std::move(where);
        made.span = {{2, 1}, 1};
        return made;
    }
    EncounterPlan& encounter(const char* id, Spot where, EncounterKind kind) {
        EncounterPlan& made = plan.encounters.emplace_back();
        made.encounter.id = id;
        made.encounter.kind = std::move(kind);
        made.at = std::move(where);
        made.span = {{3, 1}, 1};
        return made;
    }
    PassagePlan& passage(const char* id, Direction go, Spot from, Spot to) {
        PassagePlan& made = plan.passages.emplace_back();
        made.passage.id = id;
        made.passage.go = go;
        made.from = std::move(from);
        made.to = std::move(to);
        made.span = {{static_cast<std::uint32_t>(40 + plan.passages.size()), 1}, 1};
        return made;
    }
    // Four rooms in a ring, the northern side a wall.
    void give_grid() {
        plan.maze.given = Grid(2, 2);
        plan.maze.given->open(RoomId{0}, Direction::south);
        plan.maze.given->open(RoomId{1}, Direction::south);
        plan.maze.given->open(RoomId{2}, Direction::east);
    }
    [[nodiscard]] std::string faults() const {
        std::string text;
        for (const Diagnostic& fault : faults_of(plan)) {
            text += text_of(fault, "w", "");
        }
        return text;
    }
};

} // namespace

BOOST_AUTO_TEST_SUITE(faults)

BOOST_AUTO_TEST_CASE(a_sound_plan_has_no_faults) {
    Draft draft;
    BOOST_TEST(draft.faults() == "");
    draft.plan.maze.start = at(Corner::south_east, 1);
    draft.plan.maze.goals = {at("hall", 2), at(row_column(0, 0), 3)};
    draft.room("hall", at(row_column(0, 1), 4));
    draft.item("sword", at(Rule::anywhere, 5), true);
    draft.item("ring", {});
    draft.encounter("rat", at("hall", 6), Monster{}).beaten_by = {{"sword", on(7)}};
    EncounterPlan& king = draft.encounter("king", at(Rule::far, 8), QuestGiver{});
    king.wants = {"sword", on(9)};
    king.gives = {"ring", on(10)};
    draft.encounter("pit", at("hall", 11), Trap{}).to = {false, at("hall", 12)};
    draft.passage("drop", Direction::down, at("hall", 13), at(row_column(4, 4), 14)).locked_by = {
        "ring", on(15)};
    BOOST_TEST(draft.faults() == "");
}

BOOST_AUTO_TEST_CASE(only_the_first_hundred_wrong_names_have_suggestions) {
    Draft draft;
    draft.room("hall", at(row_column(0, 0), 1));
    for (int i = 0; i < 150; ++i) {
        draft.plan.maze.goals.push_back(at("hal", 9));
        draft.plan.maze.goals.back().span.begin.column = static_cast<std::uint32_t>(i + 1);
    }
    const Diagnostics faults = faults_of(draft.plan);
    BOOST_TEST(faults.size() == 150);
    const auto hints = std::count_if(faults.begin(), faults.end(), [](const Diagnostic& fault) {
        return fault.hint == "did you mean 'hall'?";
    });
    BOOST_TEST(hints == 100);
}

BOOST_AUTO_TEST_CASE(a_room_that_is_not_there_is_named_wherever_it_is_meant) {
    constexpr std::string_view message =
        "w:9:6: error: no room is called 'hal'; did you mean 'hall'?\n";
    const std::vector<std::pair<std::string_view, std::function<void(Draft&)>>> rows = {
        {"start", [](Draft& d) { d.plan.maze.start = at("hal", 9); }},
        {"goal", [](Draft& d) { d.plan.maze.goals = {at("hal", 9)}; }},
        {"item", [](Draft& d) { d.item("x", at("hal", 9)); }},
        {"encounter", [](Draft& d) { d.encounter("x", at("hal", 9), Monster{}); }},
        {"trap's end",
         [](Draft& d) {
             d.encounter("x", at("hall", 8), Trap{}).to = {false, at("hal", 9)};
         }},
        {"teleporter",
         [](Draft& d) {
             d.item("x", at("hall", 8)).teleporter = DestinationPlan{false, at("hal", 9)};
         }},
        {"from", [](Draft& d) { d.passage("x", Direction::up, at("hal", 9), at("hall", 8)); }},
        {"to", [](Draft& d) { d.passage("x", Direction::up, at("hall", 8), at("hal", 9)); }},
    };
    for (const auto& [name, add] : rows) {
        BOOST_TEST_CONTEXT(name) {
            Draft draft;
            draft.room("hall", at(row_column(0, 1), 5));
            add(draft);
            BOOST_TEST(draft.faults() == message);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_fault_is_shown_where_it_stands) {
    Draft draft;
    draft.room("hall", at(row_column(0, 1), 2));
    draft.item("sword", {std::string("hal"), {{3, 6}, 5}});
    const Diagnostics found = faults_of(draft.plan);
    BOOST_REQUIRE(found.size() == 1U);
    BOOST_TEST(text_of(found[0], "escape.toml", "[rooms.hall]\nat = [0, 1]\nat = \"hal\"\n") ==
               "escape.toml:3:6: error: no room is called 'hal'; did you mean 'hall'?\n"
               "at = \"hal\"\n"
               "     ^~~~~\n");
}

BOOST_AUTO_TEST_CASE(what_a_spot_may_be_is_told_when_no_room_is_near) {
    Draft draft;
    draft.item("sword", at("ballroom", 7));
    draft.item("lamp", at("south-esat", 8));
    BOOST_TEST(draft.faults() ==
               "w:7:6: error: no room is called 'ballroom'; expected a room's id, a corner such as "
               "'south-east', or [row, column]\n"
               "w:8:6: error: no room is called 'south-esat'; did you mean 'south-east'?\n");
}

BOOST_AUTO_TEST_CASE(a_place_off_the_grid_is_told_with_the_grids_bounds) {
    Draft draft;
    draft.plan.maze.start = at(row_column(7, 2), 4);
    draft.plan.maze.goals = {at(row_column(0, 0), 5), at(row_column(0, 6), 6)};
    draft.room("hall", at(row_column(6, 0), 9));
    draft.item("sword", at("hall", 10));
    BOOST_TEST(draft.faults() == "w:4:6: error: row 7, column 2 is off the grid; rows go from 0 to "
                                 "5 and columns from 0 to 5\n"
                                 "w:6:6: error: row 0, column 6 is off the grid; rows go from 0 to "
                                 "5 and columns from 0 to 5\n"
                                 "w:9:6: error: row 6, column 0 is off the grid; rows go from 0 to "
                                 "5 and columns from 0 to 5\n");
}

BOOST_AUTO_TEST_CASE(the_bounds_are_those_of_a_given_grid) {
    Draft draft;
    draft.plan.maze.given = Grid(1, 3);
    draft.plan.maze.start = at(row_column(1, 0), 4);
    BOOST_TEST(draft.faults() == "w:4:6: error: row 1, column 0 is off the grid; the only row is 0 "
                                 "and columns go from 0 to 2\n");
    draft.plan.maze.given = Grid(3, 1);
    draft.plan.maze.start = at(row_column(1, 1), 4);
    BOOST_TEST(draft.faults() == "w:4:6: error: row 1, column 1 is off the grid; rows go from 0 to "
                                 "2 and the only column is 0\n");
}

BOOST_AUTO_TEST_CASE(two_rooms_on_one_place_are_a_fault) {
    Draft draft;
    draft.room("hall", at(row_column(0, 1), 4));
    draft.room("cellar", at(Corner::north_east, 6));
    draft.room("attic", at(row_column(0, 1), 8));
    draft.room("tower", at(row_column(0, 5), 10));
    BOOST_TEST(draft.faults() == "w:8:6: error: 'hall' and 'attic' are both at row 0, column 1; a "
                                 "place holds one named room\n"
                                 "w:10:6: error: 'cellar' and 'tower' are both at row 0, column 5; "
                                 "a place holds one named room\n");
}

BOOST_AUTO_TEST_CASE(a_room_is_on_a_place_a_corner_or_a_letter) {
    Draft draft;
    draft.plan.maze.given = Grid(6, 6);
    draft.plan.maze.letters = {{'H', {1, 1}}};
    draft.room("hall", at("H", 4));
    draft.room("cellar", at("K", 5));
    draft.room("attic", at("north-wets", 6));
    draft.room("tower", at("hall", 7));
    draft.room("crypt", {});
    BOOST_TEST(draft.faults() ==
               "w:1:1: error: nothing says where 'crypt' is; give it 'at'\n"
               "w:5:6: error: no place is called 'K'; expected a letter of the drawing, a corner "
               "such as 'south-east', or [row, column]\n"
               "w:6:6: error: no place is called 'north-wets'; did you mean 'north-west'?\n"
               "w:7:6: error: no place is called 'hall'; expected a letter of the drawing, a "
               "corner such as 'south-east', or [row, column]\n");
}

BOOST_AUTO_TEST_CASE(what_names_a_place_elsewhere_is_told_what_to_write_instead) {
    Draft draft;
    draft.plan.maze.start = at(row_column(2, 3), 2);
    draft.plan.maze.goals = {at(Corner::north_east, 2)};
    draft.room("hall", at("S", 4));
    draft.item("key", at("G", 5));
    draft.item("pen", at("far", 6));
    draft.item("cup", at("anywhere", 7));
    BOOST_TEST(draft.faults() ==
               "w:4:6: error: no place is called 'S'; 'S' only marks the start in a drawing; write "
               "[2, 3] here\n"
               "w:5:6: error: no room is called 'G'; 'G' only marks a goal in a drawing; write "
               "[0, 5] here\n"
               "w:6:6: error: no room is called 'far'; where chance may choose, write place = "
               "'far' instead of 'at'\n"
               "w:7:6: error: no room is called 'anywhere'; where chance may choose, write place "
               "= 'anywhere' instead of 'at'\n");
}

BOOST_AUTO_TEST_CASE(an_item_that_is_not_there_is_named_wherever_it_is_meant) {
    constexpr std::string_view message =
        "w:9:6: error: no item is called 'swrod'; did you mean 'sword'?\n";
    const std::vector<std::pair<std::string_view, std::function<void(Draft&)>>> rows = {
        {"beaten_by",
         [](Draft& d) {
             d.encounter("x", at(Rule::far, 8), Monster{}).beaten_by = {{"swrod", on(9)}};
         }},
        {"wants",
         [](Draft& d) {
             d.encounter("x", at(Rule::far, 8), QuestGiver{}).wants = {"swrod", on(9)};
         }},
        {"gives",
         [](Draft& d) {
             d.encounter("x", at(Rule::far, 8), QuestGiver{}).gives = {"swrod", on(9)};
         }},
        {"locked_by",
         [](Draft& d) {
             d.passage("x", Direction::up, at(row_column(0, 0), 8), at(row_column(0, 1), 8))
                 .locked_by = {"swrod", on(9)};
         }},
    };
    for (const auto& [name, add] : rows) {
        BOOST_TEST_CONTEXT(name) {
            Draft draft;
            draft.item("sword", at(Rule::anywhere, 5), true);
            add(draft);
            BOOST_TEST(draft.faults() == message);
        }
    }
}

BOOST_AUTO_TEST_CASE(what_items_there_are_is_told_when_none_is_near) {
    Draft draft;
    draft.encounter("rat", at(Rule::far, 8), Monster{}).beaten_by = {{"cat", on(9)}};
    BOOST_TEST(draft.faults() == "w:9:6: error: no item is called 'cat'; the world has no items\n");
    draft.item("sword", at(Rule::anywhere, 5), true);
    BOOST_TEST(draft.faults() == "w:9:6: error: no item is called 'cat'; expected the id of an "
                                 "item, such as 'sword'\n");
}

BOOST_AUTO_TEST_CASE(only_a_weapon_beats_a_monster) {
    Draft draft;
    draft.item("sword", at(Rule::anywhere, 5), true);
    draft.item("lamp", at(Rule::anywhere, 6));
    draft.encounter("rat", at(Rule::far, 8), Monster{}).beaten_by = {{"sword", on(9)},
                                                                     {"lamp", on(10)}};
    BOOST_TEST(draft.faults() == "w:10:6: error: 'lamp' is no weapon; give it 'weapon = true'\n");
}

BOOST_AUTO_TEST_CASE(everything_is_somewhere_or_given_by_one) {
    Draft draft;
    draft.item("sword", {});
    draft.item("ring", {});
    draft.item("crown", at(Rule::anywhere, 7));
    draft.encounter("king", at(Rule::far, 10), QuestGiver{}).gives = {"ring", on(11)};
    draft.encounter("queen", at(Rule::far, 12), QuestGiver{}).gives = {"ring", on(13)};
    draft.encounter("prince", at(Rule::far, 14), QuestGiver{}).gives = {"crown", on(15)};
    draft.encounter("rat", {}, Monster{});
    BOOST_TEST(draft.faults() ==
               "w:2:1: error: nothing says where 'sword' is; give it 'at', 'place' or 'inside'\n"
               "w:3:1: error: nothing says where 'rat' is; give it 'at' or 'place'\n"
               "w:7:6: error: 'crown' has a place, and 'prince' gives it too; take one of the two "
               "away\n"
               "w:13:6: error: 'king' and 'queen' both give 'ring'; a thing is given by one\n");
}

BOOST_AUTO_TEST_CASE(a_room_holds_one_trap_but_several_who_wait) {
    Draft draft;
    draft.encounter("pit", at(row_column(2, 2), 5), Trap{});
    draft.encounter("rat", at(row_column(2, 2), 6), Monster{});
    draft.encounter("hole", at(row_column(2, 2), 7), Trap{});
    draft.encounter("fox", at(row_column(2, 2), 8), Riddler{});
    draft.encounter("well", at(Rule::anywhere, 9), Trap{});
    draft.encounter("shaft", at(Rule::anywhere, 10), Trap{});
    BOOST_TEST(draft.faults() == "w:7:6: error: 'pit' and 'hole' are both traps at row 2, column "
                                 "2; a room holds one trap\n");
}

BOOST_AUTO_TEST_CASE(a_passage_begins_somewhere_and_leads_elsewhere) {
    Draft draft;
    draft.passage("drop", Direction::up, {}, {});
    draft.passage("loop", Direction::up, at(row_column(0, 0), 50), at(Corner::north_west, 51));
    BOOST_TEST(draft.faults() ==
               "w:41:1: error: nothing says where 'drop' begins; give it 'from'\n"
               "w:41:1: error: nothing says where 'drop' leads; give it 'to'\n"
               "w:51:6: error: 'loop' leads from a room to itself; expected another room in "
               "'to'\n");
}

BOOST_AUTO_TEST_CASE(two_passages_do_not_leave_a_room_in_one_direction) {
    Draft draft;
    const Spot hall = at(row_column(0, 1), 50);
    const Spot cave = at(row_column(4, 4), 51);
    const Spot well = at(row_column(5, 5), 52);
    draft.passage("drop", Direction::south, hall, cave).passage.one_way = true;
    draft.passage("slide", Direction::south, hall, well).passage.one_way = true;
    draft.passage("ladder", Direction::down, cave, hall);
    draft.passage("rope", Direction::up, hall, well);
    BOOST_TEST(draft.faults() ==
               "w:42:1: error: 'drop' and 'slide' both lead south from row 0, column 1; a room has "
               "one way out in each direction\n"
               "w:44:1: error: the way back of 'ladder' and 'rope' both lead up from row 0, column "
               "1; a room has one way out in each direction; with 'one_way = true' a passage has "
               "no way back\n");
}

BOOST_AUTO_TEST_CASE(a_passage_does_not_go_where_the_maze_has_an_exit) {
    Draft draft;
    draft.give_grid();
    const Spot north_west = at(Corner::north_west, 50);
    const Spot south_east = at(Corner::south_east, 51);
    draft.passage("drop", Direction::south, north_west, south_east).passage.one_way = true;
    draft.passage("ramp", Direction::east, north_west, south_east);
    draft.passage("stairs", Direction::up, north_west, south_east);
    BOOST_TEST(draft.faults() ==
               "w:41:1: error: 'drop' leads south where the maze has an exit already; close that "
               "exit of row 0, column 0, or choose another direction\n"
               "w:42:1: error: the way back of 'ramp' leads west where the maze has an exit "
               "already; close that exit of row 1, column 1, or say 'one_way = true'\n");
}

BOOST_AUTO_TEST_CASE(a_passage_along_an_exit_is_a_door_on_it) {
    Draft draft;
    draft.give_grid();
    draft.passage("door", Direction::south, at(Corner::north_west, 50), at(row_column(1, 0), 51));
    draft.passage("gap", Direction::east, at(Corner::north_west, 50), at(row_column(0, 1), 51));
    BOOST_TEST(draft.faults() == "");
}

BOOST_AUTO_TEST_CASE(a_maze_to_be_made_has_no_exits_to_be_in_the_way) {
    Draft draft;
    draft.passage("drop", Direction::south, at(Corner::north_west, 50), at(row_column(4, 4), 51));
    BOOST_TEST(draft.faults() == "");
}

BOOST_AUTO_TEST_CASE(sides_that_disagree_are_named_in_the_order_of_rooms) {
    Grid grid(2, 3);
    grid.set_exits(grid.at({1, 0}), *exits_of("N"));
    grid.set_exits(grid.at({0, 2}), *exits_of("EW"));
    std::string text;
    for (const Diagnostic& fault : asymmetries_of(grid, {})) {
        text += text_of(fault, "w", "");
    }
    BOOST_TEST(text == "w: error: row 0, column 2 opens east, off the grid; close that side\n"
                       "w: error: row 0, column 2 opens west, but row 0, column 1 does not open "
                       "east; open both sides or neither\n"
                       "w: error: row 1, column 0 opens north, but row 0, column 0 does not open "
                       "south; open both sides or neither\n");
}

BOOST_AUTO_TEST_CASE(sides_that_disagree_are_shown_where_the_room_is_written) {
    Draft draft;
    draft.plan.maze.given = Grid(1, 2);
    draft.plan.maze.given->set_exits(RoomId{1}, *exits_of("sw"));
    draft.plan.maze.spans = {{{3, 2}, 3}, {{3, 7}, 4}};
    BOOST_TEST(draft.faults() ==
               "w:3:7: error: row 0, column 1 opens south, off the grid; close that side\n"
               "w:3:7: error: row 0, column 1 opens west, but row 0, column 0 does not open east; "
               "open both sides or neither\n");
}

BOOST_AUTO_TEST_CASE(all_faults_come_at_once_in_file_order) {
    Draft draft;
    draft.passage("x", Direction::up, at("a", 30), at(row_column(9, 9), 20));
    draft.encounter("rat", at("bb", 10), Monster{}).beaten_by = {{"c", on(25)}};
    draft.plan.maze.start = at(row_column(6, 6), 15);
    std::vector<std::uint32_t> lines;
    for (const Diagnostic& fault : faults_of(draft.plan)) {
        lines.push_back(fault.span.begin.line);
    }
    BOOST_TEST((lines == std::vector<std::uint32_t>{10, 15, 20, 25, 30}));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
