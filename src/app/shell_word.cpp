#include "clew/app/shell_word.hpp"

#include "clew/base/text.hpp"

namespace clew {
namespace {

bool is_plain(char c) {
    constexpr std::string_view signs = "/._-+,:@%=";
    return is_letter(c) || is_digit(c) || signs.find(c) != std::string_view::npos;
}

} // namespace

std::string in_shell(std::string_view path) {
    std::string word;
    for (const char c : path) {
        const bool is_shown = c >= ' ' && c <= '~';
        word += is_shown && !is_plain(c) ? "\\" : "";
        word += is_shown ? c : '?';
    }
    return word;
}

} // namespace clew
