#include "clew/prove/needs.hpp"

#include <algorithm>

namespace clew {

namespace {

std::vector<QuestGiver> givers_of(const World& world) {
    std::vector<QuestGiver> givers;
    for (const Encounter& encounter : world.encounters()) {
        const auto* giver = std::get_if<QuestGiver>(&encounter.kind);
        if (giver != nullptr && giver->wants != no_item) {
            givers.push_back(*giver);
        }
    }
    return givers;
}

void mark_weapons(std::vector<bool>& marks, const World& world, const Monster& monster) {
    for (const ItemId weapon : monster.beaten_by) {
        marks[index_of(weapon)] = true;
    }
    for (std::size_t i = 0; monster.beaten_by.empty() && i < marks.size(); ++i) {
        marks[i] = marks[i] || world.items()[i].weapon;
    }
}

std::vector<bool> weapons_and_keys(const World& world) {
    std::vector<bool> marks(world.items().size());
    for (const Encounter& encounter : world.encounters()) {
        if (const auto* monster = std::get_if<Monster>(&encounter.kind)) {
            mark_weapons(marks, world, *monster);
        }
    }
    for (const Passage& passage : world.passages()) {
        if (passage.locked_by != no_item) {
            marks[index_of(passage.locked_by)] = true;
        }
    }
    return marks;
}

// Adds what is wanted for a thing marked, and what is wanted for that, and so on.
void mark_what_buys_them(std::vector<bool>& marks, const std::vector<QuestGiver>& givers) {
    for (bool more = true; more;) {
        more = false;
        for (const QuestGiver& giver : givers) {
            const bool buys = giver.gives != no_item && marks[index_of(giver.gives)];
            if (buys && !marks[index_of(giver.wants)]) {
                marks[index_of(giver.wants)] = true;
                more = true;
            }
        }
    }
}

} // namespace

Needs needs_of(const World& world) {
    const std::vector<QuestGiver> givers = givers_of(world);
    std::vector<bool> own_use = weapons_and_keys(world);
    Needs needs;
    needs.opens = own_use;
    mark_what_buys_them(needs.opens, givers);
    for (std::size_t i = 0; i < own_use.size(); ++i) {
        own_use[i] = own_use[i] || world.items()[i].teleporter.has_value();
    }
    needs.useful = own_use;
    mark_what_buys_them(needs.useful, givers);

    std::vector<std::size_t> wanted_by(own_use.size());
    for (const QuestGiver& giver : givers) {
        ++wanted_by[index_of(giver.wants)];
    }
    needs.contested.resize(own_use.size());
    for (std::size_t i = 0; i < own_use.size(); ++i) {
        needs.contested[i] =
            needs.useful[i] && wanted_by[i] + (own_use[i] ? 1U : 0U) > 1 && wanted_by[i] > 0;
    }
    return needs;
}

} // namespace clew
