#include "clew/prove/content.hpp"

#include "clew/prove/answering.hpp"
#include "clew/prove/fates.hpp"
#include "clew/prove/parts.hpp"
#include "clew/world/flood.hpp"

#include <algorithm>
#include <utility>

namespace clew {

namespace {

using Kind = Part::Kind;

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
    void look_at_dark_rooms(std::uint32_t region);
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
    if (world_.has_darkness() && !is_in_dark(world_, state)) {
        look_at_dark_rooms(regions_.of(state.room));
    }
}

// With a light that can be carried: all dark rooms of a region are seen, if one is.
void Witnessing::look_at_dark_rooms(std::uint32_t region) {
    for (const Site& site : world_.sites()) {
        if (site.dark && site.text && regions_.of(site.room) == region) {
            parts_.strike(Kind::view, *site.text);
        }
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
