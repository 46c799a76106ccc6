/// Ids: the names in a plan as the numbers that they are in its world.
#ifndef CLEW_BUILDER_IDS_HPP
#define CLEW_BUILDER_IDS_HPP

#include "clew/world/plan.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace clew {

/// Those of items and encounters, which are in file order in either.
class Ids {
public:
    explicit Ids(const Plan& plan);

    /// Of a name that is none: no_item, nobody. Logarithmic.
    [[nodiscard]] ItemId item(const Ref& ref) const;
    [[nodiscard]] EncounterId encounter(const Ref& ref) const;

private:
    using Sorted = std::vector<std::pair<std::string, std::uint16_t>>;
    static std::uint16_t find(const Sorted& ids, const std::string& id, std::uint16_t otherwise);
    Sorted items_;
    Sorted encounters_;
};

/// The conditions of a plan without faults; `room_of` tells which room a spot is.
[[nodiscard]] Conditions conditions_of(const ConditionsPlan& plan, const Ids& ids,
                                       const std::function<RoomId(const Spot&)>& room_of);

} // namespace clew

#endif
