// What a proof knows of lids, doors, darkness, what wears, secret ways, monsters that bar a way or
// go about, and endings. The laws hold it against brute force; here it is told by name.
#include "clew/prove/content.hpp"
#include "clew/prove/needs.hpp"
#include "clew/prove/proof.hpp"

#include "play/worlds.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

namespace {

// "merciful, par 3", "cruel, par 4 at 2", "polite, par 1 by ending", "refuted", "not settled".
std::string proved(const WorldParts& parts) {
    const Proof proof = prove(World(parts));
    if (proof.verdict != Verdict::proved) {
        return proof.verdict == Verdict::refuted ? "refuted" : "not settled";
    }
    constexpr std::array<std::string_view, 3> ratings = {"merciful", "polite", "cruel"};
    std::string text(ratings[static_cast<std::size_t>(*proof.rating)]);
    text += ", par " + std::to_string(*proof.par);
    if (proof.stuck) {
        text += " at " + std::to_string(proof.stuck->turns);
    }
    return text + (proof.killer != nobody       ? " by monster"
                   : proof.bad_end != no_ending ? " by ending"
                                                : "");
}

// A corridor of four rooms; the key to a door before the last of them lies in the first.
WorldParts with_chest(Holds holds, bool open) {
    WorldParts parts = corridor(4);
    parts.grid.close(RoomId{2}, Direction::east);
    const ItemId key = add(parts, item("key", nowhere));
    Item chest = item("chest", 0);
    chest.holds = holds;
    chest.openable = holds == Holds::in;
    chest.open = open;
    chest.fixed = true;
    parts.items[index_of(key)].inside = add(parts, std::move(chest));
    Item door = item("door", nowhere);
    door.fixed = door.openable = true;
    door.open = false;
    door.locked_by = key;
    Passage way = passage("way", 2, Direction::east, 3);
    way.door = add(parts, std::move(door));
    add(parts, std::move(way));
    return parts;
}

Ending ending(Conditions when, bool lost = false) {
    Ending made;
    made.id = "end";
    made.when = std::move(when);
    made.lost = lost;
    return made;
}

Condition carrying(ItemId thing) { return {.kind = Condition::Kind::carrying, .item = thing}; }

} // namespace

BOOST_AUTO_TEST_SUITE(model)

BOOST_AUTO_TEST_CASE(a_key_is_taken_out_of_what_is_open_or_can_be_opened) {
    BOOST_TEST(proved(with_chest(Holds::in, false)) == "merciful, par 3");
    BOOST_TEST(proved(with_chest(Holds::on, true)) == "merciful, par 3");
    WorldParts locked = with_chest(Holds::in, false);
    locked.items[1].locked_by = ItemId{0};
    BOOST_TEST(proved(locked) == "refuted");
}

BOOST_AUTO_TEST_CASE(who_eats_the_key_is_stuck) {
    WorldParts parts = with_chest(Holds::on, true);
    parts.items[0].meal = Meal::food;
    BOOST_TEST(proved(parts) == "cruel, par 3 at 0");
}

BOOST_AUTO_TEST_CASE(a_key_that_breaks_opens_one_lock_of_two) {
    WorldParts parts = with_chest(Holds::in, false);
    parts.items[0].inside = no_item;
    parts.items[0].room = RoomId{0};
    parts.items[0].lasts = 1;
    parts.items[1].locked_by = ItemId{0};
    BOOST_TEST(proved(parts) == "cruel, par 3 at 0");
    parts.items[0].lasts = 2;
    BOOST_TEST(proved(parts) == "cruel, par 3 at 0"); // locked and opened once more
    parts.items[0].lasts = 0;
    BOOST_TEST(proved(parts) == "merciful, par 3");
}

BOOST_AUTO_TEST_CASE(a_thing_in_the_dark_wants_a_light) {
    WorldParts parts = with_chest(Holds::on, true);
    parts.items[0].inside = no_item;
    parts.items[0].room = RoomId{1};
    RoomText cellar;
    cellar.room = RoomId{1};
    cellar.id = "cellar";
    cellar.text = "Soot.";
    cellar.dark = true;
    parts.rooms.push_back(cellar);
    BOOST_TEST(proved(parts) == "refuted");
    BOOST_TEST((hidden_parts(World(parts))->back() == Part{Part::Kind::view, 0}));
    Item lamp = item("lamp", 0);
    lamp.light = Light::unlit;
    add(parts, lamp);
    BOOST_TEST(proved(parts) == "merciful, par 3"); // nothing is dropped in the dark
    parts.items.back().light = Light::lit;
    BOOST_TEST(proved(parts) == "merciful, par 3");
    parts.items.back().lasts = 1; // burnt out when the key is left there
    BOOST_TEST(proved(parts) == "cruel, par 3 at 2");
}

BOOST_AUTO_TEST_CASE(what_is_done_after_the_last_turn_is_done_too_late) {
    WorldParts parts = maze({{"E", "EW", "W"}});
    parts.goals = {};
    Ending fed;
    fed.id = "fed";
    fed.when = {{carrying(add(parts, item("pie", 1)))}};
    parts.endings = {fed};
    parts.turn_limit = 1;
    BOOST_TEST((prove(World(parts)).verdict == Verdict::refuted));
    parts.turn_limit = 2;
    BOOST_TEST((prove(World(parts)).verdict == Verdict::proved));
    parts.turn_limit = 1;
    parts.endings[0].when = {{{.kind = Condition::Kind::in_room, .room = RoomId{1}}}};
    BOOST_TEST((prove(World(parts)).verdict == Verdict::proved));
}

BOOST_AUTO_TEST_CASE(a_way_behind_a_picture_is_found_and_takes_its_turns) {
    WorldParts parts = maze({{"E", "W", ""}});
    Item picture = item("picture", 0);
    picture.fixed = true;
    Passage hole = passage("hole", 1, Direction::down, 2);
    hole.hidden_by = add(parts, std::move(picture));
    hole.turns = 5;
    add(parts, hole);
    BOOST_TEST(proved(parts) == "merciful, par 6");
    parts.items[0].room = RoomId{2};
    BOOST_TEST(proved(parts) == "refuted");
}

BOOST_AUTO_TEST_CASE(who_bars_the_way_is_passed_by_none_and_kills_none) {
    WorldParts parts = corridor(3);
    Monster guard;
    guard.beaten_by = {add(parts, item("sword", 0))};
    guard.blocks = Direction::east;
    add(parts, encounter("guard", 1, guard));
    BOOST_TEST(proved(parts) == "merciful, par 2");
    parts.items[0].room = RoomId{2};
    BOOST_TEST(proved(parts) == "refuted");
}

BOOST_AUTO_TEST_CASE(who_goes_about_is_stayed_away_from) {
    WorldParts parts = corridor(4);
    Monster bear;
    bear.route = {RoomId{1}, RoomId{2}};
    add(parts, encounter("bear", 1, bear));
    BOOST_TEST(proved(parts) == "merciful, par 3"); // each passes the other on the way
    std::get_if<Monster>(&parts.encounters[0].kind)->route = {RoomId{1}, RoomId{1}, RoomId{3}};
    BOOST_TEST(proved(parts) == "refuted");
    std::get_if<Monster>(&parts.encounters[0].kind)->route = {RoomId{2}, RoomId{3}};
    BOOST_TEST(proved(parts) == "refuted");
    std::get_if<Monster>(&parts.encounters[0].kind)->route = {RoomId{2}, RoomId{3}, RoomId{3}};
    BOOST_TEST(proved(parts) != "refuted");
}

BOOST_AUTO_TEST_CASE(routes_that_take_too_long_to_come_round_are_not_settled) {
    WorldParts parts = corridor(4);
    for (const std::uint32_t turns : {97U, 101U, 103U}) {
        Monster bear;
        bear.route = std::vector<RoomId>(turns, RoomId{1});
        add(parts, encounter("bear", 1, bear));
    }
    BOOST_TEST(period_of(World(parts)) == 0U);
    BOOST_TEST(proved(parts) == "not settled");
    parts.encounters.pop_back();
    BOOST_TEST(period_of(World(parts)) == 97U * 101U);
}

BOOST_AUTO_TEST_CASE(an_ending_wins_or_loses_without_a_goal) {
    WorldParts parts = corridor(3);
    parts.goals.clear();
    const ItemId crown = add(parts, item("crown", 2));
    const ItemId apple = add(parts, item("apple", 1));
    parts.endings = {ending({{carrying(crown)}})};
    BOOST_TEST(proved(parts) == "merciful, par 2");
    parts.endings.push_back(ending({{carrying(apple)}}, true));
    BOOST_TEST(proved(parts) == "polite, par 2 by ending");
    std::swap(parts.endings[0].when, parts.endings[1].when);
    BOOST_TEST(proved(parts) == "polite, par 1 by ending");
}

BOOST_AUTO_TEST_CASE(what_must_not_be_seen_in_hand_is_carried_in_a_bag) {
    WorldParts parts = corridor(4);
    const ItemId sword = add(parts, item("sword", 0));
    Monster troll;
    troll.beaten_by = {sword};
    QuestGiver king;
    king.wants = sword;
    add(parts, encounter("king", 1, king));
    add(parts, encounter("troll", 2, troll));
    BOOST_TEST(proved(parts) == "refuted");
    Item bag = item("bag", 0);
    bag.holds = Holds::in;
    add(parts, std::move(bag));
    BOOST_TEST(proved(parts) == "cruel, par 3 at 1 by monster");
}

BOOST_AUTO_TEST_CASE(each_riddle_is_asked_in_turn_and_a_wrong_answer_is_no_end) {
    WorldParts parts = corridor(3);
    Riddler sphinx = riddler({"well"});
    sphinx.riddles.push_back({"And?", {"spring"}});
    add(parts, encounter("sphinx", 1, sphinx));
    BOOST_TEST(proved(parts) == "merciful, par 2");
}

BOOST_AUTO_TEST_CASE(an_ending_or_milestone_that_never_comes_true_is_told) {
    WorldParts parts = maze({{"E", "W", ""}});
    parts.goals = {RoomId{1}};
    const ItemId crown = add(parts, item("crown", 2));
    parts.endings = {ending({{carrying(crown)}})};
    parts.milestones.push_back({"crown", "", 5, {{carrying(crown)}}});
    const auto hidden = hidden_parts(World(parts));
    BOOST_TEST_REQUIRE(hidden.has_value());
    BOOST_TEST((*hidden == std::vector<Part>{{Part::Kind::item, 0},
                                             {Part::Kind::milestone, 0},
                                             {Part::Kind::ending, 0}}));
}

BOOST_AUTO_TEST_SUITE_END()
