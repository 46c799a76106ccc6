/// Reads an exit table: the exit strings of all rooms as a list of lists, a row a list, JSON or
/// Python:
///
///     [["E", "WS", "S"],          maze = [['E', 'WS', 'S'],
///      ["NE", "WE", "NW"]]                ['NE', 'WE', 'NW'],]
///
/// Its nesting is two by its form, so no depth can be reached; blanks mean nothing, a comma may
/// follow the last element, and a name with `=` may stand before it all.
#ifndef CLEW_FORMAT_EXIT_TABLE_HPP
#define CLEW_FORMAT_EXIT_TABLE_HPP

#include "clew/base/result.hpp"
#include "clew/format/bare_maze.hpp"
#include "clew/world/exits.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace clew {

/// With all faults, at most maze_faults_max told: letters that are no exits, rows of unequal
/// length; what is no list of lists of strings ends the reading. Exits that disagree are counted,
/// not faulted. Linear; no memory but the grid, twice.
[[nodiscard]] Result<MazeText, Diagnostics> read_exit_table(std::string_view text,
                                                            Spans spans = Spans::of_faulty);

/// True if the text begins as one: two brackets and a quote, perhaps after a name and `=`.
[[nodiscard]] bool is_exit_table(std::string_view text);

/// Exit strings, room by room, as they become a grid: what a table and a world file share.
class ExitRows {
public:
    explicit ExitRows(FaultList& faults) : faults_(faults) {}

    /// The next room of the row. `span` is where its letters are written.
    void add(std::string_view letters, Span span);
    /// Ends the row; `span` is shown if it has another length than the first.
    void end_row(Span span);

    /// Needs rows without faults. Nothing, and a fault at `span`, if there are none.
    [[nodiscard]] std::optional<Grid> grid(Span span) const;

private:
    FaultList& faults_;
    std::vector<std::uint8_t> halves_; // two rooms a byte, as in a Grid
    std::uint64_t rooms_ = 0;
    std::uint64_t row_begin_ = 0;
    std::uint64_t rows_ = 0;
    std::uint64_t columns_ = 0;
};

} // namespace clew

#endif
