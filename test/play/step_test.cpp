#include "worlds.hpp"

#include <boost/test/unit_test.hpp>

namespace clew::test {

BOOST_AUTO_TEST_SUITE(step_moves)

BOOST_AUTO_TEST_CASE(the_player_arrives_at_the_start_and_no_turn_is_spent) {
    const World world(corridor(3));
    const Story story(world);
    BOOST_TEST(story.text() == "arrived 0");
    BOOST_TEST(story.state().turns == 0U);
    BOOST_TEST(!story.state().over());
}

BOOST_AUTO_TEST_CASE(a_move_that_arrives_costs_one_turn) {
    const World world(maze({{"ES", "WES", "W"}, {"N", "N", ""}}));
    Story story(world);
    BOOST_TEST(story.play("e") == "arrived 1");
    BOOST_TEST(story.play("s") == "arrived 4");
    BOOST_TEST(story.play("n") == "arrived 1");
    BOOST_TEST(story.play("w") == "arrived 0");
    BOOST_TEST(story.state().turns == 4U);
}

BOOST_AUTO_TEST_CASE(an_arrival_tells_which_way_it_was_made) {
    WorldParts parts = corridor(3);
    add(parts, passage("ladder", 1, Direction::up, 0));
    const World world(std::move(parts));
    Story story(world);
    story.play("e");
    BOOST_TEST((story.now.events.all()[0].direction == Direction::east));
    BOOST_TEST((story.now.events.all()[0].passage == no_passage));
    story.play("u");
    BOOST_TEST((story.now.events.all()[0].direction == Direction::up));
    BOOST_TEST((story.now.events.all()[0].passage == PassageId{0}));
}

BOOST_AUTO_TEST_CASE(a_wall_costs_no_turn) {
    const World world(corridor(3));
    Story story(world);
    const State before = story.state();
    BOOST_TEST(story.play("n") == "no_exit north");
    BOOST_TEST(story.play("w") == "no_exit west");
    BOOST_TEST(story.play("u") == "no_exit up");
    BOOST_TEST((story.state() == before));
}

BOOST_AUTO_TEST_CASE(reaching_a_goal_wins_and_then_nothing_happens) {
    const World world(corridor(2));
    Story story(world);
    BOOST_TEST(story.play("e") == "arrived 1, won 1");
    BOOST_TEST((story.state().outcome == Outcome::won));
    const State end = story.state();
    for (const char* line : {"w", "n", "attack", "answer well"}) {
        BOOST_TEST(story.play(line) == "over");
    }
    BOOST_TEST((story.state() == end));
}

BOOST_AUTO_TEST_CASE(any_of_several_goals_wins) {
    WorldParts parts = corridor(3);
    parts.start = RoomId{1};
    parts.goals = {RoomId{0}, RoomId{2}};
    const World world(std::move(parts));
    BOOST_TEST(Story(world).play("w") == "arrived 0, won 0");
    BOOST_TEST(Story(world).play("e") == "arrived 2, won 2");
}

BOOST_AUTO_TEST_CASE(a_start_that_is_a_goal_is_won_at_once) {
    const World world(corridor(1));
    BOOST_TEST(Story(world).text() == "arrived 0, won 0");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(step_turn_limit)

BOOST_AUTO_TEST_CASE(the_last_permitted_turn_ends_the_game) {
    WorldParts parts = corridor(9);
    parts.turn_limit = 2;
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST(story.play("e") == "arrived 1");
    BOOST_TEST(story.play("e") == "arrived 2, out_of_turns 2");
    BOOST_TEST((story.state().outcome == Outcome::out_of_turns));
    BOOST_TEST(story.play("e") == "over");
}

BOOST_AUTO_TEST_CASE(reaching_the_goal_on_the_last_permitted_turn_wins) {
    WorldParts parts = corridor(3);
    parts.turn_limit = 2;
    const World world(std::move(parts));
    Story story(world);
    story.play("e");
    BOOST_TEST(story.play("e") == "arrived 2, won 2");
    BOOST_TEST((story.state().outcome == Outcome::won));
}

BOOST_AUTO_TEST_CASE(what_costs_no_turn_does_not_bring_the_limit_nearer) {
    WorldParts parts = corridor(3);
    parts.turn_limit = 2;
    add(parts, item("coin", 0));
    const World world(std::move(parts));
    Story story(world);
    for (const char* line : {"take coin", "n", "drop coin", "take coin", "examine coin",
                             "read coin", "use coin", "attack", "answer 5"}) {
        story.play(line);
    }
    BOOST_TEST(story.state().turns == 0U);
    story.play("e");
    BOOST_TEST(story.play("e") == "arrived 2, won 2");
}

BOOST_AUTO_TEST_CASE(with_a_question_open_the_limit_waits_for_the_answer) {
    WorldParts parts = corridor(3);
    parts.turn_limit = 1;
    add(parts, encounter("sphinx", 1, riddler({"well"})));
    const World world(std::move(parts));
    Story right(world);
    BOOST_TEST(right.play("e") == "arrived 1, riddle_asked sphinx");
    BOOST_TEST(right.play("answer well") == "riddle_right sphinx, out_of_turns 1");
    Story wrong(world);
    wrong.play("e");
    BOOST_TEST(wrong.play("answer ill") == "riddle_wrong sphinx, arrived 0, out_of_turns 1");
}

BOOST_AUTO_TEST_CASE(a_limit_over_the_signed_range_is_told_as_its_greatest_number) {
    WorldParts parts = corridor(3);
    parts.turn_limit = UINT64_MAX;
    const World world(std::move(parts));
    State state = first_step(world).state;
    state.turns = UINT64_MAX - 1;
    const Step last = step(world, std::move(state), command_of(world, "e"));
    BOOST_TEST(text_of(world, last.events) == "arrived 1, out_of_turns 9223372036854775807");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(step_passages)

BOOST_AUTO_TEST_CASE(a_passage_leads_there_and_back) {
    WorldParts parts = corridor(4);
    add(parts, passage("ladder", 0, Direction::up, 2));
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST(story.play("d") == "no_exit down");
    BOOST_TEST(story.play("u") == "arrived 2 ladder");
    BOOST_TEST(story.play("u") == "no_exit up");
    BOOST_TEST(story.play("d") == "arrived 0 ladder");
    BOOST_TEST(story.state().turns == 2U);
}

BOOST_AUTO_TEST_CASE(a_one_way_passage_does_not_lead_back) {
    WorldParts parts = corridor(4);
    Passage drop = passage("drop", 0, Direction::south, 2);
    drop.one_way = true;
    add(parts, std::move(drop));
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST(story.play("s") == "arrived 2 drop");
    BOOST_TEST(story.play("n") == "no_exit north");
}

BOOST_AUTO_TEST_CASE(passages_and_the_exits_of_the_grid_serve_side_by_side) {
    WorldParts parts = corridor(4);
    add(parts, passage("ladder", 0, Direction::up, 2));
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST(story.play("e") == "arrived 1");
    BOOST_TEST(story.play("w") == "arrived 0");
}

World locked_world() {
    WorldParts parts = maze({{"E", "W", "E", "W"}});
    add(parts, item("key", 1));
    Passage door = passage("door", 1, Direction::east, 2);
    door.locked_by = ItemId{0};
    add(parts, std::move(door));
    return World(std::move(parts));
}

BOOST_AUTO_TEST_CASE(a_locked_door_wants_its_key_and_costs_no_turn) {
    const World world = locked_world();
    Story story(world);
    story.play("e");
    const State before = story.state();
    BOOST_TEST(story.play("e") == "locked east door key");
    BOOST_TEST((story.state() == before));
}

BOOST_AUTO_TEST_CASE(the_key_opens_its_door_for_good_on_both_sides) {
    const World world = locked_world();
    Story story(world);
    story.play("e");
    story.play("take key");
    BOOST_TEST(story.play("e") == "unlocked east door key, arrived 2 door");
    BOOST_TEST(story.state().turns == 2U);
    story.play("drop key");
    BOOST_TEST(story.play("w") == "arrived 1 door");
    BOOST_TEST(story.play("e") == "arrived 2 door");
}

BOOST_AUTO_TEST_CASE(a_door_can_be_unlocked_from_its_far_side) {
    WorldParts parts = maze({{"E", "W", "E", "W"}});
    parts.start = RoomId{2};
    add(parts, item("key", 2));
    Passage door = passage("door", 1, Direction::east, 2);
    door.locked_by = ItemId{0};
    add(parts, std::move(door));
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST(story.play("w") == "locked west door key");
    story.play("take key");
    BOOST_TEST(story.play("w") == "unlocked west door key, arrived 1 door");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(step_order)

BOOST_AUTO_TEST_CASE(who_is_in_a_room_is_met_in_file_order_and_then_the_goal_is_tested) {
    WorldParts parts = corridor(2);
    add(parts, item("coin", 0));
    QuestGiver wants_coin;
    wants_coin.wants = ItemId{0};
    add(parts, encounter("zoe", 1, wants_coin));
    add(parts, encounter("adam", 1, wants_coin));
    const World world(std::move(parts));
    Story story(world);
    story.play("take coin");
    BOOST_TEST(story.play("e") == "arrived 1, quest_done coin zoe, quest_wants coin adam, won 1");
}

BOOST_AUTO_TEST_CASE(a_monster_at_the_goal_comes_before_the_goal) {
    WorldParts parts = corridor(2);
    add(parts, encounter("troll", 1, Monster{}));
    const World world(std::move(parts));
    BOOST_TEST(Story(world).play("e") == "arrived 1, monster_wins troll, lost_to_monster troll");
}

BOOST_AUTO_TEST_CASE(the_list_goes_on_after_the_answer) {
    WorldParts parts = corridor(2);
    add(parts, encounter("sphinx", 1, riddler({"well"})));
    Gambler gambler;
    gambler.high = 1;
    add(parts, encounter("dicer", 1, gambler));
    add(parts, encounter("riddles", 1, riddler({"sun"})));
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST(story.play("e") == "arrived 1, riddle_asked sphinx");
    BOOST_TEST(story.play("answer well") == "riddle_right sphinx, gamble_asked dicer 7");
    BOOST_TEST(story.play("answer 1") == "gamble_won dicer, riddle_asked riddles");
    BOOST_TEST(story.play("answer sun") == "riddle_right riddles, won 1");
}

BOOST_AUTO_TEST_CASE(while_a_question_is_open_only_an_answer_does_anything) {
    WorldParts parts = corridor(3);
    add(parts, item("coin", 1));
    add(parts, encounter("sphinx", 1, riddler({"well"})));
    const World world(std::move(parts));
    Story story(world);
    story.play("e");
    const State before = story.state();
    for (const char* line : {"w", "take coin", "drop coin", "examine sphinx", "use coin",
                             "read coin", "give coin to sphinx", "attack sphinx"}) {
        BOOST_TEST(story.play(line) == "question_open sphinx");
    }
    BOOST_TEST((story.state() == before));
}

BOOST_AUTO_TEST_CASE(who_asks_at_the_start_is_met_before_the_first_line) {
    WorldParts parts = corridor(2);
    add(parts, encounter("sphinx", 0, riddler({"well"})));
    const World world(std::move(parts));
    BOOST_TEST(Story(world).text() == "arrived 0, riddle_asked sphinx");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
