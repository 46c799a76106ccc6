#include "clew/maze/shares.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;

BOOST_AUTO_TEST_SUITE(shares_)

BOOST_AUTO_TEST_CASE(permitted_directions_have_as_many_shares_each_and_others_none) {
    for (unsigned bits = 1; bits < 16; ++bits) {
        const Exits permitted = Exits::of_bits(bits);
        std::array<int, 4> counts{};
        for (std::size_t share = 0; share < shares; ++share) {
            ++counts[static_cast<std::size_t>(share_of(permitted, share))];
        }
        for (const Direction direction : grid_directions) {
            const int expected = permitted.has(direction) ? 12 / permitted.count() : 0;
            BOOST_TEST(counts[static_cast<std::size_t>(direction)] == expected);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
