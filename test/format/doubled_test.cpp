#include "clew/format/doubled.hpp"

#include "reading.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>

namespace clew {

namespace {

std::string half(std::string_view text) { return halved(block_frame_of(text)).value_or("none"); }

} // namespace

BOOST_AUTO_TEST_CASE(two_of_a_kind_are_one) {
    BOOST_TEST(half("######\n##  ##\n######") == "###\n# #\n###\n");
    BOOST_TEST(half("\n  ######\n  ##GG##\n  ######\n") == "###\n#G#\n###\n");
    BOOST_TEST(half("######\n##S ##\n######") == "###\n#S#\n###\n");
    BOOST_TEST(half("######\n## S##\n######") == "###\n#S#\n###\n");
}

BOOST_AUTO_TEST_CASE(what_is_no_maze_of_walls_or_not_drawn_twice_is_left_alone) {
    for (const char* text :
         {"", "#", "####\n#  #\n####", "####\n####\n####\n", "###\n# #\n###",
          "######\n##SG##\n######", "######\n# S ##\n######", "######\n##SS##zz\n######",
          "######\n##SS##\n####..", "##########\n##  ##  ##\n##      ##\n##  ##  ##\n##########",
          "######\n######\n######"}) {
        BOOST_TEST_CONTEXT(text) {
            BOOST_TEST(half(text) == "none");
            BOOST_TEST(!is_drawn_twice(block_frame_of(text)));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_line_that_is_not_drawn_twice_is_a_slip_where_nearly_all_are) {
    const auto slips = [](std::string_view text) { return told(slips_of(block_frame_of(text))); };
    const std::string rest = " two characters differ here; expected each drawn twice, as in the "
                             "other lines\n";
    BOOST_TEST(slips("##########\n##SS##GG##\n##  #   ##\n##      ##\n##########") ==
               "3:5+2" + rest);
    const std::string two = "\n  ######\n  ##SS##\n  ##  ##\n  ##  ##\n";
    BOOST_TEST(slips(two + "  #####\n") == "6:7+2" + rest);
    BOOST_TEST(slips(two + "  ######\n  ##S#\n  ######\n") == "7:5+2" + rest);
    BOOST_TEST(slips(two + "  ######\n  ##SG##\n  #####\n") == ""); // two of seven lines
    BOOST_TEST(slips("######\n##SS##\n######") == "");
    BOOST_TEST(slips("##########\n##SS  GG##\n##  ##  ##\n####  ####\n##########") == "");
    BOOST_TEST(slips("#####\n#S G#\n#####") == "");
}

BOOST_AUTO_TEST_CASE(lines_that_are_all_wall_do_not_tell_that_a_drawing_is_drawn_twice) {
    const auto slips = [](std::string_view text) { return told(slips_of(block_frame_of(text))); };
    BOOST_TEST(slips("######\n#   x#\n######") == "");
    BOOST_TEST(slips("######\n##S#\n######") == "");
    BOOST_TEST(slips("######\n##SS##\n#####") == "");
    BOOST_TEST(slips("##########\n#   x    #\n##########") == "");
}

BOOST_AUTO_TEST_CASE(spans_come_back_to_the_drawing) {
    const BlockFrame frame = block_frame_of("\n  ######\n  ##SS##\n  ######\n");
    const auto back = doubled(Unexpected{Diagnostics{{Severity::error, {{2, 2}, 1}, "x", {}},
                                                     {Severity::error, {{0, 0}, 1}, "all", {}}}},
                              frame);
    BOOST_TEST((back.error()[0].span == Span{{3, 5}, 2}));
    BOOST_TEST((back.error()[1].span == Span{{0, 0}, 1}));
}

} // namespace clew
