/// How much of a law a build holds. A sanitizer makes each world some ten times as slow, and what
/// it looks for shows in few; whether the law is true is for the builds without.
#ifndef CLEW_TEST_SHARE_HPP
#define CLEW_TEST_SHARE_HPP

#include <cstdint>
#include <cstdlib>

namespace clew::test {

#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool sanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif
#else
inline constexpr bool sanitized = false;
#endif

/// So many, or a fifth of them under a sanitizer.
template <class Number>
[[nodiscard]] constexpr Number share_of(Number all) {
    return sanitized ? all / 5 : all;
}

/// So many, or as many as CLEW_TEST_WORLDS says: more of them look for what few do not show.
[[nodiscard]] inline std::uint64_t worlds_to_hold(std::uint64_t otherwise) {
    const char* more = std::getenv("CLEW_TEST_WORLDS");
    return more == nullptr ? otherwise : std::strtoull(more, nullptr, 10);
}

} // namespace clew::test

#endif
