#include "clew/builder/draft.hpp"

#include "clew/builder/dungeon_floor.hpp"
#include "clew/builder/grounds.hpp"
#include "clew/builder/ids.hpp"
#include "clew/builder/joining.hpp"
#include "clew/maze/make_maze.hpp"
#include "clew/world/spot.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace clew {

namespace {

// Turns one plan into a draft, table by table; the plan's texts are moved out of it.
class Drafter {
public:
    Drafter(Plan plan, std::uint64_t seed, std::uint64_t attempt)
        : plan_(std::move(plan)), seed_(seed), attempt_(attempt), ids_(plan_) {}

    Result<Draft, Diagnostics> draft() &&;

private:
    void fault(const Span& span, std::string message, std::string hint) {
        found_.push_back({Severity::error, span, std::move(message), std::move(hint)});
    }
    WorldParts& parts() { return draft_.parts; }

    void make_grid();
    void set_ends();
    void place_rooms();
    void place_room(RoomPlan& plan, Rule rule, Grounds& grounds);
    [[nodiscard]] std::vector<RoomId> rooms_spoken_for() const;
    [[nodiscard]] std::vector<Passage> passages_so_far() const;
    void refer_to(const Spot& spot);
    void set_items();
    void set_encounters();
    void set_kind(EncounterPlan& plan);
    void set_passages();
    void set_endings();
    void set_rooms();
    void set_rest();

    [[nodiscard]] RoomId room_at(Place place) const { return draft_.parts.grid.at(place); }
    [[nodiscard]] RoomId fixed_room_of(const Spot& spot) const;
    [[nodiscard]] RoomId room_of(const Spot& spot);
    [[nodiscard]] RoomId end_of(const Spot& spot, Corner otherwise);
    [[nodiscard]] RoomId place(const Spot& spot, const Loose& loose);
    [[nodiscard]] Destination destination_of(const DestinationPlan& plan);
    [[nodiscard]] Conditions conditions_of(const ConditionsPlan& plan);

    Plan plan_;
    std::uint64_t seed_;
    std::uint64_t attempt_;
    Ids ids_;
    std::vector<Ref> rooms_by_rule_;
    Draft draft_;
    Diagnostics found_;
};

Result<Draft, Diagnostics> Drafter::draft() && {
    make_grid();
    if (!found_.empty()) {
        return Unexpected{std::move(found_)};
    }
    set_ends();
    if (!found_.empty()) {
        return Unexpected{std::move(found_)};
    }
    place_rooms();
    set_items();
    set_encounters();
    set_endings();
    set_passages();
    set_rooms();
    set_rest();
    if (!found_.empty()) {
        sort_by_place(found_);
        return Unexpected{std::move(found_)};
    }
    std::stable_sort(draft_.loose.begin(), draft_.loose.end(),
                     [](const Loose& a, const Loose& b) { return a.span.begin < b.span.begin; });
    return std::move(draft_);
}

void Drafter::make_grid() {
    MazePlan& maze = plan_.maze;
    if (maze.given) {
        parts().grid = std::move(*maze.given);
        // Spots are still to be resolved, by the size alone.
        maze.rows = parts().grid.rows();
        maze.columns = parts().grid.columns();
        maze.given.reset();
        return;
    }
    const auto algorithm = algorithm_named(maze.algorithm);
    assert(algorithm);
    Random random = random_of(seed_, "maze");
    if (*algorithm == Algorithm::dungeon) {
        Dungeon made = dungeon(maze.rows, maze.columns, maze.dungeon, random);
        parts().floors = static_cast<std::uint32_t>(made.stairs.size()) + 1;
        add_stairs(plan_, made);
        found_ = settle_in_dungeon(plan_, made);
        parts().grid = std::move(made.grid);
        return;
    }
    Result<Grid, std::string> made = make_maze({.rows = maze.rows,
                                                .columns = maze.columns,
                                                .algorithm = *algorithm,
                                                .bias = maze.bias,
                                                .walls = maze.walls,
                                                .braid = maze.braid},
                                               random);
    if (made) {
        parts().grid = std::move(made).value();
    } else {
        fault(maze.span, std::move(made).error(), "");
    }
}

RoomId Drafter::fixed_room_of(const Spot& spot) const {
    const auto place = place_of(spot, plan_);
    return place ? room_at(*place) : nowhere;
}

RoomId Drafter::room_of(const Spot& spot) {
    refer_to(spot);
    return fixed_room_of(spot);
}

// Notes that it matters where that room is, if it is one that chance has placed.
void Drafter::refer_to(const Spot& spot) {
    const std::string* name = std::get_if<std::string>(&spot.where);
    const auto is_named = [&](const Ref& ref) { return name != nullptr && ref.id == *name; };
    const auto room = std::find_if(rooms_by_rule_.begin(), rooms_by_rule_.end(), is_named);
    if (room == rooms_by_rule_.end()) {
        return;
    }
    auto& noted = draft_.wandering;
    if (std::none_of(noted.begin(), noted.end(), is_named)) {
        noted.push_back(*room);
    }
    if (fixed_room_of(spot) == nowhere) {
        fault(room->span, "there is no room left for '" + room->id + "'",
              "expected a larger maze, or fewer rooms placed by rule");
    }
}

RoomId Drafter::end_of(const Spot& spot, Corner otherwise) {
    const RoomId room = fixed_room_of(spot);
    if (room == nowhere && !std::holds_alternative<std::monostate>(spot.where)) {
        fault(spot.span, "the start and the goals cannot be left to chance",
              "expected [row, column], a corner such as 'south-east', or a room with such a place");
    }
    return room != nowhere ? room : fixed_room_of({otherwise, {}});
}

void Drafter::set_ends() {
    parts().start = end_of(plan_.maze.start, Corner::south_east);
    for (const Spot& goal : plan_.maze.goals) {
        parts().goals.push_back(end_of(goal, Corner::north_west));
    }
    if (parts().goals.empty() && plan_.endings.empty()) {
        parts().goals.push_back(end_of({}, Corner::north_west));
    }
}

// Those between rooms whose places are known: a part of the maze may be joined by them alone.
std::vector<Passage> Drafter::passages_so_far() const {
    std::vector<Passage> passages;
    for (const PassagePlan& plan : plan_.passages) {
        Passage passage;
        passage.from = fixed_room_of(plan.from);
        passage.to = fixed_room_of(plan.to);
        passage.one_way = plan.passage.one_way;
        if (passage.from != nowhere && passage.to != nowhere) {
            passages.push_back(std::move(passage));
        }
    }
    return passages;
}

// Whatever the plan says has its place: a room placed there by chance could have two traps, or
// two passages in one direction.
std::vector<RoomId> Drafter::rooms_spoken_for() const {
    std::vector<RoomId> rooms;
    const auto add = [&](const Spot& spot) { rooms.push_back(fixed_room_of(spot)); };
    for (const RoomPlan& plan : plan_.rooms) {
        add(plan.at);
    }
    for (const ItemPlan& plan : plan_.items) {
        add(plan.at);
    }
    for (const EncounterPlan& plan : plan_.encounters) {
        add(plan.at);
        std::for_each(plan.route.begin(), plan.route.end(), add);
    }
    for (const PassagePlan& plan : plan_.passages) {
        add(plan.from);
        add(plan.to);
    }
    return rooms;
}

void Drafter::place_rooms() {
    std::vector<Loose> loose;
    for (const RoomPlan& plan : plan_.rooms) {
        if (const Rule* rule = std::get_if<Rule>(&plan.at.where)) {
            rooms_by_rule_.push_back({plan.text.id, plan.span});
            loose.push_back({.rule = *rule, .span = plan.span});
        }
    }
    if (loose.empty()) {
        return;
    }
    parts().passages = passages_so_far();
    Grounds grounds(parts(), loose, rooms_spoken_for());
    for (const Rule rule : {Rule::dead_end, Rule::far, Rule::anywhere}) {
        for (RoomPlan& plan : plan_.rooms) {
            place_room(plan, rule, grounds);
        }
    }
    parts().passages.clear();
}

void Drafter::place_room(RoomPlan& plan, Rule rule, Grounds& grounds) {
    if (plan.at.where == Where{rule}) {
        Random random = random_of(seed_, "place room " + plan.text.id, attempt_);
        const RoomId room = grounds.take(rule, random);
        if (room != nowhere) {
            plan.at.where = parts().grid.place_of(room);
        }
    }
}

Conditions Drafter::conditions_of(const ConditionsPlan& plan) {
    return clew::conditions_of(plan, ids_, [this](const Spot& spot) { return room_of(spot); });
}

Destination Drafter::destination_of(const DestinationPlan& plan) {
    return plan.random ? Destination{} : Destination{room_of(plan.to)};
}

RoomId Drafter::place(const Spot& spot, const Loose& loose) {
    if (const Rule* rule = std::get_if<Rule>(&spot.where)) {
        draft_.loose.push_back(loose);
        draft_.loose.back().rule = *rule;
    }
    return room_of(spot);
}

void Drafter::set_items() {
    for (ItemPlan& plan : plan_.items) {
        Item& item = parts().items.emplace_back(std::move(plan.item));
        item.stream = stream_of("item " + item.id);
        item.room = place(plan.at, {true, parts().items.size() - 1, Rule::anywhere, plan.span});
        item.inside = ids_.item(plan.inside);
        item.locked_by = ids_.item(plan.locked_by);
        item.lit_by = ids_.item(plan.lit_by);
        if (plan.teleporter) {
            item.teleporter = destination_of(*plan.teleporter);
        }
    }
}

void Drafter::set_encounters() {
    for (EncounterPlan& plan : plan_.encounters) {
        set_kind(plan);
        Encounter& met = parts().encounters.emplace_back(std::move(plan.encounter));
        met.stream = stream_of("encounter " + met.id);
        met.room =
            place(plan.at, {false, parts().encounters.size() - 1, Rule::anywhere, plan.span});
    }
}

void Drafter::set_kind(EncounterPlan& plan) {
    EncounterKind& kind = plan.encounter.kind;
    if (auto* monster = std::get_if<Monster>(&kind)) {
        for (const Ref& weapon : plan.beaten_by) {
            monster->beaten_by.push_back(ids_.item(weapon));
        }
        monster->guards = ids_.item(plan.guards);
        for (const Spot& spot : plan.route) {
            monster->route.push_back(room_of(spot));
        }
    } else if (auto* giver = std::get_if<QuestGiver>(&kind)) {
        giver->wants = ids_.item(plan.wants);
        giver->gives = ids_.item(plan.gives);
        if (giver->wants == no_item) {
            fault(plan.span, "nothing says what '" + plan.encounter.id + "' wants",
                  "give it 'wants'");
        }
    } else if (auto* trap = std::get_if<Trap>(&kind)) {
        trap->to = destination_of(plan.to);
    }
}

void Drafter::set_passages() {
    std::vector<Span> spans;
    for (PassagePlan& plan : plan_.passages) {
        plan.passage.from = room_of(plan.from);
        plan.passage.to = room_of(plan.to);
        plan.passage.locked_by = ids_.item(plan.locked_by);
        plan.passage.hidden_by = ids_.item(plan.hidden_by);
        plan.passage.appears = conditions_of(plan.appears);
        plan.passage.door = ids_.item(plan.door);
        if (plan.passage.door != no_item) { // nobody takes a door away
            parts().items[index_of(plan.passage.door)].fixed = true;
        }
        spans.push_back(plan.span);
        parts().passages.push_back(std::move(plan.passage));
    }
    if (found_.empty()) {
        Joined joined = join(parts(), spans);
        found_ = std::move(joined.faults);
        draft_.closed = std::move(joined.closed);
    }
}

void Drafter::set_endings() {
    for (EndingPlan& plan : plan_.endings) {
        plan.ending.when = conditions_of(plan.when);
        parts().endings.push_back(std::move(plan.ending));
    }
    for (MilestonePlan& plan : plan_.milestones) {
        plan.milestone.when = conditions_of(plan.when);
        parts().milestones.push_back(std::move(plan.milestone));
    }
}

void Drafter::set_rooms() {
    std::vector<RoomText> texts;
    for (const RoomPlan& plan : plan_.rooms) {
        if (const auto place = place_of(plan.at, plan_.maze)) {
            texts.push_back(plan.text);
            texts.back().room = room_at(*place);
        }
    }
    parts().rooms = std::move(texts);
}

void Drafter::set_rest() {
    parts().title = std::move(plan_.title);
    parts().name = std::move(plan_.name);
    parts().edition = plan_.edition;
    parts().seed = seed_;
    parts().scoring = plan_.scoring;
    parts().turn_limit = turns_of(plan_.limit, floor_count(parts().grid));
    parts().lists_walls = plan_.lists_walls;
    parts().charted = plan_.charted;
    parts().sight = plan_.sight;
    parts().texts = std::move(plan_.texts);
    parts().manner = plan_.manner;
}

} // namespace

std::optional<std::uint64_t> turns_of(const LimitPlan& limit, std::uint64_t rooms) {
    if (limit.turns || !limit.turns_per_room) {
        return limit.turns;
    }
    constexpr double most = 0x1.0p63;
    const double turns = static_cast<double>(rooms) * *limit.turns_per_room;
    if (!(turns >= 1)) {
        return 1;
    }
    return turns < most ? static_cast<std::uint64_t>(turns) : std::uint64_t{1} << 63U;
}

Random random_of(std::uint64_t seed, std::string_view stream, std::uint64_t count) {
    return Random(mix(seed + golden_gamma) ^ mix(stream_of(stream) + count * golden_gamma));
}

Result<Draft, Diagnostics> draft_of(Plan plan, std::uint64_t seed, std::uint64_t attempt) {
    return Drafter(std::move(plan), seed, attempt).draft();
}

} // namespace clew
