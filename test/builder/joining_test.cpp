#include "clew/builder/joining.hpp"

#include "plans.hpp"

using namespace clew;
using namespace clew::test;

namespace {

// Four rooms in a square, all open to one another: 0 1 / 2 3.
WorldParts square() {
    WorldParts parts;
    parts.grid = Grid(2, 2);
    parts.grid.open(RoomId{0}, Direction::east);
    parts.grid.open(RoomId{0}, Direction::south);
    parts.grid.open(RoomId{3}, Direction::north);
    parts.grid.open(RoomId{3}, Direction::west);
    return parts;
}

void add(WorldParts& parts, std::string id, std::uint32_t from, Way way) {
    Passage passage;
    passage.id = std::move(id);
    passage.from = RoomId{from};
    passage.go = way.direction;
    passage.to = way.to;
    parts.passages.push_back(std::move(passage));
}

Way way(Direction direction, std::uint32_t to) { return {direction, RoomId{to}, no_passage}; }

Joined joined(WorldParts& parts) {
    std::vector<Span> spans;
    for (std::uint32_t line = 1; line <= parts.passages.size(); ++line) {
        spans.push_back({{line, 1}, 4});
    }
    return join(parts, spans);
}

constexpr std::string_view source = "one_\ntwo_\n";

} // namespace

BOOST_AUTO_TEST_SUITE(joining)

BOOST_AUTO_TEST_CASE(a_passage_to_the_next_room_is_a_door_in_the_exit) {
    WorldParts parts = square();
    add(parts, "door", 0, way(Direction::east, 1));
    const Joined result = joined(parts);
    BOOST_TEST(result.faults.empty());
    BOOST_TEST(result.closed.empty());
    BOOST_TEST(clew::text_of(parts.grid.exits(RoomId{0})) == "S");
    BOOST_TEST(clew::text_of(parts.grid.exits(RoomId{1})) == "S");
}

BOOST_AUTO_TEST_CASE(a_one_way_passage_in_an_exit_shuts_the_way_back) {
    WorldParts parts = square();
    add(parts, "door", 0, way(Direction::east, 1));
    parts.passages[0].one_way = true;
    BOOST_TEST(joined(parts).closed.empty());
    BOOST_TEST(clew::text_of(parts.grid.exits(RoomId{1})) == "S");
}

BOOST_AUTO_TEST_CASE(a_passage_beyond_the_grid_changes_nothing) {
    WorldParts parts = square();
    const Grid before = parts.grid;
    add(parts, "stairs", 0, way(Direction::up, 3));
    add(parts, "bridge", 0, way(Direction::west, 3));
    parts.passages[1].one_way = true;
    const Joined result = joined(parts);
    BOOST_TEST(result.faults.empty());
    BOOST_TEST(result.closed.empty());
    BOOST_TEST((parts.grid == before));
}

BOOST_AUTO_TEST_CASE(an_exit_to_elsewhere_is_closed_and_told) {
    WorldParts parts = square();
    add(parts, "drop", 0, way(Direction::east, 3));
    const Joined result = joined(parts);
    BOOST_TEST(result.faults.empty());
    BOOST_TEST(text_of(result.closed, source) ==
               "w.toml:1:1: error: 'drop' leads east where the maze has an exit already; without "
               "that exit the world cannot be won\none_\n^~~~\n"
               "w.toml:1:1: error: the way back of 'drop' leads west where the maze has an exit "
               "already; without that exit the world cannot be won\none_\n^~~~\n");
    BOOST_TEST(clew::text_of(parts.grid.exits(RoomId{0})) == "S");
    BOOST_TEST(clew::text_of(parts.grid.exits(RoomId{3})) == "N");
}

BOOST_AUTO_TEST_CASE(two_passages_in_one_direction_are_a_fault) {
    WorldParts parts = square();
    add(parts, "drop", 0, way(Direction::up, 3));
    add(parts, "rope", 2, way(Direction::down, 0));
    BOOST_TEST(text_of(joined(parts).faults, source) ==
               "w.toml:2:1: error: 'drop' and the way back of 'rope' both lead up from row 0, "
               "column 0; a room has one way out in each direction\ntwo_\n^~~~\n");
}

BOOST_AUTO_TEST_CASE(a_passage_from_a_room_to_itself_is_a_fault) {
    WorldParts parts = square();
    add(parts, "loop", 1, way(Direction::up, 1));
    BOOST_TEST(text_of(joined(parts).faults, source) ==
               "w.toml:1:1: error: 'loop' leads from a room to itself; expected another room in "
               "'to'\none_\n^~~~\n");
}

BOOST_AUTO_TEST_SUITE_END()
