#include "clew/prove/packing.hpp"

#include "play/random_worlds.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

namespace {

using Words = std::vector<std::uint64_t>;

Words packed(const Packing& packing, const State& state) {
    Words words(packing.words());
    packing.pack(state, words);
    return words;
}

} // namespace

BOOST_AUTO_TEST_SUITE(packing)

BOOST_AUTO_TEST_CASE(a_bare_maze_takes_one_word) {
    const World world(corridor(3));
    const Packing packing(world, needs_of(world));
    BOOST_TEST(packing.words() == 1U);
    State state = first_step(world).state;
    state.room = RoomId{2};
    state.turns = 7;
    BOOST_TEST((packed(packing, state) == Words{2}));
    state.turns = 0;
    BOOST_TEST((packing.unpack(packed(packing, state)) == state));
}

BOOST_AUTO_TEST_CASE(states_that_differ_in_what_cannot_matter_pack_alike) {
    WorldParts parts = corridor(3);
    const ItemId gold = add(parts, item("gold", 0));
    parts.items[0].treasure = 10;
    const ItemId sword = add(parts, item("sword", 0));
    Monster monster;
    monster.beaten_by = {sword};
    const EncounterId troll = add(parts, encounter("troll", 1, monster));
    const World world(std::move(parts));
    const Packing packing(world, needs_of(world));
    const State state = first_step(world).state;
    State other = state;
    other.turns = 9;
    other.items[index_of(gold)] = {.room = carried, .paid = true};
    other.encounters[index_of(troll)] = {.done = true, .paid = true};
    BOOST_TEST((packed(packing, other) == packed(packing, state)));
    other.items[index_of(sword)].room = carried;
    BOOST_TEST((packed(packing, other) != packed(packing, state)));
}

BOOST_AUTO_TEST_CASE(unpacking_undoes_packing_as_far_as_it_matters) {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const World world = random_world(seed);
        const Packing packing(world, needs_of(world));
        Random random(seed);
        State state = first_step(world).state;
        for (int i = 0; i < 40 && !state.over(); ++i) {
            const Words words = packed(packing, state);
            const State again = packing.unpack(words);
            BOOST_TEST_CONTEXT("seed " << seed << ", step " << i) {
                BOOST_TEST((packed(packing, again) == words));
                BOOST_TEST((again.room == state.room));
                BOOST_TEST((again.asking == state.asking));
                BOOST_TEST(again.turns == 0U);
            }
            const auto command = some_choice(random, world, state);
            // A useful thing that nobody contests is never dropped by a search.
            if (command && command->verb != Verb::drop) {
                state = step(world, std::move(state), *command).state;
            }
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
