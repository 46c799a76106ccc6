/// Result: a value, or the reasons why there is none.
///
/// The names are those of std::expected (C++23), which g++ 12 and clang 14 lack, so that the day
/// they have it this file can go.
#ifndef CLEW_BASE_RESULT_HPP
#define CLEW_BASE_RESULT_HPP

#include <cassert>
#include <utility>
#include <variant>

namespace clew {

/// Wraps an error, so that `return Unexpected{faults};` makes a failed Result of any value type.
template <class E>
struct Unexpected {
    E error;
};

template <class E>
Unexpected(E) -> Unexpected<E>;

/// Invariant: holds either a T or an E. Asking for the one that is not there is our own fault
/// and asserts.
template <class T, class E>
class [[nodiscard]] Result {
public:
    Result(T value) : held_(std::in_place_index<0>, std::move(value)) {}
    Result(Unexpected<E> unexpected) : held_(std::in_place_index<1>, std::move(unexpected.error)) {}

    [[nodiscard]] bool has_value() const { return held_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    [[nodiscard]] const T& value() const& {
        assert(has_value());
        return *std::get_if<0>(&held_);
    }
    [[nodiscard]] T& value() & {
        assert(has_value());
        return *std::get_if<0>(&held_);
    }
    [[nodiscard]] T&& value() && {
        assert(has_value());
        return std::move(*std::get_if<0>(&held_));
    }
    [[nodiscard]] const E& error() const& {
        assert(!has_value());
        return *std::get_if<1>(&held_);
    }
    [[nodiscard]] E&& error() && {
        assert(!has_value());
        return std::move(*std::get_if<1>(&held_));
    }

    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

private:
    std::variant<T, E> held_;
};

} // namespace clew

#endif
