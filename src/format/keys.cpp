#include "clew/format/keys.hpp"

#include "clew/base/diagnostic.hpp"
#include "clew/base/text.hpp"
#include "clew/format/fault_list.hpp"
#include "clew/world/plan.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace clew {

namespace {

template <std::size_t N, std::size_t M>
constexpr std::array<KeyFacts, N + M> joined(const std::array<KeyFacts, N>& some,
                                             const std::array<KeyFacts, M>& more) {
    std::array<KeyFacts, N + M> all{};
    std::copy(some.begin(), some.end(), all.begin());
    std::copy(more.begin(), more.end(), all.begin() + N);
    return all;
}

using Names = std::string_view;

constexpr std::array<Names, 13> algorithm_choices = {
    "binary-tree",   "depth-first",  "scatter",           "dungeon", "sidewinder",
    "hunt-and-kill", "prim",         "kruskal",           "wilson",  "aldous-broder",
    "eller",         "growing-tree", "recursive-division"};
constexpr std::array<Names, 2> biased_choices = {"depth-first", "growing-tree"};
constexpr std::array<Names, 1> walled_choices = {"scatter"};
constexpr std::array<Names, 12> braided_choices = {
    "binary-tree",   "depth-first", "scatter",      "sidewinder",
    "hunt-and-kill", "prim",        "kruskal",      "wilson",
    "aldous-broder", "eller",       "growing-tree", "recursive-division"};
constexpr std::array<Names, 4> keys_choices = {"compass", "udlr", "hjkl", "wasd"};
constexpr std::array<Names, 2> coordinates_choices = {"row-column", "a1"};
constexpr std::array<Names, 3> view_choices = {"none", "map", "sight"};
constexpr std::array<Names, 3> map_choices = {"ascii", "blocks", "boxes"};
constexpr std::array<Names, 1> fit_choices = {"terminal"};
constexpr std::array<Names, 3> place_choices = {"anywhere", "dead-end", "far"};
constexpr std::array<Names, 6> go_choices = {"north", "south", "east", "west", "up", "down"};
constexpr std::array<Names, 5> article_choices = {"a", "an", "the", "some", ""};

constexpr double points = points_max;
constexpr double size_max = rooms_max;

constexpr std::array<KeyFacts, 17> root_keys = {{
    {"title", Form::name},
    {"maze", Form::table},
    {"rooms", Form::tables},
    {"items", Form::tables},
    {"encounters", Form::tables},
    {"passages", Form::tables},
    {"score", Form::table},
    {"texts", Form::table},
    {"turn_limit", Form::turns, 1, static_cast<double>(turns_max)},
    {"turns_per_room", Form::real, 0, 1'000'000},
    {"lists_walls", Form::flag},
    {"keys", Form::choice, 0, 0, keys_choices},
    {"coordinates", Form::choice, 0, 0, coordinates_choices},
    {"view", Form::choice, 0, 0, view_choices},
    {"sight", Form::whole, 1, sight_max},
    {"map", Form::choice, 0, 0, map_choices},
    {"charted", Form::flag},
}};

constexpr std::array<KeyFacts, 15> maze_keys = {{
    {"rows", Form::whole, 1, size_max},
    {"columns", Form::whole, 1, size_max},
    {"algorithm", Form::choice, 0, 0, algorithm_choices},
    {"bias", Form::real, 0, 1},
    {"walls", Form::whole, 0, 2 * size_max},
    {"braid", Form::real, 0, 1},
    {"halls", Form::extent, 1, halls_max},
    {"hall_rows", Form::extent, 1, halls_max},
    {"hall_columns", Form::extent, 1, halls_max},
    {"overlap", Form::flag},
    {"fit", Form::choice, 0, 0, fit_choices},
    {"start", Form::spot},
    {"goal", Form::spots},
    {"exits", Form::exits},
    {"drawing", Form::drawing},
}};

constexpr std::array<KeyFacts, 4> room_keys = {{
    {"at", Form::spot},
    {"place", Form::choice, 0, 0, place_choices},
    {"name", Form::name},
    {"text", Form::text},
}};

constexpr std::array<KeyFacts, 12> item_keys = {{
    {"name", Form::name},
    {"article", Form::choice, 0, 0, article_choices},
    {"text", Form::text},
    {"lore", Form::text},
    {"words", Form::names},
    {"at", Form::spot},
    {"place", Form::choice, 0, 0, place_choices},
    {"treasure", Form::whole, -points, points},
    {"weapon", Form::flag},
    {"map", Form::flag},
    {"fixed", Form::flag},
    {"teleporter", Form::destination},
}};

constexpr std::array<KeyFacts, 6> passage_keys = {{
    {"from", Form::spot},
    {"go", Form::choice, 0, 0, go_choices},
    {"to", Form::spot},
    {"one_way", Form::flag},
    {"locked_by", Form::item},
    {"text", Form::text},
}};

constexpr std::array<KeyFacts, 5> score_keys = {{
    {"escape", Form::whole, -points, points},
    {"per_turn", Form::whole, 0, points},
    {"per_dead_end", Form::whole, 0, points},
    {"per_hint", Form::whole, 0, points},
    {"highest", Form::whole, 0, points},
}};

constexpr std::array<KeyFacts, 6> texts_keys = {{
    {"opening", Form::text},
    {"aim", Form::text},
    {"won", Form::text},
    {"out_of_turns", Form::text},
    {"wall", Form::text},
    {"goal", Form::name},
}};

constexpr std::array<KeyFacts, 6> encounter_keys = {{
    {"kind", Form::choice, 0, 0, kind_names},
    {"name", Form::name},
    {"article", Form::choice, 0, 0, article_choices},
    {"text", Form::text},
    {"at", Form::spot},
    {"place", Form::choice, 0, 0, place_choices},
}};

constexpr KeyFacts bonus{"bonus", Form::whole, -points, points};

constexpr auto monster_keys = joined(encounter_keys, std::array<KeyFacts, 4>{{
                                                         {"beaten_by", Form::items},
                                                         bonus,
                                                         {"beaten", Form::text},
                                                         {"beats", Form::text},
                                                     }});

constexpr auto riddler_keys = joined(encounter_keys, std::array<KeyFacts, 6>{{
                                                         {"riddle", Form::text},
                                                         {"answer", Form::names},
                                                         {"answers", Form::names},
                                                         bonus,
                                                         {"right", Form::text},
                                                         {"wrong", Form::text},
                                                     }});

constexpr auto gambler_keys = joined(encounter_keys, std::array<KeyFacts, 6>{{
                                                         {"low", Form::whole, 0, points},
                                                         {"high", Form::whole, 0, points},
                                                         {"guesses", Form::whole, 1, 255},
                                                         bonus,
                                                         {"won", Form::text},
                                                         {"lost", Form::text},
                                                     }});

constexpr auto quest_giver_keys = joined(encounter_keys, std::array<KeyFacts, 5>{{
                                                             {"wants", Form::item},
                                                             {"gives", Form::item},
                                                             bonus,
                                                             {"asks", Form::text},
                                                             {"thanks", Form::text},
                                                         }});

constexpr auto teleporter_keys = joined(encounter_keys, std::array<KeyFacts, 1>{{
                                                            {"to", Form::destination},
                                                        }});

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

} // namespace

std::span<const KeyFacts> keys_of(Table table) {
    switch (table) {
    case Table::root:
        return root_keys;
    case Table::maze:
        return maze_keys;
    case Table::room:
        return room_keys;
    case Table::item:
        return item_keys;
    case Table::passage:
        return passage_keys;
    case Table::score:
        return score_keys;
    case Table::texts:
        return texts_keys;
    case Table::encounter:
        return encounter_keys;
    case Table::monster:
        return monster_keys;
    case Table::riddler:
        return riddler_keys;
    case Table::gambler:
        return gambler_keys;
    case Table::quest_giver:
        return quest_giver_keys;
    case Table::teleporter:
        return teleporter_keys;
    }
    return {};
}

const KeyFacts* find_key(Table table, std::string_view name) {
    for (const KeyFacts& key : keys_of(table)) {
        if (key.name == name) {
            return &key;
        }
    }
    return nullptr;
}

std::string expected_of(const KeyFacts& key) { return "expected " + form_of(key); }

std::string hint_for_unknown(Table table, std::string_view name) {
    for (const Table other : all_tables) {
        if (find_key(other, name) != nullptr) {
            return quoted(name) + " belongs " + std::string(name_of(other));
        }
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

std::span<const std::string_view> algorithm_names() { return algorithm_choices; }

std::span<const std::string_view> algorithms_with_bias() { return biased_choices; }

std::span<const std::string_view> algorithms_with_walls() { return walled_choices; }

std::span<const std::string_view> algorithms_with_braid() { return braided_choices; }

} // namespace clew
