#include "clew/world/room_set.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;

BOOST_AUTO_TEST_SUITE(room_set)

BOOST_AUTO_TEST_CASE(a_room_is_new_once_and_again_after_it_is_removed) {
    RoomSet set(130);
    for (const std::uint32_t room : {0U, 63U, 64U, 129U}) {
        BOOST_TEST_CONTEXT(room) {
            BOOST_TEST(!set.has(RoomId{room}));
            BOOST_TEST(set.insert(RoomId{room}));
            BOOST_TEST(set.has(RoomId{room}));
            BOOST_TEST(!set.insert(RoomId{room}));
            set.remove(RoomId{room});
            BOOST_TEST(!set.has(RoomId{room}));
            BOOST_TEST(set.insert(RoomId{room}));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_word_has_sixty_four_rooms_and_none_beyond_the_last) {
    RoomSet set(65);
    set.insert(RoomId{1});
    set.insert(RoomId{63});
    set.insert(RoomId{64});
    BOOST_TEST(set.word(0) == 0x8000000000000002U);
    BOOST_TEST(set.word(1) == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
