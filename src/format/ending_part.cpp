#include "clew/format/ending_part.hpp"

#include "clew/format/condition_part.hpp"

#include <utility>

namespace clew {

namespace {

// With conditions that are faulty it waits for something all the same.
ConditionsPlan needed_conditions(const Fields& fields) {
    ConditionsPlan conditions = conditions_in(fields);
    const bool is_said = fields.has("all") || fields.has("any") || fields.is_misspelt("all") ||
                         fields.is_misspelt("any");
    if (conditions.empty() && is_said) {
        conditions.emplace_back();
    }
    return conditions;
}

} // namespace

void read_endings(const WorldReading& reading) {
    for (const NodeEntry* entry : tables_by_id(reading, "endings", endings_max)) {
        const Fields fields(entry->value, Table::ending, entry->span, reading.faults);
        EndingPlan plan;
        plan.ending.id = entry->key;
        plan.ending.text = fields.text("text");
        plan.ending.rank = fields.name("rank");
        plan.ending.lost = fields.flag("lost");
        plan.ending.points = fields.whole("points").value_or(0);
        plan.when = needed_conditions(fields);
        plan.span = entry->span;
        reading.plan.endings.push_back(std::move(plan));
    }
}

void read_milestones(const WorldReading& reading) {
    for (const NodeEntry* entry : tables_by_id(reading, "milestones", milestones_max)) {
        const Fields fields(entry->value, Table::milestone, entry->span, reading.faults);
        MilestonePlan plan;
        plan.milestone.id = entry->key;
        plan.milestone.text = fields.text("text");
        plan.milestone.points = fields.whole("points").value_or(0);
        plan.when = needed_conditions(fields);
        plan.span = entry->span;
        reading.plan.milestones.push_back(std::move(plan));
    }
}

} // namespace clew
