#include "clew/builder/wishes.hpp"

#include "clew/base/text.hpp"
#include "clew/format/key_words.hpp"

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
    refuse(wishes.walls.has_value(), "number of walls");
    refuse(wishes.braid.has_value(), "braid");
    refuse(wishes.halls.has_value(), "number of halls");
    refuse(wishes.hall_rows || wishes.hall_columns, "size of halls");
    refuse(wishes.no_overlap, "place of halls");
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

void judge_idle(Diagnostics& found, const MazePlan& maze, const Wishes& wishes) {
    const auto algorithm = algorithm_named(maze.algorithm);
    for (const SettingWish& setting : setting_wishes(wishes)) {
        if (setting.wished && algorithm && !(facts_of(*algorithm).*setting.takes)) {
            fault(found, maze,
                  std::string(setting.what) + " does nothing with '" + maze.algorithm + "'",
                  "expected it beside " + one_of(names_of_takers(setting.takes)));
        }
    }
}

bool is_share(double share) { return share >= 0 && share <= 1; }

bool is_extent(Extent extent) {
    return extent.least >= 1 && extent.least <= extent.most && extent.most <= halls_max;
}

void judge_figures(Diagnostics& found, const MazePlan& maze) {
    if (!is_share(maze.bias)) {
        fault(found, maze, "the bias is out of its bounds", "expected a number from 0 to 1");
    }
    if (!is_share(maze.braid)) {
        fault(found, maze, "the braid is out of its bounds", "expected a number from 0 to 1");
    }
    const DungeonSpec& spec = maze.dungeon;
    if (!is_extent(spec.halls) || !is_extent(spec.hall_rows) || !is_extent(spec.hall_columns)) {
        fault(found, maze, "the halls are out of their bounds",
              "expected the least first, and each from 1 to " + std::to_string(halls_max));
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
    judge_figures(found, maze);
}

void lay_over(MazePlan& maze, const Wishes& wishes) {
    maze.rows = wishes.rows.value_or(maze.rows);
    maze.columns = wishes.columns.value_or(maze.columns);
    maze.algorithm = wishes.algorithm.value_or(maze.algorithm);
    maze.bias = wishes.bias.value_or(maze.bias);
    maze.walls = wishes.walls.value_or(maze.walls);
    maze.braid = wishes.braid.value_or(maze.braid);
    DungeonSpec& spec = maze.dungeon;
    spec.halls = wishes.halls.value_or(spec.halls);
    spec.hall_rows = wishes.hall_rows.value_or(spec.hall_rows);
    spec.hall_columns = wishes.hall_columns.value_or(spec.hall_columns);
    spec.overlap = spec.overlap && !wishes.no_overlap;
}

} // namespace

std::vector<SettingWish> setting_wishes(const MazeWishes& wishes) {
    using Facts = AlgorithmFacts;
    return {
        {"--bias", "a bias", wishes.bias.value_or(0.0) > 0, &Facts::takes_bias},
        {"--walls", "a number of walls", wishes.walls.has_value(), &Facts::takes_walls},
        {"--braid", "a braid", wishes.braid.value_or(0.0) > 0, &Facts::takes_braid},
        {"--halls", "a number of halls", wishes.halls.has_value(), &Facts::takes_halls},
        {"--hall-rows", "a number of hall rows", wishes.hall_rows.has_value(), &Facts::takes_halls},
        {"--hall-columns", "a number of hall columns", wishes.hall_columns.has_value(),
         &Facts::takes_halls},
        {"--no-overlap", "keeping halls apart", wishes.no_overlap, &Facts::takes_halls},
    };
}

Result<Plan, Diagnostics> with_wishes(Plan plan, const Wishes& wishes) {
    Diagnostics found;
    MazePlan& maze = plan.maze;
    if (maze.given) {
        refuse_for_given(found, maze, wishes);
    } else {
        lay_over(maze, wishes);
        judge_maze(found, maze);
        judge_idle(found, maze, wishes);
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
