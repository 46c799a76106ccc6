#include "clew/builder/placement.hpp"

#include "clew/base/text.hpp"
#include "clew/builder/grounds.hpp"
#include "clew/prove/search.hpp"
#include "clew/prove/walk.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace clew {

namespace {

constexpr std::uint64_t plain_placements_max = 100;
constexpr std::uint64_t placements_a_draft_max = 10; // where other drafts may follow
constexpr std::uint64_t states_max = 200'000;        // of one search

bool can_be_won(const World& world, Effort& effort) {
    if (plainly_winnable(world) || luckily_winnable(world)) {
        return true;
    }
    const SearchResult result = shortest_win(world, std::min(states_max, effort.states));
    effort.states -= std::min(effort.states, result.states);
    return result.verdict == SearchResult::Verdict::winnable;
}

// "'sword', 'key' and 'troll'", six of them at most.
std::string list_of(const std::vector<std::string>& ids) {
    constexpr std::size_t named_max = 6;
    const std::size_t named = std::min(ids.size(), named_max);
    std::string text;
    for (std::size_t i = 0; i < named; ++i) {
        text += i == 0 ? "'" : i + 1 == ids.size() ? " and '" : ", '";
        text += ids[i] + "'";
    }
    if (named < ids.size()) {
        text += " and ";
        append_number(text, ids.size() - named);
        text += " more";
    }
    return text;
}

Diagnostics failure_of(const Draft& draft) {
    std::vector<std::string> ids;
    for (const Ref& room : draft.wandering) {
        ids.push_back(room.id);
    }
    for (const Loose& loose : draft.loose) {
        ids.push_back(loose.is_item ? draft.parts.items[loose.index].id
                                    : draft.parts.encounters[loose.index].id);
    }
    static_assert(Effort{}.placements == 1000);
    return {{Severity::error,
             draft.wandering.empty() ? draft.loose.front().span : draft.wandering.front().span,
             "no placement of " + list_of(ids) + " in 1,000 tries can be won",
             "give one of them a place of its own with 'at'"}};
}

Result<World, Diagnostics> as_it_is(Draft draft, Effort& effort) {
    World world(std::move(draft.parts));
    effort.placements -= std::min<std::uint64_t>(effort.placements, 1);
    const bool must_be_won = !draft.closed.empty() || !draft.wandering.empty();
    if (must_be_won && !can_be_won(world, effort)) {
        return Unexpected{draft.closed.empty() ? failure_of(draft) : std::move(draft.closed)};
    }
    return world;
}

class Placer {
public:
    Placer(Draft draft, Effort& effort)
        : draft_(std::move(draft)), effort_(effort), grounds_(draft_.parts, draft_.loose),
          by_scarcity_(draft_.loose) {
        // Or one that may be anywhere could take the last dead end from one that may not.
        std::stable_partition(by_scarcity_.begin(), by_scarcity_.end(),
                              [](const Loose& loose) { return loose.rule != Rule::anywhere; });
        std::stable_partition(by_scarcity_.begin(), by_scarcity_.end(),
                              [](const Loose& loose) { return loose.rule == Rule::dead_end; });
    }

    Result<World, Diagnostics> world();

private:
    template <class Accept>
    std::optional<World> first_that(std::uint64_t tries, const Accept& accept);
    [[nodiscard]] World world_of_try(std::uint64_t attempt);
    void place_all(WorldParts& parts, std::uint64_t attempt);
    [[nodiscard]] RoomId room_for(const Loose& loose, const WorldParts& parts,
                                  std::uint64_t attempt);
    [[nodiscard]] Random random_for(const Loose& loose, std::uint64_t attempt) const;

    Draft draft_;
    Effort& effort_;
    Grounds grounds_;
    std::vector<Loose> by_scarcity_;
};

Result<World, Diagnostics> Placer::world() {
    const std::uint64_t most = draft_.wandering.empty()
                                   ? effort_.placements
                                   : std::min(effort_.placements, placements_a_draft_max);
    std::optional<World> found = first_that(std::min(most, plain_placements_max), plainly_winnable);
    if (!found) {
        found = first_that(most, [this](const World& world) { return can_be_won(world, effort_); });
    }
    effort_.placements -= most;
    if (!found) {
        return Unexpected{failure_of(draft_)};
    }
    return std::move(*found);
}

template <class Accept>
std::optional<World> Placer::first_that(std::uint64_t tries, const Accept& accept) {
    for (std::uint64_t attempt = 0; attempt < tries; ++attempt) {
        World world = world_of_try(attempt);
        if (accept(world)) {
            return world;
        }
        draft_.parts.grid = world.grid();
    }
    return std::nullopt;
}

// The grid is lent to the world, so that a large one is not held twice.
World Placer::world_of_try(std::uint64_t attempt) {
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
    const auto is_left_out = [](const Encounter& encounter) { return encounter.room == nowhere; };
    parts.encounters.erase(
        std::remove_if(parts.encounters.begin(), parts.encounters.end(), is_left_out),
        parts.encounters.end());
}

RoomId Placer::room_for(const Loose& loose, const WorldParts& parts, std::uint64_t attempt) {
    Random random = random_for(loose, attempt);
    const EncounterKind* kind = loose.is_item ? nullptr : &parts.encounters[loose.index].kind;
    const bool is_trap = kind != nullptr && std::holds_alternative<Trap>(*kind);
    const bool harms = is_trap || (kind != nullptr && std::holds_alternative<Monster>(*kind));
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
    return shared != nowhere || harms ? shared : parts.start;
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
