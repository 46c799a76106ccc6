#include "clew/app/files.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/replacement.hpp"
#include "folder.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <cstddef>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <sys/file.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace clew {
namespace {

/// What a LineReader makes of bytes that a pipe hands over in those pieces.
std::vector<std::string> lines_of(const std::vector<std::string>& pieces, std::size_t most) {
    std::array<int, 2> ends{};
    BOOST_REQUIRE(::pipe(ends.data()) == 0);
    std::size_t sent = 0;
    std::vector<std::string> lines;
    LineReader reader(ends[0], most);
    // A piece is sent when the reader is about to wait, so it sees each by itself.
    const auto send = [&] {
        if (sent < pieces.size()) {
            write_all(ends[1], pieces[sent], "pipe");
            ++sent;
        } else if (sent++ == pieces.size()) {
            ::close(ends[1]);
        }
    };
    while (const auto line = reader.next(send)) {
        lines.emplace_back(*line);
    }
    ::close(ends[0]);
    return lines;
}

struct Row {
    std::string name;
    std::vector<std::string> pieces;
    std::vector<std::string> lines;
};

struct Folder : test::Folder {
    void put(const std::string& name, const std::string& text) const {
        std::ofstream(path / name) << text;
    }
};

std::string failure_of(const std::string& path, std::size_t most) {
    return test::failure_of([&] { (void)read_whole(path, most); });
}

} // namespace

BOOST_AUTO_TEST_SUITE(files)

BOOST_AUTO_TEST_CASE(lines_come_whole_however_they_are_cut) {
    const std::vector<Row> rows = {
        {"nothing", {}, {}},
        {"one line", {"n\n"}, {"n"}},
        {"no final newline counts", {"n\nw"}, {"n", "w"}},
        {"blank lines count", {"\n\n"}, {"", ""}},
        {"a line in three pieces", {"ge", "t lam", "p\nn\n"}, {"get lamp", "n"}},
        {"CR is kept for the game to judge", {"n\r\n"}, {"n\r"}},
        {"NUL is a byte", {std::string("a\0b\n", 4)}, {std::string("a\0b", 3)}},
        {"at the most", {"12345678\nx\n"}, {"12345678", "x"}},
        {"over the most is cut, the rest thrown away", {"123456789\nx\n"}, {"12345678", "x"}},
        {"over it in pieces", {"12345", "67890", "12345", "\nx\n"}, {"12345678", "x"}},
        {"over it at the end", {"12345678901"}, {"12345678"}},
        {"two over it", {"1234567890\n1234567890\n"}, {"12345678", "12345678"}},
    };
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) {
            constexpr std::size_t most = 8;
            BOOST_TEST(lines_of(row.pieces, most) == row.lines, boost::test_tools::per_element());
        }
    }
}

// Another program at the same pipe may have left it so; both ends are then often not ready.
BOOST_AUTO_TEST_CASE(what_is_not_ready_is_waited_for) {
    constexpr std::size_t lines = 300'000;
    std::array<int, 2> ends{};
    BOOST_REQUIRE(::pipe2(ends.data(), O_NONBLOCK) == 0);
    std::size_t read = 0;
    std::thread reader([&] {
        LineReader input(ends[0], 100);
        while (const auto line = input.next([] {})) {
            read += *line == "north" ? 1U : 0U;
        }
    });
    std::string text;
    for (std::size_t i = 0; i < lines; ++i) {
        text += "north\n";
    }
    std::string failure;
    try {
        write_all(ends[1], text, "pipe");
    } catch (const Failure& why) {
        failure = why.what();
    }
    ::close(ends[1]);
    reader.join();
    ::close(ends[0]);
    BOOST_TEST(failure == "");
    BOOST_TEST(read == lines);
}

BOOST_AUTO_TEST_CASE(no_more_is_read_than_is_enough) {
    std::size_t asked = 0;
    const auto enough = [&](std::string_view text) {
        ++asked;
        return text.size() > 100'000;
    };
    const std::string text = read_whole("/dev/zero", 1'000'000, enough);
    BOOST_TEST(text.size() > 100'000U);
    BOOST_TEST(text.size() < 300'000U);
    BOOST_TEST(asked > 0U);
}

BOOST_AUTO_TEST_CASE(a_replaced_file_is_whole_and_leaves_no_stray) {
    const Folder folder;
    const std::string path = folder.file("maze.txt");
    replace_file(path, "first\n");
    replace_file(path, "second\n");
    BOOST_TEST(read_whole(path, 100) == "second\n");
    const auto entries = std::filesystem::directory_iterator(folder.path);
    BOOST_TEST(std::distance(begin(entries), end(entries)) == 1);
}

BOOST_AUTO_TEST_CASE(a_file_written_in_pieces_shows_only_when_it_is_kept) {
    const Folder folder;
    const std::string path = folder.file("maze.txt");
    replace_file(path, "old");
    {
        Replacement file(path);
        file.write("ne");
        file.write("w");
        BOOST_TEST(read_whole(path, 10) == "old");
        file.keep();
        BOOST_TEST(read_whole(path, 10) == "new");
    }
    BOOST_TEST(read_whole(path, 10) == "new");
}

BOOST_AUTO_TEST_CASE(what_is_not_kept_leaves_the_old_file_and_no_stray) {
    const Folder folder;
    const std::string path = folder.file("maze.txt");
    replace_file(path, "old");
    Replacement(path).write("new");
    BOOST_TEST(read_whole(path, 10) == "old");
    const auto entries = std::filesystem::directory_iterator(folder.path);
    BOOST_TEST(std::distance(begin(entries), end(entries)) == 1);
}

BOOST_AUTO_TEST_CASE(the_longest_name_a_folder_takes_will_do) {
    const Folder folder;
    const std::string path = folder.file(std::string(255, 'a'));
    replace_file(path, "first");
    replace_file(path, "second");
    BOOST_TEST(read_whole(path, 10) == "second");
}

BOOST_AUTO_TEST_CASE(what_another_program_is_writing_is_left_alone) {
    const Folder folder;
    const std::string others = folder.file(".clew.aside.0");
    const std::string path = folder.file("maze.txt");
    folder.put(".clew.aside.0", "another's");
    const int other = ::open(others.c_str(), O_RDONLY);
    BOOST_TEST_REQUIRE(::flock(other, LOCK_EX) == 0);
    replace_file(path, "old");
    replace_file(path, "maze");
    BOOST_TEST(read_whole(path, 10) == "maze");
    BOOST_TEST(read_whole(others, 10) == "another's");
    BOOST_TEST(folder.count() == 2);
    ::close(other);
}

BOOST_AUTO_TEST_CASE(what_a_killed_program_left_is_removed) {
    const Folder folder;
    const std::string path = folder.file("maze.txt");
    folder.put(".clew.aside.0", "half a ma");
    folder.put(".clew.aside.1", "");
    std::filesystem::create_directory(folder.file(".clew.aside.2"));
    replace_file(path, "maze");
    BOOST_TEST(read_whole(path, 10) == "maze");
    BOOST_TEST(folder.count() == 2);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_read_is_named) {
    const Folder folder;
    const std::string path = folder.file("none");
    BOOST_TEST(failure_of(path, 10) == path + ": no such file or directory");
    const std::string directory = folder.path.string();
    BOOST_TEST(failure_of(directory, 10) == directory + ": is a directory");
}

BOOST_AUTO_TEST_CASE(a_file_is_read_up_to_its_limit) {
    const Folder folder;
    const std::string path = folder.file("ten");
    replace_file(path, "0123456789");
    BOOST_TEST(read_whole(path, 11) == "0123456789");
    BOOST_TEST(read_whole(path, 10) == "0123456789");
    BOOST_TEST(failure_of(path, 9) == path + ": has over 9 bytes, the most that is read");
}

BOOST_AUTO_TEST_CASE(a_file_over_its_limit_is_refused_before_it_is_read) {
    const Folder folder;
    const std::string path = folder.file("holes");
    replace_file(path, "");
    std::filesystem::resize_file(path, 1'000'001);
    std::size_t blocks = 0;
    const auto never = [&](std::string_view) {
        ++blocks;
        return false;
    };
    BOOST_CHECK_THROW((void)read_whole(path, 1'000'000, never), Failure);
    BOOST_TEST(blocks == 1U);
    std::filesystem::resize_file(path, 1'000'000);
    const std::string text = read_whole(path, 1'000'000, never);
    BOOST_TEST(text.size() == 1'000'000U);
    BOOST_TEST(text.capacity() < 1'200'000U); // and no second time in memory
}

BOOST_AUTO_TEST_CASE(a_link_is_followed_not_replaced_by_a_copy_elsewhere) {
    const Folder folder;
    const std::string path = folder.file("real.txt");
    replace_file(path, "old");
    std::filesystem::create_symlink(path, folder.path / "link.txt");
    replace_file(folder.file("link.txt"), "new");
    BOOST_TEST(read_whole(path, 10) == "new");
    BOOST_TEST(std::filesystem::is_symlink(folder.path / "link.txt"));
}

BOOST_AUTO_TEST_CASE(a_link_to_what_is_not_there_yet_is_followed_too) {
    const Folder folder;
    std::filesystem::create_symlink("next.txt", folder.path / "link.txt");
    std::filesystem::create_symlink("real.txt", folder.path / "next.txt");
    replace_file(folder.file("link.txt"), "new");
    BOOST_TEST(read_whole(folder.file("real.txt"), 10) == "new");
    BOOST_TEST(std::filesystem::is_symlink(folder.path / "link.txt"));
    BOOST_TEST(std::filesystem::is_symlink(folder.path / "next.txt"));
}

BOOST_AUTO_TEST_CASE(a_folder_in_which_no_file_can_be_made_is_named) {
    const Folder folder;
    using std::filesystem::perms;
    std::filesystem::permissions(folder.path, perms::owner_read | perms::owner_exec |
                                                  perms::others_read | perms::others_exec);
    constexpr uid_t nobody = 65534;
    const uid_t user = ::geteuid();
    BOOST_REQUIRE((user != 0 || ::seteuid(nobody) == 0)); // nothing is forbidden to root
    std::string words;
    try {
        replace_file(folder.file("maze.txt"), "new");
    } catch (const Failure& failure) {
        words = failure.what();
    }
    BOOST_REQUIRE(::seteuid(user) == 0);
    std::filesystem::permissions(folder.path, perms::owner_all);
    BOOST_TEST(words == "a new file in '" + folder.file("") + "': permission denied");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
