#include "clew/draw/dot.hpp"

#include "pictures.hpp"

#include <set>

using namespace clew;
using namespace clew::test;

namespace {

std::string dot(const Picture& picture) { return drawn(picture, Style::dot); }

std::string name_of(const Grid& grid, RoomId room) {
    const Place place = grid.place_of(room);
    return "r" + std::to_string(place.row) + "c" + std::to_string(place.column);
}

std::set<std::string> edges_of(const Grid& grid) {
    std::set<std::string> edges;
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        for (const Direction direction : grid_directions) {
            const auto next = grid.neighbour(RoomId{i}, direction);
            if (!next || !grid.exits(RoomId{i}).has(direction)) {
                continue;
            }
            const bool both = grid.exits(*next).has(opposite(direction));
            const RoomId from = both ? std::min(RoomId{i}, *next) : RoomId{i};
            const RoomId to = both ? std::max(RoomId{i}, *next) : *next;
            edges.insert("  " + name_of(grid, from) + " -- " + name_of(grid, to) +
                         (both ? ";" : " [dir=forward];"));
        }
    }
    return edges;
}

} // namespace

BOOST_AUTO_TEST_SUITE(dot_)

BOOST_AUTO_TEST_CASE(a_maze_is_a_graph_of_rooms_in_their_places) {
    const Grid grid = grid_of("E SW / E N");
    Picture picture = whole(grid);
    picture.start = RoomId{3};
    picture.goals = {RoomId{0}};
    picture.path = {RoomId{3}, RoomId{1}, RoomId{0}};
    BOOST_TEST(dot(picture) == "graph maze {\n"
                               "  node [shape=square, width=0.3, fixedsize=true, label=\"\"];\n"
                               "  r0c0 [pos=\"0,0\", shape=diamond, label=G, penwidth=3];\n"
                               "  r0c0 -- r0c1 [penwidth=3];\n"
                               "  r0c1 [pos=\"36,0\", penwidth=3];\n"
                               "  r0c1 -- r1c1 [penwidth=3];\n"
                               "  r1c0 [pos=\"0,-36\"];\n"
                               "  r1c0 -- r1c1 [dir=forward];\n"
                               "  r1c1 [pos=\"36,-36\", shape=circle, label=S, penwidth=3];\n"
                               "}\n");
}

BOOST_AUTO_TEST_CASE(edges_are_the_corridors_each_once) {
    Random random(51);
    for (int i = 0; i < 100; ++i) {
        const Grid grid = random_grid(4, 5, random);
        const std::string text = dot(whole(grid));
        std::set<std::string> edges;
        std::size_t count = 0;
        for (const std::string_view line : split_lines(text)) {
            if (line.find("--") != std::string_view::npos) {
                edges.emplace(line);
                ++count;
            }
        }
        BOOST_TEST((edges == edges_of(grid)), "number " << i << "\n" << text);
        BOOST_TEST(count == edges.size());
    }
}

BOOST_AUTO_TEST_SUITE_END()
