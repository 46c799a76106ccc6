/// Figures: what is told of a maze that was measured, and of many such mazes together.
///
/// All are whole numbers of ten-thousandths, rounded half up, so that a mean and a deviation are
/// the same digits on every machine: floating-point sums are not.
#ifndef CLEW_MAZE_FIGURES_HPP
#define CLEW_MAZE_FIGURES_HPP

#include "clew/maze/measure.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace clew {

/// `number` counts something; `share` is in per cent of the rooms; `mean` and `steps` are lengths,
/// one an average within the maze, one of a single path.
enum class FigureKind : std::uint8_t { number, share, mean, steps };

struct Figure {
    std::string_view key;  ///< "dead_ends"
    std::string_view name; ///< "dead ends"
    FigureKind kind;
    std::string_view sentence; ///< what it is
    std::uint64_t (*of)(const Measures&);
    std::uint64_t (*among)(const Measures&); ///< what it is divided by; 0: there is no such figure
};

/// All of them, in the order in which they are told.
[[nodiscard]] std::span<const Figure> figures();

inline constexpr std::uint64_t figure_scale = 10'000;

/// In ten-thousandths; nothing where there is none: no way to the goal, no dead end.
[[nodiscard]] std::optional<std::uint64_t> value_of(const Figure& figure, const Measures& measures);

/// Of those samples that have the figure, all but `count` in ten-thousandths.
struct Summary {
    std::uint64_t count = 0;
    std::uint64_t mean = 0;
    std::uint64_t deviation = 0; ///< of samples: the root of squares over count - 1; 0 of one
    std::uint64_t least = 0;
    std::uint64_t most = 0;

    bool operator==(const Summary&) const = default;
};

/// Needs at most `samples_max` of them.
[[nodiscard]] Summary summary_of(const Figure& figure, std::span<const Measures> samples);

/// The same of values below 2^46.
[[nodiscard]] Summary summary_of(std::span<const std::uint64_t> values);

inline constexpr std::uint64_t samples_max = 10'000;

} // namespace clew

#endif
