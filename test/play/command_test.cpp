#include "clew/play/command.hpp"

#include <boost/test/unit_test.hpp>

#include <vector>

namespace clew {

BOOST_AUTO_TEST_SUITE(commands)

BOOST_AUTO_TEST_CASE(the_order_is_verb_direction_item_encounter_text) {
    const std::vector<Command> sorted = {
        {.verb = Verb::go, .direction = Direction::north},
        {.verb = Verb::go, .direction = Direction::down},
        {.verb = Verb::take, .item = ItemId{0}},
        {.verb = Verb::take, .item = ItemId{3}},
        {.verb = Verb::give, .item = ItemId{1}, .encounter = EncounterId{2}},
        {.verb = Verb::give, .item = ItemId{1}},
        {.verb = Verb::give, .item = ItemId{2}, .encounter = EncounterId{0}},
        {.verb = Verb::answer, .text = "10"},
        {.verb = Verb::answer, .text = "9"},
    };
    for (std::size_t i = 1; i < sorted.size(); ++i) {
        BOOST_TEST_CONTEXT("row " << i) { BOOST_TEST((sorted[i - 1] < sorted[i])); }
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
