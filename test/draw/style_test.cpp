#include "clew/draw/style.hpp"

#include "pictures.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

namespace {

// Takes blocks as the program does.
struct Taken {
    std::string text;
    std::size_t largest = 0;
    static void take(void* taker, std::string_view block) {
        Taken& taken = *static_cast<Taken*>(taker);
        taken.text += block;
        taken.largest = std::max(taken.largest, block.size());
    }
};

} // namespace

BOOST_AUTO_TEST_SUITE(style)

BOOST_AUTO_TEST_CASE(styles_stand_in_their_order_and_are_found_by_name) {
    std::size_t place = 0;
    for (const StyleFacts& facts : styles()) {
        BOOST_TEST(static_cast<std::size_t>(facts.style) == place++);
        BOOST_TEST((style_named(facts.name) == facts.style), facts.name);
        BOOST_TEST(facts_of(facts.style).name == facts.name);
    }
    BOOST_TEST(!style_named("ASCII").has_value());
    BOOST_TEST(!style_named("").has_value());
}

BOOST_AUTO_TEST_CASE(a_picture_handed_on_in_blocks_is_the_same_and_no_block_is_large) {
    Random random(17);
    const Grid grid = random_grid(300, 300, random);
    Picture picture = random_picture(grid, random);
    for (const StyleFacts& facts : styles()) {
        if (fault_of(picture, facts.style)) {
            continue;
        }
        BOOST_TEST_CONTEXT(facts.name) {
            Taken taken;
            std::string buffer;
            const Sheet sheet(buffer, &taken, Taken::take);
            BOOST_REQUIRE(append_picture(sheet, picture, facts.style));
            Taken::take(&taken, buffer);
            BOOST_TEST((taken.text == drawn(picture, facts.style)));
            BOOST_TEST(taken.largest < 140'000U);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_row_of_many_rooms_is_handed_on_before_it_ends) {
    Random random(19);
    const Grid grid = random_grid(1, 100'000, random);
    Picture picture = random_picture(grid, random);
    picture.labels = false; // their line is one that is held
    for (const Style style : {Style::ascii, Style::blocks, Style::exits, Style::json, Style::dot}) {
        BOOST_TEST_CONTEXT(facts_of(style).name) {
            Taken taken;
            std::string buffer;
            BOOST_REQUIRE(append_picture(Sheet(buffer, &taken, Taken::take), picture, style));
            Taken::take(&taken, buffer);
            BOOST_TEST((taken.text == drawn(picture, style)));
            BOOST_TEST(taken.largest < 140'000U);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_longest_line_is_as_wide_as_it_is_said_to_be) {
    Random random(18);
    for (const Style style : {Style::ascii, Style::blocks, Style::boxes}) {
        for (int i = 0; i < 20; ++i) {
            const Grid grid = random_grid(12, 1 + static_cast<std::uint32_t>(i), random);
            const Picture picture = random_picture(grid, random);
            std::size_t longest = 0;
            for (const auto& line : characters_of(drawn(picture, style))) {
                longest = std::max(longest, line.size());
            }
            BOOST_TEST_CONTEXT(facts_of(style).name << ", number " << i) {
                BOOST_TEST(width_of(picture, style).value() == longest);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(what_is_not_drawn_with_characters_has_no_width) {
    for (const Style style : {Style::svg, Style::png, Style::dot, Style::exits, Style::json}) {
        BOOST_TEST(!width_of(whole(three_by_three()), style), facts_of(style).name);
    }
}

BOOST_AUTO_TEST_SUITE_END()
