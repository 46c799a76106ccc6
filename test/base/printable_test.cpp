#include "clew/base/printable.hpp"

#include "clew/base/text.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <string>
#include <string_view>

namespace clew {

using namespace std::literals;

BOOST_AUTO_TEST_CASE(a_text_holds_nothing_that_is_obeyed_or_not_seen) {
    struct Row {
        std::string_view text;
        std::string_view found;
    };
    const std::array<Row, 30> rows = {{
        {"plain\n\tcaf\xC3\xA9", ""},
        {"a\x1B[m", "the control character U+001B"},
        {"a\0"sv, "the control character U+0000"},
        {"a\r", "the control character U+000D"},
        {"\x7F", "the control character U+007F"},
        {"\xC2\x80", "the control character U+0080"},
        {"\xC2\x9B", "the control character U+009B"},
        {"\xC2\xA0", ""}, // a blank that does not break
        {"\xC2", ""},     // is faulted as no UTF-8
        {"\xD8\x9C", "the invisible character U+061C"},
        {"\xE2\x80\x8B", "the invisible character U+200B"},
        {"\xE2\x80\x8C\xE2\x80\x8D", ""}, // joiners, which some scripts need
        {"\xE2\x80\x8F", "the invisible character U+200F"},
        {"\xE2\x80\xA8", "the invisible character U+2028"},
        {"\xE2\x80\xAE", "the invisible character U+202E"},
        {"\xE2\x80\xAF", ""},
        {"\xE2\x81\xA6", "the invisible character U+2066"},
        {"\xCD\x8F", "the invisible character U+034F"},
        {"\xE1\x85\xA0", "the invisible character U+1160"},
        {"\xE1\xA0\x8B", "the invisible character U+180B"},
        {"\xE3\x85\xA4", "the invisible character U+3164"},
        {"\xEF\xBE\xA0", "the invisible character U+FFA0"},
        {"\xF0\x9D\x85\xB3", "the invisible character U+1D173"},
        {"\xEE\x80\x80", "the private character U+E000"},
        {"\xEF\xB7\x90", "the private character U+FDD0"},
        {"a\xEF\xBB\xBF", "the invisible character U+FEFF"},
        {"\xEF\xBF\xBE", "the private character U+FFFE"},
        {"\xEF\xBF\xBD", ""},
        {"\xF0\x9F\x98\x80", ""},
        {"\xF3\xA0\x81\x81", "the invisible character U+E0041"},
    }};
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT("row " << &row - rows.data()) {
            BOOST_TEST(unprintable_in(row.text) == row.found);
        }
    }
}

BOOST_AUTO_TEST_CASE(what_is_appended_byte_by_byte_holds_no_such_character) {
    struct Row {
        std::string_view bytes;
        std::string_view left;
    };
    const std::array<Row, 8> rows = {{
        {"caf\xC3\xA9 \xF0\x9F\x98\x80", "caf\xC3\xA9 \xF0\x9F\x98\x80"},
        {"a\0\x1B\x7F"
         "b"sv,
         "ab"},
        {"\xC2\x9B"
         "31m",
         "31m"},
        {"s\xE2\x80\xAEword", "sword"},
        {"\xF3\xA0\x81\x81x", "x"},
        {"\xE2\x80\xE2\x80\xAE\xAE", ""}, // taking one off makes another
        {"\xC0\xAF\xFF\x80\x80\x80\x80\x80", "\xC0\xAF\xFF\x80\x80\x80\x80\x80"},
        {"\xC2\x01\x9B!", "!"},
    }};
    for (const Row& row : rows) {
        std::string out;
        for (const char byte : row.bytes) {
            append_printable(out, byte);
        }
        BOOST_TEST_CONTEXT("row " << &row - rows.data()) { BOOST_TEST(out == row.left); }
    }
}

BOOST_AUTO_TEST_CASE(lines_are_shown_without_harm) {
    struct Row {
        std::string_view text;
        std::string_view printable;
        std::string_view plain;
    };
    const std::array<Row, 7> rows = {{
        {"caves/\xC3\xA9pine.toml", "caves/\xC3\xA9pine.toml", "caves/epine.toml"},
        {"a\x1B[31m\tb\nc", "a?[31m?b?c", "a?[31m?b?c"},
        {"x\xE2\x80\xAE.toml", "x?.toml", "x?.toml"},
        {"\xC2\x9B", "?", "?"},
        {"ga\xE2\x80\x8Bme.toml", "ga?me.toml", "ga?me.toml"},
        {"caf\xE9", "caf?", "caf?"},
        {"%s%n{}", "%s%n{}", "%s%n{}"},
    }};
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT("row " << &row - rows.data()) {
            BOOST_TEST(printable_line(row.text) == row.printable);
            BOOST_TEST(plain_line(row.text) == row.plain);
        }
    }
}

} // namespace clew
