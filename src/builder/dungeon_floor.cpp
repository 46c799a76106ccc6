#include "clew/builder/dungeon_floor.hpp"

#include "clew/play/sight.hpp"
#include "clew/world/faults.hpp"
#include "clew/world/spot.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

namespace clew {

namespace {

class Settler {
public:
    explicit Settler(const Dungeon& dungeon) : dungeon_(dungeon), grid_(dungeon.grid) {}

    void settle(Spot& spot, const Span& owner) {
        if (const Corner* corner = std::get_if<Corner>(&spot.where)) {
            spot.where = near_corner(*corner);
        } else if (const Place* place = std::get_if<Place>(&spot.where)) {
            judge(*place, spot.span.begin.line > 0 ? spot.span : owner);
        }
    }

    [[nodiscard]] Place place_of(RoomId room) const { return grid_.place_of(room); }
    [[nodiscard]] Diagnostics take() && { return std::move(found_); }

private:
    [[nodiscard]] bool is_floor(RoomId room) const {
        const auto begins_there = [room](const auto& stair) { return stair.second == room; };
        return !grid_.exits(room).empty() || room == dungeon_.first ||
               std::any_of(dungeon_.stairs.begin(), dungeon_.stairs.end(), begins_there);
    }

    void judge(Place place, const Span& span) {
        if (grid_.holds(place) && !is_floor(grid_.at(place))) {
            found_.push_back({Severity::error, span, text_of(place) + " is rock, with this seed",
                              "expected a corner, which gives way to the floor, or 'place'"});
        }
    }

    // Looked for once a corner: it takes a look at every room.
    Place near_corner(Corner corner) {
        std::optional<Place>& known = corners_[static_cast<std::size_t>(corner)];
        if (known) {
            return *known;
        }
        MazePlan size;
        size.rows = grid_.rows();
        size.columns = grid_.columns();
        const Place ideal = *clew::place_of(Spot{corner, {}}, size);
        known = place_of(dungeon_.first);
        for (std::uint32_t i = 0; i < grid_.room_count(); ++i) {
            const Place place = place_of(RoomId{i});
            if (is_floor(RoomId{i}) && steps_between(place, ideal) < steps_between(*known, ideal)) {
                known = place;
            }
        }
        return *known;
    }

    const Dungeon& dungeon_;
    const Grid& grid_;
    std::array<std::optional<Place>, 4> corners_;
    Diagnostics found_;
};

void settle(Settler& settler, ConditionsPlan& conditions) {
    for (AnyOfPlan& any : conditions) {
        for (ConditionPlan& one : any) {
            if (one.kind == Condition::Kind::in_room) {
                settler.settle(one.room, one.span);
            }
        }
    }
}

void settle(Settler& settler, EncounterPlan& met) {
    settler.settle(met.at, met.span);
    settler.settle(met.to.to, met.span);
    for (Spot& spot : met.route) {
        settler.settle(spot, met.span);
    }
}

void settle_ends(Settler& settler, Plan& plan, const Dungeon& dungeon) {
    MazePlan& maze = plan.maze;
    if (std::holds_alternative<std::monostate>(maze.start.where)) {
        maze.start.where = settler.place_of(dungeon.first);
    }
    if (maze.goals.empty() && plan.endings.empty()) {
        maze.goals.resize(1);
        maze.goals[0].where = settler.place_of(dungeon.last);
    }
    settler.settle(maze.start, maze.span);
    for (Spot& goal : maze.goals) {
        settler.settle(goal, maze.span);
    }
}

} // namespace

void add_stairs(Plan& plan, const Dungeon& dungeon) {
    for (const auto& [from, to] : dungeon.stairs) {
        PassagePlan stair;
        stair.passage.id = "stairs " + std::to_string(plan.passages.size() + 1);
        stair.passage.go = Direction::down;
        stair.from.where = dungeon.grid.place_of(from);
        stair.to.where = dungeon.grid.place_of(to);
        stair.span = plan.maze.span;
        plan.passages.push_back(std::move(stair));
    }
}

Diagnostics settle_in_dungeon(Plan& plan, const Dungeon& dungeon) {
    Settler settler(dungeon);
    settle_ends(settler, plan, dungeon);
    for (RoomPlan& room : plan.rooms) {
        settler.settle(room.at, room.span);
    }
    for (ItemPlan& item : plan.items) {
        settler.settle(item.at, item.span);
        if (item.teleporter) {
            settler.settle(item.teleporter->to, item.span);
        }
    }
    for (EncounterPlan& met : plan.encounters) {
        settle(settler, met);
    }
    for (PassagePlan& passage : plan.passages) {
        settler.settle(passage.from, passage.span);
        settler.settle(passage.to, passage.span);
        settle(settler, passage.appears);
    }
    for (EndingPlan& ending : plan.endings) {
        settle(settler, ending.when);
    }
    for (MilestonePlan& milestone : plan.milestones) {
        settle(settler, milestone.when);
    }
    Diagnostics faults = std::move(settler).take();
    if (faults.empty()) {
        faults = faults_of(plan);
    }
    return faults;
}

} // namespace clew
