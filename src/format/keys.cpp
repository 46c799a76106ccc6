#include "clew/format/keys.hpp"

#include "clew/world/plan.hpp"

#include <algorithm>
#include <cstddef>

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
constexpr std::array<Names, 2> light_choices = {"lit", "unlit"};
constexpr std::array<Names, 5> article_choices = {"a", "an", "the", "some", ""};

constexpr double points = points_max;
constexpr double size_max = rooms_max;

constexpr std::array<KeyFacts, 19> root_keys = {{
    {"title", Form::name},
    {"maze", Form::table},
    {"rooms", Form::tables},
    {"items", Form::tables},
    {"encounters", Form::tables},
    {"passages", Form::tables},
    {"endings", Form::tables},
    {"milestones", Form::tables},
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

constexpr std::array<KeyFacts, 16> maze_keys = {{
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
    {"floors", Form::whole, 1, floors_max},
    {"fit", Form::choice, 0, 0, fit_choices},
    {"start", Form::spot},
    {"goal", Form::spots},
    {"exits", Form::exits},
    {"drawing", Form::drawing},
}};

constexpr std::array<KeyFacts, 6> room_keys = {{
    {"at", Form::spot},
    {"place", Form::choice, 0, 0, place_choices},
    {"name", Form::name},
    {"text", Form::text},
    {"again", Form::text},
    {"dark", Form::flag},
}};

constexpr std::array<KeyFacts, 36> item_keys = {{
    {"name", Form::name},
    {"article", Form::choice, 0, 0, article_choices},
    {"plural", Form::flag},
    {"text", Form::text},
    {"lore", Form::text},
    {"words", Form::names},
    {"at", Form::spot},
    {"place", Form::choice, 0, 0, place_choices},
    {"inside", Form::item},
    {"treasure", Form::whole, -points, points},
    {"weapon", Form::flag},
    {"map", Form::flag},
    {"fixed", Form::flag},
    {"scenery", Form::flag},
    {"container", Form::flag},
    {"supporter", Form::flag},
    {"openable", Form::flag},
    {"open", Form::flag},
    {"locked_by", Form::item},
    {"edible", Form::flag},
    {"drinkable", Form::flag},
    {"light", Form::choice, 0, 0, light_choices},
    {"lit_by", Form::item},
    {"lasts", Form::whole, 1, 255},
    {"teleporter", Form::destination},
    {"taken", Form::text},
    {"dropped", Form::text},
    {"put", Form::text},
    {"opened", Form::text},
    {"closed", Form::text},
    {"unlocked", Form::text},
    {"locked", Form::text},
    {"eaten", Form::text},
    {"lit", Form::text},
    {"worn", Form::text},
    {"refuses", Form::text},
}};

constexpr std::array<KeyFacts, 11> passage_keys = {{
    {"from", Form::spot},
    {"go", Form::choice, 0, 0, go_choices},
    {"to", Form::spot},
    {"one_way", Form::flag},
    {"locked_by", Form::item},
    {"door", Form::item},
    {"turns", Form::whole, 1, passage_turns_max},
    {"hidden_by", Form::item},
    {"appears", Form::appears},
    {"found", Form::text},
    {"text", Form::text},
}};

constexpr std::array<KeyFacts, 2> appears_keys = {{
    {"all", Form::conditions},
    {"any", Form::conditions},
}};

constexpr auto ending_keys = joined(appears_keys, std::array<KeyFacts, 4>{{
                                                      {"text", Form::text},
                                                      {"rank", Form::name},
                                                      {"points", Form::whole, -points, points},
                                                      {"lost", Form::flag},
                                                  }});

constexpr auto milestone_keys = joined(appears_keys, std::array<KeyFacts, 2>{{
                                                         {"text", Form::text},
                                                         {"points", Form::whole, -points, points},
                                                     }});

constexpr std::array<KeyFacts, 12> condition_keys = {{
    {"in", Form::spot},
    {"carrying", Form::item},
    {"put", Form::item},
    {"on", Form::item},
    {"open", Form::item},
    {"lit", Form::item},
    {"eaten", Form::item},
    {"beaten", Form::encounter},
    {"answered", Form::encounter},
    {"played", Form::encounter},
    {"served", Form::encounter},
    {"any", Form::conditions},
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

constexpr std::array<KeyFacts, 8> encounter_keys = {{
    {"kind", Form::choice, 0, 0, kind_names},
    {"name", Form::name},
    {"article", Form::choice, 0, 0, article_choices},
    {"plural", Form::flag},
    {"text", Form::text},
    {"words", Form::names},
    {"at", Form::spot},
    {"place", Form::choice, 0, 0, place_choices},
}};

constexpr KeyFacts bonus{"bonus", Form::whole, -points, points};

constexpr auto monster_keys = joined(encounter_keys, std::array<KeyFacts, 7>{{
                                                         {"beaten_by", Form::items},
                                                         {"blocks", Form::choice, 0, 0, go_choices},
                                                         {"guards", Form::item},
                                                         {"route", Form::spots},
                                                         bonus,
                                                         {"beaten", Form::text},
                                                         {"beats", Form::text},
                                                     }});

constexpr std::array<KeyFacts, 3> riddle_keys = {{
    {"riddle", Form::text},
    {"answer", Form::names},
    {"answers", Form::names},
}};

constexpr auto riddler_keys =
    joined(joined(encounter_keys, riddle_keys), std::array<KeyFacts, 4>{{
                                                    {"riddles", Form::riddles},
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
    case Table::ending:
        return ending_keys;
    case Table::milestone:
        return milestone_keys;
    case Table::condition:
        return condition_keys;
    case Table::appears:
        return appears_keys;
    case Table::riddle:
        return riddle_keys;
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

std::span<const std::string_view> algorithm_names() { return algorithm_choices; }

std::span<const std::string_view> algorithms_with_bias() { return biased_choices; }

std::span<const std::string_view> algorithms_with_walls() { return walled_choices; }

std::span<const std::string_view> algorithms_with_braid() { return braided_choices; }

} // namespace clew
