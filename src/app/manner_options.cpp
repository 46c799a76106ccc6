#include "clew/app/manner_options.hpp"

#include "clew/app/add_option.hpp"
#include "clew/app/option_values.hpp"

#include <cstdint>

namespace clew {
namespace {

constexpr std::uint64_t width_max = 10'000;

} // namespace

void add_manner_options(CLI::App& app, Options& options) {
    add_option(
        app, "--keys SET",
        [&](const std::string& value) {
            options.keys = keys_named(value);
            if (!options.keys) {
                wrong_name("--keys", value, {"compass", "udlr", "hjkl", "wasd"});
            }
        },
        "letters that move: compass, udlr, hjkl or wasd");
    add_option(
        app, "--coordinates STYLE",
        [&](const std::string& value) {
            options.coordinates = coordinates_named(value);
            if (!options.coordinates) {
                wrong_name("--coordinates", value, {"row-column", "a1"});
            }
        },
        "how places are written: row-column or a1");
    add_option(
        app, "--view WHAT",
        [&](const std::string& value) {
            options.view = view_named(value);
            if (!options.view) {
                wrong_name("--view", value, {"none", "map", "sight"});
            }
        },
        "what is shown every turn: none, map or sight");
    add_option(
        app, "--map STYLE",
        [&](const std::string& value) {
            options.map = map_named(value);
            if (!options.map) {
                wrong_name("--map", value, {"ascii", "blocks", "boxes"});
            }
        },
        "how the map is drawn: ascii, blocks or boxes");
    add_option(
        app, "--width N",
        [&](const std::string& value) {
            const std::uint64_t least = value == "0" ? 0 : 20;
            options.width =
                static_cast<std::uint32_t>(number_option("--width", value, least, width_max));
        },
        "columns to wrap lines at, 20 or more; 0 never wraps");
    add_flag(app, "--ascii", options.ascii, "a world's own text as the nearest ASCII");
    add_flag(app, "--words", options.words, "no pictures: maps are told in words");
    add_flag(app, "--debug", options.debug,
             "for authors: the words 'goto ROOM' and 'showme THING'");
    add_flag(app, "--choices", options.choices, "after each answer, what can be typed now");
}

} // namespace clew
