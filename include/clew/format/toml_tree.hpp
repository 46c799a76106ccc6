/// A TOML file as a tree of plain values, each with its place; the only file that knows toml++.
///
/// The library keeps the keys of a table by name and counts columns in characters. Here they are
/// in file order, columns count bytes, and spans cover what a caret line should underline.
#ifndef CLEW_FORMAT_TOML_TREE_HPP
#define CLEW_FORMAT_TOML_TREE_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/base/result.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

enum class NodeKind : std::uint8_t { text, whole, real, flag, date, list, table };

struct NodeEntry;

struct Node {
    NodeKind kind = NodeKind::table;
    bool flag = false;
    Span span; ///< of a value over several lines, what stands on the first
    std::int64_t whole = 0;
    double real = 0.0;
    std::string text;
    std::vector<Node> list;
    std::vector<NodeEntry> entries; ///< of a table, in file order
};

/// A key of a table, with the span of that key alone (`hall` in `[rooms.hall]`).
struct NodeEntry {
    std::string key;
    Span span;
    Node value;
};

/// "a string", "a whole number" …: what a value is, for messages.
[[nodiscard]] std::string_view name_of(NodeKind kind);

/// The root table; or, if the text is no TOML, why: the one fault that stopped the reading, or
/// each key that comes twice, or a limit of toml_outline.hpp.
[[nodiscard]] Result<Node, Diagnostics> toml_tree(std::string_view text);

} // namespace clew

#endif
