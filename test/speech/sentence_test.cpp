#include "clew/speech/sentence.hpp"

#include "clew/base/random.hpp"
#include "clew/base/text.hpp"

#include <boost/test/unit_test.hpp>

#include <limits>
#include <string>
#include <vector>

namespace clew::test {

namespace {

using namespace std::string_view_literals;

std::string told(std::string_view text, std::uint32_t width = 72, bool ascii = false) {
    Voice voice;
    voice.width = width;
    voice.ascii = ascii;
    std::string out;
    append_text(out, voice, text);
    return out;
}

struct Shown {
    std::string_view name;
    std::string_view text;
    std::string_view out;
};

const std::vector<Shown> shown = {
    {"a line", "You wait.", "You wait.\n"},
    {"nothing", "", ""},
    {"a newline at its end", "You wait.\n", "You wait.\n"},
    {"two lines", "One.\nTwo.", "One.\nTwo.\n"},
    {"a blank line between", "One.\n\nTwo.", "One.\n\nTwo.\n"},
    {"a prompt", "> n", " > n\n"},
    {"a prompt further down", "He says:\n> n", "He says:\n > n\n"},
    {"a heading", "# seed: 1", " # seed: 1\n"},
    {"a digest", "= 12345678", " = 12345678\n"},
    {"a mark alone", ">", " >\n"},
    {"no mark", ">n\n#1\n==", ">n\n#1\n==\n"},
    {"a mark inside", "one > two", "one > two\n"},
    {"escape", "\x1B[31mred", "?[31mred\n"},
    {"controls",
     "a\x01"
     "b\x7F\0c"sv,
     "a?b??c\n"},
    {"tab", "a\tb", "a b\n"},
    {"CRLF", "a\r\nb\rc", "a\nb?c\n"},
    {"UTF-8", "caf\xC3\xA9", "caf\xC3\xA9\n"},
    {"broken UTF-8", "caf\xC3", "caf?\n"},
    {"C1 control",
     "a\xC2\x9B"
     "31m",
     "a?31m\n"},
    {"no C1 control", "\xC2\xA0", "\xC2\xA0\n"},
    {"line separator", "a\xE2\x80\xA8> b", "a?> b\n"},
    {"mark of direction", "a\xE2\x80\x8F!", "a?!\n"},
    {"private character", "a\xEE\x80\x80!", "a?!\n"},
    {"override",
     "a\xE2\x80\xAE"
     "b",
     "a?b\n"},
    {"isolate",
     "a\xE2\x81\xA6"
     "b\xE2\x81\xA9",
     "a?b?\n"},
    {"dash",
     "a\xE2\x80\x94"
     "b",
     "a\xE2\x80\x94"
     "b\n"},
};

Item thing(std::string article, std::string name) {
    Item item;
    item.article = std::move(article);
    item.name = std::move(name);
    return item;
}

} // namespace

BOOST_AUTO_TEST_SUITE(sentence)

BOOST_AUTO_TEST_CASE(text_is_shown_without_harm) {
    for (const Shown& row : shown) {
        BOOST_TEST_CONTEXT(row.name) { BOOST_TEST(told(row.text) == row.out); }
    }
}

BOOST_AUTO_TEST_CASE(ascii_is_the_nearest) {
    BOOST_TEST(told("Caf\xC3\xA9 \xE2\x80\x94 \xE2\x80\x9Cyes\xE2\x80\x9D", 72, true) ==
               "Cafe - \"yes\"\n");
    BOOST_TEST(told("a\xE2\x80\xAE"
                    "b",
                    72, true) == "a?b\n");
}

BOOST_AUTO_TEST_CASE(lines_wrap_at_the_width) {
    const std::string_view text = "There are a rusty sword, a map and some silver coins here.";
    BOOST_TEST(told(text, 20) == "There are a rusty\nsword, a map and\nsome silver coins\nhere.\n");
    BOOST_TEST(told(text, 40) == "There are a rusty sword, a map and some\nsilver coins here.\n");
    BOOST_TEST(told(text, 72) == std::string(text) + "\n");
    BOOST_TEST(told(text, 0) == std::string(text) + "\n");
    BOOST_TEST(told("an extraordinarily long word", 10) == "an\nextraordinarily\nlong word\n");
}

BOOST_AUTO_TEST_CASE(a_mark_that_wraps_to_the_front_is_set_in) {
    BOOST_TEST(told("aaaa bbbb > cccc", 9) == "aaaa\nbbbb >\ncccc\n");
    BOOST_TEST(told("aaaa bbbb # dd", 10) == "aaaa bbbb\n # dd\n");
    BOOST_TEST(told("= = = = =", 3) == " =\n =\n =\n =\n =\n");
}

BOOST_AUTO_TEST_CASE(no_line_is_too_wide_or_looks_like_a_thread) {
    constexpr std::string_view likely = "> # = ab \n\t\x1B\x9B\xC2\xE2\x80\xAE";
    Random random(7);
    for (int i = 0; i < 5000; ++i) {
        std::string text;
        for (std::uint64_t j = 0, length = random.below(60); j < length; ++j) {
            text += likely[random.below(likely.size())];
        }
        const auto width = static_cast<std::uint32_t>(4 + random.below(20));
        const std::string out = told(text, width);
        BOOST_TEST_CONTEXT("text " << i) {
            for (const std::string_view line : split_lines(out)) {
                const bool one_word = trim(line).find(' ') == std::string_view::npos;
                BOOST_REQUIRE((line.size() <= width || one_word));
                const std::string_view start = line.substr(0, 2);
                BOOST_REQUIRE((start != "> " && start != "# " && start != "= "));
                BOOST_REQUIRE(line.find_first_of("\x1B\x7F\r\t") == std::string_view::npos);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(a_long_text_is_told_in_time) {
    std::string text;
    while (text.size() < 1'000'000) {
        text += "> word ";
    }
    BOOST_TEST(told(text, 20).size() > text.size());
    BOOST_TEST(told(std::string(1'000'000, 'x'), 20).size() == 1'000'001U);
}

BOOST_AUTO_TEST_CASE(names_have_their_articles) {
    const Item sword = thing("a", "rusty sword");
    BOOST_TEST(a_name(sword) == "a rusty sword");
    BOOST_TEST(the_name(sword) == "the rusty sword");
    const Item excalibur = thing("", "Excalibur");
    BOOST_TEST(a_name(excalibur) == "Excalibur");
    BOOST_TEST(the_name(excalibur) == "Excalibur");
    BOOST_TEST(a_name(thing("the", "Grail")) == "the Grail");
    BOOST_TEST(the_name(thing("the", "Grail")) == "the Grail");
}

BOOST_AUTO_TEST_CASE(verbs_agree_with_what_does_them) {
    BOOST_TEST(doing(thing("a", "boat"), "takes", "take") == "The boat takes");
    BOOST_TEST(doing(thing("some", "boots"), "takes", "take") == "The boots take");
    BOOST_TEST(doing(thing("some", "water"), "takes", "take") == "The water takes");
    BOOST_TEST(doing(thing("some", "glass"), "takes", "take") == "The glass takes");
    Item shears = thing("the", "shears");
    BOOST_TEST(doing(shears, "takes", "take") == "The shears takes");
    shears.plural = true;
    BOOST_TEST(doing(shears, "takes", "take") == "The shears take");
    Item molasses = thing("some", "molasses");
    molasses.plural = false;
    BOOST_TEST(doing(molasses, "takes", "take") == "The molasses takes");
    BOOST_TEST(doing(thing("", "excalibur"), "takes", "take") == "Excalibur takes");
}

BOOST_AUTO_TEST_CASE(lists_and_counts_read_aloud) {
    BOOST_TEST(list_of({}) == "");
    BOOST_TEST(list_of({"a"}) == "a");
    BOOST_TEST(list_of({"a", "b"}) == "a and b");
    BOOST_TEST(list_of({"a", "b", "c"}) == "a, b and c");
    BOOST_TEST(list_of({"a", "b", "c"}, "or") == "a, b or c");
    BOOST_TEST(counted(0, "turn", "turns") == "0 turns");
    BOOST_TEST(counted(1, "turn", "turns") == "1 turn");
    BOOST_TEST(counted(12, "turn", "turns") == "12 turns");
    BOOST_TEST(points_of(1) == "1 point");
    BOOST_TEST(points_of(-1) == "-1 point");
    BOOST_TEST(points_of(-20) == "-20 points");
    BOOST_TEST(gain_of(0) == "");
    BOOST_TEST(gain_of(1) == "You gain 1 point.");
    BOOST_TEST(gain_of(50) == "You gain 50 points.");
    BOOST_TEST(gain_of(-1) == "You lose 1 point.");
    BOOST_TEST(gain_of(std::numeric_limits<std::int64_t>::min()) ==
               "You lose 9223372036854775808 points.");
}

BOOST_AUTO_TEST_CASE(exits_are_listed_in_their_order) {
    const Exits some = Exits{}.with(Direction::west).with(Direction::north).with(Direction::up);
    BOOST_TEST(exits_list(some, Keys::compass) == "north, west, up");
    BOOST_TEST(exits_list(some, Keys::udlr) == "up, left, upstairs");
    BOOST_TEST(exits_list({}, Keys::compass) == "none");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
