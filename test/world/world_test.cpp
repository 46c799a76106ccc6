#include "clew/world/world.hpp"
#include "clew/world/world_digest.hpp"

#include "clew/base/random.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

namespace {

Encounter met(std::string id, RoomId room, EncounterKind kind) {
    Encounter encounter;
    encounter.id = std::move(id);
    encounter.room = room;
    encounter.kind = std::move(kind);
    encounter.stream = stream_of("encounter " + encounter.id);
    return encounter;
}

Item thing(std::string id, RoomId room) {
    Item item;
    item.id = std::move(id);
    item.room = room;
    item.stream = stream_of("item " + item.id);
    return item;
}

// Two rows of three rooms, the upper row one corridor.
WorldParts parts_of_two_rows() {
    WorldParts parts;
    parts.grid = Grid(2, 3);
    parts.grid.open(RoomId{0}, Direction::east);
    parts.grid.open(RoomId{1}, Direction::east);
    parts.start = RoomId{2};
    parts.goals = {RoomId{5}, RoomId{0}, RoomId{5}};
    parts.rooms = {{RoomId{1}, "hall", "", ""}};
    parts.items = {thing("sword", RoomId{1}), thing("ring", nowhere), thing("key", RoomId{2})};
    parts.encounters = {met("rat", RoomId{4}, Monster{}), met("pit", RoomId{4}, Trap{}),
                        met("fox", RoomId{4}, Riddler{}), met("dice", RoomId{0}, Gambler{}),
                        met("king", RoomId{3}, QuestGiver{ItemId{0}, ItemId{1}, 5, "", ""})};
    Passage ladder;
    ladder.id = "ladder";
    ladder.from = RoomId{4};
    ladder.go = Direction::up;
    ladder.to = RoomId{1};
    Passage drop = ladder;
    drop.id = "drop";
    drop.go = Direction::north;
    drop.to = RoomId{2};
    drop.one_way = true;
    drop.locked_by = ItemId{2};
    parts.passages = {ladder, drop};
    return parts;
}

std::uint64_t digest_with(const std::function<void(WorldParts&)>& change) {
    WorldParts parts = parts_of_two_rows();
    change(parts);
    return digest_of(World(std::move(parts)));
}

} // namespace

BOOST_AUTO_TEST_SUITE(world)

BOOST_AUTO_TEST_CASE(goals_are_sorted_and_each_there_once) {
    const World world(parts_of_two_rows());
    BOOST_TEST((world.parts().goals == std::vector{RoomId{0}, RoomId{5}}));
    BOOST_TEST(world.is_goal(RoomId{0}));
    BOOST_TEST(world.is_goal(RoomId{5}));
    BOOST_TEST(!world.is_goal(RoomId{4}));
    BOOST_TEST(!world.is_goal(RoomId{2}));
}

BOOST_AUTO_TEST_CASE(a_site_tells_all_that_is_special_about_a_room) {
    const World world(parts_of_two_rows());
    BOOST_TEST(world.sites().size() == 6U);
    const Site* site = world.site(RoomId{4});
    BOOST_REQUIRE(site != nullptr);
    BOOST_TEST((site->room == RoomId{4}));
    BOOST_TEST(!site->goal);
    BOOST_TEST(!site->text.has_value());
    BOOST_TEST((site->encounters == std::vector{EncounterId{0}, EncounterId{2}}));
    BOOST_TEST((site->trap == EncounterId{1}));
    BOOST_REQUIRE(site->ways.size() == 2U);
    BOOST_TEST((site->ways[0].direction == Direction::north));
    BOOST_TEST((site->ways[0].to == RoomId{2}));
    BOOST_TEST((site->ways[0].passage == PassageId{1}));
    BOOST_TEST((site->ways[1].direction == Direction::up));
    const Site* hall = world.site(RoomId{1});
    BOOST_REQUIRE(hall != nullptr);
    BOOST_TEST(hall->text.value() == 0U);
    BOOST_TEST(world.rooms()[*hall->text].id == "hall");
    BOOST_TEST(way_from(site->ways, Direction::up) == &site->ways[1]);
    BOOST_TEST(way_from(site->ways, Direction::down) == nullptr);
    BOOST_REQUIRE(hall->ways.size() == 1U);
    BOOST_TEST((hall->ways[0].direction == Direction::down));
    BOOST_TEST((hall->ways[0].to == RoomId{4}));
    BOOST_TEST(world.site(RoomId{2})->ways.empty());
}

BOOST_AUTO_TEST_CASE(exits_are_the_grids_and_the_passages) {
    const World world(parts_of_two_rows());
    const std::array<std::string_view, 6> exits = {"E", "EWD", "W", "", "NU", ""};
    for (std::uint32_t i = 0; i < exits.size(); ++i) {
        BOOST_TEST_CONTEXT("room " << i) {
            BOOST_TEST(text_of(world.exits(RoomId{i})) == exits[i]);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_room_without_anything_has_no_site) {
    WorldParts parts;
    parts.grid = Grid(300, 300);
    parts.goals = {RoomId{0}};
    Random random(5);
    std::vector<bool> named(parts.grid.room_count());
    named[0] = true;
    for (std::uint32_t i = 0; i < 3000; ++i) {
        const std::uint64_t room = random.below(parts.grid.room_count());
        if (room != 0 && !named[room]) {
            named[room] = true;
            parts.rooms.push_back({RoomId{static_cast<std::uint32_t>(room)}, "room", "", ""});
        }
    }
    const World world(std::move(parts));
    bool all_right = true;
    for (std::uint32_t i = 0; i < world.grid().room_count(); ++i) {
        const Site* site = world.site(RoomId{i});
        all_right = all_right && (site != nullptr) == named[i] &&
                    (site == nullptr || site->room == RoomId{i});
    }
    BOOST_TEST(all_right);
    BOOST_TEST(world.site(nowhere) == nullptr);
}

BOOST_AUTO_TEST_CASE(the_smallest_world_is_one_room) {
    WorldParts parts;
    parts.goals = {RoomId{0}};
    const World world(std::move(parts));
    BOOST_TEST(world.is_goal(RoomId{0}));
    BOOST_TEST(world.exits(RoomId{0}).empty());
    BOOST_TEST(!world.has_map_item());
}

BOOST_AUTO_TEST_CASE(a_map_among_the_items_is_noticed) {
    WorldParts parts = parts_of_two_rows();
    BOOST_TEST(!World(parts).has_map_item());
    parts.items[1].map = true;
    BOOST_TEST(World(parts).has_map_item());
}

BOOST_AUTO_TEST_CASE(a_world_is_whole_after_it_is_copied_and_moved) {
    World world(parts_of_two_rows());
    const World copy = world;
    const World moved = std::move(world);
    BOOST_TEST(digest_of(copy) == digest_of(moved));
    BOOST_TEST(text_of(moved.exits(RoomId{4})) == "NU");
}

BOOST_AUTO_TEST_CASE(the_digest_changes_with_all_that_shapes_play) {
    struct Row {
        std::string_view name;
        std::function<void(WorldParts&)> change;
    };
    using P = WorldParts;
    const std::vector<Row> rows = {
        {"grid", [](P& p) { p.grid.open(RoomId{3}, Direction::east); }},
        {"seed", [](P& p) { p.seed = 1; }},
        {"start", [](P& p) { p.start = RoomId{1}; }},
        {"goals", [](P& p) { p.goals.pop_back(), p.goals.erase(p.goals.begin()); }},
        {"item's room", [](P& p) { p.items[0].room = RoomId{2}; }},
        {"treasure", [](P& p) { p.items[0].treasure = 1; }},
        {"weapon", [](P& p) { p.items[0].weapon = true; }},
        {"map", [](P& p) { p.items[0].map = true; }},
        {"fixed", [](P& p) { p.items[0].fixed = true; }},
        {"teleporter at random", [](P& p) { p.items[0].teleporter = Destination{}; }},
        {"teleporter", [](P& p) { p.items[0].teleporter = Destination{RoomId{0}}; }},
        {"encounter's room", [](P& p) { p.encounters[0].room = RoomId{5}; }},
        {"encounter's kind", [](P& p) { p.encounters[0].kind = Gambler{}; }},
        {"beaten by",
         [](P& p) {
             p.encounters[0].kind = Monster{{ItemId{0}}, 0, "", ""};
         }},
        {"monster's bonus",
         [](P& p) {
             p.encounters[0].kind = Monster{{}, 1, "", ""};
         }},
        {"trap's end", [](P& p) { p.encounters[1].kind = Trap{{RoomId{0}}}; }},
        {"answers",
         [](P& p) {
             p.encounters[2].kind = Riddler{{{"", {"well"}}}, 0, "", ""};
         }},
        {"guesses", [](P& p) { p.encounters[3].kind = Gambler{1, 100, 6, 0, "", ""}; }},
        {"highest number", [](P& p) { p.encounters[3].kind = Gambler{1, 99, 7, 0, "", ""}; }},
        {"wanted thing",
         [](P& p) {
             p.encounters[4].kind = QuestGiver{ItemId{2}, ItemId{1}, 5, "", ""};
         }},
        {"passage's end", [](P& p) { p.passages[1].to = RoomId{0}; }},
        {"passage one-way", [](P& p) { p.passages[0].one_way = true; }},
        {"passage's key", [](P& p) { p.passages[1].locked_by = no_item; }},
        {"escape", [](P& p) { p.scoring.escape = 1; }},
        {"per turn", [](P& p) { p.scoring.per_turn = 1; }},
        {"per dead end", [](P& p) { p.scoring.per_dead_end = 1; }},
        {"per hint", [](P& p) { p.scoring.per_hint = 1; }},
        {"turn limit 0", [](P& p) { p.turn_limit = 0; }},
        {"turn limit", [](P& p) { p.turn_limit = 9; }},
    };
    std::vector<std::uint64_t> seen = {digest_with([](P&) {})};
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) {
            const std::uint64_t digest = digest_with(row.change);
            BOOST_TEST((std::find(seen.begin(), seen.end(), digest) == seen.end()));
            seen.push_back(digest);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_digest_stays_when_only_words_change) {
    const std::uint64_t before = digest_with([](WorldParts&) {});
    const std::uint64_t after = digest_with([](WorldParts& parts) {
        parts.title = "Other";
        parts.texts.won = "Well done.";
        parts.rooms[0].text = "A hall.";
        parts.items[0].text = "Sharp.";
        parts.manner.keys = Keys::wasd;
    });
    BOOST_TEST(before == after);
}

BOOST_AUTO_TEST_CASE(the_digest_of_a_world_is_the_same_on_every_machine) {
    BOOST_TEST(digest_with([](WorldParts&) {}) == 0xEDABEABFCB12F495U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
