#include "clew/builder/turn_limit.hpp"

#include "clew/prove/search.hpp"
#include "plans.hpp"

#include <algorithm>

using namespace clew;
using namespace clew::test;

namespace {

constexpr std::string_view hall = R"(title = "Hall"
turn_limit = "auto"
[maze]
exits = [["E", "EW", "EW", "EW", "EW", "EW", "W"]]
start = [0, 0]
goal = [0, 6]
)";

} // namespace

BOOST_AUTO_TEST_SUITE(turn_limit)

BOOST_AUTO_TEST_CASE(three_times_par_is_enough_and_ten_turns_more_than_it_the_least) {
    BOOST_TEST(turns_by_par(0) == 10U);
    BOOST_TEST(turns_by_par(4) == 14U);
    BOOST_TEST(turns_by_par(5) == 15U);
    BOOST_TEST(turns_by_par(6) == 18U);
    BOOST_TEST(turns_by_par(200) == 600U);
}

BOOST_AUTO_TEST_CASE(a_limit_by_par_is_that_of_the_world_as_built) {
    BOOST_TEST((world_of(hall).parts().turn_limit == 18U));
    const std::string source =
        "turn_limit = 'auto'\n" +
        std::string(everything).replace(everything.find("turns_per"), 18, "");
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Wishes wishes;
        wishes.seed = seed;
        const World world = world_of(source, wishes);
        const std::uint64_t par =
            shortest_win(World(world).with_turn_limit(std::nullopt), 500'000).turns;
        BOOST_TEST((world.parts().turn_limit == std::max(3 * par, par + 10)));
    }
}

BOOST_AUTO_TEST_CASE(a_wish_goes_before_the_file_and_moves_nothing) {
    Wishes wishes;
    wishes.limit = LimitPlan{};
    wishes.limit->turns = 7;
    BOOST_TEST((world_of(hall, wishes).parts().turn_limit == 7U));
    wishes.limit = LimitPlan{};
    BOOST_TEST((world_of(hall, wishes).parts().turn_limit == std::nullopt));
    const World limited_by_file = world_of(everything);
    wishes.limit->by_par = true;
    const World by_par = world_of(everything, wishes);
    for (std::size_t i = 0; i < by_par.items().size(); ++i) {
        BOOST_TEST((by_par.items()[i].room == limited_by_file.items()[i].room));
    }
    BOOST_TEST((by_par.parts().turn_limit != limited_by_file.parts().turn_limit));
}

BOOST_AUTO_TEST_CASE(a_world_without_a_win_has_no_such_limit) {
    const std::string source = std::string(hall) + "[encounters.troll]\nkind = \"monster\"\n"
                                                   "at = [0, 3]\n";
    BOOST_TEST(faults_when_built(source) ==
               "w.toml:2:14: error: 'auto' goes by the shortest win, and there is none; expected a "
               "number of turns, or a world that can be won\n"
               "turn_limit = \"auto\"\n             ^~~~~~\n");
}

BOOST_AUTO_TEST_CASE(a_par_that_is_not_settled_is_told_and_a_number_suggested) {
    BOOST_TEST(faults_when_built("turn_limit = \"auto\"\n" + eight_keys()) ==
               "w.toml:1:14: error: 'auto' goes by the shortest win, which was not found within "
               "1,000,000 states; expected a number of turns, such as 40\n"
               "turn_limit = \"auto\"\n             ^~~~~~\n");
}

BOOST_AUTO_TEST_SUITE_END()
