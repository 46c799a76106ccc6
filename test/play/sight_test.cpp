#include "clew/play/sight.hpp"

#include "clew/base/random.hpp"
#include "clew/base/text.hpp"
#include "clew/play/tally.hpp"
#include "worlds.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

namespace clew::test {

namespace {

// One character a room: '#' is rock, all else floor that is open to all floor beside it.
Grid floor_of(std::string_view drawing) {
    const auto lines = split_lines(drawing);
    Grid grid(static_cast<std::uint32_t>(lines.size()),
              static_cast<std::uint32_t>(lines[0].size()));
    const auto is_floor = [&](Place at) { return lines[at.row][at.column] != '#'; };
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        const Place at = grid.place_of(RoomId{i});
        if (is_floor(at) && at.row + 1 < grid.rows() && is_floor({at.row + 1, at.column})) {
            grid.open(RoomId{i}, Direction::south);
        }
        if (is_floor(at) && at.column + 1 < grid.columns() && is_floor({at.row, at.column + 1})) {
            grid.open(RoomId{i}, Direction::east);
        }
    }
    return grid;
}

// The drawing with ',' for what is seen from its '@'.
std::string seen_in(std::string drawing, std::uint32_t radius) {
    const Grid grid = floor_of(drawing);
    const std::size_t line = grid.columns() + 1;
    const std::size_t at = drawing.find('@');
    const Place place{static_cast<std::uint32_t>(at / line), static_cast<std::uint32_t>(at % line)};
    for (const RoomId room : rooms_in_sight(grid, grid.at(place), radius)) {
        const Place seen = grid.place_of(room);
        char& c = drawing[seen.row * line + seen.column];
        c = c == '@' ? '@' : ',';
    }
    return drawing;
}

// Some rock, some walls.
Grid random_grid(Random& random) {
    const auto side = [&] { return static_cast<std::uint32_t>(1 + random.below(9)); };
    const std::uint32_t rows = side();
    Grid grid(rows, side());
    const std::uint64_t share = 3 + random.below(6);
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        for (const Direction direction : {Direction::south, Direction::east}) {
            if (grid.neighbour(RoomId{i}, direction) && random.below(10) < share) {
                grid.open(RoomId{i}, direction);
            }
        }
    }
    return grid;
}

// Moves from there to each room.
std::vector<std::uint32_t> steps_from(const Grid& grid, RoomId from) {
    std::vector<std::uint32_t> steps(grid.room_count(), std::numeric_limits<std::uint32_t>::max());
    std::vector<RoomId> queue = {from};
    steps[index_of(from)] = 0;
    for (std::size_t i = 0; i < queue.size(); ++i) {
        for (const Direction side : grid_directions) {
            const auto next = grid.neighbour(queue[i], side);
            if (next && grid.exits(queue[i]).has(side) &&
                steps[index_of(*next)] > grid.room_count()) {
                steps[index_of(*next)] = steps[index_of(queue[i])] + 1;
                queue.push_back(*next);
            }
        }
    }
    return steps;
}

// What is seen sees back, is as many moves away as it looks, and is what the list of all says.
void check_sight_from(const Grid& grid, RoomId here, std::uint32_t radius) {
    const auto steps = steps_from(grid, here);
    std::vector<RoomId> expected;
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        const RoomId there{i};
        const bool sees = is_in_sight(grid, here, there, radius);
        const auto moves = steps_between(grid.place_of(here), grid.place_of(there));
        if (sees != is_in_sight(grid, there, here, radius) || (sees && steps[i] != moves)) {
            BOOST_ERROR("rooms " << index_of(here) << " and " << i);
        }
        if (sees) {
            expected.push_back(there);
        }
    }
    BOOST_TEST((rooms_in_sight(grid, here, radius) == expected));
}

} // namespace

BOOST_AUTO_TEST_SUITE(sight)

BOOST_AUTO_TEST_CASE(who_sees_is_seen_and_what_is_seen_is_as_near_as_it_looks) {
    Random random(1);
    for (int i = 0; i < 150; ++i) {
        const Grid grid = random_grid(random);
        const auto radius = static_cast<std::uint32_t>(1 + random.below(8));
        for (std::uint32_t a = 0; a < grid.room_count(); ++a) {
            BOOST_TEST_CONTEXT("grid " << i) { check_sight_from(grid, RoomId{a}, radius); }
        }
    }
}

BOOST_AUTO_TEST_CASE(walls_between_rooms_end_it) {
    const World world(maze({{"E", "SW", "S"}, {"E", "NEW", "NW"}}));
    const auto sees = [&](std::uint32_t a, std::uint32_t b) {
        return is_in_sight(world.grid(), RoomId{a}, RoomId{b}, 9);
    };
    BOOST_TEST(sees(0, 1));
    BOOST_TEST(!sees(1, 2));
    BOOST_TEST(sees(0, 4)); // round one corner
    BOOST_TEST(!sees(0, 3));
    BOOST_TEST(sees(3, 5));
    BOOST_TEST(!sees(0, 2));
}

BOOST_AUTO_TEST_CASE(a_hall_is_seen_whole_and_the_corridor_as_far_as_it_is_straight) {
    BOOST_TEST(seen_in("###########\n"
                       "#.....#####\n"
                       "#.@.......#\n"
                       "#.....###.#\n"
                       "#########.#\n"
                       "#########.#\n"
                       "###########",
                       15) == "###########\n"
                              "#,,,,,#####\n"
                              "#,@,,,,,,,#\n"
                              "#,,,,,###.#\n"
                              "#########.#\n"
                              "#########.#\n"
                              "###########");
}

BOOST_AUTO_TEST_CASE(it_ends_at_the_radius) {
    BOOST_TEST(seen_in("............\n"
                       "............\n"
                       "............\n"
                       "...@........\n"
                       "............\n"
                       "............\n"
                       "............",
                       2) == "............\n"
                             ".,,,,,......\n"
                             ".,,,,,......\n"
                             ".,,@,,......\n"
                             ".,,,,,......\n"
                             ".,,,,,......\n"
                             "............");
}

BOOST_AUTO_TEST_CASE(a_pillar_throws_a_shadow) {
    BOOST_TEST(seen_in(".........\n"
                       ".........\n"
                       "...#.....\n"
                       ".........\n"
                       "..@......",
                       15) == ",,,,.,,,,\n"
                              ",,,..,,,,\n"
                              ",,,#,,,,,\n"
                              ",,,,,,,,,\n"
                              ",,@,,,,,,");
}

BOOST_AUTO_TEST_CASE(the_tally_keeps_what_was_seen_apart_from_what_was_visited) {
    WorldParts parts = corridor(30);
    parts.sight = 5;
    const World world(std::move(parts));
    Story story(world);
    Tally tally(world);
    tally.follow(world, story.now.events);
    BOOST_TEST(tally.seen_count() == 6U);
    BOOST_TEST(tally.seen(RoomId{5}));
    BOOST_TEST(!tally.visited(RoomId{5}));
    BOOST_TEST(tally.visited(RoomId{0}));
    story.play("e");
    tally.follow(world, story.now.events);
    BOOST_TEST(tally.seen_count() == 7U);
    BOOST_TEST(tally.visited(RoomId{1}));
    BOOST_TEST(tally.is_fresh(RoomId{6}));
    BOOST_TEST(!tally.is_fresh(RoomId{5}));
    BOOST_TEST(tally.bytes() == 20U);
    BOOST_TEST(Tally(world, 0).bytes() == 8U);
}

// Seen from the junction, it is none yet.
BOOST_AUTO_TEST_CASE(a_dead_end_counts_when_it_is_visited) {
    WorldParts parts = maze({{"E", "ESW", "W"}, {"", "N", ""}});
    parts.sight = 5;
    parts.goals = {RoomId{3}};
    const World world(std::move(parts));
    Story story(world);
    Tally tally(world);
    const auto play = [&](const char* line) {
        story.play(line);
        tally.follow(world, story.now.events);
        return tally.dead_ends();
    };
    BOOST_TEST(play("e") == 0U);
    BOOST_TEST(tally.seen(RoomId{4}));
    BOOST_TEST(play("s") == 1U);
    BOOST_TEST(play("n") == 1U);
    BOOST_TEST(play("s") == 1U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
