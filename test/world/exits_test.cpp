#include "clew/world/exits.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <string>
#include <string_view>

namespace clew {

BOOST_AUTO_TEST_SUITE(exits)

BOOST_AUTO_TEST_CASE(exits_are_written_in_the_order_n_s_e_w_u_d) {
    BOOST_TEST(text_of(Exits()) == "");
    BOOST_TEST(text_of(Exits::of_bits(63)) == "NSEWUD");
    BOOST_TEST(text_of(Exits().with(Direction::west).with(Direction::north)) == "NW");
}

BOOST_AUTO_TEST_CASE(exit_strings_are_read_in_any_order_and_case) {
    struct Row {
        std::string_view text;
        std::string_view written;
    };
    const std::array<Row, 6> rows = {
        {{"NWS", "NSW"}, {"sn", "NS"}, {"wEsN", "NSEW"}, {"e", "E"}, {"", ""}, {"WE", "EW"}}};
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT("'" << row.text << "'") {
            const auto exits = exits_of(row.text);
            BOOST_REQUIRE(exits.has_value());
            BOOST_TEST(text_of(*exits) == row.written);
        }
    }
}

BOOST_AUTO_TEST_CASE(what_is_no_exit_string_is_refused_at_its_letter) {
    struct Row {
        std::string_view text;
        std::size_t at;
    };
    const std::array<Row, 8> rows = {{{"NX", 1},
                                      {"NSN", 2},
                                      {"nN", 1},
                                      {"-", 0},
                                      {"N S", 1},
                                      {"U", 0},
                                      {"NSD", 2},
                                      {"N\xC3\xA9", 1}}};
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT("'" << row.text << "'") {
            std::size_t at = 99;
            BOOST_TEST(!exits_of(row.text, &at).has_value());
            BOOST_TEST(at == row.at);
            BOOST_TEST(!exits_of(row.text).has_value());
        }
    }
}

BOOST_AUTO_TEST_CASE(reading_undoes_writing) {
    for (unsigned bits = 0; bits < 16; ++bits) {
        const Exits exits = Exits::of_bits(bits);
        BOOST_TEST((exits_of(text_of(exits)) == exits));
    }
}

BOOST_AUTO_TEST_CASE(exits_are_a_set) {
    Exits exits;
    BOOST_TEST(exits.empty());
    exits = exits.with(Direction::up).with(Direction::up).with(Direction::east);
    BOOST_TEST(exits.count() == 2);
    BOOST_TEST(exits.has(Direction::up));
    BOOST_TEST(!exits.has(Direction::down));
    exits = exits.without(Direction::up).without(Direction::down);
    BOOST_TEST(text_of(exits) == "E");
    BOOST_TEST(text_of(exits.with(Exits::of_bits(1))) == "NE");
    BOOST_TEST(Exits::of_bits(0xFF).bits() == 63U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
