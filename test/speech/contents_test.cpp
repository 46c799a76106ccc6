#include "house.hpp"

#include <boost/test/unit_test.hpp>

namespace clew::test {

BOOST_AUTO_TEST_SUITE(contents)

BOOST_AUTO_TEST_CASE(a_room_tells_what_lies_on_and_in_what_lies_there) {
    BOOST_TEST(Tale(house()).text() ==
               "You are at row 0, column 0. Exits: south, east.\n"
               "The oak door to the south is closed.\n"
               "You see a brass key, a rusty key, a match, a table, a cake, some water\n"
               "and a chest (closed) here. On the table is a candle. On the altar is a\n"
               "crown.\n");
}

BOOST_AUTO_TEST_CASE(what_is_open_shows_all_that_is_in_it) {
    Tale tale(house());
    tale.type("take brass key");
    BOOST_TEST(tale.type("open chest") ==
               "You unlock the chest with the brass key.\n"
               "You open the chest. In the chest are a coin and a purse. In the purse is\n"
               "a ring.\n");
    tale.type("take purse");
    BOOST_TEST(tale.says(tell_inventory) ==
               "You carry a brass key and a purse. In the purse is a ring.\n");
    tale.type("take coin");
    BOOST_TEST(tale.type("x chest") == "The chest is open. There is nothing in the chest.\n");
    BOOST_TEST(tale.type("close chest") == "You close the chest.\n");
    BOOST_TEST(tale.type("search chest") == "The chest is closed.\n");
}

BOOST_AUTO_TEST_CASE(a_closer_look_at_what_holds_things) {
    Tale tale(house());
    BOOST_TEST(tale.type("x table") == "On the table is a candle.\n");
    tale.type("take candle");
    BOOST_TEST(tale.type("look on the table") == "There is nothing on the table.\n");
    BOOST_TEST(tale.type("x candle") == "The candle is not lit.\n");
    BOOST_TEST(tale.type("x door") == "The oak door is closed.\n");
    BOOST_TEST(tale.type("look in chest") == "The chest is closed.\n");
}

BOOST_AUTO_TEST_CASE(an_open_door_is_told_to_who_looks) {
    Tale tale(house());
    tale.type("take rusty key");
    BOOST_TEST(tale.type("open oak door") == "You unlock the oak door with the rusty key.\n"
                                             "You open the oak door.\n");
    BOOST_TEST(tale.says(tell_room).find("The oak door to the south is open.\n") !=
               std::string::npos);
    BOOST_TEST(tale.says(tell_exits) == "South: the oak door, open.\n"
                                        "East: row 0, column 1, not seen yet.\n");
    tale.type("close door");
    BOOST_TEST(tale.says(tell_exits) == "South: the oak door, closed.\n"
                                        "East: row 0, column 1, not seen yet.\n");
}

BOOST_AUTO_TEST_CASE(in_the_dark_nothing_is_made_out) {
    Tale tale(house());
    tale.type("take rusty key");
    BOOST_TEST(tale.type("s") == "You unlock the oak door with the rusty key.\n"
                                 "You open the oak door.\n"
                                 "The cellar\n"
                                 "You are at row 1, column 0. Exits: north.\n"
                                 "It is dark here. You can make out nothing but the ways out.\n");
    BOOST_TEST(tale.type("take skull") == "It is too dark to see any 'skull' here.\n");
    BOOST_TEST(tale.type("take hat") == "It is too dark to see any 'hat' here.\n");
    tale.type("n");
    BOOST_TEST(tale.type("take skull") == "You see no 'skull' here.\n");
}

BOOST_AUTO_TEST_CASE(a_light_shows_the_room_it_is_lit_in) {
    Tale tale(house());
    tale.type("take rusty key and match");
    tale.type("take candle");
    tale.type("s");
    BOOST_TEST(tale.type("light candle") == "You light the candle with the match.\n"
                                            "The cellar\n"
                                            "Bones everywhere.\n"
                                            "You are at row 1, column 0. Exits: north.\n"
                                            "There is a skull here.\n");
    BOOST_TEST(tale.says(tell_inventory) == "You carry a rusty key, a match and a candle (lit).\n");
    BOOST_TEST(tale.type("blow out candle") ==
               "Leave the candle as it is: what is lit here stays lit.\n");
}

BOOST_AUTO_TEST_CASE(a_light_that_is_shut_away_leaves_the_dark) {
    WorldParts parts = house();
    Item& chest = parts.items[index_of(id_of<ItemId>(parts.items, "chest"))];
    chest.fixed = false;
    chest.open = true;
    parts.items[index_of(id_of<ItemId>(parts.items, "candle"))].light = Light::lit;
    Tale tale(std::move(parts));
    for (const std::string_view line :
         {"take rusty key", "take candle", "put candle in chest", "take chest", "s"}) {
        tale.type(line);
    }
    BOOST_TEST(tale.type("close chest") == "You close the chest.\nNow it is dark.\n");
    BOOST_TEST(tale.type("open chest") ==
               "You open the chest. In the chest are a candle (lit), a coin and a purse.\n"
               "In the purse is a ring.\n"
               "The cellar\n"
               "Bones everywhere.\n"
               "You are at row 1, column 0. Exits: north.\n"
               "There is a skull here.\n");
}

BOOST_AUTO_TEST_CASE(a_room_has_another_text_when_one_comes_back) {
    Tale tale(house());
    BOOST_TEST(tale.type("e") == "The study\nBooks to the ceiling.\n"
                                 "You are at row 0, column 1. Exits: east, west.\n");
    tale.type("w");
    BOOST_TEST(tale.type("e") == "The study\nBooks, books.\n"
                                 "You are at row 0, column 1. Exits: east, west.\n");
    BOOST_TEST(tale.says(tell_room) == "The study\nBooks to the ceiling.\n"
                                       "You are at row 0, column 1. Exits: east, west.\n");
}

BOOST_AUTO_TEST_CASE(a_secret_way_is_told_of_nowhere_before_it_is_found) {
    Tale tale(house());
    tale.type("e");
    BOOST_TEST(tale.type("d") == "There is no exit down. Exits: east, west.\n");
    BOOST_TEST(tale.says(tell_exits).find("Down") == std::string::npos);
    BOOST_TEST(tale.says(tell_map).find("down") == std::string::npos);
    BOOST_TEST(tale.type("look behind portrait") ==
               "You see nothing special about the portrait.\nYou find a way down.\n");
    BOOST_TEST(tale.says(tell_exits).find("Down: a passage.\n") != std::string::npos);
    BOOST_TEST(tale.type("d") == "That took 3 turns.\n"
                                 "You are at row 1, column 1. Exits: up.\n");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
