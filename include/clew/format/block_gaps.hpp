/// Gaps in the outer wall of a block drawing with walls between rooms: ways in and out.
#ifndef CLEW_FORMAT_BLOCK_GAPS_HPP
#define CLEW_FORMAT_BLOCK_GAPS_HPP

#include "clew/format/bare_maze.hpp"
#include "clew/format/fault_list.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

struct Gap {
    Place place; ///< the room within
    Span span;
    std::string_view side; ///< of that room: "north"
};

class BlockGaps {
public:
    void add(const Gap& gap);
    [[nodiscard]] bool empty() const { return gaps_.empty(); }

    /// Makes them the start and the goals that the maze lacks. Those that can be neither are
    /// faults, `wall` being what should stand there ("'#'"); if there is no other fault, each
    /// character can be read as a room, and they say so.
    void settle(MazeText& maze, const std::string& wall, FaultList& faults) const;

private:
    void settle_with_goals(MazeText& maze, const std::string& wall, FaultList& faults) const;
    void fault(std::size_t first, std::string hint, const MazeText& maze, FaultList& faults) const;

    std::vector<Gap> gaps_; ///< one more than there can be goals, so that it is told
    std::uint64_t more_ = 0;
};

} // namespace clew

#endif
