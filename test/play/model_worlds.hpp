/// The standard model for random worlds: lids, doors, things in things, darkness, lights, what
/// wears, meals, secret ways, long ways, monsters that block, guard or go about, several riddles,
/// milestones and endings; some of it at a time. One seed, one world.
#ifndef CLEW_TEST_PLAY_MODEL_WORLDS_HPP
#define CLEW_TEST_PLAY_MODEL_WORLDS_HPP

#include "random_worlds.hpp"

namespace clew::test {

class ModelMaker {
public:
    ModelMaker(Random& random, WorldParts& parts) : random_(random), parts_(parts) {}

    /// Each kind of thing with that chance. Needs an item.
    void add_all(double share) {
        share_ = share;
        add_lids();
        add_nests();
        add_marks();
        add_darkness();
        add_ways();
        add_tempers();
        add_riddles();
        add_waiting();
    }

private:
    [[nodiscard]] bool some() { return random_.chance(share_); }
    [[nodiscard]] ItemId thing() { return some_item(random_, parts_); }

    void add_lids() {
        for (Item& item : parts_.items) {
            if (!some()) {
                continue;
            }
            item.holds = random_.chance(0.6) ? Holds::in : Holds::on;
            item.openable = item.holds == Holds::in && random_.chance(0.7);
            item.open = !item.openable || random_.chance(0.3);
            item.locked_by = item.openable && random_.chance(0.5) ? thing() : no_item;
        }
    }

    // Each in a later one, so that none is in itself.
    void add_nests() {
        for (std::size_t i = 0; i < parts_.items.size(); ++i) {
            for (std::size_t j = i + 1; j < parts_.items.size(); ++j) {
                if (parts_.items[j].holds != Holds::nothing && some()) {
                    parts_.items[i].inside = ItemId{static_cast<std::uint16_t>(j)};
                    parts_.items[i].room = nowhere;
                }
            }
        }
    }

    void add_marks() {
        for (Item& item : parts_.items) {
            item.lasts =
                some() && random_.chance(0.6) ? static_cast<std::uint8_t>(1 + random_.below(2)) : 0;
            item.meal = some() ? (random_.chance(0.5) ? Meal::food : Meal::drink) : Meal::none;
            if (some()) {
                item.light = random_.chance(0.5) ? Light::lit : Light::unlit;
                item.lit_by = random_.chance(0.3) ? thing() : no_item;
            }
            if (some()) {
                item.told.opened = item.told.unlocked = item.told.eaten = "So.";
                item.told.lit = item.told.worn = "So.";
            }
        }
    }

    void add_darkness() {
        if (!some()) {
            return;
        }
        for (std::uint64_t i = 1 + random_.below(2); i > 0; --i) {
            const RoomId room = some_room(random_, parts_);
            const auto found =
                std::find_if(parts_.rooms.begin(), parts_.rooms.end(),
                             [room](const RoomText& text) { return text.room == room; });
            if (found != parts_.rooms.end()) {
                found->dark = true;
                found->text = "Soot.";
            } else {
                RoomText cellar;
                cellar.room = room;
                cellar.id = "cellar";
                cellar.text = "Soot.";
                cellar.dark = true;
                parts_.rooms.push_back(std::move(cellar));
            }
        }
    }

    void add_ways() {
        for (Passage& way : parts_.passages) {
            way.turns = some() ? 1 + static_cast<std::uint32_t>(random_.below(3)) : 1;
            way.hidden_by = some() ? thing() : no_item;
            if (some() && random_.chance(0.5)) {
                way.appears = conditions();
            }
            if (some()) {
                Item door = item("door", nowhere);
                door.fixed = door.openable = true;
                door.open = random_.chance(0.3);
                door.locked_by = way.locked_by;
                door.told.opened = random_.chance(0.3) ? "Creak." : "";
                way.locked_by = no_item;
                way.door = add(parts_, std::move(door));
            }
        }
    }

    void add_tempers() {
        for (Encounter& one : parts_.encounters) {
            auto* monster = std::get_if<Monster>(&one.kind);
            if (monster == nullptr || !some()) {
                continue;
            }
            const std::uint64_t temper = random_.below(5);
            if (temper < 2) {
                monster->blocks = all_directions[random_.below(random_.chance(0.2) ? 6 : 4)];
            } else if (temper < 4) {
                monster->guards = thing();
            } else {
                monster->route = {one.room};
                for (std::uint64_t i = random_.below(3); i > 0; --i) {
                    monster->route.push_back(some_room(random_, parts_));
                }
            }
        }
    }

    void add_riddles() {
        for (Encounter& one : parts_.encounters) {
            auto* riddler = std::get_if<Riddler>(&one.kind);
            for (std::uint64_t i = random_.below(3); riddler != nullptr && some() && i > 0; --i) {
                riddler->riddles.push_back({"And?", {"well"}});
            }
        }
    }

    void add_waiting() {
        for (std::uint64_t i = some() ? 1 + random_.below(2) : 0; i > 0; --i) {
            Ending ending;
            ending.id = "ending";
            ending.when = conditions();
            ending.lost = random_.chance(0.4);
            ending.points = static_cast<std::int64_t>(random_.below(20)) - 5;
            parts_.endings.push_back(std::move(ending));
        }
        for (std::uint64_t i = some() ? 1 + random_.below(2) : 0; i > 0; --i) {
            Milestone milestone;
            milestone.id = "milestone";
            milestone.when = conditions();
            milestone.points = static_cast<std::int64_t>(random_.below(20)) - 5;
            parts_.milestones.push_back(std::move(milestone));
        }
    }

    Conditions conditions() {
        Conditions all;
        for (std::uint64_t i = 1 + random_.below(2); i > 0; --i) {
            AnyOf any = {condition()};
            if (random_.chance(0.3)) {
                any.push_back(condition());
            }
            all.push_back(std::move(any));
        }
        return all;
    }

    // Of some kind that the world has a thing for.
    Condition condition() {
        for (int tries = 0; tries < 20; ++tries) {
            Condition one;
            one.kind = static_cast<Condition::Kind>(random_.below(7));
            if (fill(one)) {
                return one;
            }
        }
        return {.kind = Condition::Kind::carrying, .item = thing()};
    }

    bool fill(Condition& one) {
        using Kind = Condition::Kind;
        if (one.kind == Kind::in_room) {
            one.room = some_room(random_, parts_);
            return true;
        }
        if (one.kind == Kind::settled) {
            if (parts_.encounters.empty()) {
                return false;
            }
            const std::uint64_t i = random_.below(parts_.encounters.size());
            one.encounter = EncounterId{static_cast<std::uint16_t>(i)};
            return !std::holds_alternative<Trap>(parts_.encounters[i].kind);
        }
        one.item = thing();
        const Item& item = parts_.items[index_of(one.item)];
        if (one.kind == Kind::put) {
            one.holder = thing();
            return one.holder != one.item &&
                   parts_.items[index_of(one.holder)].holds != Holds::nothing;
        }
        return one.kind == Kind::carrying || (one.kind == Kind::open && item.openable) ||
               (one.kind == Kind::lit && item.light != Light::none) ||
               (one.kind == Kind::eaten && item.meal != Meal::none);
    }

    Random& random_;
    WorldParts& parts_;
    double share_ = 0.3;
};

/// A random world with a good deal of the model.
inline World model_world(std::uint64_t seed) {
    WorldParts parts = random_world(seed).parts();
    Random random(mix(seed + 77));
    ModelMaker(random, parts).add_all(0.3);
    return World(std::move(parts));
}

} // namespace clew::test

#endif
