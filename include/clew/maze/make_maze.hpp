/// Makes a maze: one specification in, one grid out, the same on every machine.
#ifndef CLEW_MAZE_MAKE_MAZE_HPP
#define CLEW_MAZE_MAKE_MAZE_HPP

#include "clew/base/random.hpp"
#include "clew/base/result.hpp"
#include "clew/world/dungeon_spec.hpp"
#include "clew/world/grid.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

enum class Algorithm : std::uint8_t {
    binary_tree,
    depth_first,
    scatter,
    dungeon,
    sidewinder,
    hunt_and_kill,
    prim,
    kruskal,
    wilson,
    aldous_broder,
    eller,
    growing_tree,
    recursive_division,
};

/// What the table says of an algorithm; `--help`, the reader and the tests use it.
struct AlgorithmFacts {
    Algorithm algorithm;
    std::string_view name;     ///< "binary-tree"
    std::string_view sentence; ///< what its mazes are like, one sentence
    bool perfect;              ///< connected, rows x columns - 1 corridors
    std::string_view cost;     ///< time, and memory beside the maze's own
    std::string_view source;
    bool takes_bias = false;  ///< MazeSpec::bias, which else has no effect
    bool takes_walls = false; ///< MazeSpec::walls
    bool takes_halls = false; ///< MazeSpec::dungeon
    bool takes_braid = true;  ///< MazeSpec::braid: a dungeon has no wall between floors to open
};

/// All of them, in the order of the enumeration.
[[nodiscard]] std::span<const AlgorithmFacts> algorithms();
[[nodiscard]] std::optional<Algorithm> algorithm_named(std::string_view name);
[[nodiscard]] std::string_view name_of(Algorithm algorithm);
[[nodiscard]] const AlgorithmFacts& facts_of(Algorithm algorithm);

/// The names of those that take a setting, such as &AlgorithmFacts::takes_bias.
[[nodiscard]] std::vector<std::string_view> names_of_takers(bool AlgorithmFacts::*takes);

struct MazeSpec {
    std::uint32_t rows = 6;
    std::uint32_t columns = 6;
    Algorithm algorithm = Algorithm::binary_tree;
    double bias = 0.0;       ///< 0 to 1; depth-first: probability to go on straight;
                             ///< growing-tree: to go on from the newest open room, else from any
    std::uint32_t walls = 0; ///< scatter: how many inner walls
    double braid = 0.0;      ///< 0 to 1: the share of dead ends to open afterwards; see braid.hpp
    DungeonSpec dungeon{};   ///< dungeon: its halls
};

/// Needs is_size(rows, columns), 0 <= bias <= 1 and 0 <= braid <= 1. The only error: more walls
/// than a scatter maze of that size can have, `a 4x4 maze can have at most 9 inner walls, not 12`.
/// Where a dungeon begins and ends, `dungeon` itself tells.
[[nodiscard]] Result<Grid, std::string> make_maze(const MazeSpec& spec, Random& random);

} // namespace clew

#endif
