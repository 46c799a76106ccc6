#include "clew/draw/marks.hpp"

#include "pictures.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

BOOST_AUTO_TEST_SUITE(marks)

BOOST_AUTO_TEST_CASE(the_player_hides_the_start_the_start_a_goal_and_a_goal_the_path) {
    const Grid grid(1, 5);
    Picture picture = whole(grid);
    picture.player = RoomId{0};
    picture.start = RoomId{1};
    picture.goals = {RoomId{0}, RoomId{1}, RoomId{2}};
    picture.path = {RoomId{0}, RoomId{1}, RoomId{2}, RoomId{3}};
    const Marks marks(picture);
    std::string all;
    for (std::uint32_t room = 0; room < 5; ++room) {
        all += marks.at(RoomId{room});
    }
    BOOST_TEST(all == "@SG. ");
}

BOOST_AUTO_TEST_CASE(a_row_s_marks_are_those_of_its_rooms) {
    Random random(16);
    for (int i = 0; i < 50; ++i) {
        const Grid grid = random_grid(9, 9, random);
        Picture picture = random_picture(grid, random);
        picture.player = RoomId{static_cast<std::uint32_t>(random.below(grid.room_count()))};
        const Marks marks(picture);
        for (std::uint32_t row = 0; row < 9; ++row) {
            std::string line(9, ' ');
            marks.for_each(row * 9, 9, [&](std::uint32_t at, char mark) { line.at(at) = mark; });
            for (std::uint32_t column = 0; column < 9; ++column) {
                BOOST_TEST(line[column] == marks.at(RoomId{row * 9 + column}));
            }
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
