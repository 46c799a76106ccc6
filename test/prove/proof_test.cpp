#include "clew/prove/proof.hpp"

#include "play/random_worlds.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

namespace {

Monster beaten_by(ItemId weapon) {
    Monster monster;
    monster.beaten_by = {weapon};
    return monster;
}

// A sword at 0, a way down from 1 to 3 that leads nowhere back, a troll at 4 before the goal at 5.
WorldParts chute() {
    WorldParts parts = maze({{"E", "W", ""}, {"E", "EW", "W"}});
    const ItemId sword = add(parts, item("sword", 0));
    add(parts, encounter("troll", 4, beaten_by(sword)));
    Passage way = passage("chute", 1, Direction::down, 3);
    way.one_way = true;
    add(parts, way);
    return parts;
}

std::string_view name_of(Verdict verdict) {
    constexpr std::array<std::string_view, 3> names = {"proved", "refuted", "not settled"};
    return names[static_cast<std::size_t>(verdict)];
}

std::string_view name_of(std::optional<Rating> rating) {
    constexpr std::array<std::string_view, 3> names = {"merciful", "polite", "cruel"};
    return rating ? names[static_cast<std::size_t>(*rating)] : "unrated";
}

std::string_view name_of(std::optional<Luck> luck) {
    constexpr std::array<std::string_view, 3> names = {"always", "with luck", "never"};
    return luck ? names[static_cast<std::size_t>(*luck)] : "unsettled";
}

// "proved, merciful, always"
std::string told(WorldParts parts, const Bounds& bounds = {}) {
    const Proof proof = prove(World(std::move(parts)), bounds);
    std::string text(name_of(proof.verdict));
    text += ", ";
    text += name_of(proof.rating);
    text += ", ";
    return text += name_of(proof.luck);
}

std::vector<Command> commands_of(const std::optional<Witness>& witness) {
    return witness ? witness->commands : std::vector<Command>();
}

} // namespace

BOOST_AUTO_TEST_SUITE(proof)

BOOST_AUTO_TEST_CASE(a_bare_corridor_is_merciful_and_its_par_its_length) {
    const World world(corridor(5));
    const Proof proof = prove(world);
    BOOST_TEST((proof.verdict == Verdict::proved));
    BOOST_TEST(proof.par.value_or(0) == 4U);
    BOOST_TEST(proof.win->commands.size() == 4U);
    BOOST_TEST(!proof.stuck.has_value());
    BOOST_TEST(!proof.death.has_value());
    BOOST_TEST(told(corridor(5)) == "proved, merciful, always");
}

BOOST_AUTO_TEST_CASE(a_start_that_is_a_goal_is_won_in_no_turn) {
    const Proof proof = prove(World(corridor(1)));
    BOOST_TEST((proof.verdict == Verdict::proved));
    BOOST_TEST(proof.par.value_or(9) == 0U);
    BOOST_TEST((proof.rating == Rating::merciful));
}

BOOST_AUTO_TEST_CASE(a_goal_behind_walls_is_refuted) {
    BOOST_TEST(told(maze({{"E", "W", ""}})) == "refuted, unrated, never");
}

BOOST_AUTO_TEST_CASE(a_key_behind_its_own_door_is_refuted) {
    WorldParts parts = maze({{"E", "W", "E", "W"}});
    const ItemId key = add(parts, item("key", 2));
    Passage door = passage("door", 1, Direction::east, 2);
    door.locked_by = key;
    add(parts, door);
    BOOST_TEST(told(std::move(parts)) == "refuted, unrated, never");
}

BOOST_AUTO_TEST_CASE(what_can_be_left_behind_for_good_makes_a_world_cruel) {
    BOOST_TEST(told(chute()) == "proved, cruel, always");
    const World world(chute());
    const Proof proof = prove(world);
    BOOST_TEST((proof.missing == id_of<ItemId>(world.items(), "sword")));
    BOOST_TEST_REQUIRE(proof.stuck.has_value());
    BOOST_TEST(
        (proof.stuck->commands.back() == Command{.verb = Verb::go, .direction = Direction::down}));
    BOOST_TEST(proof.stuck->turns == 2U);
    BOOST_TEST((last_step(world, *proof.stuck).after.room == RoomId{3}));
    BOOST_TEST_REQUIRE(proof.death.has_value());
    BOOST_TEST(proof.death->turns == 3U);
    BOOST_TEST((proof.killer == id_of<EncounterId>(world.encounters(), "troll")));
}

BOOST_AUTO_TEST_CASE(a_gift_may_be_dropped_before_a_way_of_no_return) {
    WorldParts parts = chute();
    parts.items[0].room = nowhere;
    const ItemId coin = add(parts, item("coin", 0));
    QuestGiver smith;
    smith.wants = coin;
    smith.gives = ItemId{0};
    add(parts, encounter("smith", 1, smith));
    BOOST_TEST(told(std::move(parts)) == "proved, cruel, always");
}

BOOST_AUTO_TEST_CASE(a_monster_whose_weapon_is_never_out_of_reach_is_polite) {
    WorldParts parts = corridor(4);
    const ItemId sword = add(parts, item("sword", 0));
    add(parts, encounter("troll", 2, beaten_by(sword)));
    BOOST_TEST(told(std::move(parts)) == "proved, polite, always");
}

BOOST_AUTO_TEST_CASE(a_trap_without_a_way_back_is_cruel) {
    WorldParts parts = maze({{"E", "EW", "EW", "W", ""}});
    parts.start = RoomId{1};
    parts.goals = {RoomId{3}};
    add(parts, encounter("ring", 0, Trap{Destination{RoomId{4}}}));
    const Proof proof = prove(World(parts));
    BOOST_TEST(told(std::move(parts)) == "proved, cruel, always");
    BOOST_TEST((proof.missing == no_item));
}

BOOST_AUTO_TEST_CASE(the_limit_counts_for_the_verdict_alone) {
    for (const std::uint64_t limit : {1U, 3U, 4U, 5U}) {
        WorldParts parts = chute();
        parts.turn_limit = limit;
        const Proof proof = prove(World(std::move(parts)));
        BOOST_TEST_CONTEXT("limit " << limit) {
            BOOST_TEST((proof.verdict == (limit < 4 ? Verdict::refuted : Verdict::proved)));
            BOOST_TEST(proof.par.value_or(0) == 4U);
            BOOST_TEST((proof.rating == Rating::cruel));
        }
    }
}

// A bell at the start carries to the way out (3, 4) or to a cell (6, 7).
BOOST_AUTO_TEST_CASE(a_win_may_need_luck) {
    int won = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        WorldParts parts = maze({{"E", "W", ""}, {"E", "EW", "W"}, {"E", "W", ""}});
        parts.goals = {RoomId{5}};
        parts.seed = seed;
        add(parts, item("bell", 0));
        parts.items.back().fixed = true;
        parts.items.back().teleporter = Destination{};
        const Proof proof = prove(World(std::move(parts)));
        BOOST_TEST_CONTEXT("seed " << seed) { BOOST_TEST((proof.luck == Luck::with_luck)); }
        won += proof.verdict == Verdict::proved ? 1 : 0;
    }
    BOOST_TEST(won > 0);
    BOOST_TEST(won < 20);
}

BOOST_AUTO_TEST_CASE(what_the_bounds_do_not_allow_is_not_settled) {
    BOOST_TEST(told(chute(), {.states = 2}) == "not settled, unrated, unsettled");
    BOOST_TEST(told(chute(), {.bytes = 10}) == "not settled, unrated, unsettled");
}

// So many times a search may ask before it is told to stop.
int asks_left = 0;
bool is_spent() { return asks_left-- <= 0; }

// Whenever it is stopped: while the win is looked for, the fates, or the way into a dead state,
// which lies behind all trolls.
BOOST_AUTO_TEST_CASE(what_is_stopped_says_so_and_nothing_else_does) {
    WorldParts parts = gauntlet(6);
    Passage pit = passage("pit", 11, Direction::down, 25);
    pit.one_way = true;
    add(parts, pit);
    const World world(std::move(parts));
    const Proof whole = prove(world);
    BOOST_REQUIRE((whole.stuck && whole.death && whole.rating == Rating::cruel));
    int stopped = 0;
    bool rated = false;
    for (int asks = 0; asks == 0 || stopped == asks; ++asks) {
        asks_left = asks;
        const Proof proof = prove(world, {.stop = is_spent});
        BOOST_TEST_CONTEXT("after " << asks) {
            const bool lacks =
                !proof.par || !proof.luck || !proof.rating || !proof.stuck || !proof.death;
            BOOST_TEST(proof.stopped == lacks);
            rated = rated || (proof.stopped && proof.rating);
            stopped += proof.stopped ? 1 : 0;
        }
    }
    BOOST_TEST(stopped > 2);
    BOOST_TEST(rated);
}

BOOST_AUTO_TEST_CASE(a_large_bare_maze_is_one_region) {
    WorldParts parts;
    parts.grid = Grid(100, 100);
    for (std::uint32_t i = 0; i < 10'000; ++i) {
        for (const Direction direction : {Direction::south, Direction::east}) {
            if (parts.grid.neighbour(RoomId{i}, direction)) {
                parts.grid.open(RoomId{i}, direction);
            }
        }
    }
    parts.goals = {RoomId{9999}};
    const World world(std::move(parts));
    const Needs needs = needs_of(world);
    const Regions regions(world, needs);
    BOOST_TEST(regions.count() == 2U);
    const Fates fates({world, needs, regions}, {});
    BOOST_TEST(fates.states() == 1U);
    BOOST_TEST((fates.first() == Fate::winnable));
}

BOOST_AUTO_TEST_CASE(two_proofs_are_the_same) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const World world = random_world(seed);
        const Proof one = prove(world);
        const Proof other = prove(world);
        BOOST_TEST(one.states == other.states);
        BOOST_TEST((commands_of(one.win) == commands_of(other.win)));
        BOOST_TEST((commands_of(one.stuck) == commands_of(other.stuck)));
        BOOST_TEST((commands_of(one.death) == commands_of(other.death)));
    }
}

BOOST_AUTO_TEST_SUITE_END()
