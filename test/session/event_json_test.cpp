#include "clew/session/event_json.hpp"

#include "play/worlds.hpp"

#include <boost/test/unit_test.hpp>

#include <vector>

namespace clew::test {

namespace {

World a_world() {
    WorldParts parts = maze({{"E", "W", ""}, {"E", "EW", "W"}});
    parts.goals = {RoomId{5}};
    add(parts, item("lamp", 0));
    add(parts, encounter("sphinx", 3, riddler({"well"})));
    add(parts, passage("chute", 1, Direction::down, 3));
    return World(std::move(parts));
}

std::string json(const std::vector<Event>& events, Keys keys = Keys::compass,
                 bool beginning = false) {
    std::string out;
    append_events(out, a_world(), {events, keys, beginning});
    return out;
}

} // namespace

BOOST_AUTO_TEST_SUITE(event_json)

BOOST_AUTO_TEST_CASE(each_has_its_kind_and_the_fields_that_are_set) {
    struct Row {
        Event event;
        std::string_view expected;
    };
    for (const Row& row : {
             Row{{.kind = EventKind::no_question}, R"({"kind":"no_question"})"},
             {{.kind = EventKind::arrived,
             .direction = Direction::down,
             .passage = PassageId{0},
             .room = RoomId{3}},
              R"({"kind":"arrived","room":{"row":1,"column":0},"passage":"chute",)"
              R"("direction":"down"})"},
             {{.kind = EventKind::treasure, .item = ItemId{0}, .amount = -5},
              R"({"kind":"treasure","item":"lamp","points":-5})"},
             {{.kind = EventKind::riddle_right, .encounter = EncounterId{0}},
              R"({"kind":"riddle_right","encounter":"sphinx","points":0})"},
             {{.kind = EventKind::gamble_lost, .encounter = EncounterId{0}, .amount = 7},
              R"({"kind":"gamble_lost","encounter":"sphinx","number":7})"},
             {{.kind = EventKind::out_of_turns, .amount = 9},
              R"({"kind":"out_of_turns","turn_limit":9})"},
         }) {
        BOOST_TEST(json({row.event}) == '[' + std::string(row.expected) + ']');
    }
    BOOST_TEST(json({}) == "[]");
}

BOOST_AUTO_TEST_CASE(directions_are_in_the_words_of_the_keys) {
    const Event north{.kind = EventKind::no_exit};
    const Event up{.kind = EventKind::no_exit, .direction = Direction::up};
    BOOST_TEST(
        json({north, up}, Keys::hjkl) ==
        R"([{"kind":"no_exit","direction":"up"},{"kind":"no_exit","direction":"upstairs"}])");
}

BOOST_AUTO_TEST_CASE(who_is_carried_or_begins_arrives_by_no_direction) {
    const Event arrived{.kind = EventKind::arrived, .room = RoomId{0}};
    const Event carried_off{.kind = EventKind::teleported, .item = ItemId{0}};
    constexpr std::string_view without = R"({"kind":"arrived","room":{"row":0,"column":0}})";
    constexpr std::string_view with =
        R"({"kind":"arrived","room":{"row":0,"column":0},"direction":"north"})";
    BOOST_TEST(json({arrived, arrived}, Keys::compass, true) ==
               '[' + std::string(without) + ',' + std::string(with) + ']');
    BOOST_TEST(json({carried_off, arrived, arrived}) == R"([{"kind":"teleported","item":"lamp"},)" +
                                                            std::string(without) + ',' +
                                                            std::string(with) + ']');
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
