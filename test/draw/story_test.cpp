#include "clew/draw/story.hpp"

#include "pictures.hpp"
#include "play/worlds.hpp"

#include <algorithm>
#include <string>
#include <utility>

using namespace clew;
using namespace clew::test;

namespace {

bool holds(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// Two rows of two: an oak door between the rooms above, a one-way drop to the south-east, a secret
// stair back up, and two names, one of which XML and DOT must be told apart from marks.
World house() {
    WorldParts parts = maze({{"S", "S"}, {"N", "N"}});
    Item oak = item("oak", nowhere);
    oak.name = "oak door";
    oak.openable = oak.fixed = true;
    Passage door = passage("door", 0, Direction::east, 1);
    door.door = add(parts, oak);
    add(parts, door);
    Passage drop = passage("drop", 0, Direction::down, 3);
    drop.one_way = true;
    add(parts, drop);
    Passage stair = passage("stair", 2, Direction::up, 1);
    stair.hidden_by = add(parts, item("rug", 2));
    add(parts, stair);
    parts.rooms = {{RoomId{3}, "pit", "Pit & \"Pendulum\" <deep>", ""},
                   {RoomId{0}, "hall", "Hall", ""}};
    return World(std::move(parts));
}

} // namespace

BOOST_AUTO_TEST_SUITE(stories)

BOOST_AUTO_TEST_CASE(svg_names_rooms_doors_and_ways_beyond_the_grid) {
    const World world = house();
    const std::string svg = drawn(picture_of(world), Style::svg);
    BOOST_TEST(holds(svg, "<title>oak door: east from Hall to row 0, column 1</title>"));
    BOOST_TEST(holds(svg, "<title>down from Hall to Pit &amp; \"Pendulum\" &lt;deep&gt;, one way"));
    BOOST_TEST(holds(svg, "marker-end=\"url(#arrow)\""));
    BOOST_TEST(holds(svg, "to row 0, column 1, secret</title>"));
    BOOST_TEST(holds(svg, ">Hall</text>"));
    BOOST_TEST(holds(svg, ">Pit &amp;</text>"));
    BOOST_TEST(holds(svg, "width=\"204\"")); // two rooms of 96 pixels, that names can be read
}

BOOST_AUTO_TEST_CASE(dot_names_them_too) {
    const World world = house();
    const std::string dot = drawn(picture_of(world), Style::dot);
    BOOST_TEST(holds(dot, "xlabel=\"Hall\""));
    BOOST_TEST(holds(dot, "xlabel=\"Pit & \\\"Pendulum\\\" <deep>\""));
    BOOST_TEST(holds(dot, "  r0c0 -- r0c1 [label=\"oak door\"];\n"));
    BOOST_TEST(holds(dot, "  r0c0 -- r1c1 [style=dashed, label=\"down\", dir=forward];\n"));
    BOOST_TEST(holds(dot, "  r1c0 -- r0c1 [style=dashed, label=\"up, secret\"];\n"));
}

// Neighbours: the way to the east is locked, that from the south-west to the south-east secret.
BOOST_AUTO_TEST_CASE(ways_to_a_neighbour_that_are_locked_or_secret_are_marked) {
    WorldParts parts = maze({{"S", "S"}, {"N", "N"}});
    const ItemId rug = add(parts, item("rug", 2));
    Passage locked = passage("locked", 0, Direction::east, 1);
    locked.locked_by = rug;
    add(parts, locked);
    Passage secret = passage("secret", 2, Direction::east, 3);
    secret.hidden_by = rug;
    add(parts, secret);
    const World world(std::move(parts));
    const std::string svg = drawn(picture_of(world), Style::svg);
    BOOST_TEST(
        holds(svg, "<title>east from row 0, column 0 to row 0, column 1, locked</title></rect>"));
    BOOST_TEST(
        holds(svg, "<title>east from row 1, column 0 to row 1, column 1, secret</title></rect>"));
    const std::string dot = drawn(picture_of(world), Style::dot);
    BOOST_TEST(holds(dot, "  r0c0 -- r0c1 [label=\"locked\"];\n"));
    BOOST_TEST(holds(dot, "  r1c0 -- r1c1 [label=\"secret\"];\n"));
}

BOOST_AUTO_TEST_CASE(svg_has_the_title_of_the_world) {
    WorldParts parts = maze({{"", ""}});
    parts.title = "Pit & <Pendulum>";
    const World world(std::move(parts));
    BOOST_TEST(holds(drawn(picture_of(world), Style::svg),
                     "<title>Pit &amp; &lt;Pendulum&gt;</title>\n<desc>A maze of 1 row and 2 "
                     "columns. The start"));
}

BOOST_AUTO_TEST_CASE(the_map_of_a_player_gives_none_of_it_away) {
    const World world = house();
    const Step first = first_step(world);
    Tally tally(world);
    tally.follow(world, first.events);
    const Picture picture = picture_of(world, first.state, tally);
    BOOST_TEST(picture.names.empty());
    BOOST_TEST(picture.links.empty());
}

BOOST_AUTO_TEST_CASE(what_lies_outside_the_window_is_drawn_nowhere) {
    const World world = house();
    Picture picture = picture_of(world);
    picture.window = Window{{0, 0}, {1, 2}};
    const std::string svg = drawn(picture, Style::svg);
    BOOST_TEST(holds(svg, "oak door"));
    BOOST_TEST(!holds(svg, "Pendulum"));
}

BOOST_AUTO_TEST_SUITE_END()
