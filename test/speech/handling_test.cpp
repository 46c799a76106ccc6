#include "house.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace clew::test {

namespace {

WorldParts with_endings() {
    WorldParts parts = corridor(3);
    const ItemId crown = add(parts, named("crown", 0, "crown"));
    Milestone milestone;
    milestone.id = "crowned";
    milestone.text = "It is lighter than it looks.";
    milestone.points = 10;
    milestone.when = {{{.kind = Condition::Kind::carrying, .item = crown}}};
    parts.milestones = {milestone};
    Ending king;
    king.id = "king";
    king.text = "You sit down.";
    king.rank = "King of the Labyrinth";
    king.points = 50;
    king.when = {{{.kind = Condition::Kind::in_room, .room = RoomId{1}}},
                 {{.kind = Condition::Kind::carrying, .item = crown}}};
    Ending fall;
    fall.id = "fall";
    fall.lost = true;
    fall.when = {{{.kind = Condition::Kind::in_room, .room = RoomId{1}}}};
    parts.endings = {king, fall};
    parts.goals.clear();
    return parts;
}

} // namespace

BOOST_AUTO_TEST_SUITE(handling)

BOOST_AUTO_TEST_CASE(lids_and_locks_say_why_they_stay_as_they_are) {
    Tale tale(house());
    expect_told(tale,
                {{"open chest", "The chest is locked. To open it, carry the brass key.\n"},
                 {"close chest", "The chest is closed.\n"},
                 {"s", "The oak door is locked. To open it, carry the rusty key.\n"},
                 {"open table", "The table cannot be opened or closed.\n"},
                 {"unlock table", "The table has no lock.\n"},
                 {"lock chest", "The chest is locked already.\n"},
                 {"unlock chest with rusty key",
                  "You take the rusty key.\nThe rusty key does not fit the chest.\n"},
                 {"unlock chest with brass key",
                  "You take the brass key.\nYou unlock the chest with the brass key.\n"},
                 {"unlock chest", "The chest is not locked.\n"},
                 {"open chest", "You open the chest. In the chest are a coin and a purse. In the "
                                "purse is\na ring.\n"},
                 {"open chest", "The chest is open already.\n"},
                 {"lock chest with the brass key",
                  "You close the chest.\nYou lock the chest with the brass key.\n"},
                 {"use brass key on chest", "You unlock the chest with the brass key.\n"},
                 {"use brass key", "Say what to unlock with the brass key.\n"},
                 {"open sesame", "You see no 'sesame' here.\n"}});
}

BOOST_AUTO_TEST_CASE(a_key_that_was_not_met_is_not_named) {
    WorldParts parts = house();
    parts.items[0].room = RoomId{4};
    Tale tale(std::move(parts));
    expect_told(tale,
                {{"open chest", "The chest is locked, and you carry nothing that opens it.\n"}});
}

BOOST_AUTO_TEST_CASE(things_are_put_in_and_on_things) {
    Tale tale(house());
    expect_told(
        tale,
        {{"put cake on table", "You take the cake.\nYou put the cake on the table.\n"},
         {"put crown in chest", "You take the crown.\nThe chest is closed.\n"},
         {"take brass key", "You take the brass key.\n"},
         {"open chest with brass key",
          "You unlock the chest with the brass key.\n"
          "You open the chest. In the chest are a coin and a purse. In the purse is\na ring.\n"},
         {"put crown in chest", "You put the crown in the chest.\n"},
         {"insert brass key into the purse", "You put the brass key in the purse.\n"},
         {"put purse in purse", "You take the purse.\nYou cannot put the purse in itself.\n"},
         {"put match on brass key", "You take the match.\n"
                                    "Nothing can be put in or on the brass key.\n"},
         {"take brass key from purse", "You take the brass key.\n"},
         {"take crown from purse", "The crown is not in the purse.\n"},
         {"take crown out of the chest", "You take the crown.\n"},
         {"take all from chest", "You take the coin.\n"},
         {"take all from chest", "There is nothing to take in the chest.\n"},
         {"take ring from table", "The ring is not on the table.\n"},
         {"take ring from cake", "There is nothing in or on the cake.\n"}});
    BOOST_TEST(tale.meaning("put all in chest") ==
               "put brass key in chest, put match in chest, put crown in chest, put coin in "
               "chest, put purse in chest");
    BOOST_TEST(tale.meaning("put cake and match on table") == "put match in table");
    BOOST_TEST(tale.meaning("put purse down") == "drop purse");
}

BOOST_AUTO_TEST_CASE(food_is_eaten_and_drink_is_drunk) {
    Tale tale(house());
    expect_told(tale, {{"eat cake", "You eat the cake.\n"},
                       {"eat cake", "You see no 'cake' here.\n"},
                       {"use water", "You drink the water.\n"},
                       {"taste table", "The table is nothing to eat or drink.\n"},
                       {"eat", "Eat what?\n"}});
}

BOOST_AUTO_TEST_CASE(a_light_needs_its_flame) {
    Tale tale(house());
    expect_told(tale, {{"light candle", "To light the candle, carry the match.\n"},
                       {"light candle with cake", "You cannot light the candle with the cake.\n"},
                       {"turn candle off", "The candle is not lit.\n"},
                       {"burn table", "The table cannot be lit.\n"},
                       {"light candle with match",
                        "You take the match.\nYou light the candle with the match.\n"},
                       {"turn on the candle", "The candle is lit already.\n"}});
}

BOOST_AUTO_TEST_CASE(the_things_own_texts_go_first) {
    WorldParts parts = house();
    ItemTexts& chest = parts.items[index_of(id_of<ItemId>(parts.items, "chest"))].told;
    chest.opened = "It creaks.";
    chest.closed = "It sighs.";
    chest.unlocked = "Click.";
    chest.locked = "It will not budge.";
    chest.fixed = "It is nailed down.";
    ItemTexts& cake = parts.items[index_of(id_of<ItemId>(parts.items, "cake"))].told;
    cake.taken = "It crumbles.";
    cake.dropped = "Splat.";
    cake.put = "There.";
    cake.eaten = "Sweet.";
    parts.items[index_of(id_of<ItemId>(parts.items, "candle"))].told.lit = "It flares.";
    Tale tale(std::move(parts));
    expect_told(tale,
                {{"open chest", "It will not budge.\n"},
                 {"take chest", "It is nailed down.\n"},
                 {"take brass key", "You take the brass key.\n"},
                 {"open chest", "Click.\nIt creaks. In the chest are a coin and a purse. In the "
                                "purse is a ring.\n"},
                 {"close chest", "It sighs.\n"},
                 {"take cake", "It crumbles.\n"},
                 {"drop cake", "Splat.\n"},
                 {"put cake on table", "It crumbles.\nThere.\n"},
                 {"eat cake", "Sweet.\n"},
                 {"light candle with match", "You take the match.\nIt flares.\n"}});
}

BOOST_AUTO_TEST_CASE(what_wears_out_says_so_and_why_it_serves_no_more) {
    WorldParts parts = house();
    parts.items[0].lasts = 1;
    parts.items[1].lasts = 1;
    parts.items[1].told.worn = "The rust has the better of it.";
    Tale tale(std::move(parts));
    expect_told(
        tale,
        {{"take brass key", "You take the brass key.\n"},
         {"take rusty key", "You take the rusty key.\n"},
         {"unlock chest", "You unlock the chest with the brass key. The brass key breaks.\n"},
         {"lock chest", "The brass key is worn out.\n"},
         {"unlock door", "You unlock the oak door with the rusty key. The rust has the better "
                         "of\nit.\n"}});
    BOOST_TEST(tale.says(tell_inventory) ==
               "You carry a brass key (worn out) and a rusty key (worn out).\n");
}

BOOST_AUTO_TEST_CASE(who_has_no_key_to_lock_with_is_not_told_that_it_is_locked) {
    WorldParts parts = house();
    parts.items[index_of(id_of<ItemId>(parts.items, "chest"))].told.locked = "It will not budge.";
    Tale tale(std::move(parts));
    expect_told(tale, {{"unlock chest", "It will not budge.\n"},
                       {"unlock chest with brass key", "You take the brass key.\n"
                                                       "You unlock the chest with the brass "
                                                       "key.\n"},
                       {"drop brass key", "You drop the brass key.\n"},
                       {"lock chest", "You have no key to lock it with.\n"},
                       {"open chest", "You open the chest. In the chest are a coin and a purse. In "
                                      "the purse is\na ring.\n"},
                       {"lock chest", "You have no key to lock it with.\n"}});
}

BOOST_AUTO_TEST_CASE(doors_are_named_by_side_and_gone_through) {
    Tale tale(house());
    BOOST_TEST(tale.meaning("open south door") == "open oak door");
    BOOST_TEST(tale.meaning("shut the oak door") == "close oak door");
    BOOST_TEST(tale.meaning("go through the oak door") == "go south");
    BOOST_TEST(tale.meaning("enter oak door") == "go south");
    BOOST_TEST(tale.meaning("enter") == "unknown Go by direction. Exits: south, east.");
}

BOOST_AUTO_TEST_CASE(milestones_and_endings_are_told_and_counted) {
    Tale tale(with_endings());
    std::string opening;
    tell_opening(opening, tale.telling());
    BOOST_TEST(opening.find("Find a good way to end this.\n") != std::string::npos);
    BOOST_TEST(tale.type("take crown") ==
               "You take the crown.\nIt is lighter than it looks. You gain 10 points.\n");
    BOOST_TEST(tale.type("e") == "You are at row 0, column 1. Exits: east, west.\n"
                                 "You sit down.\nRank: King of the Labyrinth.\n");
    BOOST_TEST(tale.says([](std::string& out, const Telling& telling) {
        tell_end(out, telling);
    }) == "You have won in 1 turn.\nFor 1 milestone: 10 points.\n"
          "For the ending: 50 points.\nScore: 60 points.\n");
}

BOOST_AUTO_TEST_CASE(a_bad_end_is_a_loss) {
    Tale tale(with_endings());
    BOOST_TEST(tale.type("e") == "You are at row 0, column 1. Exits: east, west.\n"
                                 "This is a bad end.\n");
    BOOST_TEST(tale.says([](std::string& out, const Telling& telling) {
        tell_end(out, telling);
    }) == "You have lost, after 1 turn.\nScore: 0 points.\n"
          "Type undo to take back the last line, restart to begin again, or quit.\n");
}

BOOST_AUTO_TEST_CASE(who_blocks_and_who_guards_says_so) {
    WorldParts parts = corridor(3);
    const ItemId gold = add(parts, named("gold", 0, "gold", "some"));
    const ItemId axe = add(parts, named("axe", 0, "axe", "an"));
    Monster troll;
    troll.blocks = Direction::east;
    troll.beaten_by = {axe};
    add(parts, called("troll", 0, troll));
    Monster dragon;
    dragon.guards = gold;
    dragon.beaten_by = {axe};
    dragon.beats = "A cough of fire.";
    add(parts, called("dragon", 0, dragon));
    parts.encounters.back().words = {"worm"};
    Tale tale(std::move(parts));
    BOOST_TEST(tale.text() == "You are at row 0, column 0. Exits: east.\n"
                              "You see some gold and an axe here.\n"
                              "A troll is here. It blocks the way east.\n"
                              "A dragon is here. It guards the gold.\n");
    expect_told(tale, {{"e", "The troll does not let you go east.\n"},
                       {"open east", "The troll blocks the way east.\n"},
                       {"take gold", "A cough of fire.\n"},
                       {"attack troll", "You carry nothing that beats the troll.\n"},
                       {"kill worm", "A cough of fire.\n"},
                       {"take axe", "You take the axe.\n"},
                       {"attack troll", "You kill the troll with the axe.\n"},
                       {"attack troll", "The troll no longer blocks the way east.\n"},
                       {"x troll", "The troll no longer blocks the way east.\n"},
                       {"attack worm", "You kill the dragon with the axe.\n"},
                       {"x worm", "The dragon no longer guards the gold.\n"}});
}

BOOST_AUTO_TEST_CASE(a_riddler_goes_on_asking) {
    WorldParts parts = corridor(3);
    Riddler two = riddler({"well"});
    two.riddles = {{"First?", {"well"}}, {"Second?", {"egg"}}};
    add(parts, called("sphinx", 1, two, "the"));
    Tale tale(std::move(parts));
    tale.type("e");
    expect_told(tale, {{"well", "That is right. The sphinx asks you another riddle.\nSecond?\n"},
                       {"egg", "That is right. The sphinx lets you pass.\n"}});
}

BOOST_AUTO_TEST_CASE(of_things_called_alike_it_is_the_one_to_which_it_can_be_done) {
    WorldParts parts = corridor(2);
    for (const std::string_view id : {"brass", "iron", "clay"}) {
        add(parts, named(std::string(id), 0, std::string(id) + " lamp"));
        parts.items.back().light = Light::unlit;
        parts.items.back().openable = true;
        parts.items.back().open = false;
    }
    parts.items.back().fixed = true;
    parts.items.back().lore = "Rub me.";
    Tale tale(std::move(parts));
    const std::string which =
        "Which do you mean: the brass lamp, the iron lamp or the clay lamp?\n";
    expect_told(tale, {{"light lamp", which},
                       {"light clay lamp", "You light the clay lamp.\n"},
                       {"light lamp", "Which do you mean: the brass lamp or the iron lamp?\n"},
                       {"light iron lamp", "You light the iron lamp.\n"},
                       {"light lamp", "You light the brass lamp.\n"},
                       {"light lamp", "The brass lamp is lit already.\n"},
                       {"open iron lamp", "You open the iron lamp.\n"},
                       {"close lamp", "You close the iron lamp.\n"},
                       {"read lamp", "Rub me.\n"},
                       {"take lamp", "Which do you mean: the brass lamp or the iron lamp?\n"},
                       {"take brass lamp", "You take the brass lamp.\n"},
                       {"take lamp", "You take the iron lamp.\n"},
                       {"x lamp", which}});
}

BOOST_AUTO_TEST_CASE(what_cannot_be_put_is_told_in_one_sentence) {
    Tale tale(house());
    expect_told(tale,
                {{"put candle on table", "The candle is on the table already.\n"},
                 {"put chest on table", "You cannot take the chest, but you can examine it.\n"},
                 {"drop chest", "You do not carry the chest.\n"},
                 {"drop cake", "You do not carry the cake; take it first.\n"},
                 {"drop coin", "You carry no 'coin'.\n"}});
    BOOST_TEST(tale.meaning("put chest on table") == "take chest");
    tale.type("take rusty key");
    tale.type("s");
    expect_told(tale, {{"drop coin", "You carry no 'coin'.\n"}});
}

BOOST_AUTO_TEST_CASE(a_way_named_by_its_side_is_its_door) {
    Tale tale(house());
    expect_told(tale,
                {{"close south", "The oak door is closed.\n"},
                 {"open the south", "The oak door is locked. To open it, carry the rusty key.\n"},
                 {"open east", "The way east is open.\n"},
                 {"close east", "The way east has no door.\n"},
                 {"open west", "There is no way west. Exits: south, east.\n"},
                 {"close gate", "There is nothing of that name here to close.\n"}});
    WorldParts keeps = keep();
    keeps.start = RoomId{7};
    keeps.encounters.clear();
    Tale at_hatch(std::move(keeps));
    expect_told(
        at_hatch,
        {{"close down", "The way down is locked.\n"},
         {"open down", "A door opens when you walk through it with its key in your hands.\n"}});
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
