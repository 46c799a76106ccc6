#include "clew/play/trap.hpp"

#include "clew/base/random.hpp"

namespace clew {

namespace {

// A way that always leads to one room has no chance to count, and counting it would only make
// states differ that are alike.
void count_use(const Destination& to, std::uint8_t& uses) {
    if (!to.room) {
        uses = static_cast<std::uint8_t>((uses + 1U) % 8U);
    }
}

} // namespace

RoomId landing(const Turn& turn, const Destination& to, std::uint64_t stream, std::uint8_t uses) {
    if (to.room) {
        return *to.room;
    }
    const std::uint32_t rooms = turn.world.grid().room_count();
    auto at = static_cast<std::uint32_t>(draw(turn.world.parts().seed, stream, uses, rooms));
    for (std::uint32_t tried = 0; tried < rooms; ++tried) {
        const RoomId room{at};
        if (room != turn.state.room && !turn.world.is_goal(room) &&
            !turn.world.exits(room).empty()) {
            return room;
        }
        at = at + 1 == rooms ? 0 : at + 1;
    }
    return turn.state.room;
}

RoomId spring_trap(const Turn& turn, EncounterId id) {
    const Encounter& trap = turn.world.encounter(id);
    const Destination& to = std::get_if<Trap>(&trap.kind)->to;
    std::uint8_t& uses = turn.state.encounters[index_of(id)].uses;
    const RoomId room = landing(turn, to, trap.stream, uses);
    count_use(to, uses);
    turn.events.add({.kind = EventKind::teleported, .encounter = id});
    return room;
}

RoomId use_teleporter(const Turn& turn, ItemId item) {
    const Item& teleporter = turn.world.item(item);
    const Destination& to = *teleporter.teleporter;
    std::uint8_t& uses = turn.state.items[index_of(item)].uses;
    const RoomId room = landing(turn, to, teleporter.stream, uses);
    count_use(to, uses);
    turn.events.add({.kind = EventKind::teleported, .item = item});
    return room;
}

} // namespace clew
