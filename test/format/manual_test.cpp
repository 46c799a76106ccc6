// The author's manual and the shipped worlds: what they show must be right.
#include "reading.hpp"

#include "clew/format/keys.hpp"
#include "format/paths.hpp"

#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

namespace {

std::string file_text(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

// The blocks that begin with that line.
std::vector<std::string> examples_in(std::string_view manual, std::string_view fence) {
    std::vector<std::string> examples;
    bool inside = false;
    for (const std::string_view line : split_lines(manual)) {
        if (line.starts_with("```")) {
            inside = line == fence;
            if (inside) {
                examples.emplace_back();
            }
        } else if (inside) {
            examples.back().append(line).append("\n");
        }
    }
    return examples;
}

} // namespace

BOOST_AUTO_TEST_CASE(every_example_of_the_manual_is_a_world_without_faults) {
    const auto examples = examples_in(file_text(CLEW_DATA_FOLDER "/README.md"), "```toml");
    BOOST_TEST(examples.size() > 15);
    for (const std::string& example : examples) {
        const bool titled = example.find("title =") != std::string::npos;
        BOOST_TEST_CONTEXT(example) {
            BOOST_TEST((titled ? world_faults(example) : faults_after_title(example)) == "");
        }
    }
}

BOOST_AUTO_TEST_CASE(every_maze_of_the_manual_is_read_as_the_manual_says) {
    const auto examples = examples_in(file_text(CLEW_DATA_FOLDER "/README.md"), "```text");
    std::string sizes;
    for (const std::string& example : examples) {
        const auto plan = read_plan(example);
        BOOST_TEST_CONTEXT(example) {
            BOOST_TEST(faults_in(plan) == "");
            BOOST_REQUIRE(plan.has_value());
            append_number(sizes, plan->maze.rows);
            sizes += 'x';
            append_number(sizes, plan->maze.columns);
            sizes += ' ';
        }
    }
    BOOST_TEST(sizes == "2x3 2x3 2x3 2x2 5x8 3x3 2x2 ");
}

BOOST_AUTO_TEST_CASE(the_manual_tells_of_every_key) {
    const std::string manual = file_text(CLEW_DATA_FOLDER "/README.md");
    for (const Table table : all_tables) {
        for (const KeyFacts& key : keys_of(table)) {
            const std::string name(key.name);
            const bool told = manual.find('`' + name + '`') != std::string::npos ||
                              manual.find('[' + name) != std::string::npos;
            BOOST_TEST_CONTEXT(name) { BOOST_TEST(told); }
        }
    }
}

BOOST_AUTO_TEST_CASE(every_shipped_world_is_without_faults) {
    std::size_t worlds = 0;
    for (const auto& file : std::filesystem::directory_iterator(CLEW_DATA_FOLDER "/worlds")) {
        BOOST_TEST_CONTEXT(file.path()) {
            BOOST_TEST(world_faults(file_text(file.path())) == "");
            ++worlds;
        }
    }
    BOOST_TEST(worlds >= 2);
}

} // namespace clew
