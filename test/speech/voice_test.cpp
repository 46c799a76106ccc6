#include "clew/speech/voice.hpp"

#include <boost/test/unit_test.hpp>

#include <array>

namespace clew::test {

namespace {

struct Where {
    Place place;
    std::string_view row_column;
    std::string_view letter_number;
};

constexpr std::array<Where, 9> wheres = {{
    {{0, 0}, "row 0, column 0", "a1"},
    {{5, 5}, "row 5, column 5", "f6"},
    {{3, 9}, "row 3, column 9", "d10"},
    {{25, 0}, "row 25, column 0", "z1"},
    {{26, 0}, "row 26, column 0", "aa1"},
    {{27, 99}, "row 27, column 99", "ab100"},
    {{701, 1}, "row 701, column 1", "zz2"},
    {{702, 1}, "row 702, column 1", "aaa2"},
    {{999, 100}, "row 999, column 100", "all101"},
}};

} // namespace

BOOST_AUTO_TEST_SUITE(voice)

BOOST_AUTO_TEST_CASE(places_are_written_in_both_styles) {
    const Grid grid(1000, 1000);
    for (const Where& where : wheres) {
        BOOST_TEST_CONTEXT(where.row_column) {
            std::string plain;
            append_place(plain, grid, grid.at(where.place), Coordinates::row_column);
            BOOST_TEST(plain == where.row_column);
            std::string short_one = "at ";
            append_place(short_one, grid, grid.at(where.place), Coordinates::letter_number);
            BOOST_TEST(short_one == "at " + std::string(where.letter_number));
        }
    }
}

BOOST_AUTO_TEST_CASE(keys_name_the_directions) {
    BOOST_TEST(word_for(Direction::north, Keys::compass) == "north");
    BOOST_TEST(word_for(Direction::down, Keys::compass) == "down");
    for (const Keys keys : {Keys::udlr, Keys::hjkl, Keys::wasd}) {
        BOOST_TEST_CONTEXT(name_of(keys)) {
            BOOST_TEST(word_for(Direction::north, keys) == "up");
            BOOST_TEST(word_for(Direction::south, keys) == "down");
            BOOST_TEST(word_for(Direction::east, keys) == "right");
            BOOST_TEST(word_for(Direction::west, keys) == "left");
            BOOST_TEST(word_for(Direction::up, keys) == "upstairs");
            BOOST_TEST(word_for(Direction::down, keys) == "downstairs");
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
