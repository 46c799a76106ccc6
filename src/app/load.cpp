#include "clew/app/load.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/maze_options.hpp"
#include "clew/app/option_values.hpp"
#include "clew/app/shipped.hpp"
#include "clew/base/printable.hpp"
#include "clew/base/text.hpp"
#include "clew/builder/turn_limit.hpp"
#include "clew/format/world_file.hpp"
#include "clew/world/spot.hpp"

#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace clew {
namespace {

[[noreturn]] void no_such_world(const std::string& world) {
    std::vector<std::string_view> names;
    std::string listed;
    for (const ShippedWorld& shipped : shipped_worlds()) {
        listed += (names.empty() ? "" : ", ") + std::string(shipped.name);
        names.push_back(shipped.name);
    }
    for (const std::string_view command :
         {"play", "list", "check", "solve", "replay", "draw", "maze"}) {
        if (command != world) {
            names.push_back(command);
        }
    }
    const std::string near = did_you_mean(world, names);
    throw Failure(Status::command_line, "no world or file is called '" + harmless(world) + "'; " +
                                            (near.empty() ? "shipped are " + listed : near));
}

[[noreturn]] void refuse(const Source& source, const Diagnostics& diagnostics) {
    complain_of(source, diagnostics);
    throw AlreadyTold(Status::faulty);
}

// A drawing of n rooms takes 2 n + 1 characters, or 4 n + 1 across in the ascii and box styles, and
// is set in by one; a line tells the place, and then come the prompt and one line to spare.
void fit(Wishes& wishes, MapStyle style, const TerminalPage& page) {
    const std::uint32_t wide = style == MapStyle::blocks ? 2 : 4;
    const auto rooms = [](std::uint32_t size, std::uint32_t used, std::uint32_t each) {
        return size < used + 2 * each ? 2 : (size - used) / each;
    };
    wishes.rows = wishes.rows.value_or(rooms(page.lines, 4, 2));
    wishes.columns = wishes.columns.value_or(rooms(page.columns, 2, wide));
}

// A device gives bytes without end. No world or maze has a NUL, and only a maze is longer than the
// longest world; what is read is then refused for what it is.
Enough enough_of_a_world() {
    std::size_t looked = 0;
    bool is_maze = false;
    return [looked, is_maze](std::string_view text) mutable {
        const bool has_nul = text.find('\0', looked) != std::string_view::npos;
        looked = text.size();
        if (has_nul || is_maze || text.size() <= world_file_bytes_max) {
            return has_nul;
        }
        is_maze = content_of(text) != Content::world;
        return !is_maze;
    };
}

} // namespace

std::string stem_of(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    const std::string file = slash == std::string::npos ? path : path.substr(slash + 1);
    const std::size_t dot = file.rfind('.');
    return dot == std::string::npos || dot == 0 ? file : file.substr(0, dot);
}

Source source_of(const std::string& world) {
    for (const ShippedWorld& shipped : shipped_worlds()) {
        if (shipped.name == world) {
            return {world, world + ".toml", std::string(shipped.text)};
        }
    }
    const bool is_word = world.find_first_of("./") == std::string::npos && world != "-";
    if (is_word && !file_exists(world)) {
        no_such_world(world);
    }
    return {world, world == "-" ? "standard input" : plain_line(world),
            read_whole(world, maze_text_bytes_max, enough_of_a_world())};
}

void complain_of(const Source& source, const Diagnostics& diagnostics) {
    std::string text;
    for (const Diagnostic& diagnostic : diagnostics) {
        text += "clew: " + text_of(diagnostic, source.file, source.text);
    }
    complain_raw(text);
}

void check_on_grid(const std::string& option, const std::optional<Spot>& spot, const Plan& plan) {
    const Place* place = spot ? std::get_if<Place>(&spot->where) : nullptr;
    const MazeSize size = size_of(plan.maze);
    if (place != nullptr && (place->row >= size.rows || place->column >= size.columns)) {
        throw Failure(Status::command_line,
                      option + ": " + text_of(*place) + " is off the grid; rows go from 0 to " +
                          std::to_string(size.rows - 1) + " and columns from 0 to " +
                          std::to_string(size.columns - 1));
    }
}

TextRead read_of(const Source& source, const Reading& reading) {
    if (reading.as && content_of(source.text) != Content::block_drawing) {
        throw Failure(Status::command_line,
                      "--as: " + source.file + " is no block drawing; leave it out");
    }
    Result<TextRead, Diagnostics> read = read_text(source.text, reading);
    if (!read) {
        refuse(source, read.error());
    }
    Plan& plan = read->plan;
    plan.name = source.name;
    if (plan.title.empty()) {
        plan.title = source.name == "-" ? "A maze" : harmless(stem_of(source.name));
    }
    return std::move(*read);
}

Plan plan_of(const Source& source, const Reading& reading) {
    return std::move(read_of(source, reading).plan);
}

namespace {

std::string words_of(const Diagnostic& fault) {
    return ": " + fault.message + (fault.hint.empty() ? "" : "; " + fault.hint);
}

/// What is wrong only with the maze wished for is no fault of the file.
Unbuilt blamed(std::optional<Plan> as_written, const Wishes& wishes, Diagnostics faults) {
    std::vector<std::string_view> names;
    const auto name = [&](bool given, std::string_view option) {
        if (given) {
            names.push_back(option);
        }
    };
    name(wishes.rows.has_value(), "--rows");
    name(wishes.columns.has_value(), "--columns");
    name(wishes.algorithm.has_value(), "--algorithm");
    name(wishes.bias.has_value(), "--bias");
    name(wishes.walls.has_value(), "--walls");
    name(wishes.braid.has_value(), "--braid");
    name(wishes.halls.has_value(), "--halls");
    name(wishes.hall_rows.has_value(), "--hall-rows");
    name(wishes.hall_columns.has_value(), "--hall-columns");
    name(wishes.no_overlap, "--no-overlap");
    Wishes seed_alone;
    seed_alone.seed = wishes.seed;
    if (as_written && build(std::move(*as_written), seed_alone)) {
        return {{}, all_of(names) + words_of(faults.front())};
    }
    return {std::move(faults), ""};
}

} // namespace

WishedPlan wished_plan(const Source& source, Plan plan, const Wishes& wishes) {
    std::optional<Plan> as_written;
    if (!plan.maze.given && MazeWishes(wishes) != MazeWishes{}) {
        as_written = plan;
    }
    Wishes of_the_world = wishes;
    of_the_world.limit.reset();
    if (!plan.maze.given) {
        check_settings(wishes, wishes.algorithm.value_or(plan.maze.algorithm));
    }
    Result<Plan, Diagnostics> wished = with_wishes(std::move(plan), of_the_world);
    if (!wished) {
        complain_of(source, wished.error());
        throw AlreadyTold(Status::command_line);
    }
    check_on_grid("--start", wishes.start, *wished);
    check_on_grid("--goal", wishes.goal, *wished);
    return {std::move(*wished), std::move(as_written)};
}

Result<World, Unbuilt> built(WishedPlan wished, const Wishes& wishes) {
    Wishes endless = wishes;
    if (wishes.limit) { // set below, so that its faults are the command line's
        endless.limit = LimitPlan{};
    }
    Result<World, Diagnostics> world = build(std::move(wished.plan), endless);
    if (!world) {
        return Unexpected{blamed(std::move(wished.as_written), wishes, std::move(world).error())};
    }
    if (wishes.limit) {
        world = limited(std::move(*world), *wishes.limit);
        if (!world) {
            return Unexpected{Unbuilt{{}, "--limit" + words_of(world.error().front())}};
        }
    }
    return std::move(*world);
}

Status complain_of(const Source& source, const Unbuilt& unbuilt) {
    if (!unbuilt.in_wishes.empty()) {
        complain(unbuilt.in_wishes);
        return Status::command_line;
    }
    complain_of(source, unbuilt.faults);
    return Status::faulty;
}

World world_of(const Source& source, Plan plan, const Wishes& wishes) {
    Result<World, Unbuilt> world = built(wished_plan(source, std::move(plan), wishes), wishes);
    if (!world) {
        throw AlreadyTold(complain_of(source, world.error()));
    }
    return std::move(*world);
}

Loaded loaded(const std::string& world, const Wishes& wishes, const Reading& reading,
              const std::optional<TerminalPage>& page) {
    const Source source = source_of(world);
    Plan plan = plan_of(source, reading);
    Origin origin{plan.name, plan.edition, !plan.maze.given, plan.maze.algorithm, plan.maze.bias};
    Wishes all = wishes;
    if (page && plan.maze.fits_terminal) {
        fit(all, plan.manner.map, *page);
    }
    return {world_of(source, std::move(plan), all), std::move(origin)};
}

} // namespace clew
