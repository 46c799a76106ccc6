#include "clew/format/condition_part.hpp"

#include "clew/base/text.hpp"

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace clew {

namespace {

struct Word {
    std::string_view key;
    Condition::Kind kind;
    std::size_t encounter_kind = 0;
};

// What a condition may say; `any` is a list of such. `in` and `on` beside `put` are a part of it.
constexpr std::array<Word, 9> words = {{{"carrying", Condition::Kind::carrying},
                                        {"put", Condition::Kind::put},
                                        {"open", Condition::Kind::open},
                                        {"lit", Condition::Kind::lit},
                                        {"eaten", Condition::Kind::eaten},
                                        {"beaten", Condition::Kind::settled, 0},
                                        {"answered", Condition::Kind::settled, 1},
                                        {"played", Condition::Kind::settled, 2},
                                        {"served", Condition::Kind::settled, 3}}};

class ConditionReader {
public:
    explicit ConditionReader(const Fields& owner) : faults_(owner.faults()) {}

    void read(const Fields& fields) {
        read_list(fields, "all", Form::conditions);
        if (fields.has("any")) {
            add(any_in(fields));
        }
    }

    void read_list(const Fields& fields, std::string_view key, Form form) {
        for (const Node* node : fields.tables_in(key, form, conditions_max)) {
            const Fields one(*node, Table::condition, node->span, faults_);
            add(one.has("any") ? any_of(one) : AnyOfPlan{condition_of(one)});
        }
    }

    ConditionsPlan take(const Fields& fields) && {
        if (count_ > conditions_max) {
            std::string message = "there are ";
            append_number(message, count_);
            std::string hint = "expected at most ";
            append_number(hint, conditions_max);
            faults_.add(fields.owner(), message + " conditions", std::move(hint));
        }
        return std::move(conditions_);
    }

private:
    void add(AnyOfPlan any) {
        count_ += any.size();
        conditions_.push_back(std::move(any));
    }

    AnyOfPlan any_of(const Fields& element) {
        if (words_in(element) + (element.has("in") ? 1U : 0U) > 0) {
            fault_several(element);
        }
        return any_in(element);
    }

    AnyOfPlan any_in(const Fields& fields) {
        AnyOfPlan any;
        for (const Node* node : fields.tables_in("any", Form::conditions, conditions_max)) {
            const Fields one(*node, Table::condition, node->span, faults_);
            if (one.has("any")) {
                one.fault("any", "'any' stands within 'any'", "expected its conditions themselves");
            } else {
                any.push_back(condition_of(one));
            }
        }
        return any;
    }

    static std::size_t words_in(const Fields& fields) {
        std::size_t count = 0;
        for (const Word& word : words) {
            count += fields.has(word.key) ? 1U : 0U;
        }
        return count;
    }

    void fault_several(const Fields& fields) {
        faults_.add(fields.owner(), "this condition says several things",
                    "expected a table of its own for each");
    }

    ConditionPlan condition_of(const Fields& fields);
    static void read_put(const Fields& fields, ConditionPlan& condition);
    void fault_empty(const Fields& fields);

    FaultList& faults_;
    ConditionsPlan conditions_;
    std::size_t count_ = 0;
};

// A misspelt word has been faulted, and is not missing too.
void ConditionReader::fault_empty(const Fields& fields) {
    if (fields.is_empty()) {
        faults_.add(fields.owner(), "this condition says nothing",
                    "expected 'in', 'carrying', 'put', 'open', 'lit', 'eaten', 'beaten', "
                    "'answered', 'played' or 'served'");
    }
}

ConditionPlan ConditionReader::condition_of(const Fields& fields) {
    ConditionPlan condition;
    condition.span = fields.owner();
    condition.room = {Rule::anywhere, fields.owner()}; // of a faulty one nobody complains
    const bool is_put = fields.has("put");
    const std::size_t count = words_in(fields) + (fields.has("in") && !is_put ? 1U : 0U);
    if (count > 1) {
        fault_several(fields);
        return condition;
    }
    if (fields.has("on") && !is_put) {
        fields.fault("on", "'on' says where nothing is put", "expected 'put' beside it");
        return condition;
    }
    for (const Word& word : words) {
        if (fields.has(word.key)) {
            condition.kind = word.kind;
            condition.encounter_kind = word.encounter_kind;
            condition.subject = word.kind == Condition::Kind::settled ? fields.encounter(word.key)
                                                                      : fields.item(word.key);
        }
    }
    if (is_put) {
        read_put(fields, condition);
    } else if (fields.has("in")) {
        condition.room = fields.spot("in");
    } else if (count == 0) {
        fault_empty(fields);
    }
    return condition;
}

void ConditionReader::read_put(const Fields& fields, ConditionPlan& condition) {
    fields.either("in", "on");
    if (fields.has("on")) {
        condition.way = Holds::on;
        condition.holder = fields.item("on");
    } else if (const Node* node = fields.value("in", Form::spot)) {
        condition.way = Holds::in;
        if (node->kind == NodeKind::text) {
            condition.holder = {node->text, node->span};
        } else {
            fields.fault("in", "'in' beside 'put' names no container",
                         "expected the id of an item");
        }
    } else {
        fields.fault("put", "nothing says where " + quoted(condition.subject.id) + " is put",
                     "expected 'in' a container or 'on' a supporter");
    }
}

} // namespace

ConditionsPlan conditions_in(const Fields& fields) {
    ConditionReader reader(fields);
    reader.read(fields);
    return std::move(reader).take(fields);
}

ConditionsPlan appearance_in(const Fields& fields) {
    const Node* node = fields.value("appears", Form::appears);
    if (node == nullptr) {
        return {};
    }
    if (node->kind == NodeKind::table) {
        const Fields table(*node, Table::appears, node->span, fields.faults());
        if (table.is_empty()) {
            fields.fault("appears", "'appears' is empty", "expected 'all' or 'any'");
        }
        return conditions_in(table);
    }
    ConditionReader reader(fields);
    reader.read_list(fields, "appears", Form::appears);
    return std::move(reader).take(fields);
}

} // namespace clew
