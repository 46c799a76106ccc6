#include "clew/format/foreign.hpp"

#include "reading.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>

namespace clew {

using namespace std::literals;

namespace {

constexpr std::string_view kinds =
    "; expected a world in TOML, or a maze: a drawing, an exit table or JSON\n";

} // namespace

BOOST_AUTO_TEST_SUITE(foreign)

BOOST_AUTO_TEST_CASE(what_is_no_world_is_told_once) {
    struct Row {
        std::string_view name;
        std::string_view text;
        std::string_view message;
    };
    const std::string noise(40, '\x01');
    const Row rows[] = {
        {"nothing", "", "the file is empty"},
        {"blanks and a mark", "\xEF\xBB\xBF \n\t\n", "the file is empty"},
        {"png", "\x89PNG\r\n\x1A\n\0\0\0\rIHDR"sv,
         "the file is a picture (png), which Clew only writes"},
        {"svg", "<svg xmlns=\"http://www.w3.org/2000/svg\">\n</svg>\n",
         "the file is a picture (svg), which Clew only writes"},
        {"dot", "graph maze {\n  node [shape=square];\n}\n",
         "the file is a picture (dot), which Clew only writes"},
        {"svg that says it is XML", "<?xml version=\"1.0\"?>\n<svg>\n</svg>\n",
         "the file is a picture (svg), which Clew only writes"},
        {"zeros", "\0\0\0\0"sv, "the file is not text"},
        {"control bytes in a title", noise, "the file is not text"},
        {"prose that begins as dot does", "graph paper is what I draw my mazes on\n",
         "the file is neither a world nor a maze"},
        {"prose, strictly", "strict rules apply here\n{ here }\n",
         "the file is neither a world nor a maze"},
        {"other XML", "<?xml version=\"1.0\"?>\n<graphml/>\n",
         "the file is neither a world nor a maze"},
        {"prose", "A maze of words,\nall alike.\n", "the file is neither a world nor a maze"},
    };
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) {
            BOOST_TEST(told(foreign_faults(row.text)) ==
                       "0:0+1 " + std::string(row.message) + std::string(kinds));
        }
    }
}

BOOST_AUTO_TEST_CASE(what_is_no_list_of_lines_is_told_once) {
    struct Row {
        std::string_view name;
        std::string text;
        std::string_view message; ///< empty: its lines can be typed
    };
    const Row rows[] = {
        {"moves", "n\ns\ntake lamp\n", ""},
        {"nothing", "", ""},
        {"prose", "north\nask about the maze = the end\n", ""},
        {"arrow keys", "\x1B[A\n\x1B[B\n", ""},
        {"many arrow keys", std::string(99, '\x1B'), ""},
        {"a NUL among moves", std::string("d\0\n"sv), ""},
        {"a comment, and moves", "# a = b\n\nn\n", ""},
        {"png", std::string("\x89PNG\r\n\x1A\n\0\0\0\rIHDR"sv), "the file is a picture (png)"},
        {"dot", "graph maze {\n}\n", "the file is a picture (dot)"},
        {"zeros", std::string(16, '\0'), "the file is not text"},
        {"a world", "# The Cave\n\ntitle = \"The Cave\"\n", "the file is a world"},
        {"a world that begins with a header", "[maze]\n", "the file is a world"},
        {"blocks", "#####\n#S G#\n#####\n", "the file is a maze"},
        {"walls", "+---+\n| S |\n+---+\n", "the file is a maze"},
        {"a table", "[[\"E\", \"W\"]]\n", "the file is a maze"},
        {"JSON", "{\"exits\": [[\"\"]]}\n", "the file is a maze"},
    };
    for (const Row& row : rows) {
        const std::string message(row.message);
        BOOST_TEST_CONTEXT(row.name) {
            BOOST_TEST(told(no_lines_faults(row.text)) ==
                       (message.empty()
                            ? ""
                            : "0:0+1 " + message + "; expected a thread, or lines to type\n"));
        }
    }
    BOOST_TEST(told(no_lines_faults("\xFF\xFEn\0"sv)) ==
               "1:1+2 the file is UTF-16; save it as UTF-8\n");
}

BOOST_AUTO_TEST_CASE(what_could_be_toml_is_left_to_its_reader) {
    for (const std::string_view text :
         {"title = 'T'"sv, "# a comment\n"sv, "[maze\n"sv, "graph = 1"sv, "strict = 1 # {"sv,
          "title = 'caf\xE9'\n"sv, "title = 'a long enough title'\0"sv, "prose\n  rows = 3"sv}) {
        BOOST_TEST_CONTEXT(text) { BOOST_TEST(foreign_faults(text).empty()); }
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
