#include "clew/format/encoding.hpp"

#include "reading.hpp"

#include <boost/test/unit_test.hpp>

#include <string_view>
#include <vector>

namespace clew {

using namespace std::literals;

BOOST_AUTO_TEST_CASE(the_first_of_each_kind_of_wrong_byte_is_told) {
    struct Row {
        const char* name;
        std::string_view text;
        const char* faults;
    };
    const std::vector<Row> rows = {
        {"nothing", "", ""},
        {"tabs and both line ends", "a\tb\r\nc\n", ""},
        {"two, three and four bytes", "\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80", ""},
        {"a mark", "\xEF\xBB\xBFx", ""},
        {"utf-16", "\xFF\xFEx\0"sv, "1:1+2 the file is UTF-16; save it as UTF-8\n"},
        {"latin-1, twice", "a\nb\xE9\nc\xE9",
         "2:2+1 byte 0xE9 is no UTF-8; save the file as UTF-8, it may be Latin-1\n"},
        {"an overlong slash", "\xC0\xAF",
         "1:1+1 byte 0xC0 is no UTF-8; save the file as UTF-8, it may be Latin-1\n"},
        {"a surrogate", "a\xED\xA0\x80",
         "1:2+1 byte 0xED is no UTF-8; save the file as UTF-8, it may be Latin-1\n"},
        {"a sequence cut short", "ab\xE2\x82",
         "1:3+1 byte 0xE2 is no UTF-8; save the file as UTF-8, it may be Latin-1\n"},
        {"a continuation alone", "\x80",
         "1:1+1 byte 0x80 is no UTF-8; save the file as UTF-8, it may be Latin-1\n"},
        {"all three kinds", "\x07\n\xFF\n\0\n\0"sv,
         "1:1+1 control byte 0x07 stands here; expected printable text, tabs and line ends\n"
         "2:1+1 byte 0xFF is no UTF-8; save the file as UTF-8, it may be Latin-1\n"
         "3:1+1 a NUL byte stands here; expected text in UTF-8\n"},
        {"a carriage return alone", "a\rb",
         "1:2+1 control byte 0x0D stands here; expected printable text, tabs and line ends\n"},
        {"delete", "\x7F",
         "1:1+1 control byte 0x7F stands here; expected printable text, tabs and line ends\n"},
    };
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) { BOOST_TEST(told(encoding_faults(row.text)) == row.faults); }
    }
}

BOOST_AUTO_TEST_CASE(a_mark_is_taken_off_once) {
    BOOST_TEST(without_mark("\xEF\xBB\xBFx") == "x");
    BOOST_TEST(without_mark("x\xEF\xBB\xBF") == "x\xEF\xBB\xBF");
    BOOST_TEST(without_mark("\xEF\xBB") == "\xEF\xBB");
}

} // namespace clew
