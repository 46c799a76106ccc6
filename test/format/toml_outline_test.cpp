#include "clew/format/toml_outline.hpp"

#include "reading.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

namespace clew {

namespace {

std::string repeated(std::string_view part, std::size_t times) {
    std::string text;
    for (std::size_t i = 0; i < times; ++i) {
        text += part;
    }
    return text;
}

std::string refused(const std::string& text) { return told(toml_outline(text).refused); }
std::string twice(const std::string& text) { return told(toml_outline(text).twice); }

} // namespace

BOOST_AUTO_TEST_CASE(values_nest_sixteen_deep_and_no_deeper) {
    BOOST_TEST(refused("k = " + repeated("[", 16) + repeated("]", 16)).empty());
    BOOST_TEST(refused("k = " + repeated("[", 17) + repeated("]", 17)) ==
               "1:21+1 the value nests too deep; expected at most 16 levels\n");
    BOOST_TEST(refused("k = [\n" + repeated("{a=[", 9)) ==
               "2:32+1 the value nests too deep; expected at most 16 levels\n");
    BOOST_TEST(refused("k = [[1], [2], [3]]\n" + repeated("j = [[1]]\n", 20)).empty());
}

BOOST_AUTO_TEST_CASE(brackets_and_dots_in_strings_and_comments_are_nothing) {
    const std::string many = repeated("[", 50) + repeated(".a", 50);
    BOOST_TEST(refused("k = \"" + many + "\"\nj = '" + many + "' # " + many).empty());
    BOOST_TEST(refused("k = '''\n" + many + "\n''" + many + "'''").empty());
    BOOST_TEST(refused("k = \"\"\"\n\\\"\"\"" + many + "\"\"\"").empty());
    BOOST_TEST(refused("k = \"\\\"" + many + "\"").empty());
    BOOST_TEST(refused("k = 1.5\nj = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5]").empty());
}

BOOST_AUTO_TEST_CASE(keys_have_eight_parts_and_no_more) {
    BOOST_TEST(refused("a" + repeated(".a", 7) + " = 1").empty());
    BOOST_TEST(refused("a" + repeated(".a", 8) + " = 1") ==
               "1:17+1 the key has too many parts; expected at most 8, between dots\n");
    BOOST_TEST(refused("[a" + repeated(" . \"a\"", 8) + ']') ==
               "1:47+1 the key has too many parts; expected at most 8, between dots\n");
    BOOST_TEST(refused("k = {a" + repeated(".a", 8) + " = 1}") ==
               "1:21+1 the key has too many parts; expected at most 8, between dots\n");
}

BOOST_AUTO_TEST_CASE(keys_and_elements_are_counted) {
    BOOST_TEST(refused(repeated("a=1\n", 100'000)).empty());
    BOOST_TEST(refused(repeated("a=1\n", 100'001)) ==
               "100001:1+1 the file has too many keys; expected at most 100000\n");
    BOOST_TEST(refused("k={" + repeated("a=1,", 100'000)) ==
               "1:400001+1 the file has too many keys; expected at most 100000\n");
    BOOST_TEST(refused("k=[" + repeated("1,", 1'048'576)).empty());
    BOOST_TEST(refused("k=[" + repeated("1,", 1'048'577)) ==
               "1:2097157+1 the file has too many list elements; expected at most 1048576\n");
}

BOOST_AUTO_TEST_CASE(each_key_that_comes_twice_names_the_first) {
    BOOST_TEST(twice("a = 1\nb = 2\na = 3\n'b' = 4\n") ==
               "3:1+1 'a' is defined twice; the first is on line 1\n"
               "4:1+3 'b' is defined twice; the first is on line 2\n");
    BOOST_TEST(twice("[x.y]\na = 1\n[x.z]\na = 1\n[ x . y ]\na = 1\n") ==
               "5:7+1 'y' is defined twice; the first is on line 1\n");
    BOOST_TEST(twice("[x]\ny.a = 1\ny.b = 1\ny.a = 1\n") ==
               "4:3+1 'a' is defined twice; the first is on line 2\n");
    BOOST_TEST(twice("x = 1\n[x]\n") == "2:2+1 'x' is defined twice; the first is on line 1\n");
}

BOOST_AUTO_TEST_CASE(what_is_not_the_same_key_does_not_come_twice) {
    BOOST_TEST(twice("a = 1\n[t]\na = 1\n[t.a2]\na = 1\n").empty());
    BOOST_TEST(twice("[[t]]\na = 1\n[[t]]\na = 1\n").empty());
    BOOST_TEST(twice("a = '''\na = 1\na = 1\n'''\n").empty());
    BOOST_TEST(twice("a = [\n1, # a = 1\n2]\nb = {a = 1}\n").empty());
    BOOST_TEST(twice("[t.u]\n[t]\n").empty());
}

BOOST_AUTO_TEST_CASE(what_undoes_the_library_is_refused) {
    for (const char* text : {"[", "[]", "[ ]", "[[", "[[[a]]]", "[=]", "[\""}) {
        BOOST_TEST_CONTEXT(text) {
            BOOST_TEST(refused(text).find(" a table without a name begins here; expected [name]") !=
                       std::string::npos);
        }
    }
    const std::string other = " a letter that is not ASCII stands outside quotes; text stands in "
                              "plain quotes, \" or '\n";
    BOOST_TEST(refused("caf\xC3\xA9 = 1") == "1:4+1" + other);
    BOOST_TEST(refused("k = 1\nj = \xE2\x80\x9Cx\xE2\x80\x9D") == "2:5+1" + other);
    BOOST_TEST(refused("k = [\xC3\xA9]") == "1:6+1" + other);
    BOOST_TEST(refused("[k] \xC3\xA9") == "1:5+1" + other);
    BOOST_TEST(refused("k = ['\xC3\xA9','\xC3\xA9']\nj={'\xC3\xA9'='\xC3\xA9'}").empty());
    BOOST_TEST(refused("k = {\xC3\xA9 = 1}") == "1:6+1" + other);
    BOOST_TEST(refused("k = '\xC3\xA9' # \xC3\xA9\n'\xC3\xA9' = 1").empty());
}

BOOST_AUTO_TEST_CASE(what_is_no_toml_is_passed_over) {
    for (const char* text : {"[a", "a", "a.", "a =", "'", "\"\\", "a = '''", "]",
                             "= = =", "a = \"x\nb = 1", "a.\"b", "[[a]", "\r", "a = {{{", "\\"}) {
        BOOST_TEST_CONTEXT(text) {
            BOOST_TEST(refused(text).empty());
            BOOST_TEST(twice(text).empty());
        }
    }
}

} // namespace clew
