/// What the tests of judging share: a plan of 6 x 6 rooms, to which a test adds what it is about.
#ifndef CLEW_TEST_WORLD_PLANS_HPP
#define CLEW_TEST_WORLD_PLANS_HPP

#include "clew/world/judging.hpp"

#include <cstdint>
#include <string>
#include <utility>

namespace clew::test {

inline Span on(std::uint32_t line) { return {{line, 6}, 1}; }

inline Ref named(const char* id, std::uint32_t line) { return {id, on(line)}; }

inline Spot at(std::uint32_t row, std::uint32_t column) { return {Place{row, column}, on(1)}; }

/// Lies at row 0, column 0, its table on line 2.
inline ItemPlan& add_item(Plan& plan, const char* id) {
    ItemPlan& made = plan.items.emplace_back();
    made.item.id = id;
    made.item.name = id;
    made.at = at(0, 0);
    made.span = {{2, 1}, 1};
    return made;
}

inline ItemPlan& add_item_inside(Plan& plan, const char* id, const char* holder,
                                 std::uint32_t line) {
    ItemPlan& made = add_item(plan, id);
    made.at = {};
    made.inside = named(holder, line);
    return made;
}

/// Waits at row 0, column 1, its table on line 3.
inline EncounterPlan& add_encounter(Plan& plan, const char* id, EncounterKind kind) {
    EncounterPlan& made = plan.encounters.emplace_back();
    made.encounter.id = id;
    made.encounter.name = id;
    made.encounter.kind = std::move(kind);
    made.at = at(0, 1);
    made.span = {{3, 1}, 1};
    return made;
}

/// Leads up from row 0, column 0 to row 1, column 1, its table on line 4.
inline PassagePlan& add_passage(Plan& plan, const char* id) {
    PassagePlan& made = plan.passages.emplace_back();
    made.passage.id = id;
    made.passage.go = Direction::up;
    made.from = at(0, 0);
    made.to = at(1, 1);
    made.span = {{4, 1}, 1};
    return made;
}

/// What that judge says of the plan.
inline std::string faults_by(void (*judge)(Judging&), const Plan& plan) {
    Judging judging(plan);
    judge(judging);
    std::string text;
    for (const Diagnostic& fault : std::move(judging).take()) {
        text += text_of(fault, "w", "");
    }
    return text;
}

} // namespace clew::test

#endif
