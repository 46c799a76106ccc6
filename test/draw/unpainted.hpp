/// What is left of painted text without its codes, read by the standard and not by our table.
#ifndef CLEW_TEST_DRAW_UNPAINTED_HPP
#define CLEW_TEST_DRAW_UNPAINTED_HPP

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>

namespace clew::test {

/// Takes out "ESC [ digits m" (ECMA-48, 8.3.117). Requires that nothing is in force where a line
/// ends, that no code stands where it changes nothing, and that there are no other codes.
inline std::string unpainted(std::string_view text) {
    std::string plain;
    std::string_view in_force;
    while (!text.empty()) {
        if (text[0] != '\x1B') {
            BOOST_REQUIRE((text[0] != '\n' || in_force.empty()));
            plain += text[0];
            text.remove_prefix(1);
            continue;
        }
        const std::size_t end = text.find_first_not_of("0123456789", 2);
        BOOST_REQUIRE(text.substr(0, 2) == "\x1B[");
        BOOST_REQUIRE((end != std::string_view::npos && text[end] == 'm'));
        const std::string_view code = text.substr(2, end - 2);
        BOOST_REQUIRE(code.empty() != in_force.empty());
        in_force = code;
        text.remove_prefix(end + 1);
    }
    BOOST_REQUIRE(in_force.empty());
    return plain;
}

} // namespace clew::test

#endif
