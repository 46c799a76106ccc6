#include "clew/app/proof_words.hpp"

#include "play/worlds.hpp"

#include <boost/test/unit_test.hpp>

#include <utility>

using namespace clew;
using namespace clew::test;

BOOST_AUTO_TEST_SUITE(proof_words)

BOOST_AUTO_TEST_CASE(a_deed_is_fatal_without_what_is_missing_or_where_that_is_used_and_left) {
    WorldParts parts = corridor(3);
    const ItemId sword = add(parts, item("sword", 0U));
    const ItemId whistle = add(parts, item("whistle", 0U));
    const World world(std::move(parts));
    const auto told = [&](ItemId missing) {
        Proof proof;
        proof.missing = missing;
        proof.stuck = Witness{{Command{.verb = Verb::use, .item = whistle}}, 1};
        return fatal_deed(proof, world, "using the whistle", " at row 0, column 1");
    };
    BOOST_TEST(told(sword) == "using the whistle at row 0, column 1 without the sword");
    BOOST_TEST(told(whistle) == "using the whistle where it lies at row 0, column 1");
    BOOST_TEST(told(no_item) == "using the whistle at row 0, column 1");
}

BOOST_AUTO_TEST_CASE(several_missing_things_are_told_with_an_or) {
    BOOST_TEST(without({}) == "");
    BOOST_TEST(without({"the sword", "the key"}) == " without the sword or the key");
}

BOOST_AUTO_TEST_SUITE_END()
