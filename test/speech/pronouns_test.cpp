#include "tale.hpp"

#include "clew/speech/pronouns.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace clew::test {

namespace {

struct Row {
    std::string_view typed;
    std::string plain; // or "!" and why not; "" for nothing
};

std::string plain_of(const Tale& tale, const LastNamed& last, std::string_view typed) {
    const auto plain = without_pronouns(typed, last, tale.telling());
    return !plain ? "" : plain->refusal.empty() ? plain->sentence : "!" + plain->refusal;
}

void expect_plain(const Tale& tale, const LastNamed& last, const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.typed) { BOOST_TEST(plain_of(tale, last, row.typed) == row.plain); }
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(pronouns)

BOOST_AUTO_TEST_CASE(it_is_what_was_named_last) {
    const Tale tale(keep());
    const LastNamed last{.it = {.item = ItemId{0}}};
    expect_plain(tale, last,
                 {{"take it", "take rusty sword"},
                  {"Take IT, and x them", "Take rusty sword, and x rusty sword"},
                  {"put coins on it", "put coins on rusty sword"},
                  {"it", "rusty sword"},
                  {"take all of it", ""},
                  {"take it all", ""},
                  {"take all from it", "take all from rusty sword"},
                  {"take its hilt", ""},
                  {"take sword", ""},
                  {"say it", ""},
                  {"save it", ""}});
}

BOOST_AUTO_TEST_CASE(what_is_not_here_is_said_by_its_name) {
    Tale tale(keep());
    tale.type("e");
    expect_plain(tale, {.it = {.item = ItemId{0}}},
                 {{"take it", "!The rusty sword is not here."}, {"go to it", "go to rusty sword"}});
    expect_plain(tale, {.it = {.item = ItemId{1}}},
                 {{"x them", "!The silver coins are not here."}});
    expect_plain(tale, {.it = {.encounter = EncounterId{0}}},
                 {{"x it", "!The pedlar is not here."}});
}

BOOST_AUTO_TEST_CASE(before_anything_was_named_it_is_the_one_thing_in_view) {
    Tale tale(keep());
    expect_plain(tale, {}, {{"take it", ""}});
    tale.type("s");
    tale.type("take amulet");
    expect_plain(tale, {}, {{"x it", ""}, {"x him", ""}});
    tale.type("drop amulet");
    expect_plain(tale, {}, {{"x it", "x amulet"}});
}

BOOST_AUTO_TEST_CASE(him_and_her_are_who_was_named_last) {
    Tale tale(keep());
    const LastNamed last{.it = {.item = ItemId{0}}, .person = {.encounter = EncounterId{2}}};
    tale.type("take all");
    expect_plain(tale, last, {{"x him", ""}});
    tale.type("s");
    tale.type("s");
    expect_plain(tale, last,
                 {{"x him", "x ferryman"},
                  {"give her the coins", "give ferryman the coins"},
                  {"take her sword", ""}});
}

BOOST_AUTO_TEST_CASE(a_name_that_would_mean_another_thing_is_not_put_for_it) {
    WorldParts parts = corridor(2);
    add(parts, named("old", 0, "key"));
    add(parts, named("new", 0, "brass key"));
    Tale tale(std::move(parts));
    tale.type("take old");
    expect_plain(tale, {.it = {.item = ItemId{0}}}, {{"take it", "take old"}});
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
