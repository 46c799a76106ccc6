#include "clew/prove/content.hpp"

#include "brute_force.hpp"
#include "play/random_worlds.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

namespace {

using Kind = Part::Kind;

std::string name_of(const World& world, const Part& part) {
    constexpr std::array<std::string_view, Part::kinds> kinds = {
        "room ",    "item ", "use ",     "meeting ",   "success ",  "failure ",
        "passage ", "win",   "view ",    "opened ",    "unlocked ", "eaten ",
        "lit ",     "worn ", "finding ", "milestone ", "ending "};
    std::string text(kinds[static_cast<std::size_t>(part.kind)]);
    switch (part.kind) {
    case Kind::room:
    case Kind::view:
        return text + world.rooms()[part.index].id;
    case Kind::item:
    case Kind::use:
    case Kind::opened:
    case Kind::unlocked:
    case Kind::eaten:
    case Kind::lit:
    case Kind::worn:
        return text + world.items()[part.index].id;
    case Kind::passage:
    case Kind::finding:
        return text + world.passages()[part.index].id;
    case Kind::win:
        return text;
    case Kind::milestone:
        return text + world.parts().milestones[part.index].id;
    case Kind::ending:
        return text + world.parts().endings[part.index].id;
    default:
        return text + world.encounters()[part.index].id;
    }
}

// "item key, passage door"; "" for nothing hidden.
std::string told(const World& world, const std::vector<Part>& parts) {
    std::string text;
    for (const Part& part : parts) {
        text += (text.empty() ? "" : ", ") + name_of(world, part);
    }
    return text;
}

std::string hidden(WorldParts parts, const Bounds& bounds = {}) {
    const World world(std::move(parts));
    const auto found = hidden_parts(world, bounds);
    return found ? told(world, *found) : "not settled";
}

void add_room(WorldParts& parts, std::string id, std::uint32_t room) {
    parts.rooms.push_back({.room = RoomId{room}, .id = std::move(id), .name = "Hall", .text = {}});
}

Monster beaten_by(ItemId weapon) {
    Monster monster;
    monster.beaten_by = {weapon};
    monster.beaten = "It falls.";
    monster.beats = "It bites.";
    return monster;
}

QuestGiver wanting(ItemId wants, ItemId gives = no_item) {
    QuestGiver giver;
    giver.wants = wants;
    giver.gives = gives;
    giver.bonus = 5;
    return giver;
}

Item weapon(std::string id, std::uint32_t room) {
    Item made = item(std::move(id), room);
    made.weapon = true;
    return made;
}

} // namespace

BOOST_AUTO_TEST_SUITE(content)

BOOST_AUTO_TEST_CASE(a_world_of_which_all_can_be_seen_hides_nothing) {
    WorldParts parts = corridor(5);
    add_room(parts, "hall", 1);
    const ItemId sword = add(parts, weapon("sword", 1));
    add(parts, encounter("troll", 3, beaten_by(sword)));
    BOOST_TEST(hidden(std::move(parts)) == "");
}

BOOST_AUTO_TEST_CASE(a_key_behind_its_own_door_hides_all_that_is_there) {
    WorldParts parts = maze({{"E", "W", "E", "W"}});
    const ItemId key = add(parts, item("key", 2));
    add(parts, item("lamp", 3));
    add_room(parts, "vault", 3);
    add(parts, encounter("hermit", 3, wanting(key)));
    parts.texts.won = "Out!";
    Passage door = passage("door", 1, Direction::east, 2);
    door.locked_by = key;
    add(parts, door);
    BOOST_TEST(hidden(std::move(parts)) ==
               "room vault, item key, item lamp, meeting hermit, passage door, win");
}

BOOST_AUTO_TEST_CASE(a_room_that_is_walled_off_is_left_to_the_notes) {
    WorldParts parts = maze({{"E", "W", ""}});
    parts.goals = {RoomId{1}};
    add_room(parts, "cell", 2);
    add(parts, item("coin", 2));
    BOOST_TEST(hidden(parts) == "item coin");
    parts.items[0].teleporter = Destination{RoomId{0}};
    BOOST_TEST(hidden(parts) == "room cell, item coin");
}

BOOST_AUTO_TEST_CASE(a_start_that_is_a_goal_hides_all_else) {
    WorldParts parts = corridor(2);
    parts.goals = {RoomId{0}};
    add(parts, item("coin", 0));
    add(parts, item("pearl", 1));
    parts.texts.won = "Already?";
    BOOST_TEST(hidden(std::move(parts)) == "item coin, item pearl");
}

BOOST_AUTO_TEST_CASE(what_is_seen_only_by_one_who_is_lost_then_is_seen) {
    WorldParts parts = maze({{"E", "W"}});
    parts.goals = {RoomId{1}};
    Passage hole = passage("hole", 0, Direction::down, 2);
    parts.grid = Grid(1, 3);
    parts.grid.open(RoomId{0}, Direction::east);
    hole.one_way = true;
    add(parts, hole);
    add(parts, item("pearl", 2));
    BOOST_TEST(hidden(std::move(parts)) == "");
}

BOOST_AUTO_TEST_CASE(a_thing_beside_a_monster_that_nothing_beats_cannot_be_had) {
    WorldParts parts = corridor(3);
    parts.start = RoomId{1};
    add(parts, item("pearl", 0));
    add(parts, encounter("troll", 0, Monster{}));
    add_room(parts, "den", 0);
    BOOST_TEST(hidden(parts) == "item pearl");
    std::get_if<Monster>(&parts.encounters[0].kind)->bonus = 5;
    BOOST_TEST(hidden(parts) == "item pearl, success troll");
    add(parts, weapon("club", 1));
    BOOST_TEST(hidden(parts) == "");
}

BOOST_AUTO_TEST_CASE(of_two_that_want_one_thing_each_can_be_served_in_some_play) {
    WorldParts parts = corridor(4);
    parts.start = RoomId{1};
    const ItemId coin = add(parts, item("coin", 1));
    const ItemId map = add(parts, item("map", nowhere));
    add(parts, encounter("hermit", 0, wanting(coin, map)));
    add(parts, encounter("smith", 2, wanting(coin)));
    BOOST_TEST(hidden(std::move(parts)) == "");
}

BOOST_AUTO_TEST_CASE(what_is_wanted_only_before_it_can_be_had_brings_nothing) {
    WorldParts parts = maze({{"E", "W", "E", "W"}});
    const ItemId flower = add(parts, item("flower", 2));
    const ItemId lamp = add(parts, item("lamp", nowhere));
    add(parts, encounter("hermit", 1, wanting(flower, lamp)));
    Passage slide = passage("slide", 1, Direction::down, 2);
    slide.one_way = true;
    add(parts, slide);
    BOOST_TEST(hidden(std::move(parts)) == "item lamp, use flower, success hermit");
}

BOOST_AUTO_TEST_CASE(a_weapon_against_nobody_is_of_no_use) {
    WorldParts parts = corridor(4);
    add(parts, weapon("club", 1));
    const ItemId sword = add(parts, weapon("sword", 1));
    add(parts, encounter("troll", 2, beaten_by(sword)));
    BOOST_TEST(hidden(std::move(parts)) == "use club");
}

// The spent one is told apart no longer, but it lies there.
BOOST_AUTO_TEST_CASE(a_second_weapon_that_only_the_first_leads_to_can_be_had_but_not_used) {
    WorldParts parts = corridor(5);
    const ItemId sword = add(parts, weapon("sword", 1));
    const ItemId spear = add(parts, weapon("spear", 3));
    Monster monster = beaten_by(sword);
    monster.beaten_by.push_back(spear);
    add(parts, encounter("troll", 2, monster));
    BOOST_TEST(hidden(std::move(parts)) == "use spear");
}

BOOST_AUTO_TEST_CASE(a_riddle_without_an_answer_is_never_solved) {
    WorldParts parts = corridor(3);
    parts.start = RoomId{1};
    Riddler sphinx = riddler({}, 5);
    sphinx.wrong = "No.";
    add(parts, encounter("sphinx", 0, sphinx));
    BOOST_TEST(hidden(std::move(parts)) == "success sphinx");
}

BOOST_AUTO_TEST_CASE(a_gambler_with_one_number_never_wins) {
    WorldParts parts = corridor(3);
    Gambler gambler;
    gambler.high = 1;
    gambler.won = "Again!";
    gambler.lost = "Ha!";
    add(parts, encounter("gambler", 1, gambler));
    BOOST_TEST(hidden(parts) == "failure gambler");
    std::get_if<Gambler>(&parts.encounters[0].kind)->high = 2;
    BOOST_TEST(hidden(parts) == "");
}

BOOST_AUTO_TEST_CASE(a_wish_that_is_always_fulfilled_at_once_is_never_told) {
    WorldParts parts = maze({{"E", "W", ""}});
    const ItemId flower = add(parts, item("flower", 1));
    QuestGiver hermit = wanting(flower);
    hermit.asks = "A flower!";
    add(parts, encounter("hermit", 2, hermit));
    Passage door = passage("door", 1, Direction::up, 2);
    door.locked_by = flower;
    add(parts, door);
    BOOST_TEST(hidden(std::move(parts)) == "failure hermit");
}

BOOST_AUTO_TEST_CASE(a_trap_that_only_those_enter_who_are_carried_there_never_springs) {
    WorldParts parts = maze({{"E", "W", ""}});
    parts.goals = {RoomId{1}};
    Item ring = item("ring", 0);
    ring.teleporter = Destination{RoomId{2}};
    add(parts, ring);
    add(parts, encounter("pit", 2, Trap{{RoomId{0}}}));
    add_room(parts, "cave", 2);
    BOOST_TEST(hidden(std::move(parts)) == "meeting pit");
}

BOOST_AUTO_TEST_CASE(the_dice_are_those_of_the_seed) {
    std::array<int, 2> counts{};
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        WorldParts parts = maze({{"E", "W", "E", "W", "E", "W"}});
        parts.seed = seed;
        parts.goals = {RoomId{1}};
        Item ring = item("ring", 0);
        ring.fixed = true;
        ring.teleporter = Destination{};
        add(parts, ring);
        add(parts, item("pearl", 5));
        const std::string found = hidden(std::move(parts));
        BOOST_TEST((found == "" || found == "item pearl"));
        ++counts[found.empty() ? 0 : 1];
    }
    BOOST_TEST(counts[0] > 0);
    BOOST_TEST(counts[1] > 0);
}

BOOST_AUTO_TEST_CASE(what_the_bounds_do_not_let_it_settle_it_does_not_claim) {
    WorldParts parts = maze({{"E", "W", "E", "W"}});
    add(parts, item("pearl", 2));
    add(parts, weapon("club", 1));
    add(parts, encounter("troll", 3, Monster{}));
    BOOST_TEST(hidden(parts, {.states = 0}) == "not settled");
    BOOST_TEST(hidden(parts) == "item pearl, use club, meeting troll");
}

BOOST_AUTO_TEST_CASE(a_world_without_content_needs_no_search) {
    BOOST_TEST(hidden(corridor(3), {.states = 0}) == "");
}

BOOST_AUTO_TEST_CASE(the_turn_limit_counts_for_nothing) {
    WorldParts parts = corridor(4);
    parts.start = RoomId{2};
    parts.turn_limit = 1;
    add(parts, item("pearl", 0));
    BOOST_TEST(hidden(std::move(parts)) == "");
}

BOOST_AUTO_TEST_SUITE_END()
