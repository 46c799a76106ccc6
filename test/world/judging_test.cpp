#include "clew/world/judging.hpp"

#include "plans.hpp"

#include <boost/test/unit_test.hpp>

namespace clew {

BOOST_AUTO_TEST_CASE(an_id_is_found_by_its_name_and_nothing_else) {
    IdIndex ids;
    ids.add("b", 0);
    ids.add("a", 1);
    ids.add("c", 2);
    ids.sort();
    BOOST_TEST(ids.find("a").value() == 1U);
    BOOST_TEST(ids.find("b").value() == 0U);
    BOOST_TEST(ids.find("c").value() == 2U);
    BOOST_TEST(!ids.find("").has_value());
    BOOST_TEST(!ids.find("aa").has_value());
    BOOST_TEST(!ids.find("d").has_value());
}

BOOST_AUTO_TEST_CASE(faults_come_in_file_order) {
    const Plan plan;
    Judging judging(plan);
    judging.fault(test::on(9), "later", "");
    judging.fault(test::on(3), "earlier", "");
    const Diagnostics found = std::move(judging).take();
    BOOST_REQUIRE(found.size() == 2U);
    BOOST_TEST(found[0].message == "earlier");
    BOOST_TEST(found[1].message == "later");
}

BOOST_AUTO_TEST_CASE(a_name_that_is_not_written_is_no_fault) {
    const Plan plan;
    Judging judging(plan);
    BOOST_TEST(!judging.item({}, test::on(1)).has_value());
    BOOST_TEST(!judging.encounter({}, test::on(1)).has_value());
    BOOST_TEST(!judging.spot({}, test::on(1)).has_value());
    BOOST_TEST(std::move(judging).take().empty());
}

} // namespace clew
