#include "clew/prove/outline.hpp"

#include <algorithm>
#include <bit>

namespace clew {

namespace {

// Places of a thing; from there on come regions or rooms.
constexpr std::uint64_t in_hands = 0;
constexpr std::uint64_t gone = 1;
constexpr std::uint64_t at_home = 2;
constexpr std::uint64_t elsewhere = 3;

void note_weapons(std::vector<std::vector<EncounterId>>& served, const World& world,
                  EncounterId id) {
    const auto& monster = *std::get_if<Monster>(&world.encounter(id).kind);
    for (const ItemId weapon : monster.beaten_by) {
        served[index_of(weapon)].push_back(id);
    }
    for (std::size_t i = 0; monster.beaten_by.empty() && i < served.size(); ++i) {
        if (world.items()[i].weapon) {
            served[i].push_back(id);
        }
    }
}

} // namespace

Outline::Outline(const Premises& premises, Detail detail)
    : world_(premises.world), needs_(premises.needs), regions_(premises.regions), detail_(detail) {
    const World& world = world_;
    for (const Item& item : world.items()) {
        first_.items.push_back({.room = item.room});
    }
    first_.encounters.resize(world.encounters().size());
    first_.unlocked.resize(world.passages().size());
    note_uses(world);
    const bool by_room = detail == Detail::distance;
    add(Part::room, 0, by_room ? world.grid().room_count() : regions_.count());
    add(Part::asking, 0, world.encounters().size() + 1);
    add_items(world);
    add_encounters(world);
    for (std::size_t i = 0; i < world.passages().size(); ++i) {
        if (world.passages()[i].locked_by != no_item) {
            add(Part::unlocked, i, 2);
        }
    }
}

void Outline::note_uses(const World& world) {
    served_.resize(world.items().size());
    opened_.resize(world.items().size());
    for (std::size_t i = 0; i < world.encounters().size(); ++i) {
        const EncounterId id{static_cast<std::uint16_t>(i)};
        const EncounterKind& kind = world.encounters()[i].kind;
        if (std::holds_alternative<Monster>(kind)) {
            note_weapons(served_, world, id);
        } else if (const auto* giver = std::get_if<QuestGiver>(&kind);
                   giver != nullptr && giver->wants != no_item) {
            served_[index_of(giver->wants)].push_back(id);
        }
    }
    for (std::size_t i = 0; i < world.passages().size(); ++i) {
        const ItemId key = world.passages()[i].locked_by;
        if (key != no_item) {
            opened_[index_of(key)].push_back(PassageId{static_cast<std::uint16_t>(i)});
        }
    }
}

void Outline::add(Part part, std::size_t index, std::uint64_t values) {
    const auto bits = static_cast<unsigned>(std::bit_width(values - 1));
    if (bits == 0) {
        return; // a shift by 64 would mean nothing
    }
    fields_.push_back({part, static_cast<std::uint16_t>(index), layout_.take(bits)});
}

void Outline::add_items(const World& world) {
    for (std::size_t i = 0; i < world.items().size(); ++i) {
        const Item& item = world.items()[i];
        const bool stays = item.fixed && item.room != nowhere;
        const bool is_given = std::any_of(
            world.encounters().begin(), world.encounters().end(), [&](const Encounter& one) {
                const auto* giver = std::get_if<QuestGiver>(&one.kind);
                return giver != nullptr && giver->gives != no_item && index_of(giver->gives) == i;
            });
        if (needs_.useful[i] && (!stays || is_given)) {
            const std::uint64_t places = is_exact(i) ? world.grid().room_count() : regions_.count();
            add(Part::item, i, elsewhere + places);
        }
        if (item.teleporter && !item.teleporter->room) {
            add(Part::item_uses, i, 8);
        }
    }
}

void Outline::add_encounters(const World& world) {
    for (std::size_t i = 0; i < world.encounters().size(); ++i) {
        const EncounterKind& kind = world.encounters()[i].kind;
        const bool is_formality = regions_.is_formality(EncounterId{static_cast<std::uint16_t>(i)});
        const auto* giver = std::get_if<QuestGiver>(&kind);
        const auto* trap = std::get_if<Trap>(&kind);
        if (std::holds_alternative<Monster>(kind) ||
            (giver != nullptr && giver->wants != no_item &&
             needs_.useful[index_of(giver->wants)]) ||
            (std::holds_alternative<Riddler>(kind) &&
             (!is_formality || detail_ == Detail::distance))) {
            add(Part::done, i, 2);
        } else if (trap != nullptr && !trap->to.room) {
            add(Part::trap_uses, i, 8);
        }
    }
}

bool Outline::is_exact(std::size_t item) const {
    return detail_ == Detail::distance &&
           (needs_.contested[item] || world_.items()[item].teleporter.has_value());
}

bool Outline::is_useful(const State& state, ItemId item) const {
    const std::size_t i = index_of(item);
    const auto is_waiting = [&](EncounterId id) { return !state.encounters[index_of(id)].done; };
    const auto is_locked = [&](PassageId id) { return !state.unlocked[index_of(id)]; };
    return needs_.useful[i] && (world_.item(item).teleporter.has_value() ||
                                std::any_of(served_[i].begin(), served_[i].end(), is_waiting) ||
                                std::any_of(opened_[i].begin(), opened_[i].end(), is_locked));
}

bool Outline::can_matter(const State& state, const Command& command) const {
    if (command.item == no_item) {
        return true;
    }
    if (!is_useful(state, command.item)) {
        return false;
    }
    const std::size_t i = index_of(command.item);
    const RoomId room = state.items[i].room;
    const bool was_left = detail_ == Detail::distance && !is_exact(i) && room != carried &&
                          room != first_.items[i].room;
    return !was_left;
}

std::uint64_t Outline::place(const State& state, std::size_t item) const {
    const RoomId room = state.items[item].room;
    if (room == nowhere || !is_useful(state, ItemId{static_cast<std::uint16_t>(item)})) {
        return gone;
    }
    if (room == carried) {
        return in_hands;
    }
    if (is_exact(item)) {
        return elsewhere + index_of(room);
    }
    return detail_ == Detail::distance && room == first_.items[item].room
               ? at_home
               : elsewhere + regions_.of(room);
}

RoomId Outline::room_of(std::uint64_t place, std::size_t item) const {
    switch (place) {
    case in_hands:
        return carried;
    case gone:
        return nowhere;
    case at_home:
        return first_.items[item].room;
    default: {
        const auto at = static_cast<std::uint32_t>(place - elsewhere);
        return is_exact(item) ? RoomId{at} : regions_.first_room(at);
    }
    }
}

std::uint64_t Outline::read(const Field& field, const State& state) const {
    switch (field.part) {
    case Part::room:
        return detail_ == Detail::distance ? index_of(state.room) : regions_.of(state.room);
    case Part::asking:
        return state.asking == nobody ? 0 : index_of(state.asking) + 1;
    case Part::item:
        return place(state, field.index);
    case Part::item_uses:
        return state.items[field.index].uses;
    case Part::done:
        return state.encounters[field.index].done ? 1 : 0;
    case Part::trap_uses:
        return state.encounters[field.index].uses;
    case Part::unlocked:
        return state.unlocked[field.index] ? 1 : 0;
    }
    return 0;
}

void Outline::write(const Field& field, std::uint64_t value, State& state) const {
    const auto small = static_cast<std::uint8_t>(value & 7U);
    switch (field.part) {
    case Part::room: {
        const auto at = static_cast<std::uint32_t>(value);
        state.room = detail_ == Detail::distance ? RoomId{at} : regions_.first_room(at);
        break;
    }
    case Part::asking:
        state.asking = value == 0 ? nobody : EncounterId{static_cast<std::uint16_t>(value - 1)};
        break;
    case Part::item:
        state.items[field.index].room = room_of(value, field.index);
        break;
    case Part::item_uses:
        state.items[field.index].uses = small;
        break;
    case Part::done:
        state.encounters[field.index].done = value != 0;
        break;
    case Part::trap_uses:
        state.encounters[field.index].uses = small;
        break;
    case Part::unlocked:
        state.unlocked[field.index] = value != 0;
        break;
    }
}

void Outline::pack(const State& state, std::span<std::uint64_t> words, bool marked) const {
    std::fill(words.begin(), words.end(), 0);
    words[0] = marked ? 1 : 0;
    for (const Field& field : fields_) {
        field.at.write(words, read(field, state));
    }
}

State Outline::unpack(KeyTable::Key words) const {
    State state = first_;
    for (const Field& field : fields_) {
        write(field, field.at.read(words), state);
    }
    return state;
}

} // namespace clew
