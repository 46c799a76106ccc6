// Every limit that data/README.md states: kept at it, refused one above it, and stated as it is.
#include "reading.hpp"

#include "clew/format/keys.hpp"
#include "clew/format/toml_outline.hpp"
#include "format/paths.hpp"

#include <boost/test/unit_test.hpp>

#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

namespace {

std::string number(std::uint64_t value) {
    std::string digits;
    append_number(digits, value);
    return digits;
}

// As the manual writes it: 1,048,576.
std::string with_commas(std::uint64_t value) {
    std::string digits = number(value);
    for (std::size_t at = digits.size(); at > 3; at -= 3) {
        digits.insert(at - 3, ",");
    }
    return digits;
}

std::string repeated(std::size_t count, std::string_view what) {
    std::string text;
    for (; count > 0; --count) {
        text += what;
    }
    return text;
}

std::string place(std::size_t index) {
    return "[" + number(index / 200) + ", " + number(index % 200) + "]";
}

// `count` tables of that kind; each index has a room of its own.
std::string tables(std::size_t count, std::string_view name, std::string_view keys) {
    std::string text = "[maze]\nrows = 200\ncolumns = 200\ngoal = [199, 199]\n";
    for (std::size_t i = 0; i < count; ++i) {
        text += "[" + std::string(name) + ".x" + number(i) + "]\n" + std::string(keys) + place(i);
        text += '\n';
    }
    return text;
}

std::string listed(std::size_t count, std::string_view what) {
    std::string text = "[";
    for (std::size_t i = 0; i < count; ++i) {
        text += std::string(i == 0 ? "'" : ", '") + std::string(what) + number(i) + '\'';
    }
    return text + "]\n";
}

std::string goals(std::size_t count) {
    std::string text = "[maze]\nrows = 200\ncolumns = 200\ngoal = [";
    for (std::size_t i = 0; i < count; ++i) {
        text += place(i) + ",";
    }
    return text + "]\n";
}

std::string lettered(std::size_t count) {
    std::string text = "[maze]\ndrawing = '''\n+" + repeated(count + 2, "-+") + "\n|S";
    text += repeated(count, " k") + " G|\n+" + repeated(count + 2, "-+");
    return text + "\n'''\n[rooms.k]\nat = 'k'\n";
}

struct Limit {
    const char* name;
    std::uint64_t most;
    std::string (*world)(std::size_t); ///< after its title
    const char* refused;               ///< what the fault says
};

const std::vector<Limit> limits = {
    {"a text", text_bytes_max,
     [](std::size_t n) { return "texts.opening = '" + repeated(n, "x") + "'\n"; },
     "'opening' has 100001 bytes; expected at most 100000"},
    {"a name", name_bytes_max,
     [](std::size_t n) { return "texts.goal = '" + repeated(n, "x") + "'\n"; },
     "'goal' has 101 bytes; expected at most 100"},
    {"an id", id_bytes_max,
     [](std::size_t n) { return "[items." + repeated(n, "x") + "]\nat = [0, 0]\n"; },
     "expected letters, digits, '-' and '_', at most 40"},
    {"items", items_max, [](std::size_t n) { return tables(n, "items", "at = "); },
     "there are too many items; expected at most 1000"},
    {"encounters", encounters_max,
     [](std::size_t n) { return tables(n, "encounters", "kind = 'monster'\nat = "); },
     "there are too many encounters; expected at most 1000"},
    {"passages", passages_max,
     [](std::size_t n) {
         return tables(n, "passages", "go = 'up'\none_way = true\nto = [0, 0]\nfrom = ");
     },
     "there are too many passages; expected at most 1000"},
    {"rooms with a table", named_rooms_max,
     [](std::size_t n) { return tables(n, "rooms", "at = "); },
     "there are too many rooms; expected at most 10000"},
    {"goals", goals_max, goals, "'goal' has too many rooms; expected at most 1000"},
    {"letters", letters_max, lettered, "the drawing has too many letters; expected at most 10000"},
    {"answers", answers_max,
     [](std::size_t n) {
         return "[encounters.x]\nkind = 'riddler'\nat = [0, 0]\nriddle = '?'\nanswers = " +
                listed(n, "a");
     },
     "'answers' has 101 of them; expected at most 100"},
    {"words", words_max,
     [](std::size_t n) { return "[items.x]\nat = [0, 0]\nwords = " + listed(n, "w"); },
     "'words' has 21 of them; expected at most 20"},
    {"endings", endings_max,
     [](std::size_t n) { return tables(n, "endings", "any = [{ in = [0, 0] }]\npoints = 0 # "); },
     "there are too many endings; expected at most 100"},
    {"milestones", milestones_max,
     [](std::size_t n) {
         return tables(n, "milestones", "any = [{ in = [0, 0] }]\npoints = 0 # ");
     },
     "there are too many milestones; expected at most 1000"},
    {"conditions", conditions_max,
     [](std::size_t n) {
         return "[endings.x]\nall = [" + repeated(n - 1, "{ in = [0, 0] }, ") +
                "]\nany = [{ in = [0, 0] }]\n";
     },
     "there are 101 conditions; expected at most 100"},
    {"riddles", riddles_max,
     [](std::size_t n) {
         return "[encounters.x]\nkind = 'riddler'\nat = [0, 0]\nriddles = [" +
                repeated(n, "{ riddle = '?', answer = 'a' }, ") + "]\n";
     },
     "'riddles' has 101 of them; expected at most 100"},
    {"rooms of a route", route_rooms_max,
     [](std::size_t n) {
         return "[encounters.x]\nkind = 'monster'\nroute = [" + repeated(n, "[0, 0], ") + "]\n";
     },
     "'route' has too many rooms; expected at most 100"},
    {"levels", toml_depth_max,
     [](std::size_t n) { return "x = " + repeated(n, "[") + repeated(n, "]") + "\n"; },
     "the value nests too deep; expected at most 16 levels"},
    {"parts of a key", toml_key_parts_max,
     [](std::size_t n) { return "x" + repeated(n - 1, ".x") + " = 1\n"; },
     "the key has too many parts; expected at most 8, between dots"},
    {"keys", toml_keys_max,
     [](std::size_t n) {
         std::string text;
         for (std::size_t i = 1; i < n; ++i) { // the title is one
             text += "x" + number(i) + " = 1\n";
         }
         return text;
     },
     "the file has too many keys; expected at most 100000"},
    {"list elements", toml_elements_max,
     [](std::size_t n) { return "x = [" + repeated(n, "1,") + "]\n"; },
     "the file has too many list elements; expected at most 1048576"},
};

bool is_refused(const Limit& limit, std::size_t count) {
    return faults_after_title(limit.world(count)).find(limit.refused) != std::string::npos;
}

// What stands before a key of that table; nothing if its keys are not whole numbers.
struct Head {
    Table table;
    const char* before;
};
const std::vector<Head> heads = {
    {Table::root, ""},
    {Table::maze, "[maze]\n"},
    {Table::score, "[score]\n"},
    {Table::item, "[items.x]\nat = [0, 0]\n"},
    {Table::encounter, "[encounters.x]\nkind = 'monster'\nat = [0, 0]\n"},
    {Table::passage, "[passages.x]\nfrom = [0, 0]\ngo = 'up'\nto = [1, 1]\n"},
    {Table::ending, "[endings.x]\nany = [{ in = [0, 0] }]\n"},
    {Table::milestone, "[milestones.x]\nany = [{ in = [0, 0] }]\n"},
    {Table::gambler, "[encounters.x]\nkind = 'gambler'\nat = [0, 0]\n"},
};

void check_bounds(const KeyFacts& key, const char* before) {
    const auto is_refused = [&](std::int64_t value) {
        std::string digits;
        append_signed(digits, value);
        const std::string name(key.name);
        std::string text = before + name;
        text += " = " + digits + '\n';
        const std::string fault = '\'' + name + "' is " + digits + "; expected a whole number";
        return faults_after_title(text).find(fault) != std::string::npos;
    };
    const auto least = static_cast<std::int64_t>(key.least);
    const auto most = static_cast<std::int64_t>(key.most);
    BOOST_TEST_CONTEXT(key.name) {
        BOOST_TEST(is_refused(least - 1));
        BOOST_TEST(!is_refused(least));
        BOOST_TEST(!is_refused(most));
        BOOST_TEST(is_refused(most + 1));
    }
}

std::string stated_limits() {
    std::ifstream file(CLEW_DATA_FOLDER "/README.md", std::ios::binary);
    const std::string manual{std::istreambuf_iterator<char>(file), {}};
    const std::size_t begin = manual.find("\n## Limits");
    BOOST_REQUIRE(begin != std::string::npos);
    return manual.substr(begin, manual.find("\n## ", begin + 1) - begin);
}

} // namespace

BOOST_AUTO_TEST_CASE(what_is_at_a_limit_is_taken_and_one_more_is_refused) {
    for (const Limit& limit : limits) {
        const auto most = static_cast<std::size_t>(limit.most);
        BOOST_TEST_CONTEXT(limit.name) {
            BOOST_TEST(!is_refused(limit, most - 1));
            BOOST_TEST(!is_refused(limit, most));
            BOOST_TEST(is_refused(limit, most + 1));
        }
    }
}

BOOST_AUTO_TEST_CASE(whole_numbers_keep_their_bounds) {
    std::size_t checked = 0;
    for (const Head& head : heads) {
        for (const KeyFacts& key : keys_of(head.table)) {
            if (key.form == Form::whole || key.form == Form::turns) {
                check_bounds(key, head.before);
                ++checked;
            }
        }
    }
    BOOST_TEST(checked > 10U);
}

BOOST_AUTO_TEST_CASE(the_manual_states_the_limits_as_they_are) {
    const std::string stated = stated_limits();
    for (const Limit& limit : limits) {
        const std::string most = with_commas(limit.most);
        BOOST_TEST_CONTEXT(limit.name << ": " << most) {
            BOOST_TEST(stated.find(most) != std::string::npos);
        }
    }
    for (const std::uint64_t most :
         {std::uint64_t{rooms_max}, static_cast<std::uint64_t>(points_max),
          static_cast<std::uint64_t>(turns_max), std::uint64_t{halls_max}, std::uint64_t{sight_max},
          std::uint64_t{passage_turns_max}, std::uint64_t{nesting_max}, std::uint64_t{255},
          world_file_bytes_max >> 20U, maze_text_bytes_max >> 30U}) {
        BOOST_TEST_CONTEXT(most) {
            BOOST_TEST(stated.find(with_commas(most)) != std::string::npos);
        }
    }
}

} // namespace clew
