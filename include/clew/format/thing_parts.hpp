/// Reads `[rooms.ID]`, `[items.ID]` and `[passages.ID]`.
#ifndef CLEW_FORMAT_THING_PARTS_HPP
#define CLEW_FORMAT_THING_PARTS_HPP

#include "clew/format/world_parts.hpp"

#include <string>
#include <string_view>

namespace clew {

void read_rooms(const WorldReading& reading);
void read_items(const WorldReading& reading);
void read_passages(const WorldReading& reading);

/// The name of what has none of its own: its id with '-' and '_' as blanks.
[[nodiscard]] std::string name_from_id(std::string_view id);

/// "an" before a vowel's letter, else "a"; "" before a capital, which begins a name of its own.
[[nodiscard]] std::string article_for(std::string_view name);

/// From `at` or `place`, of which there may be one.
[[nodiscard]] Spot at_or_place(const Fields& fields);

} // namespace clew

#endif
