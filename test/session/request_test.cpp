#include "clew/session/request.hpp"

#include "clew/session/thread.hpp"

#include <boost/test/unit_test.hpp>

namespace clew {

namespace {

using namespace std::string_view_literals;

std::string read(std::string_view line) {
    std::string scratch;
    const auto command = read_request(line, scratch);
    if (command) {
        return "command: " + std::string(*command);
    }
    const RequestFault& fault = command.error();
    return std::to_string(fault.column) + ": " + std::string(fault.code) + ": " + fault.message;
}

struct Row {
    std::string_view line;
    std::string_view expected;
};

} // namespace

BOOST_AUTO_TEST_SUITE(request)

BOOST_AUTO_TEST_CASE(a_line_is_a_command_or_an_object_that_holds_one) {
    for (const Row& row : {
             Row{"n", "command: n"},
             {"", "command: "},
             {"take sword\r\n", "command: take sword"},
             {"\xEF\xBB\xBFn", "command: n"},
             {"\t", "command: \t"},
             {"\x1B[A", "command: \x1B[A"},
             {"[1]", "command: [1]"},
             {"caf\xC3\xA9", "command: caf\xC3\xA9"},
             {R"({"command":"n"})", "command: n"},
             {R"({"command":""})", "command: "},
             {"\xEF\xBB\xBF \t{ \"command\" : \"take sword\" } \r\n", "command: take sword"},
             {R"({"\u0063ommand":"caf\u00e9 \"\ud83d\udddd\" \\"})",
              "command: caf\xC3\xA9 \"\xF0\x9F\x97\x9D\" \\"},
             {R"({"command":"n\ns"})", "command: n\ns"},
         }) {
        BOOST_TEST_CONTEXT(row.line) { BOOST_TEST(read(row.line) == row.expected); }
    }
}

BOOST_AUTO_TEST_CASE(the_first_thing_that_is_wrong_is_told_where_it_stands) {
    constexpr std::string_view no_json =
        R"(not_json: this is not JSON; an object like {"command": "look"} was expected)";
    struct NotJson {
        std::string_view line;
        std::size_t column;
    };
    for (const NotJson& row : {NotJson{"{", 2},
                               {"{n}", 3},
                               {R"({"command")", 11},
                               {R"({"command":"n")", 15},
                               {R"({"command":"n"} x)", 17},
                               {R"({"command":"n",})", 16},
                               {"{'command':'n'}", 2},
                               {R"({"command":"\x"})", 14},
                               {"{\"command\":\"a\tb\"}", 14},
                               {R"({"command":"\ud800"})", 19},
                               {R"({"command":nil})", 13},
                               {"  {", 4},
                               {"\xEF\xBB\xBF{", 5},
                               {"{1:2}", 2}}) {
        BOOST_TEST_CONTEXT(row.line) {
            BOOST_TEST(read(row.line) == std::to_string(row.column) + ": " + std::string(no_json));
        }
    }
    for (const Row& row : {
             Row{"{}", "2: missing_key: the key 'command' is missing"},
             {R"({"comand":"n"})",
              "2: unknown_key: there is no key 'comand'; 'command' is the only one"},
             {R"({"command":"n", "id":1})",
              "17: unknown_key: there is no key 'id'; 'command' is the only one"},
             {R"({"":1})", "2: unknown_key: there is no key ''; 'command' is the only one"},
             {R"({"command":"n","command":"s"})",
              "16: repeated_key: the key 'command' is given twice"},
             {R"({"command": 7})", "13: wrong_type: 'command' is a number; a string was expected"},
             {R"({"command":-7})", "12: wrong_type: 'command' is a number; a string was expected"},
             {R"({"command":1e3})", "12: wrong_type: 'command' is a number; a string was expected"},
             {R"({"command":null})", "12: wrong_type: 'command' is null; a string was expected"},
             {R"({"command":true})",
              "12: wrong_type: 'command' is true or false; a string was expected"},
             {R"({"command":["n"]})",
              "12: wrong_type: 'command' is an array; a string was expected"},
             {R"({"command":{"command":"n"}})",
              "12: wrong_type: 'command' is an object; a string was expected"},
             {R"({"command":"a\u0000b"})", "12: nul: a command holds no NUL"},
             {"a\0b"sv, "2: nul: a command holds no NUL"},
             {"{\"command\":\"\0\"}"sv, "13: nul: a command holds no NUL"},
             {"ab\xFF", "3: not_utf8: this byte is not UTF-8"},
             {"\xEF\xBB\xBF{\"command\":\"\xC3\"}", "16: not_utf8: this byte is not UTF-8"},
             {"\xED\xA0\x80", "1: not_utf8: this byte is not UTF-8"},
         }) {
        BOOST_TEST_CONTEXT(row.line) { BOOST_TEST(read(row.line) == row.expected); }
    }
}

BOOST_AUTO_TEST_CASE(lines_end_at_the_longest_that_a_player_may_type) {
    const std::string most(line_bytes_max, 'n');
    BOOST_TEST(read(most) == "command: " + most);
    BOOST_TEST(read(most + "\r\n") == "command: " + most);
    BOOST_TEST(read(most + "n") ==
               "4097: too_long: that line is too long; 4096 bytes are the most");
    const std::string head = R"({"command":")";
    const std::string command(line_bytes_max - head.size() - 2, 'x');
    BOOST_TEST(read(head + command + "\"}") == "command: " + command);
    BOOST_TEST(read(head + command + "x\"}") ==
               "4097: too_long: that line is too long; 4096 bytes are the most");
}

BOOST_AUTO_TEST_CASE(nothing_nests_deep) {
    const std::string deep = R"({"command":)" + std::string(4000, '[');
    BOOST_TEST(read(deep) == "12: wrong_type: 'command' is an array; a string was expected");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
