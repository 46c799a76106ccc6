#include "clew/format/toml_tree.hpp"

#include "reading.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace clew {

namespace {

// "key 1:1+3 = a string 1:7+5", an entry a line.
std::string outline(std::string_view text) {
    const auto tree = toml_tree(text);
    if (!tree) {
        return told(tree.error());
    }
    Diagnostics lines;
    for (const NodeEntry& entry : tree->entries) {
        lines.push_back({Severity::note, entry.span, entry.key, ""});
        lines.push_back(
            {Severity::note, entry.value.span, std::string(name_of(entry.value.kind)), ""});
    }
    return told(lines);
}

std::string utf8(char32_t letter) {
    const auto byte = [letter](unsigned first, unsigned shift) {
        const unsigned mask = first == 0x80 ? 0x3F : 0x1F;
        return static_cast<char>(first | (letter >> shift & mask));
    };
    if (letter < 0x800) {
        return {byte(0xC0, 6), byte(0x80, 0)};
    }
    return {static_cast<char>(0xE0 | letter >> 12), byte(0x80, 6), byte(0x80, 0)};
}

} // namespace

BOOST_AUTO_TEST_CASE(keys_stand_in_file_order_with_their_places) {
    BOOST_TEST(outline("zebra = \"z\"\nant = 1\n\"a b\" = [1, 2]\n") ==
               "1:1+5 zebra\n1:9+3 a string\n"
               "2:1+3 ant\n2:7+1 a whole number\n"
               "3:1+5 a b\n3:9+6 a list\n");
    BOOST_TEST(outline("r = 1.5\nf = true\nd = 2026-01-02\nt = {x = 1}\n") ==
               "1:1+1 r\n1:5+3 a number with a fraction\n"
               "2:1+1 f\n2:5+4 true or false\n"
               "3:1+1 d\n3:5+10 a date or time\n"
               "4:1+1 t\n4:5+7 a table\n");
}

BOOST_AUTO_TEST_CASE(columns_count_bytes_before_and_after_other_letters) {
    BOOST_TEST(outline("k = [\"\xC3\xA9\xE2\x82\xAC\", 1] # \xC3\xA9\nj = 2") ==
               "1:1+1 k\n1:5+12 a list\n2:1+1 j\n2:5+1 a whole number\n");
    const auto tree = toml_tree("k = [\"\xC3\xA9\xE2\x82\xAC\", 1]");
    BOOST_TEST((tree->entries[0].value.list[1].span == Span{{1, 15}, 1}));
}

BOOST_AUTO_TEST_CASE(a_line_of_many_letters_has_right_columns_everywhere) {
    std::string text = "k = [";
    for (int i = 0; i < 1000; ++i) {
        text += "'\xC3\xA9\xC3\xA9\xC3\xA9',";
    }
    const auto tree = toml_tree(text + "]");
    std::uint32_t column = 6;
    for (const Node& element : tree->entries[0].value.list) {
        BOOST_REQUIRE((element.span == Span{{1, column}, 8}));
        column += 9;
    }
}

BOOST_AUTO_TEST_CASE(a_value_over_several_lines_shows_its_first) {
    BOOST_TEST(outline("k = '''abc\r\ndef'''\r\nj = [1,\n 2]\n") ==
               "1:1+1 k\n1:5+6 a string\n3:1+1 j\n3:5+3 a list\n");
}

BOOST_AUTO_TEST_CASE(a_header_shows_the_key_alone) {
    const auto tree = toml_tree("[rooms.hall]\nat = 1\n[ rooms . 'attic' ]\n");
    const NodeEntry& rooms = tree->entries[0];
    BOOST_TEST((rooms.span == Span{{1, 2}, 5}));
    BOOST_TEST(rooms.value.entries[0].key == "hall");
    BOOST_TEST((rooms.value.entries[0].span == Span{{1, 8}, 4}));
    BOOST_TEST((rooms.value.entries[1].span == Span{{3, 11}, 7}));
}

BOOST_AUTO_TEST_CASE(a_mark_moves_the_first_line_alone) {
    BOOST_TEST(outline("\xEF\xBB\xBFk = 1\nj = 2\n") ==
               "1:4+1 k\n1:8+1 a whole number\n2:1+1 j\n2:5+1 a whole number\n");
    BOOST_TEST(outline("\xEF\xBB\xBFk 1\n") ==
               "1:6+1 this is no TOML: expected '=', saw '1', in a key and its value\n");
}

BOOST_AUTO_TEST_CASE(what_is_no_toml_is_told_in_plain_words) {
    struct Row {
        const char* text;
        const char* fault;
    };
    const std::vector<Row> rows = {
        {"title = The Escape", "1:9+3 this is no TOML: it is neither text nor a number; text "
                               "stands in quotes, key = \"text\"\n"},
        {"title = fine", "1:9+4 this is no TOML: it is neither text nor a number; text stands in "
                         "quotes, key = \"text\"\n"},
        {"title = Maze", "1:9+4 this is no TOML: it is neither text nor a number; text stands in "
                         "quotes, key = \"text\"\n"},
        {"title", "1:6+1 this is no TOML: the file ends here, in a key and its value\n"},
        {"a = 'x", "1:5+1 the text that begins here is not closed; expected ' on the same line, or "
                   "''' before and behind a text of several lines\n"},
        {"a = 1\nb = \"x\nc = 2\n",
         "2:5+1 the text that begins here is not closed; expected \" on the same line, or \"\"\" "
         "before and behind a text of several lines\n"},
        {"a = '''x\n[b]\nc = 2\n",
         "1:5+1 the text that begins here is not closed; expected ''' where it ends\n"},
        {"a = '''x\n[b]\nc = '''y'''\n",
         "3:8+1 the text that began on line 1 ends here, and something follows; expected nothing; "
         "or is its closing ''' missing?\n"},
        {"a = don't\nb = 1", "1:5+3 this is no TOML: it is neither text nor a number; text stands "
                             "in quotes, key = \"text\"\n"},
        {"k = [\"\"\"a\nb\"\"\" , 2, '''\n''']\nj = '''\n''' # c\nx = 1 2",
         "6:7+1 this is no TOML: expected a comment or whitespace, saw '2', in a key and its "
         "value\n"},
        {"[a\nb = 1", "1:3+1 this is no TOML: expected ']', saw '\\n', in a table header\n"},
        {"a = 1 2", "1:7+1 this is no TOML: expected a comment or whitespace, saw '2', in a key "
                    "and its value\n"},
        {"a = [1, 2", "1:10+1 this is no TOML: the file ends here, in an array\n"},
        {"a = 1\na = 2", "2:1+1 'a' is defined twice; the first is on line 1\n"},
        {"a = 99999999999999999999",
         "1:25+1 this is no TOML: '99999999999999999999' is not representable in 64 bits, in a "
         "decimal integer\n"},
        {"a = 1\n[a.b]\n", "2:7+1 'a.b' is defined twice\n"},
        {"a.b = 1\na = 2", "2:5+1 'a' is defined twice\n"},
        {"a = 1\na.b = 2", "2:1+1 a part of the key is defined already, and is no table\n"},
        {"k = {b = 1, b = 2}", "1:17+1 'b' is defined twice\n"},
        {"t= 0x[[\"\xC5\xA3\"],S\" ,[]]",
         "1:6+1 this is no TOML: expected digit, saw '[', in a hexadecimal integer\n"},
        {"k = 2A\"\xC5\xA3\"",
         "1:6+1 this is no TOML: expected digit, saw 'A', in a decimal integer\n"},
        {"k = 'a''\xC5\xA3'",
         "1:8+1 this is no TOML: expected a comment or whitespace, saw ''', in a key "
         "and its value\n"},
    };
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.text) { BOOST_TEST(outline(row.text) == row.fault); }
    }
}

// Built to trust its tables of blanks, the library would run off their ends.
BOOST_AUTO_TEST_CASE(any_letter_may_stand_where_a_number_should_end) {
    for (char32_t letter = 0x80; letter < 0xFFFF; letter += letter < 0x3000 ? 1 : 97) {
        if (letter >= 0xD800 && letter < 0xE000) {
            continue;
        }
        const std::string fault = outline("k = 1\"" + utf8(letter) + "\"");
        BOOST_TEST_CONTEXT("U+" << std::hex << static_cast<std::uint32_t>(letter)) {
            BOOST_TEST(fault.find("this is no TOML") != std::string::npos);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_hostile_depth_is_refused_before_the_library_sees_it) {
    BOOST_TEST(outline("k = " + std::string(1'000'000, '[')) ==
               "1:21+1 the value nests too deep; expected at most 16 levels\n");
    std::string dots = "a";
    for (int i = 0; i < 1'000'000; ++i) {
        dots += ".a";
    }
    BOOST_TEST(outline(dots + " = 1") ==
               "1:17+1 the key has too many parts; expected at most 8, between dots\n");
    BOOST_TEST(outline('[' + dots + ']') ==
               "1:18+1 the key has too many parts; expected at most 8, between dots\n");
}

} // namespace clew
