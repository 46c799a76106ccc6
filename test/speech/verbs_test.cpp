#include "tale.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace clew::test {

namespace {

struct Row {
    std::string_view typed;
    std::string_view meaning;
};

void expect(const Tale& tale, const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.typed) { BOOST_TEST(tale.meaning(row.typed) == row.meaning); }
    }
}

/// With the sword and the coins in hand, before a ferryman who wants neither.
Tale at_the_ferryman() {
    WorldParts parts = keep();
    std::get_if<QuestGiver>(&parts.encounters[2].kind)->wants = ItemId{4};
    Tale tale(std::move(parts));
    tale.type("take sword and coins");
    tale.type("ss");
    return tale;
}

} // namespace

BOOST_AUTO_TEST_SUITE(verbs)

BOOST_AUTO_TEST_CASE(things_are_taken_however_they_are_named) {
    expect(Tale(keep()), {{"take sword", "take rusty sword"},
                          {"TAKE Rusty Sword", "take rusty sword"},
                          {"take   rusty   sword", "take rusty sword"},
                          {"take\tthe\trusty sword", "take rusty sword"},
                          {"get the sword", "take rusty sword"},
                          {"grab a sword", "take rusty sword"},
                          {"pick up sword", "take rusty sword"},
                          {"pick sword up", "take rusty sword"},
                          {"take blade", "take rusty sword"},
                          {"take coins", "take silver coins"},
                          {"take 'sword'.", "take rusty sword"},
                          {"take statue", "take stone statue"}});
}

BOOST_AUTO_TEST_CASE(a_verb_without_its_noun_asks) {
    expect(Tale(keep()), {{"take", "unknown Take what?"},
                          {"get", "unknown Get what?"},
                          {"pick up", "unknown Pick up what?"},
                          {"drop", "unknown Drop what?"},
                          {"put down", "unknown Put down what?"},
                          {"examine", "unknown Examine what?"},
                          {"x", "unknown X what?"},
                          {"use", "unknown Use what?"},
                          {"read", "unknown Read what?"},
                          {"give", "unknown Give what?"},
                          {"attack", "attack"},
                          {"hit", "attack"}});
}

BOOST_AUTO_TEST_CASE(what_is_not_here_is_said_back_without_its_article) {
    expect(Tale(keep()), {{"take the bone", "unknown You see no 'bone' here."},
                          {"x a bone", "unknown You see no 'bone' here."},
                          {"take sword and the bone", "unknown You see no 'bone' here."},
                          {"drop the bone", "unknown You carry no 'bone'."},
                          {"push my bone", "unknown You see no 'bone' here."},
                          {"put the sword in the sack", "unknown You see no 'sack' here."},
                          {"show the bone", "unknown You see no 'bone' here."},
                          {"save the best", "ask save"}});
}

BOOST_AUTO_TEST_CASE(several_things_and_all_of_them) {
    expect(Tale(keep()), {{"take sword and coins", "take rusty sword, take silver coins"},
                          {"take sword, coins and statue",
                           "take rusty sword, take silver coins, take stone statue"},
                          {"take sword, and the coins", "take rusty sword, take silver coins"},
                          {"take sword and", "take rusty sword"},
                          {"take sword and unicorn", "unknown You see no 'unicorn' here."},
                          {"take all", "take all"},
                          {"take everything", "take all"},
                          {"pick up all", "take all"},
                          {"drop all", "drop all"},
                          {"drop everything", "drop all"}});
}

BOOST_AUTO_TEST_CASE(a_name_with_and_in_it_is_one_thing) {
    WorldParts parts = corridor(2);
    add(parts, named("salt", 0, "salt and pepper", ""));
    expect(Tale(std::move(parts)), {{"take salt and pepper", "take salt and pepper"},
                                    {"take salt", "take salt and pepper"}});
}

BOOST_AUTO_TEST_CASE(what_is_dropped_is_what_is_carried) {
    Tale tale(keep());
    expect(tale, {{"drop sword", "drop rusty sword"}});
    tale.type("take sword");
    expect(tale, {{"drop sword", "drop rusty sword"},
                  {"put sword down", "drop rusty sword"},
                  {"put down the sword", "drop rusty sword"},
                  {"drop it", "drop rusty sword"}});
}

BOOST_AUTO_TEST_CASE(things_and_people_are_looked_at) {
    const Tale tale = at_the_ferryman();
    expect(tale, {{"x sword", "examine rusty sword"},
                  {"examine the rusty sword", "examine rusty sword"},
                  {"look at sword", "examine rusty sword"},
                  {"look sword", "examine rusty sword"},
                  {"see sword", "examine rusty sword"},
                  {"x ferryman", "examine ferryman"},
                  {"look at the Ferryman", "examine ferryman"},
                  {"x statue", "examine stone statue"},
                  {"x room", "ask look"},
                  {"look around", "ask look"},
                  {"look north", "told You see no farther than this room. Exits: north, east."},
                  {"x unicorn", "unknown You see no 'unicorn' here."},
                  {"x swrod", "unknown You see no 'swrod' here. Did you mean 'sword'?"}});
}

BOOST_AUTO_TEST_CASE(gifts_are_cut_into_thing_and_receiver) {
    expect(at_the_ferryman(),
           {{"give coins to ferryman", "give silver coins ferryman"},
            {"give the silver coins to the ferryman", "give silver coins ferryman"},
            {"give ferryman coins", "give silver coins ferryman"},
            {"give the ferryman the silver coins", "give silver coins ferryman"},
            {"give ferryman the coins", "give silver coins ferryman"},
            {"give coins", "give silver coins"},
            {"offer coins to him", "give silver coins ferryman"},
            {"give statue to ferryman", "give stone statue ferryman"},
            {"give unicorn to ferryman", "unknown You see no 'unicorn' here."},
            {"give coins to nobody", "unknown You see no 'nobody' here."},
            {"give coins to sphinx", "unknown You see no 'sphinx' here."},
            {"give ferryman", "unknown You cannot give the ferryman."}});
}

BOOST_AUTO_TEST_CASE(nothing_is_given_to_things_and_those_that_are_seen_are_not_denied) {
    const Tale tale = at_the_ferryman();
    expect(tale, {{"give coins to sword", "unknown You cannot give anything to the rusty sword."},
                  {"give coins to statue", "unknown You see no 'statue' here."},
                  {"give coins to swrod", "unknown You see no 'swrod' here. Did you mean "
                                          "'sword'?"}});
}

BOOST_AUTO_TEST_CASE(fights_name_whom_and_may_name_with_what) {
    expect(at_the_ferryman(), {{"attack ferryman", "attack ferryman"},
                               {"kill the ferryman with the sword", "attack ferryman"},
                               {"punch him", "attack ferryman"},
                               {"hit sword", "unknown You have no quarrel with the rusty sword."},
                               {"fight dragon", "unknown You see no 'dragon' here."}});
}

BOOST_AUTO_TEST_CASE(things_are_used_and_read) {
    Tale tale(keep());
    tale.type("e");
    expect(tale, {{"read scroll", "read old scroll"},
                  {"use scroll", "use old scroll"},
                  {"use key on door", "use iron key"},
                  {"use key with the lock", "use iron key"},
                  {"read key", "read iron key"},
                  {"rub key", "use iron key"}});
}

BOOST_AUTO_TEST_CASE(people_are_no_things) {
    expect(at_the_ferryman(), {{"take ferryman", "unknown You cannot take the ferryman."},
                               {"pick up ferryman", "unknown You cannot pick up the ferryman."},
                               {"use ferryman", "unknown You cannot use the ferryman."},
                               {"read ferryman", "unknown You cannot read the ferryman."}});
}

BOOST_AUTO_TEST_CASE(using_a_map_shows_it) {
    WorldParts parts = corridor(2);
    add(parts, named("map", 0, "plan", "a"));
    parts.items.back().map = true;
    Tale tale(std::move(parts));
    expect(tale, {{"use map", "use plan"}, {"read map", "read plan"}});
    tale.type("take map");
    expect(tale, {{"use map", "ask map"}, {"read plan", "ask map"}, {"x map", "examine plan"}});
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
