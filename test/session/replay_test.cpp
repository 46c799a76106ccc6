#include "clew/session/replay.hpp"

#include "session/talk.hpp"

#include <boost/test/unit_test.hpp>

namespace clew::test {

namespace {

Thread thread_of(std::string text) {
    Result<Thread, Diagnostics> thread = read_thread(std::move(text));
    BOOST_REQUIRE(thread.has_value());
    return std::move(*thread);
}

struct Played {
    Replay replay;
    std::string log; // what the listener heard
    std::uint64_t digest = 0;
};

Played play(const World& world, const std::string& text, Compare compare = Compare::all) {
    Game game(world, voice_of(world));
    Played played;
    played.replay =
        replay(thread_of(text), game, compare, [&](std::string_view typed, std::string_view out) {
            played.log += typed.data() == nullptr ? "" : "> " + std::string(typed) + '\n';
            played.log += out;
        });
    played.digest = digest_of(game);
    return played;
}

std::string fault_of(const World& world, const std::string& text) {
    const Replay replay = play(world, text).replay;
    return replay.difference == Difference::none ? "" : text_of(diagnostic_of(replay), "t", text);
}

std::string digest_after(const World& world, std::string_view line) {
    Game game(world, voice_of(world));
    std::string out;
    (void)respond(game, line, out);
    out.clear();
    append_digest(out, game);
    return out;
}

// The transcript of a whole game, headings first.
std::string transcript_of(const World& world, const std::vector<std::string_view>& lines) {
    Game game(world, voice_of(world));
    std::string text = text_of(Headings());
    opening(game, text);
    for (const std::string_view line : lines) {
        append_typed(text, line);
        (void)respond(game, line, text);
    }
    return text;
}

} // namespace

BOOST_AUTO_TEST_SUITE(replays)

BOOST_AUTO_TEST_CASE(a_transcript_is_a_test) {
    const World world(gallery());
    const std::string text = transcript_of(world, {"take lamp", "e", "g", "", "help", "undo", "e"});
    const Played played = play(world, text);
    BOOST_TEST(fault_of(world, text) == "");
    BOOST_TEST(played.replay.played == 7U);
    BOOST_TEST("# clew thread 1\n" + played.log == text);
}

BOOST_AUTO_TEST_CASE(a_turn_without_output_is_not_compared) {
    const World world(gallery());
    BOOST_TEST(fault_of(world, "# clew thread 1\n> e\n# here lies a sword\n> take sword\n"
                               "You take the sword.\n> frotz\n") == "");
}

BOOST_AUTO_TEST_CASE(the_first_line_that_differs_is_named) {
    const World world(gallery());
    BOOST_TEST(fault_of(world, "# clew thread 1\n> e\n\n> e\n") ==
               "t:3:1: error: the game says 'You are at row 0, column 1. Exits: east, west.' here; "
               "'' was expected\n"
               "\n"
               "^\n");
    BOOST_TEST(fault_of(world, "# clew thread 1\n> take lamp\nYou take the lantern.\n> e\nNo\n") ==
               "t:3:1: error: the game says 'You take the lamp.' here; "
               "'You take the lantern.' was expected\n"
               "You take the lantern.\n"
               "^~~~~~~~~~~~~~~~~~~~~\n");
    BOOST_TEST(fault_of(world, "# clew thread 1\n> take lamp\nYou take the lamp.\n\n") ==
               "t:4:1: error: the game says nothing more here; '' was expected\n"
               "\n"
               "^\n");
    BOOST_TEST(fault_of(world, "# clew thread 1\n> e\n"
                               "You are at row 0, column 1. Exits: east, west.\n> e\n") ==
               "t:4:1: error: the game also says 'There is a sword here.'; "
               "nothing more was expected\n"
               "> e\n"
               "^\n");
    BOOST_TEST(fault_of(world, "# clew thread 1\nWelcome\n> e\n").substr(0, 58) ==
               "t:2:1: error: the game says 'Clew' here; 'Welcome' was exp");
}

BOOST_AUTO_TEST_CASE(what_is_compared_whole_is_played_without_colour) {
    const World world(gallery());
    Voice voice = voice_of(world);
    voice.manner.view = View::map;
    Game kept(world, voice);
    std::string text = text_of(Headings());
    opening(kept, text);
    append_typed(text, "e");
    (void)respond(kept, "e", text);
    voice.colour = true;
    Game compared(world, voice);
    BOOST_TEST((replay(thread_of(text), compared, Compare::all).difference == Difference::none));
    std::string shown;
    Game watched(world, voice);
    (void)replay(thread_of(text), watched, Compare::nothing,
                 [&](std::string_view, std::string_view out) { shown += out; });
    BOOST_TEST(shown.find("\x1B[1m@\x1B[m") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(digests_are_compared_and_only_they_if_wished) {
    const World world(gallery());
    const std::string digest = digest_after(world, "e");
    BOOST_TEST(fault_of(world, "# clew thread 1\n" + digest_after(world, "") + "> e\n" + digest) ==
               "");
    BOOST_TEST(fault_of(world, "# clew thread 1\n> take lamp\n" + digest) ==
               "t:3:1: error: the game's digest is '" +
                   digest_after(world, "take lamp").substr(2, 8) + "' here; '" +
                   digest.substr(2, 8) + "' was expected\n" + digest + "^~~~~~~~\n");
    const std::string wrong = "# clew thread 1\n> e\nNo such answer\n= 00000000\n> e\n";
    BOOST_TEST((play(world, wrong, Compare::digests).replay.difference == Difference::digest));
    const Replay blind = play(world, wrong, Compare::nothing).replay;
    BOOST_TEST((blind.difference == Difference::none));
    BOOST_TEST(blind.played == 2U);
}

BOOST_AUTO_TEST_CASE(a_bare_list_ends_where_play_would) {
    const World world(corridor(3));
    BOOST_TEST(play(world, "e\ne\ne\nw\n").replay.played == 2U);
    const Played quit = play(world, "e\nquit\ne\n");
    BOOST_TEST(quit.replay.played == 2U);
    BOOST_TEST(quit.replay.quit);
    BOOST_TEST(play(world, "e\r\n\r\nfrotz").replay.played == 3U);
}

// A line such as "e. quit" is kept for its move; the thread went on when it was resumed.
BOOST_AUTO_TEST_CASE(a_thread_goes_on_after_quit) {
    const World world(gallery());
    const Played played = play(world, "# clew thread 1\n> e. quit\n> e\n");
    BOOST_TEST(played.replay.played == 2U);
    BOOST_TEST(!played.replay.quit);
}

BOOST_AUTO_TEST_CASE(a_line_after_the_win_was_never_typed) {
    const World world(corridor(3));
    const std::string text = "# clew thread 1\n> ee\n> w\n";
    BOOST_TEST(fault_of(world, text) == "t:3:1: error: the game was won before this line; "
                                        "nothing more was expected to be typed\n"
                                        "> w\n"
                                        "^\n");
    BOOST_TEST((play(world, text, Compare::nothing).replay.difference == Difference::none));
}

BOOST_AUTO_TEST_CASE(what_a_thread_keeps_of_a_line_is_clean) {
    std::string text;
    append_typed(text, "take   lamp");
    append_typed(text, "\xEF\xBB\xBF\tgo\x01 \x1B[C\r\n");
    append_typed(text, "caf\xC3\xA9");
    BOOST_TEST(text == "> take   lamp\n> go  east\n> caf\xC3\xA9\n");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
