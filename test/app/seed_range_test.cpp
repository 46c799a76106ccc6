#include "clew/app/seed_range.hpp"

#include "clew/app/failure.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <string>
#include <utility>

using namespace clew;

namespace {

std::string told(const std::string& value) {
    try {
        const SeedRange range = seed_range_option(value);
        return std::to_string(range.first) + " " + std::to_string(range.last) + " " +
               std::to_string(range.size());
    } catch (const Failure& failure) {
        BOOST_TEST((failure.status() == Status::command_line));
        return failure.what();
    }
}

const std::array<std::pair<std::string, std::string>, 13> rows = {{
    {"0..99", "0 99 100"},
    {"7", "7 7 1"},
    {"7..7", "7 7 1"},
    {"1..1000000", "1 1000000 1000000"},
    {"18446744073709551614..18446744073709551615", "18446744073709551614 18446744073709551615 2"},
    {"0..1000000", "--seeds: '0..1000000' is too many seeds; expected at most 1000000"},
    {"0..18446744073709551615",
     "--seeds: '0..18446744073709551615' is too many seeds; expected at most 1000000"},
    {"9..3", "--seeds: '9..3' goes down; expected FIRST at most LAST"},
    {"", "--seeds: '' is not FIRST..LAST, such as 0..99, or one seed"},
    {"..", "--seeds: '..' is not FIRST..LAST, such as 0..99, or one seed"},
    {"1...3", "--seeds: '1...3' is not FIRST..LAST, such as 0..99, or one seed"},
    {"-1..3", "--seeds: '-1..3' is not FIRST..LAST, such as 0..99, or one seed"},
    {"0..18446744073709551616",
     "--seeds: '0..18446744073709551616' is not FIRST..LAST, such as 0..99, or one seed"},
}};

} // namespace

BOOST_AUTO_TEST_SUITE(seed_range)

BOOST_AUTO_TEST_CASE(a_range_holds_both_its_ends_and_what_is_none_is_refused) {
    for (const auto& [value, words] : rows) {
        BOOST_TEST_CONTEXT(value) { BOOST_TEST(told(value) == words); }
    }
}

BOOST_AUTO_TEST_SUITE_END()
