#include "clew/draw/exits.hpp"

#include "clew/format/maze_text.hpp"
#include "drawings.hpp"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

using namespace clew;
using namespace clew::test;

namespace {

std::string table_of(const Grid& grid) {
    std::string out;
    append_exits(out, grid);
    return out;
}

} // namespace

BOOST_AUTO_TEST_SUITE(exit_table)

BOOST_AUTO_TEST_CASE(a_table_has_a_row_a_line) {
    BOOST_TEST(table_of(grid_of("E SW S / S NE NSW / NE EW NW")) ==
               "[[\"E\",\"SW\",\"S\"],\n [\"S\",\"NE\",\"NSW\"],\n [\"NE\",\"EW\",\"NW\"]]\n");
    BOOST_TEST(table_of(Grid(1, 1)) == "[[\"\"]]\n");
    BOOST_TEST(table_of(Grid(2, 1)) == "[[\"\"],\n [\"\"]]\n");
}

BOOST_AUTO_TEST_CASE(each_set_of_exits_is_written_in_the_order_n_s_e_w) {
    for (unsigned bits = 0; bits < 16; ++bits) {
        Grid grid(1, 1);
        grid.set_exits(RoomId{0}, Exits::of_bits(bits));
        BOOST_TEST(table_of(grid) == "[[\"" + text_of(Exits::of_bits(bits)) + "\"]]\n");
    }
}

BOOST_AUTO_TEST_CASE(a_table_is_json) {
    Random random(5);
    const Grid grid = random_grid(7, 4, random);
    const auto json = nlohmann::json::parse(table_of(grid));
    BOOST_REQUIRE(json.size() == 7U);
    for (std::uint32_t row = 0; row < 7; ++row) {
        BOOST_REQUIRE(json[row].size() == 4U);
        for (std::uint32_t column = 0; column < 4; ++column) {
            BOOST_TEST(json[row][column].get<std::string>() ==
                       text_of(grid.exits(grid.at({row, column}))));
        }
    }
}

BOOST_AUTO_TEST_CASE(reading_undoes_writing) {
    Random random(2);
    for (std::uint32_t rows = 1; rows <= 12; ++rows) {
        for (std::uint32_t columns = 1; columns <= 12; ++columns) {
            for (int i = 0; i < 4; ++i) {
                const Grid grid = random_grid(rows, columns, random);
                const auto read = read_exit_table(table_of(grid));
                BOOST_TEST_CONTEXT(rows << "x" << columns << ", number " << i) {
                    BOOST_REQUIRE(read.has_value());
                    BOOST_TEST((read->grid == grid));
                }
            }
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
