#include "clew/play/gambler.hpp"

#include "worlds.hpp"

#include <boost/test/unit_test.hpp>

#include <set>

namespace clew::test {

BOOST_AUTO_TEST_SUITE(gambles)

WorldParts dicer_parts(std::uint32_t low, std::uint32_t high, std::uint32_t guesses) {
    WorldParts parts = corridor(3);
    parts.seed = 5;
    Gambler dicer;
    dicer.low = low;
    dicer.high = high;
    dicer.guesses = guesses;
    dicer.bonus = 30;
    add(parts, encounter("dicer", 1, dicer));
    return parts;
}

std::uint32_t number_in(const World& world) { return gambler_number(world, EncounterId{0}, {}); }

std::string guess_of(std::uint32_t number) { return "answer " + std::to_string(number); }

BOOST_AUTO_TEST_CASE(the_number_found_pays_once) {
    const World world(dicer_parts(1, 100, 3));
    Story story(world);
    BOOST_TEST(story.play("e") == "arrived 1, gamble_asked dicer 3");
    BOOST_TEST(story.play(guess_of(number_in(world))) == "gamble_won dicer 30");
    BOOST_TEST(story.encounter("dicer").done);
    BOOST_TEST(story.encounter("dicer").paid);
    BOOST_TEST((story.state().asking == nobody));
    story.play("w");
    BOOST_TEST(story.play("e") == "arrived 1");
}

BOOST_AUTO_TEST_CASE(wrong_guesses_are_counted_and_told_high_or_low) {
    const World world(dicer_parts(10, 20, 3));
    const std::uint32_t number = number_in(world);
    BOOST_REQUIRE(number > 10);
    BOOST_REQUIRE(number < 20);
    Story story(world);
    story.play("e");
    BOOST_TEST(story.play("answer 10") == "guess_too_low dicer 2");
    BOOST_TEST(story.play("answer 20") == "guess_too_high dicer 1");
    BOOST_TEST(int{story.encounter("dicer").guesses} == 2);
    BOOST_TEST(story.play("answer 10") == "gamble_lost dicer " + std::to_string(number));
    BOOST_TEST(story.encounter("dicer").done);
    BOOST_TEST(!story.encounter("dicer").paid);
    BOOST_TEST((story.state().asking == nobody));
    story.play("w");
    BOOST_TEST(story.play("e") == "arrived 1");
}

BOOST_AUTO_TEST_CASE(the_last_guess_may_be_the_right_one) {
    const World world(dicer_parts(10, 20, 2));
    Story story(world);
    story.play("e");
    story.play("answer 10");
    BOOST_TEST(story.play(guess_of(number_in(world))) == "gamble_won dicer 30");
}

BOOST_AUTO_TEST_CASE(marks_around_a_number_are_no_part_of_it) {
    for (const char* text : {"15.", "15!", "\"15\"", "'15'?", " 15, "}) {
        const World world(dicer_parts(10, 20, 3));
        Story story(world);
        story.play("e");
        BOOST_TEST_CONTEXT(text) {
            const std::string told = story.play(std::string("answer ") + text);
            BOOST_TEST(told.substr(0, 9) != "guess_no_");
        }
    }
}

BOOST_AUTO_TEST_CASE(what_is_no_number_from_low_to_high_is_not_counted) {
    const World world(dicer_parts(10, 20, 1));
    Story story(world);
    story.play("e");
    const State before = story.state();
    for (const char* text : {"", " ", "e8", "abc", "12abc", "-", "-15", "+15", "1 5", "1.5", "0x0f",
                             "\xEF\xBC\x97", "fifteen"}) {
        BOOST_TEST_CONTEXT(text) {
            BOOST_TEST(story.play(std::string("answer ") + text) == "guess_no_number dicer 1");
        }
    }
    for (const char* text : {"0", "9", "21", "99999999999999999999", "4294967311", "00021"}) {
        BOOST_TEST_CONTEXT(text) {
            BOOST_TEST(story.play(std::string("answer ") + text) == "guess_outside dicer 1");
        }
    }
    BOOST_TEST((story.state() == before));
}

BOOST_AUTO_TEST_CASE(blanks_around_and_zeros_before_a_number_do_not_matter) {
    const World world(dicer_parts(7, 7, 1));
    for (const char* text : {"7", " 7 ", "\t7\r", "007", "00000000000000000000000000007"}) {
        BOOST_TEST_CONTEXT(text) {
            Story story(world);
            story.play("e");
            BOOST_TEST(story.play(std::string("answer ") + text) == "gamble_won dicer 30");
        }
    }
}

BOOST_AUTO_TEST_CASE(the_number_comes_from_the_seed_and_lies_in_the_range) {
    std::set<std::uint32_t> numbers;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        WorldParts parts = dicer_parts(3, 6, 1);
        parts.seed = seed;
        const std::uint32_t number = number_in(World(parts));
        BOOST_TEST(number == number_in(World(parts)));
        numbers.insert(number);
    }
    BOOST_TEST((numbers == std::set<std::uint32_t>{3, 4, 5, 6}));
}

BOOST_AUTO_TEST_CASE(any_range_of_32_bits_will_do) {
    const World widest(dicer_parts(0, UINT32_MAX, 255));
    Story story(widest);
    BOOST_TEST(story.play("e") == "arrived 1, gamble_asked dicer 255");
    BOOST_TEST(story.play("answer 4294967296") == "guess_outside dicer 255");
    BOOST_TEST(story.play(guess_of(number_in(widest))) == "gamble_won dicer 30");
}

BOOST_AUTO_TEST_CASE(all_of_255_guesses_can_be_used_up) {
    const World world(dicer_parts(10, 20, 255));
    Story story(world);
    story.play("e");
    for (int left = 254; left > 0; --left) {
        BOOST_REQUIRE(story.play("answer 10") == "guess_too_low dicer " + std::to_string(left));
    }
    BOOST_TEST(story.play("answer 10") == "gamble_lost dicer " + std::to_string(number_in(world)));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
