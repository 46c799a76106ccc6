#include "clew/speech/hints.hpp"

#include "house.hpp"
#include "tale.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <utility>

namespace clew::test {

namespace {

using Kind = EventKind;

// Ids of the keep's things and people.
constexpr ItemId sword{0};
constexpr ItemId coins{1};
constexpr ItemId key{4};
constexpr ItemId amulet{5};
constexpr EncounterId pedlar{0};
constexpr EncounterId sphinx{1};
constexpr EncounterId ferryman{2};
constexpr EncounterId minotaur{3};

Waypoint at(EventKind kind, std::uint32_t room, ItemId item = no_item,
            EncounterId encounter = nobody) {
    return {kind, RoomId{room}, item, encounter};
}

std::string nudge(const Tale& tale, const Waypoint& waypoint) {
    return nudge_text(tale.telling(), waypoint);
}

std::string advice(const Tale& tale, const Command& command) {
    return advice_text(tale.telling(), command);
}

WorldParts square(Coordinates coordinates = Coordinates::row_column) {
    WorldParts parts;
    parts.grid = Grid(11, 11);
    parts.start = RoomId{60};
    parts.goals = {RoomId{0}};
    parts.texts.aim = "Find it.";
    parts.manner.coordinates = coordinates;
    return parts;
}

} // namespace

BOOST_AUTO_TEST_SUITE(hints)

BOOST_AUTO_TEST_CASE(what_was_not_met_is_not_named) {
    const Tale tale(keep());
    struct Row {
        Waypoint waypoint;
        std::string_view text;
    };
    for (const Row& row : {
             Row{at(Kind::taken, 1, key), "There is something worth fetching to the east."},
             Row{at(Kind::teleported, 3, amulet),
                 "Something to be found to the south will take you on."},
             Row{at(Kind::quest_done, 6, coins, ferryman),
                 "Somebody to the south wants the silver coins, which you carry."},
             Row{at(Kind::monster_beaten, 7, sword, minotaur),
                 "Somebody to the south-east is in your way, and you carry what beats them."},
             Row{at(Kind::riddle_asked, 4, no_item, sphinx),
                 "Somebody to the south-east has something to ask you."},
             Row{at(Kind::gamble_asked, 2, no_item, pedlar),
                 "Somebody to the east has something to ask you."},
             Row{at(Kind::teleported, 5),
                 "Something to the south-east can carry you off, and should."},
             Row{at(Kind::unlocked, 7), "You carry the key to a door to the south-east."},
             Row{at(Kind::arrived, 7), "A passage to the south-east is your way on."},
         }) {
        BOOST_TEST(nudge(tale, row.waypoint) == row.text);
    }
}

BOOST_AUTO_TEST_CASE(what_was_met_has_its_name_and_its_place) {
    Tale tale(keep());
    tale.type("take sword");
    tale.type("e");
    tale.type("e");
    for (const std::string_view guess : {"guess 1", "guess 2", "guess 3"}) {
        tale.type(guess);
    }
    struct Row {
        Waypoint waypoint;
        std::string_view text;
    };
    for (const Row& row : {
             Row{at(Kind::taken, 1, key), "You will need the iron key, at row 0, column 1."},
             Row{at(Kind::dropped, 0, sword), "You would do better without the rusty sword."},
             Row{at(Kind::teleported, 2, sword), "The rusty sword will take you on."},
             Row{at(Kind::teleported, 1, key),
                 "The iron key, at row 0, column 1, will take you on."},
             Row{at(Kind::gamble_asked, 2, no_item, pedlar), "The pedlar has something to ask "
                                                             "you."},
             Row{at(Kind::arrived, 2), "The passage north is your way on."},
             Row{at(Kind::arrived, 1), "A passage at row 0, column 1 is your way on."},
         }) {
        BOOST_TEST(nudge(tale, row.waypoint) == row.text);
    }
    tale.type("w");
    BOOST_TEST(nudge(tale, at(Kind::taken, 1, key)) == "You will need the iron key.");
    BOOST_TEST(nudge(tale, at(Kind::monster_beaten, 2, sword, pedlar)) ==
               "The pedlar, at row 0, column 2, is in your way, and you carry what beats it.");
}

BOOST_AUTO_TEST_CASE(a_way_on_has_its_direction_its_door_or_its_room) {
    Tale tale(house());
    Waypoint door = at(Kind::arrived, 0);
    door.direction = Direction::south;
    BOOST_TEST(nudge(tale, door) == "The oak door is your way on.");
    tale.type("e");
    BOOST_TEST(nudge(tale, door) == "The oak door, at row 0, column 0, is your way on.");
    Waypoint shaft = at(Kind::arrived, 1);
    shaft.direction = Direction::down;
    BOOST_TEST(nudge(tale, shaft) == "The passage down is your way on.");
    tale.type("w");
    BOOST_TEST(nudge(tale, shaft) == "A passage at row 0, column 1, The study, is your way on.");
}

BOOST_AUTO_TEST_CASE(several_called_by_one_name_are_many) {
    WorldParts parts = corridor(3);
    add(parts, called("rats", 1, Monster{}, "some"));
    add(parts, named("cheese", 0, "cheese", "some"));
    Tale tale(std::move(parts));
    tale.tally.follow(tale.world, step(tale.world, tale.now.state, {.verb = Verb::go}).events);
    const Waypoint waypoint = at(Kind::monster_beaten, 1, no_item, EncounterId{0});
    BOOST_TEST(nudge(tale, waypoint) ==
               "Somebody to the east is in your way, and you carry what beats them.");
    const Waypoint quest = at(Kind::quest_done, 1, ItemId{0}, EncounterId{0});
    Events seen;
    seen.add({.kind = Kind::arrived, .room = RoomId{1}});
    tale.tally.follow(tale.world, seen);
    BOOST_TEST(nudge(tale, waypoint) ==
               "The rats, at row 0, column 1, are in your way, and you carry what beats them.");
    BOOST_TEST(nudge(tale, quest) ==
               "The rats, at row 0, column 1, want the cheese, which you carry.");
    tale.now.state.room = RoomId{1};
    BOOST_TEST(nudge(tale, waypoint) == "The rats are in your way, and you carry what beats them.");
}

BOOST_AUTO_TEST_CASE(a_goal_has_its_place_where_that_is_known) {
    BOOST_TEST(nudge(Tale(keep()), at(Kind::won, 8)) ==
               "Nothing is left but the way to the goal, at row 2, column 2.");
    BOOST_TEST(nudge(Tale(square()), at(Kind::won, 0)) ==
               "Nothing is left but the way to the goal, to the north-west.");
    WorldParts parts = square(Coordinates::letter_number);
    parts.texts.goal = "the cheese";
    parts.charted = true;
    BOOST_TEST(nudge(Tale(std::move(parts), Manner{Keys::udlr, Coordinates::letter_number}),
                     at(Kind::won, 0)) == "Nothing is left but the way to the cheese, at a1.");
}

BOOST_AUTO_TEST_CASE(a_bearing_is_one_of_eight_as_the_keys_name_them) {
    struct Row {
        std::uint32_t row;
        std::uint32_t column;
        std::string_view compass;
        std::string_view screen;
    };
    const Tale tale(square());
    const Tale mouse(square(), Manner{Keys::hjkl});
    for (const Row& row :
         {Row{0, 5, "to the north", "up"}, Row{10, 5, "to the south", "down"},
          Row{5, 10, "to the east", "to the right"}, Row{5, 0, "to the west", "to the left"},
          Row{0, 0, "to the north-west", "up and to the left"},
          Row{10, 10, "to the south-east", "down and to the right"},
          Row{0, 7, "to the north", "up"}, Row{0, 8, "to the north-east", "up and to the right"},
          Row{7, 0, "to the west", "to the left"},
          Row{8, 0, "to the south-west", "down and to the left"}}) {
        const Waypoint waypoint = at(Kind::arrived, row.row * 11 + row.column);
        const auto passage = [](std::string_view where) {
            return "A passage " + std::string(where) + " is your way on.";
        };
        BOOST_TEST(nudge(tale, waypoint) == passage(row.compass));
        BOOST_TEST(nudge(mouse, waypoint) == passage(row.screen));
    }
}

BOOST_AUTO_TEST_CASE(a_move_is_told_as_the_keys_name_it) {
    const Command east{.verb = Verb::go, .direction = Direction::east};
    const Command down{.verb = Verb::go, .direction = Direction::down};
    const Tale compass(keep());
    BOOST_TEST(advice(compass, east) == "Go east.");
    BOOST_TEST(advice(compass, down) == "Go down.");
    const Tale screen(keep(), Manner{Keys::udlr});
    BOOST_TEST(advice(screen, east) == "Go right (r).");
    BOOST_TEST(advice(screen, down) == "Go downstairs.");
    const Tale vi(keep(), Manner{Keys::hjkl});
    BOOST_TEST(advice(vi, east) == "Go right (l).");
}

BOOST_AUTO_TEST_CASE(a_deed_is_told_as_it_can_be_typed) {
    Tale tale(keep());
    struct Row {
        Command command;
        std::string_view text;
    };
    BOOST_TEST(advice(tale, {.verb = Verb::take, .item = sword}) == "Take the rusty sword.");
    tale.type("take all");
    for (const ItemId item : {sword, coins}) {
        tale.obey({.verb = Verb::take, .item = item});
    }
    tale.type("s");
    tale.type("take amulet");
    tale.type("s");
    for (const Row& row : {Row{{.verb = Verb::drop, .item = sword}, "Drop the rusty sword."},
                           Row{{.verb = Verb::use, .item = amulet}, "Use the amulet."},
                           Row{{.verb = Verb::give, .item = sword}, "Give the rusty sword."},
                           Row{{.verb = Verb::give, .item = sword, .encounter = ferryman},
                               "Give the rusty sword to the ferryman."}}) {
        BOOST_TEST(advice(tale, row.command) == row.text);
        const Meaning meaning = understand(row.text, tale.telling());
        BOOST_TEST((meaning.command == row.command));
    }
}

BOOST_AUTO_TEST_CASE(of_two_things_of_one_name_the_other_is_told_by_its_id) {
    WorldParts parts = corridor(2);
    add(parts, named("brass-lamp", 0, "lamp"));
    add(parts, named("tin-lamp", 0, "lamp"));
    const Tale tale(std::move(parts));
    BOOST_TEST(advice(tale, {.verb = Verb::take, .item = ItemId{0}}) == "Take the lamp.");
    BOOST_TEST(advice(tale, {.verb = Verb::take, .item = ItemId{1}}) == "Take tin-lamp.");
}

BOOST_AUTO_TEST_CASE(an_answer_begins_with_a_whole_character) {
    for (const auto& [answer, text] :
         {std::pair("echo", "The answer begins with 'e'."),
          {"x", "The answer begins with 'x'."},
          {"\xC3\xA9"
           "cho",
           "The answer begins with '\xC3\xA9'."},
          {"\xE2\x82\xAC", "The answer begins with '\xE2\x82\xAC'."}}) {
        WorldParts parts = corridor(3);
        Riddler riddler;
        riddler.riddles.front().text = "Who am I?";
        riddler.riddles.front().answers = {answer};
        const EncounterId who = add(parts, encounter("sphinx", 1, riddler));
        Tale tale(std::move(parts));
        tale.type("e");
        BOOST_REQUIRE((tale.now.state.asking == who));
        BOOST_TEST(nudge(tale, at(Kind::riddle_right, 1, no_item, who)) == text);
        BOOST_TEST(advice(tale, {.verb = Verb::answer, .text = answer}) ==
                   "Answer '" + std::string(answer) + "'.");
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
