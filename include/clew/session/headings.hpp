/// The headings of a thread: all that shapes the game or its text, as names and values.
#ifndef CLEW_SESSION_HEADINGS_HPP
#define CLEW_SESSION_HEADINGS_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clew {

/// The headings in their order: name and value, both as written.
class Headings {
public:
    /// Adds or replaces; `line` is where it stands in a file, from 1, or 0.
    void set(std::string_view name, std::string_view value, std::uint32_t line = 0);
    [[nodiscard]] std::optional<std::string_view> get(std::string_view name) const;
    [[nodiscard]] std::uint32_t line_of(std::string_view name) const; ///< 0: in none
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& all() const {
        return all_;
    }
    [[nodiscard]] bool empty() const { return all_.empty(); }

private:
    std::vector<std::pair<std::string, std::string>> all_;
    std::vector<std::uint32_t> lines_; ///< of each
};

/// True for the names that Clew writes: save (its turns; of a save alone), world, seed, built (the
/// digest of the world as built), as (how a block drawing is read), rows, columns, algorithm, bias,
/// walls, braid, halls, hall-rows, hall-columns, no-overlap, start, goal, limit, keys, coordinates,
/// width, view, map, words, ascii, choices.
[[nodiscard]] bool is_heading_name(std::string_view name);

/// "did you mean 'seed'?" for what is nearly a heading, and so no mere comment; else nothing. The
/// name differs from a heading's only in case or, where that has four letters or more, in one
/// (more, less or other) or two neighbours swapped; and the value could be that heading's.
[[nodiscard]] std::string nearly_heading(std::string_view name, std::string_view value);

/// What a heading's value must be, or "" if this one will do: "a number from 0 to 42" …
/// World: a name and 16 hexadecimal digits; limit: "none", "auto" or a number; words, ascii,
/// choices and no-overlap: "yes" or "no"; as: "cells" or "walls"; keys, coordinates, view and map:
/// their names (see manner.hpp); the others: any text that is not blank, which who uses it must
/// judge.
[[nodiscard]] std::string wanted_of_heading(std::string_view name, std::string_view value);

/// The parts of "escape 9f86d081884c7d65"; the name may hold blanks. Bytes of it that may not be
/// printed, blanks at its ends, and '%' where two digits follow, are written as "%1b".
struct WorldHeading {
    std::string name;
    std::uint64_t edition = 0;
    bool operator==(const WorldHeading&) const = default;
};
[[nodiscard]] std::optional<WorldHeading> world_heading(std::string_view value);
[[nodiscard]] std::string text_of(const WorldHeading& heading);

} // namespace clew

#endif
