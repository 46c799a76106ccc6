#include "clew/maze/make_maze.hpp"

#include "clew/maze/binary_tree.hpp"
#include "clew/maze/depth_first.hpp"
#include "clew/maze/dungeon.hpp"
#include "clew/maze/scatter.hpp"

#include <array>
#include <cassert>

namespace clew {

namespace {

constexpr std::array table = {
    AlgorithmFacts{Algorithm::binary_tree, "binary-tree",
                   "each room opens south or east by a coin, so every way leads on to the "
                   "south-east corner",
                   true, "linear time, a coin a room; no memory beyond the maze",
                   "the course; Buck, Mazes for Programmers, 2015, chapter 2"},
    AlgorithmFacts{Algorithm::depth_first, "depth-first",
                   "one long winding walk with short side branches; bias makes it go straight on",
                   true, "linear time, a draw a room; at most 0.8 bytes a room",
                   "recursive backtracker: Buck, Mazes for Programmers, 2015, chapter 5"},
    AlgorithmFacts{Algorithm::scatter, "scatter",
                   "an open floor with so many inner walls, none of which cuts off a room", false,
                   "near linear time in the walls tried; at most 10 bytes a room",
                   "Kruskal, 1956, on the corners of the walls, stopped early"},
    AlgorithmFacts{Algorithm::dungeon, "dungeon",
                   "halls in solid rock, and corridors from each to the next", false,
                   "linear time; an eighth of a byte a room",
                   "rooms and corridors, as roguelikes have had them since Rogue, 1980"},
};

} // namespace

std::span<const AlgorithmFacts> algorithms() { return table; }

std::optional<Algorithm> algorithm_named(std::string_view name) {
    for (const AlgorithmFacts& facts : table) {
        if (facts.name == name) {
            return facts.algorithm;
        }
    }
    return std::nullopt;
}

std::string_view name_of(Algorithm algorithm) {
    return table[static_cast<std::size_t>(algorithm)].name;
}

Result<Grid, std::string> make_maze(const MazeSpec& spec, Random& random) {
    assert(is_size(spec.rows, spec.columns));
    assert(spec.bias >= 0 && spec.bias <= 1);
    switch (spec.algorithm) {
    case Algorithm::binary_tree:
        return binary_tree(spec.rows, spec.columns, random);
    case Algorithm::depth_first:
        return depth_first(spec.rows, spec.columns, spec.bias, random);
    case Algorithm::dungeon:
        return dungeon(spec.rows, spec.columns, spec.dungeon, random).grid;
    case Algorithm::scatter:
        break;
    }
    return scatter(spec.rows, spec.columns, spec.walls, random);
}

} // namespace clew
