#include "clew/play/event.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <utility>

namespace clew {

BOOST_AUTO_TEST_SUITE(events)

BOOST_AUTO_TEST_CASE(every_kind_has_the_name_that_the_protocol_knows) {
    std::string names;
    for (unsigned kind = 0; kind <= static_cast<unsigned>(EventKind::over); ++kind) {
        names.append(name_of(static_cast<EventKind>(kind))).append(" ");
    }
    BOOST_TEST(names ==
               "arrived no_exit locked unlocked teleported taken dropped examined was_read "
               "nothing_to_read nothing_happens not_here not_carried carried_already is_fixed "
               "treasure monster_beaten monster_wins no_fight riddle_asked riddle_right "
               "riddle_wrong gamble_asked guess_no_number guess_outside guess_too_low "
               "guess_too_high gamble_won gamble_lost quest_wants quest_done quest_gives "
               "not_wanted question_open no_question won lost_to_monster out_of_turns over ");
    BOOST_TEST(name_of(EventKind::guess_too_low) == "guess_too_low");
    BOOST_TEST(name_of(EventKind::quest_gives) == "quest_gives");
    BOOST_TEST(name_of(EventKind::over) == "over");
}

std::string amounts_of(const Events& events) {
    std::string out;
    for (const Event& event : events) {
        out += std::to_string(event.amount) + " ";
    }
    return out;
}

Events so_many(int count) {
    Events events;
    for (int i = 1; i <= count; ++i) {
        events.add({.kind = EventKind::taken, .amount = i});
    }
    return events;
}

BOOST_AUTO_TEST_CASE(few_and_many_are_kept_in_order) {
    BOOST_TEST(amounts_of(so_many(0)).empty());
    BOOST_TEST(amounts_of(so_many(1)) == "1 ");
    BOOST_TEST(amounts_of(so_many(4)) == "1 2 3 4 ");
    BOOST_TEST(amounts_of(so_many(5)) == "1 2 3 4 5 ");
    BOOST_TEST(amounts_of(so_many(9)) == "1 2 3 4 5 6 7 8 9 ");
    BOOST_TEST(so_many(9).size() == 9U);
}

BOOST_AUTO_TEST_CASE(copies_and_moves_hold_the_same) {
    for (const int count : {0, 3, 4, 5, 8}) {
        BOOST_TEST_CONTEXT(count) {
            Events events = so_many(count);
            const Events copy = events;
            const Events moved = std::move(events);
            BOOST_TEST(amounts_of(copy) == amounts_of(so_many(count)));
            BOOST_TEST(amounts_of(moved) == amounts_of(so_many(count)));
        }
    }
}

BOOST_AUTO_TEST_CASE(cleared_they_can_be_filled_again) {
    for (const int count : {0, 4, 5, 8}) {
        BOOST_TEST_CONTEXT(count) {
            Events events = so_many(count);
            events.clear();
            BOOST_TEST(events.size() == 0U);
            BOOST_TEST(events.all().empty());
            for (int i = 1; i <= 6; ++i) {
                events.add({.amount = 10 * i});
            }
            BOOST_TEST(amounts_of(events) == "10 20 30 40 50 60 ");
        }
    }
}

BOOST_AUTO_TEST_CASE(an_event_takes_24_bytes) { BOOST_TEST(sizeof(Event) == 24U); }

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
