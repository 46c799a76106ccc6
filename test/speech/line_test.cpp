#include "clew/speech/line.hpp"

#include "clew/base/random.hpp"
#include "clew/base/text.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace clew::test {

namespace {

using namespace std::string_view_literals;

struct Cleaning {
    std::string_view name;
    std::string_view typed;
    std::string_view clean;
};

const std::vector<Cleaning> cleanings = {
    {"as it is", "take lamp", "take lamp"},
    {"nothing", "", ""},
    {"blanks alone", "  \t ", ""},
    {"CRLF", "n\r", "n"},
    {"CR alone at the end", "n\r\r", "n"},
    {"CR between words", "take\rlamp", "take lamp"},
    {"a byte-order mark", "\xEF\xBB\xBFn", "n"},
    {"a mark after blanks, and one more", "  \xEF\xBB\xBF \xEF\xBB\xBFn", "n"},
    {"a mark inside", "n\xEF\xBB\xBF", "n"},
    {"C1", "n\xC2\x9B", "n"},
    {"text turned round", "take \xE2\x80\xAEpmal", "take pmal"},
    {"no width", "s\xE2\x80\x8Bword", "sword"},
    {"one within another", "\xE2\x80\xE2\x80\xAE\xAEn", "n"},
    {"tabs", "\ttake\tlamp\t", "take lamp"},
    {"NUL", "ta\0ke\0"sv, "take"},
    {"controls", "\x01n\x08\x7F\x1F", "n"},
    {"inner blanks stay", "take   lamp", "take   lamp"},
    {"letters with accents stay",
     "take \xC3\xA9p\xC3\xA9"
     "e",
     "take \xC3\xA9p\xC3\xA9"
     "e"},
    {"bytes that are no UTF-8", "p\xE9pe\x9B", "p\xEF\xBF\xBDpe\xEF\xBF\xBD"},
    {"one alone", "\xFF", "\xEF\xBF\xBD"},
    {"arrow up", "\x1B[A", "north"},
    {"arrow down", "\x1B[B", "south"},
    {"arrow right", "\x1B[C", "east"},
    {"arrow left", "\x1B[D", "west"},
    {"arrow up, application keys", "\x1BOA", "north"},
    {"arrow with Control", "\x1B[1;5D", "west"},
    {"two arrows", "\x1B[A\x1B[A", "north  north"},
    {"an arrow after a word", "go\x1B[C", "go east"},
    {"another key", "n\x1B[3~", "n"},
    {"colour", "\x1B[31mn\x1B[0m", "n"},
    {"escape alone", "\x1B", ""},
    {"escape and a letter", "\x1Bn", "n"},
    {"an unfinished sequence", "n\x1B[1;", "n[1;"},
};

struct Cut {
    std::string_view line;
    std::vector<std::string_view> sentences;
};

const std::vector<Cut> cuts = {
    {"n", {"n"}},
    {"", {""}},
    {"n. n. take lamp", {"n", "n", "take lamp"}},
    {"n.n.n", {"n", "n", "n"}},
    {"n; e", {"n", "e"}},
    {"n then e", {"n", "e"}},
    {"n and then e", {"n", "e"}},
    {"n THEN e", {"n", "e"}},
    {"n. then e", {"n", "", "e"}},
    {"n.", {"n"}},
    {"...", {"", "", ""}},
    {"take lamp and map", {"take lamp and map"}},
    {"strengthen, heathen", {"strengthen, heathen"}},
    {"look then.n", {"look", "", "n"}},
    {"and then n", {"", "n"}},
    {"then", {""}},
};

std::vector<std::string_view> sentences_of(std::string_view line) {
    std::vector<std::string_view> out;
    do {
        out.push_back(next_sentence(line, false));
    } while (!line.empty());
    return out;
}

std::string some_bytes(Random& random) {
    constexpr std::string_view likely = "\x1B\x1B[[OABCD;5~ \t\r\n\xEF\xBB\xBFnse.";
    std::string out;
    for (std::uint64_t i = 0, length = random.below(12); i < length; ++i) {
        out += random.chance(0.7) ? likely[random.below(likely.size())]
                                  : static_cast<char>(random.below(256));
    }
    return out;
}

} // namespace

BOOST_AUTO_TEST_SUITE(line)

BOOST_AUTO_TEST_CASE(a_line_is_made_clean) {
    for (const Cleaning& row : cleanings) {
        BOOST_TEST_CONTEXT(row.name) {
            BOOST_TEST(cleaned(row.typed) == row.clean);
            BOOST_TEST(is_clean(row.typed) == (row.typed == row.clean));
        }
    }
}

BOOST_AUTO_TEST_CASE(cleaning_twice_is_cleaning_once) {
    Random random(1);
    for (int i = 0; i < 20'000; ++i) {
        const std::string typed = some_bytes(random);
        const std::string once = cleaned(typed);
        BOOST_TEST_CONTEXT("line " << i) {
            BOOST_REQUIRE(is_clean(once));
            BOOST_REQUIRE(cleaned(once) == once);
            BOOST_REQUIRE(is_clean(typed) == (once == typed));
            BOOST_REQUIRE(std::none_of(once.begin(), once.end(), is_control));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_line_is_cut_into_sentences) {
    for (const Cut& row : cuts) {
        BOOST_TEST_CONTEXT(row.line) {
            const auto found = sentences_of(row.line);
            BOOST_TEST(found == row.sentences, boost::test_tools::per_element());
        }
    }
}

BOOST_AUTO_TEST_CASE(an_answer_is_never_cut) {
    std::string_view rest = " time. then; nothing. ";
    BOOST_TEST(next_sentence(rest, true) == "time. then; nothing.");
    BOOST_TEST(rest.empty());
}

BOOST_AUTO_TEST_CASE(a_long_line_is_cut_in_time) {
    const std::string line(1'000'000, '.');
    BOOST_TEST(sentences_of(line).size() == line.size());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
