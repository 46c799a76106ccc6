#include "clew/format/world_file.hpp"

#include "clew/base/digest.hpp"
#include "clew/base/text.hpp"
#include "clew/format/bare_maze.hpp"
#include "clew/format/encoding.hpp"
#include "clew/format/encounter_part.hpp"
#include "clew/format/ending_part.hpp"
#include "clew/format/item_part.hpp"
#include "clew/format/key_words.hpp"
#include "clew/format/maze_part.hpp"
#include "clew/format/thing_parts.hpp"
#include "clew/world/faults.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace clew {

namespace {

// What must hold before there is a table to read.
Result<Node, Diagnostics> tree_of(std::string_view text) {
    Diagnostics faults = size_faults(text.size(), world_file_bytes_max);
    if (faults.empty()) {
        faults = encoding_faults(text);
    }
    if (!faults.empty()) {
        return Unexpected{std::move(faults)};
    }
    return toml_tree(text);
}

void read_score(const WorldReading& reading) {
    if (const Node* node = reading.root.table("score", Form::table)) {
        const Fields fields(*node, Table::score, node->span, reading.faults);
        Scoring& scoring = reading.plan.scoring;
        scoring.escape = fields.whole("escape").value_or(0);
        scoring.per_turn = fields.whole("per_turn").value_or(0);
        scoring.per_dead_end = fields.whole("per_dead_end").value_or(0);
        scoring.per_hint = fields.whole("per_hint").value_or(0);
        scoring.highest = fields.whole("highest");
    }
}

void read_texts(const WorldReading& reading) {
    if (const Node* node = reading.root.table("texts", Form::table)) {
        const Fields fields(*node, Table::texts, node->span, reading.faults);
        WorldTexts& texts = reading.plan.texts;
        texts.opening = fields.text("opening");
        texts.aim = fields.text("aim");
        texts.won = fields.text("won");
        texts.out_of_turns = fields.text("out_of_turns");
        texts.wall = fields.text("wall");
        texts.goal = fields.name("goal");
        reading.plan.text_spans = {fields.span_of("won"), fields.span_of("out_of_turns")};
    }
}

// "72" is a string where a number was meant; any other is a word that was.
void fault_limit(const WorldReading& reading, const Node& given) {
    const auto is_digit_or_space = [](char c) { return is_digit(c) || is_space(c); };
    if (std::all_of(given.text.begin(), given.text.end(), is_digit_or_space)) {
        reading.root.fault_value("turn_limit", Form::turns);
        return;
    }
    std::string hint = did_you_mean(given.text, {"auto"});
    if (hint.empty()) {
        hint = expected_of(*find_key(Table::root, "turn_limit"));
    }
    reading.faults.add(given.span, "'turn_limit' is " + quoted(given.text), std::move(hint));
}

void read_limit(const WorldReading& reading) {
    reading.root.either("turn_limit", "turns_per_room");
    LimitPlan& limit = reading.plan.limit;
    const Node* given = reading.root.value("turn_limit", Form::turns);
    if (given != nullptr && given->kind == NodeKind::text && given->text == "auto") {
        limit.by_par = true;
        limit.span = given->span;
    } else if (given != nullptr && given->kind == NodeKind::text) {
        fault_limit(reading, *given);
    } else if (const auto turns = reading.root.whole("turn_limit", Form::turns)) {
        limit.turns = static_cast<std::uint64_t>(*turns);
    }
    limit.turns_per_room = reading.root.real("turns_per_room");
}

void read_manner(const WorldReading& reading) {
    Manner& manner = reading.plan.manner;
    const Fields& root = reading.root;
    manner.keys = keys_named(root.choice("keys").value_or("")).value_or(manner.keys);
    manner.coordinates =
        coordinates_named(root.choice("coordinates").value_or("")).value_or(manner.coordinates);
    manner.view = view_named(root.choice("view").value_or("")).value_or(manner.view);
    manner.map = map_named(root.choice("map").value_or("")).value_or(manner.map);
    reading.plan.charted = root.flag("charted");
    reading.plan.sight = static_cast<std::uint32_t>(root.whole("sight").value_or(0));
    reading.plan.lists_walls = root.flag("lists_walls");
}

// False if the references in the plan cannot be judged.
bool read_parts(const WorldReading& reading) {
    reading.root.need("title");
    reading.plan.title = reading.root.name("title");
    read_limit(reading);
    read_manner(reading);
    const bool can_judge = read_maze_part(reading);
    read_rooms(reading);
    read_items(reading);
    read_encounters(reading);
    read_passages(reading);
    read_endings(reading);
    read_milestones(reading);
    read_score(reading);
    read_texts(reading);
    return can_judge;
}

} // namespace

Result<Plan, Diagnostics> read_world(std::string_view text, Spans spans) {
    const auto tree = tree_of(text);
    if (!tree) {
        return Unexpected{tree.error()};
    }
    Plan plan;
    FaultList faults;
    const Fields root(*tree, Table::root, {}, faults);
    if (read_parts({text, root, plan, faults, spans})) {
        faults.add(faults_of(plan));
    }
    if (!faults.empty()) {
        return Unexpected{std::move(faults).take()};
    }
    Digest digest;
    digest.add(text);
    plan.edition = digest.value();
    return plan;
}

} // namespace clew
