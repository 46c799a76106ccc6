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
    : world_(premises.world), needs_(premises.needs), regions_(premises.regions), detail_(detail),
      first_(state_before_start(premises.world)), period_(period_of(premises.world)) {
    const World& world = world_;
    first_.room = RoomId{0};
    note_uses(world);
    const bool by_room = detail == Detail::distance;
    add(Part::room, 0, by_room ? world.grid().room_count() : regions_.count());
    add(Part::phase, 0, std::max(period_, std::uint64_t{1}));
    add(Part::asking, 0, world.encounters().size() + 1);
    add_items(world);
    add_encounters(world);
    add_passages(world);
}

void Outline::add_passages(const World& world) {
    for (std::size_t i = 0; i < world.passages().size(); ++i) {
        if (world.passages()[i].locked_by != no_item) {
            add(Part::unlocked, i, 2);
        }
        if (world.passages()[i].is_secret()) {
            add(Part::found, i, 2);
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

// What is fixed lies where it lay at first, unless it is given, or eaten.
bool Outline::moves_about(std::size_t item) const {
    const auto encounters = world_.encounters();
    const auto gives_it = [&](const Encounter& one) {
        const auto* giver = std::get_if<QuestGiver>(&one.kind);
        return giver != nullptr && giver->gives != no_item && index_of(giver->gives) == item;
    };
    return !world_.items()[item].fixed || first_.items[item].room == nowhere ||
           world_.items()[item].meal != Meal::none ||
           std::any_of(encounters.begin(), encounters.end(), gives_it);
}

void Outline::add_items(const World& world) {
    for (std::size_t i = 0; i < world.items().size(); ++i) {
        const Item& item = world.items()[i];
        if (needs_.useful[i] && moves_about(i)) {
            const auto items = world.items();
            const bool can_lie_in = std::any_of(items.begin(), items.end(), [](const Item& one) {
                return one.holds != Holds::nothing;
            });
            add(Part::item, i, elsewhere + places_of(i) + (can_lie_in ? items.size() : 0));
        }
        if (needs_.useful[i]) {
            add_marks(item, i);
        }
        if (item.teleporter && !item.teleporter->room) {
            add(Part::item_uses, i, 8);
        }
    }
}

void Outline::add_marks(const Item& item, std::size_t index) {
    const bool lasts = needs_.lasting[index];
    if (lasts && item.openable && (item.holds == Holds::in || needs_.open_asked[index])) {
        add(Part::item_open, index, 2);
    }
    if (lasts && item.openable && item.locked_by != no_item) {
        add(Part::item_locked, index, 2);
    }
    if (lasts && item.light == Light::unlit) {
        add(Part::item_lit, index, 2);
    }
    if (needs_.eaten_asked[index]) {
        add(Part::item_eaten, index, 2);
    }
    if (item.lasts != 0) {
        add(Part::item_worn, index, item.lasts + std::uint64_t{1});
    }
}

void Outline::add_encounters(const World& world) {
    for (std::size_t i = 0; i < world.encounters().size(); ++i) {
        const EncounterKind& kind = world.encounters()[i].kind;
        const bool is_formality = regions_.is_formality(EncounterId{static_cast<std::uint16_t>(i)});
        const auto* giver = std::get_if<QuestGiver>(&kind);
        const auto* trap = std::get_if<Trap>(&kind);
        const auto* riddler = std::get_if<Riddler>(&kind);
        if (riddler != nullptr) {
            if (!is_formality || detail_ == Detail::distance) {
                add(Part::riddles, i, riddler->riddles.size() + 1);
            }
        } else if (std::holds_alternative<Monster>(kind) || needs_.settled_asked[i] ||
                   (giver != nullptr && giver->wants != no_item &&
                    needs_.useful[index_of(giver->wants)])) {
            add(Part::done, i, 2);
        } else if (trap != nullptr && !trap->to.room) {
            add(Part::trap_uses, i, 8);
        }
    }
}

bool Outline::is_exact(std::size_t item) const {
    return detail_ == Detail::distance && (needs_.contested[item] || needs_.lasting[item] ||
                                           world_.items()[item].teleporter.has_value());
}

std::uint64_t Outline::places_of(std::size_t item) const {
    return is_exact(item) ? world_.grid().room_count() : regions_.count();
}

bool Outline::is_useful(const State& state, ItemId item) const {
    const std::size_t i = index_of(item);
    const auto is_waiting = [&](EncounterId id) { return !state.encounters[index_of(id)].done; };
    const auto is_locked = [&](PassageId id) { return !state.unlocked[index_of(id)]; };
    return needs_.useful[i] && (needs_.lasting[i] || world_.item(item).teleporter.has_value() ||
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
    const ItemState& at = state.items[item];
    if (at.room == nowhere || !is_useful(state, ItemId{static_cast<std::uint16_t>(item)})) {
        return gone;
    }
    if (at.room == carried) {
        return in_hands;
    }
    if (at.room == held) {
        return elsewhere + places_of(item) + index_of(at.inside);
    }
    if (is_exact(item)) {
        return elsewhere + index_of(at.room);
    }
    return detail_ == Detail::distance && at.room == first_.items[item].room
               ? at_home
               : elsewhere + regions_.of(at.room);
}

void Outline::put_at(std::uint64_t place, std::size_t item, ItemState& state) const {
    state.inside = no_item;
    switch (place) {
    case in_hands:
        state.room = carried;
        return;
    case gone:
        state.room = nowhere;
        return;
    case at_home:
        state.room = first_.items[item].room;
        return;
    default:
        break;
    }
    const auto at = static_cast<std::uint32_t>(place - elsewhere);
    if (at >= places_of(item)) {
        state.room = held;
        state.inside = ItemId{static_cast<std::uint16_t>(at - places_of(item))};
    } else {
        state.room = is_exact(item) ? RoomId{at} : regions_.first_room(at);
    }
}

std::uint64_t Outline::riddles(const State& state, std::size_t encounter) const {
    const auto* riddler = std::get_if<Riddler>(&world_.encounters()[encounter].kind);
    const EncounterState& one = state.encounters[encounter];
    return one.done ? riddler->riddles.size() : one.guesses;
}

std::uint64_t Outline::read(const Field& field, const State& state) const {
    const std::size_t i = field.index;
    switch (field.part) {
    case Part::room:
        return detail_ == Detail::distance ? index_of(state.room) : regions_.of(state.room);
    case Part::phase:
        return phase_of(world_, state, period_);
    case Part::asking:
        return state.asking == nobody ? 0 : index_of(state.asking) + 1;
    case Part::item:
        return place(state, i);
    case Part::item_uses:
        return state.items[i].uses;
    case Part::item_open:
        return state.items[i].open ? 1 : 0;
    case Part::item_locked:
        return state.items[i].locked ? 1 : 0;
    case Part::item_lit:
        return state.items[i].lit ? 1 : 0;
    case Part::item_eaten:
        return state.items[i].eaten ? 1 : 0;
    case Part::item_worn:
        return state.items[i].worn;
    case Part::done:
        return state.encounters[i].done ? 1 : 0;
    case Part::riddles:
        return riddles(state, i);
    case Part::trap_uses:
        return state.encounters[i].uses;
    case Part::unlocked:
        return state.unlocked[i] ? 1 : 0;
    case Part::found:
        return state.found[i] ? 1 : 0;
    }
    return 0;
}

void Outline::write(const Field& field, std::uint64_t value, State& state) const {
    switch (field.part) {
    case Part::room: {
        const auto at = static_cast<std::uint32_t>(value);
        state.room = detail_ == Detail::distance ? RoomId{at} : regions_.first_room(at);
        break;
    }
    case Part::phase:
        state.turns = value;
        break;
    case Part::asking:
        state.asking = value == 0 ? nobody : EncounterId{static_cast<std::uint16_t>(value - 1)};
        break;
    case Part::done:
    case Part::riddles:
    case Part::trap_uses:
        write_encounter(field, value, state.encounters[field.index]);
        break;
    case Part::unlocked:
        state.unlocked[field.index] = value != 0;
        break;
    case Part::found:
        state.found[field.index] = value != 0;
        break;
    default:
        write_item(field, value, state.items[field.index]);
        break;
    }
}

void Outline::write_item(const Field& field, std::uint64_t value, ItemState& item) const {
    switch (field.part) {
    case Part::item:
        put_at(value, field.index, item);
        break;
    case Part::item_uses:
        item.uses = static_cast<std::uint8_t>(value);
        break;
    case Part::item_open:
        item.open = value != 0;
        break;
    case Part::item_locked:
        item.locked = value != 0;
        // Of a door that no one asks about nothing else is told; what is locked is closed.
        item.open = world_.items()[field.index].holds == Holds::in || needs_.open_asked[field.index]
                        ? item.open
                        : !item.locked;
        break;
    case Part::item_lit:
        item.lit = value != 0;
        break;
    case Part::item_eaten:
        item.eaten = value != 0;
        break;
    default:
        item.worn = static_cast<std::uint8_t>(value);
        break;
    }
}

void Outline::write_encounter(const Field& field, std::uint64_t value, EncounterState& one) const {
    if (field.part == Part::done) {
        one.done = value != 0;
    } else if (field.part == Part::trap_uses) {
        one.uses = static_cast<std::uint8_t>(value);
    } else {
        const auto* riddler = std::get_if<Riddler>(&world_.encounters()[field.index].kind);
        one.done = value == riddler->riddles.size();
        one.guesses = static_cast<std::uint8_t>(one.done ? value - 1 : value);
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
