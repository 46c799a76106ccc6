#include "clew/app/save_folder.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/replacement.hpp"
#include "folder.hpp"

#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace clew {
namespace {

using test::failure_of;

/// A save folder within a folder of its own.
struct Shelf : test::Folder {
    [[nodiscard]] SaveFolder folder() const { return SaveFolder((path / "saves").string()); }
    [[nodiscard]] std::string file(const std::string& name) const { return folder().file(name); }
};

unsigned mode_of(const std::filesystem::path& path) {
    return static_cast<unsigned>(std::filesystem::status(path).permissions());
}

} // namespace

BOOST_AUTO_TEST_SUITE(save_folder)

BOOST_AUTO_TEST_CASE(names_are_reduced_to_what_is_safe_everywhere) {
    for (const auto& [typed, name] : std::vector<std::pair<std::string, std::string>>{
             {"bear", "bear"},
             {"  Big   BEAR ", "big-bear"},
             {"7_bears-2", "7_bears-2"},
             {std::string(64, 'x'), std::string(64, 'x')},
             {"con-", "con-"},
             {"command", "command"}}) {
        BOOST_TEST(*save_name_of(typed) == name);
    }
}

BOOST_AUTO_TEST_CASE(any_other_name_is_refused_in_a_sentence) {
    for (const std::string& typed :
         {std::string(), std::string(" "), std::string(".."), std::string("../x"),
          std::string("/x"), std::string("a/b"), std::string("a.b"), std::string("-"),
          std::string("_a"), std::string(65, 'x'), std::string(300, 'x'), std::string("a\nb\x1B"),
          std::string("b\xC3\xA4r"), std::string("a\0b", 3), std::string("a\\b"), std::string("~"),
          std::string("*")}) {
        const Result<std::string, std::string> name = save_name_of(typed);
        BOOST_REQUIRE(!name);
        BOOST_TEST(name.error() == "A save's name has 1 to 64 letters, digits, '-' and '_', and "
                                   "begins with a letter or a digit. It takes the rest of its "
                                   "line.");
    }
    for (const std::string typed : {"con", "NUL", "com1", "lpt9", "aux"}) {
        BOOST_TEST(!save_name_of(typed));
    }
    for (const std::string typed : {"game", "As", "save"}) {
        BOOST_TEST(!save_name_of(typed));
    }
    BOOST_TEST(save_name_of("Game").error() ==
               "'game' is a word of Clew's own. Choose another name.");
    BOOST_TEST(save_name_of("Con").error() ==
               "'con' names a device on some systems. Choose another name.");
}

BOOST_AUTO_TEST_CASE(some_name_is_found_for_any_world) {
    BOOST_TEST(some_save_name("escape") == "escape");
    BOOST_TEST(some_save_name("Game") == "my-game");
    BOOST_TEST(some_save_name("My Cave (2)") == "my-cave-2");
    BOOST_TEST(some_save_name("..") == "my-game");
    BOOST_TEST(some_save_name("con") == "my-game");
    BOOST_TEST(some_save_name(std::string(300, 'x')).size() == save_name_max);
}

BOOST_AUTO_TEST_CASE(what_is_saved_is_read_back_and_its_owners_alone) {
    const Shelf shelf;
    const SaveFolder folder = shelf.folder();
    BOOST_TEST(folder.names().empty());
    BOOST_TEST(!folder.has("bear"));
    folder.add("bear", "one");
    BOOST_TEST(folder.has("bear"));
    BOOST_TEST(folder.read("bear") == "one");
    folder.replace("bear", "two");
    BOOST_TEST(folder.read("bear") == "two");
    BOOST_TEST(mode_of(shelf.file("bear")) == 0600U);
    BOOST_TEST(mode_of(shelf.path / "saves") == 0700U);
    BOOST_TEST(folder.names() == std::vector<std::string>{"bear"});
    folder.erase("bear");
    BOOST_TEST(folder.names().empty());
    BOOST_TEST(std::filesystem::is_empty(shelf.path / "saves"));
}

BOOST_AUTO_TEST_CASE(names_are_in_order_and_strangers_are_left_out) {
    const Shelf shelf;
    const SaveFolder folder = shelf.folder();
    for (const std::string name : {"mouse", "bear", "ant"}) {
        folder.add(name, "x");
    }
    replace_file(shelf.path / "saves" / "notes.txt", "x");
    replace_file(shelf.path / "saves" / "Upper.thread", "x");
    std::filesystem::create_directory(shelf.file("folder"));
    std::filesystem::create_symlink(shelf.file("bear"), shelf.file("link"));
    BOOST_TEST(folder.names() == (std::vector<std::string>{"ant", "bear", "mouse"}));
}

BOOST_AUTO_TEST_CASE(a_name_that_is_taken_is_not_added_over) {
    const Shelf shelf;
    const SaveFolder folder = shelf.folder();
    folder.add("bear", "one");
    BOOST_TEST(failure_of([&] { folder.add("bear", "two"); }) ==
               shelf.file("bear") + ": file exists");
    BOOST_TEST(folder.read("bear") == "one");
}

BOOST_AUTO_TEST_CASE(a_name_that_is_taken_meanwhile_is_left_alone_too) {
    const Shelf shelf;
    std::filesystem::create_directory(shelf.path / "saves");
    Replacement saved(shelf.file("bear"), Replacement::Over::nothing);
    saved.write("mine");
    replace_file(shelf.file("bear"), "theirs");
    BOOST_TEST(failure_of([&] { saved.keep(); }) == shelf.file("bear") + ": file exists");
    BOOST_TEST(shelf.folder().read("bear") == "theirs");
}

BOOST_AUTO_TEST_CASE(no_link_folder_or_pipe_is_read_or_replaced) {
    const Shelf shelf;
    const SaveFolder folder = shelf.folder();
    folder.add("bear", "one");
    replace_file(shelf.path / "outside", "untouched");
    std::filesystem::create_symlink(shelf.path / "outside", shelf.file("link"));
    std::filesystem::create_symlink(shelf.path / "nowhere", shelf.file("loose"));
    std::filesystem::create_directory(shelf.file("folder"));
    BOOST_REQUIRE(::mkfifo(shelf.file("pipe").c_str(), 0600) == 0);
    for (const std::string name : {"link", "loose", "folder", "pipe"}) {
        BOOST_TEST_CONTEXT(name) {
            const std::string refused = shelf.file(name) + ": is no plain file";
            BOOST_TEST(folder.has(name));
            BOOST_TEST(failure_of([&] { (void)folder.read(name); }) == refused);
            BOOST_TEST(failure_of([&] { folder.replace(name, "two"); }) == refused);
            BOOST_TEST(failure_of([&] { folder.erase(name); }) == refused);
            BOOST_TEST(failure_of([&] { folder.add(name, "two"); }) ==
                       shelf.file(name) + ": file exists");
        }
    }
    BOOST_TEST(read_whole(shelf.path / "outside", 100) == "untouched");
    BOOST_TEST(!std::filesystem::exists(shelf.path / "nowhere"));
}

BOOST_AUTO_TEST_CASE(a_mark_is_of_the_file_and_of_what_is_in_it) {
    const Shelf shelf;
    const SaveFolder folder = shelf.folder();
    BOOST_TEST(folder.mark("bear") == "");
    folder.add("bear", "one");
    const std::string mark = folder.mark("bear");
    BOOST_TEST(mark != "");
    BOOST_TEST(folder.mark("bear") == mark);
    folder.replace("bear", "two");
    BOOST_TEST(folder.mark("bear") != mark);
}

BOOST_AUTO_TEST_CASE(a_gigabyte_is_refused_before_it_is_read) {
    const Shelf shelf;
    const SaveFolder folder = shelf.folder();
    folder.add("bear", "one");
    BOOST_REQUIRE(::truncate(shelf.file("bear").c_str(), off_t{1} << 30) == 0);
    BOOST_TEST(failure_of([&] { (void)folder.read("bear"); }) ==
               shelf.file("bear") + ": has over 268435456 bytes, the most that is read");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
