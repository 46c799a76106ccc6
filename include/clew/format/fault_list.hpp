/// The faults that a reader of this floor finds, in the order it finds them.
///
/// A drawing of a million rooms can be wrong in a million places: over a stated number the rest
/// are only counted, so that no input can grow the memory that tells of its faults.
#ifndef CLEW_FORMAT_FAULT_LIST_HPP
#define CLEW_FORMAT_FAULT_LIST_HPP

#include "clew/base/diagnostic.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace clew {

/// What is told at most of a drawing or exit table, and of a world file.
inline constexpr std::size_t maze_faults_max = 100;
inline constexpr std::size_t world_faults_max = 1000;

class FaultList {
public:
    explicit FaultList(std::size_t most = std::numeric_limits<std::size_t>::max()) : most_(most) {}

    void add(Span span, std::string message, std::string hint = {});
    void add(Diagnostics faults);
    /// So many more that are not told, after all that are.
    void count(std::uint64_t more) { more_ += more; }

    [[nodiscard]] bool empty() const { return found_.empty(); }
    [[nodiscard]] std::size_t size() const { return found_.size(); }

    /// True once further faults are only counted: their messages need not be made.
    [[nodiscard]] bool is_full() const { return found_.size() >= most_; }

    /// In file order, the first `told_max`; then, at the first of those that are not told or were
    /// only counted, `and 12 more faults`.
    [[nodiscard]] Diagnostics take(std::size_t told_max = world_faults_max) &&;

private:
    std::size_t most_;
    Diagnostics found_;
    std::uint64_t more_ = 0;
    Span first_untold_;
};

/// Moves the spans on line 1 right by so many bytes: those of a byte-order mark taken off.
void shift_first_line(Diagnostics& faults, std::uint32_t bytes);

/// 'name', with what could harm a terminal shown as '?'.
[[nodiscard]] std::string quoted(std::string_view name);

/// The same of one character; or "a tab", or "a strange character" if it is not printable ASCII.
[[nodiscard]] std::string shown_char(char c);

} // namespace clew

#endif
