#include "clew/app/shell_word.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <utility>
#include <vector>

namespace clew {

BOOST_AUTO_TEST_SUITE(shell_word)

BOOST_AUTO_TEST_CASE(a_sign_stands_only_before_what_a_shell_would_take_otherwise) {
    for (const auto& [path, word] : std::vector<std::pair<std::string, std::string>>{
             {"game.thread", "game.thread"},
             {"/a/.local/share/clew/previous-2.thread", "/a/.local/share/clew/previous-2.thread"},
             {"my data/game.thread", "my\\ data/game.thread"},
             {"$HOME", "\\$HOME"},
             {"~x", "\\~x"},
             {"it's", "it\\'s"},
             {"a\nb\xC3\xA4", "a?b??"}}) {
        BOOST_TEST(in_shell(path) == word);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
