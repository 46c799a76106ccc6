#include "clew/format/bare_maze.hpp"

#include "clew/base/text.hpp"
#include "clew/world/faults.hpp"

#include <string>

namespace clew {

namespace {

// Over so many, each one alone is no longer worth telling; their messages would fill the memory.
constexpr std::uint64_t one_sided_told_max = 10'000;

bool returns(const Grid& grid, RoomId room, Direction direction) {
    const auto beyond = grid.neighbour(room, direction);
    return beyond && grid.exits(*beyond).has(opposite(direction));
}

void add_passage(const Grid& grid, RoomId from, Direction go, Plan& plan) {
    std::string id = "one-way-";
    append_number(id, plan.passages.size() + 1);
    PassagePlan passage;
    passage.passage.id = id;
    passage.passage.go = go;
    passage.passage.one_way = true;
    const Span span = plan.maze.spans.empty() ? Span{} : plan.maze.spans[index_of(from)];
    passage.span = span;
    passage.from = {grid.place_of(from), span};
    passage.to = {grid.place_of(*grid.neighbour(from, go)), span};
    plan.passages.push_back(std::move(passage));
}

// What leads off the grid stays an exit, for faults_of to name.
void open_one_way(Grid& grid, Plan& plan) {
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        const RoomId room{i};
        Exits exits = grid.exits(room);
        for (const Direction direction : grid_directions) {
            const bool one_way = exits.has(direction) && grid.neighbour(room, direction) &&
                                 !returns(grid, room, direction);
            if (one_way) {
                add_passage(grid, room, direction, plan);
                exits = exits.without(direction);
            }
        }
        // A neighbour that returns nothing is not changed by this: its own bit was not there.
        grid.set_exits(room, exits);
    }
}

// The first of them, and how many there are.
void fault_one_sided(const MazeText& maze, const std::vector<Span>& spans, FaultList& faults) {
    const std::size_t told = world_faults_max + 1;
    faults.add(asymmetries_of(maze.grid, spans, told));
    faults.count(maze.one_sided - told);
}

void fault_one_way(const MazeText& maze, const std::vector<Span>& spans, FaultList& faults) {
    std::string hint = "expected at most ";
    append_number(hint, passages_max);
    faults.add(asymmetries_of(maze.grid, spans, 1).front().span,
               "the drawing has too many one-way openings", std::move(hint));
}

} // namespace

std::uint64_t one_sided_exits(const Grid& grid) {
    std::uint64_t count = 0;
    const std::uint32_t columns = grid.columns();
    std::uint32_t index = 0;
    for (std::uint32_t row = 0; row < grid.rows(); ++row) {
        for (std::uint32_t column = 0; column < columns; ++column, ++index) {
            const Exits here = grid.exits(RoomId{index});
            const Exits east = column + 1 < columns ? grid.exits(RoomId{index + 1}) : Exits{};
            const Exits south =
                row + 1 < grid.rows() ? grid.exits(RoomId{index + columns}) : Exits{};
            count += here.has(Direction::east) != east.has(Direction::west) ? 1U : 0U;
            count += here.has(Direction::south) != south.has(Direction::north) ? 1U : 0U;
            count += column == 0 && here.has(Direction::west) ? 1U : 0U;
            count += row == 0 && here.has(Direction::north) ? 1U : 0U;
        }
    }
    return count;
}

void open_one_sided(MazeText& maze) {
    Grid& grid = maze.grid;
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        const RoomId room{i};
        for (const Direction direction : grid_directions) {
            const Exits exits = grid.exits(room);
            if (exits.has(direction) && grid.neighbour(room, direction)) {
                grid.open(room, direction);
            } else {
                grid.set_exits(room, exits.without(direction));
            }
        }
    }
    maze.one_sided = 0;
}

void settle_ends(MazeText& maze, Place first, Place last) {
    const bool ends_in_goal = maze.goals.size() == 1 && maze.goals.front() == last;
    maze.start = maze.start.value_or(ends_in_goal ? first : last);
    if (maze.goals.empty()) {
        maze.goals.push_back(maze.start == first ? last : first);
    }
}

void settle_ends(MazeText& maze) {
    const auto is_rock = [&](std::uint32_t room) { return maze.grid.exits(RoomId{room}).empty(); };
    std::uint32_t end = maze.grid.room_count();
    while (end > 0 && is_rock(end - 1)) {
        --end;
    }
    std::uint32_t first = 0;
    while (first < end && is_rock(first)) {
        ++first;
    }
    if (first < end) {
        settle_ends(maze, maze.grid.place_of(RoomId{first}), maze.grid.place_of(RoomId{end - 1}));
    }
}

void put_maze(MazeText maze, OneSided one_sided, Plan& plan, FaultList& faults) {
    plan.maze.rows = maze.grid.rows();
    plan.maze.columns = maze.grid.columns();
    plan.maze.letters = std::move(maze.letters);
    plan.maze.spans = std::move(maze.spans);
    if (one_sided == OneSided::are_passages && maze.one_sided > passages_max) {
        fault_one_way(maze, plan.maze.spans, faults);
        return;
    }
    if (maze.one_sided > 0 && one_sided == OneSided::are_passages) {
        open_one_way(maze.grid, plan);
    } else if (maze.one_sided > one_sided_told_max) {
        fault_one_sided(maze, plan.maze.spans, faults);
        return;
    }
    if (std::holds_alternative<std::monostate>(plan.maze.start.where)) {
        plan.maze.start.where = Corner::south_east;
        if (maze.start) {
            plan.maze.start.where = *maze.start;
        }
    }
    if (plan.maze.goals.empty()) {
        for (const Place goal : maze.goals) {
            plan.maze.goals.push_back({goal, plan.maze.span});
        }
    }
    if (plan.maze.goals.empty() && !plan.maze.may_lack_goal) {
        plan.maze.goals.push_back({Corner::north_west, plan.maze.span});
    }
    plan.maze.given = std::move(maze.grid);
}

Diagnostics size_faults(std::size_t bytes, std::size_t most) {
    if (bytes <= most) {
        return {};
    }
    std::string message = "the file has over ";
    append_number(message, most);
    return {{Severity::error, {}, message + " bytes", "expected at most that many"}};
}

} // namespace clew
