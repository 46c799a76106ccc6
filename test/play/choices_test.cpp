#include "clew/play/choices.hpp"

#include "worlds.hpp"

#include <boost/test/unit_test.hpp>

namespace clew::test {

BOOST_AUTO_TEST_SUITE(choice)

std::string text_of(const World& world, const Command& command) {
    constexpr std::array<std::string_view, 9> verbs = {"go",   "take", "drop",   "examine", "use",
                                                       "read", "give", "attack", "answer"};
    std::string out(verbs[static_cast<std::size_t>(command.verb)]);
    if (command.verb == Verb::go) {
        out.append(" ").append(name_of(command.direction));
    }
    if (command.item != no_item) {
        out.append(" ").append(world.item(command.item).id);
    }
    if (command.encounter != nobody) {
        out.append(" to ").append(world.encounter(command.encounter).id);
    }
    return command.verb == Verb::answer ? out + " '" + command.text + "'" : out;
}

std::string offered(const World& world, const State& state) {
    std::string out;
    for (const Command& command : choices(world, state)) {
        out.append(out.empty() ? "" : ", ").append(text_of(world, command));
    }
    return out;
}

BOOST_AUTO_TEST_CASE(every_exit_is_offered_in_the_order_of_directions) {
    WorldParts parts = maze({{"S", "S", ""}, {"ENS", "NSEW", "W"}, {"N", "N", ""}});
    parts.start = RoomId{4};
    add(parts, passage("ladder", 4, Direction::up, 8));
    const World world(std::move(parts));
    BOOST_TEST(offered(world, first_step(world).state) ==
               "go north, go south, go east, go west, go up");
}

BOOST_AUTO_TEST_CASE(a_locked_door_is_offered_with_its_key_or_once_open) {
    WorldParts parts = maze({{"E", "W", ""}});
    add(parts, item("key", 1));
    Passage door = passage("door", 1, Direction::east, 2);
    door.locked_by = ItemId{0};
    add(parts, std::move(door));
    parts.goals = {RoomId{0}};
    parts.start = RoomId{1};
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST(offered(world, story.state()) == "go west, take key");
    story.play("take key");
    BOOST_TEST(offered(world, story.state()) == "go east, go west, drop key");
    story.play("e");
    story.play("drop key");
    BOOST_TEST(offered(world, story.state()) == "go west, take key");
}

BOOST_AUTO_TEST_CASE(deeds_that_change_something_are_offered_in_the_order_of_verbs) {
    WorldParts parts = corridor(4);
    add(parts, item("stone", 1));
    Item altar = item("altar", 1);
    altar.fixed = true;
    altar.lore = "Kneel.";
    add(parts, std::move(altar));
    for (const char* id : {"wand", "gate"}) {
        Item teleporter = item(id, 1);
        teleporter.teleporter = Destination{RoomId{2}};
        teleporter.fixed = std::string_view(id) == "gate";
        add(parts, std::move(teleporter));
    }
    QuestGiver giver;
    giver.wants = ItemId{0};
    add(parts, encounter("hermit", 1, giver));
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST(offered(world, story.state()) == "go east");
    story.play("e");
    BOOST_TEST(offered(world, story.state()) ==
               "go east, go west, take stone, take wand, use wand, use gate");
    story.play("take stone");
    BOOST_TEST(offered(world, story.state()) == "go east, go west, take wand, drop stone, "
                                                "use wand, use gate, give stone to hermit");
    story.play("give stone");
    BOOST_TEST(offered(world, story.state()) == "go east, go west, take wand, use wand, use gate");
}

BOOST_AUTO_TEST_CASE(a_riddle_offers_one_right_answer_and_one_wrong) {
    WorldParts parts = corridor(2);
    add(parts, encounter("sphinx", 0, riddler({"well", "spring"})));
    const World world(std::move(parts));
    BOOST_TEST(offered(world, first_step(world).state) == "answer '', answer 'well'");
}

BOOST_AUTO_TEST_CASE(a_riddle_without_answers_offers_only_the_wrong_one) {
    WorldParts parts = corridor(2);
    add(parts, encounter("sphinx", 0, riddler({})));
    const World world(std::move(parts));
    BOOST_TEST(offered(world, first_step(world).state) == "answer ''");
}

World dicer_world(std::uint32_t low, std::uint32_t high) {
    WorldParts parts = corridor(2);
    Gambler dicer;
    dicer.low = low;
    dicer.high = high;
    add(parts, encounter("dicer", 0, dicer));
    return World(std::move(parts));
}

BOOST_AUTO_TEST_CASE(a_gamble_offers_every_number_sorted_as_text) {
    const World world = dicer_world(8, 11);
    BOOST_TEST(offered(world, first_step(world).state) ==
               "answer '10', answer '11', answer '8', answer '9'");
    const World single = dicer_world(5, 5);
    BOOST_TEST(offered(single, first_step(single).state) == "answer '5'");
}

BOOST_AUTO_TEST_CASE(a_wide_gamble_offers_a_thousand_numbers_evenly_spread) {
    for (const std::uint32_t high : {1000U, 1001U, 5000U, UINT32_MAX}) {
        BOOST_TEST_CONTEXT("high " << high) {
            const World world = dicer_world(1, high);
            std::vector<std::uint64_t> numbers;
            for (const Command& command : choices(world, first_step(world).state)) {
                numbers.push_back(*number_of(command.text, UINT32_MAX));
            }
            std::sort(numbers.begin(), numbers.end());
            BOOST_TEST(numbers.size() == 1000U);
            BOOST_TEST(numbers.front() == 1U);
            BOOST_TEST(numbers.back() == high);
            const std::uint64_t gap = (std::uint64_t{high} - 1) / 999;
            for (std::size_t i = 1; i < numbers.size(); ++i) {
                BOOST_REQUIRE(numbers[i] - numbers[i - 1] >= gap);
                BOOST_REQUIRE(numbers[i] - numbers[i - 1] <= gap + 1);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(nothing_is_offered_after_the_end_or_in_a_cell) {
    const World won(corridor(1));
    BOOST_TEST(choices(won, first_step(won).state).empty());
    const World cell(maze({{"", ""}}));
    BOOST_TEST(choices(cell, first_step(cell).state).empty());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
