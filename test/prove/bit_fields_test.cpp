#include "clew/prove/bit_fields.hpp"

#include <boost/test/unit_test.hpp>

#include <vector>

using namespace clew;

BOOST_AUTO_TEST_SUITE(bit_fields)

BOOST_AUTO_TEST_CASE(a_field_that_does_not_fit_begins_the_next_word) {
    BitLayout layout(1);
    const BitField first = layout.take(31);
    const BitField second = layout.take(32);
    const BitField third = layout.take(1);
    BOOST_TEST(first.shift == 1);
    BOOST_TEST(second.shift == 32);
    BOOST_TEST(second.word == 0U);
    BOOST_TEST(third.shift == 0);
    BOOST_TEST(third.word == 1U);
    BOOST_TEST(layout.words() == 2U);
}

BOOST_AUTO_TEST_CASE(what_is_written_is_read_back_and_touches_nothing_else) {
    BitLayout layout;
    std::vector<BitField> fields;
    for (const unsigned bits : {3U, 60U, 7U, 63U, 1U, 32U, 31U}) {
        fields.push_back(layout.take(bits));
    }
    std::vector<std::uint64_t> words(layout.words());
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const std::uint64_t all = (std::uint64_t{1} << fields[i].bits) - 1;
        fields[i].write(words, i % 2 == 0 ? all : all / 3);
    }
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const std::uint64_t all = (std::uint64_t{1} << fields[i].bits) - 1;
        BOOST_TEST(fields[i].read(words) == (i % 2 == 0 ? all : all / 3));
    }
}

BOOST_AUTO_TEST_SUITE_END()
