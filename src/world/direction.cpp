#include "clew/world/direction.hpp"

#include "clew/base/text.hpp"

namespace clew {

namespace {

constexpr std::array<std::string_view, 6> names = {"north", "south", "east", "west", "up", "down"};
constexpr std::string_view letters = "NSEWUD";

} // namespace

std::string_view name_of(Direction direction) { return names[static_cast<std::size_t>(direction)]; }

char letter_of(Direction direction) { return letters[static_cast<std::size_t>(direction)]; }

std::optional<Direction> direction_of(char letter) {
    for (const Direction direction : all_directions) {
        if (to_lower(letter) == to_lower(letter_of(direction))) {
            return direction;
        }
    }
    return std::nullopt;
}

std::optional<Direction> direction_named(std::string_view name) {
    for (const Direction direction : all_directions) {
        if (name == name_of(direction)) {
            return direction;
        }
    }
    return std::nullopt;
}

} // namespace clew
