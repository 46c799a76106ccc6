#include "clew/draw/picture.hpp"

#include "drawings.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

namespace {

WorldParts some_parts() {
    WorldParts parts;
    parts.grid = grid_of("E SW / E NW");
    parts.start = RoomId{3};
    parts.goals = {RoomId{1}, RoomId{0}};
    return parts;
}

Passage passage(std::uint32_t from, Direction go, std::uint32_t to) {
    Passage made;
    made.from = RoomId{from};
    made.go = go;
    made.to = RoomId{to};
    return made;
}

} // namespace

BOOST_AUTO_TEST_SUITE(picture)

BOOST_AUTO_TEST_CASE(the_scale_is_sixteen_or_as_fits_in_4096_pixels_but_at_least_two) {
    for (const auto& [rooms, scale] :
         {std::pair(1U, 16U), {256U, 16U}, {257U, 15U}, {2048U, 2U}, {2049U, 2U}, {10'000U, 2U}}) {
        const Grid high(rooms, 1);
        const Grid wide(1, rooms);
        BOOST_TEST_CONTEXT("rooms " << rooms) {
            Picture picture;
            picture.grid = &high;
            BOOST_TEST(scale_of(picture) == scale);
            picture.grid = &wide;
            BOOST_TEST(scale_of(picture) == scale);
            picture.scale = 7;
            BOOST_TEST(scale_of(picture) == 7U);
        }
    }
}

BOOST_AUTO_TEST_CASE(rooms_without_exits_are_used_where_something_lies_or_leads) {
    WorldParts parts;
    parts.grid = grid_of("E W - - / - - - - / - - - -");
    parts.start = RoomId{0};
    parts.goals = {RoomId{1}};
    parts.passages = {passage(0, Direction::down, 3)};
    parts.passages.front().one_way = true;
    parts.rooms = {{RoomId{4}, "cell", "", ""}};
    Item item;
    item.id = item.name = "ring";
    item.room = RoomId{5};
    item.teleporter = Destination{RoomId{6}};
    parts.items = {item};
    Encounter pit;
    pit.id = pit.name = "pit";
    pit.room = RoomId{1};
    pit.kind = Trap{.to = Destination{RoomId{7}}};
    Encounter guard;
    guard.id = guard.name = "guard";
    guard.room = RoomId{8};
    parts.encounters = {pit, guard};
    const World world(parts);
    const auto rooms =
        std::vector{RoomId{3}, RoomId{4}, RoomId{5}, RoomId{6}, RoomId{7}, RoomId{8}};
    BOOST_TEST((picture_of(world).used == rooms));
}

BOOST_AUTO_TEST_CASE(a_world_s_picture_has_its_ends_and_no_player) {
    const World world(some_parts());
    const Picture picture = picture_of(world);
    BOOST_TEST(picture.grid == &world.grid());
    BOOST_TEST((picture.start == RoomId{3}));
    BOOST_TEST((picture.goals == std::vector{RoomId{0}, RoomId{1}}));
    BOOST_TEST(!picture.player);
    BOOST_TEST(picture.seen == nullptr);
    BOOST_TEST(picture.path.empty());
    BOOST_TEST(picture.doors.empty());
    BOOST_TEST(!picture.labels);
}

BOOST_AUTO_TEST_CASE(only_who_holds_the_map_sees_the_whole_maze) {
    WorldParts parts = some_parts();
    parts.items.resize(2);
    parts.items[0].room = RoomId{3};
    parts.items[1].room = RoomId{3};
    parts.items[1].map = true;
    const World world(std::move(parts));
    const Tally tally(world);
    Step now = first_step(world);
    BOOST_TEST(picture_of(world, now.state, tally).seen == &tally);
    now = step(world, now.state, {.verb = Verb::take, .item = ItemId{0}});
    BOOST_TEST(picture_of(world, now.state, tally).seen == &tally);
    now = step(world, now.state, {.verb = Verb::take, .item = ItemId{1}});
    const Picture picture = picture_of(world, now.state, tally);
    BOOST_TEST(picture.seen == nullptr);
    BOOST_TEST((picture.player == RoomId{3}));
    BOOST_TEST((picture.start == RoomId{3}));
}

BOOST_AUTO_TEST_CASE(without_a_map_in_the_world_what_was_seen_shows) {
    const World world(some_parts());
    const Tally tally(world);
    BOOST_TEST(picture_of(world, first_step(world).state, tally).seen == &tally);
}

BOOST_AUTO_TEST_CASE(a_secret_door_is_drawn_once_it_is_found) {
    WorldParts parts = some_parts();
    parts.passages = {passage(0, Direction::south, 2)};
    Item rug;
    rug.id = rug.name = "rug";
    rug.room = RoomId{3};
    parts.items = {rug};
    parts.passages[0].hidden_by = ItemId{0};
    const World world(std::move(parts));
    Step now = first_step(world);
    Tally tally(world);
    tally.follow(world, now.events);
    BOOST_TEST(picture_of(world, now.state, tally).doors.empty());
    now = step(world, std::move(now.state), {.verb = Verb::examine, .item = ItemId{0}});
    BOOST_TEST(picture_of(world, now.state, tally).doors.size() == 2U);
}

BOOST_AUTO_TEST_CASE(of_passages_those_to_the_next_room_are_doors) {
    WorldParts parts = some_parts();
    parts.passages = {passage(2, Direction::north, 0), passage(0, Direction::west, 3),
                      passage(0, Direction::up, 1)};
    parts.passages[1].one_way = true;
    const World world(std::move(parts));
    const Picture picture = picture_of(world);
    BOOST_REQUIRE(picture.doors.size() == 2U);
    BOOST_TEST((picture.doors[0].first == RoomId{0}));
    BOOST_TEST(text_of(picture.doors[0].second) == "S");
    BOOST_TEST((picture.doors[1].first == RoomId{2}));
    BOOST_TEST(text_of(picture.doors[1].second) == "N");
}

BOOST_AUTO_TEST_SUITE_END()
