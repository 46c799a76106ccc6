/// A maze as it was read from a drawing or a table, and how it becomes part of a plan.
#ifndef CLEW_FORMAT_BARE_MAZE_HPP
#define CLEW_FORMAT_BARE_MAZE_HPP

#include "clew/format/fault_list.hpp"
#include "clew/world/plan.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace clew {

/// At most so many bytes of a drawing or table, so many letters in a drawing.
inline constexpr std::size_t maze_text_bytes_max = std::size_t{1} << 30U;
inline constexpr std::size_t letters_max = named_rooms_max;

/// Where the rooms stand is needed for the faults of a maze whose sides disagree, or always, for
/// notes; but never where each character is a room, as rock alone would fill them.
enum class Spans : std::uint8_t { of_faulty, always };

/// How a block drawing is read: as walls between rooms, or each character as a room.
enum class BlockReading : std::uint8_t { walls, cells };

/// What was read: a grid (sides may disagree), where each room stands in the text, and letters.
struct MazeText {
    Grid grid{1, 1};
    /// By room, at twelve bytes each, if the rooms are at most spans_max; see Spans.
    std::vector<Span> spans;
    std::uint64_t one_sided = 0; ///< exits that the room beyond does not return
    std::optional<Place> start;
    std::vector<Place> goals;
    std::vector<std::pair<char, Place>> letters; ///< other letters, first come first
    std::vector<Span> letter_spans;              ///< where each of them stands in the text
    std::optional<BlockReading> blocks;          ///< of a block drawing: how it was read
};

inline constexpr std::uint64_t spans_max = std::uint64_t{1} << 24U;

/// True if the spans of such a maze are to be kept.
[[nodiscard]] inline bool keeps_spans(const MazeText& maze, Spans spans) {
    return (spans == Spans::always || maze.one_sided > 0) && maze.grid.room_count() <= spans_max;
}

/// How many exits lead off the grid or into a room that does not return them.
[[nodiscard]] std::uint64_t one_sided_exits(const Grid& grid);

/// Makes walls of those that lead off the grid, and opens the other side of the rest. Linear.
void open_one_sided(MazeText& maze);

/// Gives a maze those of its ends that it lacks: from the last of two rooms to the first, but the
/// other way round where the first is the start, or the last the one goal.
void settle_ends(MazeText& maze, Place first, Place last);

/// The same from the first and the last room that has an exit, as the corners may be rock; nothing
/// if none has. Linear.
void settle_ends(MazeText& maze);

/// Puts the maze into the plan: the grid, its letters, and S and G for what the plan does not say
/// itself (south-east and north-west where the drawing does not either). Exits that the room
/// beyond does not return stay in the grid for faults_of to name, or, in a drawing, where each is
/// marked and so is meant, become one-way passages.
enum class OneSided : std::uint8_t { are_faults, are_passages };
void put_maze(MazeText maze, OneSided one_sided, Plan& plan, FaultList& faults);

/// The fault of a text with more bytes than are read, or nothing.
[[nodiscard]] Diagnostics size_faults(std::size_t bytes, std::size_t most);

} // namespace clew

#endif
