#include "clew/world/thing_faults.hpp"

#include "clew/base/text.hpp"

#include <algorithm>
#include <variant>

namespace clew {

namespace {

using Index = std::optional<std::size_t>;

bool is_said(const Spot& spot) { return !std::holds_alternative<std::monostate>(spot.where); }

std::string preposition(Holds holds) { return holds == Holds::on ? " on " : " in "; }

class Things {
public:
    explicit Things(Judging& judging) : judging_(judging), plan_(judging.plan()) {
        facts_.resize(plan_.items.size());
    }

    void judge() {
        look_up();
        for (std::size_t i = 0; i < facts_.size(); ++i) {
            judge_place(i);
            judge_lid(i);
            judge_holder(i);
            judge_key(i);
            judge_ring_of_keys(i);
            judge_use(i);
        }
    }

private:
    struct Facts {
        const EncounterPlan* giver = nullptr; ///< the first
        const PassagePlan* way = nullptr;     ///< the first that it is the door of
        Index inside;
        Index key;
        bool is_key = false;
    };

    void look_up();
    void look_up(const PassagePlan& passage);
    void look_up(const EncounterPlan& encounter);
    void judge_place(std::size_t item);
    void judge_lid(std::size_t item);
    void judge_holder(std::size_t item);
    void judge_depth(std::size_t item);
    void judge_key(std::size_t item);
    [[nodiscard]] std::vector<std::size_t> locks_around_key(std::size_t item) const;
    void judge_ring_of_keys(std::size_t item);
    void judge_use(std::size_t item);

    [[nodiscard]] const ItemPlan& item(std::size_t index) const { return plan_.items[index]; }
    [[nodiscard]] std::string name(std::size_t index) const {
        return in_quotes(item(index).item.id);
    }
    void fault(const Span& span, std::string message, std::string hint) {
        judging_.fault(span, std::move(message), std::move(hint));
    }

    Judging& judging_;
    const Plan& plan_;
    std::vector<Facts> facts_; ///< of each item
    bool misses_door_ = false; ///< what seems to be nowhere may be the one
};

void Things::look_up() {
    for (std::size_t i = 0; i < facts_.size(); ++i) {
        const ItemPlan& plan = item(i);
        facts_[i].inside = judging_.item(plan.inside, plan.span);
        facts_[i].key = judging_.item(plan.locked_by, plan.span);
        static_cast<void>(judging_.item(plan.lit_by, plan.span));
        if (facts_[i].key) {
            facts_[*facts_[i].key].is_key = true;
        }
    }
    for (const PassagePlan& passage : plan_.passages) {
        look_up(passage);
    }
    for (const EncounterPlan& encounter : plan_.encounters) {
        look_up(encounter);
    }
}

void Things::look_up(const PassagePlan& passage) {
    if (const Index key = judging_.item(passage.locked_by, passage.span)) {
        facts_[*key].is_key = true;
    }
    const Index hider = judging_.item(passage.hidden_by, passage.span);
    const Index door = judging_.item(passage.door, passage.span);
    misses_door_ = misses_door_ || (!door && !passage.door.id.empty());
    if (hider && hider == door) {
        fault(span_or(passage.hidden_by.span, passage.span),
              in_quotes(passage.passage.id) + " is hidden by its own door",
              "expected a thing that is there before the door is seen");
    }
    if (!door) {
        return;
    }
    const PassagePlan*& way = facts_[*door].way;
    if (way != nullptr) {
        fault(span_or(passage.door.span, passage.span),
              name(*door) + " is the door of " + in_quotes(way->passage.id) + " and of " +
                  in_quotes(passage.passage.id),
              "expected a door of its own for each");
        return;
    }
    way = &passage;
    if (!item(*door).item.openable) {
        fault(span_or(passage.door.span, passage.span),
              name(*door) + " is a door and cannot be opened", "give it 'openable = true'");
    }
}

void Things::look_up(const EncounterPlan& encounter) {
    const Index gift = judging_.item(encounter.gives, encounter.span);
    if (!gift) {
        return;
    }
    const EncounterPlan*& giver = facts_[*gift].giver;
    if (giver != nullptr) {
        fault(span_or(encounter.gives.span, encounter.span),
              in_quotes(giver->encounter.id) + " and " + in_quotes(encounter.encounter.id) +
                  " both give " + name(*gift),
              "a thing is given by one");
        return;
    }
    giver = &encounter;
}

void Things::judge_place(std::size_t index) {
    const ItemPlan& plan = item(index);
    const Facts& facts = facts_[index];
    const bool is_inside = !plan.inside.id.empty();
    static_cast<void>(judging_.spot(plan.at, plan.span));
    if (plan.teleporter && !plan.teleporter->random) {
        static_cast<void>(judging_.spot(plan.teleporter->to, plan.span));
    }
    const Span& span =
        is_inside ? span_or(plan.inside.span, plan.span) : span_or(plan.at.span, plan.span);
    const bool has_place = is_said(plan.at) || is_inside;
    if (facts.way != nullptr && (has_place || facts.giver != nullptr)) {
        const std::string where = has_place ? " has a place" : " is given";
        fault(has_place ? span : plan.span,
              name(index) + where + ", and is the door of " + in_quotes(facts.way->passage.id) +
                  " too",
              "take one of the two away");
    } else if (facts.giver != nullptr && has_place) {
        fault(span,
              name(index) + " has a place, and " + in_quotes(facts.giver->encounter.id) +
                  " gives it too",
              "take one of the two away");
    } else if (facts.giver == nullptr && facts.way == nullptr && !has_place &&
               !(misses_door_ && plan.item.openable)) {
        fault(plan.span, "nothing says where " + name(index) + " is",
              "give it 'at', 'place' or 'inside'");
    }
}

// What can be opened is either a door or a container.
void Things::judge_lid(std::size_t index) {
    const ItemPlan& plan = item(index);
    const Holds holds = plan.item.holds;
    if (facts_[index].way != nullptr && holds != Holds::nothing) {
        fault(plan.span, name(index) + " is a door and can hold nothing",
              holds == Holds::in ? "take 'container' away" : "take 'supporter' away");
    } else if (facts_[index].way == nullptr && plan.item.openable && holds != Holds::in &&
               !misses_door_) {
        fault(span_or(plan.openable, plan.span),
              name(index) + " can be opened, but is neither a container nor a door",
              "give it 'container = true', or a passage with that 'door'");
    }
}

void Things::judge_holder(std::size_t index) {
    const Index holder = facts_[index].inside;
    if (!holder) {
        return;
    }
    const Span& span = span_or(item(index).inside.span, item(index).span);
    const std::string lies = name(index) + " lies";
    const Holds holds = item(*holder).item.holds;
    if (*holder == index) {
        fault(span, lies + preposition(holds) + "itself", "expected another thing in 'inside'");
        return;
    }
    if (holds == Holds::nothing && facts_[*holder].way == nullptr) {
        fault(span, name(*holder) + " holds nothing",
              "give it 'container = true' or 'supporter = true'");
    } else if (holds == Holds::nothing) {
        fault(span, name(*holder) + " is a door and can hold nothing",
              "expected a container or a supporter in 'inside'");
    }
    judge_depth(index);
}

// Of a ring of things the first in the file is told, of a deep heap the first that is too deep.
void Things::judge_depth(std::size_t index) {
    const std::size_t holder = *facts_[index].inside;
    std::size_t depth = 0;
    Index outer = index;
    bool is_first = true;
    while (outer && depth <= facts_.size()) {
        outer = facts_[*outer].inside;
        ++depth;
        if (outer == index) {
            break;
        }
        is_first = is_first && (!outer || *outer > index);
    }
    const Span& span = span_or(item(index).inside.span, item(index).span);
    if (outer == index && is_first) {
        fault(span,
              name(index) + " lies" + preposition(item(holder).item.holds) + name(holder) +
                  ", which lies in " + name(index) + (depth == 2 ? "" : " in turn"),
              "expected one of them to lie in a room");
    } else if (!outer && depth == nesting_max + 2) { // the last step leads to no thing
        std::string hint = "expected at most ";
        append_number(hint, nesting_max);
        fault(span, name(index) + " lies too deep: so many things in one another", std::move(hint));
    }
}

// The key of what is locked at first lies in it, or in what lies in it.
void Things::judge_key(std::size_t index) {
    const Index key = facts_[index].key;
    const ItemPlan& plan = item(index);
    if (key == index) {
        fault(span_or(plan.locked_by.span, plan.span), name(index) + " is its own key",
              "expected another item in 'locked_by'");
        return;
    }
    if (!key || plan.item.open) {
        return;
    }
    Index outer = facts_[*key].inside;
    for (std::size_t depth = 0; outer && outer != index && depth < facts_.size(); ++depth) {
        outer = facts_[*outer].inside;
    }
    if (outer == index) {
        fault(span_or(item(*key).inside.span, item(*key).span),
              name(*key) + " is locked in " + name(index) + ", which nothing else opens",
              "expected the key to lie elsewhere");
    }
}

// Those locked at first in which its key lies, if it is locked; nothing if it is one of them.
std::vector<std::size_t> Things::locks_around_key(std::size_t index) const {
    const auto is_locked = [this](std::size_t i) { return facts_[i].key && !item(i).item.open; };
    std::vector<std::size_t> locks;
    if (!is_locked(index)) {
        return locks;
    }
    Index outer = facts_[*facts_[index].key].inside;
    for (std::size_t depth = 0; outer && depth <= nesting_max; ++depth) {
        if (outer == index) {
            return {};
        }
        if (is_locked(*outer)) {
            locks.push_back(*outer);
        }
        outer = facts_[*outer].inside;
    }
    return locks;
}

// Each locked thing of a ring holds the key of the one before. The shortest is told, of its first
// in the file.
void Things::judge_ring_of_keys(std::size_t index) {
    std::vector<Index> before(facts_.size());
    std::vector<std::size_t> reached = {index};
    for (std::size_t i = 0; i < reached.size() && !before[index]; ++i) {
        for (const std::size_t lock : locks_around_key(reached[i])) {
            if (lock >= index && !before[lock]) {
                before[lock] = reached[i];
                reached.push_back(lock);
            }
        }
    }
    if (!before[index]) {
        return;
    }
    std::string ring;
    std::size_t length = 1;
    for (std::size_t i = *before[index]; i != index; i = *before[i], ++length) {
        ring = (length == 1 ? " and " : ", ") + name(i) + ring;
    }
    fault(span_or(item(index).locked_by.span, item(index).span),
          name(index) + ring +
              (length == 2 ? " hold each other's keys" : " hold one another's keys"),
          "expected one of the keys to lie elsewhere");
}

void Things::judge_use(std::size_t index) {
    const ItemPlan& plan = item(index);
    const bool wears = plan.item.weapon || facts_[index].is_key || plan.teleporter.has_value() ||
                       plan.item.light != Light::none;
    if (plan.item.lasts != 0 && !wears) {
        fault(span_or(plan.lasts, plan.span), name(index) + " is nothing that wears out",
              "expected 'lasts' of a weapon, a key, a teleporter or a light");
    }
    if (plan.lit_by.id == plan.item.id) {
        fault(span_or(plan.lit_by.span, plan.span), name(index) + " is lit by itself",
              "expected another item in 'lit_by'");
    }
    if (!plan.item.told.fixed.empty() && !plan.item.fixed && facts_[index].way == nullptr) {
        fault(span_or(plan.refuses, plan.span), name(index) + " can be taken and refuses nobody",
              "expected 'refuses' of what is 'fixed', 'scenery' or a door");
    }
}

} // namespace

void judge_things(Judging& judging) { Things(judging).judge(); }

} // namespace clew
