#include "clew/world/name_faults.hpp"

#include "plans.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

namespace clew {

namespace {

std::string faults_of_names(const Plan& plan) { return test::faults_by(judge_names, plan); }

} // namespace

BOOST_AUTO_TEST_CASE(things_that_may_meet_have_names_of_their_own) {
    Plan plan;
    test::add_item(plan, "a").item.name = "Key";
    test::add_item(plan, "b").item.name = "key";
    BOOST_TEST(faults_of_names(plan) ==
               "w:2:1: error: 'a' and 'b' are both called 'key'; expected another 'name' for one: "
               "nobody could say which is meant\n");
    plan.items[1].item.name = "brass key";
    BOOST_TEST(faults_of_names(plan) == "");
}

BOOST_AUTO_TEST_CASE(what_the_prompt_takes_for_something_else_is_no_name) {
    for (const char* name : {"all", "Everything", "all  things", "it all", "it", "Them", "and",
                             "wow!", "\"x\"", "10.5", "Wow! Ah!"}) {
        BOOST_TEST_CONTEXT(name) {
            Plan plan;
            test::add_item(plan, "a").item.name = name;
            const std::string told = faults_of_names(plan);
            BOOST_TEST(told.substr(told.find(' ') + 1) ==
                       "error: nobody could say '" + std::string(name) +
                           "' at the prompt; expected another 'name', or 'words' of its own\n");
            plan.items[0].item.words = {"everything", "it"};
            BOOST_TEST(faults_of_names(plan) != "");
            plan.items[0].item.words = {"everything", "lot"};
            BOOST_TEST(faults_of_names(plan) == "");
        }
    }
    Plan plan;
    test::add_encounter(plan, "it", Monster{});
    BOOST_TEST(faults_of_names(plan) != "");
    for (const char* name : {"north", "n", "take", "help", "undo", "x", "5", "salt and pepper",
                             "St. Paul's bone", "Robot Jr.", "rice, white", "key (brass)"}) {
        plan.encounters[0].encounter.name = name;
        BOOST_TEST(faults_of_names(plan) == "");
    }
}

BOOST_AUTO_TEST_CASE(what_stays_in_two_rooms_may_share_a_name) {
    Plan plan;
    test::add_item(plan, "a").item.fixed = true;
    ItemPlan& other = test::add_item(plan, "b");
    other.item.fixed = true;
    other.item.name = "a";
    BOOST_TEST(faults_of_names(plan) != "");
    plan.items[1].at = test::at(0, 1);
    BOOST_TEST(faults_of_names(plan) == "");
    test::add_encounter(plan, "c", Monster{}).encounter.name = "A";
    BOOST_TEST(faults_of_names(plan) ==
               "w:3:1: error: 'b' and 'c' are both called 'A'; expected another 'name' for one: "
               "nobody could say which is meant\n");
    plan.encounters[0].at = test::at(0, 2);
    BOOST_TEST(faults_of_names(plan) == "");
    plan.encounters[0].route = {test::at(0, 2), test::at(0, 0)};
    BOOST_TEST(faults_of_names(plan) ==
               "w:3:1: error: 'a' and 'c' are both called 'A'; expected another 'name' for one: "
               "nobody could say which is meant\n");
}

} // namespace clew
