#include "clew/builder/placement.hpp"

#include "clew/base/text.hpp"
#include "clew/builder/fairness.hpp"
#include "clew/builder/grounds.hpp"
#include "clew/builder/obstacle.hpp"
#include "clew/prove/any_dice.hpp"
#include "clew/prove/needs.hpp"
#include "clew/prove/walk.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace clew {

namespace {

constexpr std::uint64_t plain_placements_max = 100;
constexpr std::uint64_t placements_a_draft_max = 10; // where other drafts may follow
constexpr std::uint64_t search_states_max = 200'000; // of one search

std::vector<std::string> ids_of(const Draft& draft) {
    std::vector<std::string> ids;
    for (const Ref& room : draft.wandering) {
        ids.push_back(room.id);
    }
    for (const Loose& loose : draft.loose) {
        ids.push_back(loose.is_item ? draft.parts.items[loose.index].id
                                    : draft.parts.encounters[loose.index].id);
    }
    return ids;
}

// "1,000 tries"
std::string tries(std::uint64_t count) {
    std::string text;
    append_number(text, count);
    if (text.size() > 3) {
        text.insert(text.size() - 3, ",");
    }
    return text + (count == 1 ? " try" : " tries");
}

Fairness judge(const World& world, Effort& effort) {
    const Judgement judgement = judged(world, search_states_max);
    effort.states -= std::min(effort.states, judgement.states);
    ++effort.judged;
    effort.settled = effort.settled && judgement.fairness != Fairness::unsettled;
    return judgement.fairness;
}

struct Kind {
    bool decisive = true; // it can matter where something loose or wandering lies
    bool chancy = false;
};

Diagnostics failure_of(const Draft& draft, const Effort& effort,
                       const std::optional<Obstacle>& obstacle, Kind kind) {
    std::string message = "no placement of " + quoted(ids_of(draft), "and");
    message += kind.decisive ? " in " + tries(effort.judged) : ""; // else one stands for all
    message += effort.settled ? " can be won" : " was proved to be winnable";
    message += kind.chancy ? " whatever the dice do" : "";
    message += obstacle ? ": " + obstacle->what : "";
    return {{Severity::error,
             draft.wandering.empty() ? draft.loose.front().span : draft.wandering.front().span,
             std::move(message),
             obstacle ? obstacle->hint : "give one of them a place of its own with 'at'"}};
}

Result<World, Diagnostics> as_it_is(Draft draft, Effort& effort) {
    World world(std::move(draft.parts));
    effort.take_placements(1);
    if ((draft.closed.empty() && draft.wandering.empty()) || plainly_winnable(world)) {
        return world;
    }
    const Fairness fairness = judge(world, effort);
    if (fairness == Fairness::fair || (draft.wandering.empty() && fairness != Fairness::unfair)) {
        return world;
    }
    if (!draft.closed.empty()) {
        return Unexpected{std::move(draft.closed)};
    }
    return Unexpected{failure_of(draft, effort, obstacle_in(world), {.chancy = has_chance(world)})};
}

// Calls `each` for every condition of the parts.
template <class Parts, class Each>
void for_each_condition(Parts& parts, const Each& each) {
    const auto visit = [&](auto& conditions) {
        for (auto& any : conditions) {
            std::for_each(any.begin(), any.end(), each);
        }
    };
    for (auto& passage : parts.passages) {
        visit(passage.appears);
    }
    for (auto& ending : parts.endings) {
        visit(ending.when);
    }
    for (auto& milestone : parts.milestones) {
        visit(milestone.when);
    }
}

std::vector<bool> awaited_in(const WorldParts& parts) {
    std::vector<bool> awaited(parts.encounters.size());
    for_each_condition(parts, [&](const Condition& condition) {
        if (condition.encounter != nobody) {
            awaited[index_of(condition.encounter)] = true;
        }
    });
    return awaited;
}

// Those for which there is no room, which nothing waits for; the others have new numbers then.
void leave_out_homeless(WorldParts& parts) {
    std::vector<EncounterId> numbers;
    std::uint16_t next = 0;
    for (const Encounter& encounter : parts.encounters) {
        numbers.push_back(EncounterId{next});
        next = static_cast<std::uint16_t>(next + (encounter.room == nowhere ? 0U : 1U));
    }
    if (next == parts.encounters.size()) {
        return;
    }
    for_each_condition(parts, [&](Condition& condition) {
        if (condition.encounter != nobody) {
            condition.encounter = numbers[index_of(condition.encounter)];
        }
    });
    const auto is_homeless = [](const Encounter& encounter) { return encounter.room == nowhere; };
    parts.encounters.erase(
        std::remove_if(parts.encounters.begin(), parts.encounters.end(), is_homeless),
        parts.encounters.end());
}

class Placer {
public:
    Placer(Draft draft, Effort& effort)
        : draft_(std::move(draft)), effort_(effort), grounds_(draft_.parts, draft_.loose),
          awaited_(awaited_in(draft_.parts)), by_scarcity_(draft_.loose) {
        // Or one that may be anywhere could take the last dead end from one that may not.
        std::stable_partition(by_scarcity_.begin(), by_scarcity_.end(),
                              [](const Loose& loose) { return loose.rule != Rule::anywhere; });
        std::stable_partition(by_scarcity_.begin(), by_scarcity_.end(),
                              [](const Loose& loose) { return loose.rule == Rule::dead_end; });
    }

    Result<World, Diagnostics> world();

private:
    template <class Accept>
    std::optional<World> first_that(std::uint64_t from, std::uint64_t to, const Accept& accept);
    [[nodiscard]] std::optional<World> first_proved(std::uint64_t count);
    void note_kind(const World& world);
    [[nodiscard]] bool is_decisive(const Loose& loose, const Needs& needs) const;
    [[nodiscard]] Diagnostics failure();
    [[nodiscard]] World world_of_try(std::uint64_t attempt);
    void place_all(WorldParts& parts, std::uint64_t attempt);
    [[nodiscard]] RoomId room_for(const Loose& loose, const WorldParts& parts,
                                  std::uint64_t attempt);
    [[nodiscard]] Random random_for(const Loose& loose, std::uint64_t attempt) const;

    Draft draft_;
    Effort& effort_;
    Grounds grounds_;
    std::vector<bool> awaited_; ///< of each encounter: conditions wait for it
    std::vector<Loose> by_scarcity_;
    Kind kind_;
};

Result<World, Diagnostics> Placer::world() {
    const std::uint64_t most = draft_.wandering.empty()
                                   ? effort_.placements
                                   : std::min(effort_.placements, placements_a_draft_max);
    std::optional<World> found =
        first_that(0, std::min(most, plain_placements_max),
                   [](const World& world, std::uint64_t) { return plainly_winnable(world); });
    if (!found) {
        found = first_proved(most);
    }
    effort_.take_placements(most);
    if (!found) {
        return Unexpected{failure()};
    }
    return std::move(*found);
}

template <class Accept>
std::optional<World> Placer::first_that(std::uint64_t from, std::uint64_t to,
                                        const Accept& accept) {
    for (std::uint64_t attempt = from; attempt < to && (attempt == 0 || effort_.left());
         ++attempt) {
        World world = world_of_try(attempt);
        if (accept(world, attempt)) {
            return world;
        }
        draft_.parts.grid = world.grid();
    }
    return std::nullopt;
}

std::optional<World> Placer::first_proved(std::uint64_t count) {
    const auto is_to_be_built = [this](const World& world, std::uint64_t attempt) {
        // Those before are known not to be.
        const bool plain = attempt >= plain_placements_max && plainly_winnable(world);
        const Fairness fairness = plain ? Fairness::fair : judge(world, effort_);
        return fairness == Fairness::fair || (fairness == Fairness::unsettled && !kind_.decisive);
    };
    std::optional<World> found = first_that(0, 1, [&](const World& world, std::uint64_t attempt) {
        note_kind(world);
        return is_to_be_built(world, attempt);
    });
    return found || !kind_.decisive ? std::move(found) : first_that(1, count, is_to_be_built);
}

void Placer::note_kind(const World& world) {
    const Needs needs = needs_of(world);
    const auto is_needed = [&](const Loose& loose) { return is_decisive(loose, needs); };
    kind_ = {.decisive = !draft_.wandering.empty() ||
                         std::any_of(draft_.loose.begin(), draft_.loose.end(), is_needed),
             .chancy = has_chance(world)};
}

Diagnostics Placer::failure() {
    constexpr std::uint64_t looked_at = 3;
    std::optional<Obstacle> obstacle;
    for (std::uint64_t attempt = 0; attempt < looked_at && !obstacle; ++attempt) {
        World world = world_of_try(attempt);
        obstacle = obstacle_in(world);
        draft_.parts.grid = world.grid();
    }
    return failure_of(draft_, effort_, obstacle, kind_);
}

// A thing that changes nothing does so wherever it lies: then one placement stands for all.
bool Placer::is_decisive(const Loose& loose, const Needs& needs) const {
    if (loose.is_item) {
        return needs.useful[loose.index];
    }
    const EncounterKind& kind = draft_.parts.encounters[loose.index].kind;
    const auto is_useful = [&](ItemId item) {
        return item != no_item && needs.useful[index_of(item)];
    };
    const auto* giver = std::get_if<QuestGiver>(&kind);
    if (giver != nullptr && !awaited_[loose.index]) {
        return is_useful(giver->wants) || is_useful(giver->gives);
    }
    return !std::holds_alternative<Gambler>(kind) || awaited_[loose.index];
}

// The grid is lent to the world, so that a large one is not held twice.
World Placer::world_of_try(std::uint64_t attempt) {
    effort_.rooms -= std::min<std::uint64_t>(effort_.rooms, draft_.parts.grid.room_count());
    Grid grid = std::move(draft_.parts.grid);
    draft_.parts.grid = Grid(1, 1);
    WorldParts parts = draft_.parts;
    draft_.parts.grid = std::move(grid);
    place_all(parts, attempt);
    parts.grid = std::move(draft_.parts.grid);
    return World(std::move(parts));
}

void Placer::place_all(WorldParts& parts, std::uint64_t attempt) {
    grounds_.clear();
    for (const Loose& loose : by_scarcity_) {
        const RoomId room = room_for(loose, parts, attempt);
        if (loose.is_item) {
            parts.items[loose.index].room = room;
        } else {
            parts.encounters[loose.index].room = room;
        }
    }
    leave_out_homeless(parts);
}

RoomId Placer::room_for(const Loose& loose, const WorldParts& parts, std::uint64_t attempt) {
    Random random = random_for(loose, attempt);
    const EncounterKind* kind = loose.is_item ? nullptr : &parts.encounters[loose.index].kind;
    const bool is_trap = kind != nullptr && std::holds_alternative<Trap>(*kind);
    const bool harms = is_trap || (kind != nullptr && std::holds_alternative<Monster>(*kind));
    const bool is_awaited = kind != nullptr && awaited_[loose.index];
    // Where every room lies on the way, a sword may have to lie before them all.
    const bool may_lie_at_start = loose.is_item && grounds_.crowded() && attempt % 2 == 1;
    if (may_lie_at_start && random.below(2) == 0) {
        return parts.start;
    }
    const RoomId room = grounds_.take(loose.rule, random);
    if (room != nowhere) {
        return room;
    }
    std::vector<RoomId> traps;
    for (const Encounter& encounter : parts.encounters) {
        if (is_trap && std::holds_alternative<Trap>(encounter.kind)) {
            traps.push_back(encounter.room);
        }
    }
    const RoomId shared = grounds_.share(traps, random);
    return shared != nowhere || (harms && !is_awaited) ? shared : parts.start;
}

Random Placer::random_for(const Loose& loose, std::uint64_t attempt) const {
    const std::string stream = loose.is_item
                                   ? "place item " + draft_.parts.items[loose.index].id
                                   : "place encounter " + draft_.parts.encounters[loose.index].id;
    return random_of(draft_.parts.seed, stream, attempt);
}

} // namespace

Result<World, Diagnostics> placed(Draft draft, Effort& effort) {
    return draft.loose.empty() ? as_it_is(std::move(draft), effort)
                               : Placer(std::move(draft), effort).world();
}

} // namespace clew
