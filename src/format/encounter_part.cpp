#include "clew/format/encounter_part.hpp"

#include "clew/base/random.hpp"
#include "clew/base/text.hpp"
#include "clew/format/thing_parts.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace clew {

namespace {

// What a monster does besides waiting for the player: not both.
void read_ways(const Fields& fields, EncounterPlan& plan, Monster& monster) {
    monster.blocks = direction_named(fields.choice("blocks").value_or(""));
    plan.blocks = fields.span_of("blocks");
    plan.guards = fields.item("guards");
    plan.route = fields.spots("route", route_rooms_max);
    if (!fields.has("route")) {
        if (fields.is_misspelt("route")) {
            plan.at.where = Rule::anywhere; // that has been faulted
        }
        return;
    }
    fields.either("at", "route");
    fields.either("place", "route");
    fields.either("blocks", "route");
    fields.either("guards", "route");
    if (plan.route.size() == 1) {
        fields.fault("route", "'route' has one room",
                     "expected at least two, or 'at' with that room");
    }
    plan.at = plan.route.empty() ? Spot{Rule::anywhere, fields.owner()} : plan.route.front();
}

void read_monster(const Fields& fields, EncounterPlan& plan) {
    Monster monster;
    plan.beaten_by = fields.items("beaten_by");
    monster.bonus = fields.whole("bonus").value_or(0);
    monster.beaten = fields.text("beaten");
    monster.beats = fields.text("beats");
    read_ways(fields, plan, monster);
    plan.encounter.kind = std::move(monster);
}

// Punctuation at the ends of an answer is dropped when it is compared; nothing would be left.
bool has_substance(const std::string& answer) {
    return std::any_of(answer.begin(), answer.end(), [](char c) {
        return is_letter(c) || is_digit(c) || static_cast<unsigned char>(c) >= 0x80;
    });
}

std::vector<std::string> answers_of(const Fields& fields) {
    fields.either("answer", "answers");
    const std::string_view key = fields.has("answer") ? "answer" : "answers";
    if (!fields.is_misspelt("answer")) {
        fields.need(key);
    }
    std::vector<std::string> answers;
    const Node* node = fields.value(key, Form::names);
    if (node != nullptr && node->kind == NodeKind::list && node->list.empty()) {
        fields.fault(key, quoted(key) + " is empty", "expected at least one answer");
    }
    for (const std::string& answer : fields.names(key, answers_max)) {
        answers.push_back(fold(answer));
        if (!has_substance(answer)) {
            fields.fault(key, quoted(answer) + " is no answer", "expected a letter or digit in it");
        }
    }
    return answers;
}

Riddle riddle_of(const Fields& fields) {
    fields.need("riddle");
    Riddle riddle;
    riddle.text = fields.text("riddle");
    if (fields.has("riddle") && riddle.text.empty()) {
        fields.fault("riddle", "'riddle' says nothing", "expected a question");
    }
    riddle.answers = answers_of(fields);
    return riddle;
}

std::vector<Riddle> riddles_of(const Fields& fields) {
    if (!fields.has("riddles")) {
        return {riddle_of(fields)};
    }
    for (const std::string_view single : {"riddle", "answer", "answers"}) {
        fields.either(single, "riddles");
    }
    std::vector<Riddle> riddles;
    for (const Node* node : fields.tables_in("riddles", Form::riddles, riddles_max)) {
        riddles.push_back(riddle_of(Fields(*node, Table::riddle, node->span, fields.faults())));
    }
    return riddles;
}

void read_riddler(const Fields& fields, EncounterPlan& plan) {
    Riddler riddler;
    riddler.riddles = riddles_of(fields);
    riddler.bonus = fields.whole("bonus").value_or(0);
    riddler.right = fields.text("right");
    riddler.wrong = fields.text("wrong");
    plan.encounter.kind = std::move(riddler);
}

void read_gambler(const Fields& fields, EncounterPlan& plan) {
    Gambler gambler;
    gambler.low = static_cast<std::uint32_t>(fields.whole("low").value_or(gambler.low));
    gambler.high = static_cast<std::uint32_t>(fields.whole("high").value_or(gambler.high));
    gambler.guesses = static_cast<std::uint32_t>(fields.whole("guesses").value_or(gambler.guesses));
    if (gambler.low > gambler.high) {
        std::string message = "'low' is ";
        append_number(message, gambler.low);
        message += " and 'high' is ";
        append_number(message, gambler.high);
        fields.fault(fields.has("low") ? "low" : "high", std::move(message),
                     "expected 'high' to be at least 'low'");
    }
    gambler.bonus = fields.whole("bonus").value_or(0);
    gambler.won = fields.text("won");
    gambler.lost = fields.text("lost");
    plan.encounter.kind = std::move(gambler);
}

void read_quest_giver(const Fields& fields, EncounterPlan& plan) {
    QuestGiver giver;
    fields.need("wants");
    plan.wants = fields.item("wants");
    plan.gives = fields.item("gives");
    giver.bonus = fields.whole("bonus").value_or(0);
    giver.asks = fields.text("asks");
    giver.thanks = fields.text("thanks");
    plan.encounter.kind = std::move(giver);
}

void read_teleporter(const Fields& fields, EncounterPlan& plan) {
    plan.to = fields.destination("to").value_or(DestinationPlan{});
    plan.encounter.kind = Trap{};
}

void read_kind(std::string_view kind, const Fields& fields, EncounterPlan& plan) {
    if (kind == "monster") {
        read_monster(fields, plan);
    } else if (kind == "riddler") {
        read_riddler(fields, plan);
    } else if (kind == "gambler") {
        read_gambler(fields, plan);
    } else if (kind == "quest-giver") {
        read_quest_giver(fields, plan);
    } else {
        read_teleporter(fields, plan);
    }
}

std::optional<Table> table_of(const Node& node) {
    for (const NodeEntry& entry : node.entries) {
        const auto* kind = std::find(kind_names.begin(), kind_names.end(), entry.value.text);
        if (entry.key == "kind" && kind != kind_names.end()) {
            return kind_tables[static_cast<std::size_t>(kind - kind_names.begin())];
        }
    }
    return std::nullopt;
}

// Of an encounter without a kind only the kind can be judged: any other key may be right.
void fault_kind(const NodeEntry& entry, FaultList& faults) {
    Node kind_alone;
    for (const NodeEntry& own : entry.value.entries) {
        if (own.key == "kind") {
            kind_alone.entries.push_back(own);
        }
    }
    const Fields fields(kind_alone, Table::encounter, entry.span, faults);
    fields.need("kind");
    static_cast<void>(fields.choice("kind"));
}

// What such an encounter may give lies nowhere, and that is no fault of the item.
void excuse_items(Plan& plan) {
    for (ItemPlan& item : plan.items) {
        if (item.inside.id.empty() && std::holds_alternative<std::monostate>(item.at.where)) {
            item.at.where = Rule::anywhere;
        }
    }
}

EncounterPlan encounter_of(const NodeEntry& entry, const Fields& fields) {
    EncounterPlan plan;
    Encounter& encounter = plan.encounter;
    encounter.id = entry.key;
    encounter.name = fields.name("name");
    if (encounter.name.empty()) {
        encounter.name = name_from_id(encounter.id);
    }
    encounter.article = article_in(fields, encounter.name);
    encounter.plural = plural_in(fields);
    encounter.text = fields.text("text");
    encounter.words = folded_words(fields);
    encounter.stream = stream_of("encounter " + encounter.id);
    plan.at = at_or_place(fields);
    plan.span = entry.span;
    read_kind(*fields.choice("kind"), fields, plan);
    return plan;
}

} // namespace

void read_encounters(const WorldReading& reading) {
    for (const NodeEntry* entry : tables_by_id(reading, "encounters", encounters_max)) {
        const auto table = table_of(entry->value);
        if (!table) {
            fault_kind(*entry, reading.faults);
            excuse_items(reading.plan);
            continue;
        }
        const Fields fields(entry->value, *table, entry->span, reading.faults);
        reading.plan.encounters.push_back(encounter_of(*entry, fields));
    }
}

} // namespace clew
