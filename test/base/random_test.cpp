#include "clew/base/random.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <cstdint>
#include <limits>
#include <vector>

namespace clew {

namespace {

// mix, backwards.
constexpr std::uint64_t unmixed(std::uint64_t z) {
    z = (z ^ (z >> 31U) ^ (z >> 62U)) * 0x319642B2D24D8EC3U;
    z = (z ^ (z >> 27U) ^ (z >> 54U)) * 0x96DE1B173F119089U;
    return z ^ (z >> 30U) ^ (z >> 60U);
}

Random about_to_give(std::uint64_t bits) { return Random(unmixed(bits) - golden_gamma); }

} // namespace

BOOST_AUTO_TEST_SUITE(random)

BOOST_AUTO_TEST_CASE(seed_0_gives_the_reference_values_of_splitmix64) {
    Random random(0);
    BOOST_TEST(random.next() == 0xE220A8397B1DCDAFU);
    BOOST_TEST(random.next() == 0x6E789E6AA1B965F4U);
    BOOST_TEST(random.next() == 0x06C45D188009454FU);
}

BOOST_AUTO_TEST_CASE(a_stream_can_be_drawn_from_while_compiling) {
    constexpr std::uint64_t first = Random(0).next();
    static_assert(first == 0xE220A8397B1DCDAFU);
    static_assert(Random(1).below(1) == 0);
    static_assert(draw(1, 2, 3, 1) == 0);
    BOOST_TEST(first != 0U);
}

BOOST_AUTO_TEST_CASE(seeds_are_64_bits_wide) {
    constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    BOOST_TEST(Random(5'000'000'000).next() != Random(705'032'704).next());
    BOOST_TEST(Random(largest).next() != Random(largest - 1).next());
    BOOST_TEST(draw(5'000'000'000, 1, 0, largest) != draw(705'032'704, 1, 0, largest));
}

BOOST_AUTO_TEST_CASE(the_high_half_of_a_product_is_exact) {
    constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    BOOST_TEST(product_high(largest, largest) == largest - 1);
    BOOST_TEST(product_high(std::uint64_t{1} << 32U, std::uint64_t{1} << 32U) == 1U);
    BOOST_TEST(product_high(largest, 1) == 0U);
}

BOOST_AUTO_TEST_CASE(below_keeps_under_its_bound) {
    constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    const std::array<std::uint64_t, 8> bounds = {
        1, 2, 3, 6, 1000, (std::uint64_t{1} << 63U) + 1, largest - 1, largest};
    for (const std::uint64_t bound : bounds) {
        BOOST_TEST_CONTEXT("bound " << bound) {
            Random random(7);
            bool all_under = true;
            for (int i = 0; i < 1000; ++i) {
                all_under = all_under && random.below(bound) < bound;
            }
            BOOST_TEST(all_under);
        }
    }
}

// Of the 2^64 bits that `next` can give, each draw must come from exactly floor(2^64 / bound), and
// the rest must be drawn anew. Draw d comes from one run of bits; both its ends are tried.
BOOST_AUTO_TEST_CASE(every_draw_has_exactly_as_many_bits_to_come_from) {
    for (std::uint64_t bound = 2; bound <= 100; ++bound) {
        BOOST_TEST_CONTEXT("bound " << bound) {
            const std::uint64_t each = (0 - bound) / bound + 1;
            const std::uint64_t rest = (0 - bound) % bound;
            std::uint64_t rejected = 0;
            std::uint64_t next_begin = 0;
            bool all_alike = true;
            for (std::uint64_t d = 0; d < bound; ++d) {
                const std::uint64_t begin = d * each + (d * rest + rest + bound - 1) / bound;
                for (std::uint64_t bits = next_begin; bits < begin; ++bits, ++rejected) {
                    Random random = about_to_give(bits);
                    Random twice = about_to_give(bits);
                    twice.next();
                    all_alike = all_alike && random.below(bound) == twice.below(bound);
                }
                next_begin = begin + each;
                all_alike = all_alike && about_to_give(begin).below(bound) == d &&
                            about_to_give(next_begin - 1).below(bound) == d;
            }
            BOOST_TEST(all_alike);
            BOOST_TEST(next_begin == 0U);
            BOOST_TEST(rejected == rest);
        }
    }
}

BOOST_AUTO_TEST_CASE(small_bounds_come_out_evenly) {
    for (std::uint64_t bound = 1; bound <= 12; ++bound) {
        BOOST_TEST_CONTEXT("bound " << bound) {
            Random random(42);
            std::vector<int> counts(bound);
            for (std::uint64_t i = 0; i < 10'000 * bound; ++i) {
                ++counts[random.below(bound)];
            }
            for (const int count : counts) {
                BOOST_TEST(count > 9'500);
                BOOST_TEST(count < 10'500);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(chance_0_is_never_and_chance_1_is_always) {
    Random random(3);
    int never = 0;
    int always = 0;
    int half = 0;
    for (int i = 0; i < 10'000; ++i) {
        never += random.chance(0.0) ? 1 : 0;
        always += random.chance(1.0) ? 1 : 0;
        half += random.chance(0.5) ? 1 : 0;
    }
    BOOST_TEST(never == 0);
    BOOST_TEST(always == 10'000);
    BOOST_TEST(half > 4'800);
    BOOST_TEST(half < 5'200);
}

BOOST_AUTO_TEST_CASE(draws_stay_what_they_are) {
    struct Row {
        std::uint64_t seed;
        const char* stream;
        std::uint64_t count;
        std::uint64_t bound;
        std::uint64_t drawn;
    };
    const std::array<Row, 8> rows = {{
        {0, "maze", 0, 1000, 245},
        {0, "maze", 1, 1000, 392},
        {1, "maze", 0, 1000, 53},
        {42, "encounter gambler", 0, 100, 46},
        {42, "encounter gambler", 7, 100, 37},
        {42, "item ring", 0, 36, 11},
        {0xFFFFFFFFFFFFFFFFU, "", 0, 0xFFFFFFFFFFFFFFFFU, 8916616285674703834U},
        {5'000'000'000, "item ring", 3, 1'000'000, 115401},
    }};
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT("seed " << row.seed << ", '" << row.stream << "', use " << row.count) {
            BOOST_TEST(draw(row.seed, stream_of(row.stream), row.count, row.bound) == row.drawn);
        }
    }
}

BOOST_AUTO_TEST_CASE(streams_and_uses_draw_apart) {
    std::vector<int> counts(10);
    for (std::uint64_t use = 0; use < 10'000; ++use) {
        ++counts[draw(9, stream_of("a"), use, 10)];
    }
    for (const int count : counts) {
        BOOST_TEST(count > 850);
        BOOST_TEST(count < 1150);
    }
    int alike = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const bool same =
            draw(seed, stream_of("a"), 0, 1000) == draw(seed, stream_of("b"), 0, 1000);
        alike += same ? 1 : 0;
    }
    BOOST_TEST(alike < 10);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
