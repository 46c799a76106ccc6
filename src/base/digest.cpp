#include "clew/base/digest.hpp"

namespace clew {

namespace {

// Byte by byte, so that the order is the same on every machine.
std::uint64_t little_endian(std::string_view bytes) {
    std::uint64_t number = 0;
    for (std::size_t i = bytes.size(); i-- > 0;) {
        number = number << 8U | static_cast<unsigned char>(bytes[i]);
    }
    return number;
}

} // namespace

void Digest::add(std::string_view bytes) {
    add(std::uint64_t{bytes.size()});
    while (bytes.size() >= 8) {
        add(little_endian(bytes.substr(0, 8)));
        bytes.remove_prefix(8);
    }
    if (!bytes.empty()) {
        add(little_endian(bytes));
    }
}

std::string hex16(std::uint64_t value) {
    std::string text(16, '0');
    for (std::size_t i = 16; i-- > 0; value >>= 4U) {
        text[i] = "0123456789abcdef"[value & 15U];
    }
    return text;
}

std::string hex8(std::uint64_t value) { return hex16(value).substr(0, 8); }

} // namespace clew
