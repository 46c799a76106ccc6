/// Reads a world file (TOML 1.0; the format is told in data/README.md).
#ifndef CLEW_FORMAT_WORLD_FILE_HPP
#define CLEW_FORMAT_WORLD_FILE_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/base/result.hpp"
#include "clew/format/bare_maze.hpp"
#include "clew/world/plan.hpp"

#include <cstddef>
#include <string_view>

namespace clew {

/// At most so many bytes.
inline constexpr std::size_t world_file_bytes_max = std::size_t{16} << 20U;

/// A plan without faults, or all faults in file order: of TOML itself (then the only ones),
/// unknown keys with a suggestion, wrong types, values out of bounds, and those of faults_of. A
/// byte-order mark, CRLF and tabs are taken; UTF-16, broken UTF-8, NUL and control bytes are named
/// as such. Over world_faults_max the rest are counted. `edition` is the digest of the bytes;
/// `name` is left empty. `spans`: of a maze that is given room by room.
[[nodiscard]] Result<Plan, Diagnostics> read_world(std::string_view text,
                                                   Spans spans = Spans::of_faulty);

} // namespace clew

#endif
