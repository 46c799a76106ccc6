#include "clew/base/digest.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>

namespace clew {

namespace {

std::uint64_t digest_of_bytes(std::string_view bytes) {
    Digest digest;
    digest.add(bytes);
    return digest.value();
}

} // namespace

BOOST_AUTO_TEST_SUITE(digest)

BOOST_AUTO_TEST_CASE(digests_are_the_same_on_every_machine) {
    struct Row {
        std::string_view bytes;
        std::string_view digest;
    };
    const std::array<Row, 5> rows = {{
        {"", "e220a8397b1dcdaf"},
        {"a", "5e025f9ade9eaf3e"},
        {"12345678", "83dbec76b33f9ca3"},
        {"123456789", "7cf46f00f45fa22a"},
        {"The Amazing Escape", "b488ef09665ceb7e"},
    }};
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT("'" << row.bytes << "'") {
            BOOST_TEST(hex16(digest_of_bytes(row.bytes)) == row.digest);
        }
    }
}

BOOST_AUTO_TEST_CASE(one_bit_or_one_byte_more_changes_it) {
    const std::string bytes = "n\nn\ne\ntake sword\nw\n";
    std::set<std::uint64_t> seen = {digest_of_bytes(bytes), digest_of_bytes(bytes + '\0')};
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        std::string changed = bytes;
        changed[i] = static_cast<char>(changed[i] ^ 1);
        seen.insert(digest_of_bytes(changed));
        seen.insert(digest_of_bytes(std::string_view(bytes).substr(0, i)));
    }
    BOOST_TEST(seen.size() == 2 + 2 * bytes.size());
}

BOOST_AUTO_TEST_CASE(where_one_text_ends_and_the_next_begins_counts) {
    Digest one;
    one.add("ab");
    one.add("c");
    Digest other;
    other.add("a");
    other.add("bc");
    BOOST_TEST(one.value() != other.value());
}

BOOST_AUTO_TEST_CASE(the_order_of_numbers_counts) {
    Digest one;
    one.add(1);
    one.add(2);
    Digest other;
    other.add(2);
    other.add(1);
    BOOST_TEST(one.value() != other.value());
}

BOOST_AUTO_TEST_CASE(hexadecimal_keeps_its_leading_zeros) {
    BOOST_TEST(hex16(0) == "0000000000000000");
    BOOST_TEST(hex16(0x0123456789ABCDEF) == "0123456789abcdef");
    BOOST_TEST(hex8(0x0123456789ABCDEF) == "01234567");
    BOOST_TEST(hex8(0xFFFFFFFF) == "00000000");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
