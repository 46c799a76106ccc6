#include "house.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace clew::test {

BOOST_AUTO_TEST_SUITE(deeds)

BOOST_AUTO_TEST_CASE(a_wall_says_where_the_exits_are) {
    Tale tale(keep());
    expect_told(tale, {{"n", "There is no exit north. Exits: south, east.\n"},
                       {"d", "There is no exit down. Exits: south, east.\n"}});
    Tale mouse(keep(), Manner{Keys::udlr, Coordinates::letter_number});
    expect_told(mouse, {{"u", "There is no exit up. Exits: down, right.\n"},
                        {"l", "There is no exit left. Exits: down, right.\n"},
                        {"downstairs", "There is no exit downstairs. Exits: down, right.\n"}});
}

BOOST_AUTO_TEST_CASE(things_are_taken_and_dropped) {
    Tale tale(keep());
    expect_told(tale,
                {{"take sword", "You take the rusty sword.\n"},
                 {"take sword", "You carry the rusty sword already.\n"},
                 {"take statue", "You cannot take the stone statue, but you can examine it.\n"},
                 {"drop sword", "You drop the rusty sword.\n"},
                 {"drop sword", "You do not carry the rusty sword; take it first.\n"},
                 {"drop coins", "You do not carry the silver coins; take them first.\n"},
                 {"take sword and coins",
                  "You take the rusty sword.\nYou take the silver coins. You gain 50 points.\n"}});
}

BOOST_AUTO_TEST_CASE(what_lies_elsewhere_is_not_here) {
    Tale tale(keep());
    expect_told(tale, {{"e", "You are at row 0, column 1. Exits: east, west.\n"
                             "You see an old scroll and an iron key here.\n"},
                       {"take sword", "You do not see the rusty sword here.\n"},
                       {"x coins", "You do not see the silver coins here.\n"},
                       {"drop sword", "You do not carry the rusty sword.\n"},
                       {"use statue", "You do not see the stone statue here.\n"},
                       {"read sword", "You do not see the rusty sword here.\n"}});
}

BOOST_AUTO_TEST_CASE(a_closer_look) {
    Tale tale(keep());
    expect_told(tale, {{"x sword", "You see nothing special about the rusty sword.\n"},
                       {"x statue", "A king without a nose.\n"}});
    tale.type("e");
    expect_told(
        tale, {{"x scroll", "You see nothing special about the old scroll. You could read it.\n"}});
}

BOOST_AUTO_TEST_CASE(things_are_read) {
    Tale tale(keep());
    expect_told(tale, {{"read sword", "There is nothing to read on the rusty sword.\n"}});
    tale.type("e");
    expect_told(tale, {{"read scroll", "Mind the hatch.\n"}});
}

BOOST_AUTO_TEST_CASE(what_cannot_be_used_says_what_it_is_for) {
    WorldParts parts = keep();
    add(parts, named("plan", 0, "plan"));
    parts.items.back().map = true;
    Tale tale(std::move(parts));
    expect_told(tale, {{"use sword", "Keep the rusty sword: it may serve you against a monster.\n"},
                       {"use plan", "Take the plan, then type map.\n"},
                       {"use statue", "Nothing happens.\n"}});
    tale.type("e");
    expect_told(tale,
                {{"use scroll", "You could read the old scroll.\n"},
                 {"use key", "Keep the iron key: a door opens to it when you walk through.\n"}});
}

BOOST_AUTO_TEST_CASE(a_teleporter_takes_you_elsewhere) {
    Tale tale(keep());
    tale.type("s");
    expect_told(tale, {{"use amulet",
                        "The amulet takes you elsewhere.\n"
                        "You are at row 0, column 0. Exits: south, east.\n"
                        "You see a rusty sword, some silver coins and a stone statue here.\n"}});
}

BOOST_AUTO_TEST_CASE(a_locked_way_names_its_key_only_if_it_was_met) {
    WorldParts parts = corridor(3);
    const ItemId key = add(parts, named("key", 1, "brass key"));
    add(parts, passage("gate", 0, Direction::north, 2));
    parts.passages.back().locked_by = key;
    Tale tale(std::move(parts));
    expect_told(tale, {{"n", "The way north is locked, and you carry nothing that opens it.\n"}});
    tale.type("e");
    tale.type("w");
    expect_told(tale, {{"n", "The way north is locked. To open it, carry the brass key.\n"}});
    tale.type("e");
    tale.type("take key");
    tale.type("w");
    expect_told(tale, {{"n", "You unlock the way north with the brass key.\n"
                             "You are at row 0, column 2. Exits: south, west.\n"
                             "You have reached the goal.\n"}});
}

BOOST_AUTO_TEST_CASE(an_answer_to_nobody) {
    Tale tale(keep());
    expect_told(tale, {{"answer well", "Nobody has asked you anything.\n"},
                       {"say hello", "Nobody has asked you anything.\n"}});
}

BOOST_AUTO_TEST_CASE(the_ends_have_the_worlds_words_or_clews) {
    Tale won(corridor(2));
    expect_told(won,
                {{"e", "You are at row 0, column 1. Exits: west.\nYou have reached the goal.\n"},
                 {"w", "The game is over. Type undo to take back the last line, restart to begin\n"
                       "again, or quit.\n"}});
    WorldParts parts = corridor(9);
    parts.turn_limit = 1;
    parts.texts.out_of_turns = "The bell rings.";
    Tale late(std::move(parts));
    expect_told(late, {{"e", "You are at row 0, column 1. Exits: east, west.\nThe bell rings.\n"}});
}

BOOST_AUTO_TEST_CASE(a_room_and_what_a_found_way_leads_by_can_be_looked_at) {
    WorldParts parts = house();
    parts.passages.back().found = "It swings out, and behind it a ladder goes down.";
    Tale tale(std::move(parts));
    tale.type("e");
    BOOST_TEST(tale.meaning("x study") == "ask look");
    BOOST_TEST(tale.meaning("x ladder") == "unknown You see no 'ladder' here.");
    tale.type("x portrait");
    BOOST_TEST(tale.meaning("x the ladder") == "told A way leads down.");
    BOOST_TEST(tale.meaning("x ladd") == "unknown You see no 'ladd' here.");
    BOOST_TEST(tale.meaning("x behind") == "unknown You see no 'behind' here.");
    tale.type("w");
    BOOST_TEST(tale.meaning("x ladder") == "unknown You see no 'ladder' here.");
    BOOST_TEST(tale.meaning("x study") == "unknown You see no 'study' here.");
}

BOOST_AUTO_TEST_CASE(of_what_belongs_to_other_rooms_there_is_none_here) {
    Tale tale(house());
    tale.type("e");
    expect_told(tale, {{"x altar", "You see no 'altar' here.\n"},
                       {"take key", "You see no 'key' here.\n"},
                       {"x key", "You see no 'key' here.\n"}});
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
