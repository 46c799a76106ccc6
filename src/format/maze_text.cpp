#include "clew/format/maze_text.hpp"

#include "clew/base/digest.hpp"
#include "clew/format/block_frame.hpp"
#include "clew/format/encoding.hpp"
#include "clew/format/foreign.hpp"
#include "clew/format/world_file.hpp"
#include "clew/world/faults.hpp"

#include <utility>

namespace clew {

namespace {

void fault_letters(const MazeText& maze, FaultList& faults) {
    for (std::size_t i = 0; i < maze.letters.size(); ++i) {
        faults.add(maze.letter_spans[i],
                   quoted(std::string_view(&maze.letters[i].first, 1)) + " means nothing here",
                   "expected S or @ for the start, G for a goal, or a blank");
    }
}

Result<MazeText, Diagnostics> maze_of(std::string_view text, Content content,
                                      const Reading& reading) {
    switch (content) {
    case Content::wall_drawing:
        return read_wall_drawing(text, reading.spans);
    case Content::block_drawing:
        return read_block_drawing(text, reading.as, reading.spans);
    case Content::json:
        return read_maze_json(text, reading.spans);
    default:
        return read_exit_table(text, reading.spans);
    }
}

Result<Plan, Diagnostics> plan_of(MazeText maze, OneSided one_sided, std::string_view text) {
    Plan plan;
    FaultList faults(world_faults_max);
    FaultList letters(maze_faults_max);
    fault_letters(maze, letters);
    faults.add(std::move(letters).take());
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

Result<TextRead, Diagnostics> read_as(Result<Plan, Diagnostics> plan, Content content,
                                      std::optional<BlockReading> blocks) {
    if (!plan) {
        return Unexpected{std::move(plan).error()};
    }
    return TextRead{std::move(plan).value(), content, blocks};
}

} // namespace

Content content_of(std::string_view text) {
    if (is_exit_table(text)) {
        return Content::exit_table;
    }
    if (is_maze_json(text)) {
        return Content::json;
    }
    if (is_wall_drawing(text)) {
        return Content::wall_drawing;
    }
    return is_block_drawing(text) ? Content::block_drawing : Content::world;
}

Result<TextRead, Diagnostics> read_text(std::string_view text, const Reading& reading) {
    Diagnostics utf16 = utf16_faults(text);
    if (!utf16.empty()) {
        return Unexpected{std::move(utf16)};
    }
    const Content content = content_of(text);
    if (content == Content::world) {
        Diagnostics foreign = foreign_faults(text);
        if (!foreign.empty()) {
            return Unexpected{std::move(foreign)};
        }
        return read_as(read_world(text, reading.spans), content, {});
    }
    Diagnostics unreadable = encoding_faults(text); // a world's are told by read_world
    if (!unreadable.empty()) {
        return Unexpected{std::move(unreadable)};
    }
    auto maze = maze_of(text, content, reading);
    if (!maze) {
        return Unexpected{std::move(maze).error()};
    }
    if (reading.opens_one_sided && maze->one_sided > 0) {
        open_one_sided(*maze);
    }
    const bool drawn = content == Content::wall_drawing || content == Content::block_drawing;
    const auto blocks = maze->blocks;
    return read_as(plan_of(std::move(maze).value(),
                           drawn ? OneSided::are_passages : OneSided::are_faults, text),
                   content, blocks);
}

Result<Plan, Diagnostics> read_plan(std::string_view text, const Reading& reading) {
    auto read = read_text(text, reading);
    if (!read) {
        return Unexpected{std::move(read).error()};
    }
    return std::move(read->plan);
}

} // namespace clew
