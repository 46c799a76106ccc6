#include "clew/prove/regions.hpp"

#include "play/worlds.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

namespace {

// "0 0 1": the region of each room; "0 0? 1" if a question is a formality there.
std::string regions_in(WorldParts parts) {
    const World world(std::move(parts));
    const Regions regions(world, needs_of(world));
    std::string text;
    for (std::uint32_t i = 0; i < world.grid().room_count(); ++i) {
        text += text.empty() ? "" : " ";
        append_number(text, regions.of(RoomId{i}));
    }
    for (std::size_t i = 0; i < world.encounters().size(); ++i) {
        text +=
            regions.is_formality(EncounterId{static_cast<std::uint16_t>(i)}) ? " formality" : "";
    }
    return text;
}

} // namespace

BOOST_AUTO_TEST_SUITE(regions)

BOOST_AUTO_TEST_CASE(plain_rooms_that_are_joined_are_one_and_a_goal_is_its_own) {
    BOOST_TEST(regions_in(corridor(4)) == "0 0 0 1");
    BOOST_TEST(regions_in(maze({{"E", "W", "", "E", "W"}})) == "0 0 1 2 3");
}

BOOST_AUTO_TEST_CASE(a_way_that_leads_one_way_joins_nothing) {
    BOOST_TEST(regions_in(maze({{"E", "", ""}})) == "0 1 2");
}

BOOST_AUTO_TEST_CASE(passages_join_unless_locked_or_one_way) {
    for (const bool locked : {false, true}) {
        for (const bool one_way : {false, true}) {
            WorldParts parts = maze({{"", "", ""}});
            const ItemId key = add(parts, item("key", 0));
            Passage way = passage("way", 0, Direction::up, 1);
            way.locked_by = locked ? key : no_item;
            way.one_way = one_way;
            add(parts, way);
            BOOST_TEST_CONTEXT("locked " << locked << ", one way " << one_way) {
                BOOST_TEST(regions_in(parts) == (locked || one_way ? "0 1 2" : "0 0 1"));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(monsters_and_traps_part_regions_and_gamblers_do_not) {
    const std::array<std::pair<EncounterKind, std::string_view>, 3> rows = {{
        {Monster{}, "0 1 2 3"},
        {Trap{Destination{RoomId{0}}}, "0 1 2 3"},
        {Gambler{}, "0 0 0 1 formality"},
    }};
    for (const auto& [kind, expected] : rows) {
        WorldParts parts = corridor(4);
        add(parts, encounter("someone", 1, kind));
        BOOST_TEST(regions_in(std::move(parts)) == expected);
    }
}

BOOST_AUTO_TEST_CASE(a_quest_giver_parts_regions_if_what_he_wants_may_be_needed) {
    for (const bool needed : {false, true}) {
        WorldParts parts = corridor(4);
        const ItemId coin = add(parts, item("coin", 0));
        QuestGiver giver;
        giver.wants = coin;
        add(parts, encounter("king", 1, giver));
        Passage gate = passage("gate", 0, Direction::up, 2);
        gate.locked_by = needed ? coin : no_item;
        add(parts, gate);
        BOOST_TEST(regions_in(std::move(parts)) == (needed ? "0 1 2 3" : "0 0 0 1"));
    }
}

BOOST_AUTO_TEST_CASE(a_riddler_is_a_formality_where_the_start_is_but_a_walk_away) {
    WorldParts parts = corridor(4);
    add(parts, encounter("sphinx", 1, riddler({"well"})));
    BOOST_TEST(regions_in(parts) == "0 0 0 1 formality");
    parts.encounters[0].kind = riddler({});
    BOOST_TEST(regions_in(parts) == "0 1 2 3");
    parts.encounters[0].kind = riddler({"well"});
    parts.grid.close(RoomId{0}, Direction::east);
    BOOST_TEST(regions_in(parts) == "0 1 2 3");
}

BOOST_AUTO_TEST_CASE(outlets_lead_out_and_through_locks) {
    WorldParts parts = corridor(4);
    const ItemId key = add(parts, item("key", 0));
    Passage door = passage("door", 0, Direction::up, 2);
    door.locked_by = key;
    add(parts, door);
    const World world(std::move(parts));
    const Regions regions(world, needs_of(world));
    std::string text;
    for (const Outlet& outlet : regions.outlets(0)) {
        append_number(text, index_of(outlet.room));
        text += ' ';
        text += name_of(outlet.direction);
        text += ' ';
    }
    BOOST_TEST(text == "0 up 2 east 2 down ");
}

BOOST_AUTO_TEST_SUITE_END()
