/// Reads `[endings.ID]` and `[milestones.ID]`.
#ifndef CLEW_FORMAT_ENDING_PART_HPP
#define CLEW_FORMAT_ENDING_PART_HPP

#include "clew/format/world_parts.hpp"

namespace clew {

void read_endings(const WorldReading& reading);
void read_milestones(const WorldReading& reading);

} // namespace clew

#endif
