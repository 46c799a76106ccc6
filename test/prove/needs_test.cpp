#include "clew/prove/needs.hpp"

#include "play/worlds.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

namespace {

QuestGiver giver(ItemId wants, ItemId gives) {
    QuestGiver made;
    made.wants = wants;
    made.gives = gives;
    return made;
}

// The ids of the things marked.
std::string text_of(const World& world, const std::vector<bool>& marks) {
    std::string text;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (marks[i]) {
            text += text.empty() ? "" : " ";
            text += world.items()[i].id;
        }
    }
    return text;
}

} // namespace

BOOST_AUTO_TEST_SUITE(needs)

BOOST_AUTO_TEST_CASE(weapons_keys_and_what_buys_them_open_ways_and_no_more) {
    WorldParts parts = corridor(3);
    add(parts, item("gold", 0));
    const ItemId sword = add(parts, item("sword", 0));
    const ItemId key = add(parts, item("key", nowhere));
    const ItemId coin = add(parts, item("coin", nowhere));
    const ItemId bread = add(parts, item("bread", 0));
    const ItemId ring = add(parts, item("ring", nowhere));
    parts.items[index_of(ring)].teleporter = Destination{};
    const ItemId pearl = add(parts, item("pearl", 0));
    Monster troll;
    troll.beaten_by = {sword};
    add(parts, encounter("troll", 1, troll));
    add(parts, encounter("smith", 1, giver(coin, key)));
    add(parts, encounter("baker", 1, giver(bread, coin)));
    add(parts, encounter("witch", 1, giver(pearl, ring)));
    add(parts, passage("gate", 0, Direction::up, 2));
    parts.passages[0].locked_by = key;
    const World world(std::move(parts));
    const Needs needs = needs_of(world);
    BOOST_TEST(text_of(world, needs.opens) == "sword key coin bread");
    BOOST_TEST(text_of(world, needs.useful) == "sword key coin bread ring pearl");
    BOOST_TEST(text_of(world, needs.contested) == "");
}

BOOST_AUTO_TEST_CASE(a_weapon_is_of_use_only_against_someone) {
    WorldParts parts = corridor(3);
    add(parts, item("sword", 0));
    add(parts, item("axe", 0));
    parts.items[0].weapon = true;
    BOOST_TEST(text_of(World(parts), needs_of(World(parts)).useful) == "");
    add(parts, encounter("troll", 1, Monster{}));
    BOOST_TEST(text_of(World(parts), needs_of(World(parts)).useful) == "sword");
}

BOOST_AUTO_TEST_CASE(a_thing_of_use_that_is_wanted_too_is_contested) {
    WorldParts parts = corridor(3);
    const ItemId sword = add(parts, item("sword", 0));
    const ItemId coin = add(parts, item("coin", 0));
    const ItemId gold = add(parts, item("gold", 0));
    Monster troll;
    troll.beaten_by = {sword};
    add(parts, encounter("troll", 1, troll));
    add(parts, encounter("king", 1, giver(sword, no_item)));
    add(parts, encounter("smith", 1, giver(coin, sword)));
    add(parts, encounter("thief", 1, giver(gold, no_item)));
    BOOST_TEST(text_of(World(parts), needs_of(World(parts)).contested) == "sword");
    add(parts, encounter("beggar", 1, giver(coin, no_item)));
    BOOST_TEST(text_of(World(parts), needs_of(World(parts)).contested) == "sword coin");
}

BOOST_AUTO_TEST_SUITE_END()
