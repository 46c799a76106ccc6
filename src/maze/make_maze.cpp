#include "clew/maze/make_maze.hpp"

#include "clew/maze/aldous_broder.hpp"
#include "clew/maze/binary_tree.hpp"
#include "clew/maze/braid.hpp"
#include "clew/maze/depth_first.hpp"
#include "clew/maze/dungeon.hpp"
#include "clew/maze/eller.hpp"
#include "clew/maze/growing_tree.hpp"
#include "clew/maze/hunt_and_kill.hpp"
#include "clew/maze/kruskal.hpp"
#include "clew/maze/line.hpp"
#include "clew/maze/prim.hpp"
#include "clew/maze/recursive_division.hpp"
#include "clew/maze/scatter.hpp"
#include "clew/maze/sidewinder.hpp"
#include "clew/maze/wilson.hpp"

#include <array>
#include <cassert>

namespace clew {

namespace {

constexpr std::array table = {
    AlgorithmFacts{.algorithm = Algorithm::binary_tree,
                   .name = "binary-tree",
                   .sentence =
                       "each room opens south or east by a coin, so every way leads on to the "
                       "south-east corner",
                   .perfect = true,
                   .cost = "linear time, a coin a room; no memory beside the maze",
                   .source = "the course; Buck, Mazes for Programmers, 2015, chapter 2"},
    AlgorithmFacts{
        .algorithm = Algorithm::depth_first,
        .name = "depth-first",
        .sentence = "one long winding walk with short side branches; bias makes it go straight on",
        .perfect = true,
        .cost = "linear time, a draw a room; 1.4 bytes a room with the maze",
        .source = "recursive backtracker: Buck, Mazes for Programmers, 2015, chapter 5",
        .takes_bias = true},
    AlgorithmFacts{
        .algorithm = Algorithm::scatter,
        .name = "scatter",
        .sentence = "an open floor with so many inner walls, none of which cuts off a room",
        .perfect = false,
        .cost = "near linear time in the walls tried; at most 10 bytes a room beside the maze",
        .source = "Kruskal, 1956, on the corners of the walls, stopped early",
        .takes_walls = true},
    AlgorithmFacts{.algorithm = Algorithm::dungeon,
                   .name = "dungeon",
                   .sentence = "halls in solid rock, and corridors from each to the next",
                   .perfect = false,
                   .cost = "linear time; an eighth of a byte a room beside the maze",
                   .source = "rooms and corridors, as roguelikes have had them since Rogue, 1980",
                   .takes_halls = true,
                   .takes_braid = false},
    AlgorithmFacts{.algorithm = Algorithm::sidewinder,
                   .name = "sidewinder",
                   .sentence =
                       "the first row is one corridor, each other is cut into runs that open north "
                       "once, so a way north never turns south",
                   .perfect = true,
                   .cost = "linear time, 0.16 draws a room; the bits of a row beside the maze",
                   .source = "Buck, Mazes for Programmers, 2015, chapter 2"},
    AlgorithmFacts{
        .algorithm = Algorithm::hunt_and_kill,
        .name = "hunt-and-kill",
        .sentence = "long winding corridors, as of depth-first, but longer side branches",
        .perfect = true,
        .cost = "linear time in practice, a draw a room; half a byte a room beside the maze",
        .source = "Buck, Mazes for Programmers, 2015, chapter 5"},
    AlgorithmFacts{.algorithm = Algorithm::prim,
                   .name = "prim",
                   .sentence = "grown outwards a room at a time; very many short dead ends",
                   .perfect = true,
                   .cost = "linear time, a draw a room; at most 5 bytes a room beside the maze",
                   .source = "Prim, 1957; by rooms: Buck, Mazes for Programmers, 2015, chapter 11"},
    AlgorithmFacts{
        .algorithm = Algorithm::kruskal,
        .name = "kruskal",
        .sentence = "corridors opened in random order where they join what was apart; many short "
                    "dead ends",
        .perfect = true,
        .cost = "near linear time; at most 12.5 bytes a room beside the maze",
        .source = "Kruskal, 1956; found as the minimum spanning tree by Boruvka, 1926"},
    AlgorithmFacts{.algorithm = Algorithm::wilson,
                   .name = "wilson",
                   .sentence = "no bias at all: every perfect maze is as likely as any other",
                   .perfect = true,
                   .cost = "time rooms x log(shorter side); a byte a room beside the maze",
                   .source = "Wilson, 1996, on the corners of the walls"},
    AlgorithmFacts{
        .algorithm = Algorithm::aldous_broder,
        .name = "aldous-broder",
        .sentence = "no bias at all, by a walk through every room; slow where a maze is long and "
                    "narrow",
        .perfect = true,
        .cost = "time rooms x log(rooms) squared, or the longer side squared where the other is "
                "short; half a byte a room beside the maze",
        .source = "Broder, 1989; Aldous, 1990"},
    AlgorithmFacts{.algorithm = Algorithm::eller,
                   .name = "eller",
                   .sentence =
                       "rows one after another, joined by coins; even branches, short dead ends",
                   .perfect = true,
                   .cost = "linear time, two coins a room; 8 bytes a column beside the maze",
                   .source = "Eller, 1982; Buck, Mazes for Programmers, 2015, chapter 12"},
    AlgorithmFacts{
        .algorithm = Algorithm::growing_tree,
        .name = "growing-tree",
        .sentence = "bias is how often it goes on from the newest open room, else from one drawn "
                    "of all: 0 has short branches, 1 is depth-first",
        .perfect = true,
        .cost = "linear time, two draws a room; at most 13 bytes a room beside the maze",
        .source = "Buck, Mazes for Programmers, 2015, chapter 11",
        .takes_bias = true},
    AlgorithmFacts{.algorithm = Algorithm::recursive_division,
                   .name = "recursive-division",
                   .sentence =
                       "straight walls with one gap each, the longest first, so halls within halls",
                   .perfect = true,
                   .cost = "linear time, a draw a wall; a quarter of a byte a room beside the maze",
                   .source = "Buck, Mazes for Programmers, 2015, chapter 12"},
};

Result<Grid, std::string> unbraided(const MazeSpec& spec, Random& random) {
    if (facts_of(spec.algorithm).perfect && is_line(spec.rows, spec.columns)) {
        return line(spec.rows, spec.columns);
    }
    switch (spec.algorithm) {
    case Algorithm::binary_tree:
        return binary_tree(spec.rows, spec.columns, random);
    case Algorithm::depth_first:
        return depth_first(spec.rows, spec.columns, spec.bias, random);
    case Algorithm::scatter:
        break;
    case Algorithm::dungeon:
        return dungeon(spec.rows, spec.columns, spec.dungeon, random).grid;
    case Algorithm::sidewinder:
        return sidewinder(spec.rows, spec.columns, random);
    case Algorithm::hunt_and_kill:
        return hunt_and_kill(spec.rows, spec.columns, random);
    case Algorithm::prim:
        return prim(spec.rows, spec.columns, random);
    case Algorithm::kruskal:
        return kruskal(spec.rows, spec.columns, random);
    case Algorithm::wilson:
        return wilson(spec.rows, spec.columns, random);
    case Algorithm::aldous_broder:
        return aldous_broder(spec.rows, spec.columns, random);
    case Algorithm::eller:
        return eller(spec.rows, spec.columns, random);
    case Algorithm::growing_tree:
        return growing_tree(spec.rows, spec.columns, spec.bias, random);
    case Algorithm::recursive_division:
        return recursive_division(spec.rows, spec.columns, random);
    }
    return scatter(spec.rows, spec.columns, spec.walls, random);
}

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

std::string_view name_of(Algorithm algorithm) { return facts_of(algorithm).name; }

const AlgorithmFacts& facts_of(Algorithm algorithm) {
    return table[static_cast<std::size_t>(algorithm)];
}

std::vector<std::string_view> names_of_takers(bool AlgorithmFacts::*takes) {
    std::vector<std::string_view> names;
    for (const AlgorithmFacts& facts : table) {
        if (facts.*takes) {
            names.push_back(facts.name);
        }
    }
    return names;
}

Result<Grid, std::string> make_maze(const MazeSpec& spec, Random& random) {
    assert(is_size(spec.rows, spec.columns));
    assert(spec.bias >= 0 && spec.bias <= 1);
    Result<Grid, std::string> made = unbraided(spec, random);
    if (made) {
        braid(*made, spec.braid, random);
    }
    return made;
}

} // namespace clew
