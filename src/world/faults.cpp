#include "clew/world/faults.hpp"

#include "clew/base/text.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <tuple>
#include <utility>

namespace clew {

namespace {

std::string quoted(std::string_view name) {
    std::string text = "'";
    text += name;
    text += '\'';
    return text;
}

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

// Collects the faults of one plan, table by table.
class Judge {
public:
    explicit Judge(const Plan& plan) : plan_(plan), size_(size_of(plan.maze)) {
        for (const RoomPlan& room : plan.rooms) {
            rooms_.emplace_back(room.text.id, place_of(room.at, plan.maze));
            known_places_.push_back(room.text.id);
        }
        known_places_.insert(known_places_.end(), corner_names.begin(), corner_names.end());
        std::stable_sort(rooms_.begin(), rooms_.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        for (const ItemPlan& item : plan.items) {
            known_items_.push_back(item.item.id);
        }
        givers_.resize(plan.items.size(), nullptr);
    }

    Diagnostics faults() && {
        judge_rooms();
        judge_maze();
        judge_encounters();
        judge_items();
        judge_passages();
        sort_by_place(found_);
        return std::move(found_);
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
        found_.push_back({Severity::error, span, std::move(message), std::move(hint)});
    }

    // Who has the first hundred suggestions needs no more, and each takes a look at all names.
    std::string near(std::string_view name, const std::vector<std::string_view>& known) {
        if (hints_left_ == 0) {
            return {};
        }
        --hints_left_;
        return did_you_mean(name, known);
    }

    static const Span& span_of(const Span& own, const Span& owner) {
        return own.begin.line > 0 ? own : owner;
    }

    void judge_rooms();
    void judge_maze();
    void judge_encounters();
    void judge_items();
    void judge_passages();
    void judge_kind(const EncounterPlan& plan);
    void judge_beaten_by(const EncounterPlan& plan);
    void judge_gift(const EncounterPlan& plan);
    void judge_exits(std::vector<Exit>& exits);
    void judge_grid_exit(const Exit& exit);

    std::optional<Place> judge_spot(const Spot& spot, const Span& owner);
    std::optional<Place> judge_needed(const Spot& spot, const Span& owner, std::string_view id);
    std::optional<std::size_t> judge_item(const Ref& ref, const Span& owner);
    void judge_shared(std::vector<std::tuple<Place, Span, std::string_view>>& placed,
                      std::string_view both, std::string_view hint);

    const Plan& plan_;
    MazeSize size_;
    std::vector<std::pair<std::string_view, std::optional<Place>>> rooms_; // sorted by id
    std::vector<std::string_view> known_places_;
    std::vector<std::string_view> known_items_;
    std::vector<const EncounterPlan*> givers_; // of each item, the first that gives it
    Diagnostics found_;
    std::size_t hints_left_ = 100;
};

// The place if it is known; what is neither there nor for chance to choose is a fault.
std::optional<Place> Judge::judge_spot(const Spot& spot, const Span& owner) {
    const std::string* name = std::get_if<std::string>(&spot.where);
    if (name != nullptr) {
        const auto room = std::lower_bound(
            rooms_.begin(), rooms_.end(), *name,
            [](const auto& known, const std::string& sought) { return known.first < sought; });
        if (room != rooms_.end() && room->first == *name) {
            return room->second;
        }
    }
    const auto place = place_of(spot, plan_.maze);
    if (place) {
        return place;
    }
    if (name != nullptr) {
        std::string hint = near(*name, known_places_);
        if (hint.empty()) {
            hint = "expected a room's id, a corner such as 'south-east', or [row, column]";
        }
        fault(span_of(spot.span, owner), "no room is called " + quoted(*name), std::move(hint));
    } else if (const Place* off = std::get_if<Place>(&spot.where)) {
        fault(span_of(spot.span, owner), text_of(*off) + " is off the grid", bounds_text(size_));
    }
    return std::nullopt;
}

std::optional<Place> Judge::judge_needed(const Spot& spot, const Span& owner, std::string_view id) {
    if (std::holds_alternative<std::monostate>(spot.where)) {
        fault(owner, "nothing says where " + quoted(id) + " is", "give it 'at' or 'place'");
    }
    return judge_spot(spot, owner);
}

std::optional<std::size_t> Judge::judge_item(const Ref& ref, const Span& owner) {
    if (ref.id.empty()) {
        return std::nullopt;
    }
    const auto found = std::find(known_items_.begin(), known_items_.end(), ref.id);
    if (found != known_items_.end()) {
        return static_cast<std::size_t>(found - known_items_.begin());
    }
    std::string hint = near(ref.id, known_items_);
    if (hint.empty() && known_items_.empty()) {
        hint = "the world has no items";
    } else if (hint.empty()) {
        hint = "expected the id of an item, such as " + quoted(known_items_.front());
    }
    fault(span_of(ref.span, owner), "no item is called " + quoted(ref.id), std::move(hint));
    return std::nullopt;
}

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
            std::string message = quoted(earlier_id) + " and " + quoted(id);
            message += both;
            message += text_of(place);
            fault(span, std::move(message), std::string(hint));
        }
    }
}

void Judge::judge_rooms() {
    std::vector<std::tuple<Place, Span, std::string_view>> placed;
    for (const RoomPlan& room : plan_.rooms) {
        const Span& span = span_of(room.at.span, room.span);
        const auto place = place_of(room.at, plan_.maze);
        if (place) {
            placed.emplace_back(*place, span, room.text.id);
        } else if (const auto* name = std::get_if<std::string>(&room.at.where)) {
            const std::vector<std::string_view> known(corner_names.begin(), corner_names.end());
            std::string hint = near(*name, known);
            if (hint.empty()) {
                hint = "expected a letter of the drawing, a corner such as 'south-east', or "
                       "[row, column]";
            }
            fault(span, "no place is called " + quoted(*name), std::move(hint));
        } else if (std::holds_alternative<std::monostate>(room.at.where)) {
            fault(room.span, "nothing says where " + quoted(room.text.id) + " is", "give it 'at'");
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
        Diagnostics asymmetries = asymmetries_of(*maze.given, maze.spans);
        std::move(asymmetries.begin(), asymmetries.end(), std::back_inserter(found_));
    }
}

void Judge::judge_encounters() {
    std::vector<std::tuple<Place, Span, std::string_view>> traps;
    for (const EncounterPlan& plan : plan_.encounters) {
        const auto place = judge_needed(plan.at, plan.span, plan.encounter.id);
        if (place && std::holds_alternative<Trap>(plan.encounter.kind)) {
            traps.emplace_back(*place, span_of(plan.at.span, plan.span), plan.encounter.id);
        }
        judge_kind(plan);
    }
    judge_shared(traps, " are both traps at ", "a room holds one trap");
}

void Judge::judge_kind(const EncounterPlan& plan) {
    const EncounterKind& kind = plan.encounter.kind;
    if (std::holds_alternative<Monster>(kind)) {
        judge_beaten_by(plan);
    } else if (std::holds_alternative<QuestGiver>(kind)) {
        static_cast<void>(judge_item(plan.wants, plan.span));
        judge_gift(plan);
    } else if (std::holds_alternative<Trap>(kind) && !plan.to.random) {
        judge_spot(plan.to.to, plan.span);
    }
}

void Judge::judge_beaten_by(const EncounterPlan& plan) {
    for (const Ref& ref : plan.beaten_by) {
        const auto item = judge_item(ref, plan.span);
        if (item && !plan_.items[*item].item.weapon) {
            fault(span_of(ref.span, plan.span), quoted(ref.id) + " is no weapon",
                  "give it 'weapon = true'");
        }
    }
}

void Judge::judge_gift(const EncounterPlan& plan) {
    const auto item = judge_item(plan.gives, plan.span);
    if (!item) {
        return;
    }
    const EncounterPlan*& giver = givers_[*item];
    if (giver == nullptr) {
        giver = &plan;
        return;
    }
    fault(span_of(plan.gives.span, plan.span),
          quoted(giver->encounter.id) + " and " + quoted(plan.encounter.id) + " both give " +
              quoted(plan.gives.id),
          "a thing is given by one");
}

void Judge::judge_items() {
    for (std::size_t i = 0; i < plan_.items.size(); ++i) {
        const ItemPlan& plan = plan_.items[i];
        const std::string& id = plan.item.id;
        if (givers_[i] == nullptr) {
            static_cast<void>(judge_needed(plan.at, plan.span, id));
        } else if (!std::holds_alternative<std::monostate>(plan.at.where)) {
            fault(span_of(plan.at.span, plan.span),
                  quoted(id) + " has a place, and " + quoted(givers_[i]->encounter.id) +
                      " gives it too",
                  "take one of the two away");
        }
        if (plan.teleporter && !plan.teleporter->random) {
            judge_spot(plan.teleporter->to, plan.span);
        }
    }
}

void Judge::judge_passages() {
    std::vector<Exit> exits;
    for (const PassagePlan& plan : plan_.passages) {
        const std::string id = quoted(plan.passage.id);
        if (std::holds_alternative<std::monostate>(plan.from.where)) {
            fault(plan.span, "nothing says where " + id + " begins", "give it 'from'");
        }
        if (std::holds_alternative<std::monostate>(plan.to.where)) {
            fault(plan.span, "nothing says where " + id + " leads", "give it 'to'");
        }
        static_cast<void>(judge_item(plan.locked_by, plan.span));
        const auto from = judge_spot(plan.from, plan.span);
        const auto to = judge_spot(plan.to, plan.span);
        if (!from || !to) {
            continue;
        }
        if (*from == *to) {
            fault(span_of(plan.to.span, plan.span), id + " leads from a room to itself",
                  "expected another room in 'to'");
            continue;
        }
        exits.push_back({*from, plan.passage.go, *to, &plan, false});
        if (!plan.passage.one_way) {
            exits.push_back({*to, opposite(plan.passage.go), *from, &plan, true});
        }
    }
    judge_exits(exits);
}

std::string subject_of(const PassagePlan& plan, bool back) {
    return (back ? "the way back of " : "") + quoted(plan.passage.id);
}

void Judge::judge_exits(std::vector<Exit>& exits) {
    std::stable_sort(exits.begin(), exits.end(), [](const Exit& a, const Exit& b) {
        return std::tie(a.from, a.go) < std::tie(b.from, b.go);
    });
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
