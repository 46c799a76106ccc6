/// Reads `[items.ID]`.
#ifndef CLEW_FORMAT_ITEM_PART_HPP
#define CLEW_FORMAT_ITEM_PART_HPP

#include "clew/format/world_parts.hpp"

namespace clew {

void read_items(const WorldReading& reading);

} // namespace clew

#endif
