#include "clew/world/world.hpp"

#include "clew/base/digest.hpp"

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
                       return std::all_of(kind.beaten_by.begin(), kind.beaten_by.end(),
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

void assert_whole([[maybe_unused]] const WorldParts& parts) {
    assert(stays_on_grid(parts.grid));
    assert(is_room(parts, parts.start));
    assert(!parts.goals.empty());
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
        assert(!item.teleporter || is_destination(parts, *item.teleporter));
    }
    for ([[maybe_unused]] const Encounter& encounter : parts.encounters) {
        assert(holds_together(parts, encounter));
    }
    for ([[maybe_unused]] const Passage& passage : parts.passages) {
        assert(is_room(parts, passage.from) && is_room(parts, passage.to));
        assert(is_item_or_none(parts, passage.locked_by));
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

std::vector<Site> sites_of(const WorldParts& parts) {
    std::vector<Site> sites = empty_sites(parts);
    for (const RoomId goal : parts.goals) {
        site_of(sites, goal).goal = true;
    }
    for (std::size_t i = 0; i < parts.rooms.size(); ++i) {
        Site& site = site_of(sites, parts.rooms[i].room);
        assert(!site.text);
        site.text = i;
    }
    for (std::size_t i = 0; i < parts.encounters.size(); ++i) {
        Site& site = site_of(sites, parts.encounters[i].room);
        const auto id = static_cast<EncounterId>(i);
        if (std::holds_alternative<Trap>(parts.encounters[i].kind)) {
            assert(!site.trap);
            site.trap = id;
        } else {
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

void add_destination(Digest& digest, const Destination& to) {
    digest.add(std::uint64_t{index_of(to.room.value_or(nowhere))});
}

void add_signed(Digest& digest, std::int64_t number) {
    digest.add(static_cast<std::uint64_t>(number));
}

void add_kind(Digest& digest, const Monster& monster) {
    digest.add(monster.beaten_by.size());
    for (const ItemId item : monster.beaten_by) {
        digest.add(index_of(item));
    }
    add_signed(digest, monster.bonus);
}

void add_kind(Digest& digest, const Riddler& riddler) {
    digest.add(riddler.answers.size());
    for (const std::string& answer : riddler.answers) {
        digest.add(answer);
    }
    add_signed(digest, riddler.bonus);
}

void add_kind(Digest& digest, const Gambler& gambler) {
    digest.add(std::uint64_t{gambler.low});
    digest.add(std::uint64_t{gambler.high});
    digest.add(std::uint64_t{gambler.guesses});
    add_signed(digest, gambler.bonus);
}

void add_kind(Digest& digest, const QuestGiver& giver) {
    digest.add(index_of(giver.wants));
    digest.add(index_of(giver.gives));
    add_signed(digest, giver.bonus);
}

void add_kind(Digest& digest, const Trap& trap) { add_destination(digest, trap.to); }

void add_item(Digest& digest, const Item& item) {
    digest.add(item.id);
    digest.add(std::uint64_t{index_of(item.room)});
    add_signed(digest, item.treasure);
    const unsigned marks = (item.weapon ? 1U : 0U) | (item.map ? 2U : 0U) | (item.fixed ? 4U : 0U) |
                           (item.teleporter ? 8U : 0U);
    digest.add(std::uint64_t{marks});
    if (item.teleporter) {
        add_destination(digest, *item.teleporter);
    }
    digest.add(item.stream);
}

void add_encounter(Digest& digest, const Encounter& encounter) {
    digest.add(encounter.id);
    digest.add(std::uint64_t{index_of(encounter.room)});
    digest.add(encounter.kind.index());
    std::visit([&](const auto& kind) { add_kind(digest, kind); }, encounter.kind);
    digest.add(encounter.stream);
}

void add_passage(Digest& digest, const Passage& passage) {
    digest.add(std::uint64_t{index_of(passage.from)});
    digest.add(std::uint64_t{static_cast<unsigned>(passage.go)});
    digest.add(std::uint64_t{index_of(passage.to)});
    digest.add(std::uint64_t{passage.one_way ? 1U : 0U});
    digest.add(index_of(passage.locked_by));
}

void add_grid(Digest& digest, const Grid& grid) {
    digest.add(std::uint64_t{grid.rows()});
    digest.add(std::uint64_t{grid.columns()});
    const auto bytes = std::as_bytes(grid.halves());
    digest.add(std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
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
    has_map_item_ = std::any_of(parts_.items.begin(), parts_.items.end(),
                                [](const Item& item) { return item.map; });
    is_floor_plan_ = is_halls_in_rock(parts_.grid);
}

const Site* World::find_site(RoomId room) const {
    const auto found =
        std::lower_bound(sites_.begin(), sites_.end(), room,
                         [](const Site& site, RoomId sought) { return site.room < sought; });
    return found != sites_.end() && found->room == room ? &*found : nullptr;
}

Exits World::exits_of_ways(const Site& site) {
    Exits exits;
    for (const Way& way : site.ways) {
        exits = exits.with(way.direction);
    }
    return exits;
}

std::uint64_t digest_of(const World& world) {
    const WorldParts& parts = world.parts();
    Digest digest;
    add_grid(digest, parts.grid);
    digest.add(parts.seed);
    digest.add(std::uint64_t{index_of(parts.start)});
    digest.add(parts.goals.size());
    for (const RoomId goal : parts.goals) {
        digest.add(std::uint64_t{index_of(goal)});
    }
    digest.add(parts.items.size());
    for (const Item& item : parts.items) {
        add_item(digest, item);
    }
    digest.add(parts.encounters.size());
    for (const Encounter& encounter : parts.encounters) {
        add_encounter(digest, encounter);
    }
    digest.add(parts.passages.size());
    for (const Passage& passage : parts.passages) {
        add_passage(digest, passage);
    }
    add_signed(digest, parts.scoring.escape);
    add_signed(digest, parts.scoring.per_turn);
    add_signed(digest, parts.scoring.per_dead_end);
    // Left out where it is none, so that threads of worlds older than hints are read as before.
    if (parts.scoring.per_hint != 0) {
        add_signed(digest, parts.scoring.per_hint);
    }
    digest.add(std::uint64_t{parts.turn_limit ? 1U : 0U});
    digest.add(parts.turn_limit.value_or(0));
    return digest.value();
}

} // namespace clew
