// What is wrong with things, doors, ways and conditions, each as its author sees it.
#include "reading.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace clew {

namespace {

struct Row {
    std::string name;
    std::string world; // after a first line with a title
    std::string faults;
};

void check(const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) { BOOST_TEST(faults_after_title(row.world) == row.faults); }
    }
}

// Two rooms side by side and one under the first, all joined.
const std::string drawing = "[maze]\ndrawing = '''\n+---+---+\n| S   B |\n+   +---+\n| C | G |\n"
                            "+---+---+\n'''\n"; // lines 2 to 9

} // namespace

BOOST_AUTO_TEST_CASE(what_lies_in_or_on_another_is_judged) {
    check({
        {"sound", "[items.box]\nat = [0, 0]\ncontainer = true\n[items.pin]\ninside = \"box\"", ""},
        {"nobody's inside",
         "[items.box]\nat = [0, 0]\ncontainer = true\n[items.pin]\n"
         "inside = \"bix\"",
         "6:10+5 no item is called 'bix'; did you mean 'box'?\n"},
        {"in what holds nothing", "[items.box]\nat = [0, 0]\n[items.pin]\ninside = \"box\"",
         "5:10+5 'box' holds nothing; give it 'container = true' or 'supporter = true'\n"},
        {"a supporter on itself", "[items.table]\nsupporter = true\ninside = \"table\"",
         "4:10+7 'table' lies on itself; expected another thing in 'inside'\n"},
        {"a box in itself", "[items.box]\ncontainer = true\ninside = \"box\"",
         "4:10+5 'box' lies in itself; expected another thing in 'inside'\n"},
        {"two in each other",
         "[items.box]\ncontainer = true\ninside = \"bag\"\n[items.bag]\ncontainer = true\n"
         "inside = \"box\"",
         "4:10+5 'box' lies in 'bag', which lies in 'box'; expected one of them to lie in a "
         "room\n"},
        {"a ring of three",
         "[items.a]\ncontainer = true\ninside = \"b\"\n[items.b]\nsupporter = true\n"
         "inside = \"c\"\n[items.c]\ncontainer = true\ninside = \"a\"\n[items.d]\ninside = \"a\"",
         "4:10+3 'a' lies on 'b', which lies in 'a' in turn; expected one of them to lie in a "
         "room\n"},
        {"two places",
         "[items.box]\nat = [0, 0]\ncontainer = true\n[items.pin]\nat = [0, 1]\n"
         "inside = \"box\"",
         "7:1+6 'at' and 'inside' both stand here; expected one of them\n"},
        {"chance and a place",
         "[items.box]\nat = [0, 0]\ncontainer = true\n[items.pin]\ninside = \"box\"\n"
         "place = \"far\"",
         "7:1+5 'place' and 'inside' both stand here; expected one of them\n"},
        {"given too",
         "[items.box]\nat = [0, 0]\ncontainer = true\n[items.pin]\ninside = \"box\"\n"
         "[encounters.x]\nkind = \"quest-giver\"\nat = [0, 1]\nwants = \"box\"\ngives = \"pin\"",
         "6:10+5 'pin' has a place, and 'x' gives it too; take one of the two away\n"},
        {"misspelt", "[items.box]\nat = [0, 0]\ncontainer = true\n[items.pin]\ninsid = \"box\"",
         "6:1+5 unknown key 'insid'; did you mean 'inside'?\n"},
        {"a number", "[items.pin]\ninside = 3",
         "3:10+1 'inside' is a whole number; expected the id of an item\n"},
    });
}

BOOST_AUTO_TEST_CASE(things_lie_eight_deep_and_no_deeper) {
    std::string world = "[items.i0]\nat = [0, 0]\ncontainer = true\n";
    for (int i = 1; i <= 8; ++i) {
        world += "[items.i" + std::to_string(i) + "]\ncontainer = true\ninside = \"i" +
                 std::to_string(i - 1) + "\"\n";
    }
    BOOST_TEST(faults_after_title(world) == "");
    world += "[items.i9]\ncontainer = true\ninside = \"i8\"\n[items.i10]\ninside = \"i9\"\n";
    BOOST_TEST(faults_after_title(world) ==
               "31:10+4 'i9' lies too deep: so many things in one another; expected at most 8\n");
}

BOOST_AUTO_TEST_CASE(what_opens_and_locks_is_judged) {
    check({
        {"sound",
         "[items.chest]\nat = [0, 0]\ncontainer = true\nlocked_by = \"key\"\n[items.key]\n"
         "at = [0, 1]",
         ""},
        {"an open chest may hold its key",
         "[items.chest]\nat = [0, 0]\ncontainer = true\nlocked_by = \"key\"\nopen = true\n"
         "[items.key]\ninside = \"chest\"",
         ""},
        {"a key locked in its own chest",
         "[items.chest]\nat = [0, 0]\ncontainer = true\nlocked_by = \"key\"\n[items.key]\n"
         "inside = \"chest\"",
         "7:10+7 'key' is locked in 'chest', which nothing else opens; expected the key to lie "
         "elsewhere\n"},
        {"a key in a purse in its own chest",
         "[items.chest]\nat = [0, 0]\ncontainer = true\nlocked_by = \"key\"\n[items.purse]\n"
         "container = true\ninside = \"chest\"\n[items.key]\ninside = \"purse\"",
         "10:10+7 'key' is locked in 'chest', which nothing else opens; expected the key to lie "
         "elsewhere\n"},
        {"its own key", "[items.chest]\nat = [0, 0]\ncontainer = true\nlocked_by = \"chest\"",
         "5:13+7 'chest' is its own key; expected another item in 'locked_by'\n"},
        {"no such key", "[items.chest]\nat = [0, 0]\ncontainer = true\nlocked_by = \"key\"",
         "5:13+5 no item is called 'key'; expected the id of an item, such as 'chest'\n"},
        {"a lid on nothing", "[items.stone]\nat = [0, 0]\nopenable = true",
         "4:1+8 'stone' can be opened, but is neither a container nor a door; give it 'container = "
         "true', or a passage with that 'door'\n"},
        {"a table with a lid",
         "[items.table]\nat = [0, 0]\nsupporter = true\nlocked_by = \"table2\"\n[items.table2]\n"
         "at = [0, 1]",
         "5:1+9 'table' can be opened, but is neither a container nor a door; give it 'container = "
         "true', or a passage with that 'door'\n"},
        {"open without openable", "[items.box]\nat = [0, 0]\ncontainer = true\nopen = true",
         "5:1+4 'open' does nothing here; expected it beside 'openable = true'\n"},
        {"locked, yet not openable",
         "[items.box]\nat = [0, 0]\ncontainer = true\nopenable = false\nlocked_by = \"key\"\n"
         "[items.key]\nat = [0, 0]",
         "6:1+9 'locked_by' does nothing here; expected it beside 'openable = true', or without "
         "'openable'\n"},
        {"in and on", "[items.x]\nat = [0, 0]\ncontainer = true\nsupporter = true",
         "5:1+9 'container' and 'supporter' both stand here; expected one of them\n"},
    });
}

BOOST_AUTO_TEST_CASE(what_a_thing_can_do_is_judged) {
    check({
        {"sound",
         "[items.lamp]\nat = [0, 0]\nlight = \"unlit\"\nlit_by = \"match\"\nlasts = 5\nlit = "
         "\"L\"\n"
         "worn = \"W\"\n[items.match]\nat = [0, 0]\n[items.pie]\nat = [0, 0]\nedible = true\n"
         "eaten = \"E\"\n[items.tree]\nat = [0, 0]\nscenery = true\nrefuses = \"R\"",
         ""},
        {"food and drink", "[items.x]\nat = [0, 0]\nedible = true\ndrinkable = true",
         "5:1+9 'edible' and 'drinkable' both stand here; expected one of them\n"},
        {"a stone that wears out", "[items.stone]\nat = [0, 0]\nlasts = 3",
         "4:1+5 'stone' is nothing that wears out; expected 'lasts' of a weapon, a key, a "
         "teleporter or a light\n"},
        {"a key that wears out",
         "[items.key]\nat = [0, 0]\nlasts = 3\n[items.box]\nat = [0, 0]\ncontainer = true\n"
         "locked_by = \"key\"",
         ""},
        {"lasts for nothing", "[items.sword]\nat = [0, 0]\nweapon = true\nlasts = 0",
         "5:9+1 'lasts' is 0; expected a whole number from 1 to 255\n"},
        {"a light of no kind", "[items.lamp]\nat = [0, 0]\nlight = true",
         "4:9+4 'light' is true or false; expected 'lit' or 'unlit'\n"},
        {"lit by, without a light",
         "[items.lamp]\nat = [0, 0]\nlit_by = \"lamp2\"\n[items.lamp2]\n"
         "at = [0, 0]",
         "4:1+6 'lit_by' does nothing here; expected it beside 'light = \"unlit\"'\n"},
        {"alight already",
         "[items.lamp]\nat = [0, 0]\nlight = \"lit\"\nlit_by = \"match\"\n[items.match]\n"
         "at = [0, 0]",
         "5:1+6 'lit_by' does nothing here; expected it beside 'light = \"unlit\"'\n"},
        {"lit by itself", "[items.lamp]\nat = [0, 0]\nlight = \"unlit\"\nlit_by = \"lamp\"",
         "5:10+6 'lamp' is lit by itself; expected another item in 'lit_by'\n"},
        {"lit by nothing known", "[items.lamp]\nat = [0, 0]\nlight = \"unlit\"\nlit_by = \"lamq\"",
         "5:10+6 no item is called 'lamq'; did you mean 'lamp'?\n"},
        {"texts that are never told",
         "[items.x]\nat = [0, 0]\nscenery = true\ntaken = \"A\"\nopened = \"A\"\nclosed = \"A\"\n"
         "unlocked = \"A\"\nlocked = \"A\"\neaten = \"A\"\nlit = \"A\"\nworn = \"A\"",
         "5:1+5 'taken' does nothing here; expected it beside neither 'fixed' nor 'scenery'\n"
         "6:1+6 'opened' does nothing here; expected it beside 'openable = true'\n"
         "7:1+6 'closed' does nothing here; expected it beside 'openable = true'\n"
         "8:1+8 'unlocked' does nothing here; expected it beside 'locked_by'\n"
         "9:1+6 'locked' does nothing here; expected it beside 'locked_by'\n"
         "10:1+5 'eaten' does nothing here; expected it beside 'edible = true' or 'drinkable = "
         "true'\n"
         "11:1+3 'lit' does nothing here; expected it beside 'light = \"unlit\"'\n"
         "12:1+4 'worn' does nothing here; expected it beside 'lasts'\n"},
        {"refuses nobody", "[items.x]\nat = [0, 0]\nrefuses = \"No.\"",
         "4:1+7 'x' can be taken and refuses nobody; expected 'refuses' of what is 'fixed', "
         "'scenery' or a door\n"},
    });
}

BOOST_AUTO_TEST_CASE(two_things_with_one_name_are_judged) {
    check({
        {"two keys",
         "[items.a]\nname = \"Key\"\nat = [0, 0]\n[items.b]\nname = \"key\"\n"
         "place = \"far\"",
         "5:8+1 'a' and 'b' are both called 'key'; expected another 'name' for one: nobody could "
         "say which is meant\n"},
        {"as the ids say", "[items.old-key]\nat = [0, 0]\n[items.old_key]\nat = [0, 1]",
         "4:8+7 'old-key' and 'old_key' are both called 'old key'; expected another 'name' for "
         "one: nobody could say which is meant\n"},
        {"windows of two rooms",
         "[items.a]\nname = \"window\"\nscenery = true\nat = [0, 0]\n"
         "[items.b]\nname = \"window\"\nfixed = true\nat = [0, 1]",
         ""},
        {"windows of one room",
         "[items.a]\nname = \"window\"\nscenery = true\nat = \"north-west\"\n"
         "[items.b]\nname = \"window\"\nfixed = true\nat = [0, 0]",
         "6:8+1 'a' and 'b' are both called 'window'; expected another 'name' for one: nobody "
         "could say which is meant\n"},
        {"on what can be carried",
         "[items.tray]\nat = [0, 0]\nsupporter = true\n[items.a]\nname = \"lid\"\nfixed = true\n"
         "inside = \"tray\"\n[items.b]\nname = \"lid\"\nfixed = true\nat = [0, 1]",
         "9:8+1 'a' and 'b' are both called 'lid'; expected another 'name' for one: nobody could "
         "say which is meant\n"},
        {"one roams",
         "[items.a]\nname = \"window\"\nscenery = true\nat = [0, 0]\n"
         "[items.b]\nname = \"window\"\nat = [0, 1]",
         "6:8+1 'a' and 'b' are both called 'window'; expected another 'name' for one: nobody "
         "could say which is meant\n"},
        {"rats of two rooms",
         "[encounters.a]\nkind = \"monster\"\nname = \"rat\"\nat = [0, 0]\n"
         "[encounters.b]\nkind = \"monster\"\nname = \"rat\"\nat = [0, 1]",
         ""},
        {"a rat that comes by",
         "[encounters.a]\nkind = \"monster\"\nname = \"rat\"\nat = [0, 0]\n"
         "[encounters.b]\nkind = \"monster\"\nname = \"rat\"\nroute = [[0, 1], [0, 0]]",
         "6:13+1 'a' and 'b' are both called 'rat'; expected another 'name' for one: nobody could "
         "say which is meant\n"},
        {"a room that chance places",
         "[rooms.pond]\nplace = \"far\"\n[items.a]\nname = \"reed\"\nscenery = true\nat = "
         "\"pond\"\n"
         "[items.b]\nname = \"reed\"\nscenery = true\nat = \"pond\"",
         "8:8+1 'a' and 'b' are both called 'reed'; expected another 'name' for one: nobody could "
         "say which is meant\n"},
        {"doors of one room",
         "[items.a]\nname = \"door\"\nopenable = true\n[items.b]\nname = \"door\"\nopenable = "
         "true\n"
         "[passages.p]\nfrom = [0, 0]\ngo = \"up\"\nto = [1, 1]\ndoor = \"a\"\n"
         "[passages.q]\nfrom = [2, 2]\ngo = \"up\"\nto = [0, 0]\ndoor = \"b\"\none_way = true",
         "5:8+1 'a' and 'b' are both called 'door'; expected another 'name' for one: nobody could "
         "say which is meant\n"},
        {"doors of other rooms",
         "[items.a]\nname = \"door\"\nopenable = true\n[items.b]\nname = \"door\"\nopenable = "
         "true\n"
         "[passages.p]\nfrom = [0, 0]\ngo = \"up\"\nto = [1, 1]\ndoor = \"a\"\n"
         "[passages.q]\nfrom = [2, 2]\ngo = \"up\"\nto = [3, 3]\ndoor = \"b\"",
         ""},
    });
}

BOOST_AUTO_TEST_CASE(doors_are_judged) {
    const std::string door = "[items.oak]\nopenable = true\n[passages.p]\nfrom = [0, 0]\n";
    check({
        {"sound", door + "go = \"east\"\nto = [0, 1]\ndoor = \"oak\"", ""},
        {"a trapdoor", door + "go = \"down\"\nto = [4, 4]\ndoor = \"oak\"", ""},
        {"between rooms that do not touch", door + "go = \"east\"\nto = [0, 3]\ndoor = \"oak\"",
         "8:8+5 'oak' is a door between rooms that do not touch: row 0, column 3 is not the room "
         "east of row 0, column 0; if the way behind it is long, give the passage 'turns'\n"},
        {"on the wrong side", door + "go = \"south\"\nto = [0, 1]\ndoor = \"oak\"",
         "8:8+5 'oak' is a door between rooms that do not touch: row 0, column 1 is not the room "
         "south of row 0, column 0; if the way behind it is long, give the passage 'turns'\n"},
        {"a long way", door + "go = \"east\"\nto = [0, 3]\ndoor = \"oak\"\nturns = 3", ""},
        {"without a door", "[passages.p]\nfrom = [0, 0]\ngo = \"east\"\nto = [0, 3]", ""},
        {"no such door", door + "go = \"east\"\nto = [0, 1]\ndoor = \"aok\"",
         "8:8+5 no item is called 'aok'; did you mean 'oak'?\n"},
        {"of two passages",
         door + "go = \"east\"\nto = [0, 1]\ndoor = \"oak\"\n[passages.q]\nfrom = [1, 0]\n"
                "go = \"east\"\nto = [1, 1]\ndoor = \"oak\"",
         "13:8+5 'oak' is the door of 'p' and of 'q'; expected a door of its own for each\n"},
        {"that does not open",
         "[items.oak]\n[passages.p]\nfrom = [0, 0]\ngo = \"east\"\nto = [0, 1]\ndoor = \"oak\"",
         "7:8+5 'oak' is a door and cannot be opened; give it 'openable = true'\n"},
        {"that lies somewhere",
         "[items.oak]\nopenable = true\nat = [0, 0]\n[passages.p]\nfrom = [0, 0]\ngo = \"east\"\n"
         "to = [0, 1]\ndoor = \"oak\"",
         "4:6+6 'oak' has a place, and is the door of 'p' too; take one of the two away\n"},
        {"that is given",
         door + "go = \"east\"\nto = [0, 1]\ndoor = \"oak\"\n[items.pin]\nat = [0, 0]\n"
                "[encounters.x]\nkind = \"quest-giver\"\nat = [0, 1]\nwants = \"pin\"\n"
                "gives = \"oak\"",
         "2:8+3 'oak' is given, and is the door of 'p' too; take one of the two away\n"},
        {"that holds things",
         "[items.oak]\nopenable = true\ncontainer = true\n[passages.p]\nfrom = [0, 0]\n"
         "go = \"east\"\nto = [0, 1]\ndoor = \"oak\"",
         "2:8+3 'oak' is a door and can hold nothing; take 'container' away\n"},
        {"in which things lie",
         door + "go = \"east\"\nto = [0, 1]\ndoor = \"oak\"\n[items.pin]\ninside = \"oak\"",
         "10:10+5 'oak' is a door and can hold nothing; expected a container or a supporter in "
         "'inside'\n"},
        {"with two locks",
         door + "go = \"east\"\nto = [0, 1]\ndoor = \"oak\"\nlocked_by = \"pin\"\n[items.pin]\n"
                "at = [0, 0]",
         "9:1+9 'locked_by' stands beside 'door'; expected it in the table of the door\n"},
        {"that may refuse",
         "[items.oak]\nopenable = true\nrefuses = \"No.\"\n[passages.p]\n"
         "from = [0, 0]\ngo = \"east\"\nto = [0, 1]\ndoor = \"oak\"",
         ""},
    });
}

BOOST_AUTO_TEST_CASE(secret_and_long_ways_are_judged) {
    const std::string way = "[passages.p]\nfrom = [0, 0]\ngo = \"up\"\nto = [1, 1]\n";
    check({
        {"sound", way + "hidden_by = \"rug\"\nfound = \"F\"\n[items.rug]\nat = [0, 0]", ""},
        {"hidden by nothing known", way + "hidden_by = \"rug\"",
         "6:13+5 no item is called 'rug'; the world has no items\n"},
        {"hidden by what is nowhere", way + "hidden_by = \"rug\"\n[items.rug]",
         "7:8+3 nothing says where 'rug' is; give it 'at', 'place' or 'inside'\n"},
        {"hidden by its door",
         way + "hidden_by = \"oak\"\ndoor = \"oak\"\n[items.oak]\nopenable = true",
         "6:13+5 'p' is hidden by its own door; expected a thing that is there before the door is "
         "seen\n"},
        {"found without a secret", way + "found = \"F\"",
         "6:1+5 'found' does nothing here; expected it beside 'hidden_by' or 'appears'\n"},
        {"no turns", way + "turns = 0",
         "6:9+1 'turns' is 0; expected a whole number from 1 to "
         "1000\n"},
        {"appears for nothing", way + "appears = []",
         "6:11+2 'appears' is empty; expected a list of conditions, or a table of 'all' and "
         "'any'\n"},
        {"appears for no table", way + "appears = {}",
         "6:1+7 'appears' is empty; expected 'all' or 'any'\n"},
        {"appears for a word", way + "appears = \"now\"",
         "6:11+5 'appears' is a string; expected a list of conditions, or a table of 'all' and "
         "'any'\n"},
        {"appears for what is not there", way + "appears = [{ carrying = \"rug\" }]",
         "6:25+5 no item is called 'rug'; the world has no items\n"},
    });
}

BOOST_AUTO_TEST_CASE(what_monsters_do_is_judged) {
    const std::string monster = "[encounters.x]\nkind = \"monster\"\n";
    check({
        {"sound", drawing + monster + "at = [0, 0]\nblocks = \"south\"", ""},
        {"blocks a wall", drawing + monster + "at = [0, 1]\nblocks = \"south\"",
         "13:1+6 'x' blocks a way that is none: no exit of row 0, column 1 leads south; expected "
         "the direction of an exit\n"},
        {"blocks a passage",
         drawing + monster +
             "at = [0, 1]\nblocks = \"up\"\n[passages.p]\nfrom = [1, 0]\n"
             "go = \"down\"\nto = [0, 1]",
         ""},
        {"blocks the sky", monster + "at = [0, 1]\nblocks = \"up\"",
         "5:1+6 'x' blocks a way that is none: no exit of row 0, column 1 leads up; expected the "
         "direction of an exit\n"},
        {"blocks the outer wall", monster + "at = [0, 1]\nblocks = \"north\"",
         "5:1+6 'x' blocks a way that is none: no exit of row 0, column 1 leads north; expected "
         "the direction of an exit\n"},
        {"blocks what a maze may have", monster + "at = [0, 1]\nblocks = \"south\"", ""},
        {"blocks no direction", monster + "at = [0, 1]\nblocks = \"forth\"",
         "5:10+7 'blocks' is 'forth'; did you mean 'north'?\n"},
        {"guards nothing known", monster + "at = [0, 1]\nguards = \"gold\"",
         "5:10+6 no item is called 'gold'; the world has no items\n"},
        {"a route of one room", monster + "route = [[0, 1]]",
         "4:1+5 'route' has one room; expected at least two, or 'at' with that room\n"},
        {"a route off the grid", monster + "route = [[0, 1], [0, 9]]",
         "4:18+6 row 0, column 9 is off the grid; rows go from 0 to 5 and columns from 0 to 5\n"},
        {"a route that begins nowhere", monster + "route = [\"hal\", [0, 1]]",
         "4:10+5 no room is called 'hal'; expected a room's id, a corner such as 'south-east', or "
         "[row, column]\n"},
        {"a route and a place", monster + "route = [[0, 1], [0, 2]]\nat = [0, 1]",
         "5:1+2 'at' and 'route' both stand here; expected one of them\n"},
        {"a route and a guard", monster + "route = [[0, 1], [0, 2]]\nblocks = \"south\"",
         "5:1+6 'blocks' and 'route' both stand here; expected one of them\n"},
        {"a route misspelt", monster + "rout = [[0, 1], [0, 2]]",
         "4:1+4 unknown key 'rout'; did you mean 'route'?\n"},
        {"of the peaceful", "[encounters.x]\nkind = \"gambler\"\nat = [0, 0]\nblocks = \"up\"",
         "5:1+6 unknown key 'blocks'; 'blocks' belongs to a monster\n"},
    });
}

} // namespace clew
