#include "clew/prove/packing.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace clew {

namespace {

constexpr std::uint64_t where_first = 0;
constexpr std::uint64_t with_player = 1;
constexpr std::uint64_t no_place = 2;

// Whether every weapon against it, once had, is had for good; then whoever meets it wins. One that
// only bars a way is not always met again.
bool stays_beatable(const World& world, const Needs& needs, std::size_t id) {
    const auto& monster = *std::get_if<Monster>(&world.encounters()[id].kind);
    if (monster.is_mild() || needs.settled_asked[id]) {
        return false;
    }
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

// True if anything can lie in or on another.
bool can_hold(const World& world) {
    const auto items = world.items();
    return std::any_of(items.begin(), items.end(),
                       [](const Item& item) { return item.holds != Holds::nothing; });
}

unsigned marks_of(const ItemState& item) {
    return (item.open ? 1U : 0U) | (item.locked ? 2U : 0U) | (item.lit ? 4U : 0U) |
           (item.eaten ? 8U : 0U);
}

void set_marks(ItemState& item, std::uint64_t marks) {
    item.open = (marks & 1U) != 0;
    item.locked = (marks & 2U) != 0;
    item.lit = (marks & 4U) != 0;
    item.eaten = (marks & 8U) != 0;
}

} // namespace

Packing::Packing(const World& world, const Needs& needs)
    : Packing(world, needs, state_before_start(world)) {}

Packing::Packing(const World& world, const Needs& needs, State first)
    : world_(world), first_(std::move(first)), period_(period_of(world)) {
    add(Part::room, 0, 32);
    if (!world.encounters().empty()) {
        add(Part::asking, 0, 16);
    }
    if (period_ > 1) {
        add(Part::phase, 0, 16);
    }
    add_items(needs);
    add_encounters(needs);
    add_passages(needs);
}

void Packing::add_passages(const Needs& needs) {
    for (std::size_t i = 0; i < world_.passages().size(); ++i) {
        const Passage& passage = world_.passages()[i];
        const ItemId key = passage.locked_by;
        if (key != no_item && (needs.contested[index_of(key)] || world_.item(key).lasts != 0)) {
            add(Part::unlocked, i, 1);
        }
        if (passage.is_secret()) {
            add(Part::found, i, 1);
        }
    }
}

void Packing::add(Part part, std::size_t index, unsigned bits) {
    fields_.push_back({part, static_cast<std::uint16_t>(index), layout_.take(bits)});
}

void Packing::add_items(const Needs& needs) {
    for (std::size_t i = 0; i < world_.items().size(); ++i) {
        if (needs.useful[i]) {
            add_item(needs, i);
        }
        if (world_.items()[i].teleporter && !world_.items()[i].teleporter->room) {
            add(Part::item_uses, i, 3);
        }
    }
}

void Packing::add_item(const Needs& needs, std::size_t index) {
    const Item& item = world_.items()[index];
    add(needs.contested[index] ? Part::item_room : Part::item_place, index,
        needs.contested[index] ? 32 : 2);
    if (needs.contested[index] && can_hold(world_)) {
        add(Part::item_inside, index, 16);
    }
    if (item.openable || item.light == Light::unlit || needs.eaten_asked[index]) {
        add(Part::item_marks, index, 4);
    }
    if (item.lasts != 0) {
        add(Part::item_worn, index, 8);
    }
}

void Packing::add_encounters(const Needs& needs) {
    for (std::size_t i = 0; i < world_.encounters().size(); ++i) {
        add_encounter(needs, i);
    }
}

void Packing::add_encounter(const Needs& needs, std::size_t index) {
    const EncounterKind& kind = world_.encounters()[index].kind;
    if (const auto* trap = std::get_if<Trap>(&kind)) {
        if (!trap->to.room) {
            add(Part::trap_uses, index, 3);
        }
        return;
    }
    if (!std::holds_alternative<Monster>(kind) || !stays_beatable(world_, needs, index)) {
        add(Part::done, index, 1);
    }
    const auto* riddler = std::get_if<Riddler>(&kind);
    if (std::holds_alternative<Gambler>(kind) ||
        (riddler != nullptr && riddler->riddles.size() > 1)) {
        add(Part::guesses, index, 8);
    }
}

std::uint64_t Packing::read(const Field& field, const State& state) const {
    switch (field.part) {
    case Part::room:
        return index_of(state.room);
    case Part::asking:
        return index_of(state.asking);
    case Part::item_place: {
        const ItemState& item = state.items[field.index];
        const ItemState& home = first_.items[field.index];
        assert(item.room == carried || item.room == nowhere ||
               (item.room == home.room && item.inside == home.inside));
        return item.room == home.room ? where_first : item.room == carried ? with_player : no_place;
    }
    case Part::item_room:
        return index_of(state.items[field.index].room);
    case Part::item_inside:
        return index_of(state.items[field.index].inside);
    case Part::item_uses:
        return state.items[field.index].uses;
    case Part::item_marks:
        return marks_of(state.items[field.index]);
    case Part::item_worn:
        return state.items[field.index].worn;
    case Part::done:
        return state.encounters[field.index].done ? 1 : 0;
    case Part::guesses:
        return state.encounters[field.index].guesses;
    case Part::trap_uses:
        return state.encounters[field.index].uses;
    case Part::unlocked:
        return state.unlocked[field.index] ? 1 : 0;
    case Part::found:
        return state.found[field.index] ? 1 : 0;
    case Part::phase:
        return phase_of(world_, state, period_);
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
        if (value != where_first) {
            state.items[field.index].room = value == with_player ? carried : nowhere;
            state.items[field.index].inside = no_item;
        }
        break;
    case Part::item_room:
        state.items[field.index].room = RoomId{static_cast<std::uint32_t>(value)};
        break;
    case Part::item_inside:
        state.items[field.index].inside = ItemId{static_cast<std::uint16_t>(value)};
        break;
    case Part::item_marks:
        set_marks(state.items[field.index], value);
        break;
    case Part::item_worn:
        state.items[field.index].worn = static_cast<std::uint8_t>(value);
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
    case Part::found:
        state.found[field.index] = value != 0;
        break;
    case Part::phase: // of the turns, which the search knows
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
