/// The parts of a world file, each read into the plan by a file of its own.
///
/// Each takes the root's fields and adds what is wrong to the list that they were opened with.
#ifndef CLEW_FORMAT_WORLD_PARTS_HPP
#define CLEW_FORMAT_WORLD_PARTS_HPP

#include "clew/format/bare_maze.hpp"
#include "clew/format/fields.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace clew {

/// What the parts share.
struct WorldReading {
    std::string_view source;
    const Fields& root;
    Plan& plan;
    FaultList& faults;
    Spans spans; ///< of a maze that is given
};

/// The tables under that key, `[items.sword]` and so on, in file order: those that are tables
/// and have ids, at most `most`; all else is faulted.
[[nodiscard]] std::vector<const NodeEntry*> tables_by_id(const WorldReading& reading,
                                                         std::string_view key, std::size_t most);

} // namespace clew

#endif
