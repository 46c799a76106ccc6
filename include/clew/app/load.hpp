/// Loading: from what the user calls a world to a World.
#ifndef CLEW_APP_LOAD_HPP
#define CLEW_APP_LOAD_HPP

#include "clew/app/status.hpp"
#include "clew/base/diagnostic.hpp"
#include "clew/builder/build.hpp"
#include "clew/format/maze_text.hpp"
#include "clew/world/plan.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace clew {

/// The text of a world and what it is called.
struct Source {
    std::string name; ///< as given: "escape", "caves/deep.toml", "-"
    std::string file; ///< as messages name it: "escape.toml", "caves/deep.toml", "standard input"
    std::string text;
};

/// True if a world is shipped under that name, or a file has it.
[[nodiscard]] bool is_there(const std::string& world);

/// A shipped world by that name, else the file. Fails with Status::command_line and a suggestion
/// for a bare word that is neither.
[[nodiscard]] Source source_of(const std::string& world);

/// "deep" of "caves/deep.toml": what a bare maze is called, and a thread of a world.
[[nodiscard]] std::string stem_of(const std::string& path);

/// Prints each to standard error in the compilers' form.
void complain_of(const Source& source, const Diagnostics& diagnostics);

/// Read, its plan named and given its edition. Faults are printed and thrown as AlreadyTold.
/// What the command line asks of the reading (--as) and does not matter for this text is a Failure
/// with Status::command_line.
[[nodiscard]] TextRead read_of(const Source& source, const Reading& reading = {});

/// The plan alone.
[[nodiscard]] Plan plan_of(const Source& source, const Reading& reading = {});

/// A place off the grid is refused: it is the command line's fault, not the file's.
void check_on_grid(const std::string& option, const std::optional<Spot>& spot, const Plan& plan);

/// A plan as the command line wants it.
struct WishedPlan {
    Plan plan;                      ///< with all wishes in it but the seed and the limit
    std::optional<Plan> as_written; ///< where wishes for its maze may be to blame
};

/// What cannot be had is told, or a Failure, each with Status::command_line.
[[nodiscard]] WishedPlan wished_plan(const Source& source, Plan plan, const Wishes& wishes);

/// Why there is no world, and whose fault that is.
struct Unbuilt {
    Diagnostics faults;    ///< the file's
    std::string in_wishes; ///< or the command line's: what is wrong only as wished, else ""
};

/// Needs the wishes that are in the plan; the seed may be another.
[[nodiscard]] Result<World, Unbuilt> built(WishedPlan wished, const Wishes& wishes);

/// Prints it and returns its status: faulty, or command_line.
Status complain_of(const Source& source, const Unbuilt& unbuilt);

/// Built as wished, or complained of and thrown as AlreadyTold.
[[nodiscard]] World world_of(const Source& source, Plan plan, const Wishes& wishes);

/// What is worth knowing of a plan once the world is built, so that the plan and the file's text,
/// each as large as the grid or larger, need not be kept while it is played.
struct Origin {
    std::string name;
    std::uint64_t edition = 0;
    bool made = true; ///< by an algorithm: then the next two
    std::string algorithm;
    double bias = 0;
};
struct Loaded {
    World world;
    Origin origin;
};

/// A terminal's page, in characters.
struct TerminalPage {
    std::uint32_t lines = 24;
    std::uint32_t columns = 72;
};

/// All of it: from what the options call a world. A maze that fits the terminal is made as large as
/// its map may be on that page, beside a line of text and the prompt, where no size is wished for;
/// without a page it is as large as the file says.
[[nodiscard]] Loaded loaded(const std::string& world, const Wishes& wishes, const Reading& reading,
                            const std::optional<TerminalPage>& page = {});

} // namespace clew

#endif
