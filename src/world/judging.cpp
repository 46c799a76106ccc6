#include "clew/world/judging.hpp"

#include "clew/base/text.hpp"
#include "clew/world/spot.hpp"

#include <algorithm>
#include <iterator>

namespace clew {

namespace {

// "rows go from 0 to 5 and columns from 0 to 5"
std::string bounds_text(MazeSize size) {
    std::string text;
    if (size.rows == 1) {
        text = "the only row is 0";
    } else {
        text = "rows go from 0 to ";
        append_number(text, size.rows - 1);
    }
    if (size.columns == 1) {
        text += " and the only column is 0";
    } else {
        text += size.rows == 1 ? " and columns go from 0 to " : " and columns from 0 to ";
        append_number(text, size.columns - 1);
    }
    return text;
}

} // namespace

std::string in_quotes(std::string_view name) {
    std::string text = "'";
    text += name;
    text += '\'';
    return text;
}

void IdIndex::sort() { std::sort(ids_.begin(), ids_.end()); }

std::optional<std::size_t> IdIndex::find(std::string_view id) const {
    const auto found = std::lower_bound(
        ids_.begin(), ids_.end(), id,
        [](const auto& known, std::string_view sought) { return known.first < sought; });
    return found != ids_.end() && found->first == id ? std::optional(found->second) : std::nullopt;
}

Judging::Judging(const Plan& plan) : plan_(plan) {
    for (const RoomPlan& room : plan.rooms) {
        rooms_.add(room.text.id, known_places_.size());
        known_places_.push_back(room.text.id);
    }
    known_places_.insert(known_places_.end(), corner_names.begin(), corner_names.end());
    for (const ItemPlan& item : plan.items) {
        items_.add(item.item.id, known_items_.size());
        known_items_.push_back(item.item.id);
    }
    for (const EncounterPlan& encounter : plan.encounters) {
        encounters_.add(encounter.encounter.id, known_encounters_.size());
        known_encounters_.push_back(encounter.encounter.id);
    }
    rooms_.sort();
    items_.sort();
    encounters_.sort();
}

void Judging::fault(const Span& span, std::string message, std::string hint) {
    found_.push_back({Severity::error, span, std::move(message), std::move(hint)});
}

void Judging::add(Diagnostics faults) {
    std::move(faults.begin(), faults.end(), std::back_inserter(found_));
}

std::string Judging::near(std::string_view name, const std::vector<std::string_view>& known) {
    if (hints_left_ == 0) {
        return {};
    }
    --hints_left_;
    return did_you_mean(name, known);
}

std::string Judging::place_hint(std::string_view name) const {
    if (name == "anywhere" || name == "dead-end" || name == "far") {
        return "where chance may choose, write place = " + in_quotes(name) + " instead of 'at'";
    }
    const MazePlan& maze = plan_.maze;
    const bool is_start = name == "S";
    if (!is_start && (name != "G" || maze.goals.empty())) {
        return {};
    }
    const auto place = place_of(is_start ? maze.start : maze.goals.front(), maze);
    std::string hint =
        in_quotes(name) + (is_start ? " only marks the start" : " only marks a goal");
    hint += " in a drawing; write ";
    if (!place) {
        return hint + "[row, column] here";
    }
    hint += '[';
    append_number(hint, place->row);
    hint += ", ";
    append_number(hint, place->column);
    return hint + "] here";
}

std::optional<Place> Judging::spot(const Spot& spot, const Span& owner) {
    const std::string* name = std::get_if<std::string>(&spot.where);
    if (name != nullptr) {
        if (const auto room = rooms_.find(*name)) {
            return place_of(plan_.rooms[*room].at, plan_.maze);
        }
    }
    const auto place = place_of(spot, plan_.maze);
    if (place) {
        return place;
    }
    if (name != nullptr) {
        std::string hint = place_hint(*name);
        if (hint.empty()) {
            hint = near(*name, known_places_);
        }
        if (hint.empty()) {
            hint = "expected a room's id, a corner such as 'south-east', or [row, column]";
        }
        fault(span_or(spot.span, owner), "no room is called " + in_quotes(*name), std::move(hint));
    } else if (const Place* off = std::get_if<Place>(&spot.where)) {
        fault(span_or(spot.span, owner), text_of(*off) + " is off the grid",
              bounds_text(size_of(plan_.maze)));
    }
    return std::nullopt;
}

void Judging::fault_unknown(const Ref& ref, const Span& span, std::string_view what,
                            const std::vector<std::string_view>& known) {
    std::string hint = near(ref.id, known);
    if (hint.empty() && known.empty()) {
        hint = "the world has no " + std::string(what) + "s";
    } else if (hint.empty()) {
        hint =
            "expected the id of an " + std::string(what) + ", such as " + in_quotes(known.front());
    }
    fault(span, "no " + std::string(what) + " is called " + in_quotes(ref.id), std::move(hint));
}

std::optional<std::size_t> Judging::item(const Ref& ref, const Span& owner) {
    const auto found = items_.find(ref.id);
    if (!found && !ref.id.empty()) {
        fault_unknown(ref, span_or(ref.span, owner), "item", known_items_);
    }
    return found;
}

std::optional<std::size_t> Judging::encounter(const Ref& ref, const Span& owner) {
    const auto found = encounters_.find(ref.id);
    if (!found && !ref.id.empty()) {
        fault_unknown(ref, span_or(ref.span, owner), "encounter", known_encounters_);
    }
    return found;
}

Diagnostics Judging::take() && {
    sort_by_place(found_);
    return std::move(found_);
}

} // namespace clew
