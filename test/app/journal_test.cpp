#include "clew/app/journal.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/replacement.hpp"
#include "folder.hpp"

#include <boost/test/unit_test.hpp>

#include <csignal>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <string>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace clew {
namespace {

using test::failure_of;
using test::Folder;

constexpr std::string_view headings = "# clew thread 1\n# seed: 1\n";
constexpr std::size_t most = 1U << 20U;

std::string text_at(const std::string& path) { return read_whole(path, most); }

/// No file grows over so many bytes meanwhile; where that fails, it is an error and no signal.
struct Limited {
    explicit Limited(rlim_t bytes) {
        before_signal = std::signal(SIGXFSZ, SIG_IGN);
        BOOST_REQUIRE(::getrlimit(RLIMIT_FSIZE, &before) == 0);
        const rlimit now{bytes, before.rlim_max};
        BOOST_REQUIRE(::setrlimit(RLIMIT_FSIZE, &now) == 0);
    }
    Limited(const Limited&) = delete;
    Limited& operator=(const Limited&) = delete;
    ~Limited() {
        ::setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, before_signal);
    }
    rlimit before{};
    void (*before_signal)(int) = nullptr;
};

} // namespace

BOOST_AUTO_TEST_SUITE(journal)

BOOST_AUTO_TEST_CASE(always_keeps_each_line_at_once) {
    const Folder folder;
    const std::string path = folder.file("game.thread");
    Journal journal = Journal::made(path, headings, Sync::always);
    BOOST_TEST(text_at(path) == headings);
    journal.add("n");
    BOOST_TEST(text_at(path) == std::string(headings) + "> n\n");
    journal.add("take lamp");
    BOOST_TEST(text_at(path) == std::string(headings) + "> n\n> take lamp\n");
}

BOOST_AUTO_TEST_CASE(a_seal_stands_behind_all_that_is_written_at_once_and_every_64_lines) {
    for (const Sync sync : {Sync::always, Sync::batch, Sync::never}) {
        const Folder folder;
        const std::string path = folder.file("game.thread");
        Journal journal = Journal::made(path, headings, sync);
        std::uint64_t game = 0; // counts the lines, as a game's digest tells them apart
        journal.seal_with([&game] { return game << 32U; });
        std::string expected(headings);
        LineSum sum = sum_of(headings);
        for (int line = 1; line <= 150; ++line) {
            ++game;
            journal.add("n");
            expected += "> n\n";
            sum.add("> n");
            if (sync == Sync::always || line % 64 == 0 || line == 150) {
                append_seal(expected, sum, game << 32U);
            }
        }
        journal.settle();
        BOOST_TEST(text_at(path) == expected);
        journal.settle();
        BOOST_TEST(text_at(path) == expected); // no second one
    }
}

BOOST_AUTO_TEST_CASE(what_is_not_settled_is_sealed_where_it_is_read) {
    const Folder folder;
    const std::string path = folder.file("game.thread");
    Journal journal = Journal::made(path, headings, Sync::batch);
    journal.seal_with([] { return std::uint64_t{1} << 32U; });
    journal.add("n");
    LineSum sum = sum_of(std::string(headings) + "> n\n");
    std::string expected = std::string(headings) + "> n\n";
    append_seal(expected, sum, std::uint64_t{1} << 32U);
    BOOST_TEST(journal.text() == expected);
    journal.settle();
    BOOST_TEST(text_at(path) == expected);
    Journal moved = std::move(journal);
    moved.add("s");
    moved.settle();
    expected += "> s\n";
    sum.add("> s");
    append_seal(expected, sum, std::uint64_t{1} << 32U);
    BOOST_TEST(text_at(path) == expected);
    const std::string other = "# clew thread 1\n# seed: 2\n";
    moved.replace(other);
    moved.add("w");
    moved.settle();
    expected = other + "> w\n";
    sum = sum_of(expected);
    append_seal(expected, sum, std::uint64_t{1} << 32U);
    BOOST_TEST(text_at(path) == expected);
}

BOOST_AUTO_TEST_CASE(batch_and_never_keep_what_was_added_when_it_is_settled) {
    for (const Sync sync : {Sync::batch, Sync::never}) {
        const Folder folder;
        const std::string path = folder.file("game.thread");
        Journal journal = Journal::made(path, headings, sync);
        journal.add("n");
        journal.add("s");
        BOOST_TEST(text_at(path) == headings);
        journal.settle();
        BOOST_TEST(text_at(path) == std::string(headings) + "> n\n> s\n");
        journal.settle();
        BOOST_TEST(text_at(path) == std::string(headings) + "> n\n> s\n");
    }
}

BOOST_AUTO_TEST_CASE(a_file_that_is_there_is_not_made_again) {
    const Folder folder;
    const std::string path = folder.file("game.thread");
    { const Journal journal = Journal::made(path, headings, Sync::never); }
    BOOST_TEST(failure_of([&] { (void)Journal::made(path, "other", Sync::never); }) ==
               path + ": file exists");
    BOOST_TEST(text_at(path) == headings);
}

BOOST_AUTO_TEST_CASE(two_games_are_never_kept_in_one_file) {
    const Folder folder;
    const std::string path = folder.file("game.thread");
    const std::string told = path + ": another game is being kept in it";
    {
        const Journal first = Journal::made(path, headings, Sync::never);
        BOOST_TEST(failure_of([&] { (void)Journal::taken(path, Sync::never); }) == told);
        BOOST_TEST(!Journal::taken_if_free(path, Sync::never));
    }
    {
        const Journal second = Journal::taken(path, Sync::never);
        BOOST_TEST(failure_of([&] { (void)Journal::taken(path, Sync::never); }) == told);
    }
    BOOST_TEST(Journal::taken_if_free(path, Sync::never).has_value());
    BOOST_TEST(text_at(path) == headings);
}

BOOST_AUTO_TEST_CASE(going_on_cuts_what_is_not_whole_with_the_first_line) {
    const Folder folder;
    const std::string path = folder.file("game.thread");
    replace_file(path, "# clew thread 1\n> n\n> tak");
    Journal journal = Journal::taken(path, Sync::always);
    journal.go_on_after(20, {});
    journal.settle();
    BOOST_TEST(text_at(path) == "# clew thread 1\n> n\n> tak");
    journal.add("s");
    BOOST_TEST(text_at(path) == "# clew thread 1\n> n\n> s\n");
}

BOOST_AUTO_TEST_CASE(a_failure_is_told_and_leaves_whole_lines) {
    const Folder folder;
    const std::string path = folder.file("game.thread");
    Journal journal = Journal::made(path, headings, Sync::always);
    journal.add("n");
    {
        const Limited limited(headings.size() + 8);
        journal.add("take the lamp");
    }
    BOOST_TEST(journal.failed());
    journal.add("s");
    journal.settle();
    BOOST_TEST(text_at(path) == std::string(headings) + "> n\n");
    BOOST_TEST(!Journal::taken_if_free(path, Sync::never)); // it is this game's still
    journal.replace("# clew thread 1\n> n\n");
    journal.add("w");
    BOOST_TEST(text_at(path) == "# clew thread 1\n> n\n> w\n");
    BOOST_TEST(journal.failed()); // it did fail
}

BOOST_AUTO_TEST_CASE(a_file_that_is_gone_is_written_no_more_and_anothers_in_its_place_left_alone) {
    const Folder folder;
    const std::string path = folder.file("game.thread");
    Journal journal = Journal::made(path, headings, Sync::always);
    journal.add("n");
    std::filesystem::remove(path);
    journal.add("s");
    BOOST_TEST(journal.failed());
    BOOST_TEST(!journal.is_kept());
    BOOST_TEST(journal.text() == std::string(headings) + "> n\n"); // of the file it has open
    replace_file(path, "another game's");
    const std::string told = path + ": is no longer there";
    BOOST_TEST(failure_of([&] { journal.rename(folder.file("old")); }) == told);
    BOOST_TEST(failure_of([&] { journal.replace(headings); }) == told);
    journal.remove();
    BOOST_TEST(text_at(path) == "another game's");
}

BOOST_AUTO_TEST_CASE(no_file_grows_over_what_is_read) {
    const Folder folder;
    const std::string path = folder.file("game.thread");
    replace_file(path, headings);
    BOOST_REQUIRE(::truncate(path.c_str(), off_t{1} << 30) == 0);
    Journal journal = Journal::taken(path, Sync::never);
    journal.go_on_after((std::uint64_t{1} << 30U) - 4, {});
    journal.add("n");
    journal.settle();
    BOOST_TEST(journal.is_kept());
    journal.add("s");
    journal.settle();
    BOOST_TEST(!journal.is_kept());
    BOOST_TEST(std::filesystem::file_size(path) == std::uintmax_t{1} << 30U);
}

BOOST_AUTO_TEST_CASE(a_pipe_or_a_folder_is_not_taken) {
    const Folder folder;
    const std::string pipe = folder.file("pipe");
    BOOST_REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    BOOST_TEST(failure_of([&] { (void)Journal::taken(pipe, Sync::never); }) ==
               pipe + ": is no plain file");
    BOOST_TEST(failure_of([&] { (void)Journal::taken(folder.path.string(), Sync::never); }) ==
               folder.path.string() + ": is a directory");
}

BOOST_AUTO_TEST_CASE(it_has_lines_once_one_was_typed) {
    const Folder folder;
    Journal journal = Journal::made(folder.file("game.thread"), headings, Sync::always);
    BOOST_TEST(!journal.has_lines());
    journal.add("n");
    BOOST_TEST(journal.has_lines());
    journal.replace(headings);
    BOOST_TEST(!journal.has_lines());
    journal.add("s");
    BOOST_TEST(journal.has_lines());
    journal.replace(std::string(headings) + "> n\n");
    BOOST_TEST(journal.has_lines());
}

BOOST_AUTO_TEST_CASE(what_is_free_is_made_and_what_is_not_is_left) {
    const Folder folder;
    const std::string path = folder.file("game.thread");
    const auto journal = Journal::made_if_free(path, headings, Sync::never);
    BOOST_TEST(journal.has_value());
    BOOST_TEST(!Journal::made_if_free(path, "other", Sync::never));
    BOOST_TEST(text_at(path) == headings);
}

BOOST_AUTO_TEST_CASE(half_a_heading_is_not_left) {
    const Folder folder;
    const std::string path = folder.file("game.thread");
    const Limited limited(8);
    BOOST_TEST(failure_of([&] { (void)Journal::made(path, headings, Sync::always); }) ==
               path + ": file too large");
    BOOST_TEST(folder.count() == 0);
}

BOOST_AUTO_TEST_CASE(another_thread_takes_its_place_whole) {
    const Folder folder;
    const std::string path = folder.file("game.thread");
    Journal journal = Journal::made(path, headings, Sync::batch);
    BOOST_REQUIRE(::chmod(path.c_str(), 0640) == 0);
    journal.add("n");
    journal.settle();
    journal.add("forgotten");
    journal.replace("# clew thread 1\n# seed: 2\n> w\n");
    journal.add("e");
    journal.settle();
    BOOST_TEST(text_at(path) == "# clew thread 1\n# seed: 2\n> w\n> e\n");
    BOOST_TEST(!Journal::taken_if_free(path, Sync::never)); // the new file is locked as well
    BOOST_TEST(folder.count() == 1);
    struct stat facts {};
    BOOST_REQUIRE(::stat(path.c_str(), &facts) == 0);
    BOOST_TEST((facts.st_mode & 07777U) == 0640U);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_replaced_goes_on) {
    const Folder folder;
    const std::string path = folder.file("game.thread");
    Journal journal = Journal::made(path, headings, Sync::batch);
    journal.add("n");
    {
        const Limited limited(8);
        BOOST_TEST(failure_of([&] { journal.replace("# clew thread 1\n"); }) ==
                   path + ": file too large");
    }
    journal.settle();
    BOOST_TEST(text_at(path) == std::string(headings) + "> n\n");
    BOOST_TEST(!journal.failed());
    BOOST_TEST(folder.count() == 1);
}

BOOST_AUTO_TEST_CASE(it_is_renamed_while_it_is_kept) {
    const Folder folder;
    replace_file(folder.file("old"), "the one before");
    Journal journal = Journal::made(folder.file("new"), headings, Sync::always);
    journal.rename(folder.file("old"));
    journal.add("n");
    BOOST_TEST(text_at(folder.file("old")) == std::string(headings) + "> n\n");
    BOOST_TEST(!file_exists(folder.file("new")));
    journal.remove();
    BOOST_TEST(folder.count() == 0);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
