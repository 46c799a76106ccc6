// "It" through whole lines: what it means, and what is kept of it.
#include "session/talk.hpp"
#include "speech/house.hpp"

#include <boost/test/unit_test.hpp>

namespace clew::test {

BOOST_AUTO_TEST_SUITE(named_last)

BOOST_AUTO_TEST_CASE(it_is_the_thing_that_the_player_named_last) {
    Talk talk(house());
    talk.type("x match");
    BOOST_TEST(talk.type("take it") == "You take the match.\n");
    BOOST_TEST(talk.type("undo").rfind("(Taken back: take match)\n", 0) == 0);
    BOOST_TEST(talk.type("take it") == "You take the match.\n");
    BOOST_TEST(talk.type("again") == "You carry the match already.\n");
    talk.type("put cake on table");
    BOOST_TEST(talk.type("x it") == "You see nothing special about the cake.\n");
    talk.type("e");
    BOOST_TEST(talk.type("x it; drop match") ==
               "The cake is not here.\n(The rest of the line is not done.)\n");
    BOOST_TEST(talk.reply.in_thread);
}

BOOST_AUTO_TEST_CASE(what_was_only_spoken_of_is_named_as_well) {
    Talk talk(house());
    talk.type("cake");
    BOOST_TEST(talk.type("eat it") == "You eat the cake.\n");
    talk.type("attack crown");
    BOOST_TEST(talk.type("take it") == "You take the crown.\n");
    talk.type("blow out candle");
    BOOST_TEST(talk.type("x it") == "The candle is not lit.\n");
}

BOOST_AUTO_TEST_CASE(undo_plays_again_what_it_meant_then) {
    Talk talk(house());
    talk.type("x match");
    talk.type("take it. x crown. take it");
    talk.type("take cake");
    BOOST_TEST(talk.type("undo").rfind("(Taken back: take cake)\n", 0) == 0);
    BOOST_TEST(talk.type("i") == "You carry a match and a crown.\n");
}

BOOST_AUTO_TEST_CASE(undo_names_nothing_anew) {
    Talk talk(house());
    talk.type("take match");
    talk.type("x crown");
    talk.type("take cake");
    talk.type("x crown");
    talk.type("undo");
    BOOST_TEST(talk.type("take it") == "You take the crown.\n");
}

BOOST_AUTO_TEST_CASE(after_restart_nothing_has_been_named) {
    Talk talk(house());
    talk.type("x match");
    talk.type("restart");
    BOOST_TEST(talk.type("take it").rfind("Which do you mean: ", 0) == 0);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
