#include "clew/format/item_part.hpp"

#include "reading.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

namespace clew {

namespace {

Item item_of(const std::string& keys) {
    return plan_after_title("[items.x]\nat = [0, 0]\n" + keys).items.at(0).item;
}

} // namespace

BOOST_AUTO_TEST_CASE(a_chest_is_read) {
    const Plan plan =
        plan_after_title("[items.chest]\nat = [0, 0]\ncontainer = true\nlocked_by = 'key'\n"
                         "[items.table]\nat = [0, 1]\nsupporter = true\nscenery = true\n"
                         "[items.key]\ninside = 'table'\nlasts = 2\n");
    const ItemPlan& chest = plan.items.at(0);
    BOOST_TEST((chest.item.holds == Holds::in));
    BOOST_TEST(chest.item.openable);
    BOOST_TEST(!chest.item.open);
    BOOST_TEST(!chest.item.fixed);
    BOOST_TEST(chest.locked_by.id == "key");
    BOOST_TEST((chest.openable == Span{{5, 1}, 9}));
    BOOST_TEST((plan.items[1].item.holds == Holds::on));
    BOOST_TEST(plan.items[1].item.scenery);
    BOOST_TEST(plan.items[1].item.fixed);
    BOOST_TEST(plan.items[1].item.open);
    BOOST_TEST(plan.items[2].inside.id == "table");
    BOOST_TEST((plan.items[2].inside.span == Span{{11, 10}, 7}));
    BOOST_TEST(plan.items[2].item.lasts == 2);
    BOOST_TEST(item_of("container = true\nopenable = true\nopen = true").open);
    BOOST_TEST(!item_of("container = true\nopenable = true").open);
    BOOST_TEST(item_of("container = true").open);
}

BOOST_AUTO_TEST_CASE(food_and_light_are_read) {
    BOOST_TEST((item_of("edible = true").meal == Meal::food));
    BOOST_TEST((item_of("drinkable = true").meal == Meal::drink));
    BOOST_TEST((item_of("").meal == Meal::none));
    BOOST_TEST((item_of("light = 'lit'").light == Light::lit));
    BOOST_TEST((item_of("light = 'unlit'\nlasts = 255").light == Light::unlit));
    BOOST_TEST((item_of("").light == Light::none));
    BOOST_TEST(plan_after_title("[items.x]\nat = [0, 0]\nlight = 'unlit'\nlit_by = 'y'\n"
                                "[items.y]\nat = [0, 0]\n")
                   .items[0]
                   .lit_by.id == "y");
}

BOOST_AUTO_TEST_CASE(all_its_texts_are_read) {
    const ItemTexts told =
        plan_after_title(
            "[items.x]\nat = [0, 0]\ncontainer = true\nlocked_by = 'y'\nedible = true\n"
            "light = 'unlit'\nlasts = 1\ntaken = 'A'\ndropped = 'B'\nput = 'C'\n"
            "opened = 'D'\nclosed = 'E'\nunlocked = 'F'\nlocked = 'G'\neaten = 'H'\n"
            "lit = 'I'\nworn = 'J'\n[items.y]\nat = [0, 0]\n")
            .items.at(0)
            .item.told;
    BOOST_TEST(told.taken + told.dropped + told.put + told.opened + told.closed + told.unlocked +
                   told.locked + told.eaten + told.lit + told.worn ==
               "ABCDEFGHIJ");
    BOOST_TEST(item_of("fixed = true\nrefuses = 'K'").told.fixed == "K");
}

} // namespace clew
