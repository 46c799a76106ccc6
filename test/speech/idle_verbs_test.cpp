#include "clew/speech/idle_verbs.hpp"

#include "house.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

namespace clew::test {

namespace {

// Stairs up at the start; a snake in the second room that pipes beat, an axe does not.
WorldParts cellar() {
    WorldParts parts = corridor(3);
    const ItemId pipes = add(parts, named("pipes", 0, "pipes", "some"));
    add(parts, named("axe", 0, "axe", "an"));
    const ItemId gold = add(parts, named("gold", 1, "gold", "some"));
    add(parts, named("ladder", 0, "ladder"));
    parts.items.back().scenery = parts.items.back().fixed = true;
    Monster snake;
    snake.beaten_by = {pipes};
    snake.guards = gold;
    snake.beaten = "It sways, and is gone.";
    add(parts, called("snake", 1, snake));
    add(parts, passage("stairs", 0, Direction::up, 2));
    return parts;
}

void expect(const Tale& tale, const std::vector<Deed>& rows) {
    for (const Deed& row : rows) {
        BOOST_TEST_CONTEXT(row.typed) { BOOST_TEST(tale.meaning(row.typed) == row.told); }
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(idle_verbs)

BOOST_AUTO_TEST_CASE(verbs_without_a_rule_get_one_sentence) {
    const Tale tale(house());
    expect(tale,
           {{"sit", "unknown It does not help to sit here."},
            {"Sing!", "unknown It does not help to sing here."},
            {"sing a song", "unknown It does not help to sing here."},
            {"jump", "unknown It does not help to jump here."},
            {"wave", "unknown It does not help to wave here."},
            {"listen", "told You hear nothing new."},
            {"smell cake", "told You smell nothing new about the cake."},
            {"touch the altar", "told You feel nothing new about the altar."},
            {"push chest", "unknown It does not help to push the chest."},
            {"sit on the altar", "unknown It does not help to sit on the altar."},
            {"knock on door", "unknown It does not help to knock on the oak door."},
            {"tie candle to altar", "take candle, put candle in altar"},
            {"throw cake in chest", "take cake, put cake in chest"},
            {"tie candle to door", "unknown It does not help to tie the candle; another word may."},
            {"raise crown", "unknown It does not help to raise the crown; another word may."},
            {"push table", "unknown It does not help to push the table."},
            {"climb table", "unknown It does not help to climb the table."},
            {"move chest", "unknown It does not help to move the chest."},
            {"put on crown", "unknown It does not help to wear the crown."},
            {"push elephant", "unknown You see no 'elephant' here."},
            {"push key", "unknown Which do you mean: the brass key or the rusty key?"},
            {"push", "unknown It does not help to push here."}});
}

BOOST_AUTO_TEST_CASE(words_of_the_world_go_before_them) {
    WorldParts parts = corridor(2);
    add(parts, named("rope", 0, "jump rope"));
    parts.items.back().words = {"swing"};
    expect(Tale(std::move(parts)),
           {{"jump rope", "unknown Say what to do with the jump rope, such as 'take jump rope'."},
            {"swing", "unknown Say what to do with the jump rope, such as 'take swing'."},
            {"take swing", "take jump rope"}});
}

BOOST_AUTO_TEST_CASE(to_play_what_beats_someone_here_is_to_attack) {
    Tale tale(cellar());
    expect(tale, {{"play pipes", "unknown It does not help to play the pipes."}});
    tale.type("take axe");
    tale.type("e");
    expect(tale, {{"throw axe at snake",
                   "unknown It does not help to throw the axe; another word may."}});
    tale.type("w");
    tale.type("take pipes");
    tale.now.state.room = RoomId{1};
    expect(tale, {{"play pipes", "attack snake"},
                  {"blow the pipes", "attack snake"},
                  {"push pipes", "unknown It does not help to push the pipes; another word may."}});
}

BOOST_AUTO_TEST_CASE(ways_go_by_the_names_of_what_is_climbed) {
    WorldParts parts = corridor(3);
    parts.rooms = {{RoomId{0}, "well", "", "A ladder goes down the shaft."}};
    parts.start = RoomId{0};
    add(parts, named("hatch", 0, "hatch"));
    parts.items.back().scenery = parts.items.back().fixed = true;
    add(parts, named("steps", 1, "hundred steps", "some"));
    parts.items.back().scenery = parts.items.back().fixed = true;
    add(parts, passage("hatchway", 0, Direction::down, 2));
    add(parts, passage("way", 1, Direction::north, 2));
    Tale tale(std::move(parts));
    const std::string exits = " Exits: east, down.";
    expect(tale, {{"enter hatch", "go down"},
                  {"enter the hatch", "go down"},
                  {"go down the hatch", "go down"},
                  {"go through the hatch", "go down"},
                  {"climb ladder", "go down"},
                  {"climb down the ladder", "go down"},
                  {"enter ladders", "unknown You cannot go 'ladders'." + exits},
                  {"enter steps", "unknown You cannot go 'steps'." + exits},
                  {"go down the drain", "unknown You cannot go 'down the drain'." + exits}});
    tale.type("e");
    expect(tale, {{"climb steps", "go north"}, {"go up the steps", "go up"}});
}

BOOST_AUTO_TEST_CASE(to_climb_is_to_go_the_one_way_up_or_down) {
    Tale tale(cellar());
    expect(tale, {{"climb", "go up"},
                  {"climb the ladder", "go up"},
                  {"climb up", "go up"},
                  {"climb down", "go down"}});
    tale.type("e");
    expect(tale, {{"climb", "unknown Go where? Exits: east, west."}});
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
