#include "clew/draw/sight_map.hpp"

#include "clew/base/text.hpp"
#include "clew/play/step.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>
#include <utility>

namespace clew {

namespace {

// '#' rock, all else floor: '@' the start, 'G' the goal, '*' an item, another letter a monster.
WorldParts parts_of(std::string_view drawing) {
    const auto lines = split_lines(drawing);
    WorldParts parts;
    parts.grid =
        Grid(static_cast<std::uint32_t>(lines.size()), static_cast<std::uint32_t>(lines[0].size()));
    parts.goals = {RoomId{0}};
    for (std::uint32_t i = 0; i < parts.grid.room_count(); ++i) {
        const Place at = parts.grid.place_of(RoomId{i});
        const char c = lines[at.row][at.column];
        for (const Direction side : {Direction::south, Direction::east}) {
            const auto next = parts.grid.neighbour(RoomId{i}, side);
            const Place there = next ? parts.grid.place_of(*next) : at;
            if (next && c != '#' && lines[there.row][there.column] != '#') {
                parts.grid.open(RoomId{i}, side);
            }
        }
        if (c == '@') {
            parts.start = RoomId{i};
        } else if (c == 'G') {
            parts.goals = {RoomId{i}};
        } else if (c == '*') {
            Item cup;
            cup.id = cup.name = "cup";
            cup.room = RoomId{i};
            parts.items.push_back(std::move(cup));
        } else if (c >= 'a' && c <= 'z') {
            Encounter met;
            met.id = std::string(1, c);
            met.name = "fat " + met.id + "oblin";
            met.room = RoomId{i};
            met.kind = Monster{};
            parts.encounters.push_back(std::move(met));
        }
    }
    parts.sight = 15;
    return parts;
}

struct Play {
    explicit Play(WorldParts parts)
        : world(std::move(parts)), now(first_step(world)), tally(world) {
        tally.follow(world, now.events);
    }
    void go(std::string_view letters) {
        for (const char letter : letters) {
            now = step(world, std::move(now.state),
                       {.verb = Verb::go, .direction = *direction_of(letter)});
            tally.follow(world, now.events);
        }
    }
    [[nodiscard]] std::string drawn(Page page = {}) const {
        std::string out;
        append_sight_map(out, {world, now.state, tally}, page);
        return out;
    }
    World world;
    Step now;
    Tally tally;
};

} // namespace

BOOST_AUTO_TEST_SUITE(sight_map)

BOOST_AUTO_TEST_CASE(a_hall_is_drawn_with_its_walls_and_all_that_is_in_it) {
    const Play play(parts_of("##########\n"
                             "#..*.....#\n"
                             "#...@.....\n"
                             "#G.....g.#\n"
                             "##########"));
    BOOST_TEST(play.world.is_floor_plan());
    BOOST_TEST(play.drawn() == "##########\n"
                               "#..*.....##\n"
                               "#...@.....#\n"
                               "#G.....g.##\n"
                               "##########\n");
    BOOST_TEST(
        legend_of({play.world, play.now.state, play.tally}) ==
        "@ you, . in sight, : seen before, # wall, g fat goblin, G the goal, * lying there.");
}

BOOST_AUTO_TEST_CASE(what_was_seen_is_drawn_apart_and_what_was_not_is_blank) {
    Play play(parts_of("@....#....\n"
                       ".....#....\n"
                       "..........\n"
                       "####.#####\n"
                       "####.#####\n"
                       "####.....G"));
    BOOST_TEST(play.drawn() == "#######\n"
                               "#@....#\n"
                               "#.....#\n"
                               "#.......\n"
                               "#####.###\n"
                               "    # #\n");
    play.go("sseeeesss");
    BOOST_TEST(play.drawn() == "############\n"
                               "#:::..# :::#\n"
                               "#:::..#::::#\n"
                               "#::::.:::::#\n"
                               "#####.######\n"
                               "    #.######\n"
                               "    #@....G#\n"
                               "    ########\n");
}

// Floor not seen leads on beyond the last row that is.
BOOST_AUTO_TEST_CASE(no_empty_lines_stand_above_or_below) {
    Play play(parts_of(".....\n.....\n..@..\n.....\n....G"));
    play.tally = Tally(play.world, 1);
    play.tally.follow(play.world, first_step(play.world).events);
    BOOST_TEST(play.drawn() == " ...\n"
                               " .@.\n"
                               " ...\n");
}

BOOST_AUTO_TEST_CASE(the_page_goes_with_the_player) {
    std::string line(60, '.');
    line[0] = '@';
    line[59] = 'G';
    Play play(parts_of(line + '\n' + std::string(60, '.')));
    BOOST_TEST(play.drawn({3, 9}) == "#########\n"
                                     "#@.......\n"
                                     "#........\n");
    play.go(std::string(30, 'e'));
    BOOST_TEST(play.drawn({3, 9}) == "#########\n"
                                     "....@....\n"
                                     ".........\n");
    play.go(std::string(27, 'e'));
    BOOST_TEST(play.drawn({1, 9}) == ".....@.G#\n");
    BOOST_TEST(play.drawn({3, 9}) == "#########\n"
                                     ".....@.G#\n"
                                     "........#\n");
}

BOOST_AUTO_TEST_CASE(walls_between_rooms_have_characters_of_their_own) {
    WorldParts parts;
    parts.grid = Grid(3, 3);
    for (const std::uint32_t room : {0U, 1U, 3U, 6U}) {
        parts.grid.open(RoomId{room}, Direction::east);
    }
    parts.grid.open(RoomId{0}, Direction::south);
    parts.grid.open(RoomId{3}, Direction::south);
    parts.grid.open(RoomId{1}, Direction::south);
    parts.goals = {RoomId{8}};
    Passage door;
    door.from = RoomId{4};
    door.go = Direction::south;
    door.to = RoomId{7};
    parts.passages.push_back(door);
    parts.sight = 15;
    const Play play(std::move(parts));
    BOOST_TEST(!play.world.is_floor_plan());
    BOOST_TEST(play.drawn() == "#######\n"
                               "#@....#\n"
                               "#...###\n"
                               "#...##\n"
                               "#.#+#\n"
                               "#...##\n"
                               "#####\n");
}

BOOST_AUTO_TEST_CASE(of_a_dungeon_with_floors_the_one_that_the_player_is_on_is_drawn) {
    WorldParts parts = parts_of("@..\n"
                                "g..\n"
                                "###\n"
                                "G..\n"
                                "...\n"
                                "###\n");
    parts.floors = 2;
    Passage stair;
    stair.from = RoomId{2};
    stair.go = Direction::down;
    stair.to = RoomId{3 * 3 + 2};
    parts.passages.push_back(stair);
    Play play(std::move(parts));
    BOOST_TEST(play.drawn() == "#####\n"
                               "#@.>#\n"
                               "#g..#\n"
                               "#####\n");
    BOOST_TEST(legend_of({play.world, play.now.state, play.tally}) ==
               "@ you, . in sight, : seen before, # wall, g fat goblin, > down.");
    play.go("eed");
    BOOST_TEST(play.drawn() == "#####\n"
                               "#G.@#\n"
                               "#...#\n"
                               "#####\n");
    BOOST_TEST(legend_of({play.world, play.now.state, play.tally}) ==
               "@ you, . in sight, : seen before, # wall, G the goal.");
    play.go("u");
    BOOST_TEST(legend_of({play.world, play.now.state, play.tally}) ==
               "@ you, . in sight, : seen before, # wall, g fat goblin.");
}

BOOST_AUTO_TEST_CASE(scenery_is_not_marked_and_who_goes_about_is_where_he_is_seen) {
    WorldParts parts = parts_of("@..*\n"
                                "...G");
    parts.items[0].scenery = true;
    Encounter rover;
    rover.id = rover.name = "rover";
    rover.room = RoomId{2};
    Monster monster;
    monster.route = {RoomId{2}, RoomId{3}};
    rover.kind = monster;
    parts.encounters.push_back(rover);
    Play play(std::move(parts));
    std::string drawn;
    append_sight_map(drawn, {play.world, play.now.state, play.tally}, {});
    BOOST_TEST(drawn.find("@.r.") != std::string::npos);
    BOOST_TEST(drawn.find('*') == std::string::npos);
    play.go("e");
    drawn.clear();
    append_sight_map(drawn, {play.world, play.now.state, play.tally}, {});
    BOOST_TEST(drawn.find(".@.r") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
