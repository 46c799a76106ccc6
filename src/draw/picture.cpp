#include "clew/draw/picture.hpp"

#include <algorithm>

namespace clew {

namespace {

using Doors = std::vector<std::pair<RoomId, Exits>>;

// With a state only those that the player knows of.
Doors doors_of(const World& world, const State* state) {
    Doors doors;
    for (const Site& site : world.sites()) {
        Exits exits;
        for (const Way& way : site.ways) {
            const bool known = state == nullptr || is_found(world, *state, way.passage);
            if (known && world.grid().neighbour(site.room, way.direction) == way.to) {
                exits = exits.with(way.direction);
            }
        }
        if (!exits.empty()) {
            doors.emplace_back(site.room, exits);
        }
    }
    return doors;
}

// By what is there from the start, by what leads there, and by a text of its own.
std::vector<RoomId> used_of(const World& world) {
    const Grid& grid = world.grid();
    std::vector<RoomId> used;
    const auto add = [&](RoomId room) {
        if (index_of(room) < grid.room_count() && grid.exits(room).empty()) {
            used.push_back(room);
        }
    };
    for (const Site& site : world.sites()) {
        add(site.room);
        for (const Way& way : site.ways) {
            add(way.to);
        }
    }
    for (const Item& item : world.items()) {
        add(item.room);
        add(item.teleporter ? item.teleporter->room.value_or(nowhere) : nowhere);
    }
    for (const Encounter& met : world.encounters()) {
        const Trap* trap = std::get_if<Trap>(&met.kind);
        add(trap != nullptr ? trap->to.room.value_or(nowhere) : nowhere);
    }
    std::sort(used.begin(), used.end());
    used.erase(std::unique(used.begin(), used.end()), used.end());
    return used;
}

// The smallest that holds every room seen; the start always is.
Window seen_window(const Grid& grid, const Tally& tally) {
    Window window{{grid.rows(), grid.columns()}, {0, 0}};
    tally.for_each_seen([&](RoomId room) {
        const Place place = grid.place_of(room);
        window.first.row = std::min(window.first.row, place.row);
        window.first.column = std::min(window.first.column, place.column);
        window.last.row = std::max(window.last.row, place.row + 1);
        window.last.column = std::max(window.last.column, place.column + 1);
    });
    return window;
}

} // namespace

Window window_of(const Picture& picture) {
    return picture.window.value_or(Window{{0, 0}, {picture.grid->rows(), picture.grid->columns()}});
}

std::uint32_t scale_of(const Picture& picture) {
    const std::uint32_t usual = picture.names.empty() ? 16 : 96;
    constexpr std::uint32_t side = 4096;
    const Window window = window_of(picture);
    const std::uint32_t rooms = std::max(window.rows(), window.columns());
    return picture.scale != 0 ? picture.scale : std::clamp(side / rooms, scale_min, usual);
}

Picture picture_of(const World& world) {
    Picture picture;
    picture.grid = &world.grid();
    picture.title = world.parts().title;
    picture.start = world.parts().start;
    picture.goals = world.parts().goals;
    picture.doors = doors_of(world, nullptr);
    picture.used = used_of(world);
    for (const RoomText& room : world.rooms()) {
        if (!room.name.empty()) {
            picture.names.emplace_back(room.room, room.name);
        }
    }
    for (const Passage& passage : world.passages()) {
        const std::string door = passage.door == no_item ? "" : world.item(passage.door).name;
        picture.links.push_back({.from = passage.from,
                                 .go = passage.go,
                                 .to = passage.to,
                                 .one_way = passage.one_way,
                                 .secret = passage.is_secret(),
                                 .locked = passage.locked_by != no_item,
                                 .door = door});
    }
    std::sort(picture.names.begin(), picture.names.end());
    std::stable_sort(picture.links.begin(), picture.links.end(),
                     [](const Link& a, const Link& b) { return a.from < b.from; });
    return picture;
}

Picture picture_of(const World& world, const State& state, const Tally& tally) {
    Picture picture = picture_of(world);
    picture.player = state.room;
    picture.names.clear(); // what an author may see
    picture.links.clear();
    if (world.has_secrets()) {
        picture.doors = doors_of(world, &state);
    }
    if (!world.parts().charted && !carries_map(world, state)) {
        picture.seen = &tally;
        picture.window = seen_window(world.grid(), tally);
    }
    if (world.parts().floors > 1) {
        const auto [first, last] = world.rows_of_floor(state.room);
        Window window = window_of(picture);
        window.first.row = std::max(window.first.row, first);
        window.last.row = std::min(window.last.row, last);
        picture.window = window;
    }
    return picture;
}

} // namespace clew
