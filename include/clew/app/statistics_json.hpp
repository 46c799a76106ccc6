/// Statistics as one JSON object, to plot: what was asked, and under "points" one object for each
/// value of a sweep, or one alone.
///
///     {"algorithm": "depth-first", "rows": 20, "columns": 30, "seed": 1, "samples": 2,
///      "points": [
///       {"bias": 0.5, "braid": 0.0, "longest_path_exact": true, "figures": {
///        "dead_ends": {"count": 2, "mean": 7.75, "deviation": 0.1179, "least": 7.6667,
///                      "most": 7.8333, "values": [7.6667, 7.8333]}, ...
#ifndef CLEW_APP_STATISTICS_JSON_HPP
#define CLEW_APP_STATISTICS_JSON_HPP

#include "clew/app/statistics_text.hpp"

#include <span>
#include <string>

namespace clew {

void append_json_head(std::string& out, const Survey& survey);

/// `number`: of the point, from 0. A figure's `count` is how many mazes have it; in `values` there
/// is one for each maze, and null for one without it; of no maze mean, deviation, least and most
/// are null, of one the deviation. Shares are in per cent. Four decimals.
void append_json_point(std::string& out, std::uint64_t number, const MazeSpec& spec,
                       std::span<const Measures> samples);

void append_json_tail(std::string& out);

} // namespace clew

#endif
