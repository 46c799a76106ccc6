#include "clew/format/narrow.hpp"

#include "reading.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>

namespace clew {

using namespace std::literals;

BOOST_AUTO_TEST_CASE(box_characters_of_any_weight_become_posts_and_walls) {
    BOOST_TEST(narrowed("┌───┬───┐\n│   ╵   │\n└───────┘\n") ==
               "+---+---+\n|   +   |\n+-------+\n");
    BOOST_TEST(narrowed("┏━┓╔═╗╭╮┃║╋╬╴╵╶╷") == "+-++-+++||++++++");
    BOOST_TEST(narrowed("█ #") == "# #");
}

BOOST_AUTO_TEST_CASE(whatever_else_is_not_ascii_becomes_one_nul) {
    BOOST_TEST(narrowed("é┄╌╱x") == "\0\0\0\0x"s);
    BOOST_TEST(narrowed("\xE2\x94") == "\0"s);
    BOOST_TEST(narrowed("\x80\xFF+") == "\0\0+"s);
    BOOST_TEST(narrowed("").empty());
}

BOOST_AUTO_TEST_CASE(a_mask_has_one_nul_for_each_wide_character) {
    BOOST_TEST((masked("+é█x\xFF\n") == "+\0\0x\0\n"s));
    BOOST_TEST(!masked("+--+\n|  |\n").has_value());
}

BOOST_AUTO_TEST_CASE(a_text_may_begin_with_one) {
    BOOST_TEST(begins_with_box("─"));
    BOOST_TEST(begins_with_box("╿ "));
    BOOST_TEST(!begins_with_box("█"));
    BOOST_TEST(!begins_with_box("\xE2\x94"));
    BOOST_TEST(!begins_with_box(""));
    BOOST_TEST(begins_with_full_block("█x"));
    BOOST_TEST(!begins_with_full_block("x█"));
}

BOOST_AUTO_TEST_CASE(spans_come_back_to_bytes) {
    Diagnostics faults = {
        {Severity::error, {{0, 0}, 1}, "all", {}},   {Severity::error, {{1, 2}, 1}, "second", {}},
        {Severity::error, {{1, 2}, 2}, "again", {}}, {Severity::error, {{3, 1}, 3}, "three", {}},
        {Severity::error, {{3, 4}, 1}, "end", {}},   {Severity::error, {{9, 1}, 1}, "beyond", {}}};
    const auto back = widened(Unexpected{faults}, "é│x\n\n│││\n");
    BOOST_TEST(told(back.error()) == "0:0+1 all\n1:3+3 second\n1:3+4 again\n3:1+9 three\n"
                                     "3:10+1 end\n9:1+1 beyond\n");
}

} // namespace clew
