#include "clew/builder/build.hpp"

#include "clew/builder/draft.hpp"
#include "clew/builder/placement.hpp"
#include "clew/builder/turn_limit.hpp"
#include "clew/world/faults.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

namespace clew {

namespace {

bool has_rooms_by_rule(const Plan& plan) {
    return std::any_of(plan.rooms.begin(), plan.rooms.end(), [](const RoomPlan& room) {
        return std::holds_alternative<Rule>(room.at.where);
    });
}

Result<World, Diagnostics> build_for(Plan plan, const Wishes& wishes) {
    Result<Plan, Diagnostics> wished = with_wishes(std::move(plan), wishes);
    if (!wished) {
        return Unexpected{std::move(wished).error()};
    }
    Diagnostics faults = faults_of(*wished);
    if (has_error(faults)) {
        return Unexpected{std::move(faults)};
    }
    const bool places_rooms = has_rooms_by_rule(*wished);
    Effort effort;
    for (std::uint64_t attempt = 0;; ++attempt) {
        Result<Draft, Diagnostics> draft =
            draft_of(places_rooms ? *wished : std::move(*wished), wishes.seed, attempt);
        if (!draft) {
            return Unexpected{std::move(draft).error()};
        }
        const bool others_may_do = !draft->wandering.empty();
        Result<World, Diagnostics> world = placed(std::move(*draft), effort);
        if (world || !others_may_do || !effort.left()) {
            return world;
        }
    }
}

} // namespace

Result<World, Diagnostics> build(Plan plan, const Wishes& wishes) {
    Wishes of_the_world = wishes;
    of_the_world.limit.reset();
    std::optional<LimitPlan> limit = wishes.limit;
    if (!limit && plan.limit.by_par) {
        limit = plan.limit;
    }
    Result<World, Diagnostics> built = build_for(std::move(plan), of_the_world);
    if (!built || !limit) {
        return built;
    }
    return limited(std::move(*built), *limit);
}

} // namespace clew
