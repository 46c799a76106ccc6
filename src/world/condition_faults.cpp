#include "clew/world/condition_faults.hpp"

#include <algorithm>
#include <array>

namespace clew {

namespace {

struct KindWords {
    std::string_view noun; ///< "a monster"
    std::string_view key;  ///< that the condition has of one
};
// In the order of EncounterKind.
constexpr std::array<KindWords, 5> kinds = {{{"a monster", "beaten"},
                                             {"a riddler", "answered"},
                                             {"a gambler", "played"},
                                             {"a quest-giver", "served"},
                                             {"a teleporter", ""}}};

class ConditionJudge {
public:
    explicit ConditionJudge(Judging& judging) : judging_(judging), plan_(judging.plan()) {
        for (const PassagePlan& passage : plan_.passages) {
            doors_.emplace_back(passage.door.id);
        }
        std::sort(doors_.begin(), doors_.end());
    }

    void judge(const ConditionsPlan& conditions, const Span& owner) {
        for (const AnyOfPlan& any : conditions) {
            for (const ConditionPlan& one : any) {
                judge(one, span_or(one.span, owner));
            }
        }
    }

private:
    void judge(const ConditionPlan& condition, const Span& owner) {
        switch (condition.kind) {
        case Condition::Kind::in_room:
            static_cast<void>(judging_.spot(condition.room, owner));
            return;
        case Condition::Kind::settled:
            judge_settled(condition, owner);
            return;
        default:
            break;
        }
        if (const auto item = judging_.item(condition.subject, owner)) {
            judge_item(condition, plan_.items[*item].item, span_or(condition.subject.span, owner));
        }
        if (condition.kind == Condition::Kind::put) {
            judge_holder(condition, owner);
        }
    }

    void judge_item(const ConditionPlan& condition, const Item& item, const Span& span) {
        const std::string name = in_quotes(item.id);
        switch (condition.kind) {
        case Condition::Kind::carrying:
            if (item.fixed || std::binary_search(doors_.begin(), doors_.end(), item.id)) {
                judging_.fault(span, name + " cannot be carried",
                               "expected an item that can be taken");
            }
            return;
        case Condition::Kind::open:
            if (!item.openable) {
                judging_.fault(span, name + " cannot be opened", "give it 'openable = true'");
            }
            return;
        case Condition::Kind::lit:
            if (item.light == Light::none) {
                judging_.fault(span, name + " is no light", "give it 'light = \"unlit\"'");
            }
            return;
        case Condition::Kind::eaten:
            if (item.meal == Meal::none) {
                judging_.fault(span, name + " can be neither eaten nor drunk",
                               "give it 'edible = true' or 'drinkable = true'");
            }
            return;
        default:
            return;
        }
    }

    void judge_holder(const ConditionPlan& condition, const Span& owner) {
        const auto holder = judging_.item(condition.holder, owner);
        if (!holder || plan_.items[*holder].item.holds == condition.way) {
            return;
        }
        const Span& span = span_or(condition.holder.span, owner);
        const std::string name = in_quotes(condition.holder.id);
        const Holds holds = plan_.items[*holder].item.holds;
        if (holds == Holds::nothing) {
            judging_.fault(span, name + " holds nothing",
                           condition.way == Holds::in ? "give it 'container = true'"
                                                      : "give it 'supporter = true'");
        } else if (holds == Holds::in) {
            judging_.fault(span, name + " is a container", "expected 'in' instead of 'on'");
        } else {
            judging_.fault(span, name + " is a supporter", "expected 'on' instead of 'in'");
        }
    }

    void judge_settled(const ConditionPlan& condition, const Span& owner) {
        const auto found = judging_.encounter(condition.subject, owner);
        const std::size_t kind = found ? plan_.encounters[*found].encounter.kind.index() : 0;
        if (!found || kind == condition.encounter_kind) {
            return;
        }
        std::string hint = "expected " + std::string(kinds[condition.encounter_kind].noun);
        if (!kinds[kind].key.empty()) {
            hint += ", or " + in_quotes(kinds[kind].key) + " instead of " +
                    in_quotes(kinds[condition.encounter_kind].key);
        }
        judging_.fault(span_or(condition.subject.span, owner),
                       in_quotes(condition.subject.id) + " is " + std::string(kinds[kind].noun),
                       std::move(hint));
    }

    Judging& judging_;
    const Plan& plan_;
    std::vector<std::string_view> doors_; // sorted
};

void judge_unconditional(Judging& judging, std::string_view id, const Span& span) {
    judging.fault(span, in_quotes(id) + " waits for nothing", "give it conditions: 'all' or 'any'");
}

void judge_winnable_at_all(Judging& judging) {
    const Plan& plan = judging.plan();
    const bool all_lost = !plan.endings.empty() &&
                          std::all_of(plan.endings.begin(), plan.endings.end(),
                                      [](const EndingPlan& ending) { return ending.ending.lost; });
    if (all_lost && plan.maze.goals.empty()) {
        judging.fault(plan.endings.front().span, "all endings are lost, and there is no goal",
                      "expected an ending without 'lost', or a 'goal' in [maze]");
    }
}

} // namespace

void judge_conditions(Judging& judging) {
    ConditionJudge judge(judging);
    for (const PassagePlan& passage : judging.plan().passages) {
        judge.judge(passage.appears, passage.span);
    }
    for (const EndingPlan& plan : judging.plan().endings) {
        if (plan.when.empty()) {
            judge_unconditional(judging, plan.ending.id, plan.span);
        }
        judge.judge(plan.when, plan.span);
    }
    for (const MilestonePlan& plan : judging.plan().milestones) {
        if (plan.when.empty()) {
            judge_unconditional(judging, plan.milestone.id, plan.span);
        }
        judge.judge(plan.when, plan.span);
    }
    judge_winnable_at_all(judging);
}

} // namespace clew
