#include "clew/world/condition_faults.hpp"

#include "plans.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

namespace clew {

namespace {

std::string faults_of_conditions(const Plan& plan) {
    return test::faults_by(judge_conditions, plan);
}

ConditionPlan condition(Condition::Kind kind, const char* subject) {
    ConditionPlan made;
    made.kind = kind;
    made.subject = test::named(subject, 6);
    made.span = test::on(6);
    return made;
}

// An ending on line 5, its one condition on line 6.
ConditionPlan& add_ending(Plan& plan, Condition::Kind kind, const char* subject) {
    EndingPlan& made = plan.endings.emplace_back();
    made.ending.id = "end";
    made.span = {{5, 1}, 1};
    made.when = {{condition(kind, subject)}};
    return made.when[0][0];
}

} // namespace

BOOST_AUTO_TEST_CASE(what_a_condition_names_is_there) {
    Plan plan;
    test::add_item(plan, "crown");
    test::add_encounter(plan, "orc", Monster{});
    add_ending(plan, Condition::Kind::carrying, "crown");
    BOOST_TEST(faults_of_conditions(plan) == "");
    plan.endings.clear();
    add_ending(plan, Condition::Kind::carrying, "crwn");
    BOOST_TEST(faults_of_conditions(plan) ==
               "w:6:6: error: no item is called 'crwn'; did you mean 'crown'?\n");
    plan.endings.clear();
    add_ending(plan, Condition::Kind::settled, "orx");
    BOOST_TEST(faults_of_conditions(plan) ==
               "w:6:6: error: no encounter is called 'orx'; did you mean 'orc'?\n");
}

BOOST_AUTO_TEST_CASE(a_room_of_a_condition_is_on_the_grid) {
    Plan plan;
    add_ending(plan, Condition::Kind::in_room, "").room = {Place{9, 0}, test::on(7)};
    BOOST_TEST(faults_of_conditions(plan) ==
               "w:7:6: error: row 9, column 0 is off the grid; rows go from 0 to 5 and columns "
               "from 0 to 5\n");
}

BOOST_AUTO_TEST_CASE(milestones_and_secret_ways_are_judged_as_endings_are) {
    Plan plan;
    const ConditionPlan lit = condition(Condition::Kind::lit, "lamp");
    plan.milestones.push_back({{"step", "", 0, {}}, {{lit}}, test::on(5)});
    test::add_passage(plan, "way").appears = {{lit}};
    plan.passages[0].appears[0][0].subject.span = test::on(7);
    BOOST_TEST(faults_of_conditions(plan) ==
               "w:6:6: error: no item is called 'lamp'; the world has no items\n"
               "w:7:6: error: no item is called 'lamp'; the world has no items\n");
    test::add_item(plan, "lamp").item.light = Light::unlit;
    BOOST_TEST(faults_of_conditions(plan) == "");
}

BOOST_AUTO_TEST_CASE(somebody_can_win) {
    Plan plan;
    test::add_item(plan, "pie").item.meal = Meal::food;
    add_ending(plan, Condition::Kind::eaten, "pie");
    plan.endings[0].ending.lost = true;
    BOOST_TEST(faults_of_conditions(plan) ==
               "w:5:1: error: all endings are lost, and there is no goal; expected an ending "
               "without 'lost', or a 'goal' in [maze]\n");
    plan.maze.goals.push_back(test::at(0, 0));
    BOOST_TEST(faults_of_conditions(plan) == "");
    plan.endings[0].when.clear();
    BOOST_TEST(faults_of_conditions(plan) ==
               "w:5:1: error: 'end' waits for nothing; give it conditions: 'all' or 'any'\n");
}

} // namespace clew
