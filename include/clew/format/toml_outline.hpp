/// The outline of a TOML file: how deep it nests, how much it holds, and which keys come twice.
///
/// It is taken before the TOML library sees the text. That goes down a stack frame for each level
/// of nesting, looks through all dotted keys for each new one, and (3.3) is undone by a header
/// without a name and by letters beyond ASCII in a key; one pass without recursion finds such a
/// file first. The library also stops at the first key that comes twice and does not say where its
/// twin is; the outline knows them all. Other faults are the library's to tell.
#ifndef CLEW_FORMAT_TOML_OUTLINE_HPP
#define CLEW_FORMAT_TOML_OUTLINE_HPP

#include "clew/base/diagnostic.hpp"

#include <cstddef>
#include <string_view>

namespace clew {

/// Lists and tables in one another within one value; parts of a dotted key; keys in all;
/// list elements in all.
inline constexpr std::size_t toml_depth_max = 16;
inline constexpr std::size_t toml_key_parts_max = 8;
inline constexpr std::size_t toml_keys_max = 100'000;
inline constexpr std::size_t toml_elements_max = std::size_t{1} << 20U;

struct TomlOutline {
    Diagnostics refused; ///< where not empty, the library must not see the text
    Diagnostics open;    ///< the first text that is not closed, or seems to be closed too late
    Diagnostics twice;   ///< each key or table that an earlier line has already
};

/// Columns count bytes, as everywhere; a byte-order mark has been taken off. Linear but for the
/// ordered set of keys.
[[nodiscard]] TomlOutline toml_outline(std::string_view text);

} // namespace clew

#endif
