#include "clew/prove/regions.hpp"

#include <algorithm>
#include <limits>

namespace clew {

namespace {

constexpr std::uint32_t unassigned = std::numeric_limits<std::uint32_t>::max();

bool is_taker(const EncounterKind& kind, const Needs& needs) {
    const auto* giver = std::get_if<QuestGiver>(&kind);
    return giver != nullptr && giver->wants != no_item && needs.useful[index_of(giver->wants)];
}

// What is given but cannot be taken lies for good where it is dropped: then each room counts.
bool gives_fixed_things(const World& world) {
    return std::any_of(
        world.encounters().begin(), world.encounters().end(), [&](const Encounter& encounter) {
            const auto* giver = std::get_if<QuestGiver>(&encounter.kind);
            return giver != nullptr && giver->gives != no_item && world.item(giver->gives).fixed;
        });
}

// An ending may wait for who takes a thing, so that it stays where it lies.
bool may_end_by_carrying(const World& world) {
    const auto& endings = world.parts().endings;
    return std::any_of(endings.begin(), endings.end(), [](const Ending& ending) {
        return std::any_of(ending.when.begin(), ending.when.end(), [](const AnyOf& any) {
            return std::any_of(any.begin(), any.end(), [](const Condition& one) {
                return one.kind == Condition::Kind::carrying;
            });
        });
    });
}

// Where such a thing leads by chance depends on the room that it is used in.
bool may_not_be_carried(const World& world) {
    const auto items = world.items();
    return may_end_by_carrying(world) &&
           std::any_of(items.begin(), items.end(),
                       [](const Item& item) { return item.teleporter && !item.teleporter->room; });
}

// A light that wears burns down by each dark room, and one that stays where it is lights that room
// alone: then each counts.
bool are_dark_rooms_apart(const World& world) {
    const auto items = world.items();
    return may_end_by_carrying(world) ||
           std::any_of(items.begin(), items.end(), [](const Item& item) {
               return item.light != Light::none && (item.lasts != 0 || item.fixed);
           });
}

bool is_dark(const World& world, RoomId room) {
    const Site* site = world.has_darkness() ? world.site(room) : nullptr;
    return site != nullptr && site->dark;
}

bool is_grid_way_back(const World& world, RoomId to, Direction direction) {
    return world.grid().exits(to).has(opposite(direction));
}

} // namespace

Regions::Regions(const World& world, const Needs& needs)
    : merges_(!gives_fixed_things(world) && !may_not_be_carried(world) && world.rovers().empty()),
      dark_apart_(are_dark_rooms_apart(world)), asked_(needs.rooms), met_(needs.settled_asked) {
    for (std::size_t i = 0; i < world.encounters().size(); ++i) {
        const EncounterKind& kind = world.encounters()[i].kind;
        const auto* riddler = std::get_if<Riddler>(&kind);
        taker_.push_back(is_taker(kind, needs));
        formality_.push_back(
            std::holds_alternative<Gambler>(kind) ||
            (merges_ && !met_[i] && riddler != nullptr && can_be_answered(*riddler)));
    }
    for (const Passage& passage : world.passages()) {
        door_.push_back(passage.door != no_item && needs.useful[index_of(passage.door)]);
    }
    constexpr int rounds_max = 8;
    divide(world);
    for (int round = 1; !keep_riddlers_of_start(world); ++round) {
        for (std::size_t i = 0; round == rounds_max && i < formality_.size(); ++i) {
            formality_[i] = std::holds_alternative<Gambler>(world.encounters()[i].kind);
        }
        divide(world);
    }
    find_outlets(world);
}

bool Regions::is_plain(RoomId room) const {
    return !std::binary_search(special_.begin(), special_.end(), room);
}

std::span<const Outlet> Regions::outlets(std::uint32_t region) const {
    return std::span(outlets_).subspan(outlets_at_[region],
                                       outlets_at_[region + 1] - outlets_at_[region]);
}

// Locked or secret, or a door that a condition asks for: going through changes what rules read.
bool Regions::may_be_shut(const World& world, PassageId way) const {
    const Passage& passage = world.passage(way);
    return passage.locked_by != no_item || passage.is_secret() || door_[index_of(way)];
}

void Regions::divide(const World& world) {
    special_ = asked_;
    for (const Site& site : world.sites()) {
        const bool is_special =
            site.goal || site.trap || (site.dark && dark_apart_) ||
            std::any_of(site.encounters.begin(), site.encounters.end(), [&](EncounterId id) {
                const EncounterKind& kind = world.encounter(id).kind;
                return taker_[index_of(id)] || met_[index_of(id)] ||
                       std::holds_alternative<Monster>(kind) ||
                       (std::holds_alternative<Riddler>(kind) && !formality_[index_of(id)]);
            });
        if (is_special) {
            special_.push_back(site.room);
        }
    }
    if (!asked_.empty()) {
        std::sort(special_.begin(), special_.end());
        special_.erase(std::unique(special_.begin(), special_.end()), special_.end());
    }
    first_.clear();
    second_.clear();
    region_.assign(world.grid().room_count(), unassigned);
    for (std::uint32_t i = 0; i < world.grid().room_count(); ++i) {
        if (region_[i] == unassigned) {
            first_.push_back(RoomId{i});
            second_.push_back(nowhere);
            region_[i] = count() - 1;
            if (merges_ && is_plain(RoomId{i})) {
                fill(world, RoomId{i});
            }
        }
    }
}

void Regions::fill(const World& world, RoomId from) {
    front_.assign(1, from);
    while (!front_.empty()) {
        const RoomId room = front_.back();
        front_.pop_back();
        join_neighbours(world, room);
    }
}

void Regions::join_neighbours(const World& world, RoomId room) {
    const Exits exits = world.grid().exits(room);
    for (const Direction direction : grid_directions) {
        const RoomId to = exits.has(direction) ? world.grid().beyond(room, direction) : room;
        if (is_grid_way_back(world, to, direction)) {
            join(world, room, to);
        }
    }
    const Site* site = world.site(room);
    for (const Way& way : site == nullptr ? std::span<const Way>() : std::span(site->ways)) {
        if (!may_be_shut(world, way.passage) && !world.passage(way.passage).one_way) {
            join(world, room, way.to);
        }
    }
}

void Regions::join(const World& world, RoomId from, RoomId to) {
    const bool may_be_special = world.site(to) != nullptr || !asked_.empty();
    if (region_[index_of(to)] != unassigned || (may_be_special && !is_plain(to)) ||
        is_dark(world, from) != is_dark(world, to)) {
        return;
    }
    const std::uint32_t region = of(from);
    region_[index_of(to)] = region;
    second_[region] = second_[region] == nowhere ? to : second_[region];
    front_.push_back(to);
}

// A wrong answer leads to the start: that changes nothing if the start is of the same region. True
// if all riddlers so far held harmless are.
bool Regions::keep_riddlers_of_start(const World& world) {
    const RoomId start = world.parts().start;
    bool all = true;
    for (std::size_t i = 0; i < formality_.size(); ++i) {
        const Encounter& encounter = world.encounters()[i];
        const bool harmless =
            is_plain(start) && is_plain(encounter.room) && of(encounter.room) == of(start);
        if (formality_[i] && !harmless && std::holds_alternative<Riddler>(encounter.kind)) {
            formality_[i] = false;
            all = false;
        }
    }
    return all;
}

void Regions::find_outlets(const World& world) {
    const Grid& grid = world.grid();
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        const RoomId room{i};
        const Exits exits = grid.exits(room);
        for (const Direction direction : grid_directions) {
            if (exits.has(direction) && of(grid.beyond(room, direction)) != of(room)) {
                outlets_.push_back({room, direction});
            }
        }
        const Site* site = world.site(room);
        for (const Way& way : site == nullptr ? std::span<const Way>() : std::span(site->ways)) {
            if (may_be_shut(world, way.passage) || of(way.to) != of(room)) {
                outlets_.push_back({room, way.direction, way.passage});
            }
        }
    }
    std::stable_sort(outlets_.begin(), outlets_.end(),
                     [this](const Outlet& a, const Outlet& b) { return of(a.room) < of(b.room); });
    outlets_at_.assign(count() + 1, 0);
    for (const Outlet& outlet : outlets_) {
        ++outlets_at_[of(outlet.room) + 1];
    }
    for (std::size_t i = 1; i < outlets_at_.size(); ++i) {
        outlets_at_[i] += outlets_at_[i - 1];
    }
}

} // namespace clew
