#include "clew/prove/content.hpp"

#include "clew/prove/answering.hpp"
#include "clew/prove/fates.hpp"
#include "clew/world/flood.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace clew {

namespace {

using Kind = Part::Kind;

constexpr std::uint32_t not_listed = std::numeric_limits<std::uint32_t>::max();

ItemId item_id(std::size_t index) { return ItemId{static_cast<std::uint16_t>(index)}; }

bool is_guarded(const World& world, std::size_t item) {
    const auto encounters = world.encounters();
    return std::any_of(encounters.begin(), encounters.end(), [item](const Encounter& one) {
        const auto* monster = std::get_if<Monster>(&one.kind);
        return monster != nullptr && index_of(monster->guards) == item;
    });
}

// True if whoever comes to its room at first can have it, or what is fixed can be come to.
bool lies_open(const World& world, std::size_t item) {
    const RoomId room = world.items()[item].room;
    const Site* site = room == nowhere ? nullptr : world.site(room);
    return room != nowhere && !(site != nullptr && site->dark) && !is_guarded(world, item);
}

bool has_texts_of_use(const Item& item) {
    const ItemTexts& told = item.told;
    return !told.opened.empty() || !told.unlocked.empty() || !told.eaten.empty() ||
           !told.lit.empty() || !told.worn.empty();
}

// What is given for points alone opens no way, but it must be brought all the same; and what must
// be got at, or has more to tell than that it is there, must be tried.
Needs needs_for_all(const World& world) {
    AlsoNeeded also;
    also.milestones = true;
    for (std::size_t i = 0; i < world.items().size(); ++i) {
        const Item& item = world.items()[i];
        also.items.push_back(
            (item.room == nowhere ? item.inside != no_item : !lies_open(world, i)) ||
            has_texts_of_use(item) || item.locked_by != no_item);
    }
    for (const Encounter& encounter : world.encounters()) {
        if (const auto* giver = std::get_if<QuestGiver>(&encounter.kind)) {
            also.wanted.push_back(giver->wants);
        }
    }
    Needs needs = needs_of(world, state_before_start(world), also);
    for (std::size_t i = 0; i < world.items().size(); ++i) {
        needs.open_asked[i] = needs.open_asked[i] || !world.items()[i].told.opened.empty();
    }
    return needs;
}

struct HasSuccess {
    bool operator()(const Monster& it) const { return it.bonus != 0 || !it.beaten.empty(); }
    bool operator()(const Riddler& it) const { return it.bonus != 0 || !it.right.empty(); }
    bool operator()(const Gambler& it) const { return it.bonus != 0 || !it.won.empty(); }
    bool operator()(const QuestGiver& it) const { return it.bonus != 0 || !it.thanks.empty(); }
    bool operator()(const Trap&) const { return false; }
};

struct HasFailure {
    bool operator()(const Monster& it) const { return !it.beats.empty(); }
    bool operator()(const Riddler& it) const { return !it.wrong.empty(); }
    bool operator()(const Gambler& it) const { return !it.lost.empty(); }
    bool operator()(const QuestGiver& it) const { return !it.asks.empty(); }
    bool operator()(const Trap&) const { return false; }
};

// The list, and what was struck off it.
class Parts {
public:
    explicit Parts(const World& world) : world_(world) {
        add_rooms();
        add_items();
        add_encounters();
        for (std::size_t i = 0; i < world.passages().size(); ++i) {
            add(Kind::passage, i);
        }
        if (!world.parts().texts.won.empty()) {
            add(Kind::win, 0);
        }
        add_views();
        add_told(Kind::opened, &ItemTexts::opened);
        add_told(Kind::unlocked, &ItemTexts::unlocked);
        add_told(Kind::eaten, &ItemTexts::eaten);
        add_told(Kind::lit, &ItemTexts::lit);
        add_told(Kind::worn, &ItemTexts::worn);
        add_what_waits();
    }

    void strike(Kind kind, std::size_t index) {
        const auto& numbers = numbers_[static_cast<std::size_t>(kind)];
        const std::uint32_t number = index < numbers.size() ? numbers[index] : not_listed;
        if (number != not_listed && !struck_[number]) {
            struck_[number] = true;
            --left_;
        }
    }
    [[nodiscard]] bool any_left() const { return left_ > 0; }
    [[nodiscard]] std::vector<Part> rest() const;

private:
    void add(Kind kind, std::size_t index);
    void add_rooms();
    void add_items();
    void add_encounters();
    void add_views();
    void add_told(Kind kind, std::string ItemTexts::*text);
    void add_what_waits();

    const World& world_;
    std::vector<Part> list_;
    std::vector<bool> struck_;
    std::size_t left_ = 0;
    std::array<std::vector<std::uint32_t>, Part::kinds> numbers_; // in the list, by kind and index
};

void Parts::add(Kind kind, std::size_t index) {
    auto& numbers = numbers_[static_cast<std::size_t>(kind)];
    numbers.resize(index + 1, not_listed);
    numbers[index] = static_cast<std::uint32_t>(list_.size());
    list_.push_back({kind, index});
    struck_.push_back(false);
    ++left_;
}

void Parts::add_rooms() {
    if (world_.rooms().empty()) {
        return;
    }
    const RoomSet told = rooms_out_of_reach(world_);
    for (std::size_t i = 0; i < world_.rooms().size(); ++i) {
        const RoomText& room = world_.rooms()[i];
        if ((!room.name.empty() || !room.text.empty()) && !told.has(room.room)) {
            add(Kind::room, i);
        }
    }
}

void Parts::add_items() {
    std::vector<bool> is_for_something(world_.items().size());
    const auto note = [&](ItemId item) {
        if (item != no_item) {
            is_for_something[index_of(item)] = true;
        }
    };
    for (const Passage& passage : world_.passages()) {
        note(passage.locked_by);
    }
    for (const Item& item : world_.items()) {
        note(item.openable ? item.locked_by : no_item);
    }
    for (const Encounter& encounter : world_.encounters()) {
        if (const auto* giver = std::get_if<QuestGiver>(&encounter.kind)) {
            note(giver->wants);
        }
    }
    for (std::size_t i = 0; i < world_.items().size(); ++i) {
        add(Kind::item, i);
    }
    for (std::size_t i = 0; i < world_.items().size(); ++i) {
        if (is_for_something[i] || world_.items()[i].weapon) {
            add(Kind::use, i);
        }
    }
}

void Parts::add_encounters() {
    const auto encounters = world_.encounters();
    for (std::size_t i = 0; i < encounters.size(); ++i) {
        add(Kind::meeting, i);
    }
    for (std::size_t i = 0; i < encounters.size(); ++i) {
        if (std::visit(HasSuccess(), encounters[i].kind)) {
            add(Kind::success, i);
        }
    }
    for (std::size_t i = 0; i < encounters.size(); ++i) {
        if (std::visit(HasFailure(), encounters[i].kind)) {
            add(Kind::failure, i);
        }
    }
}

void Parts::add_views() {
    for (std::size_t i = 0; i < world_.rooms().size(); ++i) {
        if (world_.rooms()[i].dark && !world_.rooms()[i].text.empty()) {
            add(Kind::view, i);
        }
    }
}

void Parts::add_told(Kind kind, std::string ItemTexts::*text) {
    for (std::size_t i = 0; i < world_.items().size(); ++i) {
        if (!(world_.items()[i].told.*text).empty()) {
            add(kind, i);
        }
    }
}

void Parts::add_what_waits() {
    for (std::size_t i = 0; i < world_.passages().size(); ++i) {
        if (world_.passages()[i].is_secret()) {
            add(Kind::finding, i);
        }
    }
    for (std::size_t i = 0; i < world_.parts().milestones.size(); ++i) {
        add(Kind::milestone, i);
    }
    for (std::size_t i = 0; i < world_.parts().endings.size(); ++i) {
        add(Kind::ending, i);
    }
}

std::vector<Part> Parts::rest() const {
    const auto is_left = [&](Kind kind, std::size_t index) {
        const auto& numbers = numbers_[static_cast<std::size_t>(kind)];
        return index < numbers.size() && numbers[index] != not_listed && !struck_[numbers[index]];
    };
    std::vector<Part> rest;
    for (std::size_t i = 0; i < list_.size(); ++i) {
        const Part& part = list_[i];
        const bool is_of_item = part.kind == Kind::use || part.kind == Kind::opened ||
                                part.kind == Kind::unlocked || part.kind == Kind::eaten ||
                                part.kind == Kind::lit || part.kind == Kind::worn;
        const bool is_told = (is_of_item && is_left(Kind::item, part.index)) ||
                             (part.kind == Kind::view && is_left(Kind::room, part.index)) ||
                             (part.kind == Kind::passage && is_left(Kind::finding, part.index)) ||
                             ((part.kind == Kind::success || part.kind == Kind::failure) &&
                              is_left(Kind::meeting, part.index));
        if (!struck_[i] && !is_told) {
            rest.push_back(part);
        }
    }
    return rest;
}

// Strikes off what steps tell, and what whoever is free to walk about a region comes upon.
class Witnessing {
public:
    Witnessing(const World& world, const Regions& regions, Parts& parts)
        : world_(world), regions_(regions), parts_(parts), walked_(regions.count()) {
        note_places();
    }

    // True as long as something is left.
    bool operator()(const Step& step);

private:
    void note_places();
    void note(Kind kind, std::size_t index, RoomId room) {
        there_.push_back({regions_.of(room), {kind, index}});
    }
    void tell(const Event& event);
    void tell_of_model(const Event& event);
    void tell_asked(const Event& event);
    void look_about(const State& state);
    void walk(std::uint32_t region);

    struct There {
        std::uint32_t region;
        Part part;
    };
    const World& world_;
    const Regions& regions_;
    Parts& parts_;
    std::vector<There> there_;              // by region
    std::vector<std::size_t> out_of_sight_; // fixed things that do not lie open
    std::vector<bool> walked_;              // by region
};

// A thing lies where it lay at first until it is had. In plain rooms no question bars the way for
// good, and of those there each may be met.
void Witnessing::note_places() {
    for (std::size_t i = 0; i < world_.rooms().size(); ++i) {
        note(Kind::room, i, world_.rooms()[i].room);
    }
    for (std::size_t i = 0; i < world_.items().size(); ++i) {
        if (lies_open(world_, i)) {
            note(Kind::item, i, world_.items()[i].room);
        } else if (world_.items()[i].fixed) {
            out_of_sight_.push_back(i);
        }
    }
    for (std::size_t i = 0; i < world_.encounters().size(); ++i) {
        const RoomId room = world_.encounters()[i].room;
        if (regions_.is_plain(room) &&
            regions_.is_formality(EncounterId{static_cast<std::uint16_t>(i)})) {
            note(Kind::meeting, i, room);
        }
    }
    for (std::size_t i = 0; i < world_.passages().size(); ++i) {
        const Passage& passage = world_.passages()[i];
        const bool is_locked =
            passage.locked_by != no_item ||
            (passage.door != no_item && world_.item(passage.door).locked_by != no_item);
        if (!is_locked && !passage.is_secret() &&
            regions_.of(passage.from) == regions_.of(passage.to)) {
            note(Kind::passage, i, passage.from);
        }
    }
    std::stable_sort(there_.begin(), there_.end(),
                     [](const There& a, const There& b) { return a.region < b.region; });
}

void Witnessing::walk(std::uint32_t region) {
    if (walked_[region]) {
        return;
    }
    walked_[region] = true;
    const auto is_before = [](const There& one, std::uint32_t sought) {
        return one.region < sought;
    };
    auto at = std::lower_bound(there_.begin(), there_.end(), region, is_before);
    for (; at != there_.end() && at->region == region; ++at) {
        if (at->part.kind == Kind::meeting) {
            const EncounterId id{static_cast<std::uint16_t>(at->part.index)};
            tell_asked({.encounter = id});
        } else {
            parts_.strike(at->part.kind, at->part.index);
        }
    }
}

// Who is asked may answer rightly or wrongly, as he likes.
void Witnessing::tell_asked(const Event& event) {
    const std::size_t i = index_of(event.encounter);
    const EncounterKind& kind = world_.encounters()[i].kind;
    const auto* riddler = std::get_if<Riddler>(&kind);
    const auto* gambler = std::get_if<Gambler>(&kind);
    parts_.strike(Kind::meeting, i);
    if (riddler == nullptr || can_be_answered(*riddler)) {
        parts_.strike(Kind::success, i);
    }
    if (gambler == nullptr || gambler->low < gambler->high) {
        parts_.strike(Kind::failure, i);
    }
}

void Witnessing::tell(const Event& event) {
    const std::size_t item = index_of(event.item);
    const std::size_t encounter = index_of(event.encounter);
    switch (event.kind) {
    case EventKind::arrived:
        if (const Site* site = world_.site(event.room); site != nullptr && site->text) {
            parts_.strike(Kind::room, *site->text);
        }
        parts_.strike(Kind::passage, index_of(event.passage));
        break;
    case EventKind::riddle_asked:
    case EventKind::gamble_asked:
        tell_asked(event);
        break;
    case EventKind::quest_wants:
    case EventKind::monster_wins:
    case EventKind::monster_waits: // and who attacks it in vain is told so
        parts_.strike(Kind::meeting, encounter);
        parts_.strike(Kind::failure, encounter);
        break;
    case EventKind::monster_beaten:
    case EventKind::quest_done:
        parts_.strike(Kind::use, item);
        parts_.strike(Kind::meeting, encounter);
        parts_.strike(Kind::success, encounter);
        break;
    case EventKind::quest_gives:
        parts_.strike(Kind::item, item);
        break;
    case EventKind::teleported:
        parts_.strike(Kind::meeting, encounter);
        break;
    case EventKind::unlocked:
        parts_.strike(Kind::use, item);
        break;
    case EventKind::won:
        parts_.strike(Kind::win, 0);
        break;
    default:
        tell_of_model(event);
        break;
    }
}

void Witnessing::tell_of_model(const Event& event) {
    const std::size_t item = index_of(event.item);
    switch (event.kind) {
    case EventKind::lid_unlocked:
        parts_.strike(Kind::use, index_of(event.other));
        parts_.strike(Kind::unlocked, item);
        break;
    case EventKind::taken:
        parts_.strike(Kind::item, item);
        break;
    case EventKind::opened:
        parts_.strike(Kind::opened, item);
        break;
    case EventKind::consumed:
        parts_.strike(Kind::eaten, item);
        break;
    case EventKind::kindled:
        parts_.strike(Kind::lit, item);
        break;
    case EventKind::worn_out:
        parts_.strike(Kind::worn, item);
        break;
    case EventKind::passage_found:
        parts_.strike(Kind::finding, index_of(event.passage));
        break;
    case EventKind::milestone:
        parts_.strike(Kind::milestone, event.number);
        break;
    case EventKind::ended:
        parts_.strike(Kind::ending, event.number);
        break;
    default:
        break;
    }
}

// What is fixed, and neither lay open in a lit room: whether the player can come to it now.
void Witnessing::look_about(const State& state) {
    for (const std::size_t i : out_of_sight_) {
        const ItemId outer = outermost(world_, state, item_id(i));
        const PassageId way = outer == no_item ? no_passage : world_.way_through(outer);
        State there = state;
        for (const bool from : {true, false}) {
            there.room = way == no_passage ? place_of(world_, state, item_id(i))
                         : from            ? world_.passage(way).from
                                           : world_.passage(way).to;
            there.room = there.room == carried ? state.room : there.room;
            if (there.room != nowhere && regions_.of(there.room) == regions_.of(state.room) &&
                at_hand(world_, there, item_id(i))) {
                parts_.strike(Kind::item, i);
            }
        }
    }
    const Site* site = world_.has_darkness() ? world_.site(state.room) : nullptr;
    if (site != nullptr && site->dark && site->text && !is_in_dark(world_, state)) {
        parts_.strike(Kind::view, *site->text);
    }
}

bool Witnessing::operator()(const Step& step) {
    for (const Event& event : step.events) {
        tell(event);
    }
    State state = step.state;
    while (state.asking != nobody && regions_.is_formality(state.asking)) {
        Step next = answer_formality(world_, std::move(state));
        for (const Event& event : next.events) {
            tell(event);
        }
        state = std::move(next.state);
    }
    if (!state.over() && state.asking == nobody) {
        walk(regions_.of(state.room));
        look_about(state);
    }
    return parts_.any_left();
}

} // namespace

RoomSet rooms_out_of_reach(const World& world) {
    RoomSet rooms(world.grid().room_count());
    if (has_teleporter(world)) {
        return rooms;
    }
    Flood flood(world, links_of(world, false));
    flood.run(world.parts().start);
    for (std::uint32_t i = 0; i < world.grid().room_count(); ++i) {
        if (!flood.seen().has(RoomId{i})) {
            rooms.insert(RoomId{i});
        }
    }
    return rooms;
}

std::optional<std::vector<Part>> hidden_parts(const World& world, const Bounds& bounds) {
    constexpr std::uint64_t bytes_a_room = 8;
    if (world.grid().room_count() * bytes_a_room > bounds.bytes) {
        return std::nullopt;
    }
    const World endless = World(world).with_turn_limit(std::nullopt);
    Parts parts(endless);
    if (!parts.any_left()) {
        return std::vector<Part>();
    }
    const Needs needs = needs_for_all(endless);
    const Regions regions(endless, needs);
    Witnessing witnessing(endless, regions, parts);
    const Fates fates({endless, needs, regions}, bounds,
                      [&](const Step& step) { return witnessing(step); });
    return !parts.any_left() || fates.settled() ? std::optional(parts.rest()) : std::nullopt;
}

} // namespace clew
