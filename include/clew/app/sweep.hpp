/// Sweeps: one setting of an algorithm taken through its values, as `--sweep bias=0..1/0.1` says.
#ifndef CLEW_APP_SWEEP_HPP
#define CLEW_APP_SWEEP_HPP

#include "clew/maze/make_maze.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace clew {

enum class Setting : std::uint8_t { bias, walls, braid };

[[nodiscard]] std::string_view name_of(Setting setting);

/// From `first` on by `step` to what is not over `last`, all in millionths: a step of 0.1 that is
/// added ten times is 1.
struct Sweep {
    Setting setting = Setting::bias;
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    std::uint64_t step = 0;

    [[nodiscard]] std::uint64_t size() const { return (last - first) / step + 1; }
    [[nodiscard]] std::uint64_t value(std::uint64_t number) const { return first + number * step; }
};

inline constexpr std::uint64_t sweep_scale = 1'000'000;
inline constexpr std::uint64_t sweep_size_max = 1000;

/// Reads NAME=FIRST..LAST/STEP; what is wrong is thrown as a Failure with Status::command_line.
[[nodiscard]] Sweep sweep_option(const std::string& value);

/// The specification's value of that setting, as its option takes it: "0.25", "8".
[[nodiscard]] std::string setting_text(const MazeSpec& spec, Setting setting);

/// The specification with that value of the swept setting.
[[nodiscard]] MazeSpec with_setting(MazeSpec spec, Setting setting, std::uint64_t value);

} // namespace clew

#endif
