#include "clew/world/thing_faults.hpp"

#include "plans.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

namespace clew {

namespace {

using test::add_item;
using test::add_item_inside;
using test::named;

std::string faults_of_things(const Plan& plan) { return test::faults_by(judge_things, plan); }

} // namespace

BOOST_AUTO_TEST_CASE(a_thing_lies_in_what_holds_things_and_not_in_itself) {
    Plan plan;
    add_item(plan, "box").item.holds = Holds::in;
    add_item_inside(plan, "pin", "box", 5);
    BOOST_TEST(faults_of_things(plan) == "");
    plan.items[0].item.holds = Holds::nothing;
    BOOST_TEST(faults_of_things(plan) == "w:5:6: error: 'box' holds nothing; give it 'container = "
                                         "true' or 'supporter = true'\n");
    plan.items[0].at = {};
    plan.items[0].item.holds = Holds::on;
    plan.items[0].inside = named("box", 6);
    BOOST_TEST(faults_of_things(plan) ==
               "w:6:6: error: 'box' lies on itself; expected another thing in 'inside'\n");
    plan.items[0].inside = named("pin", 7);
    plan.items[1].item.holds = Holds::in;
    BOOST_TEST(faults_of_things(plan) == "w:7:6: error: 'box' lies in 'pin', which lies in 'box'; "
                                         "expected one of them to lie in a room\n");
}

// A ring that others hang on is told once, and nothing walks round it for ever.
BOOST_AUTO_TEST_CASE(what_hangs_on_a_ring_is_not_blamed) {
    Plan plan;
    add_item_inside(plan, "a", "b", 5).item.holds = Holds::in;
    add_item_inside(plan, "b", "a", 6).item.holds = Holds::in;
    ItemPlan& chest = add_item(plan, "chest");
    chest.item.holds = Holds::in;
    chest.item.openable = true;
    chest.item.open = false;
    chest.locked_by = named("key", 7);
    add_item_inside(plan, "key", "a", 8);
    BOOST_TEST(faults_of_things(plan) == "w:5:6: error: 'a' lies in 'b', which lies in 'a'; "
                                         "expected one of them to lie in a room\n");
}

BOOST_AUTO_TEST_CASE(a_key_is_not_locked_in_what_it_opens) {
    Plan plan;
    ItemPlan& chest = add_item(plan, "chest");
    chest.item.holds = Holds::in;
    chest.item.openable = true;
    chest.item.open = false;
    chest.locked_by = named("key", 5);
    add_item_inside(plan, "key", "chest", 6);
    BOOST_TEST(faults_of_things(plan) == "w:6:6: error: 'key' is locked in 'chest', which nothing "
                                         "else opens; expected the key to lie elsewhere\n");
    plan.items[0].item.open = true;
    BOOST_TEST(faults_of_things(plan) == "");
}

BOOST_AUTO_TEST_CASE(locked_things_do_not_hold_one_anothers_keys_in_a_ring) {
    Plan plan;
    const auto add_locked = [&](const char* id, const char* key, std::uint32_t line) {
        ItemPlan& chest = add_item(plan, id);
        chest.item.holds = Holds::in;
        chest.item.openable = true;
        chest.item.open = false;
        chest.locked_by = named(key, line);
    };
    add_locked("urn", "bone-key", 4); // hangs on the ring, and is not of it
    add_locked("chest", "iron-key", 5);
    add_locked("trunk", "brass-key", 6);
    add_item_inside(plan, "iron-key", "trunk", 7);
    add_item_inside(plan, "purse", "chest", 8).item.holds = Holds::in;
    add_item_inside(plan, "brass-key", "purse", 9);
    add_item_inside(plan, "bone-key", "chest", 10);
    BOOST_TEST(faults_of_things(plan) == "w:5:6: error: 'chest' and 'trunk' hold each other's "
                                         "keys; expected one of the keys to lie elsewhere\n");
    add_locked("casket", "tin-key", 11);
    add_item_inside(plan, "tin-key", "purse", 12);
    plan.items[3].inside = named("casket", 7); // the iron key
    plan.items[5].inside = named("trunk", 9);  // the brass key lies in its own trunk
    BOOST_TEST(faults_of_things(plan) ==
               "w:5:6: error: 'chest' and 'casket' hold each other's keys; expected one of the "
               "keys to lie elsewhere\n"
               "w:9:6: error: 'brass-key' is locked in 'trunk', which nothing else opens; "
               "expected the key to lie elsewhere\n");
    plan.items[5].inside = named("casket", 9);
    plan.items[8].inside = {}; // the tin key
    plan.items[8].at = plan.items[0].at;
    BOOST_TEST(faults_of_things(plan) == "");
    plan.items[8].at = {};
    plan.items[8].inside = named("trunk", 12);
    plan.items[5].inside = named("chest", 9);
    BOOST_TEST(faults_of_things(plan) ==
               "w:5:6: error: 'chest', 'casket' and 'trunk' hold one another's keys; expected one "
               "of the keys to lie elsewhere\n");
    plan.items[1].item.open = true;
    BOOST_TEST(faults_of_things(plan) == "");
}

BOOST_AUTO_TEST_CASE(a_door_opens_and_is_in_one_passage_alone) {
    Plan plan;
    ItemPlan& oak = add_item(plan, "oak");
    oak.at = {};
    oak.item.openable = true;
    oak.item.open = false;
    test::add_passage(plan, "gate").door = named("oak", 5);
    BOOST_TEST(faults_of_things(plan) == "");
    test::add_passage(plan, "hatch").door = named("oak", 6);
    BOOST_TEST(faults_of_things(plan) == "w:6:6: error: 'oak' is the door of 'gate' and of "
                                         "'hatch'; expected a door of its own for each\n");
    plan.passages.pop_back();
    plan.items[0].item.openable = false;
    BOOST_TEST(faults_of_things(plan) == "w:5:6: error: 'oak' is a door and cannot be opened; give "
                                         "it 'openable = true'\n");
}

BOOST_AUTO_TEST_CASE(only_what_wears_out_lasts) {
    Plan plan;
    ItemPlan& thing = add_item(plan, "thing");
    thing.item.lasts = 3;
    thing.lasts = test::on(5);
    BOOST_TEST(faults_of_things(plan) ==
               "w:5:6: error: 'thing' is nothing that wears out; expected 'lasts' of a weapon, a "
               "key, a teleporter or a light\n");
    plan.items[0].item.light = Light::lit;
    BOOST_TEST(faults_of_things(plan) == "");
    plan.items[0].item.light = Light::none;
    test::add_passage(plan, "gate").locked_by = named("thing", 6);
    BOOST_TEST(faults_of_things(plan) == "");
}

} // namespace clew
