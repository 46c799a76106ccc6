#include "clew/app/data_folder.hpp"

#include "folder.hpp"

#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <fstream>
#include <string>

namespace clew {
namespace {

using test::failure_of;
using test::Folder;

BOOST_AUTO_TEST_SUITE(data_folder_cases)

BOOST_AUTO_TEST_CASE(the_data_home_counts_before_the_home_and_only_if_absolute) {
    BOOST_TEST(data_folder_of("/data", "/people/ann").value() == "/data/clew");
    BOOST_TEST(data_folder_of("", "/people/ann").value() == "/people/ann/.local/share/clew");
    BOOST_TEST(data_folder_of("data", "/people/ann").value() == "/people/ann/.local/share/clew");
    BOOST_TEST(!data_folder_of("", "").has_value());
    BOOST_TEST(!data_folder_of("data", "ann").has_value());
}

BOOST_AUTO_TEST_CASE(a_folder_is_made_with_those_above_it_for_its_owner_alone) {
    const Folder folder;
    const std::string path = folder.file("share/clew");
    make_folder(path);
    make_folder(path); // is there
    using std::filesystem::perms;
    BOOST_TEST((std::filesystem::status(path).permissions() == perms::owner_all));
    BOOST_TEST(std::filesystem::is_directory(path));
}

BOOST_AUTO_TEST_CASE(a_file_in_the_way_is_told) {
    const Folder folder;
    const std::string path = folder.file("clew");
    std::ofstream(path) << "no folder\n";
    BOOST_TEST(failure_of([&] { make_folder(path); }) == path + ": not a directory");
    BOOST_TEST(failure_of([&] { make_folder(path + "/saves"); }) ==
               path + "/saves: not a directory");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
} // namespace clew
