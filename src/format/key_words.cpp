#include "clew/format/key_words.hpp"

#include "clew/base/diagnostic.hpp"
#include "clew/base/text.hpp"
#include "clew/format/fault_list.hpp"
#include "clew/world/plan.hpp"

#include <vector>

namespace clew {

namespace {

// Where a key is looked for, as an author would write it down.
std::string_view name_of(Table table) {
    switch (table) {
    case Table::root:
        return "at the top, before all tables";
    case Table::maze:
        return "in [maze]";
    case Table::room:
        return "in [rooms.ID]";
    case Table::item:
        return "in [items.ID]";
    case Table::passage:
        return "in [passages.ID]";
    case Table::score:
        return "in [score]";
    case Table::texts:
        return "in [texts]";
    case Table::ending:
        return "in [endings.ID]";
    case Table::milestone:
        return "in [milestones.ID]";
    case Table::condition:
        return "in a condition";
    case Table::appears:
        return "in 'appears'";
    case Table::riddle:
        return "in an element of 'riddles'";
    case Table::encounter:
        return "in [encounters.ID]";
    case Table::monster:
        return "to a monster";
    case Table::riddler:
        return "to a riddler";
    case Table::gambler:
        return "to a gambler";
    case Table::quest_giver:
        return "to a quest-giver";
    case Table::teleporter:
        return "to a teleporter";
    }
    return "";
}

std::string range_of(std::string_view what, const KeyFacts& key) {
    std::string text(what);
    append_signed(text, static_cast<std::int64_t>(key.least));
    text += " to ";
    append_signed(text, static_cast<std::int64_t>(key.most));
    return text;
}

std::string string_of(std::string_view bounds, std::size_t bytes_max) {
    std::string text = "a string of ";
    text += bounds;
    append_number(text, bytes_max);
    text += " bytes";
    return text;
}

std::string form_of(const KeyFacts& key) {
    switch (key.form) {
    case Form::flag:
        return "true or false";
    case Form::whole:
        return range_of("a whole number from ", key);
    case Form::turns:
        return range_of("a whole number from ", key) + ", or 'auto'";
    case Form::real:
        return range_of("a number from ", key);
    case Form::name:
        return string_of("1 to ", name_bytes_max);
    case Form::text:
        return string_of("at most ", text_bytes_max);
    case Form::choice:
        return one_of(key.choices);
    case Form::item:
        return "the id of an item";
    case Form::encounter:
        return "the id of an encounter";
    case Form::conditions:
        return "a list of conditions, such as [{ carrying = 'crown' }]";
    case Form::appears:
        return "a list of conditions, or a table of 'all' and 'any'";
    case Form::riddles:
        return "a list of tables, such as [{ riddle = '...', answer = '...' }]";
    case Form::items:
        return "the id of an item, or a list of ids";
    case Form::names:
        return "a string, or a list of strings";
    case Form::spot:
        return "[row, column], a corner such as 'south-east', or a room's id";
    case Form::spots:
        return "[row, column], a corner, a room's id, or a list of those";
    case Form::destination:
        return "'anywhere', [row, column], a corner, or a room's id";
    case Form::extent:
        return range_of("[least, most], two whole numbers from ", key);
    case Form::exits:
        return "a list of rows, each a list of exit strings";
    case Form::drawing:
        return "a wall drawing between ''' and '''";
    case Form::table:
        return "a table, [" + std::string(key.name) + ']';
    case Form::tables:
        return "tables by id, [" + std::string(key.name) + ".ID]";
    }
    return "";
}

std::vector<std::string_view> tables_with(std::string_view key) {
    std::vector<std::string_view> names;
    const bool has_each_kind = find_key(Table::encounter, key) != nullptr;
    for (const Table table : all_tables) {
        const bool is_kind = name_of(table).starts_with("to ");
        if (find_key(table, key) != nullptr && !(has_each_kind && is_kind)) {
            names.push_back(name_of(table));
        }
    }
    return names;
}

// "to a monster, a riddler or a gambler": a word is not said again where the next begins with it.
std::string joined(const std::vector<std::string_view>& names) {
    std::string text;
    std::string_view last;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string_view word = names[i].substr(0, names[i].find(' ') + 1);
        text += i == 0 ? "" : i + 1 == names.size() ? " or " : ", ";
        text += names[i].substr(word == last ? word.size() : 0);
        last = word;
    }
    return text;
}

} // namespace

std::string expected_of(const KeyFacts& key) { return "expected " + form_of(key); }

std::string hint_for_unknown(Table table, std::string_view name) {
    const std::vector<std::string_view> others = tables_with(name);
    if (!others.empty()) {
        return quoted(name) + " belongs " + joined(others);
    }
    std::vector<std::string_view> known;
    for (const KeyFacts& key : keys_of(table)) {
        known.push_back(key.name);
    }
    std::string hint = did_you_mean(name, known);
    return hint.empty() ? "expected " + one_of(known) : hint;
}

std::string one_of(std::span<const std::string_view> names) {
    std::string text;
    std::size_t left = names.size();
    for (const std::string_view name : names) {
        text += '\'';
        text += name;
        text += '\'';
        --left;
        text += left == 0 ? "" : left == 1 ? " or " : ", ";
    }
    return text;
}

} // namespace clew
