/// Reads `[encounters.ID]`: what all kinds share, then what the kind has of its own.
#ifndef CLEW_FORMAT_ENCOUNTER_PART_HPP
#define CLEW_FORMAT_ENCOUNTER_PART_HPP

#include "clew/format/world_parts.hpp"

namespace clew {

void read_encounters(const WorldReading& reading);

} // namespace clew

#endif
