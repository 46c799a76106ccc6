#include "clew/speech/words.hpp"

#include "clew/base/text.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <array>
#include <string>

namespace clew::test {

namespace {

struct Named {
    std::string_view word;
    Direction direction;
};

struct KeySet {
    Keys keys;
    std::string_view letters; // in the order of Direction
};

constexpr std::array<KeySet, 4> key_sets = {{
    {Keys::compass, "nsewud"},
    {Keys::udlr, "udrl"},
    {Keys::hjkl, "kjlh"},
    {Keys::wasd, "wsda"},
}};

constexpr std::array<std::string_view, 31> plainest = {
    "go",      "run",    "explore", "take",    "drop",      "examine", "use",    "read",
    "give",    "attack", "answer",  "look",    "inventory", "exits",   "score",  "map",
    "walls",   "help",   "version", "again",   "undo",      "restart", "repeat", "brief",
    "verbose", "quit",   "save",    "restore", "saves",     "delete",  "hint"};

int number_of(std::optional<Direction> direction) {
    return direction ? static_cast<int>(*direction) : -1;
}

} // namespace

BOOST_AUTO_TEST_SUITE(words)

BOOST_AUTO_TEST_CASE(every_verb_has_its_plainest_word_first) {
    for (std::size_t i = 0; i < plainest.size(); ++i) {
        BOOST_TEST_CONTEXT(plainest[i]) {
            const auto ask = static_cast<Ask>(i);
            BOOST_TEST((ask_named(plainest[i]) == ask));
            const auto all = vocabulary();
            const auto first = std::find_if(all.begin(), all.end(),
                                            [=](const Word& word) { return word.ask == ask; });
            BOOST_REQUIRE((first != all.end()));
            BOOST_TEST(first->text == plainest[i]);
        }
    }
}

BOOST_AUTO_TEST_CASE(no_word_stands_twice_and_all_are_folded) {
    const auto all = vocabulary();
    for (std::size_t i = 0; i < all.size(); ++i) {
        BOOST_TEST_CONTEXT(all[i].text) {
            BOOST_TEST(!all[i].text.empty());
            BOOST_TEST(fold(all[i].text) == all[i].text);
            for (std::size_t j = 0; j < i; ++j) {
                BOOST_TEST(all[j].text != all[i].text);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(a_word_counts_only_whole) {
    for (const std::string_view word : {"sing", "sav", "saved", "tak", "takes", "un", "qui", "inve",
                                        "loo", "", " look", "LOOK"}) {
        BOOST_TEST_CONTEXT(word) { BOOST_TEST(!ask_named(word)); }
    }
}

BOOST_AUTO_TEST_CASE(letters_mean_directions_in_their_key_set_alone) {
    for (const KeySet& set : key_sets) {
        BOOST_TEST_CONTEXT(name_of(set.keys)) {
            BOOST_TEST(letters_of(set.keys) == set.letters);
            for (char letter = 'a'; letter <= 'z'; ++letter) {
                const std::size_t at = set.letters.find(letter);
                const int right = at == std::string_view::npos ? -1 : static_cast<int>(at);
                const char upper = static_cast<char>(letter - 'a' + 'A');
                BOOST_TEST(number_of(direction_key(letter, set.keys)) == right);
                BOOST_TEST(number_of(direction_key(upper, set.keys)) == right);
                BOOST_TEST(number_of(direction_word({&letter, 1}, set.keys)) == right);
            }
            for (const char other : {'\0', ' ', '1', '?', '\x1B', '\x7F', '\xE9', '\xFF'}) {
                BOOST_TEST(!direction_key(other, set.keys));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(whole_names_work_in_every_key_set) {
    constexpr std::array<Named, 8> names = {{{"north", Direction::north},
                                             {"south", Direction::south},
                                             {"east", Direction::east},
                                             {"west", Direction::west},
                                             {"right", Direction::east},
                                             {"left", Direction::west},
                                             {"upstairs", Direction::up},
                                             {"downstairs", Direction::down}}};
    for (const KeySet& set : key_sets) {
        for (const Named& name : names) {
            BOOST_TEST_CONTEXT(name_of(set.keys) << ' ' << name.word) {
                BOOST_TEST((direction_word(name.word, set.keys) == name.direction));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(up_is_north_where_the_keys_say_so) {
    BOOST_TEST((direction_word("up", Keys::compass) == Direction::up));
    BOOST_TEST((direction_word("down", Keys::compass) == Direction::down));
    for (const Keys keys : {Keys::udlr, Keys::hjkl, Keys::wasd}) {
        BOOST_TEST((direction_word("up", keys) == Direction::north));
        BOOST_TEST((direction_word("down", keys) == Direction::south));
    }
    BOOST_TEST(!direction_word("nort", Keys::compass));
    BOOST_TEST(!direction_word("", Keys::compass));
}

BOOST_AUTO_TEST_CASE(the_names_offered_are_understood) {
    for (const KeySet& set : key_sets) {
        for (const std::string_view name : direction_names(set.keys)) {
            BOOST_TEST_CONTEXT(name) { BOOST_TEST(direction_word(name, set.keys).has_value()); }
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
