/// A value of a world file that says where something is.
#ifndef CLEW_FORMAT_NODE_PLACES_HPP
#define CLEW_FORMAT_NODE_PLACES_HPP

#include "clew/format/fault_list.hpp"
#include "clew/format/fields.hpp"
#include "clew/format/keys.hpp"
#include "clew/format/toml_tree.hpp"
#include "clew/world/reference.hpp"

namespace clew {

/// [row, column], a corner, or an id. What is none of these is a fault, and reads as `anywhere`,
/// about which nobody else complains.
[[nodiscard]] Spot spot_in(const KeyFacts& key, const Node& node, FaultList& faults);

} // namespace clew

#endif
