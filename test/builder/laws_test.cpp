#include "../share.hpp"
#include "clew/maze/make_maze.hpp"
#include "clew/prove/any_dice.hpp"
#include "clew/prove/search.hpp"
#include "clew/world/faults.hpp"
#include "clew/world/world_digest.hpp"
#include "plans.hpp"

#include <algorithm>
#include <array>

using namespace clew;
using namespace clew::test;
using Verdict = SearchResult::Verdict;

namespace {

// Plans of a bit of everything, in the file or left to chance, sound or not. One seed, one plan.
class Planner {
public:
    explicit Planner(std::uint64_t seed) : random_(mix(seed)) {}

    Plan plan() {
        Plan plan;
        plan.maze.rows = number(1, 4);
        plan.maze.columns = number(1, 4);
        plan.maze.algorithm = one_of<std::string>({"binary-tree", "depth-first", "scatter"});
        if (random_.chance(0.3)) {
            plan.maze.given = Grid(plan.maze.rows, plan.maze.columns);
            *plan.maze.given = *make_maze({plan.maze.rows, plan.maze.columns}, random_);
        }
        for (const std::string id : {"hall", "pond", "attic"}) {
            RoomPlan room;
            room.text.id = id;
            room.at = random_.chance(0.5) ? by_rule() : somewhere();
            plan.rooms.push_back(std::move(room));
        }
        add_items(plan);
        add_people(plan);
        add_passages(plan);
        if (random_.chance(0.2)) {
            plan.limit.turns_per_room = 2;
        }
        return plan;
    }

private:
    template <class T>
    T one_of(std::initializer_list<T> all) {
        return *(all.begin() + random_.below(all.size()));
    }
    std::uint32_t number(std::uint32_t low, std::uint32_t high) {
        return low + static_cast<std::uint32_t>(random_.below(high - low + 1));
    }
    Spot somewhere() { return {Place{number(0, 3), number(0, 3)}, {}}; }
    Spot by_rule() { return {one_of({Rule::anywhere, Rule::dead_end, Rule::far}), {}}; }
    Spot in_room() { return {one_of<std::string>({"hall", "pond", "attic"}), {}}; }
    Spot any_spot() {
        return random_.chance(0.6) ? by_rule() : random_.chance(0.5) ? in_room() : somewhere();
    }

    void add_items(Plan& plan) {
        for (const std::string id : {"a", "b", "c", "d"}) {
            ItemPlan item;
            item.item.id = id;
            item.item.weapon = id == "a" || random_.chance(0.3);
            item.at = any_spot();
            if (random_.chance(0.2)) {
                item.teleporter = DestinationPlan{random_.chance(0.5), in_room()};
            }
            plan.items.push_back(std::move(item));
        }
    }

    void add_people(Plan& plan) {
        for (std::uint32_t i = 0, people = number(0, 4); i < people; ++i) {
            EncounterPlan met;
            met.encounter.id = std::string(1, static_cast<char>('p' + i));
            met.at = any_spot();
            switch (number(0, 3)) {
            case 0:
                met.encounter.kind = Monster{};
                break;
            case 1:
                met.encounter.kind = Riddler{};
                std::get<Riddler>(met.encounter.kind).riddles.front().answers = {"well"};
                break;
            case 2:
                met.encounter.kind = QuestGiver{};
                met.wants.id = one_of<std::string>({"a", "b", "c", "d"});
                break;
            default:
                met.encounter.kind = Trap{};
                met.to = {random_.chance(0.5), in_room()};
                break;
            }
            plan.encounters.push_back(std::move(met));
        }
    }

    void add_passages(Plan& plan) {
        for (std::uint32_t i = 0, passages = number(0, 2); i < passages; ++i) {
            PassagePlan passage;
            passage.passage.id = std::string(1, static_cast<char>('x' + i));
            passage.from = random_.chance(0.5) ? in_room() : somewhere();
            passage.to = random_.chance(0.5) ? in_room() : somewhere();
            passage.passage.go = all_directions[random_.below(6)];
            passage.passage.one_way = random_.chance(0.3);
            if (random_.chance(0.3)) {
                passage.locked_by.id = one_of<std::string>({"a", "b", "c", "d"});
            }
            plan.passages.push_back(std::move(passage));
        }
    }

    Random random_;
};

bool leaves_something_to_chance(const Plan& plan) {
    const auto has_rule = [](const auto& thing) {
        return std::holds_alternative<Rule>(thing.at.where);
    };
    return std::any_of(plan.items.begin(), plan.items.end(), has_rule) ||
           std::any_of(plan.encounters.begin(), plan.encounters.end(), has_rule);
}

// Of the dice of twenty seeds, where there are any. A limit may be too short for some of them.
bool wins_with_any_dice(const World& world) {
    const std::uint64_t seeds = has_chance(world) ? 20 : 1;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        WorldParts parts = world.parts();
        parts.seed += seed;
        parts.turn_limit = seed == 0 ? parts.turn_limit : std::nullopt;
        if (shortest_win(World(std::move(parts)), 200'000).verdict != Verdict::winnable) {
            return false;
        }
    }
    return true;
}

} // namespace

BOOST_AUTO_TEST_SUITE(laws)

BOOST_AUTO_TEST_CASE(what_is_built_with_things_placed_by_chance_can_be_won_whatever_the_dice_do) {
    int built = 0;
    int refused = 0;
    for (std::uint64_t seed = 0; seed < share_of(1000U); ++seed) {
        const Plan plan = Planner(seed).plan();
        if (has_error(faults_of(plan))) {
            continue;
        }
        Wishes wishes;
        wishes.seed = seed;
        const auto world = build(plan, wishes);
        BOOST_TEST_CONTEXT("seed " << seed) {
            if (!world) {
                BOOST_TEST(!world.error().empty());
                ++refused;
                continue;
            }
            ++built;
            BOOST_TEST(digest_of(*world) == digest_of(*build(plan, wishes)));
            if (leaves_something_to_chance(plan)) {
                BOOST_TEST(wins_with_any_dice(*world));
            }
        }
    }
    BOOST_TEST(built > share_of(100));
    BOOST_TEST(refused > share_of(10));
}

BOOST_AUTO_TEST_SUITE_END()
