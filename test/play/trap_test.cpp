#include "clew/play/trap.hpp"

#include "worlds.hpp"

#include <boost/test/unit_test.hpp>

#include <set>

namespace clew::test {

BOOST_AUTO_TEST_SUITE(traps)

BOOST_AUTO_TEST_CASE(a_trap_works_before_anyone_there_is_met_and_every_time) {
    WorldParts parts = corridor(5);
    add(parts, encounter("troll", 1, Monster{}));
    add(parts, encounter("pit", 1, Trap{{RoomId{3}}}));
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST(story.play("e") == "arrived 1, teleported pit, arrived 3");
    BOOST_TEST(story.play("w") == "arrived 2");
    BOOST_TEST(story.play("w") == "arrived 1, teleported pit, arrived 3");
    BOOST_TEST(story.state().turns == 3U);
}

BOOST_AUTO_TEST_CASE(who_is_where_it_leads_is_met_and_a_goal_there_wins) {
    WorldParts parts = corridor(5);
    QuestGiver giver;
    giver.wants = add(parts, item("coin", 2));
    add(parts, encounter("hermit", 4, giver));
    add(parts, encounter("pit", 1, Trap{{RoomId{4}}}));
    const World world(std::move(parts));
    BOOST_TEST(Story(world).play("e") ==
               "arrived 1, teleported pit, arrived 4, quest_wants coin hermit, won 4");
}

BOOST_AUTO_TEST_CASE(a_goal_with_a_trap_on_it_is_not_won_by_walking_in) {
    WorldParts parts = corridor(2);
    add(parts, encounter("pit", 1, Trap{{RoomId{0}}}));
    const World world(std::move(parts));
    BOOST_TEST(Story(world).play("e") == "arrived 1, teleported pit, arrived 0");
}

BOOST_AUTO_TEST_CASE(a_command_teleports_once_at_most) {
    WorldParts parts = corridor(6);
    add(parts, encounter("pit", 1, Trap{{RoomId{3}}}));
    add(parts, encounter("chute", 3, Trap{{RoomId{1}}}));
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST(story.play("e") == "arrived 1, teleported pit, arrived 3");
    story.play("e");
    BOOST_TEST(story.play("w") == "arrived 3, teleported chute, arrived 1");
}

BOOST_AUTO_TEST_CASE(a_trap_at_the_start_works_before_the_first_line) {
    WorldParts parts = corridor(5);
    add(parts, encounter("pit", 0, Trap{{RoomId{2}}}));
    const World world(std::move(parts));
    const Story story(world);
    BOOST_TEST(story.text() == "arrived 0, teleported pit, arrived 2");
    BOOST_TEST(story.state().turns == 0U);
}

BOOST_AUTO_TEST_CASE(a_trap_that_leads_to_its_own_room_leads_there_once) {
    WorldParts parts = corridor(3);
    add(parts, encounter("pit", 1, Trap{{RoomId{1}}}));
    add(parts, encounter("sphinx", 1, riddler({"well"})));
    const World world(std::move(parts));
    BOOST_TEST(Story(world).play("e") ==
               "arrived 1, teleported pit, arrived 1, riddle_asked sphinx");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(teleporters)

WorldParts wand_parts(std::uint32_t rooms, const Destination& to) {
    WorldParts parts = corridor(rooms);
    Item wand = item("wand", 0);
    wand.teleporter = to;
    add(parts, std::move(wand));
    return parts;
}

BOOST_AUTO_TEST_CASE(used_where_it_lies_or_carried_it_costs_a_turn) {
    const World world(wand_parts(5, {RoomId{2}}));
    Story story(world);
    BOOST_TEST(story.play("use wand") == "teleported wand, arrived 2");
    BOOST_TEST((story.item("wand").room == RoomId{0}));
    BOOST_TEST(story.state().turns == 1U);
    BOOST_TEST(story.play("use wand") == "not_here wand");
    story.play("w");
    story.play("w");
    story.play("take wand");
    BOOST_TEST(story.play("use wand") == "teleported wand, arrived 2");
    BOOST_TEST((story.item("wand").room == carried));
    BOOST_TEST(story.state().turns == 4U);
}

BOOST_AUTO_TEST_CASE(a_trap_where_it_leads_does_not_work) {
    WorldParts parts = wand_parts(5, {RoomId{2}});
    add(parts, encounter("pit", 2, Trap{{RoomId{0}}}));
    const World world(std::move(parts));
    BOOST_TEST(Story(world).play("use wand") == "teleported wand, arrived 2");
}

BOOST_AUTO_TEST_CASE(who_is_there_is_met_then_goal_and_limit_are_tested) {
    WorldParts parts = wand_parts(5, {RoomId{4}});
    const World goal(parts);
    BOOST_TEST(Story(goal).play("use wand") == "teleported wand, arrived 4, won 4");
    parts.items[0].teleporter = Destination{RoomId{2}};
    add(parts, encounter("troll", 2, Monster{}));
    const World troll(parts);
    BOOST_TEST(Story(troll).play("use wand") ==
               "teleported wand, arrived 2, monster_wins troll, lost_to_monster troll");
    parts.encounters.clear();
    parts.turn_limit = 1;
    const World limit(parts);
    BOOST_TEST(Story(limit).play("use wand") == "teleported wand, arrived 2, out_of_turns 1");
}

BOOST_AUTO_TEST_CASE(a_way_to_one_room_counts_no_uses) {
    const World world(wand_parts(5, {RoomId{2}}));
    Story story(world);
    story.play("take wand");
    story.play("use wand");
    BOOST_TEST(int{story.item("wand").uses} == 0);
}

BOOST_AUTO_TEST_CASE(a_way_to_any_room_counts_its_uses_modulo_eight) {
    WorldParts parts = wand_parts(9, {});
    parts.start = RoomId{4};
    parts.items[0].room = RoomId{4};
    parts.goals = {RoomId{0}};
    const World world(std::move(parts));
    State state = first_step(world).state;
    for (int used = 1; used <= 20; ++used) {
        state.items[0].room = carried;
        state.outcome = Outcome::playing;
        state = step(world, std::move(state), command_of(world, "use wand")).state;
        BOOST_TEST(int{state.items[0].uses} == used % 8);
    }
}

BOOST_AUTO_TEST_CASE(a_random_room_has_an_exit_and_is_no_goal_and_not_the_players_own) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        WorldParts parts = maze({{"E", "W", "", "S"}, {"", "", "", "N"}});
        Item wand = item("wand", 1);
        wand.teleporter = Destination{};
        add(parts, std::move(wand));
        parts.start = RoomId{1};
        parts.goals = {RoomId{3}};
        parts.seed = seed;
        const World world(std::move(parts));
        std::set<RoomId> rooms;
        State state = first_step(world).state;
        Events events;
        for (std::uint8_t uses = 0; uses < 8; ++uses) {
            rooms.insert(landing({world, state, events}, {}, world.items()[0].stream, uses));
        }
        BOOST_TEST_CONTEXT("seed " << seed) {
            for (const RoomId room : rooms) {
                BOOST_TEST((room == RoomId{0} || room == RoomId{7}));
            }
            BOOST_TEST(events.size() == 0U);
        }
    }
}

BOOST_AUTO_TEST_CASE(with_no_other_room_to_go_to_it_leads_back_to_the_same) {
    const World alone(wand_parts(1, {}));
    State state;
    Events events;
    BOOST_TEST((landing({alone, state, events}, {}, 5, 0) == RoomId{0}));

    WorldParts walled = maze({{"", "", ""}});
    const World cell(std::move(walled));
    state.room = RoomId{1};
    BOOST_TEST((landing({cell, state, events}, {}, 5, 0) == RoomId{1}));
}

BOOST_AUTO_TEST_CASE(the_same_state_has_the_same_luck) {
    WorldParts parts = wand_parts(30, {});
    parts.start = RoomId{7};
    parts.items[0].room = RoomId{7};
    parts.seed = 42;
    const World world(std::move(parts));
    Story story(world);
    const std::string first = Story(world).play("use wand");
    for (const char* line :
         {"examine wand", "n", "take wand", "drop wand", "take wand", "answer"}) {
        story.play(line);
    }
    BOOST_TEST(story.play("use wand") == first);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
