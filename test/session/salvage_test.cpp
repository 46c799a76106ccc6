#include "clew/session/salvage.hpp"

#include "clew/session/save.hpp"
#include "session/talk.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace clew::test {

namespace {

const std::string head = "# clew thread 1\n# world: den 0123456789abcdef\n# seed: 42\n";

struct Row {
    std::string name;
    std::string text;
    std::string left;   // of the lines
    std::uint32_t line; // at which it says why
};

std::string some_save() {
    Talk talk(gallery());
    std::string body;
    for (const std::string_view line : {"e", "take sword", "w"}) {
        append_typed(body, line);
        (void)talk.type(line);
    }
    Headings headings;
    headings.set("world", "den 0123456789abcdef");
    headings.set("seed", "42");
    return save_text(headings, body, talk.game);
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
    const std::size_t at = text.find(what);
    BOOST_REQUIRE(at != std::string::npos);
    return text.replace(at, what.size(), by);
}

} // namespace

BOOST_AUTO_TEST_SUITE(salvages)

BOOST_AUTO_TEST_CASE(what_is_whole_is_left_as_it_is) {
    const std::string save = some_save();
    const Result<Salvage, Diagnostics> salvage = salvaged(save);
    BOOST_REQUIRE(salvage.has_value());
    BOOST_TEST(!salvage->why.has_value());
    BOOST_TEST(salvage->thread.text == save);
}

BOOST_AUTO_TEST_CASE(lines_are_left_up_to_the_first_that_is_damaged) {
    const std::string save = some_save();
    const std::vector<Row> rows = {
        {"no digest", head + "> e\n= zzz\n> w\n", "> e\n", 5},
        {"a line too long", head + "> e\n> " + std::string(5000, 'x') + "\n> w\n", "> e\n", 5},
        {"a save cut at a line's end", save.substr(0, save.find("> w")), "> e\n> take sword\n", 7},
        {"cut within a line", save.substr(0, save.find("> w") - 3), "> e\n", 6},
        {"another count", replaced(save, "# end 3", "# end 4"), "", 9},
    };
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) {
            const Result<Salvage, Diagnostics> salvage = salvaged(row.text);
            BOOST_REQUIRE(salvage.has_value());
            BOOST_REQUIRE(salvage->why.has_value());
            BOOST_TEST(salvage->why->span.begin.line == row.line);
            BOOST_TEST(!salvage->thread.headings.get("save").has_value());
            if (!row.left.empty()) {
                BOOST_TEST(body_of(salvage->thread) == row.left);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(nothing_is_left_of_damaged_headings) {
    const std::string save = some_save();
    for (const std::string& text : {std::string(), replaced(save, "# seed: 42", "# seed: x"),
                                    save.substr(0, 30), replaced(save, "thread 1", "thread 2"),
                                    replaced(save, "# clew", "# crew"), head + "= zzz\n"}) {
        BOOST_TEST_CONTEXT(text) {
            const Result<Salvage, Diagnostics> salvage = salvaged(text);
            BOOST_TEST((!salvage || salvage->thread.bare));
        }
    }
}

BOOST_AUTO_TEST_CASE(the_line_before_a_digest_that_differs_is_left_out) {
    const World world(gallery());
    const std::string text = head + "> e\n> take sword\n= 00000000\n> w\n";
    const Result<Thread, Diagnostics> thread = read_thread(text);
    Game game(world, voice_of(world));
    const Replay played = replay(*thread, game, Compare::digests);
    BOOST_REQUIRE((played.difference == Difference::digest));
    const Result<Salvage, Diagnostics> salvage = salvaged_before(*thread, played);
    BOOST_REQUIRE(salvage.has_value());
    BOOST_TEST(body_of(salvage->thread) == "> e\n");
    BOOST_TEST(salvage->why->span.begin.line == 6U);
}

BOOST_AUTO_TEST_CASE(every_cut_and_every_change_leaves_whole_lines_or_nothing) {
    const std::string save = some_save();
    const Result<Thread, Diagnostics> whole = read_thread(save);
    const std::string body(body_of(*whole));
    std::size_t left = 0;
    for (std::size_t size = 0; size < save.size(); ++size) {
        const Result<Salvage, Diagnostics> salvage = salvaged(save.substr(0, size));
        if (salvage && !salvage->thread.bare && salvage->thread.typed > 0) {
            const std::string lines = body_of(salvage->thread);
            BOOST_TEST(body.substr(0, lines.size()) == lines);
            ++left;
        }
    }
    BOOST_TEST(left == save.size() - save.find("> take sword"));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
