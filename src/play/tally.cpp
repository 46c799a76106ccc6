#include "clew/play/tally.hpp"

#include "clew/play/sight.hpp"

#include <algorithm>
#include <limits>
#include <variant>

namespace clew {

namespace {

// Sums and products of any int64 and count fit; only what is shown is cut to 64 bits.
__extension__ using Wide = __int128;

std::int64_t saturated(Wide amount) {
    constexpr Wide least = std::numeric_limits<std::int64_t>::min();
    constexpr Wide most = std::numeric_limits<std::int64_t>::max();
    return static_cast<std::int64_t>(std::clamp(amount, least, most));
}

std::int64_t fine(std::int64_t each, std::uint64_t count) {
    return saturated(-Wide{each} * static_cast<Wide>(count));
}

struct BonusOf {
    template <class Kind>
    std::int64_t operator()(const Kind& kind) const {
        return kind.bonus;
    }
    std::int64_t operator()(const Trap&) const { return 0; }
};

bool is_dead_end(const World& world, RoomId room) {
    return world.exits(room).count() == 1 && room != world.parts().start && !world.is_goal(room);
}

} // namespace

Tally::Tally(const World& world, std::uint32_t sight)
    : seen_((std::size_t{world.grid().room_count()} + 63) / 64),
      visited_(sight == 0 ? 0 : seen_.size()), sight_(sight) {}

void Tally::see(RoomId room) {
    std::uint64_t& word = seen_[index_of(room) / 64];
    const std::uint64_t bit = std::uint64_t{1} << (index_of(room) % 64);
    seen_count_ += (word & bit) == 0 ? 1U : 0U;
    word |= bit;
}

// The grid never changes, so that from a room visited before there is nothing new to see.
void Tally::see_all_from(const World& world, RoomId room) {
    visited_[index_of(room) / 64] |= std::uint64_t{1} << (index_of(room) % 64);
    for (const RoomId other : rooms_in_sight(world.grid(), room, sight_)) {
        if (!seen(other)) {
            fresh_.push_back(other);
            see(other);
        }
    }
}

bool Tally::is_fresh(RoomId room) const {
    return std::find(fresh_.begin(), fresh_.end(), room) != fresh_.end();
}

void Tally::follow(const World& world, const Events& events) {
    fresh_.clear();
    for (const Event& event : events) {
        if (event.kind != EventKind::arrived || visited(event.room)) {
            continue;
        }
        if (sight_ > 0) {
            see_all_from(world, event.room);
        } else {
            see(event.room);
        }
        if (is_dead_end(world, event.room)) {
            ++dead_ends_;
        }
    }
}

std::vector<ScoreLine> score_lines(const World& world, const State& state, const Tally& tally) {
    using Kind = ScoreLine::Kind;
    const Scoring& scoring = world.parts().scoring;
    std::vector<ScoreLine> lines;
    const auto add = [&lines](const ScoreLine& line) {
        if (line.amount != 0) {
            lines.push_back(line);
        }
    };
    if (state.outcome == Outcome::won) {
        add({.kind = Kind::escape, .amount = scoring.escape});
    }
    add({.kind = Kind::turns, .count = state.turns, .amount = fine(scoring.per_turn, state.turns)});
    add({.kind = Kind::dead_ends,
         .count = tally.dead_ends(),
         .amount = fine(scoring.per_dead_end, tally.dead_ends())});
    add({.kind = Kind::hints,
         .count = tally.hints(),
         .amount = fine(scoring.per_hint, tally.hints())});
    for (std::size_t i = 0; i < state.items.size(); ++i) {
        const ItemId item{static_cast<std::uint16_t>(i)};
        const std::int64_t treasure = state.items[i].paid ? world.item(item).treasure : 0;
        add({.kind = Kind::treasure, .item = item, .amount = treasure});
    }
    for (std::size_t i = 0; i < state.encounters.size(); ++i) {
        const EncounterId id{static_cast<std::uint16_t>(i)};
        const bool paid = state.encounters[i].paid;
        const std::int64_t bonus = paid ? std::visit(BonusOf{}, world.encounter(id).kind) : 0;
        add({.kind = Kind::bonus, .encounter = id, .amount = bonus});
    }
    for (std::size_t i = 0; i < state.reached.size(); ++i) {
        const std::int64_t points = state.reached[i] ? world.parts().milestones[i].points : 0;
        add({.kind = Kind::milestone, .number = static_cast<std::uint16_t>(i), .amount = points});
    }
    if (state.ending != no_ending) {
        add({.kind = Kind::ending,
             .number = state.ending,
             .amount = world.parts().endings[state.ending].points});
    }
    return lines;
}

std::int64_t score_of(const std::vector<ScoreLine>& lines) {
    Wide sum = 0;
    for (const ScoreLine& line : lines) {
        sum += line.amount;
    }
    return saturated(sum);
}

} // namespace clew
