#include "clew/builder/ids.hpp"

#include <algorithm>

namespace clew {

Ids::Ids(const Plan& plan) {
    for (std::size_t i = 0; i < plan.items.size(); ++i) {
        items_.emplace_back(plan.items[i].item.id, static_cast<std::uint16_t>(i));
    }
    for (std::size_t i = 0; i < plan.encounters.size(); ++i) {
        encounters_.emplace_back(plan.encounters[i].encounter.id, static_cast<std::uint16_t>(i));
    }
    std::sort(items_.begin(), items_.end());
    std::sort(encounters_.begin(), encounters_.end());
}

std::uint16_t Ids::find(const Sorted& ids, const std::string& id, std::uint16_t otherwise) {
    const auto found = std::lower_bound(
        ids.begin(), ids.end(), id,
        [](const auto& known, const std::string& sought) { return known.first < sought; });
    return found != ids.end() && found->first == id ? found->second : otherwise;
}

ItemId Ids::item(const Ref& ref) const {
    return ItemId{find(items_, ref.id, static_cast<std::uint16_t>(no_item))};
}

EncounterId Ids::encounter(const Ref& ref) const {
    return EncounterId{find(encounters_, ref.id, static_cast<std::uint16_t>(nobody))};
}

Conditions conditions_of(const ConditionsPlan& plan, const Ids& ids,
                         const std::function<RoomId(const Spot&)>& room_of) {
    Conditions conditions;
    for (const AnyOfPlan& any : plan) {
        AnyOf& made = conditions.emplace_back();
        for (const ConditionPlan& one : any) {
            Condition condition;
            condition.kind = one.kind;
            if (one.kind == Condition::Kind::in_room) {
                condition.room = room_of(one.room);
            } else if (one.kind == Condition::Kind::settled) {
                condition.encounter = ids.encounter(one.subject);
            } else {
                condition.item = ids.item(one.subject);
                condition.holder = ids.item(one.holder);
            }
            made.push_back(condition);
        }
    }
    return conditions;
}

} // namespace clew
