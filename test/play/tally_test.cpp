#include "clew/play/tally.hpp"

#include "worlds.hpp"

#include <boost/test/unit_test.hpp>

namespace clew::test {

BOOST_AUTO_TEST_SUITE(tallies)

// Plays the lines and counts along.
struct Count {
    explicit Count(const World& world) : story(world), tally(world) {
        tally.follow(world, story.now.events);
    }
    void play(const std::vector<const char*>& lines) {
        for (const char* line : lines) {
            story.play(line);
            tally.follow(story.world, story.now.events);
        }
    }
    // "turns 3: -3, treasure chest: 100 = 97"
    [[nodiscard]] std::string score() const {
        constexpr std::array<const char*, 6> kinds = {"escape", "turns",    "dead ends",
                                                      "hints",  "treasure", "bonus"};
        const std::vector<ScoreLine> lines = score_lines(story.world, story.state(), tally);
        std::string out;
        for (const ScoreLine& line : lines) {
            out.append(out.empty() ? "" : ", ").append(kinds[static_cast<std::size_t>(line.kind)]);
            if (line.kind >= ScoreLine::Kind::turns && line.kind <= ScoreLine::Kind::hints) {
                append_number(out += ' ', line.count);
            }
            if (line.item != no_item) {
                out.append(" ").append(story.world.item(line.item).id);
            }
            if (line.encounter != nobody) {
                out.append(" ").append(story.world.encounter(line.encounter).id);
            }
            append_signed(out += ": ", line.amount);
        }
        append_signed(out += " = ", score_of(lines));
        return out;
    }

    Story story;
    Tally tally;
};

BOOST_AUTO_TEST_CASE(rooms_are_seen_once_each) {
    const World world(corridor(200));
    Count count(world);
    BOOST_TEST(count.tally.seen(RoomId{0}));
    BOOST_TEST(!count.tally.seen(RoomId{1}));
    count.play({"e", "w", "e", "w", "n", "e"});
    BOOST_TEST(count.tally.seen(RoomId{1}));
    BOOST_TEST(count.tally.seen_count() == 2U);
    for (int i = 0; i < 100; ++i) {
        count.play({"e"});
    }
    BOOST_TEST(count.tally.seen_count() == 102U);
    BOOST_TEST(count.tally.seen(RoomId{101}));
    BOOST_TEST(!count.tally.seen(RoomId{102}));
}

BOOST_AUTO_TEST_CASE(a_tally_takes_a_bit_a_room) {
    BOOST_TEST(Tally(World(corridor(1))).bytes() == 8U);
    BOOST_TEST(Tally(World(corridor(64))).bytes() == 8U);
    BOOST_TEST(Tally(World(corridor(65))).bytes() == 16U);
}

BOOST_AUTO_TEST_CASE(both_ends_of_a_teleport_are_seen) {
    WorldParts parts = corridor(5);
    add(parts, encounter("pit", 1, Trap{{RoomId{3}}}));
    const World world(std::move(parts));
    Count count(world);
    count.play({"e"});
    BOOST_TEST(count.tally.seen(RoomId{1}));
    BOOST_TEST(count.tally.seen(RoomId{3}));
    BOOST_TEST(count.tally.seen_count() == 3U);
}

BOOST_AUTO_TEST_CASE(a_dead_end_counts_once_and_neither_start_nor_goal_is_one) {
    const World world(maze({{"E", "WES", "WES", "W"}, {"", "N", "N", ""}}));
    Count count(world);
    BOOST_TEST(count.tally.dead_ends() == 0U);
    count.play({"e", "s", "n", "s", "n", "w", "e"});
    BOOST_TEST(count.tally.dead_ends() == 1U);
    count.play({"e", "s", "n", "e"});
    BOOST_TEST(count.tally.dead_ends() == 3U);

    const World ends(corridor(2));
    Count both(ends);
    both.play({"e"});
    BOOST_TEST(both.tally.dead_ends() == 0U);
}

BOOST_AUTO_TEST_CASE(a_passage_out_of_a_dead_end_makes_it_none) {
    WorldParts parts = maze({{"E", "WS", ""}, {"", "N", ""}});
    add(parts, passage("ladder", 4, Direction::up, 2));
    const World world(std::move(parts));
    Count count(world);
    count.play({"e", "s"});
    BOOST_TEST(count.tally.dead_ends() == 0U);
}

WorldParts scored_parts() {
    WorldParts parts = maze({{"E", "WES", "W"}, {"", "N", ""}});
    parts.goals = {RoomId{2}};
    parts.scoring = {.escape = 500, .per_turn = 1, .per_dead_end = 10};
    Item chest = item("chest", 0);
    chest.treasure = 100;
    add(parts, std::move(chest));
    QuestGiver giver;
    giver.wants = ItemId{0};
    giver.bonus = 25;
    add(parts, encounter("hermit", 1, giver));
    return parts;
}

BOOST_AUTO_TEST_CASE(a_score_is_the_sum_of_its_lines) {
    const World world(scored_parts());
    Count count(world);
    BOOST_TEST(count.score() == " = 0");
    count.play({"take chest"});
    BOOST_TEST(count.score() == "treasure chest: 100 = 100");
    count.play({"e", "s", "n"});
    BOOST_TEST(count.score() == "turns 3: -3, dead ends 1: -10, treasure chest: 100, "
                                "bonus hermit: 25 = 112");
    count.play({"e"});
    BOOST_TEST(count.score() == "escape: 500, turns 4: -4, dead ends 1: -10, "
                                "treasure chest: 100, bonus hermit: 25 = 611");
}

BOOST_AUTO_TEST_CASE(hints_cost_what_the_world_asks_for_them) {
    WorldParts parts = scored_parts();
    parts.scoring.per_hint = 7;
    const World world(std::move(parts));
    Count count(world);
    const Tally before = count.tally;
    count.tally.add_hint();
    count.tally.add_hint();
    BOOST_TEST(!(count.tally == before));
    BOOST_TEST(count.tally.hints() == 2U);
    count.play({"e"});
    BOOST_TEST(count.score() == "turns 1: -1, hints 2: -14 = -15");
}

BOOST_AUTO_TEST_CASE(lines_of_nothing_are_left_out) {
    WorldParts parts = scored_parts();
    parts.scoring = {};
    std::get<QuestGiver>(parts.encounters[0].kind).bonus = 0;
    const World world(std::move(parts));
    Count count(world);
    count.play({"take chest", "e", "s", "n", "e"});
    BOOST_TEST(count.score() == "treasure chest: 100 = 100");
}

BOOST_AUTO_TEST_CASE(a_lost_gamble_pays_no_bonus) {
    WorldParts parts = corridor(3);
    Gambler dicer;
    dicer.low = 1;
    dicer.high = 2;
    dicer.guesses = 1;
    dicer.bonus = 9;
    add(parts, encounter("dicer", 1, dicer));
    const World world(std::move(parts));
    Count low(world);
    Count high(world);
    low.play({"e", "answer 1"});
    high.play({"e", "answer 2"});
    const std::string both = low.score() + ";" + high.score();
    BOOST_TEST((both == " = 0;bonus dicer: 9 = 9" || both == "bonus dicer: 9 = 9; = 0"));
}

BOOST_AUTO_TEST_CASE(figures_too_great_stay_at_the_bounds) {
    WorldParts parts = scored_parts();
    parts.scoring = {.escape = 0, .per_turn = INT64_MAX, .per_dead_end = INT64_MIN};
    const World world(std::move(parts));
    Count count(world);
    count.play({"e", "s", "n"});
    BOOST_TEST(count.score() == "turns 3: -9223372036854775808, "
                                "dead ends 1: 9223372036854775807 = -1");
    const ScoreLine most{.amount = INT64_MAX};
    const ScoreLine least{.amount = INT64_MIN};
    BOOST_TEST(score_of({most, most}) == INT64_MAX);
    BOOST_TEST(score_of({least, least, most}) == INT64_MIN);
    BOOST_TEST(score_of({most, most, least, least}) == -2);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
