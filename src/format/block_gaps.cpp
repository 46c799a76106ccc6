#include "clew/format/block_gaps.hpp"

#include "clew/base/text.hpp"

#include <algorithm>
#include <utility>

namespace clew {

void BlockGaps::add(const Gap& gap) {
    if (gaps_.size() <= goals_max) {
        gaps_.push_back(gap);
    } else {
        ++more_;
    }
}

void BlockGaps::settle(MazeText& maze, const std::string& wall, FaultList& faults) const {
    if (!maze.goals.empty()) {
        settle_with_goals(maze, wall, faults);
        return;
    }
    const bool has_start = maze.start.has_value();
    const std::size_t first_goal = has_start || gaps_.size() == 1 ? 0 : 1;
    const std::size_t goals = has_start ? goals_max : 1;
    if (first_goal == 1) {
        maze.start = gaps_.front().place;
    }
    for (std::size_t i = first_goal; i < std::min(gaps_.size(), first_goal + goals); ++i) {
        const Place place = gaps_[i].place; // a corner has two sides
        if (std::find(maze.goals.begin(), maze.goals.end(), place) == maze.goals.end()) {
            maze.goals.push_back(place);
        }
    }
    std::string hint = "expected one way in and one way out, or letters";
    if (has_start) {
        hint = "expected at most ";
        append_number(hint, goals_max);
        hint += " goals";
    }
    fault(first_goal + goals, std::move(hint), maze, faults);
}

void BlockGaps::settle_with_goals(MazeText& maze, const std::string& wall,
                                  FaultList& faults) const {
    if (maze.start) {
        fault(0, "expected " + wall + ", as the start and the goal are given", maze, faults);
    } else if (gaps_.size() > 1) {
        fault(0, "expected one gap, the start, or a letter S", maze, faults);
    } else {
        maze.start = gaps_.front().place;
    }
}

// One-way marks are all that means something between rooms, and nothing as a room.
void BlockGaps::fault(std::size_t first, std::string hint, const MazeText& maze,
                      FaultList& faults) const {
    hint += faults.empty() && maze.one_sided == 0 ? "; '--as cells' reads gaps as floor" : "";
    for (std::size_t i = first; i < gaps_.size(); ++i) {
        std::string message = "the outer wall has a gap ";
        message += gaps_[i].side;
        message += " of " + text_of(gaps_[i].place);
        faults.add(gaps_[i].span, std::move(message), hint);
    }
    faults.count(more_);
}

} // namespace clew
