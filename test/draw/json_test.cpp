#include "clew/draw/json.hpp"

#include "pictures.hpp"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

using namespace clew;
using namespace clew::test;

namespace {

std::string json(const Picture& picture) { return drawn(picture, Style::json); }

nlohmann::json place_of(const Grid& grid, RoomId room) {
    return {grid.place_of(room).row, grid.place_of(room).column};
}

nlohmann::json places_of(const Grid& grid, const std::vector<RoomId>& rooms) {
    nlohmann::json places = nlohmann::json::array();
    for (const RoomId room : rooms) {
        places.push_back(place_of(grid, room));
    }
    return places;
}

} // namespace

BOOST_AUTO_TEST_SUITE(json_)

BOOST_AUTO_TEST_CASE(a_maze_is_one_object_on_one_line) {
    const Grid grid = grid_of("E SW / - N");
    Picture picture = whole(grid);
    BOOST_TEST(json(picture) ==
               "{\"rows\":2,\"columns\":2,\"exits\":[[\"E\",\"SW\"],[\"\",\"N\"]]}\n");
    picture.start = RoomId{3};
    picture.goals = {RoomId{0}, RoomId{2}};
    picture.path = {RoomId{3}, RoomId{1}, RoomId{0}};
    BOOST_TEST(json(picture) == "{\"rows\":2,\"columns\":2,\"start\":[1,1],"
                                "\"goals\":[[0,0],[1,0]],\"exits\":[[\"E\",\"SW\"],[\"\",\"N\"]],"
                                "\"solution\":[[1,1],[0,1],[0,0]]}\n");
}

BOOST_AUTO_TEST_CASE(it_is_json_and_tells_all_of_the_picture) {
    Random random(15);
    for (int i = 0; i < 100; ++i) {
        const auto rows = static_cast<std::uint32_t>(1 + random.below(9));
        const auto columns = static_cast<std::uint32_t>(1 + random.below(9));
        const Grid grid = random_grid(rows, columns, random);
        const Picture picture = random_picture(grid, random);
        nlohmann::json expected = {{"rows", rows}, {"columns", columns}};
        for (std::uint32_t row = 0; row < rows; ++row) {
            for (std::uint32_t column = 0; column < columns; ++column) {
                expected["exits"][row][column] = text_of(grid.exits(grid.at({row, column})));
            }
        }
        if (picture.start) {
            expected["start"] = place_of(grid, *picture.start);
        }
        if (!picture.goals.empty()) {
            expected["goals"] = places_of(grid, picture.goals);
        }
        if (!picture.path.empty()) {
            expected["solution"] = places_of(grid, picture.path);
        }
        BOOST_TEST_CONTEXT("number " << i) {
            BOOST_TEST(nlohmann::json::parse(json(picture)) == expected);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
