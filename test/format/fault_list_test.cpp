#include "clew/format/fault_list.hpp"

#include "reading.hpp"

#include <boost/test/unit_test.hpp>

#include <utility>

namespace clew {

namespace {

Span on(std::uint32_t line) { return {{line, 1}, 1}; }

} // namespace

BOOST_AUTO_TEST_CASE(faults_come_out_in_file_order) {
    FaultList faults;
    BOOST_TEST(faults.empty());
    faults.add(on(3), "c", "x");
    faults.add(on(1), "a");
    faults.add(on(2), "b");
    faults.add(on(1), "a");
    BOOST_TEST(told(std::move(faults).take()) == "1:1+1 a\n2:1+1 b\n3:1+1 c; x\n");
}

BOOST_AUTO_TEST_CASE(what_is_over_the_number_is_counted) {
    FaultList faults(2);
    faults.add(on(1), "a");
    BOOST_TEST(!faults.is_full());
    faults.add(on(2), "b");
    BOOST_TEST(faults.is_full());
    faults.add(on(3), "c");
    FaultList more = faults;
    BOOST_TEST(told(std::move(faults).take()) == "1:1+1 a\n2:1+1 b\n3:1+1 and 1 more fault\n");
    more.add(on(4), "d");
    BOOST_TEST(told(std::move(more).take()) == "1:1+1 a\n2:1+1 b\n3:1+1 and 2 more faults\n");
}

BOOST_AUTO_TEST_CASE(what_is_counted_comes_last_wherever_it_was_found) {
    FaultList faults(1);
    faults.add(on(3), "c");
    faults.add(on(1), "a");
    faults.count(2);
    BOOST_TEST(told(std::move(faults).take()) == "3:1+1 c\n3:1+1 and 3 more faults\n");
}

BOOST_AUTO_TEST_CASE(fewer_can_be_told_than_were_kept) {
    FaultList faults;
    faults.add(on(3), "c");
    faults.add(on(1), "a");
    faults.add(on(2), "b");
    BOOST_TEST(told(std::move(faults).take(1)) == "1:1+1 a\n2:1+1 and 2 more faults\n");
}

BOOST_AUTO_TEST_CASE(a_quoted_name_harms_no_terminal) {
    BOOST_TEST(quoted("hall") == "'hall'");
    BOOST_TEST(quoted("a\x1B[2Jb") == "'a?[2Jb'");
    BOOST_TEST(shown_char('q') == "'q'");
    BOOST_TEST(shown_char('\t') == "a tab");
    BOOST_TEST(shown_char('\x1B') == "a strange character");
}

} // namespace clew
