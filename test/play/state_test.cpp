#include "clew/play/state.hpp"

#include "clew/play/step.hpp"
#include "worlds.hpp"

#include <boost/test/unit_test.hpp>

#include <functional>
#include <set>
#include <utility>

namespace clew {

BOOST_AUTO_TEST_SUITE(states)

State some_state() {
    State state;
    state.room = RoomId{5};
    state.items.resize(2);
    state.items[0].room = RoomId{5};
    state.encounters.resize(2);
    state.unlocked.resize(2);
    return state;
}

BOOST_AUTO_TEST_CASE(at_hand_is_what_is_carried_or_lies_here) {
    WorldParts parts = test::corridor(6);
    parts.items = {test::item("coin", 5), test::item("stick", nowhere)};
    const World world(std::move(parts));
    State state = some_state();
    BOOST_TEST(at_hand(world, state, ItemId{0}));
    BOOST_TEST(!at_hand(world, state, ItemId{1}));
    BOOST_TEST(!state.carries(ItemId{0}));
    state.items[0].room = RoomId{4};
    state.items[1].room = carried;
    BOOST_TEST(!at_hand(world, state, ItemId{0}));
    BOOST_TEST(at_hand(world, state, ItemId{1}));
    BOOST_TEST(state.carries(ItemId{1}));
}

BOOST_AUTO_TEST_CASE(a_map_is_carried_and_no_other_item_is_one) {
    WorldParts parts = test::corridor(3);
    const ItemId lamp = test::add(parts, test::item("lamp", 1));
    Item plan = test::item("plan", 1);
    plan.map = true;
    const ItemId map = test::add(parts, plan);
    const World world(std::move(parts));
    State state = first_step(world).state;
    state.items[index_of(lamp)].room = carried;
    BOOST_TEST(!carries_map(world, state));
    state.items[index_of(map)].room = carried;
    BOOST_TEST(carries_map(world, state));
    state.items[index_of(map)].room = nowhere;
    BOOST_TEST(!carries_map(world, state));
}

BOOST_AUTO_TEST_CASE(a_door_is_shut_until_it_was_opened_or_the_key_is_in_hand) {
    WorldParts parts = test::corridor(3);
    const ItemId key = test::add(parts, test::item("key", 1));
    Passage gate = test::passage("gate", 0, Direction::up, 2);
    const PassageId open = test::add(parts, gate);
    gate.go = Direction::down;
    gate.locked_by = key;
    const PassageId locked = test::add(parts, gate);
    const World world(std::move(parts));
    State state = first_step(world).state;
    BOOST_TEST(!is_shut(world, state, open));
    BOOST_TEST(is_shut(world, state, locked));
    state.items[0].room = carried;
    BOOST_TEST(!is_shut(world, state, locked));
    state.items[0].room = RoomId{1};
    state.unlocked[index_of(locked)] = true;
    BOOST_TEST(!is_shut(world, state, locked));
}

BOOST_AUTO_TEST_CASE(every_field_shows_in_the_digest) {
    struct Row {
        const char* name;
        std::function<void(State&)> change;
    };
    const std::vector<Row> rows = {
        {"nothing", [](State&) {}},
        {"room", [](State& state) { state.room = RoomId{6}; }},
        {"outcome", [](State& state) { state.outcome = Outcome::won; }},
        {"asking", [](State& state) { state.asking = EncounterId{0}; }},
        {"turns", [](State& state) { state.turns = 1; }},
        {"an item's room", [](State& state) { state.items[1].room = carried; }},
        {"an item's treasure", [](State& state) { state.items[1].paid = true; }},
        {"an item's uses", [](State& state) { state.items[1].uses = 1; }},
        {"an encounter's end", [](State& state) { state.encounters[1].done = true; }},
        {"an encounter's bonus", [](State& state) { state.encounters[1].paid = true; }},
        {"an encounter's guesses", [](State& state) { state.encounters[1].guesses = 1; }},
        {"an encounter's uses", [](State& state) { state.encounters[1].uses = 1; }},
        {"the other encounter", [](State& state) { state.encounters[0].done = true; }},
        {"a door", [](State& state) { state.unlocked[1] = true; }},
        {"the other door", [](State& state) { state.unlocked[0] = true; }},
        {"one item more", [](State& state) { state.items.emplace_back(); }},
        {"one encounter more", [](State& state) { state.encounters.emplace_back(); }},
        {"one door more", [](State& state) { state.unlocked.push_back(false); }},
    };
    std::set<std::uint64_t> digests;
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) {
            State state = some_state();
            row.change(state);
            BOOST_TEST(digests.insert(digest_of(state)).second);
            BOOST_TEST(digest_of(state) == digest_of(State(state)));
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
