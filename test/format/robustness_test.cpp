// Bytes that nobody meant to write: no reader may fall over any of them, and each fault that is
// told must stand within the text.
#include "../share.hpp"
#include "reading.hpp"

#include "clew/base/random.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <string>
#include <string_view>

namespace clew {

namespace {

constexpr std::array<std::string_view, 4> whole = {
    "#:schema ./world.schema.json\ntitle = \"Escape\"\nturns_per_room = 2.5\nkeys = \"udlr\"\n\n"
    "[maze]\nrows = 6\nalgorithm = \"depth-first\"\nbias = 0.5\ngoal = [[0, 0], \"hall\"]\n\n"
    "[rooms.hall]\nat = [0, 1]\ntext = \"\"\"\nYour \\\"steps\\\" \\\n  come back. "
    "\xC3\xA9\"\"\"\n\n"
    "[items.sword]\nweapon = true\nplace = \"anywhere\"\nwords = ['blade', \"iron\"]\n\n"
    "[encounters.rat]\nkind = \"monster\"\nbeaten_by = [\"sword\"]\nat = { }\n"
    "[encounters.sphinx]\nkind = \"riddler\"\nriddle = '?'\nanswer = \"man\"\nplace = \"far\"\n"
    "[passages.drop]\nfrom = \"hall\"\ngo = \"down\"\nto = [4, 4]\nlocked_by = \"sword\"\n",
    "title = \"T\"\n[maze]\nexits = [[\"E\", \"WS\"], [\"\", \"N\"]]\n[score]\nescape = 1_000\n",
    "title = \"T\"\n[maze]\ndrawing = '''\n    0   1\n  +---+---+\n0 | S > G |\n  +---+   +\n"
    "1 | H   K |\n  +---+---+\n'''\n[rooms.hole]\nat = \"H\"\n",
    "+---+---+---+\n| S |       |\n+ v +   +   +\n|   >     G |\n+---+---+---+\n"};

constexpr std::string_view table =
    "maze = [[\"E\",\"WS\",\"S\"],\n['S','NE','NWS'],['NE','WE','NW']]";
constexpr std::string_view json =
    "{\"rows\":2,\"columns\":2,\"start\":[1,1],\"goals\":[[0,0]],\n"
    " \"exits\":[[\"E\",\"SW\"],[\"E\",\"NW\"]],\"solution\":[[1,1]]}\n";
constexpr std::string_view walls = "#######\n#S#   #\n# v # #\n#   #G#\n#######\n";
constexpr std::string_view cells = "  ########\n  #..#..q#\n  #.@#.G\n  ########\n";
constexpr std::string_view boxes = "┌───┬───┐\n│ S │ G │\n│   ╵   │\n│   h   │\n└───────┘\n";

// Pieces that mean something to a reader are tried more often than other bytes.
constexpr std::array<std::string_view, 30> pieces = {
    "'''",  "\"\"\"",  "[",           "]",       "{", "}", "=", ".",   ",", "\n",
    "\r\n", "#",       "\\",          "\"",      "'", "|", "+", "---", "o", "\xEF\xBB\xBF",
    "\xC3", "\\u0000", "99999999999", "[[a]]\n", "█", "─", "{", "}",   "S", ":"};

std::string mutated(std::string_view text, Random& random) {
    std::string bytes(text);
    for (std::uint64_t left = 1 + random.below(6); left > 0; --left) {
        const auto at = static_cast<std::size_t>(random.below(bytes.size() + 1));
        const auto length = static_cast<std::size_t>(random.below(4) * random.below(8));
        switch (random.below(5)) {
        case 0:
            bytes.insert(at, pieces[random.below(pieces.size())]);
            break;
        case 1:
            bytes.insert(at, 1, static_cast<char>(random.below(256)));
            break;
        case 2:
            bytes.erase(at, length);
            break;
        case 3:
            bytes.insert(at, bytes.substr(at / 2, length));
            break;
        default:
            bytes.resize(at == 0 ? 1 : at);
            break;
        }
    }
    return bytes;
}

std::uint32_t lines_in(std::string_view text) {
    return static_cast<std::uint32_t>(split_lines(text).size()) + 1;
}

// What every fault must be, whatever the text.
void check_faults(const Diagnostics& faults, std::string_view text) {
    BOOST_REQUIRE(!faults.empty());
    Position last;
    for (const Diagnostic& fault : faults) {
        BOOST_REQUIRE(!fault.message.empty());
        BOOST_REQUIRE(fault.message.back() != '.');
        BOOST_REQUIRE(fault.span.begin.line <= lines_in(text));
        BOOST_REQUIRE(fault.span.begin.column <= text.size() + 2);
        BOOST_REQUIRE((last <= fault.span.begin));
        last = fault.span.begin;
        const std::string shown = text_of(fault, "file", text);
        BOOST_REQUIRE(shown.find('\x1B') == std::string::npos);
    }
}

template <class T>
void check(const Result<T, Diagnostics>& result, std::string_view text) {
    if (!result.has_value()) {
        check_faults(result.error(), text);
    }
}

} // namespace

BOOST_AUTO_TEST_CASE(changed_files_are_read_or_refused_with_places) {
    for (std::uint64_t seed = 0; seed < test::share_of(20'000U); ++seed) {
        Random random(seed);
        const std::string text = mutated(whole[seed % whole.size()], random);
        BOOST_TEST_CONTEXT("seed " << seed) { check(read_plan(text), text); }
    }
}

BOOST_AUTO_TEST_CASE(changed_mazes_are_read_or_refused_with_places) {
    for (std::uint64_t seed = 0; seed < test::share_of(20'000U); ++seed) {
        Random random(seed);
        const std::string drawing = mutated(whole[3], random);
        const std::string exits = mutated(table, random);
        BOOST_TEST_CONTEXT("seed " << seed) {
            check(read_wall_drawing(drawing), drawing);
            check(read_exit_table(exits), exits);
        }
    }
}

BOOST_AUTO_TEST_CASE(changed_mazes_of_others_are_read_or_refused_with_places) {
    for (std::uint64_t seed = 0; seed < test::share_of(8'000U); ++seed) {
        Random random(seed);
        const std::string object = mutated(json, random);
        const std::string blocks = mutated(seed % 2 == 0 ? walls : cells, random);
        const std::string boxed = mutated(boxes, random);
        BOOST_TEST_CONTEXT("seed " << seed) {
            check(read_maze_json(object), object);
            check(read_block_drawing(blocks), blocks);
            check(read_block_drawing(blocks, BlockReading::walls, Spans::always), blocks);
            check(read_wall_drawing(boxed, Spans::always), boxed);
            check(read_plan(boxed), boxed);
            check(read_plan(blocks), blocks);
        }
    }
}

BOOST_AUTO_TEST_CASE(random_bytes_are_refused) {
    for (std::uint64_t seed = 0; seed < 2'000; ++seed) {
        Random random(seed);
        std::string text;
        for (std::uint64_t left = random.below(200); left > 0; --left) {
            text += static_cast<char>(random.below(256));
        }
        BOOST_TEST_CONTEXT("seed " << seed) {
            check(read_plan(text), text);
            check(read_world(text), text);
            check(read_wall_drawing(text), text);
            check(read_exit_table(text), text);
            check(read_maze_json(text), text);
            check(read_block_drawing(text), text);
        }
    }
}

} // namespace clew
