#include "clew/play/conditions.hpp"

#include "clew/play/choices.hpp"
#include "clew/play/tally.hpp"
#include "worlds.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <utility>

namespace clew::test {

BOOST_AUTO_TEST_SUITE(conditions)

Condition in_room(std::uint32_t room) {
    return {.kind = Condition::Kind::in_room, .room = RoomId{room}};
}
Condition carrying(ItemId item) { return {.kind = Condition::Kind::carrying, .item = item}; }
Condition put_on(ItemId item, ItemId holder) {
    return {.kind = Condition::Kind::put, .item = item, .holder = holder};
}

Item altar(std::uint32_t room) {
    Item made = item("altar", room);
    made.fixed = true;
    made.holds = Holds::on;
    return made;
}

// A crown in the first room, an altar in the second; the crown on the altar wins, the crown carried
// to the last room is a bad end; no room is a goal.
WorldParts temple() {
    WorldParts parts = corridor(3);
    parts.goals = {};
    const ItemId crown = add(parts, item("crown", 0));
    const ItemId stone = add(parts, altar(1));
    parts.endings = {
        {.id = "king", .text = "", .rank = "", .points = 7, .when = {{put_on(crown, stone)}}},
        {.id = "thief",
         .text = "",
         .rank = "",
         .lost = true,
         .when = {{carrying(crown)}, {in_room(2)}}}};
    parts.milestones = {{.id = "found", .text = "", .points = 3, .when = {{carrying(crown)}}}};
    return parts;
}

BOOST_AUTO_TEST_CASE(milestones_are_paid_once_and_endings_end_the_game) {
    const World world(temple());
    Story story(world);
    BOOST_TEST(story.play("take crown") == "taken crown, milestone 0 3");
    story.play("drop crown");
    BOOST_TEST(story.play("take crown") == "taken crown");
    story.play("e");
    BOOST_TEST(story.play("put crown on altar") == "put crown altar, ended 0, won 1");
    BOOST_TEST((story.state().outcome == Outcome::won));
    BOOST_TEST(story.state().ending == 0);
    BOOST_TEST(score_of(score_lines(world, story.state(), Tally(world))) == 10);
    BOOST_TEST(choices(world, story.state()).empty());
}

BOOST_AUTO_TEST_CASE(an_ending_may_be_a_loss) {
    const World world(temple());
    Story story(world);
    story.play("take crown");
    story.play("e");
    BOOST_TEST(story.play("e") == "arrived 2, ended 1, lost");
    BOOST_TEST((story.state().outcome == Outcome::lost));
    BOOST_TEST(story.play("w") == "over");
}

BOOST_AUTO_TEST_CASE(an_ending_on_the_last_turn_comes_before_the_limit) {
    WorldParts parts = temple();
    parts.turn_limit = 1;
    parts.endings = {{.id = "there", .text = "", .rank = "", .when = {{in_room(1)}}}};
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST(story.play("e") == "arrived 1, ended 0, won 1");
}

BOOST_AUTO_TEST_CASE(any_of_some_is_enough_and_all_are_needed) {
    WorldParts parts = temple();
    State state = first_step(World(temple())).state;
    const Conditions either = {{in_room(1), in_room(0)}};
    const Conditions both = {{in_room(1)}, {in_room(0)}};
    BOOST_TEST(are_true(state, either));
    BOOST_TEST(!are_true(state, both));
    state.room = RoomId{2};
    BOOST_TEST(!are_true(state, either));
}

BOOST_AUTO_TEST_CASE(each_kind_of_condition_looks_at_its_own) {
    State state;
    state.items.resize(2);
    state.encounters.resize(1);
    state.items[0] = {.room = held, .inside = ItemId{1}, .open = false};
    using Kind = Condition::Kind;
    const ItemId one{0};
    BOOST_TEST(is_true(state, put_on(one, ItemId{1})));
    BOOST_TEST(!is_true(state, put_on(one, one)));
    BOOST_TEST(!is_true(state, {.kind = Kind::open, .item = one}));
    BOOST_TEST(!is_true(state, {.kind = Kind::lit, .item = one}));
    BOOST_TEST(!is_true(state, {.kind = Kind::eaten, .item = one}));
    BOOST_TEST(!is_true(state, {.kind = Kind::settled, .encounter = EncounterId{0}}));
    state.items[0] = {.room = carried, .open = true, .lit = true, .eaten = true};
    state.encounters[0].done = true;
    BOOST_TEST(is_true(state, carrying(one)));
    BOOST_TEST(!is_true(state, put_on(one, ItemId{1})));
    BOOST_TEST(is_true(state, {.kind = Kind::open, .item = one}));
    BOOST_TEST(is_true(state, {.kind = Kind::lit, .item = one}));
    BOOST_TEST(is_true(state, {.kind = Kind::eaten, .item = one}));
    BOOST_TEST(is_true(state, {.kind = Kind::settled, .encounter = EncounterId{0}}));
}

BOOST_AUTO_TEST_CASE(a_secret_way_is_none_until_it_is_found) {
    WorldParts parts = corridor(3);
    parts.grid.close(RoomId{0}, Direction::east);
    Passage way = passage("way", 0, Direction::east, 1);
    way.hidden_by = add(parts, item("tapestry", 0));
    add(parts, way);
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST(exits_of(world, story.state(), RoomId{0}).empty());
    BOOST_TEST(story.play("e") == "no_exit east");
    const auto offers = choices(world, story.state());
    BOOST_TEST(std::any_of(offers.begin(), offers.end(),
                           [](const Command& one) { return one.verb == Verb::examine; }));
    BOOST_TEST(story.play("examine tapestry") == "examined tapestry, passage_found way");
    BOOST_TEST(exits_of(world, story.state(), RoomId{0}).has(Direction::east));
    BOOST_TEST(story.play("examine tapestry") == "examined tapestry");
    BOOST_TEST(story.play("e") == "arrived 1 way");
}

BOOST_AUTO_TEST_CASE(a_way_appears_for_good_when_its_conditions_are_true) {
    WorldParts parts = corridor(3);
    parts.grid.close(RoomId{0}, Direction::east);
    Passage way = passage("bridge", 0, Direction::east, 1);
    way.turns = 4;
    Item beacon = item("beacon", 0);
    beacon.fixed = true;
    beacon.light = Light::unlit;
    way.appears = {{{.kind = Condition::Kind::lit, .item = add(parts, beacon)}}};
    add(parts, way);
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST(is_shut(world, story.state(), PassageId{0}));
    BOOST_TEST(story.play("light beacon") == "kindled beacon, passage_found bridge");
    story.play("e");
    BOOST_TEST(story.state().turns == 4U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
