#include "clew/builder/turn_limit.hpp"

#include "clew/base/text.hpp"
#include "clew/builder/draft.hpp"
#include "clew/prove/search.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace clew {

namespace {

constexpr std::uint64_t limit_states_max = 1'000'000;
static_assert(limit_states_max == 1'000'000, "a message and the header say so in words");

Diagnostics fault(const LimitPlan& limit, std::string message, std::string hint) {
    return {{Severity::error, limit.span, std::move(message), std::move(hint)}};
}

std::string suggested_limit(std::uint64_t rooms) {
    std::string hint = "expected a number of turns, such as ";
    append_number(hint, 2 * rooms);
    return hint;
}

} // namespace

std::uint64_t turns_by_par(std::uint64_t par) { return std::max(3 * par, par + 10); }

Result<World, Diagnostics> limited(World world, const LimitPlan& limit) {
    using Verdict = SearchResult::Verdict;
    const std::uint64_t rooms = floor_count(world.grid());
    if (!limit.by_par) {
        return std::move(world).with_turn_limit(turns_of(limit, rooms));
    }
    World endless = std::move(world).with_turn_limit(std::nullopt);
    const SearchResult win = shortest_win(endless, limit_states_max);
    switch (win.verdict) {
    case Verdict::winnable:
        break;
    case Verdict::not_winnable:
        return Unexpected{fault(limit, "'auto' goes by the shortest win, and there is none",
                                "expected a number of turns, or a world that can be won")};
    case Verdict::not_settled:
        return Unexpected{fault(limit,
                                "'auto' goes by the shortest win, which was not found within "
                                "1,000,000 states",
                                suggested_limit(rooms))};
    }
    return std::move(endless).with_turn_limit(turns_by_par(win.turns));
}

} // namespace clew
