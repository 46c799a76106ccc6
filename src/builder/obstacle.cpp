#include "clew/builder/obstacle.hpp"

#include "clew/base/text.hpp"
#include "clew/builder/fairness.hpp"
#include "clew/prove/walk.hpp"

#include <algorithm>
#include <utility>

namespace clew {

namespace {

constexpr std::uint32_t rooms_looked_at_max = 1'000'000;
constexpr std::size_t things_max = 50;
constexpr std::uint64_t obstacle_states_max = 20'000;

bool is_fair(const World& world) {
    return plainly_winnable(world) || judged(world, obstacle_states_max).fairness == Fairness::fair;
}

bool is_fair(WorldParts parts) { return is_fair(World(std::move(parts))); }

bool is_monster(const Encounter& encounter) {
    return std::holds_alternative<Monster>(encounter.kind);
}

bool is_trap(const Encounter& encounter) { return std::holds_alternative<Trap>(encounter.kind); }

// Harmless from then on, its number kept.
bool is_fair_without(WorldParts parts, std::size_t encounter) {
    parts.encounters[encounter].kind = Gambler{};
    return is_fair(std::move(parts));
}

bool is_fair_unlocked(WorldParts parts, std::size_t passage) {
    parts.passages[passage].locked_by = no_item;
    return is_fair(std::move(parts));
}

bool is_fair_with_key(WorldParts parts, std::size_t item) {
    parts.items[item].locked_by = no_item;
    return is_fair(std::move(parts));
}

bool is_fair_in_light(WorldParts parts) {
    for (RoomText& room : parts.rooms) {
        room.dark = false;
    }
    return is_fair(std::move(parts));
}

std::string weapons_against(const Monster& monster, const World& world) {
    std::vector<std::string> ids;
    for (const ItemId weapon : monster.beaten_by) {
        ids.push_back(world.item(weapon).id);
    }
    for (const Item& item : world.items()) {
        if (monster.beaten_by.empty() && item.weapon) {
            ids.push_back(item.id);
        }
    }
    return ids.empty() ? "a weapon that beats it" : "to " + quoted(ids, "or") + " before it";
}

Obstacle obstacle_of(const Encounter& encounter, const World& world) {
    const auto* monster = std::get_if<Monster>(&encounter.kind);
    return {"'" + encounter.id + "' stands in the way",
            monster == nullptr ? "expected a way round it"
                               : "expected a way round it, or " + weapons_against(*monster, world)};
}

std::optional<Obstacle> encounter_in(const World& world) {
    std::size_t looked_at = 0;
    for (std::size_t i = 0; i < world.encounters().size() && looked_at < things_max; ++i) {
        const Encounter& encounter = world.encounters()[i];
        if (is_monster(encounter) || is_trap(encounter)) {
            ++looked_at;
            if (is_fair_without(world.parts(), i)) {
                return obstacle_of(encounter, world);
            }
        }
    }
    return std::nullopt;
}

std::optional<Obstacle> lock_in(const World& world) {
    std::size_t looked_at = 0;
    for (std::size_t i = 0; i < world.passages().size() && looked_at < things_max; ++i) {
        const Passage& passage = world.passages()[i];
        if (passage.locked_by != no_item) {
            ++looked_at;
            if (is_fair_unlocked(world.parts(), i)) {
                return Obstacle{"'" + passage.id + "' stands locked in the way",
                                "expected a way to '" + world.item(passage.locked_by).id +
                                    "' before it"};
            }
        }
    }
    return std::nullopt;
}

// A door or a lid.
std::optional<Obstacle> locked_thing_in(const World& world) {
    std::size_t looked_at = 0;
    for (std::size_t i = 0; i < world.items().size() && looked_at < things_max; ++i) {
        const Item& item = world.items()[i];
        if (item.locked_by != no_item && !item.open) {
            ++looked_at;
            if (is_fair_with_key(world.parts(), i)) {
                return Obstacle{"'" + item.id + "' is locked", "expected a way to '" +
                                                                   world.item(item.locked_by).id +
                                                                   "' before it"};
            }
        }
    }
    return std::nullopt;
}

std::optional<Obstacle> darkness_in(const World& world) {
    if (world.has_darkness() && is_fair_in_light(world.parts())) {
        return Obstacle{"something lies in the dark", "expected a way to a light before it"};
    }
    return std::nullopt;
}

} // namespace

std::optional<Obstacle> obstacle_in(const World& world) {
    if (world.grid().room_count() > rooms_looked_at_max) {
        return std::nullopt;
    }
    if (world.parts().turn_limit && is_fair(World(world).with_turn_limit(std::nullopt))) {
        return Obstacle{"the turns are too few", "expected a larger limit"};
    }
    for (const auto& look : {encounter_in, lock_in, locked_thing_in, darkness_in}) {
        if (std::optional<Obstacle> found = look(world)) {
            return found;
        }
    }
    if (judged(world, obstacle_states_max).fairness == Fairness::lucky) {
        return Obstacle{"chance may carry the player where no way leads on",
                        "expected a way on from every room where a player may land"};
    }
    return std::nullopt;
}

std::string quoted(const std::vector<std::string>& ids, const std::string& last) {
    constexpr std::size_t named_max = 6;
    const std::size_t named = std::min(ids.size(), named_max);
    std::string text;
    for (std::size_t i = 0; i < named; ++i) {
        text += i == 0 ? "'" : i + 1 == ids.size() ? " " + last + " '" : ", '";
        text += ids[i] + "'";
    }
    if (named < ids.size()) {
        text += " " + last + " ";
        append_number(text, ids.size() - named);
        text += " more";
    }
    return text;
}

} // namespace clew
