#include "clew/app/unfinished.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/replacement.hpp"
#include "folder.hpp"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <filesystem>
#include <string>
#include <unistd.h>
#include <vector>

namespace clew {
namespace {

constexpr std::string_view headings = "# clew thread 1\n";

/// What is asked for is a folder that has to be made.
struct Folder : test::Folder {
    Folder() : path((test::Folder::path / "share" / "clew").string()) {}
    [[nodiscard]] std::string file(const std::string& name) const { return path + '/' + name; }
    [[nodiscard]] std::string text(const std::string& name) const {
        return read_whole(file(name), 1000);
    }
    /// A game that was left, so many seconds ago.
    void leave(const std::string& name, const std::string& line, int seconds) const {
        std::filesystem::create_directories(path);
        replace_file(file(name), std::string(headings) + "> " + line + "\n");
        std::filesystem::last_write_time(file(name), std::filesystem::file_time_type::clock::now() -
                                                         std::chrono::seconds(seconds));
    }
    std::string path;
};

} // namespace

BOOST_AUTO_TEST_SUITE(unfinished)

BOOST_AUTO_TEST_CASE(each_game_has_a_file_of_its_own) {
    const Folder folder;
    BOOST_TEST(unfinished_games(folder.path).empty());
    const Journal first = new_unfinished(folder.path, headings, Sync::never);
    const Journal second = new_unfinished(folder.path, headings, Sync::never);
    BOOST_TEST(first.path() == folder.file("unfinished.thread"));
    BOOST_TEST(second.path() == folder.file("unfinished-2.thread"));
    const auto allowed = std::filesystem::status(folder.path).permissions();
    BOOST_TEST((allowed == std::filesystem::perms::owner_all));
}

BOOST_AUTO_TEST_CASE(the_one_played_last_comes_first) {
    const Folder folder;
    folder.leave("unfinished.thread", "n", 20);
    folder.leave("unfinished-2.thread", "n", 10);
    folder.leave("unfinished-9.thread", "n", 30);
    const std::vector<std::string> expected = {folder.file("unfinished-2.thread"),
                                               folder.file("unfinished.thread"),
                                               folder.file("unfinished-9.thread")};
    BOOST_TEST(unfinished_games(folder.path) == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_game_without_a_line_is_removed_and_one_that_is_over_put_away) {
    const Folder folder;
    {
        Journal journal = new_unfinished(folder.path, headings, Sync::never);
        BOOST_TEST(!is_left_unfinished(journal, false));
        BOOST_TEST(unfinished_games(folder.path).empty());
    }
    {
        Journal journal = new_unfinished(folder.path, headings, Sync::always);
        journal.add("n");
        BOOST_TEST(!is_left_unfinished(journal, true));
        BOOST_TEST(folder.text("previous.thread") == std::string(headings) + "> n\n");
    }
    Journal journal = new_unfinished(folder.path, headings, Sync::always);
    journal.add("s");
    BOOST_TEST(is_left_unfinished(journal, false));
    BOOST_TEST(folder.text("unfinished.thread") == std::string(headings) + "> s\n");
}

BOOST_AUTO_TEST_CASE(a_previous_game_that_is_being_played_stays) {
    const Folder folder;
    folder.leave("previous.thread", "before", 0);
    const Journal played = Journal::taken(folder.file("previous.thread"), Sync::never);
    for (const std::string line : {"n", "s"}) {
        Journal journal = new_unfinished(folder.path, headings, Sync::always);
        journal.add(line);
        put_away(journal);
        BOOST_TEST(folder.text("previous-2.thread") == std::string(headings) + "> " + line + "\n");
    }
    BOOST_TEST(folder.text("previous.thread") == std::string(headings) + "> before\n");
}

BOOST_AUTO_TEST_CASE(the_oldest_not_in_use_gives_way_where_no_place_is_left) {
    const Folder folder;
    folder.leave("unfinished.thread", "oldest", 1000);
    for (int number = 2; number <= 9; ++number) {
        folder.leave("unfinished-" + std::to_string(number) + ".thread", std::to_string(number),
                     number);
    }
    std::vector<Journal> played;
    played.push_back(Journal::taken(folder.file("unfinished.thread"), Sync::never));
    played.push_back(new_unfinished(folder.path, headings, Sync::never));
    BOOST_TEST(played.back().path() == folder.file("unfinished-9.thread"));
    BOOST_TEST(folder.text("previous.thread") == std::string(headings) + "> 9\n");
    while (played.size() < 9) {
        played.push_back(new_unfinished(folder.path, headings, Sync::never));
    }
    BOOST_CHECK_EXCEPTION((void)new_unfinished(folder.path, headings, Sync::never), Failure,
                          [&](const Failure& failure) {
                              return failure.what() ==
                                     folder.path +
                                         ": 9 games are being played, the most that are kept";
                          });
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
