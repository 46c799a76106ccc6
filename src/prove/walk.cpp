#include "clew/prove/walk.hpp"

#include "clew/base/random.hpp"
#include "clew/play/choices.hpp"
#include "clew/play/monster.hpp"
#include "clew/play/step.hpp"
#include "clew/prove/needs.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace clew {

namespace {

// What is known of each room, four bits a room: how it was come into, and whether it is sought.
class Chart {
public:
    explicit Chart(std::uint32_t rooms) : halves_(rooms / 2 + 1) {}

    static constexpr unsigned unseen = 0;
    static constexpr unsigned by_passage = 5; // below: one more than the grid direction taken
    static constexpr unsigned first_room = 6;

    void clear() { std::fill(halves_.begin(), halves_.end(), std::uint8_t{0}); }
    [[nodiscard]] unsigned entry(RoomId room) const { return half(room) & 7U; }
    [[nodiscard]] bool sought(RoomId room) const { return (half(room) & 8U) != 0; }
    void enter(RoomId room, unsigned entry) { add(room, entry); }
    void seek(RoomId room) { add(room, 8U); }

private:
    [[nodiscard]] unsigned half(RoomId room) const {
        return static_cast<unsigned>(halves_[index_of(room) / 2]) >> (4U * (index_of(room) % 2));
    }
    void add(RoomId room, unsigned bits) {
        std::uint8_t& both = halves_[index_of(room) / 2];
        both = static_cast<std::uint8_t>(both | bits << (4U * (index_of(room) % 2)));
    }
    std::vector<std::uint8_t> halves_;
};

// A step of a stretch: the way taken and the room it leads to.
struct Pace {
    Direction direction;
    RoomId room;
};

struct Passed {
    RoomId from;
    Way way;
};

class Walker {
public:
    explicit Walker(const World& world)
        : world_(world), needs_(needs_of(world)), state_(first_step(world).state),
          chart_(world.grid().room_count()) {}

    [[nodiscard]] bool wins();

private:
    void settle();
    [[nodiscard]] std::optional<Command> free_deed() const;
    [[nodiscard]] RoomId look_for_way();
    void seek_things();
    void enter_neighbours(RoomId room);
    void enter_by(RoomId room, const Way& way);
    void enter(RoomId room, unsigned entry);
    [[nodiscard]] bool is_safe(const Site& site) const;
    [[nodiscard]] bool is_safe_from(EncounterId id) const;
    [[nodiscard]] std::vector<Pace> stretch_to(RoomId room) const;
    void walk(const std::vector<Pace>& stretch);
    void take_step(const Command& command) { advance(world_, state_, command, events_); }

    const World& world_;
    Needs needs_;
    State state_;
    Events events_;
    Chart chart_;
    std::vector<Passed> passed_; // of those into one room the last is the one taken
    std::vector<RoomId> front_;
    RoomId goal_ = nowhere;
    RoomId thing_ = nowhere;
};

bool Walker::wins() {
    // Each stretch fetches something for good, or is the last.
    const std::size_t stretches_max =
        8 + 2 * world_.items().size() + 8 * world_.encounters().size();
    settle();
    for (std::size_t i = 0; i < stretches_max && !state_.over(); ++i) {
        const RoomId aim = look_for_way();
        if (aim == nowhere) {
            return false;
        }
        walk(stretch_to(aim));
    }
    return state_.outcome == Outcome::won;
}

// Answers what is asked, takes and gives what is here.
void Walker::settle() {
    while (!state_.over()) {
        if (state_.asking != nobody) {
            // Sorted: of a riddle's two answers the empty, wrong one comes first.
            take_step(choices(world_, state_).back());
        } else if (const auto deed = free_deed()) {
            take_step(*deed);
        } else {
            return;
        }
    }
}

std::optional<Command> Walker::free_deed() const {
    for (Command& command : choices(world_, state_)) {
        const bool moves_thing = command.verb == Verb::take || command.verb == Verb::give;
        if (!moves_thing || !needs_.opens[index_of(command.item)]) {
            continue;
        }
        if (command.verb == Verb::take || !needs_.contested[index_of(command.item)]) {
            return std::move(command);
        }
    }
    return std::nullopt;
}

// Breadth first from where the player is. The nearest goal, or thing; or nowhere.
RoomId Walker::look_for_way() {
    chart_.clear();
    passed_.clear();
    goal_ = thing_ = nowhere;
    seek_things();
    front_.clear();
    chart_.enter(state_.room, Chart::first_room);
    front_.push_back(state_.room);
    std::vector<RoomId> ring;
    while (!front_.empty() && goal_ == nowhere) {
        ring.swap(front_);
        front_.clear();
        for (const RoomId room : ring) {
            enter_neighbours(room);
        }
    }
    return goal_ != nowhere ? goal_ : thing_;
}

void Walker::seek_things() {
    for (std::size_t i = 0; i < state_.items.size(); ++i) {
        if (state_.items[i].room == carried || !needs_.opens[i] || world_.items()[i].fixed) {
            continue;
        }
        const RoomId room = place_of(world_, state_, ItemId{static_cast<std::uint16_t>(i)});
        if (room != carried && room != nowhere) {
            chart_.seek(room);
        }
    }
    for (std::size_t i = 0; i < state_.encounters.size(); ++i) {
        const Encounter& encounter = world_.encounters()[i];
        const auto* giver = std::get_if<QuestGiver>(&encounter.kind);
        if (giver != nullptr && giver->wants != no_item && !state_.encounters[i].done &&
            state_.carries(giver->wants) && needs_.opens[index_of(giver->wants)]) {
            chart_.seek(encounter.room);
        }
    }
}

void Walker::enter_neighbours(RoomId room) {
    const Exits exits = world_.grid().exits(room);
    for (const Direction direction : grid_directions) {
        if (exits.has(direction)) {
            enter(world_.grid().beyond(room, direction), static_cast<unsigned>(direction) + 1);
        }
    }
    if (const Site* site = world_.site(room)) {
        for (const Way& way : site->ways) {
            enter_by(room, way);
        }
    }
}

void Walker::enter_by(RoomId room, const Way& way) {
    if (!is_shut(world_, state_, way.passage) && chart_.entry(way.to) == Chart::unseen) {
        passed_.push_back({room, way});
        enter(way.to, Chart::by_passage);
    }
}

void Walker::enter(RoomId room, unsigned entry) {
    if (chart_.entry(room) != Chart::unseen) {
        return;
    }
    const Site* site = world_.site(room);
    if (site != nullptr && (site->trap || !is_safe(*site))) {
        return;
    }
    chart_.enter(room, entry);
    if (site != nullptr && site->goal && goal_ == nowhere) {
        goal_ = room;
    }
    if (thing_ == nowhere && chart_.sought(room)) {
        thing_ = room;
    }
    front_.push_back(room);
}

bool Walker::is_safe(const Site& site) const {
    return std::all_of(site.encounters.begin(), site.encounters.end(),
                       [this](EncounterId id) { return is_safe_from(id); });
}

bool Walker::is_safe_from(EncounterId id) const {
    if (state_.encounters[index_of(id)].done) {
        return true;
    }
    const EncounterKind& kind = world_.encounter(id).kind;
    if (const auto* monster = std::get_if<Monster>(&kind)) {
        return monster->is_mild() || can_beat(world_, state_, id);
    }
    const auto* giver = std::get_if<QuestGiver>(&kind);
    return giver == nullptr || giver->wants == no_item || !state_.carries(giver->wants) ||
           !needs_.contested[index_of(giver->wants)];
}

std::vector<Pace> Walker::stretch_to(RoomId room) const {
    std::vector<Pace> stretch;
    for (unsigned entry = chart_.entry(room); entry != Chart::first_room;
         entry = chart_.entry(room)) {
        if (entry == Chart::by_passage) {
            const auto last = std::find_if(passed_.rbegin(), passed_.rend(),
                                           [&](const Passed& p) { return p.way.to == room; });
            stretch.push_back({last->way.direction, room});
            room = last->from;
        } else {
            const auto direction = static_cast<Direction>(entry - 1);
            stretch.push_back({direction, room});
            room = world_.grid().beyond(room, opposite(direction));
        }
    }
    std::reverse(stretch.begin(), stretch.end());
    return stretch;
}

void Walker::walk(const std::vector<Pace>& stretch) {
    for (const Pace& pace : stretch) {
        take_step({.verb = Verb::go, .direction = pace.direction});
        const bool went_astray = state_.room != pace.room;
        if (went_astray || chart_.sought(pace.room) || world_.site(pace.room) != nullptr) {
            settle();
        }
        if (went_astray || state_.over()) {
            return;
        }
    }
}

} // namespace

bool plainly_winnable(const World& world) {
    const Site* start = world.site(world.parts().start);
    return (start == nullptr || !start->trap) && Walker(world).wins();
}

} // namespace clew
