#include "clew/base/pages.hpp"

#include <boost/test/unit_test.hpp>

#include <cstdint>
#include <numeric>

using namespace clew;

BOOST_AUTO_TEST_SUITE(pages)

BOOST_AUTO_TEST_CASE(a_vector_grows_over_the_seam_and_keeps_what_it_holds) {
    BigVector<std::uint32_t> numbers;
    for (std::uint32_t number = 0; number < 600'000; ++number) {
        numbers.push_back(number);
    }
    const BigVector<std::uint32_t> copy = numbers;
    std::vector<std::uint32_t> expected(600'000);
    std::iota(expected.begin(), expected.end(), 0U);
    BOOST_TEST(numbers == copy, boost::test_tools::per_element());
    BOOST_TEST(std::equal(copy.begin(), copy.end(), expected.begin(), expected.end()));
}

BOOST_AUTO_TEST_CASE(from_a_mebibyte_on_memory_begins_at_a_huge_page_and_is_zero_when_asked) {
    for (const std::size_t bytes : {std::size_t{1} << 20U, std::size_t{5'000'001}}) {
        const BigVector<std::uint8_t> large(bytes);
        const auto first = reinterpret_cast<std::uintptr_t>(large.data());
        BOOST_TEST(first % sizeof(HugePage) == 0U);
        BOOST_TEST(std::accumulate(large.begin(), large.end(), 0U) == 0U);
    }
}

BOOST_AUTO_TEST_SUITE_END()
