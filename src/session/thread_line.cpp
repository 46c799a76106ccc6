#include "clew/session/thread_line.hpp"

#include "clew/base/text.hpp"

#include <algorithm>

namespace clew {

namespace {

constexpr std::size_t digest_digits = 8;

} // namespace

RawLine take_line(std::string_view text, std::size_t& at) {
    std::string_view line = text.substr(at);
    const std::size_t end = line.find('\n');
    const bool whole = end != std::string_view::npos;
    line = line.substr(0, end);
    at += line.size() + (whole ? 1 : 0);
    if (!line.empty() && line.back() == '\r') {
        line.remove_suffix(1);
    }
    return {line, whole};
}

bool is_digest(std::string_view text) {
    return text.size() == digest_digits && std::all_of(text.begin(), text.end(), [](char c) {
               return is_digit(c) || (c >= 'a' && c <= 'f');
           });
}

ThreadLine line_of(std::string_view text, std::uint32_t number) {
    using Kind = ThreadLine::Kind;
    if (is_typed_line(text)) {
        return {Kind::typed, number, text.substr(text.size() < 2 ? text.size() : 2), {}};
    }
    if (!text.starts_with("= ")) {
        return {Kind::output, number, text, {}};
    }
    text.remove_prefix(2);
    const bool has_seal = text.size() == 2 * digest_digits + 1 && text[digest_digits] == ' ' &&
                          is_digest(text.substr(0, digest_digits)) &&
                          is_digest(text.substr(digest_digits + 1));
    return {Kind::digest, number, text.substr(0, has_seal ? digest_digits : text.size()),
            text.substr(has_seal ? digest_digits + 1 : text.size())};
}

} // namespace clew
