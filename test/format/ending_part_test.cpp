#include "clew/format/ending_part.hpp"

#include "reading.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <variant>

namespace clew {

namespace {

const std::string crown = "[items.crown]\nat = [0, 0]\n"; // lines 2 and 3
const std::string when = "all = [{ carrying = 'crown' }]\n";

} // namespace

BOOST_AUTO_TEST_CASE(an_ending_is_read) {
    const Plan plan = plan_after_title(crown + "[endings.king]\n" + when +
                                       "text = 'You sit down.'\nrank = 'King'\npoints = -50\n"
                                       "[endings.end]\nany = [{ in = [1, 1] }]\nlost = true\n");
    BOOST_REQUIRE(plan.endings.size() == 2U);
    const EndingPlan& king = plan.endings[0];
    BOOST_TEST(king.ending.id == "king");
    BOOST_TEST(king.ending.text == "You sit down.");
    BOOST_TEST(king.ending.rank == "King");
    BOOST_TEST(king.ending.points == -50);
    BOOST_TEST(!king.ending.lost);
    BOOST_TEST(king.when.size() == 1U);
    BOOST_TEST((king.span == Span{{4, 10}, 4}));
    BOOST_TEST(plan.endings[1].ending.lost);
    BOOST_TEST(plan.endings[1].ending.points == 0);
}

BOOST_AUTO_TEST_CASE(a_milestone_is_read) {
    const Plan plan =
        plan_after_title(crown + "[milestones.got]\n" + when + "text = 'Light.'\npoints = 10\n");
    BOOST_REQUIRE(plan.milestones.size() == 1U);
    const MilestonePlan& got = plan.milestones[0];
    BOOST_TEST(got.milestone.id == "got");
    BOOST_TEST(got.milestone.text == "Light.");
    BOOST_TEST(got.milestone.points == 10);
    BOOST_TEST(got.when.size() == 1U);
}

// A goal in [maze], or a G, is one all the same.
BOOST_AUTO_TEST_CASE(with_endings_only_a_goal_that_is_said_is_one) {
    const std::string ending = "[endings.king]\n" + when;
    const std::string drawn = "[maze]\ndrawing = '''\n+---+---+\n| S     |\n+---+---+\n'''\n";
    const std::string marked = "[maze]\ndrawing = '''\n+---+---+\n| S   G |\n+---+---+\n'''\n";
    BOOST_TEST(plan_after_title(crown + ending).maze.goals.empty());
    BOOST_TEST(plan_after_title(crown + drawn + ending).maze.goals.empty());
    BOOST_TEST(plan_after_title(crown + marked + ending).maze.goals.size() == 1U);
    BOOST_TEST(plan_after_title(crown + "[maze]\ngoal = [1, 1]\n" + ending).maze.goals.size() ==
               1U);
    BOOST_TEST(plan_after_title(crown + drawn).maze.goals.size() == 1U);
}

BOOST_AUTO_TEST_CASE(each_fault_of_an_ending_has_its_message) {
    BOOST_TEST(faults_after_title("[endings.king]\ntext = 'T'\n") ==
               "2:10+4 'king' waits for nothing; give it conditions: 'all' or 'any'\n");
    BOOST_TEST(faults_after_title("[milestones.got]\npoints = 3\n") ==
               "2:13+3 'got' waits for nothing; give it conditions: 'all' or 'any'\n");
    BOOST_TEST(faults_after_title(crown + "[endings.king]\nal = [{ carrying = 'crown' }]\n") ==
               "5:1+2 unknown key 'al'; did you mean 'all'?\n");
    BOOST_TEST(faults_after_title(crown + "[endings.king]\nlost = true\n" + when) ==
               "4:10+4 all endings are lost, and there is no goal; expected an ending without "
               "'lost', or a 'goal' in [maze]\n");
    BOOST_TEST(faults_after_title("[maze]\ngoal = [1, 1]\n" + crown +
                                  "[endings.king]\nlost = true\n" + when) == "");
    BOOST_TEST(faults_after_title(crown + "[endings.king]\nrank = ''\n" + when) ==
               "5:8+2 'rank' is empty; expected at most 100 bytes, on one line\n");
    BOOST_TEST(faults_after_title(crown + "[endings.king]\npoints = 1000000001\n" + when) ==
               "5:10+10 'points' is 1000000001; expected a whole number from -1000000000 to "
               "1000000000\n");
    BOOST_TEST(faults_after_title(crown + "[milestones.got]\nrank = 'X'\n" + when) ==
               "5:1+4 unknown key 'rank'; 'rank' belongs in [endings.ID]\n");
}

} // namespace clew
