#include "clew/format/keys.hpp"

#include "clew/format/key_words.hpp"
#include "clew/maze/make_maze.hpp"
#include "clew/world/direction.hpp"
#include "clew/world/manner.hpp"
#include "format/paths.hpp"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <fstream>
#include <set>
#include <string>
#include <string_view>

namespace clew {

namespace {

nlohmann::json schema() {
    std::ifstream file(CLEW_DATA_FOLDER "/world.schema.json");
    return nlohmann::json::parse(file);
}

// Where the schema tells of a table's keys.
std::string pointer_of(Table table) {
    switch (table) {
    case Table::root:
        return "";
    case Table::maze:
        return "/properties/maze";
    case Table::room:
        return "/definitions/room";
    case Table::item:
        return "/definitions/item";
    case Table::passage:
        return "/definitions/passage";
    case Table::ending:
        return "/definitions/ending";
    case Table::milestone:
        return "/definitions/milestone";
    case Table::condition:
        return "/definitions/condition";
    case Table::appears:
        return "/definitions/appearance";
    case Table::riddle:
        return "/definitions/riddle";
    case Table::score:
        return "/properties/score";
    case Table::texts:
        return "/properties/texts";
    case Table::encounter:
        return "/definitions/encounter";
    case Table::monster:
        return "/definitions/monster";
    case Table::riddler:
        return "/definitions/riddler";
    case Table::gambler:
        return "/definitions/gambler";
    case Table::quest_giver:
        return "/definitions/quest-giver";
    case Table::teleporter:
        return "/definitions/teleporter";
    }
    return "";
}

// The definition that a form of value is told by; "" where the key itself tells it.
std::string definition_of(Form form) {
    switch (form) {
    case Form::name:
        return "name";
    case Form::text:
        return "text";
    case Form::item:
    case Form::encounter:
        return "id";
    case Form::conditions:
        return "conditions";
    case Form::appears:
        return "appears";
    case Form::riddles:
        return "riddles";
    case Form::items:
        return "ids";
    case Form::names:
        return "names";
    case Form::spot:
        return "spot";
    case Form::spots:
        return "spots";
    case Form::destination:
        return "destination";
    case Form::extent:
        return "extent";
    default:
        return "";
    }
}

void check_key(const nlohmann::json& told, const KeyFacts& key) {
    const std::string definition = definition_of(key.form);
    BOOST_TEST(told.contains("description"));
    if (!definition.empty()) {
        BOOST_TEST(told.at("allOf").at(0).at("$ref") == "#/definitions/" + definition);
    } else if (key.form == Form::flag) {
        BOOST_TEST(told.at("type") == "boolean");
    } else if (key.form == Form::turns) {
        const nlohmann::json& number = told.at("anyOf").at(0);
        BOOST_TEST(number.at("type") == "integer");
        BOOST_TEST(number.at("minimum").get<double>() == key.least);
        BOOST_TEST(number.at("maximum").get<double>() == key.most);
        BOOST_TEST(told.at("anyOf").at(1).at("enum").dump() == "[\"auto\"]");
    } else if (key.form == Form::whole || key.form == Form::real) {
        BOOST_TEST(told.at("type") == (key.form == Form::whole ? "integer" : "number"));
        BOOST_TEST(told.at("minimum").get<double>() == key.least);
        BOOST_TEST(told.at("maximum").get<double>() == key.most);
    } else if (key.form == Form::choice) {
        const auto choices = told.at("enum").get<std::set<std::string>>();
        std::set<std::string> known(key.choices.begin(), key.choices.end());
        if (key.name == "kind" && choices.size() == 1) {
            known = choices; // each kind's own table has that kind
        }
        BOOST_TEST((choices == known));
    }
}

} // namespace

BOOST_AUTO_TEST_CASE(the_schema_tells_the_same_keys_at_every_level) {
    const nlohmann::json told = schema();
    for (const Table table : all_tables) {
        const std::string pointer = pointer_of(table);
        const auto& properties = told.at(nlohmann::json::json_pointer(pointer + "/properties"));
        std::set<std::string_view> known;
        for (const KeyFacts& key : keys_of(table)) {
            BOOST_TEST_CONTEXT(pointer << ' ' << key.name) {
                known.insert(key.name);
                BOOST_REQUIRE(properties.contains(key.name));
                check_key(properties.at(std::string(key.name)), key);
            }
        }
        for (const auto& item : properties.items()) {
            BOOST_TEST_CONTEXT(pointer << ' ' << item.key()) {
                BOOST_TEST(known.count(item.key()));
            }
        }
        if (table != Table::encounter) {
            const auto& more =
                told.at(nlohmann::json::json_pointer(pointer + "/additionalProperties"));
            BOOST_TEST_CONTEXT(pointer) { BOOST_TEST(more == false); }
        }
    }
}

BOOST_AUTO_TEST_CASE(the_schema_is_draft_4) {
    BOOST_TEST(schema().at("$schema") == "http://json-schema.org/draft-04/schema#");
}

BOOST_AUTO_TEST_CASE(every_algorithm_of_the_maze_floor_can_be_written) {
    std::set<std::string_view> known;
    for (const AlgorithmFacts& facts : algorithms()) {
        known.insert(facts.name);
    }
    const auto names = algorithm_names();
    BOOST_TEST((known == std::set<std::string_view>(names.begin(), names.end())));
}

BOOST_AUTO_TEST_CASE(a_key_is_for_the_algorithms_that_the_maze_floor_says) {
    const auto check = [](bool AlgorithmFacts::*takes, std::span<const std::string_view> listed) {
        std::set<std::string_view> takers;
        for (const AlgorithmFacts& facts : algorithms()) {
            if (facts.*takes) {
                takers.insert(facts.name);
            }
        }
        BOOST_TEST((takers == std::set<std::string_view>(listed.begin(), listed.end())));
    };
    check(&AlgorithmFacts::takes_bias, algorithms_with_bias());
    check(&AlgorithmFacts::takes_walls, algorithms_with_walls());
    check(&AlgorithmFacts::takes_braid, algorithms_with_braid());
}

BOOST_AUTO_TEST_CASE(every_choice_means_something_to_its_owner) {
    for (const std::string_view name : find_key(Table::root, "keys")->choices) {
        BOOST_TEST(keys_named(name).has_value());
    }
    for (const std::string_view name : find_key(Table::root, "coordinates")->choices) {
        BOOST_TEST(coordinates_named(name).has_value());
    }
    for (const std::string_view name : find_key(Table::root, "view")->choices) {
        BOOST_TEST(view_named(name).has_value());
    }
    BOOST_TEST(find_key(Table::passage, "go")->choices.size() == all_directions.size());
    for (const std::string_view name : find_key(Table::passage, "go")->choices) {
        BOOST_TEST(direction_named(name).has_value());
    }
}

BOOST_AUTO_TEST_CASE(no_table_has_a_key_twice_or_without_a_name) {
    for (const Table table : all_tables) {
        std::set<std::string_view> seen;
        for (const KeyFacts& key : keys_of(table)) {
            BOOST_TEST(!key.name.empty());
            BOOST_TEST(seen.insert(key.name).second);
        }
    }
}

BOOST_AUTO_TEST_CASE(an_expected_value_is_told_in_words) {
    BOOST_TEST(expected_of(*find_key(Table::gambler, "guesses")) ==
               "expected a whole number from 1 to 255");
    BOOST_TEST(expected_of(*find_key(Table::maze, "bias")) == "expected a number from 0 to 1");
    BOOST_TEST(expected_of(*find_key(Table::item, "place")) ==
               "expected 'anywhere', 'dead-end' or 'far'");
    BOOST_TEST(expected_of(*find_key(Table::root, "lists_walls")) == "expected true or false");
    BOOST_TEST(expected_of(*find_key(Table::root, "rooms")) == "expected tables by id, [rooms.ID]");
    BOOST_TEST(expected_of(*find_key(Table::item, "treasure")) ==
               "expected a whole number from -1000000000 to 1000000000");
}

BOOST_AUTO_TEST_CASE(an_unknown_key_is_likened_or_sent_where_it_belongs) {
    BOOST_TEST(hint_for_unknown(Table::item, "wepon") == "did you mean 'weapon'?");
    BOOST_TEST(hint_for_unknown(Table::monster, "riddle") ==
               "'riddle' belongs to a riddler or in an element of 'riddles'");
    BOOST_TEST(hint_for_unknown(Table::item, "bonus") ==
               "'bonus' belongs to a monster, a riddler, a gambler or a quest-giver");
    BOOST_TEST(hint_for_unknown(Table::texts, "lore") == "'lore' belongs in [items.ID]");
    BOOST_TEST(hint_for_unknown(Table::score, "words") ==
               "'words' belongs in [items.ID] or [encounters.ID]");
    BOOST_TEST(hint_for_unknown(Table::score, "rows") == "'rows' belongs in [maze]");
    BOOST_TEST(hint_for_unknown(Table::maze, "title") ==
               "'title' belongs at the top, before all tables");
    BOOST_TEST(hint_for_unknown(Table::score, "zzz") ==
               "expected 'escape', 'per_turn', 'per_dead_end', 'per_hint' or 'highest'");
}

} // namespace clew
