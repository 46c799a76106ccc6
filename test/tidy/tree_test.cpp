// The rules upon the tree itself. CLEW_TREE is its root, given by Meson.
#include "rules.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace clew::tidy {

namespace {

namespace fs = std::filesystem;

bool is_ours(const std::string& name, int depth) {
    const bool built = depth == 0 && (name == ".git" || name.substr(0, 5) == "build");
    return !built && name != "__pycache__";
}

std::string text_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

std::vector<std::string> names_at_top() {
    std::vector<std::string> names;
    for (const fs::directory_entry& entry : fs::directory_iterator(CLEW_TREE)) {
        names.push_back(entry.path().filename().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::vector<File> whole_tree() {
    std::vector<File> files;
    fs::recursive_directory_iterator at(CLEW_TREE);
    for (; at != fs::recursive_directory_iterator(); ++at) {
        const bool ours = is_ours(at->path().filename().string(), at.depth());
        if (at->is_directory() && !ours) {
            at.disable_recursion_pending();
        } else if (at->is_regular_file() && ours) {
            files.push_back(
                {at->path().lexically_relative(CLEW_TREE).generic_string(), text_of(at->path())});
        }
    }
    std::sort(files.begin(), files.end(),
              [](const File& a, const File& b) { return a.path < b.path; });
    return files;
}

void none_of(const Faults& faults) {
    for (const std::string& fault : faults) {
        BOOST_ERROR(fault);
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(tree)

BOOST_AUTO_TEST_CASE(every_file_keeps_the_rules) {
    const std::vector<File> files = whole_tree();
    BOOST_TEST_REQUIRE(files.size() > 20U);
    for (const File& file : files) {
        none_of(file_faults(file));
    }
}

BOOST_AUTO_TEST_CASE(no_header_includes_itself_by_a_detour) { none_of(cycle_faults(whole_tree())); }

BOOST_AUTO_TEST_CASE(every_source_has_its_header) { none_of(mirror_faults(whole_tree())); }

BOOST_AUTO_TEST_CASE(every_source_and_test_is_built) { none_of(list_faults(whole_tree())); }

BOOST_AUTO_TEST_CASE(the_top_level_is_as_planned) { none_of(top_level_faults(names_at_top())); }

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::tidy
