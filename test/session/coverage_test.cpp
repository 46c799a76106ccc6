#include "clew/session/coverage.hpp"

#include "talk.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace clew::test {

BOOST_AUTO_TEST_SUITE(coverage)

Voice endless() {
    Voice voice;
    voice.width = 0;
    return voice;
}

WorldParts told_gallery() {
    WorldParts parts = gallery();
    parts.items[0].text = "It says > and # like a thread,\n> and is long enough to be wrapped at "
                          "seventy-two columns, were it not for the voice.";
    parts.items[1].lore = "Read me.";
    parts.rooms = {{RoomId{1}, "second", "Second", "A room."}};
    return parts;
}

std::vector<std::string> missing(const Coverage& seen) {
    std::vector<std::string> names;
    for (const Showable& part : seen.parts()) {
        if (!part.shown) {
            names.push_back(part.name);
        }
    }
    return names;
}

BOOST_AUTO_TEST_CASE(what_no_game_has_shown_is_named_as_the_file_writes_it) {
    Talk talk(told_gallery(), endless());
    Coverage seen(talk.world);
    seen.hear(talk.game, talk.open());
    const auto hear = [&](std::string_view line) { seen.hear(talk.game, talk.type(line)); };
    BOOST_TEST(missing(seen) ==
                   (std::vector<std::string>{"rooms.second", "items.sword", "encounters.sphinx",
                                             "rooms.second.text", "items.lamp.text",
                                             "items.sword.lore", "encounters.sphinx.riddle",
                                             "encounters.sphinx.right", "encounters.sphinx.wrong"}),
               boost::test_tools::per_element());
    hear("examine lamp");
    hear("e");
    hear("read sword");
    hear("e");
    hear("e");
    hear("well");
    BOOST_TEST(missing(seen) == std::vector<std::string>{"encounters.sphinx.wrong"},
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(another_game_goes_on_where_the_first_left_off) {
    Talk first(told_gallery(), endless());
    Coverage seen(first.world);
    for (const char* line : {"e", "e", "e", "water"}) {
        seen.hear(first.game, first.type(line));
    }
    Talk second(told_gallery(), endless());
    seen.hear(second.game, second.type("x lamp"));
    const std::vector<std::string> left = missing(seen);
    BOOST_TEST(left == (std::vector<std::string>{"items.sword.lore", "encounters.sphinx.right"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
