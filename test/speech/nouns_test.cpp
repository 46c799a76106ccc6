#include "clew/speech/nouns.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace clew::test {

namespace {

struct List {
    std::string_view phrase;
    std::vector<std::string> parts;
};

const std::vector<List> lists = {
    {"lamp", {"lamp"}},
    {"lamp and map", {"lamp", "map"}},
    {"lamp, sword and map", {"lamp", "sword", "map"}},
    {"lamp, sword, and map", {"lamp", "sword", "map"}},
    {"lamp,sword", {"lamp", "sword"}},
    {"the old lamp and the map", {"the old lamp", "the map"}},
    {"and lamp", {"lamp"}},
    {"lamp and", {"lamp"}},
    {"lamp,,map", {"lamp", "map"}},
    {"sand and candle", {"sand", "candle"}},
    {"", {""}},
    {",", {""}},
};

struct Suggestion {
    std::string_view word;
    std::string_view text;
};

const std::vector<Suggestion> suggestions = {
    {"swrod", " Did you mean 'sword'?"},
    {"swordd", " Did you mean 'sword'?"},
    {"lok", " Did you mean 'look'?"},
    {"sing", ""},
    {"wold", ""},
    {"swords", " Did you mean 'sword'?"},
    {"sord", " Did you mean 'sword'?"},
    {"sowrds", ""},
    {"lamppost", " Did you mean 'lampposts'?"},
    {"lmappsots", " Did you mean 'lampposts'?"},
    {"sworn", " Did you mean 'sword'?"},
    {"swarm", ""},
    {"x", ""},
    {"", ""},
    {"elephant", ""},
};

} // namespace

BOOST_AUTO_TEST_SUITE(nouns)

BOOST_AUTO_TEST_CASE(lists_fall_into_their_parts) {
    for (const List& row : lists) {
        BOOST_TEST_CONTEXT(row.phrase) {
            BOOST_TEST(parts_of_list(row.phrase) == row.parts, boost::test_tools::per_element());
        }
    }
}

BOOST_AUTO_TEST_CASE(a_near_word_is_suggested) {
    for (const Suggestion& row : suggestions) {
        BOOST_TEST_CONTEXT(row.word) {
            BOOST_TEST(suggestion(row.word, {"sword", "look", "inv", "bring", "x", "l",
                                             "lampposts"}) == row.text);
        }
    }
}

BOOST_AUTO_TEST_CASE(words_are_cut_off_whole) {
    std::string text = "to the north";
    BOOST_TEST(!cut_start(text, "t"));
    BOOST_TEST(cut_start(text, "to"));
    BOOST_TEST(text == "the north");
    BOOST_TEST(!cut_end(text, "the north"));
    BOOST_TEST(!cut_end(text, "rth"));
    BOOST_TEST(cut_end(text, "north"));
    BOOST_TEST(text == "the");
    BOOST_TEST(!cut_start(text, "the"));
}

BOOST_AUTO_TEST_CASE(no_word_is_suggested_for_itself) {
    BOOST_TEST(suggestion("sail", {"sail"}) == "");
    BOOST_TEST(suggestion("sial", {"sail"}) == " Did you mean 'sail'?");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
