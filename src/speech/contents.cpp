#include "clew/speech/contents.hpp"

#include "clew/speech/sentence.hpp"

#include <algorithm>

namespace clew {

namespace {

const ItemState& state_of(const Telling& telling, ItemId item) {
    return telling.state.items[index_of(item)];
}

bool is_closed(const Telling& telling, ItemId item) {
    return telling.world.item(item).openable && !state_of(telling, item).open;
}

bool shows_contents(const Telling& telling, ItemId item) {
    return telling.world.item(item).holds != Holds::nothing && state_of(telling, item).open;
}

template <class Test>
std::vector<ItemId> items_that(const Telling& telling, const Test& test) {
    std::vector<ItemId> found;
    for (std::size_t i = 0; i < telling.state.items.size(); ++i) {
        if (test(telling.state.items[i])) {
            found.push_back(ItemId{static_cast<std::uint16_t>(i)});
        }
    }
    return found;
}

std::vector<ItemId> items_in(const Telling& telling, ItemId holder) {
    return items_that(
        telling, [=](const ItemState& item) { return item.room == held && item.inside == holder; });
}

bool is_door(const Telling& telling, ItemId item) {
    return telling.world.way_through(item) != no_passage;
}

bool tells_of(const Telling& telling, ItemId item) {
    return !is_door(telling, item) &&
           (!telling.world.item(item).scenery ||
            (shows_contents(telling, item) && !items_in(telling, item).empty()));
}

std::vector<std::string> names_of(const Telling& telling, const std::vector<ItemId>& items) {
    std::vector<std::string> names;
    for (const ItemId item : items) {
        names.push_back(a_name_now(telling, item));
    }
    return names;
}

bool is_one(const Telling& telling, const std::vector<ItemId>& items) {
    return items.size() == 1 && !is_plural(telling.world.item(items.front()));
}

std::string_view link_of(const Item& holder) { return holder.holds == Holds::on ? "on " : "in "; }

template <class Each>
void for_each_door(const Telling& telling, const Site* site, const Each& each) {
    for (const Way& way : site == nullptr ? std::span<const Way>() : std::span(site->ways)) {
        const ItemId door = telling.world.passage(way.passage).door;
        if (door != no_item && !telling.world.item(door).scenery &&
            is_found(telling.world, telling.state, way.passage)) {
            each(door, way.direction);
        }
    }
}

// Of those that are open, or that are not.
std::string doors_text(const Telling& telling, RoomId room, bool open) {
    std::string text;
    for_each_door(telling, telling.world.site(room), [&](ItemId id, Direction direction) {
        if (is_closed(telling, id) != open) {
            const Item& door = telling.world.item(id);
            text = joined(std::move(text), capital(the_name(door)) + ' ' +
                                               side_text(direction, telling.voice.manner.keys) +
                                               (is_plural(door) ? " are " : " is ") +
                                               (open ? "open." : "closed."));
        }
    });
    return text;
}

} // namespace

std::string mark_of(const Telling& telling, ItemId id) {
    const Item& item = telling.world.item(id);
    if (is_closed(telling, id)) {
        return " (closed)";
    }
    if (is_worn_out(telling.world, telling.state, id)) {
        return item.light != Light::none ? " (burnt out)" : " (worn out)";
    }
    if (is_alight(telling.world, telling.state, id)) {
        return " (lit)";
    }
    return item.openable && items_in(telling, id).empty() ? " (open)" : "";
}

std::string a_name_now(const Telling& telling, ItemId item) {
    return a_name(telling.world.item(item)) + mark_of(telling, item);
}

std::string contents_text(const Telling& telling, ItemId holder) {
    if (!shows_contents(telling, holder)) {
        return {};
    }
    const std::vector<ItemId> items = items_in(telling, holder);
    if (items.empty()) {
        return {};
    }
    const Item& item = telling.world.item(holder);
    std::string text = capital(std::string(link_of(item))) + the_name(item) +
                       (is_one(telling, items) ? " is " : " are ") +
                       list_of(names_of(telling, items)) + '.';
    for (const ItemId inner : items) {
        text = joined(std::move(text), contents_text(telling, inner));
    }
    return text;
}

std::string contents_or_none(const Telling& telling, ItemId holder) {
    std::string text = contents_text(telling, holder);
    const Item& item = telling.world.item(holder);
    return !text.empty() || !shows_contents(telling, holder)
               ? text
               : "There is nothing " + std::string(link_of(item)) + the_name(item) + '.';
}

std::string lying_text(const Telling& telling, RoomId room) {
    if (is_dark(telling, room)) {
        return {};
    }
    const std::vector<ItemId> all =
        items_that(telling, [=](const ItemState& item) { return item.room == room; });
    std::vector<ItemId> told;
    std::string inner;
    for (const ItemId item : all) {
        if (is_door(telling, item)) {
            continue;
        }
        if (!telling.world.item(item).scenery) {
            told.push_back(item);
        }
        inner = joined(std::move(inner), contents_text(telling, item));
    }
    if (told.empty()) {
        return inner;
    }
    const std::string_view begin = told.size() > 1         ? "You see "
                                   : is_one(telling, told) ? "There is "
                                                           : "There are ";
    return joined(std::string(begin) + list_of(names_of(telling, told)) + " here.", inner);
}

std::string side_text(Direction direction, Keys keys) {
    const std::string word(word_for(direction, keys));
    const bool upright = word.starts_with("up") || word.starts_with("down");
    return (upright ? "leading " : "to the ") + word;
}

std::string closed_doors_text(const Telling& telling, RoomId room) {
    return doors_text(telling, room, false);
}

std::string open_doors_text(const Telling& telling, RoomId room) {
    return doors_text(telling, room, true);
}

bool is_bare(const Telling& telling, const Site* site, RoomId room) {
    if (site != nullptr) {
        bool closed = site->dark && is_dark(telling, room);
        for_each_door(telling, site,
                      [&](ItemId door, Direction) { closed = closed || is_closed(telling, door); });
        if (closed) {
            return false;
        }
    }
    for (std::size_t i = 0; i < telling.state.items.size(); ++i) {
        if (telling.state.items[i].room == room &&
            tells_of(telling, ItemId{static_cast<std::uint16_t>(i)})) {
            return false;
        }
    }
    return true;
}

bool is_dark(const Telling& telling, RoomId room) {
    if (!telling.world.has_darkness() || room == telling.state.room) {
        return is_in_dark(telling.world, telling.state);
    }
    State there = telling.state;
    there.room = room;
    return is_in_dark(telling.world, there);
}

bool hides_light(const Telling& telling, ItemId item) {
    State with = telling.state;
    with.items[index_of(item)].open = true;
    return is_in_dark(telling.world, telling.state) && !is_in_dark(telling.world, with);
}

bool brings_light(const Telling& telling, ItemId item) {
    if (!telling.world.has_darkness() || is_in_dark(telling.world, telling.state)) {
        return false;
    }
    State without = telling.state;
    without.items[index_of(item)].lit = false;
    without.items[index_of(item)].open = !telling.world.item(item).openable;
    return is_in_dark(telling.world, without);
}

} // namespace clew
