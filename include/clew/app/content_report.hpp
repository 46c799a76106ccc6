/// The report of content: what `clew check` says of what nobody can ever see.
#ifndef CLEW_APP_CONTENT_REPORT_HPP
#define CLEW_APP_CONTENT_REPORT_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/prove/bounds.hpp"
#include "clew/world/plan.hpp"

#include <map>
#include <string>

namespace clew {

/// Where the parts of a plan stand in its file, by their ids: a world has no places.
struct PartSpans {
    using Spans = std::map<std::string, Span>;
    Spans rooms;
    Spans items;
    Spans encounters;
    Spans passages;
    Spans milestones;
    Spans endings;
    TextSpans texts;
};
[[nodiscard]] PartSpans part_spans_of(const Plan& plan);

/// A note of each part that no play can show (see hidden_parts), of each encounter for which the
/// builder found no room, and of a text for a turn limit that is not there; in file order, at
/// most noted_max of them, and how many more there are. Where it is not settled, one that says so.
[[nodiscard]] Diagnostics content_notes_of(const World& world, const PartSpans& spans,
                                           const Bounds& bounds);

} // namespace clew

#endif
