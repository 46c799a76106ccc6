#include "clew/draw/paint.hpp"

#include <array>
#include <cstddef>

namespace clew {

namespace {

// By Role. Yellow and cyan are too pale on white, blue is too dark on black; bold green is bright
// green to many terminals, which is too pale as well.
constexpr std::array<std::string_view, 7> codes = {"",         "\x1B[1m",  "\x1B[32m", "\x1B[31m",
                                                   "\x1B[35m", "\x1B[35m", "\x1B[2m"};

} // namespace

Role role_in_picture(char mark) {
    switch (mark) {
    case '@':
        return Role::player;
    case 'G':
        return Role::goal;
    case '.':
        return Role::path;
    default:
        return Role::plain;
    }
}

Role role_in_sight(char mark) {
    switch (mark) {
    case '@':
        return Role::player;
    case 'G':
    case '<':
    case '>':
        return Role::goal;
    case '*':
        return Role::thing;
    case ':':
        return Role::remembered;
    case '?':
        return Role::encounter;
    default:
        return mark >= 'a' && mark <= 'z' ? Role::encounter : Role::plain;
    }
}

std::string_view code_of(Role role) { return codes[static_cast<std::size_t>(role)]; }

void Painter::append(std::string& out, std::string_view drawing) {
    for (const char c : drawing) {
        const Role role = role_of_(c);
        if (role != now_) {
            out += now_ == Role::plain ? "" : plain_code;
            out += code_of(role);
            now_ = role;
        }
        out += c;
    }
}

} // namespace clew
