#include "clew/world/world_digest.hpp"

#include "clew/base/digest.hpp"

#include <string_view>

namespace clew {

namespace {

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
    if (monster.is_mild()) {
        digest.add(monster.blocks ? 1 + static_cast<std::uint64_t>(*monster.blocks) : 0);
        digest.add(index_of(monster.guards));
    }
    for (const RoomId room : monster.route) {
        digest.add(std::uint64_t{index_of(room)});
    }
}

void add_kind(Digest& digest, const Riddler& riddler) {
    for (const Riddle& riddle : riddler.riddles) {
        digest.add(riddle.answers.size());
        for (const std::string& answer : riddle.answers) {
            digest.add(answer);
        }
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

// What older worlds do not have is left out where it is not there: threads of them name the digest.
void add_model(Digest& digest, const Item& item) {
    const bool is_plain = item.inside == no_item && item.holds == Holds::nothing &&
                          !item.openable && item.meal == Meal::none && item.light == Light::none &&
                          item.lasts == 0;
    if (is_plain) {
        return;
    }
    digest.add(index_of(item.inside));
    digest.add(index_of(item.locked_by));
    digest.add(index_of(item.lit_by));
    const unsigned marks = static_cast<unsigned>(item.holds) | (item.openable ? 4U : 0U) |
                           (item.open ? 8U : 0U) | static_cast<unsigned>(item.meal) << 4U |
                           static_cast<unsigned>(item.light) << 6U;
    digest.add(std::uint64_t{marks} | std::uint64_t{item.lasts} << 8U);
}

void add_conditions(Digest& digest, const Conditions& conditions) {
    digest.add(conditions.size());
    for (const AnyOf& any : conditions) {
        digest.add(any.size());
        for (const Condition& one : any) {
            digest.add(static_cast<std::uint64_t>(one.kind));
            digest.add(std::uint64_t{index_of(one.room)});
            digest.add(index_of(one.item));
            digest.add(index_of(one.holder));
            digest.add(index_of(one.encounter));
        }
    }
}

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
    add_model(digest, item);
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
    if (passage.door != no_item || passage.turns != 1 || passage.is_secret()) {
        digest.add(index_of(passage.door));
        digest.add(std::uint64_t{passage.turns});
        digest.add(index_of(passage.hidden_by));
        add_conditions(digest, passage.appears);
    }
}

void add_ends(Digest& digest, const WorldParts& parts) {
    for (const Ending& ending : parts.endings) {
        digest.add(ending.id);
        digest.add(std::uint64_t{ending.lost ? 1U : 0U});
        add_signed(digest, ending.points);
        add_conditions(digest, ending.when);
    }
    for (const Milestone& milestone : parts.milestones) {
        digest.add(milestone.id);
        add_signed(digest, milestone.points);
        add_conditions(digest, milestone.when);
    }
    for (const RoomText& room : parts.rooms) {
        if (room.dark) {
            digest.add(std::uint64_t{index_of(room.room)});
        }
    }
}

void add_grid(Digest& digest, const Grid& grid) {
    digest.add(std::uint64_t{grid.rows()});
    digest.add(std::uint64_t{grid.columns()});
    const auto bytes = std::as_bytes(grid.halves());
    digest.add(std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
}

} // namespace

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
    add_ends(digest, parts);
    return digest.value();
}

} // namespace clew
