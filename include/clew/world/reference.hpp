/// References: names and places as they are written in a world file, each with where it stands.
#ifndef CLEW_WORLD_REFERENCE_HPP
#define CLEW_WORLD_REFERENCE_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/world/grid.hpp"

#include <cstdint>
#include <string>
#include <variant>

namespace clew {

/// A name written in the file; empty if none is.
struct Ref {
    std::string id;
    Span span;
};

/// Ways to say where: nothing said; a place; a room's id (or a letter of the drawing); a corner
/// ("south-east" …); or a rule for chance.
enum class Corner : std::uint8_t { north_west, north_east, south_west, south_east };
enum class Rule : std::uint8_t { anywhere, dead_end, far };
using Where = std::variant<std::monostate, Place, std::string, Corner, Rule>;
struct Spot {
    Where where;
    Span span;
};

} // namespace clew

#endif
