#include "../share.hpp"
#include "clew/session/hint.hpp"

#include "clew/speech/line_for.hpp"
#include "session/talk.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace clew::test {

namespace {

constexpr std::string_view dead_text =
    "No way to win is left from here. Type undo to take back a line at a\ntime.\n";

std::uint64_t hints_paid(const Talk& talk) { return talk.game.moment.tally.hints(); }

bool is_advice(std::string_view answer) {
    for (const std::string_view verb : {"Go ", "Take ", "Drop ", "Use ", "Give ", "Open ", "Put ",
                                        "Eat ", "Drink ", "Light ", "Examine "}) {
        if (answer.substr(0, verb.size()) == verb) {
            return true;
        }
    }
    return false;
}

// What the hints say, typed; and a question's answer, which hints do not tell, from the search.
void follow_hints(Game& game) {
    for (int i = 0; i < 1000 && !game.moment.state.over(); ++i) {
        std::string line = "hint";
        std::string out;
        const State& state = game.moment.state;
        if (state.asking != nobody) {
            const std::vector<Command> way = prospect_of(game.world, state).way;
            BOOST_REQUIRE(!way.empty());
            line = line_for(way.front(), telling_of(game)).value_or("");
        } else {
            (void)respond(game, "hint", out);
            line = is_advice(out) ? out.substr(0, out.find('.')) : "look";
        }
        (void)respond(game, line, out);
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(hints)

BOOST_AUTO_TEST_CASE(a_nudge_comes_first_and_then_one_step_at_a_time) {
    Talk talk(chute());
    BOOST_TEST(talk.type("hint") == "You will need the sword.\n");
    BOOST_TEST(talk.type("clue") == "Take the sword.\n");
    BOOST_TEST(talk.type("hints") == "Take the sword.\n");
    (void)talk.type("take sword");
    BOOST_TEST(talk.type("hint") == "A passage to the east is your way on.\n");
    BOOST_TEST(talk.type("hint") == "Go east.\n");
    (void)talk.type("e");
    BOOST_TEST(talk.type("hint") == "Go down.\n");
    (void)talk.type("d");
    BOOST_TEST(talk.type("hint. hint. e. hint") ==
               "Somebody to the east is in your way, and you carry what beats them.\n"
               "Go east.\n"
               "You are at row 1, column 1. Exits: east, west.\n"
               "You kill the troll with the sword.\n"
               "Nothing is left but the way to the goal, at row 1, column 2.\n");
    (void)talk.type("e");
    BOOST_TEST((talk.state().outcome == Outcome::won));
}

BOOST_AUTO_TEST_CASE(who_strays_is_led_on_without_another_nudge) {
    Talk talk(corridor(5));
    BOOST_TEST(talk.type("hint") ==
               "Nothing is left but the way to the goal, at row 0, column 4.\n");
    (void)talk.type("e. w. e");
    BOOST_TEST(talk.type("hint") == "Go east.\n");
}

BOOST_AUTO_TEST_CASE(a_hint_takes_no_turn_and_changes_no_game) {
    Talk talk(chute());
    const std::uint64_t before = talk.digest();
    (void)talk.type("hint");
    (void)talk.type("hint");
    BOOST_TEST(talk.reply.in_thread);
    BOOST_TEST(talk.digest() == before);
    BOOST_TEST(talk.type("undo") == "There is nothing to take back.\n");
}

BOOST_AUTO_TEST_CASE(past_help_is_told_as_such_and_costs_nothing) {
    Talk talk(chute(5));
    (void)talk.type("e. d");
    BOOST_TEST(talk.type("hint") == "A hint costs 5 points. Type hint again to have one.\n");
    BOOST_TEST(talk.type("hint") == dead_text);
    BOOST_TEST(hints_paid(talk) == 0U);
    (void)talk.type("e");
    BOOST_TEST(talk.type("hint") == "The game is over. Type undo to take back the last line, "
                                    "restart to begin\nagain, or quit.\n");
    (void)talk.type("undo. undo");
    BOOST_TEST(hints_paid(talk) == 0U);
    WorldParts parts = corridor(4);
    parts.turn_limit = 4;
    Talk late(std::move(parts));
    (void)late.type("e. w");
    BOOST_TEST(late.type("hint") == "Too few turns are left to win from here. Type undo to take "
                                    "back a line\nat a time.\n");
}

BOOST_AUTO_TEST_CASE(what_cannot_be_worked_out_is_told_as_such) {
    WorldParts parts = gauntlet(20);
    parts.scoring.per_hint = 5;
    Talk talk(std::move(parts));
    (void)talk.type("hint");
    BOOST_TEST(talk.type("hint") ==
               "Clew cannot work out the way from here yet. Play on, and ask again.\n");
    BOOST_TEST(hints_paid(talk) == 0U);
}

BOOST_AUTO_TEST_CASE(in_a_maze_too_large_nobody_is_put_off_until_later) {
    Talk talk(corridor(hint_rooms_max + 1));
    BOOST_TEST(talk.type("hint") == "This maze is too large for hints.\n");
}

BOOST_AUTO_TEST_CASE(the_price_is_told_first_and_then_what_was_lost) {
    Talk talk(chute(5));
    BOOST_TEST(talk.type("hint") == "A hint costs 5 points. Type hint again to have one.\n");
    BOOST_TEST(hints_paid(talk) == 0U);
    BOOST_TEST(talk.type("hint") == "You will need the sword. You lose 5 points.\n");
    BOOST_TEST(talk.type("hint") == "Take the sword. You lose 5 points.\n");
    BOOST_TEST(talk.type("hint") == "Take the sword.\n");
    BOOST_TEST(talk.type("score") == "For 2 hints: -10 points.\n"
                                     "Score: -10 points.\n"
                                     "You have taken 0 turns.\n");
}

BOOST_AUTO_TEST_CASE(what_was_advised_before_a_deed_costs_nothing_after_it) {
    WorldParts parts = chute(5);
    add(parts, item("bell", parts.start));
    Talk talk(std::move(parts));
    (void)talk.type("hint. hint. hint");
    BOOST_TEST(talk.type("take bell. hint").ends_with("Take the sword.\n"));
    BOOST_TEST(hints_paid(talk) == 2U);
    (void)talk.type("take sword. hint. hint");
    BOOST_TEST(hints_paid(talk) == 4U);
    (void)talk.type("drop bell. hint");
    BOOST_TEST(hints_paid(talk) == 4U);
}

BOOST_AUTO_TEST_CASE(undo_takes_back_a_hint_and_its_price) {
    Talk talk(chute(5));
    (void)talk.type("hint");
    const std::uint64_t before = talk.digest();
    (void)talk.type("take sword. hint. e");
    BOOST_TEST(talk.game.history.count() == 3U);
    BOOST_TEST(hints_paid(talk) == 1U);
    (void)talk.type("undo");
    BOOST_TEST(hints_paid(talk) == 1U);
    const std::string taken_back = talk.type("undo");
    BOOST_TEST(taken_back.substr(0, taken_back.find('\n')) == "(Taken back: hint)");
    BOOST_TEST(hints_paid(talk) == 0U);
    BOOST_TEST(talk.type("hint") == "A passage to the east is your way on. You lose 5 points.\n");
    (void)talk.type("undo. undo");
    BOOST_TEST(talk.digest() == before);
}

BOOST_AUTO_TEST_CASE(restart_begins_again_with_hints_too) {
    Talk talk(chute(5));
    (void)talk.type("hint. hint. take sword");
    (void)talk.type("restart");
    BOOST_TEST(hints_paid(talk) == 0U);
    BOOST_TEST(talk.type("hint") == "You will need the sword. You lose 5 points.\n");
    (void)talk.type("undo. undo");
    BOOST_TEST(hints_paid(talk) == 1U);
}

BOOST_AUTO_TEST_CASE(a_hint_told_for_nothing_amid_a_line_is_played_again_for_nothing) {
    Talk talk(chute(5));
    (void)talk.type("hint");
    (void)talk.type("e. d. hint. look");
    BOOST_TEST(hints_paid(talk) == 0U);
    (void)talk.type("e");
    (void)talk.type("undo");
    BOOST_TEST(hints_paid(talk) == 0U);
    BOOST_TEST(talk.game.history.count() == 1U);
}

BOOST_AUTO_TEST_CASE(amid_a_riddle_it_tells_how_the_answer_begins_and_then_the_answer) {
    Talk talk(gallery());
    (void)talk.type("eee");
    BOOST_REQUIRE((talk.state().asking != nobody));
    BOOST_TEST(talk.type("hint") ==
               "The answer begins with 'w'.\nWhat has an eye and cannot see?\n");
    BOOST_TEST(talk.type("hint") == "Answer 'well'.\nWhat has an eye and cannot see?\n");
    BOOST_TEST((talk.state().asking != nobody));
}

// From wherever a random walk has led.
BOOST_AUTO_TEST_CASE(who_follows_hints_wins_in_the_fewest_turns) {
    int won = 0;
    for (std::uint64_t seed = 0; seed < share_of(250U); ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            const World world = random_world(seed);
            Game game(world, voice_of(world));
            Random random(seed);
            std::string out;
            for (std::uint64_t i = random.below(6); i > 0 && !game.moment.state.over(); --i) {
                if (const auto choice = some_choice(random, world, game.moment.state)) {
                    (void)respond(game, line_for(*choice, telling_of(game)).value_or(""), out);
                }
            }
            const State from = game.moment.state;
            const Prospect prospect = from.over() ? Prospect{} : prospect_of(world, from);
            if (prospect.kind != Prospect::Kind::winnable) {
                continue;
            }
            const auto is_move = [](const Command& command) {
                return command.verb == Verb::go || command.verb == Verb::use;
            };
            const auto par = std::count_if(prospect.way.begin(), prospect.way.end(), is_move);
            follow_hints(game);
            BOOST_TEST((game.moment.state.outcome == Outcome::won));
            BOOST_TEST(game.moment.state.turns == from.turns + static_cast<std::uint64_t>(par));
            ++won;
        }
    }
    BOOST_TEST(won > share_of(60));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
