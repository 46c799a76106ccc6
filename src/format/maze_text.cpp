#include "clew/format/maze_text.hpp"

#include "clew/base/digest.hpp"
#include "clew/format/encoding.hpp"
#include "clew/format/world_file.hpp"
#include "clew/world/faults.hpp"

#include <utility>

namespace clew {

namespace {

Result<Plan, Diagnostics> plan_of(MazeText maze, OneSided one_sided, std::string_view text) {
    Plan plan;
    FaultList faults(maze_faults_max);
    const bool one_sided_any = maze.one_sided > 0;
    put_maze(std::move(maze), one_sided, plan, faults);
    // A maze whose sides agree has nothing else that could be wrong; a large one is read sooner.
    if (faults.empty() && one_sided_any) {
        faults.add(faults_of(plan));
    }
    if (!faults.empty()) {
        return Unexpected{std::move(faults).take()};
    }
    Digest digest;
    digest.add(text);
    plan.edition = digest.value();
    return plan;
}

} // namespace

Content content_of(std::string_view text) {
    if (is_exit_table(text)) {
        return Content::exit_table;
    }
    return is_wall_drawing(text) ? Content::wall_drawing : Content::world;
}

Result<Plan, Diagnostics> read_plan(std::string_view text) {
    Diagnostics utf16 = utf16_faults(text);
    if (!utf16.empty()) {
        return Unexpected{std::move(utf16)};
    }
    const Content content = content_of(text);
    if (content == Content::world) {
        return read_world(text);
    }
    const bool drawn = content == Content::wall_drawing;
    auto maze = drawn ? read_wall_drawing(text) : read_exit_table(text);
    if (!maze) {
        return Unexpected{std::move(maze).error()};
    }
    return plan_of(std::move(maze).value(), drawn ? OneSided::are_passages : OneSided::are_faults,
                   text);
}

} // namespace clew
