#include "clew/app/option_values.hpp"

#include "clew/app/failure.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <string>
#include <utility>

using namespace clew;

namespace {

std::string told(const std::string& value) {
    try {
        return extent_text(extent_option("--halls", value));
    } catch (const Failure& failure) {
        BOOST_TEST((failure.status() == Status::command_line));
        return failure.what();
    }
}

const std::string expected =
    " is not a whole number from 1 to 1000, or two with the least first, such as 6..12";

const std::array<std::pair<std::string, std::string>, 7> rows = {{
    {"6..12", "6..12"},
    {"6", "6"},
    {"1..1000", "1..1000"},
    {"000000000000000000000000000000006", "6"},
    {"000000000000000000000000000000003..000000000000000000000000000000004", "3..4"},
    {"0000000000000000000000000000000000",
     "--halls: '0000000000000000000000000000000000'" + expected},
    {"4..3", "--halls: '4..3'" + expected},
}};

} // namespace

BOOST_AUTO_TEST_SUITE(option_values)

BOOST_AUTO_TEST_CASE(an_extent_is_one_number_or_two_however_many_digits_they_have) {
    for (const auto& [value, words] : rows) {
        BOOST_TEST_CONTEXT(value) { BOOST_TEST(told(value) == words); }
    }
}

BOOST_AUTO_TEST_SUITE_END()
