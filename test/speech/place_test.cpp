#include "../share.hpp"
#include "tale.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace clew::test {

namespace {

struct Row {
    std::string_view name;
    Manner manner;
    std::uint32_t room;
    std::string_view line;
};

constexpr Manner compass{};
constexpr Manner mouse{Keys::udlr, Coordinates::letter_number};

const std::vector<Row> rows = {
    {"the start", compass, 0, "You are at row 0, column 0. Exits: south, east.\n"},
    {"three exits", compass, 3, "You are at row 1, column 0. Exits: north, south.\n"},
    {"a passage down", compass, 7, "You are at row 2, column 1. Exits: west, down.\n"},
    {"its other end", compass, 8, "You are at row 2, column 2. Exits: up.\n"},
    {"no exit", compass, 5, "You are at row 1, column 2. Exits: none.\n"},
    {"letters and numbers", mouse, 0, "You are at a1. Exits: down, right.\n"},
    {"stairs where up is north", mouse, 7, "You are at c2. Exits: left, downstairs.\n"},
};

WorldParts keep_with_a_cell() {
    WorldParts parts = keep();
    parts.grid.close(RoomId{5}, Direction::north);
    parts.grid.close(RoomId{5}, Direction::west);
    return parts;
}

std::string place_of(const Tale& tale, std::uint32_t room) {
    std::string out;
    tell_place(out, tale.telling(), RoomId{room});
    return out;
}

} // namespace

BOOST_AUTO_TEST_SUITE(place)

BOOST_AUTO_TEST_CASE(a_place_is_where_and_which_exits) {
    for (const Row& row : rows) {
        const Tale tale(keep_with_a_cell(), row.manner);
        BOOST_TEST_CONTEXT(row.name) { BOOST_TEST(place_of(tale, row.room) == row.line); }
    }
}

BOOST_AUTO_TEST_CASE(every_set_of_exits_is_told_as_it_is_listed) {
    for (const Keys keys : {Keys::compass, Keys::udlr, Keys::hjkl, Keys::wasd}) {
        for (unsigned bits = 0; bits < 16; ++bits) {
            WorldParts parts = maze({{"", "", ""}, {"", "", ""}, {"", "", ""}});
            parts.grid.set_exits(RoomId{4}, Exits::of_bits(bits));
            const Tale tale(std::move(parts), Manner{keys});
            BOOST_TEST(place_of(tale, 4) == "You are at row 1, column 1. Exits: " +
                                                exits_list(Exits::of_bits(bits), keys) + ".\n");
        }
    }
}

BOOST_AUTO_TEST_CASE(every_row_and_column_is_written_out) {
    WorldParts parts;
    parts.grid = Grid(3, 12'345);
    parts.goals = {RoomId{0}};
    const Tale tale(std::move(parts));
    for (const std::uint32_t column : {0U, 9U, 10U, 99U, 100U, 999U, 1000U, 9999U, 12'344U}) {
        const std::string where = "row 2, column " + std::to_string(column);
        BOOST_TEST(place_of(tale, 2 * 12'345 + column) ==
                   "You are at " + where + ". Exits: none.\n");
    }
}

// Two to the power of thirty rooms take a sanitizer the better part of a minute.
BOOST_AUTO_TEST_CASE(the_largest_place_fits, *boost::unit_test::enable_if<!sanitized>()) {
    WorldParts parts;
    parts.grid = Grid(1U << 15U, 1U << 15U);
    parts.goals = {RoomId{0}};
    const Tale tale(std::move(parts));
    BOOST_TEST(place_of(tale, (1U << 30U) - 1) ==
               "You are at row 32767, column 32767. Exits: none.\n");
}

BOOST_AUTO_TEST_CASE(a_place_wraps_only_where_it_must) {
    Voice voice;
    voice.width = 20;
    BOOST_TEST(place_of(Tale(keep(), voice), 0) ==
               "You are at row 0,\ncolumn 0. Exits:\nsouth, east.\n");
    const std::string line = "You are at row 0, column 0. Exits: south, east.";
    voice.width = static_cast<std::uint32_t>(line.size());
    BOOST_TEST(place_of(Tale(keep(), voice), 0) == line + "\n");
    voice.width -= 1;
    BOOST_TEST(place_of(Tale(keep(), voice), 0) ==
               "You are at row 0, column 0. Exits: south,\neast.\n");
    voice.width = 0;
    BOOST_TEST(place_of(Tale(keep(), voice), 0) == line + "\n");
}

BOOST_AUTO_TEST_CASE(an_arrival_tells_name_text_place_and_things) {
    WorldParts parts = keep();
    parts.rooms = {{RoomId{0}, "hall", "Hall of Echoes", "Your steps come back to you."},
                   {RoomId{3}, "stair", "", "It is cold here."}};
    const Tale tale(std::move(parts));
    std::string all;
    tell_arrival(all, tale.telling(), RoomId{0}, RoomTold::text);
    BOOST_TEST(all == "Hall of Echoes\n"
                      "Your steps come back to you.\n"
                      "You are at row 0, column 0. Exits: south, east.\n"
                      "You see a rusty sword, some silver coins and a stone statue here.\n");
    std::string less;
    tell_arrival(less, tale.telling(), RoomId{0}, RoomTold::none);
    BOOST_TEST(less == "Hall of Echoes\n"
                       "You are at row 0, column 0. Exits: south, east.\n"
                       "You see a rusty sword, some silver coins and a stone statue here.\n");
    std::string nameless;
    tell_arrival(nameless, tale.telling(), RoomId{3}, RoomTold::text);
    BOOST_TEST(nameless == "It is cold here.\n"
                           "You are at row 1, column 0. Exits: north, south.\n"
                           "There is an amulet here.\n");
}

BOOST_AUTO_TEST_CASE(one_thing_or_several_are_here) {
    WorldParts parts = corridor(3);
    add(parts, named("coins", 0, "gold coins", "some"));
    add(parts, named("water", 1, "water", "some"));
    const Tale tale(std::move(parts));
    std::string coins;
    tell_arrival(coins, tale.telling(), RoomId{0}, RoomTold::text);
    BOOST_TEST(coins == "You are at row 0, column 0. Exits: east.\n"
                        "There are some gold coins here.\n");
    std::string water;
    tell_arrival(water, tale.telling(), RoomId{1}, RoomTold::text);
    BOOST_TEST(water == "You are at row 0, column 1. Exits: east, west.\n"
                        "There is some water here.\n");
}

BOOST_AUTO_TEST_CASE(a_plain_room_has_neither_text_nor_things) {
    WorldParts parts = keep();
    parts.rooms = {{RoomId{5}, "hall", "Hall", ""}};
    const Tale tale(std::move(parts));
    for (const std::uint32_t room : {2U, 4U, 6U, 7U, 8U}) {
        BOOST_TEST(is_plain(tale.telling(), RoomId{room}));
    }
    for (const std::uint32_t room : {0U, 1U, 3U, 5U}) {
        BOOST_TEST(!is_plain(tale.telling(), RoomId{room}));
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
