#include "clew/session/headings.hpp"

#include "clew/session/thread.hpp"

#include <boost/test/unit_test.hpp>

#include <string_view>

namespace clew {

BOOST_AUTO_TEST_SUITE(headings)

BOOST_AUTO_TEST_CASE(are_kept_in_order_and_set_anew_in_place) {
    Headings headings;
    headings.set("world", "escape 9f86d081884c7d65");
    headings.set("seed", "1");
    headings.set("keys", "hjkl");
    headings.set("seed", "42");
    BOOST_TEST(text_of(headings) == "# clew thread 1\n"
                                    "# world: escape 9f86d081884c7d65\n"
                                    "# seed: 42\n"
                                    "# keys: hjkl\n");
    BOOST_TEST((headings.get("seed") == "42"));
    BOOST_TEST(!headings.get("rows"));
}

BOOST_AUTO_TEST_CASE(each_knows_its_line) {
    Headings headings;
    headings.set("seed", "1", 4);
    headings.set("world", "den 0123456789abcdef");
    BOOST_TEST(headings.line_of("seed") == 4U);
    BOOST_TEST(headings.line_of("world") == 0U);
    BOOST_TEST(headings.line_of("rows") == 0U);
    headings.set("seed", "2", 7);
    BOOST_TEST(headings.line_of("seed") == 7U);
}

BOOST_AUTO_TEST_CASE(what_is_written_is_read_back) {
    Headings headings;
    headings.set("world", "my maze 9f86d081884c7d65");
    headings.set("start", "5,5");
    headings.set("limit", "none");
    const Result<Thread, Diagnostics> thread = read_thread(text_of(headings));
    BOOST_REQUIRE(thread.has_value());
    BOOST_TEST((thread->headings.all() == headings.all()));
}

BOOST_AUTO_TEST_CASE(a_name_with_a_line_end_stays_on_its_line) {
    Headings headings;
    headings.set("world", "a\n> quit 9f86d081884c7d65");
    BOOST_TEST(text_of(headings) == "# clew thread 1\n# world: a?> quit 9f86d081884c7d65\n");
}

BOOST_AUTO_TEST_CASE(a_value_that_cannot_be_is_told_what_was_wanted) {
    struct Row {
        std::string_view name;
        std::string_view good;
        std::string_view bad;
        std::string_view wanted;
    };
    constexpr Row rows[] = {
        {"world", "my maze 9f86d081884c7d65", "escape 9f86", "a name and 16 hexadecimal digits"},
        {"world", "a 0000000000000000", "0000000000000000", "a name and 16 hexadecimal digits"},
        {"seed", "18446744073709551615", "18446744073709551616",
         "a number from 0 to 18446744073709551615"},
        {"save", "0", "yes", "a number from 0 to 18446744073709551615"},
        {"seed", "0", "-1", "a number from 0 to 18446744073709551615"},
        {"rows", "1073741824", "1073741825", "a number from 1 to 1073741824"},
        {"columns", "1", "0", "a number from 1 to 1073741824"},
        {"width", "0", "wide", "a number from 0 to 4294967295"},
        {"limit", "none", "never", "'none', 'auto' or a number of turns"},
        {"limit", "20", "", "'none', 'auto' or a number of turns"},
        {"limit", "auto", "Auto", "'none', 'auto' or a number of turns"},
        {"as", "cells", "walls between", "'cells' or 'walls'"},
        {"words", "yes", "true", "'yes' or 'no'"},
        {"ascii", "no", "No", "'yes' or 'no'"},
        {"keys", "wasd", "qwerty", "'compass', 'udlr', 'hjkl' or 'wasd'"},
        {"coordinates", "a1", "xy", "'row-column' or 'a1'"},
        {"view", "map", "all", "'none', 'map' or 'sight'"},
        {"algorithm", "anything", "", "a value"},
        {"walls", "5", "", "a value"},
        {"braid", "0.5", "", "a value"},
        {"halls", "6..12", "", "a value"},
        {"hall-rows", "6..12", "", "a value"},
        {"hall-columns", "6..12", "", "a value"},
        {"no-overlap", "yes", "12", "'yes' or 'no'"},
    };
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name << ": " << row.bad) {
            BOOST_TEST(is_heading_name(row.name));
            BOOST_TEST(wanted_of_heading(row.name, row.good) == "");
            BOOST_TEST(wanted_of_heading(row.name, row.bad) == row.wanted);
        }
    }
    BOOST_TEST(!is_heading_name("Seed"));
}

BOOST_AUTO_TEST_CASE(a_misspelt_name_is_told_from_a_comment) {
    BOOST_TEST(nearly_heading("sead", "4") == "did you mean 'seed'?");
    BOOST_TEST(nearly_heading("sede", "4") == "did you mean 'seed'?");
    BOOST_TEST(nearly_heading("Seed", "4") == "did you mean 'seed'?");
    BOOST_TEST(nearly_heading("AS", "cells") == "did you mean 'as'?");
    BOOST_TEST(nearly_heading("colums", "7") == "did you mean 'columns'?");
    BOOST_TEST(nearly_heading("goals", "3,2") == "did you mean 'goal'?");
    BOOST_TEST(nearly_heading("hall-row", "3..4") == "did you mean 'hall-rows'?");
    BOOST_TEST(nearly_heading("briad", "0.5") == "did you mean 'braid'?");
    BOOST_TEST(nearly_heading("wrld", "the den 00000000000000ff") == "did you mean 'world'?");
    for (const char* name :
         {"seed", "note", "the seed", "author", "Moving far", "", "sd", "seeedd", "is"}) {
        BOOST_TEST_CONTEXT(name) { BOOST_TEST(nearly_heading(name, "4") == ""); }
    }
    const std::vector<std::pair<const char*, const char*>> comments = {
        {"see", "README"},       {"key", "the bronze one"},    {"work", "at night"},
        {"row", "your boat"},    {"goals", "reach the gate"},  {"build", "with care"},
        {"limits", "400 lines"}, {"Seed", "of a pomegranate"}, {"World", "of mine"}};
    for (const auto& [name, value] : comments) {
        BOOST_TEST_CONTEXT(name) { BOOST_TEST(nearly_heading(name, value) == ""); }
    }
    const Result<Thread, Diagnostics> thread =
        read_thread("# clew thread 1\n# sead: 4\n# note: a comment\n> n\n");
    BOOST_REQUIRE(!thread.has_value());
    BOOST_REQUIRE(thread.error().size() == 1U);
    BOOST_TEST(thread.error()[0].message == "no heading is called 'sead'");
    BOOST_TEST(thread.error()[0].hint == "did you mean 'seed'?");
    BOOST_TEST(thread.error()[0].span.begin.line == 2U);
}

BOOST_AUTO_TEST_CASE(a_world_is_named_with_its_edition) {
    const WorldHeading heading{"my maze", 0x9f86d081884c7d65U};
    BOOST_TEST(text_of(heading) == "my maze 9f86d081884c7d65");
    BOOST_TEST((world_heading("my maze 9f86d081884c7d65") == heading));
    BOOST_TEST(!world_heading(" 9f86d081884c7d65"));
    BOOST_TEST(!world_heading("my maze 9F86D081884C7D65"));
}

BOOST_AUTO_TEST_CASE(any_file_name_is_kept_and_none_is_obeyed) {
    const std::array<std::array<std::string_view, 2>, 9> rows = {{
        {"caf\xC3\xA9.toml", "caf\xC3\xA9.toml"},
        {"caf\xE9.toml", "caf%e9.toml"},
        {" my  maze ", "%20my  maze%20"},
        {"\t\n\r\x1B[31m", "%09%0a%0d%1b[31m"},
        {"\xE2\x80\xAEx", "%e2%80%aex"},
        {"100% x", "100% x"},
        {"%e9", "%25e9"},
        {"%%e9", "%%25e9"},
        {"%e\xE9%00", "%e%e9%00"},
    }};
    for (const auto& [name, text] : rows) {
        BOOST_TEST_CONTEXT(text) {
            const WorldHeading heading{std::string(name), 1};
            BOOST_TEST(text_of(heading) == std::string(text) + " 0000000000000001");
            BOOST_TEST((world_heading(text_of(heading)) == heading));
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
