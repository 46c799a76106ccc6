#include "clew/maze/figures.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <set>
#include <string>

using namespace clew;

namespace {

struct Row {
    std::string_view name;
    std::vector<std::uint64_t> values;
    Summary summary;
};

// Means and deviations to the nearest whole, worked out by hand.
const std::array rows = {
    Row{"none", {}, {}},
    Row{"one", {7}, {1, 7, 0, 7, 7}},
    Row{"two", {1, 2}, {2, 2, 1, 1, 2}}, // 1.5, and 0.707
    Row{"all alike", {5, 5, 5}, {3, 5, 0, 5, 5}},
    Row{"a textbook's", {2, 4, 4, 4, 5, 5, 7, 9}, {8, 5, 2, 2, 9}}, // 5, and 2.138
    Row{"in any order", {30, 10, 20}, {3, 20, 10, 10, 30}},
    Row{"just under a half", {0, 0, 1}, {3, 0, 1, 0, 1}}, // 0.333, and 0.577
    Row{"the largest",
        {0, (std::uint64_t{1} << 46U) - 1}, // 2^45 - 1/2, and (2^46 - 1) / sqrt 2
        {2, std::uint64_t{1} << 45U, 49'758'216'191'607, 0, (std::uint64_t{1} << 46U) - 1}},
};

const Figure& figure(std::string_view key) {
    for (const Figure& each : figures()) {
        if (each.key == key) {
            return each;
        }
    }
    throw std::out_of_range(std::string(key));
}

} // namespace

BOOST_AUTO_TEST_SUITE(figures_)

BOOST_AUTO_TEST_CASE(summaries_are_rounded_half_up_and_exact_to_the_last_digit) {
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) {
            const Summary told = summary_of(row.values);
            BOOST_TEST(told.mean == row.summary.mean);
            BOOST_TEST(told.deviation == row.summary.deviation);
            BOOST_TEST((told == row.summary));
        }
    }
}

BOOST_AUTO_TEST_CASE(the_most_values_and_the_largest_do_not_overflow) {
    constexpr std::uint64_t largest = (std::uint64_t{1} << 46U) - 1;
    std::vector<std::uint64_t> values(samples_max, largest);
    BOOST_TEST((summary_of(values) == Summary{samples_max, largest, 0, largest, largest}));
    for (std::size_t i = 0; i < values.size(); i += 2) {
        values[i] = 0;
    }
    // The root of 1 + 1 / 9999, times half of the largest.
    BOOST_TEST(summary_of(values).deviation == 35'186'131'439'388U);
}

BOOST_AUTO_TEST_CASE(shares_are_per_cent_of_rooms_and_other_figures_as_they_are) {
    Measures measures;
    measures.rooms = 3;
    measures.dead_ends = 2;
    measures.corridors = 2;
    measures.passages = 1;
    measures.alley_steps = 4;
    measures.longest_path = 2;
    BOOST_TEST(value_of(figure("rooms"), measures).value() == 30'000U);
    BOOST_TEST(value_of(figure("dead_ends"), measures).value() == 666'667U);
    BOOST_TEST(value_of(figure("river"), measures).value() == 20'000U);
    BOOST_TEST(value_of(figure("blind_alley"), measures).value() == 20'000U);
    BOOST_TEST(value_of(figure("longest_path"), measures).value() == 20'000U);
}

BOOST_AUTO_TEST_CASE(a_sample_without_the_figure_is_left_out) {
    std::array<Measures, 3> samples{};
    samples[1].way = 4;
    samples[2].way = 6;
    BOOST_TEST(!value_of(figure("start_to_goal"), samples[0]));
    BOOST_TEST(!value_of(figure("dead_ends"), samples[0]));
    BOOST_TEST((summary_of(figure("start_to_goal"), samples) ==
                Summary{2, 50'000, 14'142, 40'000, 60'000}));
}

BOOST_AUTO_TEST_CASE(every_figure_says_what_it_is_under_a_key_of_its_own) {
    std::set<std::string_view> keys;
    for (const Figure& each : figures()) {
        BOOST_TEST_CONTEXT(each.key) {
            BOOST_TEST(keys.insert(each.key).second);
            BOOST_TEST(each.sentence.size() > 10U);
            BOOST_TEST(each.name.size() <= 15U);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
