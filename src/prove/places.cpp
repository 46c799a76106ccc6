#include "clew/prove/places.hpp"

#include "clew/play/trap.hpp"

#include <algorithm>
#include <utility>

namespace clew {

namespace {

class Surveyor {
public:
    Surveyor(const World& world, const Needs& needs, const State& from)
        : world_(world), needs_(needs), from_(from) {}

    [[nodiscard]] Places places(bool leaves_things);

private:
    void add_sites();
    void add_blocked_room(EncounterId id);
    void add_things();
    [[nodiscard]] RoomId room_of_outermost(std::size_t item) const;
    void add_landings();
    void add_landings_of(const Destination& to, std::uint64_t stream);
    void stop_about(std::size_t first);
    void keep_neighbours(RoomId room);

    const World& world_;
    const Needs& needs_;
    const State& from_;
    Places places_;
};

Places Surveyor::places(bool leaves_things) {
    places_.partings = leaves_things;
    places_.kept.push_back(from_.room);
    add_sites();
    add_things();
    add_landings();
    if (leaves_things) {
        for (const RoomId room : places_.stops) {
            keep_neighbours(room);
        }
    }
    return std::move(places_);
}

void Surveyor::add_sites() {
    for (const Site& site : world_.sites()) {
        if (site.goal || site.trap || site.dark || !site.ways.empty() || !site.encounters.empty()) {
            places_.stops.push_back(site.room);
        }
        for (const Way& way : site.ways) {
            places_.kept.push_back(way.to);
        }
        if (site.trap) {
            keep_neighbours(site.room);
        }
        for (const EncounterId id : site.encounters) {
            add_blocked_room(id);
        }
    }
    places_.stops.insert(places_.stops.end(), needs_.rooms.begin(), needs_.rooms.end());
}

// No walk begins that way: so it must be told apart from those that do.
void Surveyor::add_blocked_room(EncounterId id) {
    const Encounter& who = world_.encounter(id);
    const auto* monster = std::get_if<Monster>(&who.kind);
    if (monster != nullptr && monster->blocks &&
        world_.grid().exits(who.room).has(*monster->blocks)) {
        places_.stops.push_back(world_.grid().beyond(who.room, *monster->blocks));
    }
}

// Of what lies in another, where that is.
RoomId Surveyor::room_of_outermost(std::size_t item) const {
    for (std::size_t depth = 0; depth <= nesting_max && from_.items[item].room == held; ++depth) {
        item = index_of(from_.items[item].inside);
    }
    return from_.items[item].room;
}

void Surveyor::add_things() {
    for (std::size_t i = 0; i < from_.items.size(); ++i) {
        const RoomId room = room_of_outermost(i);
        if (needs_.useful[i] && room != carried && room != held && room != nowhere) {
            places_.stops.push_back(room);
        }
    }
}

void Surveyor::add_landings() {
    for (const Item& item : world_.items()) {
        if (item.teleporter) {
            const std::size_t before = places_.kept.size();
            add_landings_of(*item.teleporter, item.stream);
            if (!item.teleporter->room && !item.fixed) {
                stop_about(before);
            }
        }
    }
    for (const Encounter& encounter : world_.encounters()) {
        if (const auto* trap = std::get_if<Trap>(&encounter.kind)) {
            add_landings_of(trap->to, encounter.stream);
        } else if (std::holds_alternative<Riddler>(encounter.kind)) {
            places_.kept.push_back(world_.parts().start);
        }
    }
}

// Used in the room that it leads to a teleporter leads elsewhere: it matters whether one is there.
void Surveyor::stop_about(std::size_t first) {
    const std::size_t last = places_.kept.size();
    for (std::size_t i = first; i < last; ++i) {
        keep_neighbours(places_.kept[i]);
    }
    places_.stops.insert(places_.stops.end(),
                         places_.kept.begin() + static_cast<std::ptrdiff_t>(first),
                         places_.kept.end());
}

// One who stands in the room drawn lands in another.
void Surveyor::add_landings_of(const Destination& to, std::uint64_t stream) {
    State state;
    Events events;
    for (std::uint8_t uses = 0; uses < (to.room ? 1 : 8); ++uses) {
        state.room = nowhere;
        for (int drawn = 0; drawn < 2; ++drawn) {
            state.room = landing({world_, state, events}, to, stream, uses);
            if (state.room != nowhere) {
                places_.kept.push_back(state.room);
            }
        }
    }
}

void Surveyor::keep_neighbours(RoomId room) {
    for (const Direction direction : grid_directions) {
        if (world_.grid().exits(room).has(direction)) {
            places_.kept.push_back(world_.grid().beyond(room, direction));
        }
    }
}

} // namespace

Places places_of_win(const World& world, const Needs& needs, const State& from) {
    const bool leaves_things =
        std::find(needs.shed.begin(), needs.shed.end(), true) != needs.shed.end();
    return Surveyor(world, needs, from).places(leaves_things);
}

Places places_of_loss(const World& world, const Needs& needs, const State& from) {
    return Surveyor(world, needs, from).places(true);
}

} // namespace clew
