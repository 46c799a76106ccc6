#include "clew/play/state.hpp"

#include <boost/test/unit_test.hpp>

#include <functional>
#include <set>

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
    State state = some_state();
    BOOST_TEST(at_hand(state, ItemId{0}));
    BOOST_TEST(!at_hand(state, ItemId{1}));
    BOOST_TEST(!state.carries(ItemId{0}));
    state.items[0].room = RoomId{4};
    state.items[1].room = carried;
    BOOST_TEST(!at_hand(state, ItemId{0}));
    BOOST_TEST(at_hand(state, ItemId{1}));
    BOOST_TEST(state.carries(ItemId{1}));
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
