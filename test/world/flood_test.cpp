#include "clew/world/flood.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstddef>
#include <string>

using namespace clew;

namespace {

// Six rooms in a row; walls between the second and third, and the fourth and fifth. A passage
// leads from the second to the fourth.
WorldParts three_pairs(bool one_way) {
    WorldParts parts;
    parts.grid = Grid(1, 6);
    for (const std::uint32_t room : {0U, 2U, 4U}) {
        parts.grid.open(RoomId{room}, Direction::east);
    }
    parts.goals = {RoomId{5}};
    Passage chute;
    chute.from = RoomId{1};
    chute.go = Direction::down;
    chute.to = RoomId{3};
    chute.one_way = one_way;
    parts.passages.push_back(chute);
    return parts;
}

std::string seen_from(const WorldParts& parts, std::uint32_t room, bool back_of_one_way) {
    const World world(parts);
    Flood flood(world, links_of(world, back_of_one_way));
    flood.run(RoomId{room});
    std::string seen;
    for (std::uint32_t i = 0; i < world.grid().room_count(); ++i) {
        seen += flood.seen().has(RoomId{i}) ? '#' : '.';
    }
    BOOST_TEST(flood.count() ==
               static_cast<std::size_t>(std::count(seen.begin(), seen.end(), '#')));
    return seen;
}

} // namespace

BOOST_AUTO_TEST_SUITE(floods)

BOOST_AUTO_TEST_CASE(it_goes_over_exits_and_passages) {
    BOOST_TEST(seen_from(three_pairs(false), 0, false) == "####..");
    BOOST_TEST(seen_from(three_pairs(false), 2, false) == "####..");
    BOOST_TEST(seen_from(three_pairs(false), 5, false) == "....##");
}

BOOST_AUTO_TEST_CASE(a_one_way_passage_leads_back_only_if_asked_for) {
    BOOST_TEST(seen_from(three_pairs(true), 0, false) == "####..");
    BOOST_TEST(seen_from(three_pairs(true), 2, false) == "..##..");
    BOOST_TEST(seen_from(three_pairs(true), 2, true) == "####..");
}

BOOST_AUTO_TEST_CASE(it_may_be_run_from_several_rooms) {
    const World world(three_pairs(true));
    Flood flood(world, links_of(world, false));
    flood.run(RoomId{2});
    flood.run(RoomId{5});
    flood.run(RoomId{4});
    BOOST_TEST(flood.count() == 4U);
}

BOOST_AUTO_TEST_CASE(traps_and_things_that_carry_off_are_teleporters) {
    WorldParts parts = three_pairs(false);
    BOOST_TEST(!has_teleporter(World(parts)));
    WorldParts trapped = parts;
    Encounter trap;
    trap.room = RoomId{1};
    trap.kind = Trap{};
    trapped.encounters.push_back(trap);
    BOOST_TEST(has_teleporter(World(trapped)));
    parts.items.emplace_back().teleporter = Destination{};
    BOOST_TEST(has_teleporter(World(parts)));
}

BOOST_AUTO_TEST_SUITE_END()
