#include "clew/builder/wishes.hpp"

#include "plans.hpp"

#include <cmath>

using namespace clew;
using namespace clew::test;

namespace {

constexpr std::string_view made = "title = \"T\"\n[maze]\nrows = 3\ncolumns = 4\n";
constexpr std::string_view given = "title = \"T\"\n[maze]\nexits = [[\"E\", \"W\"]]\n";

std::string faults_of_wish(std::string_view source, const Wishes& wishes) {
    Plan plan = plan_of(source);
    plan.maze.span = {{2, 1}, 6};
    const auto wished = with_wishes(std::move(plan), wishes);
    return wished ? "" : text_of(wished.error(), source);
}

} // namespace

BOOST_AUTO_TEST_SUITE(wishes)

BOOST_AUTO_TEST_CASE(no_wish_changes_nothing) {
    const auto plan = with_wishes(plan_of(made), {});
    BOOST_REQUIRE(plan.has_value());
    BOOST_TEST(plan->maze.rows == 3U);
    BOOST_TEST(plan->maze.columns == 4U);
    BOOST_TEST(plan->maze.algorithm == "binary-tree");
    BOOST_TEST(faults_of_wish(given, {}) == "");
}

BOOST_AUTO_TEST_CASE(what_is_wished_stands_in_the_plan) {
    Wishes wishes;
    wishes.rows = 5;
    wishes.columns = 7;
    wishes.algorithm = "depth-first";
    wishes.bias = 0.5;
    wishes.start = Spot{Place{1, 2}, {}};
    wishes.goal = Spot{Corner::north_east, {}};
    wishes.limit = LimitPlan{9, {}};
    const auto plan = with_wishes(plan_of(made), wishes);
    BOOST_REQUIRE(plan.has_value());
    BOOST_TEST(plan->maze.rows == 5U);
    BOOST_TEST(plan->maze.columns == 7U);
    BOOST_TEST(plan->maze.algorithm == "depth-first");
    BOOST_TEST(plan->maze.bias == 0.5);
    BOOST_TEST((plan->maze.start.where == Where{Place{1, 2}}));
    BOOST_REQUIRE(plan->maze.goals.size() == 1U);
    BOOST_TEST((plan->maze.goals[0].where == Where{Corner::north_east}));
    BOOST_TEST((plan->limit.turns == 9U));
}

BOOST_AUTO_TEST_CASE(a_maze_given_room_by_room_takes_new_ends_but_no_new_size) {
    Wishes wishes;
    wishes.start = Spot{Place{0, 0}, {}};
    BOOST_TEST(faults_of_wish(given, wishes) == "");
    wishes.rows = 2;
    wishes.columns = 2;
    wishes.algorithm = "scatter";
    wishes.bias = 0.1;
    wishes.walls = 1;
    wishes.braid = 0.1;
    wishes.halls = wishes.hall_rows = Extent{1, 2};
    wishes.no_overlap = true;
    std::string expected;
    for (const std::string_view what :
         {"number of rows", "number of columns", "algorithm", "bias", "number of walls", "braid",
          "number of halls", "size of halls", "place of halls"}) {
        expected += "w.toml:2:1: error: the " + std::string(what) +
                    " of this maze cannot be chosen; the file gives it room by room\n"
                    "[maze]\n^~~~~~\n";
    }
    BOOST_TEST(faults_of_wish(given, wishes) == expected);
}

BOOST_AUTO_TEST_CASE(a_maze_that_cannot_be_made_is_refused_at_once) {
    const auto sized = [](std::uint32_t rows, std::uint32_t columns) {
        Wishes wishes;
        wishes.rows = rows;
        wishes.columns = columns;
        return faults_of_wish(made, wishes);
    };
    BOOST_TEST(sized(1, 1) == "");
    BOOST_TEST(sized(1, 1U << 30U) == "");
    BOOST_TEST(sized(0, 5) ==
               "w.toml:2:1: error: a maze of 0 x 5 rooms cannot be made; expected at "
               "least 1 x 1 and at most 1073741824 rooms\n[maze]\n^~~~~~\n");
    BOOST_TEST(sized(1, (1U << 30U) + 1) != "");
    BOOST_TEST(sized(65536, 65536) ==
               "w.toml:2:1: error: a maze of 65536 x 65536 rooms cannot be made; expected at least "
               "1 x 1 and at most 1073741824 rooms\n[maze]\n^~~~~~\n");
}

BOOST_AUTO_TEST_CASE(an_unknown_algorithm_is_answered_with_those_there_are) {
    const auto made_by = [](std::string algorithm) {
        Wishes wishes;
        wishes.algorithm = std::move(algorithm);
        return faults_of_wish(made, wishes);
    };
    BOOST_TEST(made_by("depth-frist") == "w.toml:2:1: error: no algorithm is called 'depth-frist'; "
                                         "did you mean 'depth-first'?\n[maze]\n^~~~~~\n");
    BOOST_TEST(made_by("magic").substr(0, 84) ==
               "w.toml:2:1: error: no algorithm is called 'magic'; expected 'binary-tree', "
               "'depth-fi");
}

BOOST_AUTO_TEST_CASE(a_bias_is_a_number_from_0_to_1) {
    for (const double bias : {0.0, 0.5, 1.0, -0.1, 1.1, std::nan("")}) {
        Wishes wishes;
        wishes.algorithm = "depth-first";
        wishes.bias = bias;
        BOOST_TEST_CONTEXT("bias " << bias) {
            BOOST_TEST(faults_of_wish(made, wishes) ==
                       (bias >= 0 && bias <= 1
                            ? ""
                            : "w.toml:2:1: error: the bias is out of its bounds; expected a number "
                              "from 0 to 1\n[maze]\n^~~~~~\n"));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_bias_is_for_an_algorithm_that_has_one) {
    Wishes wishes;
    wishes.algorithm = "binary-tree";
    wishes.bias = 0.5;
    BOOST_TEST(faults_of_wish(made, wishes).substr(0, 109) ==
               "w.toml:2:1: error: a bias does nothing with 'binary-tree'; expected it beside "
               "'depth-first' or 'growing-tree'");
    wishes.bias = 0.0; // as the threads of such mazes say
    BOOST_TEST(faults_of_wish(made, wishes) == "");
}

BOOST_AUTO_TEST_CASE(halls_walls_and_a_braid_are_wished_for_as_a_bias_is) {
    Wishes wishes;
    wishes.algorithm = "dungeon";
    wishes.halls = Extent{2, 3};
    wishes.hall_rows = Extent{4, 4};
    wishes.hall_columns = Extent{1, 1000};
    wishes.no_overlap = true;
    const auto dug = with_wishes(plan_of(made), wishes);
    BOOST_REQUIRE(dug.has_value());
    BOOST_TEST((dug->maze.dungeon == DungeonSpec{{2, 3}, {4, 4}, {1, 1000}, false}));
    Wishes others;
    others.algorithm = "scatter";
    others.walls = 3;
    others.braid = 0.5;
    const auto scattered = with_wishes(plan_of(made), others);
    BOOST_REQUIRE(scattered.has_value());
    BOOST_TEST(scattered->maze.walls == 3U);
    BOOST_TEST(scattered->maze.braid == 0.5);
}

BOOST_AUTO_TEST_CASE(what_an_algorithm_has_no_use_for_is_told) {
    Wishes wishes;
    wishes.algorithm = "dungeon";
    wishes.walls = 1;
    wishes.braid = 0.5;
    const std::string place = "w.toml:2:1: error: ";
    BOOST_TEST(faults_of_wish(made, wishes) ==
               place +
                   "a number of walls does nothing with 'dungeon'; expected it beside 'scatter'\n"
                   "[maze]\n^~~~~~\n" +
                   place +
                   "a braid does nothing with 'dungeon'; expected it beside 'binary-tree', "
                   "'depth-first', 'scatter', 'sidewinder', 'hunt-and-kill', 'prim', 'kruskal', "
                   "'wilson', 'aldous-broder', 'eller', 'growing-tree' or 'recursive-division'\n"
                   "[maze]\n^~~~~~\n");
    wishes = {};
    wishes.halls = wishes.hall_columns = Extent{1, 2};
    wishes.no_overlap = true;
    const std::string rest = " does nothing with 'binary-tree'; expected it beside 'dungeon'\n"
                             "[maze]\n^~~~~~\n";
    BOOST_TEST(faults_of_wish(made, wishes) == place + "a number of halls" + rest + place +
                                                   "a number of hall columns" + rest + place +
                                                   "keeping halls apart" + rest);
}

BOOST_AUTO_TEST_CASE(figures_out_of_their_bounds_are_told) {
    const std::string place = "w.toml:2:1: error: ";
    const std::string line = "\n[maze]\n^~~~~~\n";
    Wishes braided;
    braided.braid = 1.5;
    BOOST_TEST(faults_of_wish(made, braided) ==
               place + "the braid is out of its bounds; expected a number from 0 to 1" + line);
    for (const Extent extent : {Extent{0, 3}, Extent{4, 3}, Extent{1, 1001}}) {
        Wishes wishes;
        wishes.algorithm = "dungeon";
        wishes.hall_rows = extent;
        BOOST_TEST(faults_of_wish(made, wishes) ==
                   place +
                       "the halls are out of their bounds; expected the least first, and each "
                       "from 1 to 1000" +
                       line);
    }
}

BOOST_AUTO_TEST_SUITE_END()
