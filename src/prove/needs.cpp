#include "clew/prove/needs.hpp"

#include "clew/play/choices.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

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

class Survey {
public:
    Survey(const World& world, const State& from, const AlsoNeeded& also);

    [[nodiscard]] Needs needs() &&;

private:
    void note_locks();
    void note_lights();
    void note_conditions(const Conditions& conditions, bool harmful);
    void note_condition(const Condition& condition, bool harmful);
    void note_puts(const Conditions& conditions);
    void note_settled(EncounterId id, bool harmful);
    void note_monster(std::size_t id, bool harmful);
    void note(ItemId item, bool harmful = false) {
        if (item != no_item) {
            own_use_[index_of(item)] = true;
            harms_[index_of(item)] = harms_[index_of(item)] || harmful;
        }
    }
    void note_lasting(ItemId item, bool harmful = false) {
        note(item, harmful);
        if (item != no_item) {
            needs_.lasting[index_of(item)] = true;
        }
    }
    void close(std::vector<bool>& marks);
    [[nodiscard]] bool mark_all_for(std::vector<bool>& marks, std::size_t item);
    [[nodiscard]] bool mark_holders(std::vector<bool>& marks);
    [[nodiscard]] bool mark(std::vector<bool>& marks, ItemId item, bool is_use);
    void note_harmful_gifts();
    void note_contested();
    void note_delicate();
    [[nodiscard]] bool wears_lights() const;

    const World& world_;
    const State& from_;
    std::vector<QuestGiver> givers_;
    std::vector<bool> own_use_;   // by item: not only as payment
    std::vector<bool> paid_;      // by item: must be brought for a condition's sake
    std::vector<bool> harms_;     // by item: carrying it can do harm
    std::vector<bool> put_asked_; // by item: a condition wants it put
    std::vector<bool> open_harms_;
    std::vector<bool> lit_harms_;
    std::vector<Condition> puts_;
    Needs needs_;
};

Survey::Survey(const World& world, const State& from, const AlsoNeeded& also)
    : world_(world), from_(from), givers_(givers_of(world)), own_use_(world.items().size()),
      paid_(own_use_.size()), harms_(own_use_.size()), put_asked_(own_use_.size()),
      open_harms_(own_use_.size()), lit_harms_(own_use_.size()) {
    needs_.lasting.resize(own_use_.size());
    needs_.open_asked.resize(own_use_.size());
    needs_.eaten_asked.resize(own_use_.size());
    needs_.settled_asked.resize(world.encounters().size());
    for (std::size_t i = 0; i < world.encounters().size(); ++i) {
        note_monster(i, false);
    }
    note_locks();
    note_lights();
    for (const Ending& ending : world.parts().endings) {
        note_conditions(ending.when, ending.lost);
    }
    for (const Milestone& milestone : world.parts().milestones) {
        note_conditions(also.milestones ? milestone.when : Conditions(), false);
        note_puts(milestone.when);
    }
    for (std::size_t i = 0; i < also.items.size(); ++i) {
        paid_[i] = paid_[i] || also.items[i];
        needs_.lasting[i] = needs_.lasting[i] || also.items[i];
    }
    for (const ItemId item : also.wanted) {
        paid_[index_of(item)] = paid_[index_of(item)] || item != no_item;
    }
    std::sort(needs_.rooms.begin(), needs_.rooms.end());
    needs_.rooms.erase(std::unique(needs_.rooms.begin(), needs_.rooms.end()), needs_.rooms.end());
}

void Survey::note_monster(std::size_t id, bool harmful) {
    const auto* monster = std::get_if<Monster>(&world_.encounters()[id].kind);
    if (monster == nullptr) {
        return;
    }
    for (std::size_t i = 0; i < own_use_.size(); ++i) {
        const ItemId item{static_cast<std::uint16_t>(i)};
        const auto& listed = monster->beaten_by;
        if (listed.empty() ? world_.items()[i].weapon
                           : std::find(listed.begin(), listed.end(), item) != listed.end()) {
            note(item, harmful || world_.items()[i].lasts != 0);
        }
    }
}

void Survey::note_locks() {
    for (std::size_t i = 0; i < own_use_.size(); ++i) {
        const ItemId key = world_.items()[i].openable ? world_.items()[i].locked_by : no_item;
        if (key != no_item && world_.item(key).lasts != 0) {
            note_lasting(ItemId{static_cast<std::uint16_t>(i)}); // the key may be worn on it
        }
    }
    for (const Passage& passage : world_.passages()) {
        note(passage.locked_by);
        note_lasting(passage.hidden_by);
        note_conditions(passage.appears, false);
        if (passage.door != no_item && world_.item(passage.door).locked_by != no_item) {
            note_lasting(passage.door);
        }
    }
}

// To use what is not lit is to light it.
void Survey::note_lights() {
    for (std::size_t i = 0; i < own_use_.size(); ++i) {
        const Item& item = world_.items()[i];
        if ((item.light != Light::none && world_.has_darkness()) ||
            (item.light == Light::unlit && item.teleporter)) {
            note_lasting(ItemId{static_cast<std::uint16_t>(i)}, item.lasts != 0);
        }
    }
}

void Survey::note_conditions(const Conditions& conditions, bool harmful) {
    for (const AnyOf& any : conditions) {
        for (const Condition& one : any) {
            note_condition(one, harmful);
        }
    }
}

void Survey::note_condition(const Condition& condition, bool harmful) {
    using Kind = Condition::Kind;
    const std::size_t item = index_of(condition.item);
    switch (condition.kind) {
    case Kind::in_room:
        needs_.rooms.push_back(condition.room);
        return;
    case Kind::settled:
        note_settled(condition.encounter, harmful);
        return;
    case Kind::put:
        note_lasting(condition.holder);
        note_lasting(condition.item, harmful);
        put_asked_[item] = true;
        return;
    case Kind::carrying:
        note_lasting(condition.item, harmful);
        return;
    case Kind::open:
        needs_.open_asked[item] = true;
        open_harms_[item] = open_harms_[item] || harmful;
        break;
    case Kind::lit:
        lit_harms_[item] = lit_harms_[item] || harmful;
        break;
    case Kind::eaten:
        needs_.eaten_asked[item] = true;
        break;
    }
    note_lasting(condition.item);
}

// For points alone; all the same a thing so put lies there.
void Survey::note_puts(const Conditions& conditions) {
    for (const AnyOf& any : conditions) {
        std::copy_if(any.begin(), any.end(), std::back_inserter(puts_),
                     [](const Condition& one) { return one.kind == Condition::Kind::put; });
    }
}

void Survey::note_settled(EncounterId id, bool harmful) {
    needs_.settled_asked[index_of(id)] = true;
    const auto* giver = std::get_if<QuestGiver>(&world_.encounter(id).kind);
    if (giver != nullptr && giver->wants != no_item) {
        const std::size_t wanted = index_of(giver->wants);
        paid_[wanted] = true;
        harms_[wanted] = harms_[wanted] || harmful;
    }
    note_monster(index_of(id), harmful);
}

bool Survey::mark(std::vector<bool>& marks, ItemId item, bool is_use) {
    if (item == no_item) {
        return false;
    }
    const std::size_t i = index_of(item);
    const bool is_new = !marks[i] || (is_use && !own_use_[i]);
    marks[i] = true;
    own_use_[i] = own_use_[i] || is_use;
    needs_.lasting[i] = needs_.lasting[i] || is_use;
    return is_new;
}

// What it lies in, what unlocks it, what lights it.
bool Survey::mark_all_for(std::vector<bool>& marks, std::size_t item) {
    const Item& one = world_.items()[item];
    const ItemState& now = from_.items[item];
    bool more = mark(marks, one.inside, true);
    more = mark(marks, now.room == held ? now.inside : no_item, true) || more;
    more = mark(marks, one.openable ? one.locked_by : no_item, true) || more;
    return mark(marks, one.light == Light::unlit ? one.lit_by : no_item, true) || more;
}

// What a thing may be put in so as not to be in hand.
bool Survey::mark_holders(std::vector<bool>& marks) {
    bool more = false;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        for (std::size_t j = 0; marks[i] && j < marks.size(); ++j) {
            if ((!marks[j] || !needs_.lasting[j]) &&
                is_put_aside(world_, ItemId{static_cast<std::uint16_t>(i)},
                             ItemId{static_cast<std::uint16_t>(j)})) {
                marks[j] = own_use_[j] = needs_.lasting[j] = more = true;
            }
        }
    }
    return more;
}

// Adds what is wanted for a thing marked, and what is wanted for that, and so on.
void Survey::close(std::vector<bool>& marks) {
    const auto items = world_.items();
    const bool can_put =
        std::any_of(items.begin(), items.end(), [](const Item& i) { return i.holds != Holds{}; });
    for (bool more = true; more;) {
        more = can_put && mark_holders(marks);
        for (const Condition& put : puts_) {
            more = (marks[index_of(put.item)] && mark(marks, put.holder, true)) || more;
        }
        for (std::size_t i = 0; i < marks.size(); ++i) {
            more = (marks[i] && mark_all_for(marks, i)) || more;
        }
        for (const QuestGiver& giver : givers_) {
            const bool buys = giver.gives != no_item && marks[index_of(giver.gives)];
            more = (buys && mark(marks, giver.wants, false)) || more;
        }
    }
}

// Where a gift can do harm, it had better not be earned at any time.
void Survey::note_harmful_gifts() {
    for (bool more = true; more;) {
        more = false;
        for (const QuestGiver& giver : givers_) {
            const bool harms = giver.gives != no_item && harms_[index_of(giver.gives)] &&
                               needs_.useful[index_of(giver.gives)];
            if (harms && !harms_[index_of(giver.wants)]) {
                harms_[index_of(giver.wants)] = more = true;
            }
        }
    }
}

void Survey::note_contested() {
    std::vector<std::size_t> wanted_by(own_use_.size());
    for (const QuestGiver& giver : givers_) {
        ++wanted_by[index_of(giver.wants)];
    }
    needs_.contested.resize(own_use_.size());
    needs_.shed.resize(own_use_.size());
    for (std::size_t i = 0; i < own_use_.size(); ++i) {
        const bool is_wanted_twice = wanted_by[i] > 0 && wanted_by[i] + (own_use_[i] ? 1U : 0U) > 1;
        needs_.shed[i] = needs_.useful[i] && (is_wanted_twice || harms_[i]);
        needs_.contested[i] = needs_.shed[i] || (needs_.useful[i] && put_asked_[i]);
        needs_.lasting[i] = needs_.lasting[i] && needs_.useful[i];
    }
}

bool Survey::wears_lights() const {
    const auto items = world_.items();
    return world_.has_darkness() && std::any_of(items.begin(), items.end(), [](const Item& item) {
               return item.light != Light::none && item.lasts != 0;
           });
}

void Survey::note_delicate() {
    const bool wears = wears_lights();
    for (std::size_t i = 0; i < own_use_.size(); ++i) {
        const Item& item = world_.items()[i];
        const bool wears_key = item.locked_by != no_item && world_.item(item.locked_by).lasts != 0;
        needs_.delicate.push_back(open_harms_[i] || lit_harms_[i] || wears || wears_key ||
                                  item.lasts != 0);
    }
}

Needs Survey::needs() && {
    needs_.opens = own_use_;
    for (std::size_t i = 0; i < own_use_.size(); ++i) {
        needs_.opens[i] = needs_.opens[i] || paid_[i];
    }
    needs_.useful = needs_.opens;
    close(needs_.opens);
    for (std::size_t i = 0; i < own_use_.size(); ++i) {
        const bool carries_off = world_.items()[i].teleporter.has_value();
        own_use_[i] = own_use_[i] || carries_off;
        needs_.useful[i] = needs_.useful[i] || needs_.opens[i] || carries_off;
    }
    close(needs_.useful);
    note_harmful_gifts();
    note_contested();
    note_delicate();
    return std::move(needs_);
}

} // namespace

Needs needs_of(const World& world) { return needs_of(world, state_before_start(world)); }

Needs needs_of(const World& world, const State& from, const AlsoNeeded& also) {
    return Survey(world, from, also).needs();
}

std::uint64_t period_of(const World& world) {
    std::uint64_t period = 1;
    for (const EncounterId id : world.rovers()) {
        const std::size_t rooms = std::get_if<Monster>(&world.encounter(id).kind)->route.size();
        period = std::lcm(period, std::uint64_t{rooms});
        if (period > period_max) {
            return 0;
        }
    }
    return period;
}

std::uint64_t phase_of(const World& world, const State& state, std::uint64_t period) {
    const auto rovers = world.rovers();
    const bool any = std::any_of(rovers.begin(), rovers.end(), [&](EncounterId id) {
        return !state.encounters[index_of(id)].done;
    });
    return any ? state.turns % period : 0;
}

} // namespace clew
