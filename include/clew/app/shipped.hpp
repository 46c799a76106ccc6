/// The worlds that the program carries inside, so that it alone is enough to play. They are the
/// files of data, byte for byte; data/embed.py writes the source of this when it is built.
#ifndef CLEW_APP_SHIPPED_HPP
#define CLEW_APP_SHIPPED_HPP

#include <span>
#include <string_view>

namespace clew {

struct ShippedWorld {
    std::string_view name; // as typed: `escape`
    std::string_view text; // the whole world file
};

/// All of them, in the order of their names.
[[nodiscard]] std::span<const ShippedWorld> shipped_worlds();

/// data/starter.toml: what `clew new` writes.
[[nodiscard]] std::string_view starter_world();

} // namespace clew

#endif
