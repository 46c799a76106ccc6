#include "clew/world/manner.hpp"

#include <array>

namespace clew {

namespace {

constexpr std::array<std::string_view, 4> keys_names = {"compass", "udlr", "hjkl", "wasd"};
constexpr std::array<std::string_view, 2> coordinates_names = {"row-column", "a1"};
constexpr std::array<std::string_view, 3> view_names = {"none", "map", "sight"};
constexpr std::array<std::string_view, 3> map_names = {"ascii", "blocks", "boxes"};

template <class Choice, std::size_t count>
std::optional<Choice> named(std::string_view name,
                            const std::array<std::string_view, count>& names) {
    for (std::size_t i = 0; i < count; ++i) {
        if (names[i] == name) {
            return static_cast<Choice>(i);
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<Keys> keys_named(std::string_view name) { return named<Keys>(name, keys_names); }

std::optional<Coordinates> coordinates_named(std::string_view name) {
    return named<Coordinates>(name, coordinates_names);
}

std::optional<View> view_named(std::string_view name) { return named<View>(name, view_names); }

std::optional<MapStyle> map_named(std::string_view name) {
    return named<MapStyle>(name, map_names);
}

std::string_view name_of(Keys keys) { return keys_names[static_cast<std::size_t>(keys)]; }

std::string_view name_of(Coordinates coordinates) {
    return coordinates_names[static_cast<std::size_t>(coordinates)];
}

std::string_view name_of(View view) { return view_names[static_cast<std::size_t>(view)]; }

std::string_view name_of(MapStyle map) { return map_names[static_cast<std::size_t>(map)]; }

} // namespace clew
