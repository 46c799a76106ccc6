#include "clew/format/condition_part.hpp"

#include "reading.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace clew {

namespace {

using Kind = Condition::Kind;

// Ids of every kind, for conditions to name; lines 2 to 23.
const std::string things =
    "[items.crown]\nat = [0, 0]\n[items.box]\nat = [0, 1]\ncontainer = true\n"
    "openable = true\n[items.altar]\nat = [0, 2]\nsupporter = true\n"
    "fixed = true\n[items.lamp]\nat = [0, 3]\nlight = \"unlit\"\n"
    "[items.pie]\nat = [0, 4]\nedible = true\n"
    "[encounters.orc]\nkind = \"monster\"\nat = [1, 0]\n"
    "[encounters.imp]\nkind = \"gambler\"\nat = [1, 1]\n";

ConditionsPlan conditions_of_ending(const std::string& keys) {
    return plan_after_title(things + "[endings.x]\n" + keys).endings.at(0).when;
}

// What is said of an ending on line 24, its keys from line 25 on.
std::string ending_faults(const std::string& keys) {
    return faults_after_title(things + "[endings.x]\n" + keys);
}

struct Row {
    std::string name;
    std::string keys;
    std::string faults;
};

void check(const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) { BOOST_TEST(ending_faults(row.keys) == row.faults); }
    }
}

} // namespace

BOOST_AUTO_TEST_CASE(each_condition_is_read) {
    const ConditionsPlan when = conditions_of_ending(
        "all = [{ in = [5, 5] }, { carrying = 'crown' }, { put = 'crown', on = 'altar' },\n"
        "{ put = 'crown', in = 'box' }, { open = 'box' }, { lit = 'lamp' }, { eaten = 'pie' },\n"
        "{ beaten = 'orc' }, { played = 'imp' }]\n");
    BOOST_REQUIRE(when.size() == 9U);
    std::vector<Kind> kinds;
    for (const AnyOfPlan& any : when) {
        BOOST_REQUIRE(any.size() == 1U);
        kinds.push_back(any[0].kind);
    }
    BOOST_TEST(
        (kinds == std::vector<Kind>{Kind::in_room, Kind::carrying, Kind::put, Kind::put, Kind::open,
                                    Kind::lit, Kind::eaten, Kind::settled, Kind::settled}));
    BOOST_TEST((std::get<Place>(when[0][0].room.where) == Place{5, 5}));
    BOOST_TEST(when[1][0].subject.id == "crown");
    BOOST_TEST((when[1][0].subject.span == Span{{25, 38}, 7}));
    BOOST_TEST(when[2][0].holder.id == "altar");
    BOOST_TEST((when[2][0].way == Holds::on));
    BOOST_TEST(when[3][0].holder.id == "box");
    BOOST_TEST((when[3][0].way == Holds::in));
    BOOST_TEST(when[7][0].encounter_kind == 0U);
    BOOST_TEST(when[8][0].encounter_kind == 2U);
}

BOOST_AUTO_TEST_CASE(all_and_any_are_lists_of_lists) {
    const ConditionsPlan both = conditions_of_ending(
        "all = [{ carrying = 'crown' }, { any = [{ in = [5, 5] }, { in = [5, 4] }] }]\n"
        "any = [{ lit = 'lamp' }, { open = 'box' }, { eaten = 'pie' }]\n");
    BOOST_REQUIRE(both.size() == 3U);
    BOOST_TEST(both[0].size() == 1U);
    BOOST_TEST(both[1].size() == 2U);
    BOOST_TEST(both[2].size() == 3U);
}

BOOST_AUTO_TEST_CASE(a_passage_appears_for_a_list_or_a_table) {
    const std::string way = "[passages.p]\nfrom = [0, 0]\ngo = 'up'\nto = [5, 5]\nappears = ";
    const auto when = [&](const std::string& appears) {
        return plan_after_title(things + way + appears).passages.at(0).appears;
    };
    BOOST_TEST(when("[{ lit = 'lamp' }, { open = 'box' }]").size() == 2U);
    const ConditionsPlan any = when("{ any = [{ lit = 'lamp' }, { open = 'box' }] }");
    BOOST_REQUIRE(any.size() == 1U);
    BOOST_TEST(any[0].size() == 2U);
    BOOST_TEST(when("{ all = [{ lit = 'lamp' }] }").size() == 1U);
    BOOST_TEST(faults_after_title(things + way + "{ al = [{ lit = 'lamp' }] }") ==
               "28:13+2 unknown key 'al'; did you mean 'all'?\n");
}

BOOST_AUTO_TEST_CASE(each_fault_of_a_condition_has_its_message) {
    const std::string words = "expected 'in', 'carrying', 'put', 'open', 'lit', 'eaten', 'beaten', "
                              "'answered', 'played' or 'served'\n";
    const std::vector<Row> rows = {
        {"a table in place of a list", "all = { carrying = 'crown' }",
         "25:7+22 'all' is a table; expected a list of conditions, such as [{ carrying = 'crown' "
         "}]\n"},
        {"a word in the list", "all = ['crown']",
         "25:8+7 'all' holds a string; expected a list of conditions, such as [{ carrying = "
         "'crown' }]\n"},
        {"no conditions", "any = []",
         "25:7+2 'any' is empty; expected a list of conditions, such as [{ carrying = 'crown' "
         "}]\n"},
        {"a condition that is none", "all = [{}]", "25:8+2 this condition says nothing; " + words},
        {"two in one table", "all = [{ carrying = 'crown', lit = 'lamp' }]",
         "25:8+36 this condition says several things; expected a table of its own for each\n"},
        {"a room and a thing", "all = [{ in = [0, 0], carrying = 'crown' }]",
         "25:8+35 this condition says several things; expected a table of its own for each\n"},
        {"any beside another", "all = [{ any = [{ lit = 'lamp' }], lit = 'lamp' }]",
         "25:8+42 this condition says several things; expected a table of its own for each\n"},
        {"any within any", "any = [{ any = [{ lit = 'lamp' }] }]",
         "25:10+3 'any' stands within 'any'; expected its conditions themselves\n"},
        {"a word misspelt", "all = [{ caryring = 'crown' }]",
         "25:10+8 unknown key 'caryring'; did you mean 'carrying'?\n"},
        {"put nowhere", "all = [{ put = 'crown' }]",
         "25:10+3 nothing says where 'crown' is put; expected 'in' a container or 'on' a "
         "supporter\n"},
        {"put twice", "all = [{ put = 'crown', in = 'box', on = 'altar' }]",
         "25:37+2 'in' and 'on' both stand here; expected one of them\n"},
        {"put into a room", "all = [{ put = 'crown', in = [0, 0] }]",
         "25:25+2 'in' beside 'put' names no container; expected the id of an item\n"},
        {"on without put", "all = [{ on = 'altar' }]",
         "25:10+2 'on' says where nothing is put; expected 'put' beside it\n"},
    };
    check(rows);
}

BOOST_AUTO_TEST_CASE(what_a_condition_names_must_be_able_to_become_so) {
    check({
        {"put in what is a supporter", "all = [{ put = 'crown', in = 'altar' }]",
         "25:30+7 'altar' is a supporter; expected 'on' instead of 'in'\n"},
        {"put on what is a container", "all = [{ put = 'crown', on = 'box' }]",
         "25:30+5 'box' is a container; expected 'in' instead of 'on'\n"},
        {"put in what holds nothing", "all = [{ put = 'crown', in = 'pie' }]",
         "25:30+5 'pie' holds nothing; give it 'container = true'\n"},
        {"put on what holds nothing", "all = [{ put = 'crown', on = 'pie' }]",
         "25:30+5 'pie' holds nothing; give it 'supporter = true'\n"},
        {"put on nothing known", "all = [{ put = 'crown', on = 'alter' }]",
         "25:30+7 no item is called 'alter'; did you mean 'altar'?\n"},
        {"a goal that names nothing", "all = [{ carrying = 'crwn' }]",
         "25:21+6 no item is called 'crwn'; did you mean 'crown'?\n"},
        {"a room that is none", "all = [{ in = 'hall' }]",
         "25:15+6 no room is called 'hall'; expected a room's id, a corner such as 'south-east', "
         "or [row, column]\n"},
        {"who is none", "any = [{ beaten = 'orx' }]",
         "25:19+5 no encounter is called 'orx'; did you mean 'orc'?\n"},
        {"what cannot be carried", "all = [{ carrying = 'altar' }]",
         "25:21+7 'altar' cannot be carried; expected an item that can be taken\n"},
        {"what does not open", "all = [{ open = 'crown' }]",
         "25:17+7 'crown' cannot be opened; give it 'openable = true'\n"},
        {"what is no light", "all = [{ lit = 'crown' }]",
         "25:16+7 'crown' is no light; give it 'light = \"unlit\"'\n"},
        {"what is no food", "all = [{ eaten = 'crown' }]",
         "25:18+7 'crown' can be neither eaten nor drunk; give it 'edible = true' or 'drinkable = "
         "true'\n"},
        {"who is no monster", "all = [{ beaten = 'imp' }]",
         "25:19+5 'imp' is a gambler; expected a monster, or 'played' instead of 'beaten'\n"},
        {"who asks nothing", "all = [{ answered = 'orc' }]",
         "25:21+5 'orc' is a monster; expected a riddler, or 'beaten' instead of 'answered'\n"},
        {"a number", "all = [{ beaten = 3 }]",
         "25:19+1 'beaten' is a whole number; expected the id of an encounter\n"},
    });
}

BOOST_AUTO_TEST_CASE(a_door_cannot_be_carried) {
    BOOST_TEST(faults_after_title("[items.oak]\nopenable = true\n[passages.p]\nfrom = [0, 0]\n"
                                  "go = 'up'\nto = [1, 1]\ndoor = 'oak'\n[endings.x]\n"
                                  "all = [{ carrying = 'oak' }]\n") ==
               "10:21+5 'oak' cannot be carried; expected an item that can be taken\n");
}

BOOST_AUTO_TEST_CASE(a_hundred_conditions_are_the_most) {
    const auto of = [](int count) {
        std::string any;
        for (int i = 0; i < count / 2; ++i) {
            any += "{ lit = 'lamp' }, ";
        }
        return "all = [{ any = [" + any + "] }, { any = [" + any + "] }, " +
               (count % 2 == 1 ? "{ lit = 'lamp' }" : "") + "]";
    };
    BOOST_TEST(ending_faults(of(99)) == "");
    BOOST_TEST(ending_faults(of(100)) == "");
    BOOST_TEST(ending_faults(of(101)) ==
               "24:10+1 there are 101 conditions; expected at most 100\n");
}

} // namespace clew
