#include "worlds.hpp"

#include <boost/test/unit_test.hpp>

#include <utility>

namespace clew::test {

BOOST_AUTO_TEST_SUITE(monster)

// A stick, a sword and an axe at the start; the sword and the axe are weapons. A troll beyond.
World armoury(const Monster& troll) {
    WorldParts parts = corridor(3);
    add(parts, item("stick", 0));
    for (const char* id : {"sword", "axe"}) {
        Item weapon = item(id, 0);
        weapon.weapon = true;
        add(parts, std::move(weapon));
    }
    add(parts, encounter("troll", 1, troll));
    return World(std::move(parts));
}

BOOST_AUTO_TEST_CASE(met_without_a_weapon_it_wins) {
    const World world = armoury({});
    Story story(world);
    BOOST_TEST(story.play("e") == "arrived 1, monster_wins troll, lost_to_monster troll");
    BOOST_TEST((story.state().outcome == Outcome::lost_to_monster));
    BOOST_TEST(!story.encounter("troll").done);
    BOOST_TEST(story.play("w") == "over");
}

BOOST_AUTO_TEST_CASE(met_with_a_weapon_it_dies_once_and_pays) {
    Monster troll;
    troll.bonus = 50;
    const World world = armoury(troll);
    Story story(world);
    story.play("take sword");
    BOOST_TEST(story.play("e") == "arrived 1, monster_beaten sword troll 50");
    BOOST_TEST(story.encounter("troll").done);
    BOOST_TEST(story.encounter("troll").paid);
    story.play("drop sword");
    story.play("w");
    BOOST_TEST(story.play("e") == "arrived 1");
}

BOOST_AUTO_TEST_CASE(only_what_is_carried_and_can_beat_it_helps) {
    struct Row {
        const char* name;
        std::vector<ItemId> beaten_by;
        std::vector<const char*> taken;
        const char* told;
    };
    const ItemId stick{0};
    const ItemId sword{1};
    const ItemId axe{2};
    const char* lost = "arrived 1, monster_wins troll, lost_to_monster troll";
    const std::vector<Row> rows = {
        {"no weapon at all", {}, {"take stick"}, lost},
        {"a weapon left behind", {}, {"take axe", "drop axe"}, lost},
        {"any weapon", {}, {"take axe"}, "arrived 1, monster_beaten axe troll"},
        {"the first of the world's",
         {},
         {"take axe", "take sword"},
         "arrived 1, monster_beaten sword troll"},
        {"the wrong one", {axe}, {"take sword", "take stick"}, lost},
        {"the right one", {axe}, {"take sword", "take axe"}, "arrived 1, monster_beaten axe troll"},
        {"the first that it names",
         {axe, sword},
         {"take sword", "take axe"},
         "arrived 1, monster_beaten axe troll"},
        {"one that it names",
         {axe, stick},
         {"take stick"},
         "arrived 1, monster_beaten stick troll"},
    };
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) {
            Monster troll;
            troll.beaten_by = row.beaten_by;
            const World world = armoury(troll);
            Story story(world);
            for (const char* line : row.taken) {
                story.play(line);
            }
            BOOST_TEST(story.play("e") == row.told);
        }
    }
}

BOOST_AUTO_TEST_CASE(of_two_monsters_each_is_fought) {
    WorldParts parts = corridor(3);
    Item sword = item("sword", 0);
    sword.weapon = true;
    add(parts, std::move(sword));
    add(parts, encounter("troll", 1, Monster{}));
    Monster ghost;
    ghost.beaten_by = {add(parts, item("candle", 2))};
    add(parts, encounter("ghost", 1, ghost));
    const World world(std::move(parts));
    Story story(world);
    story.play("take sword");
    BOOST_TEST(story.play("e") ==
               "arrived 1, monster_beaten sword troll, monster_wins ghost, lost_to_monster ghost");
}

BOOST_AUTO_TEST_CASE(one_that_blocks_a_way_lets_no_one_go_there_until_it_is_beaten) {
    Monster troll;
    troll.blocks = Direction::east;
    const World world = armoury(troll);
    Story story(world);
    BOOST_TEST(story.play("e") == "arrived 1, monster_waits troll");
    BOOST_TEST(story.play("e") == "blocked east troll");
    BOOST_TEST(story.play("attack") == "unharmed troll");
    BOOST_TEST(story.play("s") == "no_exit south");
    BOOST_TEST(story.play("w") == "arrived 0");
    story.play("take axe");
    BOOST_TEST(story.play("e") == "arrived 1, monster_beaten axe troll");
    BOOST_TEST(story.play("e") == "arrived 2, won 2");
}

BOOST_AUTO_TEST_CASE(a_weapon_that_lies_before_it_can_be_taken_and_used) {
    Monster troll;
    troll.blocks = Direction::east;
    WorldParts parts = armoury(troll).parts();
    parts.items[1].room = RoomId{1};
    parts.items[1].lasts = 1;
    const World world(std::move(parts));
    Story story(world);
    story.play("e");
    BOOST_TEST(story.play("take sword") == "taken sword");
    BOOST_TEST(story.play("attack troll") == "monster_beaten sword troll, worn_out sword");
    BOOST_TEST(story.play("attack troll") == "no_fight troll");
    BOOST_TEST(story.play("attack") == "no_fight");
}

BOOST_AUTO_TEST_CASE(one_that_guards_a_thing_keeps_it_until_it_is_beaten) {
    Monster dragon;
    dragon.guards = ItemId{2};
    WorldParts parts = armoury(dragon).parts();
    parts.items[2].room = RoomId{1};
    const World world(std::move(parts));
    Story story(world);
    story.play("e");
    BOOST_TEST(story.play("take axe") == "guarded axe troll");
    story.play("w");
    story.play("take sword");
    story.play("e");
    BOOST_TEST(story.play("take axe") == "taken axe");
}

BOOST_AUTO_TEST_CASE(a_worn_out_weapon_beats_nothing) {
    WorldParts parts = armoury({}).parts();
    parts.items[1].lasts = 1;
    add(parts, encounter("ogre", 1, Monster{}));
    const World world(std::move(parts));
    Story story(world);
    story.play("take sword");
    BOOST_TEST(story.play("e") == "arrived 1, monster_beaten sword troll, worn_out sword, "
                                  "monster_wins ogre, lost_to_monster ogre");
}

BOOST_AUTO_TEST_CASE(one_with_a_route_is_where_the_turns_say) {
    WorldParts parts = corridor(5);
    Monster rover;
    rover.route = {RoomId{3}, RoomId{2}, RoomId{1}};
    const EncounterId id = add(parts, encounter("rover", 3, rover));
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST((room_of(world, story.state(), id) == RoomId{3}));
    BOOST_TEST(story.play("e") == "arrived 1"); // the rover is in 2 now
    BOOST_TEST((room_of(world, story.state(), id) == RoomId{2}));
    BOOST_TEST(story.play("e") == "arrived 2"); // and has passed
    BOOST_TEST((room_of(world, story.state(), id) == RoomId{1}));
    BOOST_TEST(story.play("examine rover") == "not_here rover");
    BOOST_TEST(story.play("e") == "arrived 3, monster_wins rover, lost_to_monster rover");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
