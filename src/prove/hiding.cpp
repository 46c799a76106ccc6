#include "clew/prove/hiding.hpp"

#include <algorithm>

namespace clew {

namespace {

bool can_go(const World& world, ItemId item) {
    if (item == no_item) {
        return false;
    }
    const auto encounters = world.encounters();
    return world.item(item).meal != Meal::none ||
           std::any_of(encounters.begin(), encounters.end(), [item](const Encounter& one) {
               const auto* giver = std::get_if<QuestGiver>(&one.kind);
               return giver != nullptr && giver->wants == item;
           });
}

bool can_stay_locked(const World& world, const Item& holder, bool keys_get_lost) {
    return holder.openable && holder.locked_by != no_item &&
           (keys_get_lost || can_go(world, holder.locked_by) ||
            world.item(holder.locked_by).lasts != 0);
}

} // namespace

bool can_shut_light_away(const World& world, const Item& holder) {
    if (!world.has_darkness() || holder.holds != Holds::in || !holder.openable) {
        return false;
    }
    const Item* outer = &holder;
    while (outer->inside != no_item) {
        outer = &world.item(outer->inside);
    }
    const Site* site = outer->room == nowhere ? nullptr : world.site(outer->room);
    return !outer->fixed || (site != nullptr && site->dark);
}

ItemId may_hide_for_good(const World& world, const Needs& needs, bool keys_get_lost) {
    const auto items = world.items();
    for (std::size_t i = 0; i < items.size(); ++i) {
        const ItemId id{static_cast<std::uint16_t>(i)};
        const Item& holder = items[i];
        const bool any = can_go(world, id) || can_stay_locked(world, holder, keys_get_lost);
        const bool lights = can_shut_light_away(world, holder);
        for (std::size_t j = 0; holder.holds != Holds::nothing && j < items.size(); ++j) {
            const bool is_loose = i != j && needs.useful[j] && !items[j].fixed;
            const bool is_its_key = index_of(holder.locked_by) == j;
            if (is_loose && ((any && !is_its_key) || (lights && items[j].light != Light::none))) {
                return id;
            }
        }
    }
    return no_item;
}

} // namespace clew
