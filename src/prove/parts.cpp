#include "clew/prove/parts.hpp"

#include <variant>

namespace clew {

namespace {

using Kind = Part::Kind;

struct HasSuccess {
    bool operator()(const Monster& it) const { return it.bonus != 0 || !it.beaten.empty(); }
    bool operator()(const Riddler& it) const { return it.bonus != 0 || !it.right.empty(); }
    bool operator()(const Gambler& it) const { return it.bonus != 0 || !it.won.empty(); }
    bool operator()(const QuestGiver& it) const { return it.bonus != 0 || !it.thanks.empty(); }
    bool operator()(const Trap&) const { return false; }
};

struct HasFailure {
    bool operator()(const Monster& it) const { return !it.beats.empty(); }
    bool operator()(const Riddler& it) const { return !it.wrong.empty(); }
    bool operator()(const Gambler& it) const { return !it.lost.empty(); }
    bool operator()(const QuestGiver& it) const { return !it.asks.empty(); }
    bool operator()(const Trap&) const { return false; }
};

} // namespace

Parts::Parts(const World& world) : world_(world) {
    add_rooms();
    add_items();
    add_encounters();
    for (std::size_t i = 0; i < world.passages().size(); ++i) {
        add(Kind::passage, i);
    }
    if (!world.parts().texts.won.empty()) {
        add(Kind::win, 0);
    }
    add_views();
    add_told(Kind::opened, &ItemTexts::opened);
    add_told(Kind::unlocked, &ItemTexts::unlocked);
    add_told(Kind::eaten, &ItemTexts::eaten);
    add_told(Kind::lit, &ItemTexts::lit);
    add_told(Kind::worn, &ItemTexts::worn);
    add_what_waits();
}

void Parts::add(Kind kind, std::size_t index) {
    auto& numbers = numbers_[static_cast<std::size_t>(kind)];
    numbers.resize(index + 1, not_listed);
    numbers[index] = static_cast<std::uint32_t>(list_.size());
    list_.push_back({kind, index});
    struck_.push_back(false);
    ++left_;
}

void Parts::add_rooms() {
    if (world_.rooms().empty()) {
        return;
    }
    const RoomSet told = rooms_out_of_reach(world_);
    for (std::size_t i = 0; i < world_.rooms().size(); ++i) {
        const RoomText& room = world_.rooms()[i];
        if ((!room.name.empty() || !room.text.empty()) && !told.has(room.room)) {
            add(Kind::room, i);
        }
    }
}

void Parts::add_items() {
    std::vector<bool> is_for_something(world_.items().size());
    const auto note = [&](ItemId item) {
        if (item != no_item) {
            is_for_something[index_of(item)] = true;
        }
    };
    for (const Passage& passage : world_.passages()) {
        note(passage.locked_by);
    }
    for (const Item& item : world_.items()) {
        note(item.openable ? item.locked_by : no_item);
    }
    for (const Encounter& encounter : world_.encounters()) {
        if (const auto* giver = std::get_if<QuestGiver>(&encounter.kind)) {
            note(giver->wants);
        }
    }
    for (std::size_t i = 0; i < world_.items().size(); ++i) {
        add(Kind::item, i);
    }
    for (std::size_t i = 0; i < world_.items().size(); ++i) {
        if (is_for_something[i] || world_.items()[i].weapon) {
            add(Kind::use, i);
        }
    }
}

void Parts::add_encounters() {
    const auto encounters = world_.encounters();
    for (std::size_t i = 0; i < encounters.size(); ++i) {
        add(Kind::meeting, i);
    }
    for (std::size_t i = 0; i < encounters.size(); ++i) {
        if (std::visit(HasSuccess(), encounters[i].kind)) {
            add(Kind::success, i);
        }
    }
    for (std::size_t i = 0; i < encounters.size(); ++i) {
        if (std::visit(HasFailure(), encounters[i].kind)) {
            add(Kind::failure, i);
        }
    }
}

void Parts::add_views() {
    for (std::size_t i = 0; i < world_.rooms().size(); ++i) {
        if (world_.rooms()[i].dark && !world_.rooms()[i].text.empty()) {
            add(Kind::view, i);
        }
    }
}

void Parts::add_told(Kind kind, std::string ItemTexts::*text) {
    for (std::size_t i = 0; i < world_.items().size(); ++i) {
        if (!(world_.items()[i].told.*text).empty()) {
            add(kind, i);
        }
    }
}

void Parts::add_what_waits() {
    for (std::size_t i = 0; i < world_.passages().size(); ++i) {
        if (world_.passages()[i].is_secret()) {
            add(Kind::finding, i);
        }
    }
    for (std::size_t i = 0; i < world_.parts().milestones.size(); ++i) {
        add(Kind::milestone, i);
    }
    for (std::size_t i = 0; i < world_.parts().endings.size(); ++i) {
        add(Kind::ending, i);
    }
}

std::vector<Part> Parts::rest() const {
    const auto is_left = [&](Kind kind, std::size_t index) {
        const auto& numbers = numbers_[static_cast<std::size_t>(kind)];
        return index < numbers.size() && numbers[index] != not_listed && !struck_[numbers[index]];
    };
    std::vector<Part> rest;
    for (std::size_t i = 0; i < list_.size(); ++i) {
        const Part& part = list_[i];
        const bool is_of_item = part.kind == Kind::use || part.kind == Kind::opened ||
                                part.kind == Kind::unlocked || part.kind == Kind::eaten ||
                                part.kind == Kind::lit || part.kind == Kind::worn;
        const bool is_told = (is_of_item && is_left(Kind::item, part.index)) ||
                             (part.kind == Kind::view && is_left(Kind::room, part.index)) ||
                             (part.kind == Kind::passage && is_left(Kind::finding, part.index)) ||
                             ((part.kind == Kind::success || part.kind == Kind::failure) &&
                              is_left(Kind::meeting, part.index));
        if (!struck_[i] && !is_told) {
            rest.push_back(part);
        }
    }
    return rest;
}

} // namespace clew
