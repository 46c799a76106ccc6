// What must hold whatever is typed: the same bytes for the same lines, nothing lost by undo, no
// harm from any byte, and a thread that plays back to the same game.
#include "../share.hpp"
#include "clew/base/text.hpp"
#include "clew/session/replay.hpp"
#include "draw/unpainted.hpp"
#include "session/talk.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <vector>

namespace clew::test {

namespace {

constexpr std::array<std::string_view, 56> lines = {"n",
                                                    "s",
                                                    "e",
                                                    "w",
                                                    "N",
                                                    "south",
                                                    "go east",
                                                    "up",
                                                    "nnwse",
                                                    "sese",
                                                    "n. e. s",
                                                    "n 3",
                                                    "east 20",
                                                    "run s",
                                                    "run e",
                                                    "explore",
                                                    "explore. explore",
                                                    "go to 0,0",
                                                    "run w. g",
                                                    "take all",
                                                    "drop all",
                                                    "take thing0",
                                                    "drop thing1",
                                                    "take thing0 and thing1",
                                                    "use thing0",
                                                    "use thing2",
                                                    "well",
                                                    "the spring",
                                                    "3",
                                                    "7",
                                                    "answer 2",
                                                    "give thing0 to someone1",
                                                    "give thing1",
                                                    "look",
                                                    "i",
                                                    "restart",
                                                    "g",
                                                    "again. n",
                                                    "n. g. g",
                                                    "take all. s. undo. e",
                                                    "look. undo",
                                                    "e; restart. s",
                                                    "map",
                                                    "map words",
                                                    "brief",
                                                    "verbose",
                                                    "score",
                                                    "repeat",
                                                    "help",
                                                    "frotz",
                                                    "",
                                                    "fight",
                                                    "hint",
                                                    "hints",
                                                    "hint. e. hint",
                                                    "n. hint. undo"};

std::string_view some_line(Random& random) { return lines[random.below(lines.size())]; }

// Half of them ask a price for hints.
World some_world(std::uint64_t seed) {
    WorldParts parts = random_world(seed).parts();
    parts.scoring.per_hint = seed % 2 == 0 ? 3 : 0;
    return World(std::move(parts));
}

std::string some_bytes(Random& random) {
    constexpr std::array<std::string_view, 12> pieces = {
        "\x1B[A", "\x1BOC", "\xEF\xBB\xBF", ".",        ";",       " then ",
        "> ",     "# ",     "take ",        "\xC3\xA9", "answer ", "undo"};
    std::string bytes;
    for (std::uint64_t i = 0, length = random.below(40); i < length; ++i) {
        if (random.chance(0.1)) {
            bytes += pieces[random.below(pieces.size())];
        } else {
            bytes += static_cast<char>(random.below(256));
        }
    }
    return bytes;
}

bool is_harmless(std::string_view out) {
    return std::all_of(out.begin(), out.end(), [](char c) { return c == '\n' || !is_control(c); });
}

bool passes_for_no_mark(std::string_view out) {
    const std::vector<std::string_view> all = split_lines(out);
    return std::none_of(all.begin(), all.end(), [](std::string_view line) {
        const std::string_view start = line.substr(0, 2);
        return start == "> " || start == "# " || start == "= ";
    });
}

} // namespace

BOOST_AUTO_TEST_SUITE(laws)

BOOST_AUTO_TEST_CASE(the_same_lines_give_the_same_bytes) {
    for (std::uint64_t seed = 0; seed < share_of(300U); ++seed) {
        const World world = some_world(seed);
        Game one(world, voice_of(world));
        Game other(world, voice_of(world));
        Random random(seed);
        std::string out;
        std::string out_of_other;
        for (int i = 0; i < 60; ++i) {
            const std::string line =
                random.chance(0.8) ? std::string(some_line(random)) : some_bytes(random);
            (void)respond(one, line, out);
            (void)respond(other, line, out_of_other);
        }
        BOOST_REQUIRE_EQUAL(out, out_of_other);
        BOOST_REQUIRE_EQUAL(digest_of(one), digest_of(other));
    }
}

BOOST_AUTO_TEST_CASE(colour_only_adds) {
    std::size_t painted = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            const World world = random_world(seed);
            Random random(seed);
            Voice voice = voice_of(world);
            voice.manner.view = static_cast<View>(seed % 3);
            voice.manner.map = static_cast<MapStyle>(seed / 3 % 3);
            voice.width = random.chance(0.5) ? 20 : 72;
            Game plain(world, voice);
            voice.colour = true;
            Game coloured(world, voice);
            std::string out;
            std::string coloured_out;
            opening(plain, out);
            opening(coloured, coloured_out);
            for (int i = 0; i < 60; ++i) {
                const std::string_view line = random.chance(0.2) ? "map" : some_line(random);
                (void)respond(plain, line, out);
                (void)respond(coloured, line, coloured_out);
            }
            BOOST_REQUIRE_EQUAL(unpainted(coloured_out), out);
            BOOST_REQUIRE_EQUAL(digest_of(coloured), digest_of(plain));
            painted += coloured_out.size() > out.size() ? 1U : 0U;
        }
    }
    BOOST_TEST(painted > 66U);
}

BOOST_AUTO_TEST_CASE(any_bytes_are_answered_harmlessly) {
    for (std::uint64_t seed = 0; seed < share_of(300U); ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            const World world = random_world(seed);
            Game game(world, voice_of(world));
            Random random(seed);
            std::string out;
            for (int i = 0; i < 100; ++i) {
                const std::string line = some_bytes(random);
                (void)respond(game, line, out);
                (void)respond(game, some_line(random), out);
            }
            BOOST_TEST(is_harmless(out));
            BOOST_TEST(passes_for_no_mark(out));
        }
    }
}

BOOST_AUTO_TEST_CASE(bytes_that_say_nothing_change_nothing) {
    Talk talk(gallery());
    (void)talk.type("e");
    const std::uint64_t before = talk.digest();
    Random random(1);
    for (int i = 0; i < 10'000; ++i) {
        std::string line;
        for (std::uint64_t length = random.below(300); line.size() < length;) {
            const char byte = static_cast<char>(random.below(256));
            line += is_letter(byte) || is_digit(byte) || byte == '?' ? '\0' : byte;
        }
        (void)talk.type(line);
        BOOST_REQUIRE_EQUAL(talk.digest(), before);
        BOOST_REQUIRE(!talk.reply.quit);
    }
    for (const char byte : {'\0', '\xFF', '\x80', '\xC3', '.', '>'}) {
        (void)talk.type(std::string(1'000'000, byte));
        BOOST_TEST(talk.digest() == before);
    }
}

// `before` holds the digest before each line that the game remembers.
BOOST_AUTO_TEST_CASE(undo_leads_back_to_what_was) {
    for (std::uint64_t seed = 0; seed < share_of(500U); ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            const World world = some_world(seed);
            Game game(world, voice_of(world));
            Random random(seed);
            std::vector<std::uint64_t> before;
            std::string out;
            for (int i = 0; i < 80; ++i) {
                const std::uint64_t now = digest_of(game);
                const bool back = random.chance(0.25) && game.moment.state.asking == nobody;
                const std::string_view line = back ? "undo" : some_line(random);
                const bool is_cut = line.find("undo") != std::string_view::npos ||
                                    line.find("hint. ") != std::string_view::npos;
                if (!back && is_cut) {
                    continue; // into several lines: the next law is about those
                }
                (void)respond(game, line, out);
                if (back && !before.empty()) {
                    BOOST_REQUIRE_EQUAL(digest_of(game), before.back());
                    before.pop_back();
                } else if (game.history.count() > before.size()) {
                    before.push_back(now);
                } else {
                    BOOST_REQUIRE_EQUAL(digest_of(game), now);
                }
                BOOST_REQUIRE_EQUAL(game.history.count(), before.size());
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(what_survives_undo_plays_to_the_same_game) {
    for (std::uint64_t seed = 0; seed < share_of(500U); ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            const World world = random_world(seed);
            Game game(world, voice_of(world));
            Random random(seed);
            std::string out;
            for (int i = 0; i < 80; ++i) {
                (void)respond(game, random.chance(0.2) ? "undo" : some_line(random), out);
            }
            (void)respond(game, "frotz", out);
            Game again(world, voice_of(world));
            History copy = game.history;
            std::vector<std::string> kept;
            while (const std::optional<PastLine> last = copy.last()) {
                kept.emplace_back(last->move ? word_for(*last->move, Keys::compass) : last->text);
                (void)copy.undo();
            }
            for (auto line = kept.rbegin(); line != kept.rend(); ++line) {
                (void)respond(again, *line, out);
            }
            BOOST_REQUIRE_EQUAL(digest_of(again), digest_of(game));
            BOOST_REQUIRE((again.moment == game.moment));
            BOOST_REQUIRE_EQUAL(again.history.count(), game.history.count());
        }
    }
}

BOOST_AUTO_TEST_CASE(a_thread_plays_back_to_the_same_game) {
    for (std::uint64_t seed = 0; seed < share_of(300U); ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            const World world = some_world(seed);
            Game game(world, voice_of(world));
            Random random(seed);
            std::string journal = "# clew thread 1\n";
            opening(game, journal);
            for (int i = 0; i < 60 && !over(game); ++i) {
                const std::string line = random.chance(0.8)   ? std::string(some_line(random))
                                         : random.chance(0.5) ? std::string("undo")
                                                              : some_bytes(random);
                std::string out;
                if (respond(game, line, out).in_thread) {
                    append_typed(journal, line);
                    journal += out;
                    append_digest(journal, game);
                }
            }
            const Result<Thread, Diagnostics> thread = read_thread(journal + end_line(journal));
            BOOST_REQUIRE(thread.has_value());
            Game again(world, voice_of(world));
            const Replay played = replay(*thread, again, Compare::all);
            BOOST_REQUIRE((played.difference == Difference::none));
            BOOST_REQUIRE((again.moment == game.moment));
        }
    }
}

BOOST_AUTO_TEST_CASE(undo_reaches_through_a_million_plain_moves) {
    Random random(7);
    WorldParts parts;
    parts.grid = Grid(100, 100);
    for (std::uint32_t i = 0; i < 10'000; ++i) {
        for (const Direction direction : {Direction::south, Direction::east}) {
            if (parts.grid.neighbour(RoomId{i}, direction) && random.chance(0.8)) {
                parts.grid.open(RoomId{i}, direction);
            }
        }
    }
    parts.goals = {RoomId{9999}};
    parts.grid.close(RoomId{9999}, Direction::north);
    parts.grid.close(RoomId{9999}, Direction::west);
    const World world(std::move(parts));
    Game game(world, voice_of(world));
    std::vector<std::uint64_t> before;
    std::string out;
    for (int i = 0; i < 1'000'000; ++i) {
        const std::uint64_t digest = digest_of(game);
        out.clear();
        (void)respond(game, std::string_view("nsew").substr(random.below(4), 1), out);
        if (digest_of(game) != digest) {
            before.push_back(digest);
        }
    }
    BOOST_TEST(game.history.count() == before.size());
    BOOST_TEST(game.history.bytes() <= 2 * before.size() + 16 * 1024);
    for (int i = 0; i < 3000; ++i) {
        (void)respond(game, "undo", out);
        BOOST_REQUIRE_EQUAL(digest_of(game), before.back());
        before.pop_back();
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
