/// Loading: from what the user calls a world to a World.
#ifndef CLEW_APP_LOAD_HPP
#define CLEW_APP_LOAD_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/builder/build.hpp"
#include "clew/world/plan.hpp"

#include <string>

namespace clew {

/// The text of a world and what it is called.
struct Source {
    std::string name; ///< as given: "escape", "caves/deep.toml", "-"
    std::string file; ///< as messages name it: "escape.toml", "caves/deep.toml", "standard input"
    std::string text;
};

/// A shipped world by that name, else the file. Fails with Status::command_line and a suggestion
/// for a bare word that is neither.
[[nodiscard]] Source source_of(const std::string& world);

/// Prints each to standard error in the compilers' form.
void complain_of(const Source& source, const Diagnostics& diagnostics);

/// Read, named and given its edition. Faults are printed and thrown as Told.
[[nodiscard]] Plan plan_of(const Source& source);

/// Built as wished; faults as above.
[[nodiscard]] World world_of(const Source& source, Plan plan, const Wishes& wishes);

} // namespace clew

#endif
