#include "clew/format/thing_parts.hpp"

#include "reading.hpp"

#include "clew/base/random.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace clew {

namespace {

struct Row {
    const char* name;
    const char* world; // after a first line with a title
    const char* faults;
};

} // namespace

BOOST_AUTO_TEST_CASE(rooms_stand_in_file_order) {
    const Plan plan = plan_after_title("[rooms.zoo]\nat = [0, 1]\nname = \"Zoo\"\ntext = \"\"\"\n"
                                       "Cages.\nAll empty.\n\"\"\"\n[rooms.attic]\n"
                                       "place = \"dead-end\"\n");
    BOOST_REQUIRE(plan.rooms.size() == 2);
    BOOST_TEST(plan.rooms[0].text.id == "zoo");
    BOOST_TEST(plan.rooms[0].text.name == "Zoo");
    BOOST_TEST(plan.rooms[0].text.text == "Cages.\nAll empty.");
    BOOST_TEST((std::get<Place>(plan.rooms[0].at.where) == Place{0, 1}));
    BOOST_TEST((plan.rooms[0].span == Span{{2, 8}, 3}));
    BOOST_TEST(plan.rooms[1].text.id == "attic");
    BOOST_TEST((std::get<Rule>(plan.rooms[1].at.where) == Rule::dead_end));
}

BOOST_AUTO_TEST_CASE(an_item_has_all_that_is_said) {
    const Plan plan = plan_after_title(
        "[items.rusty-sword]\nname = \"old sword\"\narticle = \"the\"\ntext = \"T\"\nlore = \"L\"\n"
        "words = [\" Blade \", \"OLD  iron\"]\nat = [1, 2]\ntreasure = 50\nweapon = true\n"
        "map = true\nfixed = true\nteleporter = \"south-west\"\n");
    BOOST_REQUIRE(plan.items.size() == 1);
    const Item& item = plan.items[0].item;
    BOOST_TEST(item.id == "rusty-sword");
    BOOST_TEST(item.name == "old sword");
    BOOST_TEST(item.article == "the");
    BOOST_TEST(item.text == "T");
    BOOST_TEST(item.lore == "L");
    BOOST_TEST((item.words == std::vector<std::string>{"blade", "old iron"}));
    BOOST_TEST(item.treasure == 50);
    BOOST_TEST(item.weapon);
    BOOST_TEST(item.map);
    BOOST_TEST(item.fixed);
    BOOST_TEST(item.stream == stream_of("item rusty-sword"));
    BOOST_TEST((std::get<Place>(plan.items[0].at.where) == Place{1, 2}));
    BOOST_REQUIRE(plan.items[0].teleporter.has_value());
    BOOST_TEST(!plan.items[0].teleporter->random);
    BOOST_TEST((std::get<Corner>(plan.items[0].teleporter->to.where) == Corner::south_west));
}

BOOST_AUTO_TEST_CASE(an_item_needs_no_more_than_a_place) {
    const Plan plan = plan_after_title("[items.iron_key]\nplace = \"far\"\nwords = \"key\"\n");
    const Item& item = plan.items.at(0).item;
    BOOST_TEST(item.name == "iron key");
    BOOST_TEST(item.article == "an");
    BOOST_TEST((item.words == std::vector<std::string>{"key"}));
    BOOST_TEST(!item.weapon);
    BOOST_TEST(!plan.items[0].teleporter.has_value());
    BOOST_TEST((std::get<Rule>(plan.items[0].at.where) == Rule::far));
    BOOST_TEST(plan_after_title("[items.x]\nat = [0, 0]\nteleporter = \"anywhere\"")
                   .items[0]
                   .teleporter->random);
}

BOOST_AUTO_TEST_CASE(a_passage_has_two_ends) {
    const Plan plan = plan_after_title(
        "[rooms.hall]\nat = [0, 1]\n[items.key]\nat = \"hall\"\n[passages.drop]\nfrom = \"hall\"\n"
        "go = \"down\"\nto = [4, 4]\none_way = true\nlocked_by = \"key\"\ntext = \"You fall.\"\n");
    BOOST_REQUIRE(plan.passages.size() == 1);
    const PassagePlan& drop = plan.passages[0];
    BOOST_TEST(drop.passage.id == "drop");
    BOOST_TEST((drop.passage.go == Direction::down));
    BOOST_TEST(drop.passage.one_way);
    BOOST_TEST(drop.passage.text == "You fall.");
    BOOST_TEST(drop.locked_by.id == "key");
    BOOST_TEST((drop.locked_by.span == Span{{11, 13}, 5}));
    BOOST_TEST(std::get<std::string>(drop.from.where) == "hall");
    BOOST_TEST((std::get<Place>(drop.to.where) == Place{4, 4}));
}

BOOST_AUTO_TEST_CASE(a_room_may_be_dark_and_tell_another_text_later) {
    const Plan plan = plan_after_title("[rooms.cave]\nat = [0, 1]\nagain = \"A\"\ndark = true\n"
                                       "[rooms.hall]\nat = [0, 2]\n");
    BOOST_TEST(plan.rooms.at(0).text.again == "A");
    BOOST_TEST(plan.rooms[0].text.dark);
    BOOST_TEST(plan.rooms.at(1).text.again == "");
    BOOST_TEST(!plan.rooms[1].text.dark);
}

BOOST_AUTO_TEST_CASE(a_passage_may_have_a_door_be_long_and_be_secret) {
    const Plan plan = plan_after_title(
        "[items.oak]\nopenable = true\n[items.rug]\nat = [0, 0]\n[passages.p]\nfrom = [0, 0]\n"
        "go = \"up\"\nto = [1, 1]\ndoor = \"oak\"\nturns = 1000\nhidden_by = \"rug\"\n"
        "appears = [{ carrying = \"rug\" }]\nfound = \"F\"\n");
    const PassagePlan& way = plan.passages.at(0);
    BOOST_TEST(way.door.id == "oak");
    BOOST_TEST(way.passage.turns == 1000U);
    BOOST_TEST(way.is_long);
    BOOST_TEST(way.hidden_by.id == "rug");
    BOOST_TEST(way.appears.size() == 1U);
    BOOST_TEST(way.passage.found == "F");
    const Plan plain = plan_after_title("[passages.p]\nfrom = [0, 0]\ngo = \"up\"\nto = [1, 1]\n");
    BOOST_TEST(plain.passages.at(0).passage.turns == 1U);
    BOOST_TEST(!plain.passages[0].is_long);
}

BOOST_AUTO_TEST_CASE(names_and_articles_are_made_where_none_are_given) {
    BOOST_TEST(name_from_id("rusty-old_sword") == "rusty old sword");
    BOOST_TEST(article_for("sword") == "a");
    BOOST_TEST(article_for("apple") == "an");
    BOOST_TEST(article_for("Excalibur") == "");
    BOOST_TEST(article_for("") == "");
    for (const char* name : {"hourglass", "honest man", "heirloom", "urn", "umbrella",
                             "uninvited "
                             "guest",
                             "onion", "oar"}) {
        BOOST_TEST_CONTEXT(name) { BOOST_TEST(article_for(name) == "an"); }
    }
    for (const char* name : {"unicorn", "uniform", "used match", "one-eyed cat", "eulogy", "house",
                             "hairpin", "stairway", "pair of shears"}) {
        BOOST_TEST_CONTEXT(name) { BOOST_TEST(article_for(name) == "a"); }
    }
    for (const char* name : {"shears", "garden shears", "trousers"}) {
        BOOST_TEST_CONTEXT(name) { BOOST_TEST(article_for(name) == "some"); }
    }
    BOOST_TEST(plan_after_title("[items.x]\nat = [0, 0]\narticle = \"\"").items[0].item.article ==
               "");
}

BOOST_AUTO_TEST_CASE(what_is_plural_has_some_before_it) {
    const auto item_of = [](const std::string& keys) {
        return plan_after_title("[items.x]\nat = [0, 0]\n" + keys).items.at(0).item;
    };
    BOOST_TEST(item_of("name = \"oxen\"\nplural = true").article == "some");
    BOOST_TEST(item_of("name = \"oxen\"\nplural = true").plural.value());
    BOOST_TEST(item_of("name = \"oxen\"\nplural = true\narticle = \"the\"").article == "the");
    BOOST_TEST(item_of("name = \"Muses\"\nplural = true").article == "");
    BOOST_TEST(item_of("name = \"shears\"\nplural = false").article == "a");
    BOOST_TEST(item_of("name = \"iron shears\"\nplural = false").article == "an");
    BOOST_TEST(!item_of("name = \"shears\"").plural.has_value());
    const Plan plan = plan_after_title(
        "[encounters.x]\nkind = \"monster\"\nat = [0, 0]\nname = \"oxen\"\nplural = true\n");
    BOOST_TEST(plan.encounters.at(0).encounter.article == "some");
    BOOST_TEST(plan.encounters[0].encounter.plural.value());
}

BOOST_AUTO_TEST_CASE(each_fault_of_a_thing_has_its_message) {
    const std::vector<Row> rows = {
        {"an id with a blank", "[items.\"my key\"]\nat = [0, 0]",
         "2:8+8 'my key' can be no id; expected letters, digits, '-' and '_', at most 40\n"},
        {"a word for a place", "[rooms.south-east]\nat = [0, 0]",
         "2:8+10 'south-east' can be no room's id; expected another: that word names a place "
         "already\n"},
        {"no such rule", "[items.key]\nplace = \"deadend\"",
         "3:9+9 'place' is 'deadend'; did you mean 'dead-end'?\n"},
        {"two places", "[items.key]\nplace = \"far\"\nat = [0, 0]",
         "4:1+2 'at' and 'place' both stand here; expected one of them\n"},
        {"no place", "[items.key]",
         "2:8+3 nothing says where 'key' is; give it 'at', 'place' or 'inside'\n"},
        {"a place misspelt", "[items.key]\nplac = \"far\"",
         "3:1+4 unknown key 'plac'; did you mean 'place'?\n"},
        {"a room without a place", "[rooms.hall]",
         "2:8+4 nothing says where 'hall' is; give it "
         "'at'\n"},
        {"a place that is none", "[items.key]\nat = \"no such\"",
         "3:6+9 'at' is 'no such'; expected [row, column], a corner such as 'south-east', or a "
         "room's id\n"},
        {"a place that is a number", "[items.key]\nat = 3",
         "3:6+1 'at' is a whole number; expected [row, column], a corner such as 'south-east', or "
         "a room's id\n"},
        {"a list of numbers for words", "[items.key]\nat = [0, 0]\nwords = [1]",
         "4:10+1 'words' holds a whole number; expected a string, or a list of strings\n"},
        {"an article of its own", "[items.key]\nat = [0, 0]\narticle = \"thy\"",
         "4:11+5 'article' is 'thy'; did you mean 'the'?\n"},
        {"no direction", "[passages.p]\nfrom = [0, 0]\nto = [1, 1]",
         "2:11+1 'go' is missing; expected 'north', 'south', 'east', 'west', 'up' or 'down'\n"},
        {"no ends", "[passages.p]\ngo = \"up\"",
         "2:11+1 nothing says where 'p' begins; give it 'from'\n"
         "2:11+1 nothing says where 'p' leads; give it 'to'\n"},
        {"a direction misspelt", "[passages.p]\nfrom = [0, 0]\nto = [1, 1]\ngo = \"noth\"",
         "5:6+6 'go' is 'noth'; did you mean 'north'?\n"},
        {"a lock of wood", "[passages.p]\nfrom = [0, 0]\nto = [1, 1]\ngo = \"up\"\nlocked_by = 3",
         "6:13+1 'locked_by' is a whole number; expected the id of an item\n"},
    };
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) { BOOST_TEST(faults_after_title(row.world) == row.faults); }
    }
}

BOOST_AUTO_TEST_CASE(ids_have_forty_bytes_and_no_more) {
    const std::string id(40, 'i');
    BOOST_TEST(is_id(id));
    BOOST_TEST(!is_id(id + 'i'));
    BOOST_TEST(!is_id(""));
    BOOST_TEST(is_id("Az-_09"));
    BOOST_TEST(!is_id("a.b"));
    BOOST_TEST(!is_id("\xC3\xA9"));
}

BOOST_AUTO_TEST_CASE(words_and_things_have_their_limits) {
    std::string words;
    std::string items;
    for (int i = 0; i < 1000; ++i) {
        words += i < 20 ? "\"w" + std::to_string(i) + "\", " : "";
        items += "[items.i" + std::to_string(i) + "]\nat = [0, 0]\n";
    }
    BOOST_TEST(faults_after_title("[items.x]\nat = [0, 0]\nwords = [" + words + "]").empty());
    BOOST_TEST(faults_after_title("[items.x]\nat = [0, 0]\nwords = [" + words + "\"w\"]") ==
               "4:1+5 'words' has 21 of them; expected at most 20\n");
    BOOST_TEST(faults_after_title(items).empty());
    BOOST_TEST(faults_after_title(items + "[items.one-more]\nat = [0, 0]\n") ==
               "2002:8+8 there are too many items; expected at most 1000\n");
}

} // namespace clew
