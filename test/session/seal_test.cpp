#include "clew/session/seal.hpp"

#include "clew/base/random.hpp"
#include "clew/session/replay.hpp"
#include "clew/session/salvage.hpp"
#include "clew/session/save.hpp"
#include "session/talk.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <array>
#include <vector>

namespace clew::test {

namespace {

// Among them what makes '=' a '>', '>' a '#', and a line's end a blank.
constexpr std::array<int, 9> flips = {1, 2, 8, 0x20, 0x80, 0x03, 0x1D, 0x2A, 0xFF};

const std::string head = "# clew thread 1\n# world: den 0123456789abcdef\n# seed: 42\n"
                         "# keys: compass\n# view: none\n# width: 72\n";

/// A game at play with its journal, as the loop keeps it, and what is known of it after each line.
struct Kept {
    Kept(const World& the_world, std::uint32_t seal_lines)
        : world(the_world), game(world, voice_of(world)), text(sealed(head, game)),
          sum(sum_of(text)), every(seal_lines) {
        states.push_back(state_of(game));
    }

    void type(std::string_view line) {
        std::string out;
        BOOST_REQUIRE(respond(game, line, out).in_thread);
        const std::size_t begin = text.size();
        append_typed(text, line);
        sum.add(std::string_view(text).substr(begin, text.size() - 1 - begin));
        states.push_back(state_of(game));
        if ((states.size() - 1) % every == 0) {
            append_seal(text, sum, digest_of(game));
        }
    }

    /// All that lines to come may depend on.
    struct State {
        std::uint64_t digest = 0;
        std::string history;
        std::string last_line;
        bool brief = false;
        bool operator==(const State&) const = default;
    };
    static State state_of(const Game& game) {
        return {digest_of(game), game.history.lines(), game.last_line, game.voice.brief};
    }

    const World& world;
    Game game;
    std::string text;
    LineSum sum;
    std::uint32_t every;
    std::vector<State> states; ///< after so many lines
};

constexpr std::array<std::string_view, 15> lines = {
    "e",       "w",    "take lamp", "drop lamp", "look",  "brief", "verbose", "undo",
    "e e e e", "hint", "frotz",     "again",     "score", "e. w",  "n"};

Kept two_hundred_lines(const World& world, std::uint32_t seal_lines) {
    Kept kept(world, seal_lines);
    Random random(1);
    for (int i = 0; i < 200; ++i) { // the sphinx is never answered rightly, so it is never won
        kept.type(lines[random.below(lines.size())]);
    }
    if (200 % seal_lines != 0) { // as at the end of a block
        append_seal(kept.text, kept.sum, digest_of(kept.game));
    }
    return kept;
}

/// What became of a changed or cut journal.
enum class Fate : std::uint8_t {
    refused,
    same,
    fewer,           ///< its whole lines up to the damage, and that was said
    fewer_in_silence ///< the same, not said
};
struct Fates {
    std::array<std::size_t, 4> counts{};
    std::size_t& operator[](Fate fate) { return counts[static_cast<std::size_t>(fate)]; }
};

// As `--thread` takes it. Another game than that of its first lines fails the test.
Fate fate_of(std::string text, const Kept& kept, const Headings& headings) {
    const Result<Thread, Diagnostics> read = read_thread(std::move(text));
    if (!read || read->bare) {
        return Fate::refused;
    }
    Game game(kept.world, voice_of(kept.world));
    if (replay(*read, game, Compare::digests).difference != Difference::none) {
        return Fate::refused;
    }
    BOOST_REQUIRE((read->headings.all() == headings.all()));
    BOOST_REQUIRE_LT(read->typed, kept.states.size());
    BOOST_REQUIRE((kept.states[read->typed] == Kept::state_of(game)));
    return read->typed + 1 == kept.states.size()  ? Fate::same
           : words_of_left_out(*read, "").empty() ? Fate::fewer_in_silence
                                                  : Fate::fewer;
}

Thread thread_in(const std::string& text, Seals seals = Seals::held_against) {
    Result<Thread, Diagnostics> read = read_thread(text, seals);
    BOOST_REQUIRE(read.has_value());
    return std::move(*read);
}

std::string fault_in(const std::string& text) {
    const Result<Thread, Diagnostics> read = read_thread(text);
    BOOST_REQUIRE(!read.has_value());
    BOOST_REQUIRE_EQUAL(read.error().size(), 1U);
    return std::to_string(read.error().front().span.begin.line) + ": " +
           read.error().front().message + "; " + read.error().front().hint;
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
    const std::size_t at = text.find(what);
    BOOST_REQUIRE(at != std::string::npos);
    return text.replace(at, what.size(), by);
}

} // namespace

BOOST_AUTO_TEST_SUITE(seals)

BOOST_AUTO_TEST_CASE(a_seal_is_drawn_so) {
    const World world(gallery());
    Kept kept(world, 1);
    kept.type("look");
    BOOST_TEST(kept.text == head + "= b6bb9245 2e9f43ab\n> look\n= b6bb9245 4f743921\n");
    BOOST_TEST(kept.sum.digits() == sum_of(kept.text).digits());
    BOOST_TEST(kept.sum.typed == 1U);
    BOOST_TEST(thread_in(kept.text).sum.digits() == kept.sum.digits());
}

BOOST_AUTO_TEST_CASE(every_change_of_one_byte_is_noticed) {
    const World world(gallery());
    for (const std::uint32_t every : {1U, 64U}) {
        BOOST_TEST_CONTEXT("a seal every " << every) {
            const Kept kept = two_hundred_lines(world, every);
            const Thread whole = thread_in(kept.text);
            Fates fates;
            for (std::size_t at = 0; at < kept.text.size(); ++at) {
                for (const int flip : flips) {
                    std::string changed = kept.text;
                    changed[at] = static_cast<char>(changed[at] ^ flip);
                    ++fates[fate_of(std::move(changed), kept, whole.headings)];
                }
            }
            BOOST_TEST_MESSAGE(kept.text.size() * flips.size()
                               << " changes: " << fates[Fate::refused] << " refused, "
                               << fates[Fate::fewer] << " whole lines");
            BOOST_TEST(fates[Fate::refused] + fates[Fate::fewer] ==
                       kept.text.size() * flips.size());
            BOOST_TEST(fates[Fate::fewer] > 0U); // of the last seal
            BOOST_TEST(fates[Fate::fewer] <= 5 * flips.size());
        }
    }
}

BOOST_AUTO_TEST_CASE(every_cut_is_refused_or_its_whole_lines) {
    const World world(gallery());
    for (const std::uint32_t every : {1U, 64U}) {
        BOOST_TEST_CONTEXT("a seal every " << every) {
            const Kept kept = two_hundred_lines(world, every);
            const Thread whole = thread_in(kept.text);
            const auto seals_there =
                static_cast<std::size_t>(std::count(kept.text.begin(), kept.text.end(), '='));
            Fates fates;
            for (std::size_t size = 0; size < kept.text.size(); ++size) {
                if (size >= kept.text.find("= ")) { // else headings are cut as well
                    ++fates[fate_of(kept.text.substr(0, size), kept, whole.headings)];
                }
            }
            BOOST_TEST_MESSAGE(kept.text.size()
                               << " cuts: " << fates[Fate::fewer] << " whole lines");
            BOOST_TEST(fates[Fate::refused] == 0U);
            BOOST_TEST(fates[Fate::same] == 0U);
            // Behind a seal it looks as if nothing more had been played; and so it does within the
            // first one, which stands above all lines.
            BOOST_TEST(fates[Fate::fewer_in_silence] == seals_there);
        }
    }
}

BOOST_AUTO_TEST_CASE(what_was_changed_is_told_by_its_lines) {
    const World world(gallery());
    Kept kept(world, 1);
    for (const std::string_view line : {"look", "e", "w"}) {
        kept.type(line);
    }
    BOOST_TEST(fault_in(replaced(kept.text, "> e", "> w")) ==
               "11: the lines above have the digest '80016735', not 'ae8acad1'; one of lines 9 to "
               "11 was changed after it was kept");
    BOOST_TEST(fault_in(replaced(kept.text, "width: 72", "width: 73")) ==
               "7: the lines above have the digest '1cbe48a1', not '2e9f43ab'; at least one was "
               "changed after it was kept");
    BOOST_TEST(fault_in(replaced(kept.text, "# clew", "# crew")) ==
               "1: the first line was cut or changed; '# clew thread 1' was expected");
}

BOOST_AUTO_TEST_CASE(what_stands_behind_the_last_seal_is_left_out_and_that_is_said) {
    const World world(gallery());
    Kept kept(world, 1);
    kept.type("e");
    const std::string whole = kept.text;
    struct Row {
        std::string behind;
        std::string words;
    };
    const std::string told = "x:10: no digest stands below this line, so from here on all is left "
                             "out";
    for (const Row& row :
         {Row{"> w\n", told}, Row{"> w\n> e\n= 7d79", told}, Row{"foo\n", told},
          Row{"# a comment\n", ""}, Row{"> w", "x: the last line has no end, so it is left out"}}) {
        BOOST_TEST_CONTEXT(row.behind) {
            const Thread thread = thread_in(whole + row.behind);
            BOOST_TEST(thread.typed == 1U);
            BOOST_TEST(words_of_left_out(thread, "x") == row.words);
            BOOST_TEST(body_of(thread) == "> e\n");
            const std::size_t end = whole.size() + (row.words.empty() ? row.behind.size() : 0);
            BOOST_TEST(thread.body_end == end);
            BOOST_TEST(thread.sum.digits() ==
                       sum_of(std::string_view(thread.text).substr(0, end)).digits());
        }
    }
}

BOOST_AUTO_TEST_CASE(a_seal_that_became_a_line_is_no_answer_to_a_riddle) {
    const World world(gallery());
    Kept kept(world, 1);
    kept.type("e. e. e");
    BOOST_REQUIRE(kept.game.moment.state.asking != nobody);
    kept.text[kept.text.rfind('=')] = '>';
    const Thread thread = thread_in(kept.text);
    BOOST_TEST(thread.typed == 0U);
    BOOST_TEST(thread.left_out == 8U);
}

BOOST_AUTO_TEST_CASE(threads_without_seals_are_read_as_ever) {
    const Thread thread = thread_in(head + "> e\n= 01234567\n> w\nThe hall.\n> e\n");
    BOOST_TEST(thread.typed == 3U);
    BOOST_TEST(words_of_left_out(thread, "x").empty());
}

BOOST_AUTO_TEST_CASE(line_ends_are_none_of_a_seals_business) {
    const World world(gallery());
    Kept kept(world, 1);
    kept.type("e");
    std::string text = "\xEF\xBB\xBF";
    for (const char c : kept.text) {
        text += c == '\n' ? "\r\n" : std::string(1, c);
    }
    BOOST_TEST(thread_in(text).sum.digits() == kept.sum.digits());
}

BOOST_AUTO_TEST_CASE(salvage_goes_to_the_last_seal_that_fits_the_game) {
    const World world(gallery());
    Kept kept(world, 2);
    for (const std::string_view line : {"look", "e", "take sword", "look", "w", "e"}) {
        kept.type(line);
    }
    struct Row {
        std::string_view what;
        std::string_view by;
        std::string left;
    };
    const std::string body = "> look\n> e\n> take sword\n> look\n> w\n> e\n";
    for (const Row& row :
         {Row{"> take sword", "> tale sword", "> look\n> e\n"},
          Row{"> take", "? take", "> look\n> e\n"},
          Row{"sword\n> look", "sword\n> lool", "> look\n> e\n> take sword\n> lool\n> w\n> e\n"},
          Row{"width: 72", "width: 73", body}}) {
        BOOST_TEST_CONTEXT(row.by) {
            Result<Salvage, Diagnostics> salvage = salvaged(replaced(kept.text, row.what, row.by));
            BOOST_REQUIRE(salvage.has_value());
            BOOST_TEST(salvage->why.has_value());
            Game game(world, voice_of(world));
            const Replay played = replay(salvage->thread, game, Compare::digests);
            if (played.difference != Difference::none) {
                salvage = salvaged_before(salvage->thread, played);
                BOOST_REQUIRE(salvage.has_value());
            }
            BOOST_TEST(body_of(salvage->thread) == row.left);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
