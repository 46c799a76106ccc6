#include "clew/world/notes.hpp"

#include "clew/base/text.hpp"
#include "clew/world/flood.hpp"

#include <algorithm>
#include <bit>
#include <iterator>
#include <numeric>
#include <string_view>
#include <utility>
#include <vector>

namespace clew {

namespace {

constexpr std::size_t named_max = 5;

// Calls `each` for the rooms outside the set, in order, until it returns false. The set may grow
// meanwhile.
template <class Each>
void for_each_outside(const RoomSet& set, std::uint32_t room_count, Each each) {
    for (std::uint32_t first = 0; first < room_count; first += 64) {
        const std::uint32_t end = std::min(room_count - first, std::uint32_t{64});
        for (std::uint32_t i = 0; i < end && set.word(first / 64) != ~std::uint64_t{0}; ++i) {
            const RoomId room{first + i};
            if (!set.has(room) && !each(room)) {
                return;
            }
        }
    }
}

std::string_view reached_of(const World& world) {
    return has_teleporter(world) ? "reached on foot from the start" : "reached from the start";
}

void note(Diagnostics& notes, std::string message) {
    notes.push_back({Severity::note, {}, std::move(message), ""});
}

// ": row 0, column 1; row 0, column 2; and 7 more"
void append_places(std::string& message, const Grid& grid, const std::vector<RoomId>& first,
                   std::size_t count) {
    std::string_view before = ": ";
    for (const RoomId room : first) {
        message += before;
        message += text_of(grid.place_of(room));
        before = "; ";
    }
    if (count > first.size()) {
        message += "; and ";
        append_number(message, count - first.size());
        message += " more";
    }
}

// In a maze a room without exits is worth a note; in a dungeon it is what there is most of.
bool is_rock(const World& world, RoomId room) {
    return world.is_floor_plan() && world.grid().exits(room).empty() && world.site(room) == nullptr;
}

// How many of those out of reach are rock and left out: all of a dungeon's, but not a few.
std::uint32_t rock_left_out(const World& world, const Flood& flood) {
    std::uint32_t rock = 0;
    for_each_outside(flood.seen(), world.grid().room_count(), [&](RoomId room) {
        rock += is_rock(world, room) ? 1U : 0U;
        return true;
    });
    return rock > named_max ? rock : 0;
}

void note_rooms(Diagnostics& notes, const World& world, const Flood& flood, Missed names) {
    const std::uint32_t room_count = world.grid().room_count();
    const std::uint32_t rock = rock_left_out(world, flood);
    const std::uint32_t missed = room_count - flood.count() - rock;
    std::vector<RoomId> first;
    for_each_outside(flood.seen(), room_count, [&](RoomId room) {
        if (rock == 0 || !is_rock(world, room)) {
            first.push_back(room);
        }
        return first.size() < named_max;
    });
    if (missed == 0) {
        return;
    }
    std::string message;
    append_number(message, missed);
    message += missed == 1 ? " room cannot be " : " rooms cannot be ";
    message += reached_of(world);
    if (names == Missed::named) {
        append_places(message, world.grid(), first, missed);
    }
    note(notes, std::move(message));
}

void note_goals(Diagnostics& notes, const World& world, const RoomSet& seen,
                std::string_view reached) {
    const std::vector<RoomId>& goals = world.parts().goals;
    std::vector<RoomId> missed;
    std::copy_if(goals.begin(), goals.end(), std::back_inserter(missed),
                 [&](RoomId goal) { return !seen.has(goal); });
    if (missed.empty()) {
        return;
    }
    std::string message;
    if (missed.size() == goals.size()) {
        message = "no goal can be ";
        message += reached;
    } else {
        append_number(message, missed.size());
        message += " of ";
        append_number(message, goals.size());
        message += " goals cannot be ";
        message += reached;
        const std::size_t count = missed.size();
        missed.resize(std::min(count, named_max));
        append_places(message, world.grid(), missed, count);
    }
    note(notes, std::move(message));
}

void note_start(Diagnostics& notes, const World& world) {
    const std::vector<RoomId>& goals = world.parts().goals;
    if (std::find(goals.begin(), goals.end(), world.parts().start) != goals.end()) {
        note(notes, "the start is a goal, so the game is won before the first turn");
    }
}

// The room where it lies at first, in or on whatever; nowhere if someone gives it, or it is a door.
RoomId first_room_of(const World& world, ItemId item) {
    for (std::size_t depth = 0; depth <= nesting_max; ++depth) {
        const Item& thing = world.item(item);
        if (thing.inside == no_item) {
            return thing.room;
        }
        item = thing.inside;
    }
    return nowhere;
}

// It may be carried there; but mostly that is a slip.
void note_guards(Diagnostics& notes, const World& world) {
    for (const Encounter& encounter : world.encounters()) {
        const auto* monster = std::get_if<Monster>(&encounter.kind);
        const ItemId guarded = monster == nullptr ? no_item : monster->guards;
        if (guarded != no_item && first_room_of(world, guarded) != encounter.room) {
            std::string message = "'" + encounter.id + "' guards '" + world.item(guarded).id;
            note(notes, message + "', which is not in its room at first");
        }
    }
}

// Each corridor has one side that opens south or east: two bits in each half byte.
std::uint64_t corridor_count(const Grid& grid) {
    const std::uint8_t mask = 0x66;
    std::uint64_t count = 0;
    for (const std::uint8_t half : grid.halves()) {
        count += static_cast<std::uint64_t>(std::popcount(static_cast<unsigned>(half & mask)));
    }
    return count;
}

void note_cycles(Diagnostics& notes, const World& world, Flood flood, bool one_way) {
    if (one_way) {
        flood = Flood(world, links_of(world, true));
        flood.run(world.parts().start);
    }
    const std::uint32_t room_count = world.grid().room_count();
    std::uint64_t pieces = 1;
    for_each_outside(flood.seen(), room_count, [&](RoomId room) {
        flood.run(room);
        ++pieces;
        return true;
    });
    // Every piece of n rooms takes n - 1 corridors to join; each one more closes a cycle.
    const std::uint64_t corridors = corridor_count(world.grid()) + world.passages().size();
    const std::uint64_t joined = corridors + pieces;
    const std::uint64_t cycles = joined > room_count ? joined - room_count : 0;
    if (cycles > 0) {
        std::string message = "the maze has ";
        append_number(message, cycles);
        message += cycles == 1 ? " cycle" : " cycles";
        note(notes, std::move(message));
    } else if (pieces == 1 && !one_way) {
        std::string message = "the maze is perfect: ";
        append_number(message, room_count);
        message += room_count == 1 ? " room, " : " rooms, ";
        append_number(message, corridors);
        message += corridors == 1 ? " corridor" : " corridors";
        note(notes, message + ", and every two rooms are joined by one path");
    } else {
        note(notes, "the maze has no cycles");
    }
}

// Notes of one kind, each at a room, up to a number.
class RoomNotes {
public:
    // What is noted: "room without exits", and of many.
    RoomNotes(const World& world, const std::vector<Span>& spans, std::string one, std::string many)
        : world_(&world), spans_(&spans), one_(std::move(one)), many_(std::move(many)) {}

    [[nodiscard]] std::string name(RoomId room) const {
        return text_of(world_->grid().place_of(room));
    }
    [[nodiscard]] bool is_full() const { return notes_.size() >= noted_max; }
    void add(RoomId room, std::string message) {
        notes_.push_back({Severity::note, (*spans_)[index_of(room)], std::move(message), {}});
    }
    void count(RoomId room) {
        first_untold_ = more_count_ == 0 ? room : first_untold_;
        ++more_count_;
    }
    void put_into(Diagnostics& notes) && {
        if (more_count_ > 0) {
            std::string message = "and ";
            append_number(message, more_count_);
            add(first_untold_, message + " more " + (more_count_ == 1 ? one_ : many_));
        }
        std::move(notes_.begin(), notes_.end(), std::back_inserter(notes));
    }

private:
    const World* world_;
    const std::vector<Span>* spans_;
    std::string one_;
    std::string many_;
    Diagnostics notes_;
    std::uint64_t more_count_ = 0;
    RoomId first_untold_ = nowhere;
};

void note_missed_rooms(Diagnostics& notes, const World& world, const std::vector<Span>& spans,
                       const Flood& flood) {
    const bool has_rock = rock_left_out(world, flood) > 0;
    const std::string unreachable = " cannot be " + std::string(reached_of(world));
    RoomNotes missed(world, spans, "room that" + unreachable, "rooms that" + unreachable);
    RoomNotes closed(world, spans, "room without exits", "rooms without exits");
    for_each_outside(flood.seen(), world.grid().room_count(), [&](RoomId room) {
        if (has_rock && is_rock(world, room)) {
            return true;
        }
        const bool is_closed = world.exits(room).empty();
        RoomNotes& kind = is_closed ? closed : missed;
        if (kind.is_full()) {
            kind.count(room);
        } else {
            kind.add(room, kind.name(room) + (is_closed ? " has no exits" : unreachable));
        }
        return true;
    });
    std::move(closed).put_into(notes);
    std::move(missed).put_into(notes);
}

// Which rooms are joined: trees of rooms, each with its root.
class Joined {
public:
    explicit Joined(std::uint32_t room_count) : above_(room_count) {
        std::iota(above_.begin(), above_.end(), 0U);
    }
    // False if they were already.
    bool join(RoomId one, RoomId other) {
        const std::uint32_t a = root(index_of(one));
        const std::uint32_t b = root(index_of(other));
        // The lesser one stays a root: path halving alone keeps rows of rooms flat.
        above_[std::max(a, b)] = std::min(a, b);
        return a != b;
    }

private:
    std::uint32_t root(std::uint32_t room) {
        while (above_[room] != room) {
            above_[room] = above_[above_[room]];
            room = above_[room];
        }
        return room;
    }
    std::vector<std::uint32_t> above_;
};

void note_closing_corridors(Diagnostics& notes, const World& world,
                            const std::vector<Span>& spans) {
    const Grid& grid = world.grid();
    Joined joined(grid.room_count());
    RoomNotes closing(world, spans, "corridor that closes a cycle", "corridors that close a cycle");
    const auto join = [&](RoomId room, RoomId beyond, std::string_view go) {
        if (joined.join(room, beyond)) {
            return;
        }
        if (closing.is_full()) {
            closing.count(room);
            return;
        }
        std::string message = closing.name(room) + " leads ";
        message += go;
        message += " to " + closing.name(beyond) + ", which closes a cycle";
        closing.add(room, std::move(message));
    };
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        for (const Direction go : {Direction::south, Direction::east}) {
            if (grid.exits(RoomId{i}).has(go)) {
                join(RoomId{i}, grid.beyond(RoomId{i}, go), name_of(go));
            }
        }
    }
    for (const Passage& passage : world.passages()) {
        join(passage.from, passage.to, name_of(passage.go));
    }
    std::move(closing).put_into(notes);
}

} // namespace

Diagnostics room_notes_of(const World& world, const std::vector<Span>& spans, Cycles cycles) {
    Diagnostics notes;
    if (spans.size() == world.grid().room_count()) {
        Flood flood(world, links_of(world, false));
        flood.run(world.parts().start);
        note_missed_rooms(notes, world, spans, flood);
        if (cycles == Cycles::named &&
            rock_left_out(world, flood) == 0) { // of a dungeon's halls nearly all close one
            note_closing_corridors(notes, world, spans);
        }
        sort_by_place(notes);
    }
    return notes;
}

Diagnostics notes_of(const World& world, Missed missed) {
    const std::string_view reached = reached_of(world);
    const auto passages = world.passages();
    const bool one_way = std::any_of(passages.begin(), passages.end(),
                                     [](const Passage& passage) { return passage.one_way; });
    Diagnostics notes;
    Flood flood(world, links_of(world, false));
    flood.run(world.parts().start);
    note_rooms(notes, world, flood, missed);
    note_goals(notes, world, flood.seen(), reached);
    note_start(notes, world);
    note_guards(notes, world);
    note_cycles(notes, world, std::move(flood), one_way);
    return notes;
}

} // namespace clew
