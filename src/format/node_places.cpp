#include "clew/format/node_places.hpp"

#include "clew/format/key_words.hpp"
#include "clew/world/spot.hpp"

#include <string>

namespace clew {

namespace {

std::optional<Place> place_in(const Node& node) {
    constexpr std::int64_t most = rooms_max - 1;
    if (node.kind != NodeKind::list || node.list.size() != 2) {
        return std::nullopt;
    }
    const Node& row = node.list[0];
    const Node& column = node.list[1];
    const bool whole = row.kind == NodeKind::whole && column.kind == NodeKind::whole;
    if (!whole || row.whole < 0 || row.whole > most || column.whole < 0 || column.whole > most) {
        return std::nullopt;
    }
    return Place{static_cast<std::uint32_t>(row.whole), static_cast<std::uint32_t>(column.whole)};
}

} // namespace

Spot spot_in(const KeyFacts& key, const Node& node, FaultList& faults) {
    Spot spot{Rule::anywhere, node.span};
    if (const auto place = place_in(node)) {
        spot.where = *place;
    } else if (node.kind == NodeKind::text && corner_named(node.text)) {
        spot.where = *corner_named(node.text);
    } else if (node.kind == NodeKind::text && is_id(node.text)) {
        spot.where = node.text;
    } else if (node.kind == NodeKind::text) {
        faults.add(node.span, quoted(key.name) + " is " + quoted(node.text), expected_of(key));
    } else if (node.kind == NodeKind::list) {
        faults.add(node.span, quoted(key.name) + " is a list that is no place",
                   "expected two whole numbers from 0, [row, column]");
    } else {
        faults.add(node.span, quoted(key.name) + " is " + std::string(name_of(node.kind)),
                   expected_of(key));
    }
    return spot;
}

} // namespace clew
