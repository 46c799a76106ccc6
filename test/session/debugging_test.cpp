#include "clew/session/debugging.hpp"

#include "talk.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <utility>

namespace clew::test {

BOOST_AUTO_TEST_SUITE(debugging)

Voice for_authors() {
    Voice voice;
    voice.debug = true;
    voice.width = 0;
    return voice;
}

WorldParts house() {
    WorldParts parts = gallery();
    parts.rooms = {{RoomId{4}, "attic", "Dusty Attic", "Dust."}};
    parts.goals = {};
    Item chest = item("chest", 0);
    chest.holds = Holds::in;
    chest.openable = true;
    chest.open = false;
    const ItemId box = add(parts, chest);
    Item coin = item("coin", nowhere);
    coin.inside = box;
    add(parts, coin);
    parts.endings = {{.id = "top",
                      .text = "",
                      .rank = "",
                      .when = {{{.kind = Condition::Kind::carrying, .item = box}},
                               {{.kind = Condition::Kind::in_room, .room = RoomId{4}}}}}};
    return parts;
}

BOOST_AUTO_TEST_CASE(goto_puts_the_player_into_a_room_and_undo_takes_it_back) {
    Talk talk(house(), for_authors());
    BOOST_TEST(talk.type("goto attic") ==
               "Dusty Attic\nDust.\nYou are at row 0, column 4. Exits: west.\n");
    BOOST_TEST(talk.state().turns == 0U);
    const std::uint64_t there = talk.digest();
    talk.type("w");
    talk.type("undo");
    BOOST_TEST(talk.digest() == there);
    talk.type("undo");
    BOOST_TEST((talk.state().room == RoomId{0}));
    talk.type("GOTO 0,1");
    BOOST_TEST((talk.state().room == RoomId{1}));
    BOOST_TEST(talk.type("goto 0,9") == "Nothing is called that.\n");
    talk.type("goto row 0, column 2");
    BOOST_TEST((talk.state().room == RoomId{2}));
    talk.game.voice.manner.coordinates = Coordinates::letter_number;
    talk.type("goto a2");
    BOOST_TEST((talk.state().room == RoomId{1}));
    BOOST_TEST(talk.type("goto nowhere") == "Nothing is called that.\n");
}

BOOST_AUTO_TEST_CASE(showme_tells_what_the_rules_know) {
    Talk talk(house(), for_authors());
    BOOST_TEST(talk.type("showme coin") == "items.coin: in chest.\n");
    BOOST_TEST(talk.type("showme chest") == "items.chest: in row 0, column 0, visited; closed.\n");
    BOOST_TEST(talk.type("showme sphinx") == "encounters.sphinx: in row 0, column 3; not done.\n");
    BOOST_TEST(talk.type("showme dusty attic") == "room attic, row 0, column 4.\n");
    talk.type("take chest");
    BOOST_TEST(talk.type("showme") ==
               "room row 0, column 0, visited; turns 0; ending top 1 of 2 true.\n");
    BOOST_TEST(talk.type("showme ghost") == "Nothing is called that.\n");
}

BOOST_AUTO_TEST_CASE(showme_tells_what_an_ending_or_a_milestone_waits_for) {
    using Kind = Condition::Kind;
    WorldParts parts = house();
    const ItemId box{static_cast<std::uint16_t>(parts.items.size() - 2)};
    const ItemId coin{static_cast<std::uint16_t>(parts.items.size() - 1)};
    Milestone rich{.id = "rich", .text = "", .points = 1, .when = {}};
    rich.when = {{{.kind = Kind::put, .item = coin, .holder = box},
                  {.kind = Kind::settled, .encounter = EncounterId{0}}},
                 {{.kind = Kind::open, .item = box}}};
    parts.milestones = {rich};
    Talk talk(std::move(parts), for_authors());
    const std::string sphinx = talk.game.world.encounters()[0].id;
    BOOST_TEST(talk.type("showme Top") ==
               "endings.top: carrying chest (false); in attic, row 0, column 4 (false).\n");
    BOOST_TEST(talk.type("showme rich") ==
               "milestones.rich: put coin in chest (true) or answered " + sphinx +
                   " (false); open chest (false); open.\n");
    talk.type("take chest");
    BOOST_TEST(talk.type("showme top") ==
               "endings.top: carrying chest (true); in attic, row 0, column 4 (false).\n");
    talk.type("open chest");
    BOOST_TEST(talk.type("showme rich").find("open chest (true); reached.") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(players_do_not_know_these_words) {
    Talk talk(house());
    const std::uint64_t before = talk.digest();
    talk.type("goto attic");
    talk.type("showme coin");
    BOOST_TEST(talk.digest() == before);
}

BOOST_AUTO_TEST_CASE(a_question_is_answered_first) {
    Talk talk(house(), for_authors());
    talk.type("e");
    talk.type("e");
    talk.type("e");
    talk.type("answer goto attic");
    BOOST_TEST((talk.state().room == RoomId{0})); // a wrong answer
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
