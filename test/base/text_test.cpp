#include "clew/base/text.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

namespace {

using Strings = std::vector<std::string_view>;

std::string wrapped(std::string_view text, std::size_t width) {
    std::string out;
    append_wrapped(out, text, width);
    return out;
}

} // namespace

BOOST_AUTO_TEST_SUITE(text)

BOOST_AUTO_TEST_CASE(classes_are_ascii_whatever_the_locale) {
    for (int byte = 0; byte < 256; ++byte) {
        const char c = static_cast<char>(byte);
        BOOST_TEST_CONTEXT("byte " << byte) {
            BOOST_TEST(is_space(c) == (byte == 32 || (byte >= 9 && byte <= 13)));
            BOOST_TEST(is_digit(c) == (byte >= 48 && byte <= 57));
            const bool upper = byte >= 65 && byte <= 90;
            BOOST_TEST(is_letter(c) == (upper || (byte >= 97 && byte <= 122)));
            BOOST_TEST(is_control(c) == (byte < 32 || byte == 127));
            BOOST_TEST(to_lower(c) == static_cast<char>(upper ? byte + 32 : byte));
        }
    }
}

BOOST_AUTO_TEST_CASE(trimming_takes_white_space_off_both_ends) {
    BOOST_TEST(trim("  go north\t\r\n") == "go north");
    BOOST_TEST(trim("north") == "north");
    BOOST_TEST(trim(" \t ") == "");
    BOOST_TEST(trim("") == "");
}

BOOST_AUTO_TEST_CASE(folding_leaves_small_letters_and_single_blanks) {
    BOOST_TEST(fold("  Take\t THE  Sword \r") == "take the sword");
    BOOST_TEST(fold("I") == "i");
    BOOST_TEST(fold("\xC3\x89T\xC3\x89") == "\xC3\x89t\xC3\x89");
    BOOST_TEST(fold(" \n ") == "");
}

BOOST_AUTO_TEST_CASE(words_stand_between_white_space) {
    BOOST_TEST((split_words(" take  the\tsword\n") == Strings{"take", "the", "sword"}));
    BOOST_TEST((split_words("n") == Strings{"n"}));
    BOOST_TEST(split_words(" \t").empty());
    BOOST_TEST(split_words("").empty());
}

BOOST_AUTO_TEST_CASE(lines_end_at_lf_or_crlf) {
    BOOST_TEST((split_lines("a\nb\r\nc") == Strings{"a", "b", "c"}));
    BOOST_TEST((split_lines("a\n") == Strings{"a"}));
    BOOST_TEST((split_lines("\n\r\n") == Strings{"", ""}));
    BOOST_TEST((split_lines("a\rb\r") == Strings{"a\rb\r"}));
    BOOST_TEST(split_lines("").empty());
}

BOOST_AUTO_TEST_CASE(a_number_is_digits_alone_up_to_a_bound) {
    constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    struct Row {
        std::string_view digits;
        std::uint64_t most;
        std::optional<std::uint64_t> number;
    };
    const std::array<Row, 14> rows = {{
        {"0", 10, 0},
        {"007", 10, 7},
        {"10", 10, 10},
        {"11", 10, {}},
        {"18446744073709551615", largest, largest},
        {"18446744073709551616", largest, {}},
        {"99999999999999999999999", largest, {}},
        {"5", 0, {}},
        {"", largest, {}},
        {"+1", largest, {}},
        {"-1", largest, {}},
        {" 1", largest, {}},
        {"1.0", largest, {}},
        {"0x10", largest, {}},
    }};
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT("'" << row.digits << "' up to " << row.most) {
            BOOST_TEST((number_of(row.digits, row.most) == row.number));
        }
    }
}

BOOST_AUTO_TEST_CASE(the_nearest_word_is_a_slip_of_the_fingers_away) {
    const Strings known = {"north", "south", "sword", "hall", "map", "n", ""};
    struct Row {
        std::string_view word;
        std::string_view nearest; // "-": none
    };
    const std::array<Row, 13> rows = {{
        {"hall", "hall"},
        {"hal", "hall"},
        {"halll", "hall"},
        {"hlal", "hall"},
        {"swrod", "sword"},
        {"soth", "south"},
        {"nroht", "north"},
        {"mpa", "map"},
        {"mxy", "-"},
        {"hxxl", "hall"},
        {"k", "-"},
        {"xyzzy", "-"},
        {"HALL", "-"},
    }};
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT("'" << row.word << "'") {
            BOOST_TEST(nearest_word(row.word, known).value_or("-") == row.nearest);
        }
    }
}

BOOST_AUTO_TEST_CASE(of_equally_near_words_the_first_counts) {
    BOOST_TEST(nearest_word("bat", {"cat", "rat"}).value() == "cat");
    BOOST_TEST(nearest_word("bat", {"rat", "cat"}).value() == "rat");
    BOOST_TEST(nearest_word("bat", {"cat", "bat"}).value() == "bat");
    BOOST_TEST(!nearest_word("bat", {}));
}

BOOST_AUTO_TEST_CASE(no_word_over_64_bytes_is_near) {
    const std::string most(64, 'a');
    const std::string over(65, 'a');
    BOOST_TEST((nearest_word(most, {most}) == std::optional<std::string_view>(most)));
    BOOST_TEST(!nearest_word(over, {over}));
    BOOST_TEST(!nearest_word(most, {over}));
    BOOST_TEST(nearest_word(most, {over.substr(0, 61)}).has_value());
    BOOST_TEST(!nearest_word(most, {over.substr(0, 60)}));
}

BOOST_AUTO_TEST_CASE(lines_are_broken_at_spaces) {
    struct Row {
        std::string_view name;
        std::string_view text;
        std::size_t width;
        std::string_view broken;
    };
    const std::array<Row, 16> rows = {{
        {"short", "You are here.", 20, "You are here."},
        {"exact", "abc def", 7, "abc def"},
        {"one over", "abc def", 6, "abc\ndef"},
        {"several", "a bb ccc dddd", 4, "a bb\nccc\ndddd"},
        {"long word alone", "a longest b", 4, "a\nlongest\nb"},
        {"long word first", "longest", 4, "longest"},
        {"spaces at a break", "abc    def", 5, "abc\ndef"},
        {"spaces kept within", "a  b c", 4, "a  b\nc"},
        {"spaces at the end", "abc   ", 3, "abc"},
        {"indented", "  abc def", 6, "  abc\ndef"},
        {"newlines kept", "a\n\nb\n", 10, "a\n\nb\n"},
        {"each line apart", "abc def\nabc def", 6, "abc\ndef\nabc\ndef"},
        {"no width", "a long line stays", 0, "a long line stays"},
        {"width 1", "a b", 1, "a\nb"},
        {"characters", "\xC3\xA9t\xC3\xA9 ici", 7, "\xC3\xA9t\xC3\xA9 ici"},
        {"empty", "", 5, ""},
    }};
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) { BOOST_TEST(wrapped(row.text, row.width) == row.broken); }
    }
}

BOOST_AUTO_TEST_CASE(wrapping_appends_and_stays_linear) {
    std::string out = "> ";
    append_wrapped(out, "look", 72);
    BOOST_TEST(out == "> look");
    const std::string word(1'000'000, 'x');
    BOOST_TEST(wrapped(word, 72) == word);
    std::string words;
    for (int i = 0; i < 200'000; ++i) {
        words += "word ";
    }
    BOOST_TEST(wrapped(words, 9).size() == words.size() - 1);
}

BOOST_AUTO_TEST_CASE(numbers_are_written_in_full) {
    std::string out = "turn ";
    append_number(out, 0);
    append_number(out, std::numeric_limits<std::uint64_t>::max());
    BOOST_TEST(out == "turn 018446744073709551615");
    out.clear();
    append_signed(out, std::numeric_limits<std::int64_t>::min());
    append_signed(out, 7);
    append_signed(out, -7);
    BOOST_TEST(out == "-92233720368547758087-7");
}

BOOST_AUTO_TEST_CASE(utf8_is_told_from_what_only_looks_like_it) {
    struct Row {
        std::string_view name;
        std::string_view bytes;
        bool whole;
    };
    const std::array<Row, 17> rows = {{
        {"empty", "", true},
        {"ASCII", "north", true},
        {"two bytes", "\xC3\xA9", true},
        {"three bytes", "\xE2\x82\xAC", true},
        {"four bytes", "\xF0\x9F\x97\xA1", true},
        {"last code point", "\xF4\x8F\xBF\xBF", true},
        {"over the last", "\xF4\x90\x80\x80", false},
        {"overlong slash, two", "\xC0\xAF", false},
        {"overlong slash, three", "\xE0\x80\xAF", false},
        {"overlong slash, four", "\xF0\x80\x80\xAF", false},
        {"surrogate", "\xED\xA0\x80", false},
        {"before the surrogates", "\xED\x9F\xBF", true},
        {"Latin-1", "\xE9t\xE9", false},
        {"cut", "\xE2\x82", false},
        {"continuation alone", "\x80", false},
        {"byte 255", "\xFF", false},
        {"good, then bad", "ok\xC3\xA9\xC3", false},
    }};
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) { BOOST_TEST(is_utf8(row.bytes) == row.whole); }
    }
}

BOOST_AUTO_TEST_CASE(what_a_stranger_typed_does_no_harm) {
    BOOST_TEST(harmless("take sword") == "take sword");
    BOOST_TEST(harmless("\x1B[2J\x07\r\n\t~\x7F") == "?[2J????~?");
    BOOST_TEST(harmless("\xC3\xA9") == "??");
    BOOST_TEST(harmless("12345", 5) == "12345");
    BOOST_TEST(harmless("123456", 5) == "12345...");
    BOOST_TEST(harmless(std::string(1000, 'x')) == std::string(60, 'x') + "...");
}

BOOST_AUTO_TEST_CASE(ascii_is_the_nearest_that_a_plain_terminal_has) {
    struct Row {
        std::string_view text;
        std::string_view ascii;
    };
    const std::array<Row, 12> rows = {{
        {"plain\ttext\n", "plain\ttext\n"},
        {"\u00C9t\u00E9 na\u00EFve \u00F1", "Ete naive n"},
        {"Stra\u00DFe \u00C6gir \u0153uvre \u00DEor", "Strasse AEgir oeuvre Thor"},
        {"\u0141\u00F3d\u017A \u0158\u017E", "Lodz Rz"},
        {"Vi\u1EC7t Nam", "Viet Nam"},
        {"e\u0301", "e"},
        {"\u201Cyes\u201D \u2018no\u2019", "\"yes\" 'no'"},
        {"a\u2013b\u2014c\u2026", "a-b-c..."},
        {"a\u00A0b\u200Bc", "a bc"},
        {"\u20AC \u65E5 \U0001F5E1", "? ? ?"},
        {"\xE9t\xE9", "?t?"},
        {"\xE2\x82", "??"},
    }};
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.text) { BOOST_TEST(ascii_of(row.text) == row.ascii); }
    }
}

BOOST_AUTO_TEST_CASE(every_code_point_becomes_ascii) {
    bool all_ascii = true;
    for (unsigned point = 0x80; point < 0x3000; ++point) {
        std::string text;
        if (point < 0x800) {
            text = {static_cast<char>(0xC0U | point >> 6U),
                    static_cast<char>(0x80U | (point & 63U))};
        } else {
            text = {static_cast<char>(0xE0U | point >> 12U),
                    static_cast<char>(0x80U | (point >> 6U & 63U)),
                    static_cast<char>(0x80U | (point & 63U))};
        }
        for (const char c : ascii_of(text)) {
            all_ascii = all_ascii && c >= ' ' && c <= '~';
        }
    }
    BOOST_TEST(all_ascii);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
