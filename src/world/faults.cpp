#include "clew/world/faults.hpp"

#include "clew/base/text.hpp"
#include "clew/world/condition_faults.hpp"
#include "clew/world/judging.hpp"
#include "clew/world/name_faults.hpp"
#include "clew/world/spot.hpp"
#include "clew/world/thing_faults.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <tuple>
#include <utility>

namespace clew {

namespace {

// The next room in that direction, or, of up and down, any.
bool lies_beyond(Place from, Direction go, Place to) {
    switch (go) {
    case Direction::north:
        return to.column == from.column && to.row + 1 == from.row;
    case Direction::south:
        return to.column == from.column && to.row == from.row + 1;
    case Direction::east:
        return to.row == from.row && to.column == from.column + 1;
    case Direction::west:
        return to.row == from.row && to.column + 1 == from.column;
    default:
        return true;
    }
}

// True if the grid has an exit there, or may have one once it is made.
bool may_lead(const MazePlan& maze, Place from, Direction go) {
    if (maze.given) {
        return maze.given->exits(maze.given->at(from)).has(go);
    }
    const MazeSize size = size_of(maze);
    switch (go) {
    case Direction::north:
        return from.row > 0;
    case Direction::south:
        return from.row + 1 < size.rows;
    case Direction::east:
        return from.column + 1 < size.columns;
    case Direction::west:
        return from.column > 0;
    default:
        return false;
    }
}

// Places, ways and the maze; the other judges look at what lies there.
class Judge {
public:
    explicit Judge(const Plan& plan) : plan_(plan), judging_(plan) {}

    Diagnostics faults() && {
        judge_rooms();
        judge_maze();
        judge_encounters();
        judge_things(judging_);
        judge_passages();
        judge_conditions(judging_);
        judge_names(judging_);
        return std::move(judging_).take();
    }

private:
    struct Exit {
        Place from;
        Direction go;
        Place to;
        const PassagePlan* passage;
        bool back;
    };

    void fault(const Span& span, std::string message, std::string hint) {
        judging_.fault(span, std::move(message), std::move(hint));
    }

    void judge_rooms();
    void judge_maze();
    void judge_encounters();
    void judge_passages();
    void judge_kind(const EncounterPlan& plan);
    void judge_monster(const EncounterPlan& plan);
    void judge_ends(const PassagePlan& plan);
    void judge_touch(const PassagePlan& plan, Place from, Place to);
    void judge_exits(const std::vector<Exit>& exits);
    void judge_grid_exit(const Exit& exit);
    void judge_blocked(const EncounterPlan& plan, const std::vector<Exit>& exits);

    void judge_spot(const Spot& spot, const Span& owner) {
        static_cast<void>(judging_.spot(spot, owner));
    }
    void judge_shared(std::vector<std::tuple<Place, Span, std::string_view>>& placed,
                      std::string_view both, std::string_view hint);

    const Plan& plan_;
    Judging judging_;
};

// Faults every one that stands where an earlier one does.
void Judge::judge_shared(std::vector<std::tuple<Place, Span, std::string_view>>& placed,
                         std::string_view both, std::string_view hint) {
    std::stable_sort(placed.begin(), placed.end(), [](const auto& a, const auto& b) {
        return std::get<Place>(a) < std::get<Place>(b);
    });
    for (std::size_t i = 1; i < placed.size(); ++i) {
        const auto& [place, span, id] = placed[i];
        const auto& [earlier_place, earlier_span, earlier_id] = placed[i - 1];
        if (place == earlier_place) {
            std::string message = in_quotes(earlier_id) + " and " + in_quotes(id);
            message += both;
            message += text_of(place);
            fault(span, std::move(message), std::string(hint));
        }
    }
}

void Judge::judge_rooms() {
    std::vector<std::tuple<Place, Span, std::string_view>> placed;
    for (const RoomPlan& room : plan_.rooms) {
        const Span& span = span_or(room.at.span, room.span);
        const auto place = place_of(room.at, plan_.maze);
        if (place) {
            placed.emplace_back(*place, span, room.text.id);
        } else if (const auto* name = std::get_if<std::string>(&room.at.where)) {
            const std::vector<std::string_view> known(corner_names.begin(), corner_names.end());
            std::string hint = judging_.place_hint(*name);
            if (hint.empty()) {
                hint = judging_.near(*name, known);
            }
            if (hint.empty()) {
                hint = "expected a letter of the drawing, a corner such as 'south-east', or "
                       "[row, column]";
            }
            fault(span, "no place is called " + in_quotes(*name), std::move(hint));
        } else if (std::holds_alternative<std::monostate>(room.at.where)) {
            fault(room.span, "nothing says where " + in_quotes(room.text.id) + " is",
                  "give it 'at'");
        } else {
            judge_spot(room.at, room.span);
        }
    }
    judge_shared(placed, " are both at ", "a place holds one named room");
}

void Judge::judge_maze() {
    const MazePlan& maze = plan_.maze;
    judge_spot(maze.start, maze.span);
    for (const Spot& goal : maze.goals) {
        judge_spot(goal, maze.span);
    }
    if (maze.given) {
        judging_.add(asymmetries_of(*maze.given, maze.spans));
    }
}

void Judge::judge_encounters() {
    std::vector<std::tuple<Place, Span, std::string_view>> traps;
    for (const EncounterPlan& plan : plan_.encounters) {
        if (std::holds_alternative<std::monostate>(plan.at.where)) {
            fault(plan.span, "nothing says where " + in_quotes(plan.encounter.id) + " is",
                  "give it 'at' or 'place'");
        }
        const auto place = judging_.spot(plan.at, plan.span);
        if (place && std::holds_alternative<Trap>(plan.encounter.kind)) {
            traps.emplace_back(*place, span_or(plan.at.span, plan.span), plan.encounter.id);
        }
        judge_kind(plan);
    }
    judge_shared(traps, " are both traps at ", "a room holds one trap");
}

void Judge::judge_kind(const EncounterPlan& plan) {
    const EncounterKind& kind = plan.encounter.kind;
    if (std::holds_alternative<Monster>(kind)) {
        judge_monster(plan);
    } else if (std::holds_alternative<QuestGiver>(kind)) {
        static_cast<void>(judging_.item(plan.wants, plan.span));
    } else if (std::holds_alternative<Trap>(kind) && !plan.to.random) {
        judge_spot(plan.to.to, plan.span);
    }
}

void Judge::judge_monster(const EncounterPlan& plan) {
    for (const Ref& ref : plan.beaten_by) {
        const auto item = judging_.item(ref, plan.span);
        if (item && !plan_.items[*item].item.weapon) {
            fault(span_or(ref.span, plan.span), in_quotes(ref.id) + " is no weapon",
                  "give it 'weapon = true'");
        }
    }
    static_cast<void>(judging_.item(plan.guards, plan.span));
    for (std::size_t i = 1; i < plan.route.size(); ++i) { // the first is where it is at first
        judge_spot(plan.route[i], plan.span);
    }
}

void Judge::judge_passages() {
    std::vector<Exit> exits;
    for (const PassagePlan& plan : plan_.passages) {
        judge_ends(plan);
        const auto from = judging_.spot(plan.from, plan.span);
        const auto to = judging_.spot(plan.to, plan.span);
        if (!from || !to) {
            continue;
        }
        if (*from == *to) {
            fault(span_or(plan.to.span, plan.span),
                  in_quotes(plan.passage.id) + " leads from a room to itself",
                  "expected another room in 'to'");
            continue;
        }
        judge_touch(plan, *from, *to);
        exits.push_back({*from, plan.passage.go, *to, &plan, false});
        if (!plan.passage.one_way) {
            exits.push_back({*to, opposite(plan.passage.go), *from, &plan, true});
        }
    }
    std::stable_sort(exits.begin(), exits.end(), [](const Exit& a, const Exit& b) {
        return std::tie(a.from, a.go) < std::tie(b.from, b.go);
    });
    judge_exits(exits);
    for (const EncounterPlan& plan : plan_.encounters) {
        judge_blocked(plan, exits);
    }
}

void Judge::judge_ends(const PassagePlan& plan) {
    if (std::holds_alternative<std::monostate>(plan.from.where)) {
        fault(plan.span, "nothing says where " + in_quotes(plan.passage.id) + " begins",
              "give it 'from'");
    }
    if (std::holds_alternative<std::monostate>(plan.to.where)) {
        fault(plan.span, "nothing says where " + in_quotes(plan.passage.id) + " leads",
              "give it 'to'");
    }
}

// Whoever sees a door in a wall takes what is behind the wall for what is behind the door.
void Judge::judge_touch(const PassagePlan& plan, Place from, Place to) {
    if (plan.door.id.empty() || plan.is_long || lies_beyond(from, plan.passage.go, to)) {
        return;
    }
    std::string message = in_quotes(plan.door.id) + " is a door between rooms that do not touch: ";
    message += text_of(to) + " is not the room ";
    message += name_of(plan.passage.go);
    message += " of " + text_of(from);
    fault(span_or(plan.door.span, plan.span), std::move(message),
          "if the way behind it is long, give the passage 'turns'");
}

void Judge::judge_blocked(const EncounterPlan& plan, const std::vector<Exit>& exits) {
    const auto* monster = std::get_if<Monster>(&plan.encounter.kind);
    const auto place =
        monster == nullptr || !monster->blocks ? std::nullopt : place_of(plan.at, plan_);
    if (!place || may_lead(plan_.maze, *place, *monster->blocks) ||
        std::any_of(exits.begin(), exits.end(), [&](const Exit& exit) {
            return exit.from == *place && exit.go == *monster->blocks;
        })) {
        return;
    }
    std::string message = in_quotes(plan.encounter.id) + " blocks a way that is none: no exit of ";
    message += text_of(*place) + " leads ";
    message += name_of(*monster->blocks);
    fault(span_or(plan.blocks, plan.span), std::move(message), "expected the direction of an exit");
}

std::string subject_of(const PassagePlan& plan, bool back) {
    return (back ? "the way back of " : "") + in_quotes(plan.passage.id);
}

void Judge::judge_exits(const std::vector<Exit>& exits) {
    for (std::size_t i = 0; i < exits.size(); ++i) {
        const Exit& exit = exits[i];
        judge_grid_exit(exit);
        if (i == 0 || exits[i - 1].from != exit.from || exits[i - 1].go != exit.go) {
            continue;
        }
        const Exit& earlier = exits[i - 1];
        std::string message = subject_of(*earlier.passage, earlier.back) + " and " +
                              subject_of(*exit.passage, exit.back) + " both lead ";
        message += name_of(exit.go);
        message += " from ";
        message += text_of(exit.from);
        std::string hint = "a room has one way out in each direction";
        if (earlier.back || exit.back) {
            hint += "; with 'one_way = true' a passage has no way back";
        }
        fault(exit.passage->span, std::move(message), std::move(hint));
    }
}

void Judge::judge_grid_exit(const Exit& exit) {
    const auto& grid = plan_.maze.given;
    if (!grid || !grid->exits(grid->at(exit.from)).has(exit.go)) {
        return;
    }
    if (grid->neighbour(grid->at(exit.from), exit.go) == grid->at(exit.to)) {
        return;
    }
    std::string message = subject_of(*exit.passage, exit.back) + " leads ";
    message += name_of(exit.go);
    message += " where the maze has an exit already";
    fault(exit.passage->span, std::move(message),
          exit.back ? "close that exit of " + text_of(exit.from) + ", or say 'one_way = true'"
                    : "close that exit of " + text_of(exit.from) + ", or choose another direction");
}

} // namespace

Diagnostics faults_of(const Plan& plan) { return Judge(plan).faults(); }

Diagnostics asymmetries_of(const Grid& grid, const std::vector<Span>& spans, std::size_t most) {
    Diagnostics faults;
    for (std::uint32_t i = 0; i < grid.room_count() && faults.size() < most; ++i) {
        const RoomId room{i};
        const Exits exits = grid.exits(room);
        for (const Direction direction : grid_directions) {
            const auto next = grid.neighbour(room, direction);
            if (!exits.has(direction) || (next && grid.exits(*next).has(opposite(direction)))) {
                continue;
            }
            std::string message = text_of(grid.place_of(room)) + " opens ";
            message += name_of(direction);
            if (next) {
                message += ", but " + text_of(grid.place_of(*next)) + " does not open ";
                message += name_of(opposite(direction));
            } else {
                message += ", off the grid";
            }
            faults.push_back({Severity::error, i < spans.size() ? spans[i] : Span{},
                              std::move(message),
                              next ? "open both sides or neither" : "close that side"});
        }
    }
    faults.resize(std::min(faults.size(), most));
    return faults;
}

} // namespace clew
