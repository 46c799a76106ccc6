#include "clew/app/wishes.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace clew {
namespace {

struct Row {
    std::string text;
    std::optional<Where> where;
};

} // namespace

BOOST_AUTO_TEST_SUITE(wishes)

BOOST_AUTO_TEST_CASE(places_are_read_in_every_form_that_is_written) {
    const std::vector<Row> rows = {
        {"3,2", Place{3, 2}},
        {" 3 , 2 ", Place{3, 2}},
        {"0,0", Place{0, 0}},
        {"a1", Place{0, 0}},
        {"C4", Place{2, 3}},
        {"z1", Place{25, 0}},
        {"aa1", Place{26, 0}},
        {"az12", Place{51, 11}},
        {"south-east", Corner::south_east},
        {"north-west", Corner::north_west},
        {"", std::nullopt},
        {"3", std::nullopt},
        {"3,", std::nullopt},
        {",2", std::nullopt},
        {"-1,2", std::nullopt},
        {"3,2,1", std::nullopt},
        {"a0", std::nullopt},
        {"4c", std::nullopt},
        {"south", std::nullopt},
        {"zzzzzzzzzzzzzzzz1", std::nullopt},
        {"a99999999999999999999", std::nullopt},
    };
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.text) {
            const auto spot = spot_of(row.text);
            BOOST_REQUIRE(spot.has_value() == row.where.has_value());
            BOOST_TEST((!spot || spot->where == *row.where));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_limit_of_none_is_a_wish_for_no_limit) {
    Options options;
    options.seed = 7;
    BOOST_TEST(!wishes_of(options).limit.has_value());
    options.limit = "none";
    BOOST_REQUIRE(wishes_of(options).limit.has_value());
    BOOST_TEST(!wishes_of(options).limit->turns.has_value());
    options.limit = "12";
    BOOST_TEST(wishes_of(options).limit->turns.value_or(0) == 12U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
