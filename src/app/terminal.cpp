#include "clew/app/terminal.hpp"

#include "clew/base/text.hpp"

#include <algorithm>
#include <cstdlib>
#include <random>
#include <string>
#include <string_view>
#include <sys/ioctl.h>
#include <unistd.h>

namespace clew {
namespace {

/// Of the environment; empty if it is not set.
std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

bool terminal_knows_codes() {
    const std::string_view name = variable("TERM");
    return !name.empty() && name != "dumb";
}

} // namespace

bool input_is_terminal() {
    return ::isatty(0) == 1;
}

bool output_is_terminal() {
    return ::isatty(1) == 1;
}

bool errors_can_be_rewritten(std::uint32_t columns) {
    winsize size{};
    return ::isatty(2) == 1 && terminal_knows_codes() && ::ioctl(2, TIOCGWINSZ, &size) == 0 &&
           size.ws_col >= columns;
}

bool output_takes_colour(Colouring wanted) {
    return wanted == Colouring::always ||
           (wanted == Colouring::automatic && output_is_terminal() && terminal_knows_codes() &&
            variable("NO_COLOR").empty());
}

std::optional<std::uint32_t> terminal_columns() {
    winsize size{};
    if (!output_is_terminal() || ::ioctl(1, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) {
        return std::nullopt;
    }
    return size.ws_col;
}

std::uint32_t output_width() {
    constexpr std::uint32_t usual = 72;
    // Narrower than this nothing readable is left; wider than this lines are hard to follow.
    constexpr std::uint32_t least = 20;
    constexpr std::uint32_t most = 100;
    const std::optional<std::uint32_t> columns = terminal_columns();
    return columns ? std::clamp(*columns, least, most) : usual;
}

std::uint32_t output_lines() {
    constexpr std::uint32_t usual = 24;
    winsize size{};
    return ::ioctl(1, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 ? usual : size.ws_row;
}

bool locale_is_utf8() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const std::string_view value = variable(name);
        if (!value.empty()) {
            const std::string folded = fold(value);
            return folded.find("utf-8") != std::string::npos ||
                   folded.find("utf8") != std::string::npos;
        }
    }
    return false;
}

std::uint64_t drawn_seed() {
    std::random_device entropy;
    constexpr std::uint64_t bound = 1'000'000'000;
    return ((std::uint64_t{entropy()} << 32U) | entropy()) % bound;
}

} // namespace clew
