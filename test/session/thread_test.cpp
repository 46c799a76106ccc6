#include "clew/session/thread.hpp"

#include "clew/base/random.hpp"
#include "clew/base/text.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace clew {

namespace {

// Each line of the body as KIND LINE 'CONTENT'.
std::string body_of(const Thread& thread) {
    constexpr std::string_view kinds = ">=o";
    std::string text;
    ThreadLines lines(thread);
    while (const std::optional<ThreadLine> line = lines.next()) {
        text += text.empty() ? "" : " ";
        text += kinds[static_cast<std::size_t>(line->kind)];
        text += std::to_string(line->line) + " '" + std::string(line->content) + '\'';
    }
    return text;
}

std::string headings_of(const Thread& thread) {
    std::string text;
    for (const auto& [name, value] : thread.headings.all()) {
        text += (text.empty() ? "" : ", ") + name + "=" + value;
    }
    return text;
}

Thread read(std::string text) {
    Result<Thread, Diagnostics> thread = read_thread(std::move(text));
    BOOST_REQUIRE(thread.has_value());
    return std::move(*thread);
}

std::string faults_of(const std::string& text) {
    const Result<Thread, Diagnostics> thread = read_thread(text);
    std::string all;
    if (!thread) {
        for (const Diagnostic& fault : thread.error()) {
            all += text_of(fault, "t", text);
        }
    }
    return all;
}

const std::string sample = "# clew thread 1\n"
                           "# world: escape 9f86d081884c7d65\n"
                           "# played on a train\n"
                           "# seed: 42\n"
                           "> n\n"
                           "= 5d41402a\n"
                           "# the sword lies here\n"
                           "> take sword\n"
                           "You take the rusty sword.\n"
                           "\n"
                           "= 7d793037\n";

} // namespace

BOOST_AUTO_TEST_SUITE(thread)

BOOST_AUTO_TEST_CASE(reads_headings_and_lines_of_each_kind) {
    const Thread thread = read(sample);
    BOOST_TEST(headings_of(thread) == "world=escape 9f86d081884c7d65, seed=42");
    BOOST_TEST(body_of(thread) == ">5 'n' =6 '5d41402a' >8 'take sword' "
                                  "o9 'You take the rusty sword.' o10 '' =11 '7d793037'");
    BOOST_TEST(!thread.bare);
    BOOST_TEST(!thread.ended);
    BOOST_TEST(!thread.cut_short);
    BOOST_TEST(thread.typed == 2U);
    BOOST_TEST(thread.body_end == sample.size());
}

BOOST_AUTO_TEST_CASE(dos_line_ends_and_a_byte_order_mark_change_nothing) {
    std::string dos = "\xEF\xBB\xBF";
    for (const char c : sample + end_line(sample)) {
        dos += c == '\n' ? "\r\n" : std::string(1, c);
    }
    const Thread thread = read(dos);
    BOOST_TEST(body_of(thread) == body_of(read(sample)));
    BOOST_TEST(headings_of(thread) == headings_of(read(sample)));
    BOOST_TEST(thread.ended);
}

BOOST_AUTO_TEST_CASE(a_file_without_headings_is_typed_line_by_line) {
    const Thread thread = read("n\r\n\n# no comment\ngo n\nlast");
    BOOST_TEST(thread.bare);
    BOOST_TEST(body_of(thread) == ">1 'n' >2 '' >3 '# no comment' >4 'go n' >5 'last'");
    BOOST_TEST(thread.typed == 5U);
    BOOST_TEST(read("").typed == 0U);
    BOOST_TEST(read("\xEF\xBB\xBFn").typed == 1U);
    BOOST_TEST(body_of(read("\xEF\xBB\xBFn")) == ">1 'n'");
    BOOST_TEST(!thread.transcript);
    BOOST_TEST(read("# clew threads of gold\n").bare);
    BOOST_TEST(!read("# clew thread 1").bare);
}

BOOST_AUTO_TEST_CASE(a_file_with_prompts_and_no_headings_is_a_transcript) {
    const Thread printed = read("Cave\n> n\nA hall.\n> quit\n");
    BOOST_TEST(printed.bare);
    BOOST_TEST(printed.transcript);
    BOOST_TEST(printed.typed == 2U);
    BOOST_TEST(body_of(printed) == "o1 'Cave' >2 'n' o3 'A hall.' >4 'quit'");
}

BOOST_AUTO_TEST_CASE(a_journal_is_read_to_its_last_whole_line) {
    const Thread thread = read("# clew thread 1\n# seed: 1\n> n\n> take sw");
    BOOST_TEST(thread.cut_short);
    BOOST_TEST(body_of(thread) == ">3 'n'");
    BOOST_TEST(thread.text.substr(0, thread.body_end) == "# clew thread 1\n# seed: 1\n> n\n");
    BOOST_TEST(read("# clew thread 1\n# seed: 1\n# row").cut_short);
}

BOOST_AUTO_TEST_CASE(a_blank_line_typed_may_have_lost_its_blank) {
    BOOST_TEST(body_of(read("# clew thread 1\n>\n> \n>n\n")) == ">2 '' >3 '' o4 '>n'");
}

BOOST_AUTO_TEST_CASE(headings_stand_before_the_first_other_line) {
    const Thread thread = read("# clew thread 1\n# note: 7\n#\n> n\n# seed: 9\n");
    BOOST_TEST(thread.headings.empty());
    BOOST_TEST(body_of(thread) == ">4 'n'");
}

BOOST_AUTO_TEST_CASE(a_save_is_whole_and_as_it_was_written) {
    const std::string save = sample + end_line(sample);
    const Thread thread = read(save);
    BOOST_TEST(thread.ended);
    BOOST_TEST(body_of(thread) == body_of(read(sample)));
    BOOST_TEST(thread.body_end == sample.size());
    // An editor that drops the last line end does no harm.
    BOOST_TEST(read(save.substr(0, save.size() - 1)).ended);
}

// Cut anywhere, it is either refused or plainly no save any more.
BOOST_AUTO_TEST_CASE(a_save_that_was_cut_is_never_taken_for_whole) {
    const std::string save = sample + end_line(sample);
    for (std::size_t size = 0; size + 1 < save.size(); ++size) {
        const Result<Thread, Diagnostics> cut = read_thread(save.substr(0, size));
        BOOST_TEST((!cut || !cut->ended), "cut after " << size << " bytes");
    }
}

BOOST_AUTO_TEST_CASE(a_save_with_one_byte_changed_is_never_taken_for_whole) {
    const std::string save = sample + end_line(sample);
    for (std::size_t at = 0; at < save.size(); ++at) {
        for (const char byte : {'x', '0', ' ', '\n', '\0', '\xFF'}) {
            std::string changed = save;
            changed[at] = byte;
            const Result<Thread, Diagnostics> read = read_thread(changed);
            // The last byte is a line end that may be missing.
            const bool same = changed == save || at + 1 == save.size();
            BOOST_TEST((same || !read || !read->ended), "byte " << at);
        }
    }
}

BOOST_AUTO_TEST_CASE(what_has_the_heading_of_a_save_must_end_as_one) {
    const std::string cut = "# clew thread 1\n# save: 1\n> n\n";
    BOOST_TEST(read(cut + end_line(cut)).ended);
    BOOST_TEST(faults_of(cut) == "t:4:1: error: the save was cut: '# end' is missing; "
                                 "'# end LINES DIGEST' was expected\n");
    BOOST_TEST(faults_of(cut + "> s") == "t:4:1: error: the save was cut: '# end' is missing; "
                                         "'# end LINES DIGEST' was expected\n> s\n^\n");
}

BOOST_AUTO_TEST_CASE(a_save_whose_first_line_was_changed_is_no_list_of_moves) {
    const std::string save = sample + end_line(sample);
    const std::string changed = "$" + save.substr(1);
    BOOST_TEST(faults_of(changed).substr(0, 83) ==
               "t:1:1: error: the first line was cut or changed; '# clew thread 1' was expected\n"
               "$ c");
}

BOOST_AUTO_TEST_CASE(a_thread_set_in_by_one_blank_is_read_without_it) {
    const Thread thread = read(" # clew thread 1\n # seed: 9\n > n\n  a table\n # end of it\n");
    BOOST_TEST(thread.text == "# clew thread 1\n# seed: 9\n> n\n a table\n# end of it\n");
    BOOST_TEST((thread.headings.get("seed") == "9"));
    BOOST_TEST(thread.set_in);
    BOOST_TEST(!read(thread.text).set_in);
    BOOST_TEST(read("\xEF\xBB\xBF # clew thread 1\n > n\n").text == "# clew thread 1\n> n\n");
}

BOOST_AUTO_TEST_CASE(a_save_set_in_that_lost_its_beginning_is_no_list_of_moves) {
    std::string save = "# clew thread 1\n# save: 1\n> n\n";
    save += end_line(save);
    std::string set_in;
    for (const std::string_view line : split_lines(save)) {
        set_in += ' ' + std::string(line) + '\n';
    }
    BOOST_TEST(read(set_in).ended);
    for (std::size_t lost = 1; lost < 29; ++lost) {
        BOOST_TEST_CONTEXT(lost << " bytes are lost") {
            const std::string faults = faults_of(set_in.substr(lost));
            BOOST_TEST(faults.substr(0, 53) == "t:1:1: error: the first line was cut or changed; " +
                                                   std::string(lost == 1 ? "a bl" : "'# c"));
        }
    }
    BOOST_TEST(read("Cave\n> save -\n" + set_in).transcript); // what a session printed
}

BOOST_AUTO_TEST_CASE(a_comment_may_speak_of_the_end) {
    BOOST_TEST(!read("# clew thread 1\n> n\n# end of the cave\n> s\n").ended);
}

BOOST_AUTO_TEST_CASE(every_fault_is_told_with_its_line) {
    BOOST_TEST(faults_of("# clew thread 2\n") ==
               "t:1:1: error: a thread of version '2'; version '1' was expected\n"
               "# clew thread 2\n"
               "^~~~~~~~~~~~~~~\n");
    BOOST_TEST(faults_of("# clew thread\n") ==
               "t:1:1: error: a thread of version ''; version '1' was expected\n"
               "# clew thread\n"
               "^~~~~~~~~~~~~\n");
    BOOST_TEST(faults_of("# clew thread 1\n# seed: 1\n# rows: 0\n# seed: 2\n> n\n= 7D793037\n") ==
               "t:3:1: error: the heading 'rows' is '0'; "
               "expected a number from 1 to 1073741824\n"
               "# rows: 0\n"
               "^~~~~~~~~\n"
               "t:4:1: error: the heading 'seed' comes a second time; one was expected\n"
               "# seed: 2\n"
               "^~~~~~~~~\n"
               "t:6:1: error: '7D793037' is no digest; 8 hexadecimal digits were expected\n"
               "= 7D793037\n"
               "^~~~~~~~~~\n");
}

BOOST_AUTO_TEST_CASE(every_fault_of_an_end_is_told) {
    const std::string start = "# clew thread 1\n> n\n";
    const std::string end = end_line(start);
    BOOST_TEST(end == "# end 1 " + end.substr(8, 8) + "\n");
    BOOST_TEST(faults_of(start + "> s\n" + end) ==
               "t:4:1: error: '# end' counts 1 typed lines, but 2 stand above it; "
               "the thread was cut or changed after it was saved\n" +
                   end + "^~~~~~~~~~~~~~~~\n");
    BOOST_TEST(
        faults_of("# clew thread 1\n> s\n" + end) ==
        "t:3:1: error: the lines above have the digest '" +
            end_line("# clew thread 1\n> s\n").substr(8, 8) + "', not '" + end.substr(8, 8) +
            "'; at least one was changed after they were saved, and it cannot be told which\n" +
            end + "^~~~~~~~~~~~~~~~\n");
    BOOST_TEST(faults_of(start + "# end 1") ==
               "t:3:1: error: '# end' is cut or changed; '# end LINES DIGEST' was expected\n"
               "# end 1\n"
               "^~~~~~~\n");
    BOOST_TEST(faults_of(start + end + "> s\n") ==
               "t:4:1: error: a line after '# end'; '# end' was expected to be the last\n"
               "> s\n"
               "^\n");
}

BOOST_AUTO_TEST_CASE(a_typed_line_has_its_most) {
    const std::string start = "# clew thread 1\n> ";
    BOOST_TEST(faults_of(start + std::string(line_bytes_max, 'n') + "\n").empty());
    const std::string faults = faults_of(start + std::string(line_bytes_max + 1, 'n') + "\n");
    BOOST_TEST(faults.substr(0, faults.find('\n')) ==
               "t:2:1: error: a typed line of 4097 bytes; 4096 are the most");
    BOOST_TEST(read(std::string(5000, 'n')).bare);
}

BOOST_AUTO_TEST_CASE(a_flood_of_faults_is_cut) {
    std::string text = "# clew thread 1\n";
    for (int i = 0; i < 1000; ++i) {
        text += "= none\n";
    }
    const Result<Thread, Diagnostics> read = read_thread(text);
    BOOST_REQUIRE(!read);
    BOOST_TEST(read.error().size() == thread_faults_max);
}

// Pieces of a thread in any order, and any bytes between them.
BOOST_AUTO_TEST_CASE(any_bytes_are_read_or_refused_with_a_line) {
    constexpr std::array<std::string_view, 12> pieces = {
        "# clew thread 1", "# clew thread ", "\n# seed: ", "\n> ",  "\n= 7d793037", "\n# end 1 ",
        "\n# rows: 6",     "\r\n",           "\n",         "\n>\n", "\xEF\xBB\xBF", "7d793037"};
    Random random(11);
    for (int i = 0; i < 20'000; ++i) {
        std::string text(random.chance(0.9) ? "# clew thread 1\n" : "");
        for (std::uint64_t left = random.below(20); left > 0; --left) {
            text += pieces[random.below(pieces.size())];
            text.append(random.below(3), static_cast<char>(random.below(256)));
        }
        const Result<Thread, Diagnostics> thread = read_thread(text);
        if (!thread) {
            BOOST_REQUIRE(!thread.error().empty());
            for (const Diagnostic& fault : thread.error()) {
                BOOST_REQUIRE_GE(fault.span.begin.line, 1U);
                BOOST_REQUIRE_LE(fault.span.begin.line,
                                 1 + std::count(text.begin(), text.end(), '\n'));
            }
            continue;
        }
        std::uint64_t typed = 0;
        ThreadLines lines(*thread);
        while (const std::optional<ThreadLine> line = lines.next()) {
            typed += line->kind == ThreadLine::Kind::typed ? 1U : 0U;
        }
        BOOST_REQUIRE_EQUAL(typed, thread->typed);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
