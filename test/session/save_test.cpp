#include "clew/session/save.hpp"

#include "clew/base/text.hpp"
#include "clew/session/replay.hpp"
#include "session/talk.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <optional>
#include <vector>

namespace clew::test {

namespace {

constexpr std::array<std::string_view, 34> lines = {"n",
                                                    "s",
                                                    "e",
                                                    "w",
                                                    "nnwse",
                                                    "n. e. s",
                                                    "n 3",
                                                    "explore",
                                                    "take all",
                                                    "g",
                                                    "take thing0",
                                                    "use thing0",
                                                    "well",
                                                    "3",
                                                    "7",
                                                    "answer 2",
                                                    "give thing0 to someone1",
                                                    "restart",
                                                    "again. n",
                                                    "undo",
                                                    "look. undo",
                                                    "map",
                                                    "brief",
                                                    "verbose",
                                                    "score",
                                                    "repeat",
                                                    "frotz",
                                                    "hint",
                                                    "hint. e. hint",
                                                    "run s",
                                                    "",
                                                    "n. save bear",
                                                    "brief. take thing0",
                                                    "verbose. take thing0"};

// Half of them ask a price for hints.
World some_world(std::uint64_t seed, std::int64_t price) {
    WorldParts parts = random_world(seed).parts();
    parts.scoring.per_hint = price;
    return World(std::move(parts));
}

/// A game at play with its journal, as the loop keeps it.
struct Played {
    explicit Played(const World& world) : game(world, voice_of(world)) { opening(game, out); }
    void type(std::string_view line) {
        if (respond(game, line, out).in_thread) {
            append_typed(journal, line);
        }
    }
    Game game;
    std::string journal;
    std::string out;
};

Thread thread_of(std::string text) {
    Result<Thread, Diagnostics> read = read_thread(std::move(text));
    BOOST_REQUIRE(read.has_value());
    return std::move(*read);
}

Game restored(const World& world, const std::string& save) {
    Game game(world, voice_of(world));
    BOOST_REQUIRE((replay(thread_of(save), game, Compare::digests).difference == Difference::none));
    return game;
}

void undo_all(Game& one, Game& other) {
    std::string out;
    std::string out_of_other;
    BOOST_REQUIRE_EQUAL(one.history.count(), other.history.count());
    while (one.history.count() > 0) {
        (void)respond(one, "undo", out);
        (void)respond(other, "undo", out_of_other);
        BOOST_REQUIRE_EQUAL(digest_of(one), digest_of(other));
    }
    BOOST_REQUIRE_EQUAL(out, out_of_other);
}

Headings some_headings() {
    Headings headings;
    headings.set("world", "den 0123456789abcdef");
    headings.set("seed", "42");
    return headings;
}

/// What became of a changed or cut text: refused, the same game, fewer of its lines, or another.
enum class Fate : std::uint8_t { refused, same, fewer, another };

struct Fates {
    std::array<std::size_t, 4> counts{};
    std::size_t& operator[](Fate fate) { return counts[static_cast<std::size_t>(fate)]; }
};

// As `restore` takes it where it must be a save, else as `--thread` does.
Fate fate_of(std::string text, const World& world, const Thread& whole, bool must_be_save) {
    const Result<Thread, Diagnostics> read = read_thread(std::move(text));
    if (!read || read->bare || !read->headings.get("world") || !read->headings.get("seed") ||
        (must_be_save && !read->headings.get("save"))) {
        return Fate::refused;
    }
    Game game(world, voice_of(world));
    if (replay(*read, game, Compare::digests).difference != Difference::none) {
        return Fate::refused;
    }
    if (read->headings.all() == whole.headings.all() && body_of(*read) == body_of(whole)) {
        return Fate::same;
    }
    return body_of(whole).substr(0, body_of(*read).size()) == body_of(*read) ? Fate::fewer
                                                                             : Fate::another;
}

std::string two_hundred_lines(Played& played) {
    constexpr std::array<std::string_view, 5> some = {"e", "w", "take lamp", "drop lamp", "look"};
    Random random(1);
    for (int i = 0; i < 200; ++i) {
        played.type(some[random.below(some.size())]);
    }
    return played.journal;
}

} // namespace

BOOST_AUTO_TEST_SUITE(saves)

BOOST_AUTO_TEST_CASE(a_save_is_drawn_so) {
    Talk talk(gallery());
    (void)talk.type("e");
    Headings headings = some_headings();
    headings.set("save", "7");
    const std::string save = save_text(headings, "> e\n", talk.game);
    const std::string above = "# clew thread 1\n# save: 1\n# world: den 0123456789abcdef\n"
                              "# seed: 42\n> e\n= ";
    BOOST_TEST(save.substr(0, above.size()) == above);
    BOOST_TEST(thread_of(save).ended);
    BOOST_TEST(save_text(headings, body_of(thread_of(save)), talk.game) == save);
    BOOST_TEST(journal_text(headings, "> e\n") ==
               "# clew thread 1\n# world: den 0123456789abcdef\n# seed: 42\n> e\n");
}

BOOST_AUTO_TEST_CASE(a_printed_save_is_set_in_and_read_all_the_same) {
    Talk talk(gallery());
    (void)talk.type("e");
    const std::string save = save_text(some_headings(), "> e\n# a comment\n", talk.game);
    const std::string printed = set_in(save);
    for (const std::string_view line : split_lines(printed)) {
        BOOST_TEST(line[0] == ' ');
    }
    BOOST_TEST(thread_of(printed).text == save);
    BOOST_TEST(thread_of(printed).ended);
}

BOOST_AUTO_TEST_CASE(of_a_strangers_thread_only_lines_and_digests_are_kept) {
    const Thread thread = thread_of("# clew thread 1\n# seed: 1\n# \x1B[31m\n> e\n\x1B]0;x\x07\n"
                                    "= 01234567\n> \x1B[1;5Cw\x9B\xE2\x80\xAE\n>\n> " +
                                    std::string(line_bytes_max - 3, 'x') + "\x1B[A\n#\n> w\r\n");
    BOOST_TEST(body_of(thread) == "> e\n= 01234567\n> east w\xEF\xBF\xBD\n> \n> w\n");
}

BOOST_AUTO_TEST_CASE(playing_on_and_restoring_are_one) {
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            const World world = some_world(seed, seed % 2 == 0 ? 3 : 0);
            Played played(world);
            Random random(seed);
            for (std::uint64_t i = 0, count = random.below(50); i < count && !over(played.game);
                 ++i) {
                played.type(lines[random.below(lines.size())]);
            }
            const std::string save = save_text(some_headings(), played.journal, played.game);
            Game again = restored(world, save);
            BOOST_REQUIRE((again.moment == played.game.moment));
            BOOST_REQUIRE_EQUAL(again.voice.brief, played.game.voice.brief);
            std::string out_again;
            played.out.clear();
            for (int i = 0; i < 40 && !over(again); ++i) {
                const std::string_view line = lines[random.below(lines.size())];
                played.type(line);
                (void)respond(again, line, out_again);
            }
            BOOST_REQUIRE_EQUAL(out_again, played.out);
            undo_all(played.game, again);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_game_can_be_retraced_without_a_journal) {
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            const std::int64_t price = seed % 2 == 0 ? 3 : 0;
            const World world = some_world(seed, price);
            Played played(world);
            Random random(seed);
            for (int i = 0; i < 60 && !over(played.game); ++i) {
                played.type(lines[random.below(lines.size())]);
            }
            if (over(played.game)) {
                continue; // play has ended, and with it all saving
            }
            const std::optional<std::string> body = retraced(played.game);
            BOOST_REQUIRE(body.has_value());
            Game again = restored(world, save_text(some_headings(), *body, played.game));
            BOOST_REQUIRE((again.moment == played.game.moment));
            BOOST_REQUIRE((again.voice.brief == played.game.voice.brief ||
                           again.moment.state.asking != nobody));
            undo_all(played.game, again);
        }
    }
}

BOOST_AUTO_TEST_CASE(hints_that_were_paid_for_again_are_retraced) {
    WorldParts parts = gallery();
    parts.scoring.per_hint = 3;
    const World world(std::move(parts));
    Played played(world);
    for (const std::string_view line : {"hint", "hint", "e", "undo", "hint", "hint"}) {
        played.type(line);
    }
    BOOST_TEST(played.game.moment.tally.hints() == 3U);
    const std::optional<std::string> body = retraced(played.game);
    BOOST_REQUIRE(body.has_value());
    BOOST_TEST(*body == "> hint\n> hint\n> hint\n> hint\n> hint\n> undo\n> hint\n> hint\n");
    Game again = restored(world, save_text(some_headings(), *body, played.game));
    BOOST_REQUIRE((again.moment == played.game.moment));
    undo_all(played.game, again);
}

BOOST_AUTO_TEST_CASE(no_change_of_one_byte_makes_another_save) {
    const World world(gallery());
    Played played(world);
    const std::string save = save_text(some_headings(), two_hundred_lines(played), played.game);
    const Thread whole = thread_of(save);
    Fates fates;
    for (std::size_t at = 0; at < save.size(); ++at) {
        for (const int flipped : {1, 2, 4, 8, 16, 32, 64, 128, 0x2A, 0x3E, 0xFF}) {
            std::string changed = save;
            changed[at] = static_cast<char>(changed[at] ^ flipped);
            ++fates[fate_of(std::move(changed), world, whole, true)];
        }
    }
    BOOST_TEST(fates[Fate::refused] + fates[Fate::same] == 11 * save.size());
    BOOST_TEST(fates[Fate::same] < 12U); // the last line's end, and blanks before it
}

BOOST_AUTO_TEST_CASE(no_cut_save_is_taken_for_whole) {
    const World world(gallery());
    Played played(world);
    const std::string save = save_text(some_headings(), two_hundred_lines(played), played.game);
    const Thread whole = thread_of(save);
    Fates fates;
    for (std::size_t size = 0; size < save.size(); ++size) {
        ++fates[fate_of(save.substr(0, size), world, whole, true)];
    }
    BOOST_TEST(fates[Fate::refused] == save.size() - 1);
    BOOST_TEST(fates[Fate::same] == 1U); // without the last line's end
}

BOOST_AUTO_TEST_CASE(a_cut_journal_is_its_whole_lines) {
    const World world(gallery());
    Played played(world);
    const std::string journal = journal_text(some_headings(), two_hundred_lines(played));
    const Thread whole = thread_of(journal);
    Fates fates;
    for (std::size_t size = 0; size < journal.size(); ++size) {
        ++fates[fate_of(journal.substr(0, size), world, whole, false)];
    }
    BOOST_TEST(fates[Fate::refused] == journal_text(some_headings(), "").size());
    BOOST_TEST(fates[Fate::fewer] == played.journal.size());
}

BOOST_AUTO_TEST_CASE(what_chance_gave_is_given_again) {
    WorldParts parts = corridor(3);
    Gambler pedlar;
    pedlar.guesses = 1;
    pedlar.high = 3;
    add(parts, encounter("pedlar", 1, pedlar));
    const World world(std::move(parts));
    Played played(world);
    played.type("e");
    BOOST_REQUIRE(played.game.moment.state.asking != nobody);
    const std::string save = save_text(some_headings(), played.journal, played.game);
    std::vector<std::string> told;
    for (int i = 0; i < 3; ++i) {
        Game again = restored(world, save);
        std::string out;
        (void)respond(again, "3", out);
        told.push_back(out);
    }
    played.out.clear();
    played.type("3");
    BOOST_TEST(told == std::vector<std::string>(3, played.out));
    BOOST_REQUIRE(played.game.moment.state.asking == nobody);
    played.type("undo");
    played.out.clear();
    played.type("3");
    BOOST_TEST(told[0] == played.out);
}

BOOST_AUTO_TEST_CASE(undo_reaches_the_beginning_after_death_and_restoring) {
    const World world(chute());
    Played played(world);
    for (const std::string_view line : {"take sword", "drop sword", "e", "down", "e"}) {
        played.type(line);
    }
    BOOST_REQUIRE(played.game.moment.state.over());
    Game again = restored(world, save_text(some_headings(), played.journal, played.game));
    BOOST_REQUIRE((again.moment == played.game.moment));
    undo_all(played.game, again);
    BOOST_TEST(again.moment.state.turns == 0U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
