/// Reads `[rooms.ID]` and `[passages.ID]`, and what items and encounters have in common.
#ifndef CLEW_FORMAT_THING_PARTS_HPP
#define CLEW_FORMAT_THING_PARTS_HPP

#include "clew/format/world_parts.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

void read_rooms(const WorldReading& reading);
void read_passages(const WorldReading& reading);

/// The name of what has none of its own: its id with '-' and '_' as blanks.
[[nodiscard]] std::string name_from_id(std::string_view id);

/// "an" before a vowel's sound, else "a"; "some" before what has no singular ("shears"); "" before
/// a capital, which begins a name of its own. By a short list of words that sound otherwise.
[[nodiscard]] std::string article_for(std::string_view name);

/// `article`, or that of the name, which is "some" where `plural` is true.
[[nodiscard]] std::string article_in(const Fields& fields, std::string_view name);

/// `plural`, if it is there.
[[nodiscard]] std::optional<bool> plural_in(const Fields& fields);

/// The `words` that it answers to, folded.
[[nodiscard]] std::vector<std::string> folded_words(const Fields& fields);

/// From `at` or `place`, of which there may be one.
[[nodiscard]] Spot at_or_place(const Fields& fields);

} // namespace clew

#endif
