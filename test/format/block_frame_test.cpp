#include "clew/format/block_frame.hpp"

#include <boost/test/unit_test.hpp>

#include <string_view>

namespace clew {

BOOST_AUTO_TEST_CASE(a_block_drawing_is_known_by_its_first_line) {
    for (const char* text :
         {"###\n# #\n###", "  ####", "\n\n%%%", "XXXX\nX  X", "..#", "S.#.G", "\xEF\xBB\xBF####",
          "\xE2\x96\x88\xE2\x96\x88", "#####q##", "#\n", "# #\n# S #", "....\n"}) {
        BOOST_TEST_CONTEXT(text) { BOOST_TEST(is_block_drawing(text)); }
    }
    for (const char* text : {"", "# a comment", "#:schema x.json\ntitle = 'T'", "title = 'T'",
                             "####\n# hi #\n####\ntitle = 'T'", "###\n[maze]", "###\n  a.b = 1",
                             "X = 1", "GEE", "[[\"E\"]]", "+---+", "## a heading of words"}) {
        BOOST_TEST_CONTEXT(text) { BOOST_TEST(!is_block_drawing(text)); }
    }
}

BOOST_AUTO_TEST_CASE(the_frame_leaves_out_what_is_blank_around_it) {
    const BlockFrame frame = block_frame_of("\n \n   ####\n  #S  #\n   ####\n\n");
    BOOST_TEST(frame.first_number == 3U);
    BOOST_TEST(frame.indent == 2U);
    BOOST_TEST(frame.rows == 3U);
    BOOST_TEST(frame.columns == 5U);
    BOOST_TEST(frame.wall == '#');
    BOOST_TEST(block_frame_of(" \n\n").rows == 0U);
}

BOOST_AUTO_TEST_CASE(the_width_is_that_of_most_lines_or_of_the_longest) {
    BOOST_TEST(block_frame_of("###\n####\n###\n").columns == 3U);
    BOOST_TEST(block_frame_of("##\n####\n###\n").columns == 4U);
}

BOOST_AUTO_TEST_CASE(short_lines_stand_for_blanks_but_not_between_walls) {
    BOOST_TEST(block_frame_of("# #\n#\n# .\n").short_lines_are_blank);
    BOOST_TEST(block_frame_of("#####\n#S\n#####\n").short_lines_are_blank); // a gap in the east
    BOOST_TEST(!block_frame_of("####\n# #\n####\n").short_lines_are_blank);
    BOOST_TEST(!block_frame_of("...\n..\n...\n").short_lines_are_blank);
}

BOOST_AUTO_TEST_CASE(walls_stand_between_rooms_where_posts_are_and_rooms_are_floor) {
    const auto between = [](std::string_view text) {
        return has_walls_between(block_frame_of(text));
    };
    BOOST_TEST(between("###\n# #\n###"));
    BOOST_TEST(between("# #\n   \n# #"));
    BOOST_TEST(!between("###\n###\n###"));
    BOOST_TEST(between("#####\n# ###\n#####"));
    BOOST_TEST(!between("#####\n#  ##\n#####"));
    BOOST_TEST(!between("#####\n# ###\n### #"));
    BOOST_TEST(!between("#####\n# # #\n### #\n# ###\n#####"));
    BOOST_TEST(!between("###\n# #\n## "));
    BOOST_TEST(!between("####\n#  #\n####"));
    BOOST_TEST(!between("###\n# #"));
    BOOST_TEST(!between("#"));
}

} // namespace clew
