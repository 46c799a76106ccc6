/// A house with things to open, to put, to eat and to light: what the keep has none of.
///
///     0 hall: table with a candle, chest (locked: coin, purse with a ring), brass and rusty key,
///       match, cake, water, altar (scenery) with a crown
///     1 study: portrait that hides a way down to 4      2 garden, the goal
///     3 cellar, dark: skull; behind the oak door south of the hall
///     4 vault, a long way off                           5
#ifndef CLEW_TEST_SPEECH_HOUSE_HPP
#define CLEW_TEST_SPEECH_HOUSE_HPP

#include "tale.hpp"

namespace clew::test {

inline ItemId inside(WorldParts& parts, ItemId holder, Item made) {
    made.room = nowhere;
    made.inside = holder;
    return add(parts, std::move(made));
}

inline Item holder(std::string id, std::uint32_t room, Holds holds) {
    Item made = named(id, room, id);
    made.holds = holds;
    made.fixed = true;
    return made;
}

inline void add_chest(WorldParts& parts, ItemId key) {
    const ItemId chest = add(parts, holder("chest", 0, Holds::in));
    parts.items.back().openable = true;
    parts.items.back().open = false;
    parts.items.back().locked_by = key;
    inside(parts, chest, named("coin", 0, "coin"));
    const ItemId purse = inside(parts, chest, named("purse", 0, "purse"));
    parts.items[index_of(purse)].holds = Holds::in;
    inside(parts, purse, named("ring", 0, "ring"));
}

inline void add_ways(WorldParts& parts, ItemId key) {
    const ItemId door = add(parts, named("door", 0, "oak door", "an"));
    Item& made = parts.items[index_of(door)];
    made.room = nowhere;
    made.fixed = true;
    made.openable = true;
    made.open = false;
    made.locked_by = key;
    add(parts, passage("cellar-door", 0, Direction::south, 3));
    parts.passages.back().door = door;
    const ItemId portrait = add(parts, named("portrait", 1, "portrait"));
    parts.items.back().fixed = true;
    parts.items.back().scenery = true;
    add(parts, passage("shaft", 1, Direction::down, 4));
    parts.passages.back().hidden_by = portrait;
    parts.passages.back().turns = 3;
}

inline WorldParts house() {
    WorldParts parts = maze({{"E", "EW", "W"}, {"", "", ""}});
    parts.goals = {RoomId{2}};
    parts.rooms = {{RoomId{1}, "study", "The study", "Books to the ceiling.", "Books, books."},
                   {RoomId{3}, "cellar", "The cellar", "Bones everywhere.", "", true}};
    const ItemId brass = add(parts, named("brass", 0, "brass key"));
    const ItemId rusty = add(parts, named("rusty", 0, "rusty key"));
    const ItemId match = add(parts, named("match", 0, "match"));
    const ItemId table = add(parts, holder("table", 0, Holds::on));
    inside(parts, table, named("candle", 0, "candle"));
    parts.items.back().light = Light::unlit;
    parts.items.back().lit_by = match;
    add(parts, named("cake", 0, "cake"));
    parts.items.back().meal = Meal::food;
    add(parts, named("water", 0, "water", "some"));
    parts.items.back().meal = Meal::drink;
    const ItemId altar = add(parts, holder("altar", 0, Holds::on));
    parts.items[index_of(altar)].scenery = true;
    inside(parts, altar, named("crown", 0, "crown"));
    add_chest(parts, brass);
    add_ways(parts, rusty);
    add(parts, named("skull", 3, "skull"));
    return parts;
}

} // namespace clew::test

#endif
