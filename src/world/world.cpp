#include "clew/world/world.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <type_traits>
#include <utility>

namespace clew {

namespace {

bool is_room(const WorldParts& parts, RoomId room) {
    return index_of(room) < parts.grid.room_count();
}

bool is_item(const WorldParts& parts, ItemId item) { return index_of(item) < parts.items.size(); }

bool is_item_or_none(const WorldParts& parts, ItemId item) {
    return item == no_item || is_item(parts, item);
}

bool is_destination(const WorldParts& parts, const Destination& to) {
    return !to.room || is_room(parts, *to.room);
}

// `beyond` does no checks: an exit that led off the grid would be read out of bounds.
bool stays_on_grid(const Grid& grid) {
    for (std::uint32_t column = 0; column < grid.columns(); ++column) {
        if (grid.exits(grid.at({0, column})).has(Direction::north) ||
            grid.exits(grid.at({grid.rows() - 1, column})).has(Direction::south)) {
            return false;
        }
    }
    for (std::uint32_t row = 0; row < grid.rows(); ++row) {
        if (grid.exits(grid.at({row, 0})).has(Direction::west) ||
            grid.exits(grid.at({row, grid.columns() - 1})).has(Direction::east)) {
            return false;
        }
    }
    return true;
}

bool holds_together(const WorldParts& parts, const Encounter& encounter) {
    return is_room(parts, encounter.room) &&
           std::visit(
               [&](const auto& kind) {
                   using Kind = std::decay_t<decltype(kind)>;
                   if constexpr (std::is_same_v<Kind, Monster>) {
                       return is_item_or_none(parts, kind.guards) &&
                              std::all_of(kind.route.begin(), kind.route.end(),
                                          [&](RoomId room) { return is_room(parts, room); }) &&
                              std::all_of(kind.beaten_by.begin(), kind.beaten_by.end(),
                                          [&](ItemId item) { return is_item(parts, item); });
                   } else if constexpr (std::is_same_v<Kind, QuestGiver>) {
                       return is_item_or_none(parts, kind.wants) &&
                              is_item_or_none(parts, kind.gives);
                   } else if constexpr (std::is_same_v<Kind, Trap>) {
                       return is_destination(parts, kind.to);
                   } else {
                       return true;
                   }
               },
               encounter.kind);
}

[[maybe_unused]] bool hold_together(const WorldParts& parts, const Conditions& conditions) {
    const auto holds = [&](const Condition& one) {
        return (one.room == nowhere || is_room(parts, one.room)) &&
               is_item_or_none(parts, one.item) && is_item_or_none(parts, one.holder) &&
               (one.encounter == nobody || index_of(one.encounter) < parts.encounters.size());
    };
    return std::all_of(conditions.begin(), conditions.end(), [&](const AnyOf& any) {
        return std::all_of(any.begin(), any.end(), holds);
    });
}

void assert_whole([[maybe_unused]] const WorldParts& parts) {
    assert(stays_on_grid(parts.grid));
    assert(is_room(parts, parts.start));
    assert(!parts.goals.empty() || !parts.endings.empty());
    assert(parts.items.size() < index_of(no_item));
    assert(parts.encounters.size() < index_of(nobody));
    assert(parts.passages.size() < index_of(no_passage));
    for ([[maybe_unused]] const RoomId goal : parts.goals) {
        assert(is_room(parts, goal));
    }
    for ([[maybe_unused]] const RoomText& room : parts.rooms) {
        assert(is_room(parts, room.room));
    }
    for ([[maybe_unused]] const Item& item : parts.items) {
        assert(item.room == nowhere || is_room(parts, item.room));
        assert(is_item_or_none(parts, item.inside) && is_item_or_none(parts, item.locked_by));
        assert(is_item_or_none(parts, item.lit_by));
        assert(!item.teleporter || is_destination(parts, *item.teleporter));
    }
    for ([[maybe_unused]] const Encounter& encounter : parts.encounters) {
        assert(holds_together(parts, encounter));
    }
    for ([[maybe_unused]] const Passage& passage : parts.passages) {
        assert(is_room(parts, passage.from) && is_room(parts, passage.to));
        assert(is_item_or_none(parts, passage.locked_by));
        assert(is_item_or_none(parts, passage.door) && is_item_or_none(parts, passage.hidden_by));
        assert(hold_together(parts, passage.appears));
    }
    for ([[maybe_unused]] const Ending& ending : parts.endings) {
        assert(hold_together(parts, ending.when));
    }
    for ([[maybe_unused]] const Milestone& milestone : parts.milestones) {
        assert(hold_together(parts, milestone.when));
    }
}

std::vector<Site> empty_sites(const WorldParts& parts) {
    std::vector<RoomId> rooms = parts.goals;
    for (const RoomText& room : parts.rooms) {
        rooms.push_back(room.room);
    }
    for (const Encounter& encounter : parts.encounters) {
        rooms.push_back(encounter.room);
    }
    for (const Passage& passage : parts.passages) {
        rooms.push_back(passage.from);
        rooms.push_back(passage.to);
    }
    std::sort(rooms.begin(), rooms.end());
    rooms.erase(std::unique(rooms.begin(), rooms.end()), rooms.end());

    std::vector<Site> sites(rooms.size());
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        sites[i].room = rooms[i];
    }
    return sites;
}

Site& site_of(std::vector<Site>& sites, RoomId room) {
    return *std::lower_bound(sites.begin(), sites.end(), room,
                             [](const Site& site, RoomId sought) { return site.room < sought; });
}

void place_ways(std::vector<Site>& sites, const std::vector<Passage>& passages) {
    for (std::size_t i = 0; i < passages.size(); ++i) {
        const Passage& passage = passages[i];
        const auto id = static_cast<PassageId>(i);
        site_of(sites, passage.from).ways.push_back({passage.go, passage.to, id});
        if (!passage.one_way) {
            site_of(sites, passage.to).ways.push_back({opposite(passage.go), passage.from, id});
        }
    }
    for (Site& site : sites) {
        std::sort(site.ways.begin(), site.ways.end(),
                  [](const Way& a, const Way& b) { return a.direction < b.direction; });
    }
}

bool is_rover(const Encounter& encounter) {
    const auto* monster = std::get_if<Monster>(&encounter.kind);
    return monster != nullptr && !monster->route.empty();
}

std::vector<Site> sites_of(const WorldParts& parts) {
    std::vector<Site> sites = empty_sites(parts);
    for (const RoomId goal : parts.goals) {
        site_of(sites, goal).goal = true;
    }
    for (std::size_t i = 0; i < parts.rooms.size(); ++i) {
        Site& site = site_of(sites, parts.rooms[i].room);
        assert(!site.text);
        site.text = i;
        site.dark = parts.rooms[i].dark;
    }
    for (std::size_t i = 0; i < parts.encounters.size(); ++i) {
        Site& site = site_of(sites, parts.encounters[i].room);
        const auto id = static_cast<EncounterId>(i);
        if (std::holds_alternative<Trap>(parts.encounters[i].kind)) {
            assert(!site.trap);
            site.trap = id;
        } else if (!is_rover(parts.encounters[i])) {
            site.encounters.push_back(id);
        }
    }
    place_ways(sites, parts.passages);
    return sites;
}

// The four rooms from there on to the south-east are one space.
bool begins_hall(const Grid& grid, RoomId room) {
    const Exits exits = grid.exits(room);
    return exits.has(Direction::south) && exits.has(Direction::east) &&
           grid.exits(grid.beyond(room, Direction::south)).has(Direction::east) &&
           grid.exits(grid.beyond(room, Direction::east)).has(Direction::south);
}

// In a maze the first rows tell; only what is all floor and rock is looked through to its end.
bool is_halls_in_rock(const Grid& grid) {
    bool has_hall = false;
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        const RoomId room{i};
        const Exits exits = grid.exits(room);
        for (const Direction side : {Direction::south, Direction::east}) {
            const auto next = exits.empty() ? std::nullopt : grid.neighbour(room, side);
            const Exits beyond = next ? grid.exits(*next) : Exits();
            if (!beyond.empty() && !(exits.has(side) && beyond.has(opposite(side)))) {
                return false;
            }
        }
        has_hall = has_hall || begins_hall(grid, room);
    }
    return has_hall;
}

} // namespace

World::World(WorldParts parts) : parts_(std::move(parts)) {
    std::sort(parts_.goals.begin(), parts_.goals.end());
    parts_.goals.erase(std::unique(parts_.goals.begin(), parts_.goals.end()), parts_.goals.end());
    assert_whole(parts_);
    sites_ = sites_of(parts_);
    for (const Site& site : sites_) {
        const std::uint32_t mark = mark_of(site.room);
        marks_[mark / 64] |= std::uint64_t{1} << (mark % 64);
        // One way in a direction at most: the grid's own or one passage's.
        [[maybe_unused]] Exits taken = parts_.grid.exits(site.room);
        for (const Way& way : site.ways) {
            assert(!taken.has(way.direction));
            taken = taken.with(way.direction);
        }
    }
    index_model();
    has_map_item_ = std::any_of(parts_.items.begin(), parts_.items.end(),
                                [](const Item& item) { return item.map; });
    is_floor_plan_ = is_halls_in_rock(parts_.grid);
}

void World::index_model() {
    doors_.assign(parts_.items.size(), no_passage);
    for (std::size_t i = 0; i < parts_.passages.size(); ++i) {
        const Passage& passage = parts_.passages[i];
        if (passage.door != no_item) {
            doors_[index_of(passage.door)] = PassageId{static_cast<std::uint16_t>(i)};
        }
        has_secrets_ = has_secrets_ || passage.is_secret();
        has_conditions_ = has_conditions_ || !passage.appears.empty();
    }
    for (std::size_t i = 0; i < parts_.encounters.size(); ++i) {
        if (is_rover(parts_.encounters[i])) {
            rovers_.push_back(EncounterId{static_cast<std::uint16_t>(i)});
        }
    }
    has_conditions_ = has_conditions_ || !parts_.endings.empty() || !parts_.milestones.empty();
    has_darkness_ = std::any_of(parts_.rooms.begin(), parts_.rooms.end(),
                                [](const RoomText& room) { return room.dark; });
}

const Site* World::find_site(RoomId room) const {
    const auto found =
        std::lower_bound(sites_.begin(), sites_.end(), room,
                         [](const Site& site, RoomId sought) { return site.room < sought; });
    return found != sites_.end() && found->room == room ? &*found : nullptr;
}

std::pair<std::uint32_t, std::uint32_t> World::rows_of_floor(RoomId room) const {
    const std::uint32_t rows = parts_.grid.rows();
    if (parts_.floors == 1) {
        return {0, rows};
    }
    const std::uint32_t height = rows / parts_.floors;
    const std::uint32_t floor = parts_.grid.place_of(room).row / height;
    return {floor * height, std::min(rows, (floor + 1) * height)};
}

Exits World::exits_of_ways(const Site& site) {
    Exits exits;
    for (const Way& way : site.ways) {
        exits = exits.with(way.direction);
    }
    return exits;
}

} // namespace clew
