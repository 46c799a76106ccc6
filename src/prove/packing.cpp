#include "clew/prove/packing.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace clew {

namespace {

constexpr std::uint64_t at_home = 0;
constexpr std::uint64_t in_hands = 1;
constexpr std::uint64_t gone = 2;

// Whether every weapon against it, once had, is had for good.
bool stays_beatable(const World& world, const Needs& needs, const Monster& monster) {
    for (std::size_t i = 0; i < world.items().size(); ++i) {
        const auto& listed = monster.beaten_by;
        const ItemId item{static_cast<std::uint16_t>(i)};
        const bool beats = listed.empty()
                               ? world.items()[i].weapon
                               : std::find(listed.begin(), listed.end(), item) != listed.end();
        if (beats && needs.contested[i]) {
            return false;
        }
    }
    return true;
}

State untouched(const World& world) {
    State state;
    for (const Item& item : world.items()) {
        state.items.push_back({.room = item.room});
    }
    state.encounters.resize(world.encounters().size());
    state.unlocked.resize(world.passages().size());
    return state;
}

} // namespace

Packing::Packing(const World& world, const Needs& needs)
    : Packing(world, needs, untouched(world)) {}

Packing::Packing(const World& world, const Needs& needs, State first)
    : world_(world), first_(std::move(first)) {
    add(Part::room, 0, 32);
    if (!world.encounters().empty()) {
        add(Part::asking, 0, 16);
    }
    add_items(needs);
    add_encounters(needs);
    for (std::size_t i = 0; i < world.passages().size(); ++i) {
        const ItemId key = world.passages()[i].locked_by;
        if (key != no_item && needs.contested[index_of(key)]) {
            add(Part::unlocked, i, 1);
        }
    }
}

void Packing::add(Part part, std::size_t index, unsigned bits) {
    fields_.push_back({part, static_cast<std::uint16_t>(index), layout_.take(bits)});
}

void Packing::add_items(const Needs& needs) {
    for (std::size_t i = 0; i < world_.items().size(); ++i) {
        const Item& item = world_.items()[i];
        if (needs.contested[i]) {
            add(Part::item_room, i, 32);
        } else if (needs.useful[i]) {
            add(Part::item_place, i, 2);
        }
        if (item.teleporter && !item.teleporter->room) {
            add(Part::item_uses, i, 3);
        }
    }
}

void Packing::add_encounters(const Needs& needs) {
    for (std::size_t i = 0; i < world_.encounters().size(); ++i) {
        const EncounterKind& kind = world_.encounters()[i].kind;
        if (const auto* trap = std::get_if<Trap>(&kind)) {
            if (!trap->to.room) {
                add(Part::trap_uses, i, 3);
            }
            continue;
        }
        const auto* monster = std::get_if<Monster>(&kind);
        if (monster == nullptr || !stays_beatable(world_, needs, *monster)) {
            add(Part::done, i, 1);
        }
        if (std::holds_alternative<Gambler>(kind)) {
            add(Part::guesses, i, 8);
        }
    }
}

std::uint64_t Packing::read(const Field& field, const State& state) const {
    switch (field.part) {
    case Part::room:
        return index_of(state.room);
    case Part::asking:
        return index_of(state.asking);
    case Part::item_place: {
        const RoomId room = state.items[field.index].room;
        assert(room == carried || room == nowhere || room == first_.items[field.index].room);
        return room == first_.items[field.index].room ? at_home : room == carried ? in_hands : gone;
    }
    case Part::item_room:
        return index_of(state.items[field.index].room);
    case Part::item_uses:
        return state.items[field.index].uses;
    case Part::done:
        return state.encounters[field.index].done ? 1 : 0;
    case Part::guesses:
        return state.encounters[field.index].guesses;
    case Part::trap_uses:
        return state.encounters[field.index].uses;
    case Part::unlocked:
        return state.unlocked[field.index] ? 1 : 0;
    }
    return 0;
}

void Packing::write(const Field& field, std::uint64_t value, State& state) const {
    switch (field.part) {
    case Part::room:
        state.room = RoomId{static_cast<std::uint32_t>(value)};
        break;
    case Part::asking:
        state.asking = EncounterId{static_cast<std::uint16_t>(value)};
        break;
    case Part::item_place:
        if (value != at_home) {
            state.items[field.index].room = value == in_hands ? carried : nowhere;
        }
        break;
    case Part::item_room:
        state.items[field.index].room = RoomId{static_cast<std::uint32_t>(value)};
        break;
    case Part::item_uses:
        state.items[field.index].uses = static_cast<std::uint8_t>(value);
        break;
    case Part::done:
        state.encounters[field.index].done = value != 0;
        break;
    case Part::guesses:
        state.encounters[field.index].guesses = static_cast<std::uint8_t>(value);
        break;
    case Part::trap_uses:
        state.encounters[field.index].uses = static_cast<std::uint8_t>(value);
        break;
    case Part::unlocked:
        state.unlocked[field.index] = value != 0;
        break;
    }
}

void Packing::pack(const State& state, std::span<std::uint64_t> words) const {
    std::fill(words.begin(), words.end(), 0);
    for (const Field& field : fields_) {
        field.at.write(words, read(field, state));
    }
}

State Packing::unpack(std::span<const std::uint64_t> words) const {
    State state = first_;
    for (const Field& field : fields_) {
        write(field, field.at.read(words), state);
    }
    return state;
}

} // namespace clew
