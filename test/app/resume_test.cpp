#include "clew/app/resume.hpp"

#include "clew/app/failure.hpp"

#include <boost/test/unit_test.hpp>

#include <functional>
#include <string>
#include <vector>

namespace clew {
namespace {

Headings some_headings() {
    Headings headings;
    headings.set("world", "escape 00000000000000ff");
    headings.set("seed", "42");
    headings.set("rows", "6");
    headings.set("columns", "7");
    headings.set("bias", "0.25");
    headings.set("limit", "none");
    headings.set("keys", "hjkl");
    headings.set("width", "40");
    headings.set("words", "yes");
    headings.set("as", "cells");
    headings.set("ascii", "no");
    return headings;
}

std::string refusal(const Headings& headings, const Options& given, Status expected) {
    try {
        (void)options_of(headings, given, "game.thread");
    } catch (const Failure& failure) {
        BOOST_TEST((failure.status() == expected));
        return failure.what();
    }
    return "";
}

struct Row {
    std::string name;
    std::function<void(Options&)> change;
    std::string message;
};

} // namespace

BOOST_AUTO_TEST_SUITE(resume)

BOOST_AUTO_TEST_CASE(headings_become_the_options_they_came_from) {
    const Options options = options_of(some_headings(), Options{}, "game.thread");
    BOOST_TEST(options.world == "escape");
    BOOST_TEST(options.seed.value() == 42U);
    BOOST_TEST(options.rows.value() == 6U);
    BOOST_TEST(options.columns.value() == 7U);
    BOOST_TEST(options.bias.value() == 0.25);
    BOOST_TEST(options.limit.value() == "none");
    BOOST_TEST((options.keys.value() == Keys::hjkl));
    BOOST_TEST(options.width.value() == 40U);
    BOOST_TEST(options.words);
    BOOST_TEST(options.as.value() == "cells");
    BOOST_TEST(!options.ascii);
}

BOOST_AUTO_TEST_CASE(how_a_maze_was_made_is_read_back) {
    Headings headings = some_headings();
    headings.set("walls", "5");
    headings.set("braid", "0.5");
    headings.set("halls", "6..12");
    headings.set("hall-rows", "3");
    headings.set("hall-columns", "1..1000");
    headings.set("no-overlap", "yes");
    const Options options = options_of(headings, Options{}, "game.thread");
    BOOST_TEST(options.walls.value() == 5U);
    BOOST_TEST(options.braid.value() == 0.5);
    BOOST_TEST((options.halls.value() == Extent{6, 12}));
    BOOST_TEST((options.hall_rows.value() == Extent{3, 3}));
    BOOST_TEST((options.hall_columns.value() == Extent{1, 1000}));
    BOOST_TEST(options.no_overlap);
    Options given;
    given.halls = Extent{6, 13};
    BOOST_TEST(refusal(headings, given, Status::command_line) ==
               "--halls is not what the thread says: '6..12'; leave it out to go on");
}

BOOST_AUTO_TEST_CASE(an_option_that_contradicts_the_thread_is_refused) {
    const std::string rest = "; leave it out to go on";
    const std::vector<Row> rows = {
        {"the same seed", [](Options& o) { o.seed = 42; }, ""},
        {"another seed", [](Options& o) { o.seed = 7; },
         "--seed is not what the thread says: '42'" + rest},
        {"another world", [](Options& o) { o.world = "mouse"; },
         "the world is 'escape' in the thread" + rest},
        {"the same world", [](Options& o) { o.world = "escape"; }, ""},
        {"another size", [](Options& o) { o.rows = 5; },
         "--rows is not what the thread says: '6'" + rest},
        {"a limit where there was none", [](Options& o) { o.limit = "9"; },
         "--limit is not what the thread says: 'none'" + rest},
        {"another reading of blocks", [](Options& o) { o.as = "walls"; },
         "--as is not what the thread says: 'cells'" + rest},
        {"halls where none were asked for",
         [](Options& o) {
             o.halls = Extent{3, 4};
         },
         "--halls is not in the thread" + rest},
        {"a braid where none was asked for", [](Options& o) { o.braid = 0.5; },
         "--braid is not in the thread" + rest},
        {"halls apart where that was not asked for", [](Options& o) { o.no_overlap = true; },
         "--no-overlap is not in the thread" + rest},
        {"words where there were words", [](Options& o) { o.words = true; }, ""},
        {"ascii where there was none", [](Options& o) { o.ascii = true; },
         "--ascii is not what the thread says: 'no'" + rest},
    };
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) {
            Options given;
            row.change(given);
            BOOST_TEST(refusal(some_headings(), given, Status::command_line) == row.message);
        }
    }
}

BOOST_AUTO_TEST_CASE(headings_that_cannot_be_are_the_threads_fault) {
    Headings headings = some_headings();
    headings.set("bias", "2");
    BOOST_TEST(refusal(headings, Options{}, Status::faulty) ==
               "game.thread: --bias: '2' is not a number from 0 to 1, such as 0.5");
    headings.set("bias", "0.0");
    headings.set("hall-rows", "4..3");
    BOOST_TEST(refusal(headings, Options{}, Status::faulty) ==
               "game.thread: --hall-rows: '4..3' is not a whole number from 1 to 1000, or two with "
               "the least first, such as 6..12");
    Headings none;
    none.set("keys", "udlr");
    BOOST_TEST(refusal(none, Options{}, Status::faulty) ==
               "game.thread: its headings name no world and seed; '# world: NAME DIGEST' and "
               "'# seed: N' are needed");
}

BOOST_AUTO_TEST_CASE(a_world_that_headings_cannot_have_is_their_fault_at_their_line) {
    struct Case {
        std::string name;
        std::string value;
        std::string message;
    };
    const std::vector<Case> rows = {
        {"world", "mause 00000000000000ff",
         "game.thread:1: no world or file is called 'mause'; did you mean 'mouse'?"},
        {"algorithm", "nosuch", "game.thread:3: --algorithm: 'nosuch' is not one of"},
        {"start", "9,9", "game.thread:3: --start: row 9, column 9 is off the grid"},
        {"world", "mouse 00000000000000ff", "game.thread:1: is for another edition of 'mouse'"},
        {"built", "00000000000000ff",
         "game.thread:3: another world was played; a heading was changed, or this version of Clew "
         "builds another one from 'mouse' and that seed"},
    };
    for (const Case& row : rows) {
        BOOST_TEST_CONTEXT(row.name << ' ' << row.value) {
            Headings headings;
            headings.set("world", "mouse 08da8d6b3d9db691", 1);
            headings.set("seed", "1", 2);
            headings.set(row.name, row.value, row.name == "world" ? 1 : 3);
            try {
                const Options options = options_of(headings, Options{}, "game.thread");
                (void)world_of_thread(headings, options, "game.thread");
                BOOST_ERROR("it was built");
            } catch (const Failure& failure) {
                BOOST_TEST((failure.status() == Status::faulty));
                BOOST_TEST(std::string(failure.what()).substr(0, row.message.size()) ==
                           row.message);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(the_command_that_salvages_is_named_where_it_finds_something) {
    const std::string head = "# clew thread 1\n# world: mouse 08da8d6b3d9db691\n# seed: 1\n";
    BOOST_TEST(words_of_salvage(head + "> d\n= zzz\n", "clew replay --salvage x") ==
               "'clew replay --salvage x' plays it as far as it is whole");
    BOOST_TEST(words_of_salvage(head + "= zzz\n", "clew replay --salvage x").empty());
    BOOST_TEST(words_of_salvage("", "clew replay --salvage x").empty());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
