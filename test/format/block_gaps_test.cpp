#include "clew/format/block_gaps.hpp"

#include "reading.hpp"

#include <boost/test/unit_test.hpp>

namespace clew {

namespace {

Gap gap_at(std::uint32_t column) { return {{0, column}, {{1, 2 * column + 2}, 1}, "north"}; }

BlockGaps gaps(std::uint32_t count) {
    BlockGaps gaps;
    for (std::uint32_t column = 0; column < count; ++column) {
        gaps.add(gap_at(column));
    }
    return gaps;
}

} // namespace

BOOST_AUTO_TEST_SUITE(block_gaps)

BOOST_AUTO_TEST_CASE(the_first_of_two_gaps_is_the_start_and_a_single_one_the_goal) {
    FaultList faults;
    MazeText two;
    gaps(2).settle(two, "'#'", faults);
    BOOST_TEST((two.start == Place{0, 0}));
    BOOST_TEST((two.goals == std::vector<Place>{{0, 1}}));
    MazeText one;
    gaps(1).settle(one, "'#'", faults);
    BOOST_TEST(!one.start.has_value());
    BOOST_TEST((one.goals == std::vector<Place>{{0, 0}}));
    BOOST_TEST(faults.empty());
    BOOST_TEST(BlockGaps().empty());
}

BOOST_AUTO_TEST_CASE(of_a_start_each_gap_is_a_goal_and_a_room_is_one_once) {
    FaultList faults;
    MazeText maze;
    maze.start = Place{3, 3};
    BlockGaps corner = gaps(2);
    corner.add({{0, 0}, {{2, 1}, 1}, "west"});
    corner.settle(maze, "'#'", faults);
    BOOST_TEST((maze.goals == std::vector<Place>{{0, 0}, {0, 1}}));
    BOOST_TEST(faults.empty());
}

BOOST_AUTO_TEST_CASE(a_start_has_so_many_goals_and_no_more) {
    FaultList faults;
    MazeText maze;
    maze.start = Place{3, 3};
    gaps(goals_max + 1).settle(maze, "'#'", faults);
    BOOST_TEST(maze.goals.size() == goals_max);
    BOOST_TEST(told(std::move(faults).take()) ==
               "1:2002+1 the outer wall has a gap north of row 0, column 1000; expected at most "
               "1000 goals; '--as cells' reads gaps as floor\n");
}

BOOST_AUTO_TEST_CASE(cells_are_named_where_nothing_else_is_wrong) {
    const auto told_beside = [](const char* other, std::uint64_t one_sided) {
        FaultList faults;
        if (*other != '\0') {
            faults.add({{9, 1}, 1}, other);
        }
        MazeText maze;
        maze.start = maze.goals.emplace_back(Place{0, 0});
        maze.one_sided = one_sided;
        gaps(1).settle(maze, "'%'", faults);
        return told(std::move(faults).take());
    };
    const std::string fault = "1:2+1 the outer wall has a gap north of row 0, column 0; expected "
                              "'%', as the start and the goal are given";
    BOOST_TEST(told_beside("", 0) == fault + "; '--as cells' reads gaps as floor\n");
    BOOST_TEST(told_beside("", 1) == fault + "\n");
    BOOST_TEST(told_beside("another fault", 0) == fault + "\n9:1+1 another fault\n");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
