#include "clew/base/result.hpp"

#include <boost/test/unit_test.hpp>

#include <memory>
#include <string>
#include <type_traits>
#include <vector>

namespace clew {

namespace {

using Named = Result<std::string, std::vector<int>>;

Named halved(int number) {
    if (number % 2 != 0) {
        return Unexpected{std::vector{number}};
    }
    return std::to_string(number / 2);
}

} // namespace

BOOST_AUTO_TEST_SUITE(result)

BOOST_AUTO_TEST_CASE(a_value_is_held_as_it_was_given) {
    const Named result = halved(8);
    BOOST_TEST(result.has_value());
    BOOST_TEST(static_cast<bool>(result));
    BOOST_TEST(result.value() == "4");
    BOOST_TEST(*result == "4");
    BOOST_TEST(result->size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_failure_holds_the_reasons_alone) {
    const Named result = halved(7);
    BOOST_TEST(!result.has_value());
    BOOST_TEST(!result);
    BOOST_TEST(result.error() == std::vector{7});
}

BOOST_AUTO_TEST_CASE(value_and_error_may_have_one_type) {
    using Same = Result<std::string, std::string>;
    const Same good = std::string("yes");
    const Same bad = Unexpected{std::string("no")};
    BOOST_TEST(good.value() == "yes");
    BOOST_TEST(bad.error() == "no");
}

BOOST_AUTO_TEST_CASE(what_cannot_be_copied_can_be_moved_out) {
    Result<std::unique_ptr<int>, int> result = std::make_unique<int>(5);
    const std::unique_ptr<int> taken = *std::move(result);
    BOOST_TEST(*taken == 5);
    Result<int, std::unique_ptr<int>> failed = Unexpected{std::make_unique<int>(6)};
    const std::unique_ptr<int> reason = std::move(failed).error();
    BOOST_TEST(*reason == 6);
}

BOOST_AUTO_TEST_CASE(a_value_can_be_changed_in_place) {
    Named result = halved(20);
    *result += "!";
    result->insert(0, "=");
    BOOST_TEST(result.value() == "=10!");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
