#include "clew/session/line.hpp"

#include "clew/session/thread.hpp"
#include "session/talk.hpp"

#include <boost/test/unit_test.hpp>

namespace clew::test {

BOOST_AUTO_TEST_SUITE(line)

BOOST_AUTO_TEST_CASE(does_one_sentence_after_another) {
    Talk talk(gallery());
    BOOST_TEST(talk.type("take lamp. e then take all; w") ==
               "You take the lamp.\n"
               "You are at row 0, column 1. Exits: east, west.\n"
               "There is a sword here.\n"
               "You take the sword.\n"
               "You are at row 0, column 0. Exits: east.\n");
    BOOST_TEST(talk.game.history.count() == 1U);
}

BOOST_AUTO_TEST_CASE(stops_at_what_is_refused_and_says_so_if_something_is_left) {
    Talk talk(gallery());
    BOOST_TEST(talk.type("n. e") == "There is no exit north. Exits: east.\n"
                                    "(The rest of the line is not done.)\n");
    BOOST_TEST(talk.type("n. ; .") == "There is no exit north. Exits: east.\n");
    BOOST_TEST(talk.type("frotz lamp. e") ==
               talk.type("frotz lamp") + "(The rest of the line is not done.)\n");
    BOOST_TEST(talk.type("take lamp. take lamp. e") == "You take the lamp.\n"
                                                       "You carry the lamp already.\n"
                                                       "(The rest of the line is not done.)\n");
    BOOST_TEST(talk.type("eenw") == "You are at row 0, column 1. Exits: east, west.\n"
                                    "There is a sword here.\n"
                                    "You are at row 0, column 2. Exits: east, west.\n"
                                    "There is no exit north. Exits: east, west.\n"
                                    "(The rest of the line is not done.)\n");
}

BOOST_AUTO_TEST_CASE(asking_the_game_something_stops_nothing) {
    Talk talk(gallery());
    BOOST_TEST(talk.type("i. xyzzy. examine lamp. e").find("column 1") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_question_stops_it_and_is_the_last_thing_told) {
    const std::string asked = "You are at row 0, column 3. Exits: east, west.\n"
                              "The sphinx asks you a riddle.\n"
                              "What has an eye and cannot see?\n";
    Talk talk(gallery());
    (void)talk.type("ee");
    BOOST_TEST(talk.type("e. well. e") == asked);
    BOOST_TEST(talk.type("undo") == "(Taken back: east)\n"
                                    "You are at row 0, column 2. Exits: east, west.\n");
    BOOST_TEST(talk.type("ee") == asked);
}

BOOST_AUTO_TEST_CASE(an_open_question_is_asked_again_after_whatever_else_was_said) {
    const std::string question = "What has an eye and cannot see?\n";
    Talk talk(gallery());
    (void)talk.type("eee");
    for (const std::string_view line :
         {"i", "help", "look", "Look.", "repeat", "...", "-", "the", "answer", "", "inventory!"}) {
        BOOST_TEST_CONTEXT(line) {
            const std::string said = talk.type(line);
            BOOST_REQUIRE(said.size() >= question.size());
            BOOST_TEST(said.substr(said.size() - question.size()) == question);
            BOOST_TEST((talk.state().asking != nobody));
        }
    }
}

BOOST_AUTO_TEST_CASE(the_end_stops_it) {
    Talk talk(corridor(3));
    const std::string answer = talk.type("e. e. w");
    BOOST_TEST(answer.find("(The rest") == std::string::npos);
    BOOST_TEST(over(talk.game));
    BOOST_TEST(talk.state().turns == 2U);
}

BOOST_AUTO_TEST_CASE(takes_and_drops_everything) {
    WorldParts parts = gallery();
    Item altar = item("altar", 1);
    altar.article = "an";
    altar.fixed = true;
    add(parts, std::move(altar));
    Talk talk(std::move(parts));
    BOOST_TEST(talk.type("drop all") == "You carry nothing to drop.\n");
    BOOST_TEST(talk.type("take all. e. take all. take all. e") ==
               "You take the lamp.\n"
               "You are at row 0, column 1. Exits: east, west.\n"
               "You see a sword and an altar here.\n"
               "You take the sword.\n"
               "There is nothing here to take.\n"
               "(The rest of the line is not done.)\n");
    BOOST_TEST(talk.type("drop all") == "You drop the lamp.\nYou drop the sword.\n");
}

BOOST_AUTO_TEST_CASE(again_does_the_last_line_that_was_a_command) {
    Talk talk(gallery());
    BOOST_TEST(talk.type("g") == "There is nothing to do again yet.\n");
    (void)talk.type("e. w. look");
    for (const char* const line : {"look", "i", "undo", "", "frotz", "help", "again"}) {
        (void)talk.type(line);
    }
    BOOST_TEST(talk.state().turns == 2U);
    BOOST_TEST(talk.type("g. e") == "You are at row 0, column 1. Exits: east, west.\n"
                                    "There is a sword here.\n"
                                    "You are at row 0, column 0. Exits: east.\n"
                                    "There is a lamp here.\n"
                                    "You are at row 0, column 0. Exits: east.\n"
                                    "There is a lamp here.\n"
                                    "You are at row 0, column 1. Exits: east, west.\n"
                                    "There is a sword here.\n");
    BOOST_TEST(talk.game.history.last()->text == "e. w. look. e");
}

BOOST_AUTO_TEST_CASE(again_within_a_line_does_the_sentence_before_it) {
    Talk talk(gallery());
    (void)talk.type("e. g. look. g. g");
    BOOST_TEST(index_of(talk.state().room) == 3U);
    BOOST_TEST(talk.game.history.last()->text == "e. e. look. e");
    (void)talk.type("undo");
    BOOST_TEST(talk.state().turns == 0U);
}

BOOST_AUTO_TEST_CASE(again_does_no_answer_and_no_undo) {
    Talk talk(gallery());
    (void)talk.type("e");
    (void)talk.type("ee");
    (void)talk.type("well");
    (void)talk.type("w. undo");
    BOOST_TEST(talk.game.last_line == "ee");
}

// Each doubles what it stands for; without a bound a few lines would fill the memory.
BOOST_AUTO_TEST_CASE(again_and_again_ends_at_the_most) {
    Talk talk(gallery());
    (void)talk.type("drop lamp");
    std::string answer;
    for (int i = 0; i < 50; ++i) {
        answer = talk.type("g; i; e; w; i. frotz and a few more words than that to make it longer");
        BOOST_REQUIRE_LE(talk.game.last_line.size(), line_bytes_max);
    }
    BOOST_TEST(talk.type(std::string(line_bytes_max - 2, ' ') + "g").size() > 0U);
}

BOOST_AUTO_TEST_CASE(undo_takes_back_the_last_line_that_changed_something) {
    Talk talk(gallery());
    BOOST_TEST(talk.type("undo") == "There is nothing to take back.\n");
    (void)talk.type("take lamp");
    (void)talk.type("e");
    for (const char* const line : {"look", "take lamp", "n", "frotz", "", "map", "brief"}) {
        (void)talk.type(line);
    }
    BOOST_TEST(talk.type("undo") == "(Taken back: east)\n"
                                    "You are at row 0, column 0. Exits: east.\n");
    BOOST_TEST(talk.type("undo") == "(Taken back: take lamp)\n"
                                    "You are at row 0, column 0. Exits: east.\n"
                                    "There is a lamp here.\n");
    BOOST_TEST(talk.type("undo") == "There is nothing to take back.\n");
}

BOOST_AUTO_TEST_CASE(undo_within_a_line_cuts_it_in_two) {
    Talk talk(gallery());
    (void)talk.type("e");
    BOOST_TEST(talk.type("e. undo. take sword") ==
               "You are at row 0, column 2. Exits: east, west.\n"
               "(Taken back: east)\n"
               "You are at row 0, column 1. Exits: east, west.\n"
               "There is a sword here.\n"
               "You take the sword.\n");
    BOOST_TEST(talk.game.history.count() == 2U);
    BOOST_TEST(talk.type("undo. undo. undo. e") ==
               "(Taken back: take sword)\n"
               "You are at row 0, column 1. Exits: east, west.\n"
               "There is a sword here.\n"
               "(Taken back: east)\n"
               "You are at row 0, column 0. Exits: east.\n"
               "There is a lamp here.\n"
               "There is nothing to take back.\n"
               "(The rest of the line is not done.)\n");
}

BOOST_AUTO_TEST_CASE(undo_reaches_back_before_the_end_and_before_a_restart) {
    WorldParts parts = corridor(3);
    Monster troll;
    troll.beats = "The troll eats you.";
    add(parts, encounter("troll", 1, std::move(troll)));
    Talk talk(std::move(parts));
    BOOST_TEST(talk.type("e") == "You are at row 0, column 1. Exits: east, west.\n"
                                 "The troll eats you.\n"
                                 "You have lost, after 1 turn.\n"
                                 "Type undo to take back the last line, restart to begin again, "
                                 "or quit.\n");
    const std::uint64_t lost = talk.digest();
    BOOST_TEST(!over(talk.game));
    (void)talk.type("w. take lamp");
    (void)talk.type("look");
    BOOST_TEST(talk.digest() == lost);
    BOOST_TEST(talk.type("restart") == "You begin again.\n"
                                       "You are at row 0, column 0. Exits: east.\n");
    BOOST_TEST(talk.state().turns == 0U);
    BOOST_TEST(talk.type("restart") == "You begin again.\n"
                                       "You are at row 0, column 0. Exits: east.\n");
    BOOST_TEST(talk.game.history.count() == 2U);
    (void)talk.type("undo");
    BOOST_TEST(talk.digest() == lost);
    BOOST_TEST(talk.type("undo. e. undo. undo") ==
               "(Taken back: east)\n"
               "You are at row 0, column 0. Exits: east.\n"
               "You are at row 0, column 1. Exits: east, west.\n"
               "The troll eats you.\n"
               "You have lost, after 1 turn.\n"
               "Type undo to take back the last line, restart to begin again, or quit.\n");
}

BOOST_AUTO_TEST_CASE(restart_within_a_line_is_part_of_it) {
    Talk talk(gallery());
    (void)talk.type("e");
    const std::uint64_t before = talk.digest();
    (void)talk.type("e. restart. take lamp. e");
    BOOST_TEST(index_of(talk.state().room) == 1U);
    BOOST_TEST(talk.state().carries(ItemId{0}));
    BOOST_TEST(talk.type("undo").substr(0, 39) == "(Taken back: e. restart. take lamp. e)\n");
    BOOST_TEST(talk.digest() == before);
}

BOOST_AUTO_TEST_CASE(what_was_taken_back_is_shown_harmlessly) {
    Talk talk(gallery());
    (void)talk.type("eee");
    (void)talk.type("caf\xC3\xA9 " + std::string(100, 'x'));
    BOOST_TEST(talk.type("undo").substr(0, 78) ==
               "(Taken back: caf??\n" + std::string(54, 'x') + "...)\n");
}

BOOST_AUTO_TEST_CASE(what_belongs_in_a_thread_is_said) {
    Talk talk(gallery());
    for (const char* const line : {"", " \t", "...", "help", "?", "version", "repeat", "save",
                                   "restore", "quit", "help. version", "help; quit"}) {
        (void)talk.type(line);
        BOOST_TEST(!talk.reply.in_thread, '\'' << line << '\'');
    }
    for (const char* const line : {"e", "n", "look", "frotz", "undo", "restart", "g", "brief",
                                   "map", "score", "help. w", "w. help", "e. quit"}) {
        (void)talk.type(line);
        BOOST_TEST(talk.reply.in_thread, '\'' << line << '\'');
    }
}

BOOST_AUTO_TEST_CASE(quitting_drops_the_rest_in_silence) {
    Talk talk(gallery());
    BOOST_TEST(talk.type("quit. e") == "You leave before the first turn.\n");
    BOOST_TEST(talk.reply.quit);
    BOOST_TEST(talk.type("e. quit. e") == "You are at row 0, column 1. Exits: east, west.\n"
                                          "There is a sword here.\n"
                                          "You leave after 1 turn.\n");
    BOOST_TEST(talk.reply.quit);
    BOOST_TEST(talk.state().turns == 1U);
}

BOOST_AUTO_TEST_CASE(errands_are_handed_on_with_the_rest_of_the_line_as_their_name) {
    struct Row {
        std::string_view line;
        Errand errand;
        std::string_view name;
    };
    constexpr Row rows[] = {
        {"save", Errand::save, ""},
        {"save my game", Errand::save, ""},
        {"SAVE Big  Bear!", Errand::save, "big bear"},
        {"save as bear", Errand::save, "bear"},
        {"save game bear", Errand::save, "bear"},
        {"save bear. e", Errand::save, "bear. e"},
        {"save ../x", Errand::save, "../x"},
        {"save -", Errand::print, "-"},
        {"e. save bear", Errand::save, "bear"},
        {"restore bear", Errand::restore, "bear"},
        {"load bear", Errand::restore, "bear"},
        {"restore", Errand::restore, ""},
        {"saves", Errand::list, ""},
        {"delete bear", Errand::erase, "bear"},
        {"e. frotz. save bear", Errand::none, ""},
    };
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.line) {
            Talk talk(gallery());
            const std::string answer = talk.type(row.line);
            BOOST_TEST((talk.reply.errand == row.errand));
            BOOST_TEST(talk.game.save_name == row.name);
            BOOST_TEST(talk.reply.in_thread == (row.line.substr(0, 2) == "e."));
            BOOST_TEST(talk.game.moment.state.turns == (row.line.substr(0, 2) == "e." ? 1U : 0U));
            BOOST_TEST((answer.empty() == (row.line.substr(0, 2) != "e.")));
        }
    }
}

BOOST_AUTO_TEST_CASE(nothing_follows_an_errand_on_its_line) {
    Talk talk(gallery());
    for (const std::string_view line : {"save; e", "saves. e", "restore then e"}) {
        BOOST_TEST_CONTEXT(line) {
            const std::string answer = talk.type(line);
            const bool named = line == "restore then e";
            BOOST_TEST((talk.reply.errand == (named ? Errand::restore : Errand::none)));
            BOOST_TEST(answer == (named ? ""
                                        : "Nothing can follow that on its line.\n"
                                          "(The rest of the line is not done.)\n"));
            BOOST_TEST(talk.state().turns == 0U);
        }
    }
}

BOOST_AUTO_TEST_CASE(while_a_question_is_open_save_alone_is_an_errand) {
    Talk talk(gallery());
    (void)talk.type("eee");
    BOOST_TEST(talk.type("save") == "");
    BOOST_TEST((talk.reply.errand == Errand::save));
    BOOST_TEST(talk.type("save -") == "");
    BOOST_TEST((talk.reply.errand == Errand::print));
    (void)talk.type("save bear"); // is no answer either
    BOOST_TEST((talk.reply.errand == Errand::none));
    BOOST_REQUIRE((talk.state().asking != nobody));
    (void)talk.type("answer save bear");
    BOOST_REQUIRE((talk.state().asking == nobody));
    (void)talk.type("save bear");
    BOOST_TEST((talk.reply.errand == Errand::save));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
