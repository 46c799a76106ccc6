#include "../share.hpp"
#include "clew/prove/search.hpp"

#include "clew/maze/depth_first.hpp"
#include "plain_search.hpp"
#include "play/model_worlds.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;
using Verdict = SearchResult::Verdict;

namespace {

// "go east, take sword": the commands of the win.
std::string text_of_win(const World& world, const SearchResult& result) {
    std::string text;
    for (const Command& command : result.win) {
        text += text.empty() ? "" : ", ";
        switch (command.verb) {
        case Verb::go:
            text += name_of(command.direction);
            break;
        case Verb::take:
            text += "take " + world.item(command.item).id;
            break;
        case Verb::drop:
            text += "drop " + world.item(command.item).id;
            break;
        case Verb::use:
            text += "use " + world.item(command.item).id;
            break;
        case Verb::give:
            text += "give " + world.item(command.item).id;
            break;
        case Verb::answer:
            text += "answer " + command.text;
            break;
        default:
            text += "?";
            break;
        }
    }
    return text;
}

std::string win_of(WorldParts parts) {
    const World world(std::move(parts));
    const SearchResult result = shortest_win(world, 100'000);
    switch (result.verdict) {
    case Verdict::winnable:
        return text_of_win(world, result);
    case Verdict::not_winnable:
        return "not winnable";
    default:
        return "not settled";
    }
}

// Replays the win and says what is wrong with it; nothing if it is one in so many turns.
std::string fault_of(const World& world, State state, const SearchResult& result) {
    const std::uint64_t turns_before = state.turns;
    for (const Command& command : result.win) {
        if (state.over()) {
            return "over before its end";
        }
        state = step(world, std::move(state), command).state;
    }
    return state.outcome != Outcome::won                ? "no win"
           : state.turns - turns_before != result.turns ? "turns"
                                                        : "";
}

QuestGiver giver(ItemId wants, ItemId gives) {
    QuestGiver made;
    made.wants = wants;
    made.gives = gives;
    return made;
}

Monster beaten_by(ItemId weapon) {
    Monster monster;
    monster.beaten_by = {weapon};
    return monster;
}

// A maze without ways round, and three things each of which may be weapon, key, wanted and given
// at once.
World quest_world(std::uint64_t seed) {
    Random random(mix(seed));
    WorldParts parts;
    parts.grid = depth_first(2, 4, 0.0, random);
    parts.start = some_room(random, parts);
    parts.goals = {some_room(random, parts)};
    std::array<ItemId, 3> things{};
    for (ItemId& thing : things) {
        const bool is_gift = &thing != things.data() && random.chance(0.4);
        thing = add(parts, item("thing", is_gift ? nowhere : some_room(random, parts)));
        parts.items.back().weapon = random.chance(0.5);
    }
    const std::size_t people = 3 + random.below(3);
    for (std::size_t i = 0; i < people; ++i) {
        const std::uint32_t room = index_of(some_room(random, parts));
        const ItemId thing = things[random.below(3)];
        if (random.chance(0.3)) {
            add(parts, encounter("troll", room, random.chance(0.5) ? beaten_by(thing) : Monster{}));
        } else if (random.chance(0.2)) {
            add(parts, encounter("sphinx", room, riddler({"well"})));
        } else {
            const ItemId gift = random.chance(0.7) ? things[random.below(3)] : no_item;
            add(parts, encounter("king", room, giver(thing, gift)));
        }
    }
    add_passages(random, parts);
    for (Passage& way : parts.passages) {
        way.locked_by = random.chance(0.7) ? things[random.below(3)] : no_item;
        way.one_way = random.chance(0.5);
    }
    return World(std::move(parts));
}

World quest_model_world(std::uint64_t seed) {
    WorldParts parts = quest_world(seed).parts();
    Random random(mix(seed + 99));
    ModelMaker(random, parts).add_all(0.2);
    return World(std::move(parts));
}

struct Counts {
    int settled = 0;
    int won = 0;
    int asked = 0;   // began with a question open
    int dropped = 0; // began with a thing elsewhere than the world put it
};

void hold_against_plain_search(const World& world, const State& from, const SearchResult& result,
                               Counts& counts) {
    const PlainResult plain = plain_search(world, from, 10'000);
    if (result.verdict == Verdict::winnable) {
        BOOST_TEST(fault_of(world, from, result) == "");
        ++counts.won;
    }
    if (plain.settled && result.verdict != Verdict::not_settled) {
        BOOST_TEST((result.verdict == Verdict::winnable) == plain.turns.has_value());
        BOOST_TEST(result.turns == plain.turns.value_or(0));
        ++counts.settled;
    }
}

using WorldOf = World (*)(std::uint64_t);

Counts hold_first_states(WorldOf world_of, std::uint64_t seeds) {
    Counts counts;
    for (std::uint64_t seed = 0; seed < worlds_to_hold(seeds); ++seed) {
        const World world = world_of(seed);
        const State first = first_step(world).state;
        BOOST_TEST_CONTEXT("seed " << seed) {
            hold_against_plain_search(world, first, shortest_win(world, 50'000), counts);
        }
    }
    return counts;
}

// Where a random walk has come to; it goes back from what would be the end.
State some_state(const World& world, Random& random) {
    State state = first_step(world).state;
    for (std::uint64_t i = random.below(20); i > 0 && !state.over(); --i) {
        if (const auto command = some_choice(random, world, state)) {
            State next = step(world, state, *command).state;
            state = next.over() ? state : next;
        }
    }
    return state;
}

Counts hold_later_states(WorldOf world_of, std::uint64_t seeds) {
    Counts counts;
    for (std::uint64_t seed = 0; seed < worlds_to_hold(seeds); ++seed) {
        const World world = world_of(seed);
        Random random(mix(seed));
        const State from = some_state(world, random);
        if (from.over()) {
            continue;
        }
        BOOST_TEST_CONTEXT("seed " << seed) {
            hold_against_plain_search(world, from, shortest_win(world, from, 50'000), counts);
        }
        counts.asked += from.asking != nobody ? 1 : 0;
        bool dropped = false;
        for (std::size_t i = 0; i < from.items.size(); ++i) {
            const RoomId room = from.items[i].room;
            dropped =
                dropped || (room != carried && room != nowhere && room != world.items()[i].room);
        }
        counts.dropped += dropped ? 1 : 0;
    }
    return counts;
}

} // namespace

BOOST_AUTO_TEST_SUITE(search)

BOOST_AUTO_TEST_CASE(the_shortest_way_is_found_in_a_bare_maze) {
    BOOST_TEST(win_of(maze({{"E", "WS", "S"}, {"S", "NE", "NWS"}, {"NE", "WE", "NW"}})) ==
               "east, south, east, south");
}

BOOST_AUTO_TEST_CASE(a_start_that_is_a_goal_is_won_with_nothing_done) {
    const World world(corridor(1));
    const SearchResult result = shortest_win(world, 100);
    BOOST_TEST((result.verdict == Verdict::winnable));
    BOOST_TEST(result.win.empty());
    BOOST_TEST(result.turns == 0U);
}

BOOST_AUTO_TEST_CASE(a_walled_in_goal_cannot_be_won) {
    BOOST_TEST(win_of(maze({{"E", "W", ""}})) == "not winnable");
}

BOOST_AUTO_TEST_CASE(a_weapon_is_fetched_before_its_monster_and_a_treasure_is_left) {
    WorldParts parts = maze({{"E", "EWS", "W"}, {"", "N", ""}});
    parts.goals = {RoomId{2}};
    add(parts, item("gold", 0));
    const ItemId sword = add(parts, item("sword", 4));
    add(parts, encounter("troll", 2, beaten_by(sword)));
    BOOST_TEST(win_of(std::move(parts)) == "east, south, take sword, north, east");
}

BOOST_AUTO_TEST_CASE(a_monster_at_the_start_is_the_end_of_it) {
    WorldParts parts = corridor(2);
    add(parts, encounter("troll", 0, Monster{}));
    BOOST_TEST(win_of(std::move(parts)) == "not winnable");
}

BOOST_AUTO_TEST_CASE(a_wrong_answer_is_given_where_the_start_is_the_shorter_way) {
    WorldParts parts = maze({{"S", "", ""}, {"NE", "WE", "W"}, {"", "", ""}});
    parts.start = RoomId{3};
    parts.goals = {RoomId{0}};
    const ItemId key = add(parts, item("key", 5));
    Passage gate = passage("gate", 3, Direction::up, 8);
    gate.locked_by = key;
    add(parts, gate);
    parts.goals = {RoomId{8}};
    add(parts, encounter("sphinx", 5, riddler({"well"})));
    BOOST_TEST(win_of(std::move(parts)) == "east, east, answer well, take key, west, west, up");
}

BOOST_AUTO_TEST_CASE(a_wrong_answer_brings_back_what_was_fetched) {
    WorldParts parts = corridor(5);
    parts.goals = {RoomId{4}};
    parts.grid = Grid(1, 5);
    for (std::uint32_t i = 0; i < 3; ++i) {
        parts.grid.open(RoomId{i}, Direction::east);
    }
    const ItemId key = add(parts, item("key", 2));
    add(parts, encounter("sphinx", 3, riddler({"well"})));
    Passage gate = passage("gate", 0, Direction::up, 4);
    gate.locked_by = key;
    add(parts, gate);
    BOOST_TEST(win_of(std::move(parts)) == "east, east, take key, east, answer , up");
}

BOOST_AUTO_TEST_CASE(a_gambler_is_told_the_number_at_once) {
    WorldParts parts = corridor(3);
    Gambler gambler;
    gambler.high = 100'000;
    gambler.guesses = 3;
    add(parts, encounter("gambler", 1, gambler));
    BOOST_TEST(win_of(std::move(parts)) == "east, answer 26361, east");
}

BOOST_AUTO_TEST_CASE(a_teleporter_is_used_where_it_saves_turns) {
    WorldParts parts = corridor(9);
    Item ring = item("ring", 1);
    ring.teleporter = Destination{RoomId{7}};
    add(parts, ring);
    BOOST_TEST(win_of(std::move(parts)) == "east, take ring, use ring, east");
}

BOOST_AUTO_TEST_CASE(what_is_needed_twice_is_dropped_before_a_quest_giver_takes_it) {
    // The sword comes down a one-way drop; the key lies beyond the king, who would take it.
    WorldParts parts = maze({{"", "", ""}, {"E", "WE", "W"}, {"", "", ""}});
    parts.start = RoomId{0};
    parts.goals = {RoomId{8}};
    const ItemId sword = add(parts, item("sword", 0));
    const ItemId key = add(parts, item("key", 5));
    Passage drop = passage("drop", 0, Direction::down, 3);
    drop.one_way = true;
    add(parts, drop);
    Passage gate = passage("gate", 3, Direction::south, 8);
    gate.locked_by = key;
    add(parts, gate);
    add(parts, encounter("king", 4, giver(sword, no_item)));
    add(parts, encounter("troll", 8, beaten_by(sword)));
    BOOST_TEST(win_of(std::move(parts)) == "take sword, down, drop sword, east, east, take key, "
                                           "west, west, take sword, south");
}

BOOST_AUTO_TEST_CASE(a_dead_monster_stays_dead_when_its_weapon_is_given_away) {
    WorldParts parts = maze({{"E", "WE", "W", ""}});
    const ItemId sword = add(parts, item("sword", 0));
    const ItemId key = add(parts, item("key", nowhere));
    add(parts, encounter("troll", 1, beaten_by(sword)));
    add(parts, encounter("king", 2, giver(sword, key)));
    Passage gate = passage("gate", 0, Direction::up, 3);
    gate.locked_by = key;
    add(parts, gate);
    BOOST_TEST(win_of(std::move(parts)) == "take sword, east, east, west, west, up");
}

BOOST_AUTO_TEST_CASE(a_gift_is_earned_for_a_thing_fetched) {
    WorldParts parts = corridor(4);
    const ItemId coin = add(parts, item("coin", 0));
    const ItemId sword = add(parts, item("sword", nowhere));
    add(parts, encounter("smith", 1, giver(coin, sword)));
    add(parts, encounter("troll", 2, beaten_by(sword)));
    BOOST_TEST(win_of(std::move(parts)) == "take coin, east, east, east");
}

BOOST_AUTO_TEST_CASE(a_win_beyond_the_turn_limit_is_none) {
    for (const std::uint64_t limit : {0U, 1U, 2U, 3U}) {
        WorldParts parts = corridor(4);
        parts.turn_limit = limit;
        BOOST_TEST_CONTEXT("limit " << limit) {
            BOOST_TEST(win_of(std::move(parts)) ==
                       (limit < 3 ? "not winnable" : "east, east, east"));
        }
    }
}

BOOST_AUTO_TEST_CASE(of_two_goals_a_turn_apart_the_nearer_is_taken_though_a_riddle_bars_it) {
    WorldParts parts = maze({{"E", "EW", "EW", "W"}});
    parts.start = RoomId{1};
    parts.goals = {RoomId{0}, RoomId{3}};
    add(parts, encounter("sphinx", 0, riddler({"well"})));
    BOOST_TEST(win_of(std::move(parts)) == "west, answer well");
}

BOOST_AUTO_TEST_CASE(a_search_that_is_out_of_states_settles_nothing) {
    WorldParts parts = corridor(9);
    for (std::uint32_t i = 1; i < 8; ++i) {
        const ItemId sword = add(parts, item("sword", 0));
        add(parts, encounter("troll", i, beaten_by(sword)));
    }
    const World world(std::move(parts));
    const SearchResult whole = shortest_win(world, 100'000);
    BOOST_TEST((whole.verdict == Verdict::winnable));
    BOOST_TEST(whole.states > 10U);
    for (const std::uint64_t most : {std::uint64_t{0}, std::uint64_t{1}, whole.states - 1}) {
        const SearchResult result = shortest_win(world, most);
        BOOST_TEST_CONTEXT("at most " << most) {
            BOOST_TEST((result.verdict == Verdict::not_settled));
            BOOST_TEST(result.states == most);
            BOOST_TEST(result.win.empty());
        }
    }
    BOOST_TEST((shortest_win(world, whole.states).verdict == Verdict::winnable));
}

BOOST_AUTO_TEST_CASE(two_searches_find_the_same_win) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const World world = random_world(seed);
        BOOST_TEST((shortest_win(world, 50'000).win == shortest_win(world, 50'000).win));
    }
}

BOOST_AUTO_TEST_CASE(what_it_leaves_out_changes_no_verdict_and_no_number_of_turns) {
    const Counts counts = hold_first_states(random_world, share_of(1000U));
    BOOST_TEST(counts.settled > share_of(750));
    BOOST_TEST(counts.won > share_of(250));
}

BOOST_AUTO_TEST_CASE(nor_does_it_where_things_are_wanted_for_more_than_one_use) {
    const Counts counts = hold_first_states(quest_world, share_of(1500U));
    BOOST_TEST(counts.settled > share_of(1000));
    BOOST_TEST(counts.won > share_of(250));
}

BOOST_AUTO_TEST_CASE(nor_does_it_from_a_state_of_play_wherever_things_were_dropped) {
    for (const WorldOf world_of : {WorldOf{random_world}, WorldOf{quest_world}}) {
        const Counts counts = hold_later_states(world_of, share_of(500U));
        BOOST_TEST(counts.settled > share_of(250));
        BOOST_TEST(counts.won > share_of(75));
        BOOST_TEST(counts.asked > (sanitized ? 0 : 12));
        BOOST_TEST(counts.dropped > share_of(25));
    }
}

BOOST_AUTO_TEST_CASE(so_it_is_with_the_standard_model) {
    for (const WorldOf world_of : {WorldOf{model_world}, WorldOf{quest_model_world}}) {
        const Counts counts = hold_first_states(world_of, share_of(800U));
        BOOST_TEST(counts.settled > share_of(300));
        BOOST_TEST(counts.won > share_of(100));
        const Counts later = hold_later_states(world_of, share_of(400U));
        BOOST_TEST(later.settled > share_of(100));
        BOOST_TEST(later.won > share_of(40));
    }
}

BOOST_AUTO_TEST_CASE(turns_are_counted_from_the_state_given_and_the_limit_from_the_first) {
    WorldParts parts = corridor(5);
    parts.turn_limit = 6;
    const World world(std::move(parts));
    State state = first_step(world).state;
    for (const Direction direction : {Direction::east, Direction::west}) {
        state = step(world, state, {.verb = Verb::go, .direction = direction}).state;
    }
    const SearchResult result = shortest_win(world, state, 100);
    BOOST_TEST((result.verdict == Verdict::winnable));
    BOOST_TEST(result.turns == 4U);
    state.turns = 3;
    BOOST_TEST((shortest_win(world, state, 100).verdict == Verdict::not_winnable));
}

BOOST_AUTO_TEST_CASE(what_was_beaten_with_a_weapon_dropped_since_stays_beaten) {
    WorldParts parts = corridor(4);
    const ItemId sword = add(parts, item("sword", 0));
    add(parts, encounter("troll", 2, beaten_by(sword)));
    const World world(std::move(parts));
    State state = first_step(world).state;
    state.room = RoomId{0};
    state.encounters[0].done = true;
    state.items[0].room = RoomId{1};
    BOOST_TEST(text_of_win(world, shortest_win(world, state, 100)) ==
               "east, take sword, east, east");
}

BOOST_AUTO_TEST_SUITE_END()
