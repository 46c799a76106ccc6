/// Draft: a world as far as its plan and the making of the maze settle it, and what is left for
/// chance to place.
#ifndef CLEW_BUILDER_DRAFT_HPP
#define CLEW_BUILDER_DRAFT_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/base/random.hpp"
#include "clew/base/result.hpp"
#include "clew/world/plan.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace clew {

/// A thing to be placed by rule: an item or an encounter of the draft's parts.
struct Loose {
    bool is_item = false;
    std::size_t index = 0;
    Rule rule = Rule::anywhere;
    Span span{};
};

struct Draft {
    WorldParts parts;         ///< what is loose has no room yet
    std::vector<Loose> loose; ///< in file order
    /// Named rooms placed by rule that the plan refers to, so that they decide what can be won.
    std::vector<Ref> wandering;
    Diagnostics closed; ///< see Joined
};

/// The draws of a stream: `count` tells those of one use from those of the next.
[[nodiscard]] Random random_of(std::uint64_t seed, std::string_view stream,
                               std::uint64_t count = 0);

/// The turn limit that a plan asks for, in a world of so many rooms (rock is none): see LimitPlan.
/// By par: nothing, as that is known of worlds alone (see limited).
[[nodiscard]] std::optional<std::uint64_t> turns_of(const LimitPlan& limit, std::uint64_t rooms);

/// Needs a plan without faults. The maze is made with random_of(seed, "maze"), the same for every
/// attempt. Named rooms that have a rule for a place get one, each its own, neither start nor
/// goal, from the streams "place room ID" and the attempt; one that nothing refers to is left
/// out where there is none. Passages are laid into the grid (see joining). Errors: more walls than
/// the maze can have; a start or goal left to chance; no room for a named room that is referred
/// to; passages that cannot be laid; a quest-giver without a wish.
[[nodiscard]] Result<Draft, Diagnostics> draft_of(Plan plan, std::uint64_t seed,
                                                  std::uint64_t attempt = 0);

} // namespace clew

#endif
