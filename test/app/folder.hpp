/// What tests of files share: a folder of their own, and what an act fails with.
#ifndef CLEW_TEST_APP_FOLDER_HPP
#define CLEW_TEST_APP_FOLDER_HPP

#include "clew/app/failure.hpp"

#include <boost/test/unit_test.hpp>

#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <string>

namespace clew::test {

/// New, and removed at the end with all that is in it.
struct Folder {
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "clew-test-XXXXXX").string();
        BOOST_REQUIRE(::mkdtemp(name.data()) != nullptr);
        path = name;
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { std::filesystem::remove_all(path); }

    [[nodiscard]] std::string file(const std::string& name) const { return (path / name).string(); }
    [[nodiscard]] std::ptrdiff_t count() const {
        const auto entries = std::filesystem::directory_iterator(path);
        return std::distance(begin(entries), end(entries));
    }

    std::filesystem::path path;
};

/// The words of the failure, which must be the machine's; "none" if there is none.
template <class Act>
std::string failure_of(Act act) {
    try {
        act();
    } catch (const Failure& failure) {
        BOOST_TEST((failure.status() == Status::machine));
        return failure.what();
    }
    return "none";
}

} // namespace clew::test

#endif
