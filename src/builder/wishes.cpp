#include "clew/builder/wishes.hpp"

#include "clew/base/text.hpp"
#include "clew/format/keys.hpp"
#include "clew/maze/make_maze.hpp"

#include <string_view>
#include <utility>
#include <vector>

namespace clew {

namespace {

void fault(Diagnostics& found, const MazePlan& maze, std::string message, std::string hint) {
    found.push_back({Severity::error, maze.span, std::move(message), std::move(hint)});
}

void refuse_for_given(Diagnostics& found, const MazePlan& maze, const Wishes& wishes) {
    const auto refuse = [&](bool wished, std::string_view what) {
        if (wished) {
            fault(found, maze, "the " + std::string(what) + " of this maze cannot be chosen",
                  "the file gives it room by room");
        }
    };
    refuse(wishes.rows.has_value(), "number of rows");
    refuse(wishes.columns.has_value(), "number of columns");
    refuse(wishes.algorithm.has_value(), "algorithm");
    refuse(wishes.bias.has_value(), "bias");
}

void judge_algorithm(Diagnostics& found, const MazePlan& maze) {
    if (algorithm_named(maze.algorithm)) {
        return;
    }
    std::vector<std::string_view> known;
    for (const AlgorithmFacts& facts : algorithms()) {
        known.push_back(facts.name);
    }
    std::string hint = did_you_mean(maze.algorithm, known);
    fault(found, maze, "no algorithm is called '" + harmless(maze.algorithm) + "'",
          hint.empty() ? "expected " + one_of(known) : hint);
}

// No bias at all is what an algorithm without one has; threads say so.
void judge_wished_bias(Diagnostics& found, const MazePlan& maze, double bias) {
    const auto algorithm = algorithm_named(maze.algorithm);
    if (algorithm && !facts_of(*algorithm).takes_bias && bias > 0) {
        fault(found, maze, "a bias does nothing with '" + maze.algorithm + "'",
              "expected it beside " + one_of(algorithms_with_bias()));
    }
}

void judge_maze(Diagnostics& found, const MazePlan& maze) {
    if (!is_size(maze.rows, maze.columns)) {
        std::string size = "a maze of ";
        append_number(size, maze.rows);
        size += " x ";
        append_number(size, maze.columns);
        size += " rooms cannot be made";
        std::string hint = "expected at least 1 x 1 and at most ";
        append_number(hint, rooms_max);
        fault(found, maze, std::move(size), hint + " rooms");
    }
    judge_algorithm(found, maze);
    if (!(maze.bias >= 0 && maze.bias <= 1)) {
        fault(found, maze, "the bias is out of its bounds", "expected a number from 0 to 1");
    }
}

} // namespace

Result<Plan, Diagnostics> with_wishes(Plan plan, const Wishes& wishes) {
    Diagnostics found;
    MazePlan& maze = plan.maze;
    if (maze.given) {
        refuse_for_given(found, maze, wishes);
    } else {
        maze.rows = wishes.rows.value_or(maze.rows);
        maze.columns = wishes.columns.value_or(maze.columns);
        maze.algorithm = wishes.algorithm.value_or(maze.algorithm);
        maze.bias = wishes.bias.value_or(maze.bias);
        judge_maze(found, maze);
        judge_wished_bias(found, maze, wishes.bias.value_or(0.0));
    }
    if (!found.empty()) {
        return Unexpected{std::move(found)};
    }
    if (wishes.start) {
        maze.start = *wishes.start;
    }
    if (wishes.goal) {
        maze.goals = {*wishes.goal};
    }
    if (wishes.limit) {
        plan.limit = *wishes.limit;
    }
    return plan;
}

} // namespace clew
