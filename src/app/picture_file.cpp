#include "clew/app/picture_file.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/option_values.hpp"
#include "clew/app/replacement.hpp"
#include "clew/app/terminal.hpp"
#include "clew/draw/paint.hpp"
#include "clew/draw/style.hpp"
#include "clew/maze/distance.hpp"

#include <algorithm>
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

/// Whether all doors are open from both sides; the grid's own exits are.
bool is_even(const Picture& picture, const Grid& joined) {
    const auto leads_back = [&](RoomId room, Direction direction) {
        const auto next = joined.neighbour(room, direction);
        return next && joined.exits(*next).has(opposite(direction));
    };
    for (const auto& [room, exits] : picture.doors) {
        for (const Direction direction : grid_directions) {
            if (exits.has(direction) && !leads_back(room, direction)) {
                return false;
            }
        }
    }
    return true;
}

/// Where it would wrap, nothing could be made out.
void check_terminal(const Picture& picture, const Options& options) {
    const Style style = *style_named(options.format);
    if (options.output != "-" || !output_is_terminal()) {
        return;
    }
    if (!facts_of(style).text) {
        wrong("a " + options.format + " is not for a terminal; write it to a file with -o FILE");
    }
    const std::optional<std::uint32_t> columns = terminal_columns();
    const std::optional<std::size_t> width = width_of(picture, style);
    if (!columns || !width || *width <= *columns) {
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

/// For formats that have one word for every exit.
void join_doors(Picture& picture, Extras& extras, const Options& options) {
    if (picture.doors.empty()) {
        return;
    }
    extras.joined = with_doors(picture);
    if (facts_of(*style_named(options.format)).one_way) {
        return;
    }
    if (!is_even(picture, *extras.joined)) {
        throw Failure(Status::faulty, "some ways lead one way only, which " + options.format +
                                          " cannot hold; try --format ascii");
    }
    picture.grid = &*extras.joined;
    picture.doors.clear();
}

void note_hidden_goal(const Picture& picture, Style style) {
    const auto& goals = picture.goals;
    const bool is_both =
        picture.start && std::find(goals.begin(), goals.end(), *picture.start) != goals.end();
    if (is_both && facts_of(style).ends && style != Style::json) {
        complain("the start is a goal too; the picture shows the start alone");
    }
}

void add_extras(Picture& picture, Extras& extras, const Options& options) {
    if (!options.solution && !options.shade) {
        return;
    }
    const Grid& grid = extras.joined ? *extras.joined : *picture.grid;
    if (options.solution) {
        if (picture.goals.empty()) {
            throw Failure(Status::faulty, "the world has endings and no goal that a line could "
                                          "lead to; 'clew solve' tells a way to win");
        }
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

/// A picture on its way out, in colour where that goes.
class Outlet {
public:
    Outlet(const Options& options, bool is_of_characters)
        : file_(options.output), in_colour_(is_of_characters && options.output == "-" &&
                                            output_takes_colour(options.colour)) {}

    static void take(void* outlet, std::string_view block) {
        static_cast<Outlet*>(outlet)->write(block);
    }
    void write(std::string_view block) {
        if (!in_colour_) {
            file_.write(block);
            return;
        }
        painted_.clear();
        painter_.append(painted_, block);
        file_.write(painted_);
    }
    void keep() { file_.keep(); }

private:
    Replacement file_;
    bool in_colour_;
    Painter painter_{role_in_picture};
    std::string painted_;
};

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
    join_doors(picture, extras, options);
    add_extras(picture, extras, options);
    note_hidden_goal(picture, style);
    Outlet outlet(options, width_of(picture, style).has_value());
    std::string buffer;
    if (!append_picture(Sheet(buffer, &outlet, Outlet::take), picture, style)) {
        throw std::bad_alloc();
    }
    outlet.write(buffer);
    outlet.keep();
}

} // namespace clew
