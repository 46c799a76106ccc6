// Each rule is handed a text that breaks it, and names the fault. A rule that lets all pass is
// none.
#include "rules.hpp"

#include <boost/test/unit_test.hpp>

namespace clew::tidy {

namespace {

void expect(const Faults& found, const Faults& wanted) {
    BOOST_TEST(found == wanted, boost::test_tools::per_element());
}

std::string repeated(std::string_view text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) {
        all += text;
    }
    return all;
}

const std::string source = "src/play/x.cpp";

} // namespace

BOOST_AUTO_TEST_SUITE(rules)

BOOST_AUTO_TEST_CASE(a_clean_file_has_no_fault) {
    const File file{"include/clew/play/x.hpp", "/// What it is.\n"
                                               "#ifndef CLEW_PLAY_X_HPP\n"
                                               "#define CLEW_PLAY_X_HPP\n\n"
                                               "#include \"clew/world/y.hpp\"\n\n"
                                               "int f(int a, int b, int c, int d);\n\n"
                                               "#endif\n"};
    expect(file_faults(file), {});
}

BOOST_AUTO_TEST_CASE(line_ends_and_blanks_are_named_by_line) {
    expect(text_faults({source, "a\nb\r\n"}),
           {"src/play/x.cpp:2: a carriage return; lines end in LF"});
    expect(text_faults({source, "\ta\n"}), {"src/play/x.cpp:1: a tab; spaces set in"});
    expect(text_faults({source, "a \n"}), {"src/play/x.cpp:1: blanks at the end of the line"});
    expect(text_faults({source, "> \n"}), {"src/play/x.cpp:1: blanks at the end of the line"});
    expect(text_faults({"test/cli/x.txt", "> \n"}), {});
    expect(text_faults({source, "a\nb"}), {"src/play/x.cpp:2: no newline at the end of the file"});
    expect(text_faults({"test/cli/x.txt", "> \n"}), {});
    expect(text_faults({"test/fuzz/corpus/prompt/x", "a \r\n\tb"}), {});
}

BOOST_AUTO_TEST_CASE(a_line_of_a_hundred_characters_is_the_widest) {
    expect(text_faults({source, repeated("x", 100) + '\n'}), {});
    expect(text_faults({source, repeated("\xC3\xA9", 100) + '\n'}), {});
    expect(text_faults({source, repeated("x", 101) + '\n'}),
           {"src/play/x.cpp:1: 101 columns; a line has 100 at most"});
    expect(text_faults({"README.md", repeated("x", 101) + '\n'}), {});
}

BOOST_AUTO_TEST_CASE(unfinished_work_and_foreign_places_are_found) {
    const std::string unfinished = "src/play/x.cpp:1: unfinished work belongs in an issue";
    expect(text_faults({source, "// TO"
                                "DO: more\n"}),
           {unfinished});
    expect(text_faults({source, "// FIX"
                                "ME\n"}),
           {unfinished});
    expect(text_faults({source, "// XX"
                                "X\n"}),
           {unfinished});
    expect(text_faults({source, "// XX"
                                "XL, a size\n"}),
           {});
    const std::string place = "src/play/x.cpp:1: a path of one machine";
    expect(text_faults({source, "\"/wo"
                                "rk/clew\"\n"}),
           {place});
    expect(text_faults({source, "\"/ho"
                                "me/ariadne\"\n"}),
           {place});
    expect(text_faults({"tools/play", ". ../sha"
                                      "red/x\n"}),
           {"tools/play:1: nothing outside the tree is needed"});
}

BOOST_AUTO_TEST_CASE(a_warning_is_silenced_with_a_reason_or_not_at_all) {
    const std::string pragma = "#pragma GCC diagnostic ignor"
                               "ed \"-Wshadow\"";
    const std::string fault = ": a silenced warning without its reason";
    expect(text_faults({source, pragma + '\n'}), {"src/play/x.cpp:1" + fault});
    expect(text_faults({source, "// A library's own fault.\n" + pragma + '\n'}), {});
    expect(text_faults({source, "f(); // NOLI"
                                "NT\n"}),
           {"src/play/x.cpp:1" + fault});
    expect(text_faults({source, "f(); // NOLI"
                                "NT(a-check): it must be so\n"}),
           {});
}

BOOST_AUTO_TEST_CASE(each_kind_of_file_has_its_length) {
    expect(size_faults({"include/clew/play/x.hpp", repeated("\n", 150)}), {});
    expect(size_faults({"include/clew/play/x.hpp", repeated("\n", 151)}),
           {"include/clew/play/x.hpp:151: 151 lines; such a file has 150 at most"});
    expect(size_faults({source, repeated("\n", 401)}),
           {"src/play/x.cpp:401: 401 lines; such a file has 400 at most"});
    expect(size_faults({"test/play/x_test.cpp", repeated("\n", 500)}), {});
    expect(size_faults({"test/play/x_test.cpp", repeated("\n", 501)}),
           {"test/play/x_test.cpp:501: 501 lines; such a file has 500 at most"});
}

BOOST_AUTO_TEST_CASE(a_header_opens_with_its_purpose_and_its_guard) {
    const std::string path = "include/clew/play/x.hpp";
    const std::string guard = "#ifndef CLEW_PLAY_X_HPP\n#define CLEW_PLAY_X_HPP\n";
    const std::string opening =
        ": a header opens with one to ten lines of '///' that say what it is";
    expect(header_faults({path, guard}), {path + ":1" + opening});
    expect(header_faults({path, repeated("/// x\n", 10) + guard}), {});
    expect(header_faults({path, repeated("/// x\n", 11) + guard}), {path + ":12" + opening});
    expect(header_faults({path, "/// x\n///\n" + repeated("/// x\n", 11) + guard}), {});
    expect(header_faults({"test/play/x.hpp", "/// x\n" + guard}),
           {"test/play/x.hpp:2: expected the guard 'CLEW_TEST_PLAY_X_HPP'"});
    expect(header_faults({path, "/// x\n#pragma once\n"}),
           {path + ":2: expected the guard 'CLEW_PLAY_X_HPP'"});
    expect(header_faults({path, "/// x\n#ifndef CLEW_PLAY_X_HPP\n#define CLEW_PLAY_Y_HPP\n"}),
           {path + ":2: expected the guard 'CLEW_PLAY_X_HPP'"});
}

struct Sight {
    std::string from;
    std::string to;
    bool allowed;
};

BOOST_AUTO_TEST_CASE(a_floor_sees_only_what_is_below_it) {
    const std::vector<Sight> sights = {
        {"base", "base", true},        {"base", "world", false},  {"world", "base", true},
        {"world", "play", false},      {"play", "world", true},   {"play", "maze", false},
        {"format", "world", true},     {"format", "play", false}, {"format", "maze", false},
        {"maze", "world", true},       {"maze", "play", false},   {"maze", "draw", false},
        {"prove", "play", true},       {"prove", "maze", false},  {"speech", "play", true},
        {"speech", "draw", false},     {"draw", "play", true},    {"draw", "format", false},
        {"session", "prove", true},    {"session", "draw", true}, {"session", "maze", false},
        {"session", "builder", false}, {"builder", "maze", true}, {"builder", "speech", false},
        {"builder", "session", false}, {"builder", "app", false}, {"app", "builder", true},
    };
    for (const Sight& sight : sights) {
        BOOST_TEST_CONTEXT(sight.from << " includes " << sight.to) {
            const std::string header = "clew/" + sight.to + "/y.hpp";
            const std::string path = "src/" + sight.from + "/x.cpp";
            Faults wanted;
            if (!sight.allowed) {
                wanted = {path + ":2: " + sight.from + " may not see " + sight.to + ": '" + header +
                          "'"};
            }
            expect(include_faults({path, "\n#include \"" + header + "\"\n"}), wanted);
        }
    }
    expect(include_faults({"src/attic/x.cpp", "\n"}),
           {"src/attic/x.cpp:1: 'attic' is no floor of the house"});
    expect(include_faults({"src/pch/std.hpp", "\n"}), {});
    expect(include_faults({"src/pch/more.hpp", "\n"}),
           {"src/pch/more.hpp:1: 'pch' is no floor of the house"});
}

BOOST_AUTO_TEST_CASE(only_app_includes_what_reads_writes_or_waits) {
    for (const std::string header : {"iostream", "fstream", "cctype", "chrono", "random",
                                     "unordered_map", "unordered_set", "filesystem", "locale"}) {
        const std::string text = "#include <" + header + ">\n";
        expect(include_faults({source, text}),
               {"src/play/x.cpp:1: only app may include '" + header + "'"});
        expect(include_faults({"src/app/x.cpp", text}), {});
    }
}

BOOST_AUTO_TEST_CASE(only_app_says_what_makes_a_rule_impure) {
    for (const std::string word : {"new", "shared_ptr", "virtual", "throw", "catch", "rand",
                                   "std::cout", "getenv", "std::tolower", "std::shuffle"}) {
        const std::string text = "auto x = " + word + " (1);\n";
        expect(word_faults({source, text}), {"src/play/x.cpp:1: only app may say '" + word + "'"});
        expect(word_faults({"src/app/x.cpp", text}), {});
        expect(word_faults({source, "int " + word + "_y; // " + word + "\n"}), {});
        expect(word_faults({source, "auto x = \"" + word + "\";\n"}), {});
    }
}

BOOST_AUTO_TEST_CASE(no_message_uses_the_word_that_helps_nobody) {
    const std::string word = "inva"
                             "lid";
    expect(word_faults({"src/app/x.cpp", "\nf(\"" + word + " seed\");\n"}),
           {"src/app/x.cpp:2: a message says what was expected, never '" + word + "'"});
    expect(word_faults({"src/app/x.cpp", "// " + word + "\nint " + word + ";\n"}), {});
}

BOOST_AUTO_TEST_CASE(a_function_over_sixty_lines_hits_the_wall) {
    const std::string body = repeated("    f();\n", 58);
    expect(function_faults({source, "void g() {\n" + body + "}\n"}), {});
    expect(function_faults({source, "\nvoid g() {\n" + body + "\n}\n"}),
           {"src/play/x.cpp:2: a function of 61 lines; 60 is the wall"});
    expect(
        function_faults({source, "namespace clew {\nclass A {\npublic:\n    A(int b) : b_{b} {\n" +
                                     body + "\n    }\n};\n}\n"}),
        {"src/play/x.cpp:4: a function of 61 lines; 60 is the wall"});
    expect(function_faults({source, "const int table[] = {\n" + repeated("    1,\n", 80) + "};\n"}),
           {});
}

BOOST_AUTO_TEST_CASE(a_fifth_parameter_is_one_too_many) {
    const std::string five = ": 5 parameters; four are the most";
    expect(function_faults({source, "void f(int, int, std::map<int, int> c, int d = g(1, 2));\n"}),
           {});
    expect(function_faults({source, "void f(int a, int b, int c, int d, int e) {}\n"}),
           {"src/play/x.cpp:1" + five});
    expect(function_faults(
               {source, "struct A {\n    int g(int, int, int,\n          int, int);\n};\n"}),
           {"src/play/x.cpp:2" + five});
    expect(function_faults({source, "bool A::operator()(int a, int b, int c, int d, int e) {}\n"}),
           {"src/play/x.cpp:1" + five});
    expect(function_faults({source, "bool operator<=(A a, A b) { return g(1, 2, 3, 4, 5, 6); }\n"}),
           {});
}

BOOST_AUTO_TEST_CASE(what_nests_four_deep_is_found) {
    const std::string three = "void f() {\n  for (;;) {\n    if (a) {\n      while (b) {\n";
    expect(function_faults({source, three + "}}}}\n"}), {});
    expect(function_faults({source, three + "g();\nif (c) {\n}}}}}\n"}),
           {"src/play/x.cpp:6: nested four deep; three is the most"});
    expect(function_faults({source, three + "}}\n else if (c) { if (d) {}\n}}}\n"}), {});
}

BOOST_AUTO_TEST_CASE(brackets_in_comments_and_literals_open_nothing) {
    const std::string text =
        "void f() {\n    // {{ ((\n    g(\"}\", '{', R\"x(}\")x\", 1'000);\n}\n"
        "#define A {\\\n    {\n"
        "void g(int, int, int, int, int);\n";
    expect(function_faults({source, text}), {"src/play/x.cpp:7: 5 parameters; four are the most"});
}

BOOST_AUTO_TEST_CASE(a_circle_of_headers_is_shown_whole) {
    const File a{"include/clew/play/a.hpp", "#include \"clew/play/b.hpp\"\n"};
    const File b{"include/clew/play/b.hpp", "\n#include \"clew/play/c.hpp\"\n"};
    const File c{"include/clew/play/c.hpp", "#include \"clew/play/a.hpp\"\n"};
    expect(cycle_faults({a, b}), {});
    expect(cycle_faults({a, b, c}),
           {"include/clew/play/c.hpp:1: a circle of includes: 'include/clew/play/a.hpp' includes "
            "'include/clew/play/b.hpp' includes 'include/clew/play/c.hpp' includes "
            "'include/clew/play/a.hpp'"});
}

BOOST_AUTO_TEST_CASE(a_source_without_its_header_is_found) {
    const File header{"include/clew/play/x.hpp", ""};
    expect(mirror_faults({header, {source, "#include \"clew/play/x.hpp\"\n"}}), {});
    expect(mirror_faults({{source, ""}}),
           {"src/play/x.cpp:1: there is no header 'include/clew/play/x.hpp'"});
    expect(mirror_faults({header, {source, "#include <vector>\n#include \"clew/play/x.hpp\"\n"}}),
           {"src/play/x.cpp:1: the first include is not its own 'clew/play/x.hpp'"});
    expect(mirror_faults({{"src/app/main.cpp", ""}}), {});
}

BOOST_AUTO_TEST_CASE(a_file_that_no_list_names_is_found) {
    const File list{"test/play/meson.build", "test_sources = files('y_test.cpp', 'xx_test.cpp')\n"};
    const std::string fault = ":1: no 'meson.build' beside it names this file";
    expect(list_faults({list, {"test/play/y_test.cpp", ""}}), {});
    expect(list_faults({list, {"test/play/x_test.cpp", ""}}), {"test/play/x_test.cpp" + fault});
    const File worlds{"data/meson.build", "files('worlds/escape.toml')\n"};
    expect(list_faults({worlds, {"data/worlds/escape.toml", ""}}), {});
    expect(list_faults({worlds, {"data/worlds/mouse.toml", ""}}),
           {"data/worlds/mouse.toml" + fault});
}

BOOST_AUTO_TEST_CASE(the_top_level_holds_the_plan_and_no_more) {
    expect(top_level_faults({".ci", "build", "data", "src", "tools"}), {});
    expect(top_level_faults({"docs", "src"}), {"docs:1: not in the plan of the top level"});
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::tidy
