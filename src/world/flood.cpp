#include "clew/world/flood.hpp"

#include <algorithm>
#include <variant>

namespace clew {

Links links_of(const World& world, bool back_of_one_way) {
    Links links;
    for (const Passage& passage : world.passages()) {
        links.emplace_back(passage.from, passage.to);
        if (!passage.one_way || back_of_one_way) {
            links.emplace_back(passage.to, passage.from);
        }
    }
    std::sort(links.begin(), links.end());
    return links;
}

bool has_teleporter(const World& world) {
    const auto items = world.items();
    const auto encounters = world.encounters();
    return std::any_of(items.begin(), items.end(),
                       [](const Item& item) { return item.teleporter.has_value(); }) ||
           std::any_of(encounters.begin(), encounters.end(), [](const Encounter& encounter) {
               return std::holds_alternative<Trap>(encounter.kind);
           });
}

void Flood::run(RoomId from) {
    frontier_.clear();
    visit(from);
    while (!frontier_.empty()) {
        frontier_.swap(level_);
        frontier_.clear();
        for (const RoomId room : level_) {
            leave(room);
        }
    }
}

void Flood::visit(RoomId room) {
    if (seen_.insert(room)) {
        ++count_;
        frontier_.push_back(room);
    }
}

void Flood::leave(RoomId room) {
    const Exits exits = world_->grid().exits(room);
    for (const Direction direction : grid_directions) {
        if (exits.has(direction)) {
            visit(world_->grid().beyond(room, direction));
        }
    }
    if (!links_.empty() && world_->site(room) != nullptr) {
        auto link = std::lower_bound(links_.begin(), links_.end(), std::pair(room, RoomId{0}));
        for (; link != links_.end() && link->first == room; ++link) {
            visit(link->second);
        }
    }
}

} // namespace clew
