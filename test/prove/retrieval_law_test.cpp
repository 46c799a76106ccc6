#include "../share.hpp"
#include "clew/prove/fates.hpp"

#include "small_worlds.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

using namespace clew;
using namespace clew::test;

namespace {

constexpr std::size_t states_max = 20'000;

void leave_nothing_to_chance(Random& random, WorldParts& parts) {
    for (Item& item : parts.items) {
        if (item.teleporter && !item.teleporter->room) {
            item.teleporter = Destination{some_room(random, parts)};
        }
    }
    for (Encounter& encounter : parts.encounters) {
        if (auto* trap = std::get_if<Trap>(&encounter.kind)) {
            trap->to = Destination{some_room(random, parts)};
        } else if (auto* monster = std::get_if<Monster>(&encounter.kind)) {
            monster->route.clear();
        }
    }
}

// A locked box, a gambler who is met before others, a gift of any kind: what hides what is owed to
// a thing in hand.
void add_twists(Random& random, WorldParts& parts) {
    if (random.chance(0.3)) {
        Item box = item("box", some_room(random, parts));
        box.holds = Holds::in;
        box.openable = true;
        box.fixed = random.chance(0.7);
        box.locked_by = some_item(random, parts);
        parts.items[index_of(some_item(random, parts))].meal = Meal::food;
        add(parts, std::move(box));
    }
    if (random.chance(0.3) && !parts.encounters.empty()) {
        Gambler gambler;
        gambler.low = gambler.high = 1;
        Encounter first = encounter("gambler", index_of(parts.encounters.front().room), gambler);
        parts.encounters.insert(parts.encounters.begin(), std::move(first));
    }
    if (random.chance(0.4)) {
        QuestGiver giver;
        giver.wants = some_item(random, parts);
        Item gift = item("gift", nowhere);
        gift.fixed = random.chance(0.4);
        gift.weapon = random.chance(0.5);
        if (random.chance(0.5)) {
            gift.teleporter = Destination{some_room(random, parts)};
        }
        giver.gives = add(parts, std::move(gift));
        add(parts, encounter("giver", index_of(some_room(random, parts)), giver));
        for (Passage& way : parts.passages) {
            way.locked_by = random.chance(0.5) && way.door == no_item ? giver.gives : way.locked_by;
        }
    }
}

// As small_model_world, with more things and ways, and nothing that is left to chance.
World sure_world(std::uint64_t seed) {
    Random random(mix(seed + 9'700'000));
    WorldParts parts = model_parts(random, 0.7);
    if (random.chance(0.5)) {
        add_twists(random, parts);
    }
    leave_nothing_to_chance(random, parts);
    take_goals(random, parts, 0.7);
    return World(std::move(parts));
}

bool has_use_for_things(const Needs& needs) {
    return std::find(needs.useful.begin(), needs.useful.end(), true) != needs.useful.end();
}

} // namespace

BOOST_AUTO_TEST_SUITE(retrieval_law)

// Brute force drops everything everywhere.
BOOST_AUTO_TEST_CASE(what_the_first_pass_shows_holds_for_all_that_could_be_dropped) {
    int shown = 0;
    int given_up = 0;
    for (std::uint64_t seed = 0; seed < worlds_to_hold(share_of(800)); ++seed) {
        const World world = sure_world(seed);
        const Needs needs = needs_of(world);
        const Regions regions(world, needs);
        const Premises premises{world, needs, regions};
        if (!has_use_for_things(needs) || !Retrieval::applies(premises)) {
            continue;
        }
        const BruteForce brute = brute_force(world, states_max);
        if (!brute.settled) {
            continue;
        }
        BOOST_TEST_CONTEXT("seed " << seed) {
            const Fates fates(premises, {});
            shown += fates.loses_nothing() ? 1 : 0;
            given_up += fates.loses_nothing() ? 0 : 1;
            hold_fates(world, fates, brute);
            const bool loses =
                std::any_of(brute.states.begin(), brute.states.end(),
                            [](const State& state) { return is_lost(state.outcome); });
            BOOST_TEST(fates.can_lose() == loses);
        }
    }
    BOOST_TEST_MESSAGE("shown " + std::to_string(shown) + ", given up " + std::to_string(given_up));
    BOOST_TEST(shown > share_of(60));
    BOOST_TEST(given_up > share_of(40));
}

BOOST_AUTO_TEST_SUITE_END()
