#include "clew/maze/figures.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace clew {

namespace {

__extension__ using Wide = unsigned __int128;

std::uint64_t one(const Measures& /*measures*/) { return 1; }
std::uint64_t rooms(const Measures& measures) { return measures.rooms; }

constexpr std::array table = {
    Figure{"rooms", "rooms", FigureKind::number,
           "rooms that have an exit, or the one room of a 1 x 1 maze", rooms, one},
    Figure{"corridors", "corridors", FigureKind::number, "openings between two rooms",
           [](const Measures& of) { return of.corridors; }, one},
    Figure{"parts", "parts", FigureKind::number, "groups of rooms that are joined",
           [](const Measures& of) { return of.components; }, one},
    Figure{"dead_ends", "dead ends", FigureKind::share, "rooms of one exit",
           [](const Measures& of) { return of.dead_ends; }, rooms},
    Figure{"straights", "straights", FigureKind::share, "rooms of two exits, opposite",
           [](const Measures& of) { return of.straights; }, rooms},
    Figure{"turns", "turns", FigureKind::share, "rooms of two exits, round a corner",
           [](const Measures& of) { return of.turns; }, rooms},
    Figure{"junctions", "junctions", FigureKind::share, "rooms of three exits",
           [](const Measures& of) { return of.junctions; }, rooms},
    Figure{"crossings", "crossings", FigureKind::share, "rooms of four exits",
           [](const Measures& of) { return of.crossings; }, rooms},
    Figure{"river", "river", FigureKind::mean,
           "mean length of a passage, between rooms that have not two exits",
           [](const Measures& of) { return of.corridors; },
           [](const Measures& of) { return of.passages; }},
    Figure{"blind_alley", "blind alley", FigureKind::mean,
           "mean way from a dead end back to the first junction",
           [](const Measures& of) { return of.alley_steps; },
           [](const Measures& of) { return of.dead_ends; }},
    Figure{"longest_path", "longest path", FigureKind::steps,
           "most steps between two rooms by the shortest way; with rings perhaps more",
           [](const Measures& of) { return of.longest_path; }, one},
    Figure{"start_to_goal", "start to goal", FigureKind::steps,
           "the steps of the shortest way from start to goal",
           [](const Measures& of) { return of.way.value_or(0); },
           [](const Measures& of) { return std::uint64_t{of.way ? 1U : 0U}; }},
};

// Rounded half up.
std::uint64_t ratio(Wide of, Wide among) {
    return static_cast<std::uint64_t>((2 * of + among) / (2 * among));
}

// Rounded down, a bit at a time from the highest.
std::uint64_t root(Wide square) {
    std::uint64_t root = 0;
    for (std::uint64_t bit = std::uint64_t{1} << 63U; bit != 0; bit >>= 1U) {
        const std::uint64_t tried = root | bit;
        root = static_cast<Wide>(tried) * tried <= square ? tried : root;
    }
    return root;
}

} // namespace

std::span<const Figure> figures() { return table; }

std::optional<std::uint64_t> value_of(const Figure& figure, const Measures& measures) {
    const std::uint64_t among = figure.among(measures);
    if (among == 0) {
        return std::nullopt;
    }
    const std::uint64_t scale =
        figure.kind == FigureKind::share ? 100 * figure_scale : figure_scale;
    return ratio(Wide{figure.of(measures)} * scale, among);
}

Summary summary_of(std::span<const std::uint64_t> values) {
    assert(values.size() <= samples_max);
    Summary told;
    if (values.empty()) {
        return told;
    }
    Wide sum = 0;
    Wide squares = 0;
    for (const std::uint64_t value : values) {
        sum += value;
        squares += Wide{value} * value;
    }
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    const Wide count = values.size();
    told = {values.size(), ratio(sum, count), 0, *least, *most};
    if (count > 1) {
        // Twice the deviation, rounded down, plus one, halved: the deviation rounded half up.
        const Wide spread = count * squares - sum * sum;
        told.deviation = (root(4 * spread / (count * (count - 1))) + 1) / 2;
    }
    return told;
}

Summary summary_of(const Figure& figure, std::span<const Measures> samples) {
    std::vector<std::uint64_t> values;
    values.reserve(samples.size());
    for (const Measures& measures : samples) {
        if (const auto value = value_of(figure, measures)) {
            values.push_back(*value);
        }
    }
    return summary_of(values);
}

} // namespace clew
