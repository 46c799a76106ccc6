#include "clew/app/picture_file.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/option_values.hpp"
#include "clew/app/terminal.hpp"
#include "clew/draw/style.hpp"
#include "clew/maze/distance.hpp"

#include <new>
#include <optional>
#include <string>
#include <vector>

namespace clew {
namespace {

/// The grid that the picture shows: with its doors as exits.
Grid with_doors(const Picture& picture) {
    Grid grid = *picture.grid;
    for (const auto& [room, exits] : picture.doors) {
        grid.set_exits(room, grid.exits(room).with(exits));
    }
    return grid;
}

/// True if no option in use is unknown to that format.
bool shows_all(const StyleFacts& facts, const Options& options) {
    return (facts.path || !options.solution) && (facts.shades || !options.shade) &&
           (facts.labels || !options.labels) && (facts.scale || !options.scale);
}

/// Where it would wrap, nothing could be made out.
void check_terminal(const Picture& picture, const Options& options) {
    const Style style = *style_named(options.format);
    const std::optional<std::uint32_t> columns = terminal_columns();
    if (options.output != "-" || !columns) {
        return;
    }
    if (!facts_of(style).text) {
        wrong("a " + options.format + " is not for a terminal; write it to a file with -o FILE");
    }
    const std::optional<std::size_t> width = width_of(picture, style);
    if (!width || *width <= *columns) {
        return;
    }
    const std::size_t least = *width_of(picture, Style::blocks);
    const bool shows = shows_all(facts_of(Style::blocks), options);
    wrong("the picture is " + std::to_string(*width) + " columns wide and the terminal " +
          std::to_string(*columns) + "; write it to a file with -o FILE" +
          (shows && least <= *columns ? ", or see it with --format blocks" : ""));
}

/// The picture refers to what is kept here.
struct Extras {
    std::optional<Grid> joined;
    std::vector<std::uint8_t> shades;
};

void add_extras(Picture& picture, Extras& extras, const Options& options) {
    if (!options.solution && !options.shade) {
        return;
    }
    if (!picture.doors.empty()) {
        extras.joined = with_doors(picture);
    }
    const Grid& grid = extras.joined ? *extras.joined : *picture.grid;
    if (options.solution) {
        picture.path = shortest_way(grid, *picture.start, picture.goals);
        if (picture.path.empty()) {
            throw Failure(Status::faulty, "no way in the picture leads from the start to a goal");
        }
    }
    if (options.shade) {
        extras.shades = shades_from(grid, *picture.start, shade_count);
        picture.shades = &extras.shades;
    }
}

} // namespace

void write_picture(Picture picture, const Options& options) {
    const Style style = *style_named(options.format);
    Extras extras;
    picture.labels = options.labels;
    picture.scale = options.scale.value_or(0);
    check_terminal(picture, options);
    if (const auto fault = fault_of(picture, style)) {
        wrong(*fault);
    }
    add_extras(picture, extras, options);
    Replacement file(options.output);
    std::string buffer;
    const auto take = [](void* taker, std::string_view block) {
        static_cast<Replacement*>(taker)->write(block);
    };
    if (!append_picture(Sheet(buffer, &file, take), picture, style)) {
        throw std::bad_alloc();
    }
    file.write(buffer);
    file.keep();
}

} // namespace clew
