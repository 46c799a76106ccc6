#include "clew/base/json.hpp"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

namespace clew {

namespace {

std::string json(std::string_view text) {
    std::string out;
    append_json_string(out, text);
    return out;
}

struct Row {
    std::string_view name;
    std::string_view text;
    std::string_view expected;
};

} // namespace

BOOST_AUTO_TEST_SUITE(json_strings)

BOOST_AUTO_TEST_CASE(are_written_so_that_any_reader_takes_them) {
    using namespace std::string_view_literals;
    for (const Row& row : {
             Row{"nothing", "", R"("")"},
             {"words", "a rusty sword", R"("a rusty sword")"},
             {"quotes", "say \"well\" \\ '", R"("say \"well\" \\ '")"},
             {"lines", "one\ntwo\r\n\t", R"("one\ntwo\u000d\n\u0009")"},
             {"NUL and escape", "\0\x1B[A\x7F"sv, R"("\u0000\u001b[A\u007f")"},
             {"UTF-8", "caf\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x97\x9D",
              "\"caf\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x97\x9D\""},
             {"a C1 control", "\xC2\x9B", R"("\u009b")"},
             {"the last C1 control and the first that is none", "\xC2\x9F\xC2\xA0",
              "\"\\u009f\xC2\xA0\""},
             {"separators and direction", "\xE2\x80\xA8\xE2\x80\xAE\xE2\x81\xA6\xE2\x81\xA9",
              R"("\u2028\u202e\u2066\u2069")"},
             {"broken UTF-8", "a\xFF\xC3", R"("a\ufffd\ufffd")"},
             {"a surrogate", "\xED\xA0\x80", R"("\ufffd\ufffd\ufffd")"},
         }) {
        BOOST_TEST_CONTEXT(row.name) { BOOST_TEST(json(row.text) == row.expected); }
    }
}

BOOST_AUTO_TEST_CASE(say_each_character_as_it_was) {
    std::string all;
    for (char c = 0; c >= 0 && c < 0x7F; ++c) {
        all += c;
    }
    all += "\x7F\xC2\x80\xC3\xA9\xE2\x80\xA9\xF0\x9F\x97\x9D";
    BOOST_TEST(nlohmann::json::parse(json(all)).get<std::string>() == all);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
