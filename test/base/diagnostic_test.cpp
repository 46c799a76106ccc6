#include "clew/base/diagnostic.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <string>
#include <string_view>

namespace clew {

namespace {

Diagnostic fault(Position at, std::uint32_t length, std::string message, std::string hint = "") {
    return {Severity::error, {at, length}, std::move(message), std::move(hint)};
}

std::string shown(Position at, std::uint32_t length, std::string_view source) {
    return text_of(fault(at, length, "no"), "f", source);
}

} // namespace

BOOST_AUTO_TEST_SUITE(diagnostic)

BOOST_AUTO_TEST_CASE(a_fault_is_shown_with_its_line_and_a_caret) {
    const Diagnostic diagnostic =
        fault({3, 6}, 5, "no room is called 'hal'", "did you mean 'hall'?");
    BOOST_TEST(text_of(diagnostic, "escape.toml", "[items.sword]\nweapon = true\nat = \"hal\"\n") ==
               "escape.toml:3:6: error: no room is called 'hal'; did you mean 'hall'?\n"
               "at = \"hal\"\n"
               "     ^~~~~\n");
}

BOOST_AUTO_TEST_CASE(a_note_of_a_whole_file_has_no_place) {
    const Diagnostic note = {Severity::note, {}, "the maze has 3 cycles", ""};
    BOOST_TEST(text_of(note, "a.toml", "rows = 1\n") == "a.toml: note: the maze has 3 cycles\n");
}

BOOST_AUTO_TEST_CASE(the_caret_stands_under_its_span) {
    struct Row {
        std::string_view name;
        Position at;
        std::uint32_t length;
        std::string_view source;
        std::string_view shown;
    };
    const std::array<Row, 15> rows = {{
        {"first byte", {1, 1}, 1, "ab", "f:1:1: error: no\nab\n^\n"},
        {"whole line", {1, 1}, 2, "ab\ncd", "f:1:1: error: no\nab\n^~\n"},
        {"past the end", {1, 3}, 1, "ab\n", "f:1:3: error: no\nab\n  ^\n"},
        {"longer than the line", {1, 2}, 99, "abc\nd", "f:1:2: error: no\nabc\n ^~\n"},
        {"no length", {1, 2}, 0, "abc", "f:1:2: error: no\nabc\n ^\n"},
        {"column over the line", {1, 99}, 1, "ab", "f:1:99: error: no\nab\n  ^\n"},
        {"CRLF", {2, 1}, 2, "ab\r\ncd\r\n", "f:2:1: error: no\ncd\n^~\n"},
        {"tabs before", {1, 3}, 1, "\t\tx", "f:1:3: error: no\n\t\tx\n\t\t^\n"},
        {"tab in the span", {1, 1}, 3, "a\tb\tc", "f:1:1: error: no\na b c\n^~~\n"},
        {"empty line", {2, 1}, 1, "a\n\nb", "f:2:1: error: no\n\n^\n"},
        {"no such line", {4, 1}, 1, "a\nb\n", "f:4:1: error: no\n"},
        {"after the last line", {2, 1}, 1, "a\n", "f:2:1: error: no\n"},
        {"no source", {1, 1}, 1, "", "f:1:1: error: no\n"},
        {"control bytes", {1, 3}, 1, "\x1B[x\x07", "f:1:3: error: no\n?[x?\n  ^\n"},
        {"accents", {1, 6}, 3, "\xC3\xA9t\xC3\xA9\xC3\xA9x", "f:1:6: error: no\neteex\n   ^~\n"},
    }};
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) {
            BOOST_TEST(shown(row.at, row.length, row.source) == row.shown);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_long_line_is_cut_around_its_span) {
    const std::string x(1'000'000, 'x');
    BOOST_TEST(shown({1, 1}, 1, x) == "f:1:1: error: no\n" + std::string(160, 'x') + "...\n^\n");
    BOOST_TEST(shown({1, 501}, 2, x) == "f:1:501: error: no\n..." + std::string(160, 'x') +
                                            "...\n" + std::string(63, ' ') + "^~\n");
    BOOST_TEST(shown({1, 1'000'000}, 1, x) == "f:1:1000000: error: no\n..." +
                                                  std::string(160, 'x') + "\n" +
                                                  std::string(162, ' ') + "^\n");
    BOOST_TEST(shown({1, 501}, 900'000, x) == "f:1:501: error: no\n..." + std::string(160, 'x') +
                                                  "...\n" + std::string(63, ' ') + "^" +
                                                  std::string(99, '~') + "\n");
    const std::string most(160, 'x');
    BOOST_TEST(shown({1, 160}, 1, most) ==
               "f:1:160: error: no\n" + most + "\n" + std::string(159, ' ') + "^\n");
}

BOOST_AUTO_TEST_CASE(a_cut_leaves_no_half_of_a_character) {
    std::string accents;
    for (int i = 0; i < 200; ++i) {
        accents += "\xC3\xA9";
    }
    for (std::uint32_t column = 1; column <= accents.size(); column += 2) {
        BOOST_TEST_CONTEXT("column " << column) {
            BOOST_TEST(shown({1, column}, 2, accents).find('?') == std::string::npos);
        }
    }
}

BOOST_AUTO_TEST_CASE(names_that_could_harm_a_terminal_are_made_harmless) {
    const Diagnostic diagnostic = fault({0, 0}, 1, "no room is called '\x1B[2J'", "try '\xC3\xA9'");
    BOOST_TEST(text_of(diagnostic, "a\nb.toml", "") ==
               "a?b.toml: error: no room is called '?[2J'; try 'e'\n");
}

BOOST_AUTO_TEST_CASE(only_errors_make_a_file_faulty) {
    Diagnostics diagnostics;
    BOOST_TEST(!has_error(diagnostics));
    diagnostics.push_back({Severity::note, {}, "the maze has no cycles", ""});
    BOOST_TEST(!has_error(diagnostics));
    diagnostics.push_back(fault({1, 1}, 1, "no"));
    BOOST_TEST(has_error(diagnostics));
}

BOOST_AUTO_TEST_CASE(faults_are_put_in_file_order_once_each) {
    const Diagnostic whole = fault({0, 0}, 1, "whole");
    const Diagnostic early = fault({2, 9}, 1, "early");
    const Diagnostic second = fault({10, 1}, 4, "second of this place");
    const Diagnostic first = fault({10, 1}, 9, "first of this place");
    const Diagnostic hinted = fault({10, 1}, 9, "first of this place", "a hint");
    Diagnostics diagnostics = {first, second, first, early, hinted, second, whole, early};
    sort_by_place(diagnostics);
    BOOST_TEST((diagnostics == Diagnostics{whole, early, first, second, hinted}));
}

BOOST_AUTO_TEST_CASE(an_offset_is_a_line_and_a_column) {
    constexpr std::string_view source = "ab\r\nc\n\nd";
    const std::array<Position, 9> positions = {
        {{1, 1}, {1, 2}, {1, 3}, {1, 3}, {2, 1}, {2, 2}, {3, 1}, {4, 1}, {4, 2}}};
    for (std::size_t offset = 0; offset < positions.size(); ++offset) {
        BOOST_TEST_CONTEXT("offset " << offset) {
            BOOST_TEST((position_of(source, offset) == positions[offset]));
        }
    }
    BOOST_TEST((position_of("", 0) == Position{1, 1}));
    BOOST_TEST((position_of("a\n", 2) == Position{2, 1}));
    BOOST_TEST((position_of("\n", 0) == Position{1, 1}));
}

BOOST_AUTO_TEST_CASE(a_suggestion_is_made_only_when_one_is_near) {
    BOOST_TEST(did_you_mean("hal", {"cellar", "hall"}) == "did you mean 'hall'?");
    BOOST_TEST(did_you_mean("attic", {"cellar", "hall"}) == "");
    BOOST_TEST(did_you_mean("attic", {}) == "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
