#include "clew/format/item_part.hpp"

#include "clew/base/random.hpp"
#include "clew/format/thing_parts.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace clew {

namespace {

ItemTexts texts_of(const Fields& fields) {
    ItemTexts told;
    told.taken = fields.text("taken");
    told.dropped = fields.text("dropped");
    told.put = fields.text("put");
    told.opened = fields.text("opened");
    told.closed = fields.text("closed");
    told.unlocked = fields.text("unlocked");
    told.locked = fields.text("locked");
    told.eaten = fields.text("eaten");
    told.lit = fields.text("lit");
    told.worn = fields.text("worn");
    told.fixed = fields.text("refuses");
    return told;
}

// Of two keys that are no pair; a false one means what is so without it.
void fault_pair(const Fields& fields, std::string_view key, std::string_view other) {
    if (fields.flag(key) && fields.flag(other)) {
        fields.either(key, other);
    }
}

void read_body(const Fields& fields, Item& item) {
    fault_pair(fields, "container", "supporter");
    fault_pair(fields, "edible", "drinkable");
    item.holds = fields.flag("container")   ? Holds::in
                 : fields.flag("supporter") ? Holds::on
                                            : Holds::nothing;
    item.meal = fields.flag("edible")      ? Meal::food
                : fields.flag("drinkable") ? Meal::drink
                                           : Meal::none;
    item.openable = fields.has("openable") ? fields.flag("openable") : fields.has("locked_by");
    item.open = item.openable ? fields.flag("open") : true;
    item.scenery = fields.flag("scenery");
    item.fixed = fields.flag("fixed") || item.scenery;
    const std::string light = fields.choice("light").value_or("");
    item.light = light == "lit" ? Light::lit : light == "unlit" ? Light::unlit : Light::none;
    item.lasts = static_cast<std::uint8_t>(fields.whole("lasts").value_or(0));
}

// Keys that do nothing without another.
void fault_idle(const Fields& fields, const Item& item) {
    const auto need = [&](bool is_of_use, std::string_view key, std::string_view other) {
        if (!is_of_use && fields.has(key)) {
            fields.fault(key, quoted(key) + " does nothing here",
                         "expected it beside " + std::string(other));
        }
    };
    need(item.openable, "open", "'openable = true'");
    need(item.openable, "opened", "'openable = true'");
    need(item.openable, "closed", "'openable = true'");
    need(item.openable, "locked_by", "'openable = true', or without 'openable'");
    need(fields.has("locked_by"), "unlocked", "'locked_by'");
    need(fields.has("locked_by"), "locked", "'locked_by'");
    need(item.meal != Meal::none, "eaten", "'edible = true' or 'drinkable = true'");
    const bool can_be_lit = item.light == Light::unlit || fields.is_misspelt("light");
    need(can_be_lit, "lit", "'light = \"unlit\"'");
    need(can_be_lit, "lit_by", "'light = \"unlit\"'");
    need(fields.has("lasts"), "worn", "'lasts'");
    need(!item.fixed, "taken", "neither 'fixed' nor 'scenery'");
}

Item item_of(const NodeEntry& entry, const Fields& fields) {
    Item item;
    item.id = entry.key;
    item.name = fields.name("name");
    if (item.name.empty()) {
        item.name = name_from_id(item.id);
    }
    item.article = article_in(fields, item.name);
    item.plural = plural_in(fields);
    item.text = fields.text("text");
    item.lore = fields.text("lore");
    item.words = folded_words(fields);
    item.treasure = fields.whole("treasure").value_or(0);
    item.weapon = fields.flag("weapon");
    item.map = fields.flag("map");
    item.stream = stream_of("item " + item.id);
    read_body(fields, item);
    item.told = texts_of(fields);
    fault_idle(fields, item);
    return item;
}

} // namespace

void read_items(const WorldReading& reading) {
    for (const NodeEntry* entry : tables_by_id(reading, "items", items_max)) {
        const Fields fields(entry->value, Table::item, entry->span, reading.faults);
        ItemPlan plan;
        plan.item = item_of(*entry, fields);
        plan.at = at_or_place(fields);
        fields.either("at", "inside");
        fields.either("place", "inside");
        plan.inside = fields.item("inside");
        if (plan.inside.id.empty() && (fields.has("inside") || fields.is_misspelt("inside"))) {
            plan.at.where = Rule::anywhere; // that has been faulted
        }
        plan.locked_by = fields.item("locked_by");
        plan.lit_by = fields.item("lit_by");
        plan.teleporter = fields.destination("teleporter");
        plan.openable = fields.span_of(fields.has("openable") ? "openable" : "locked_by");
        plan.lasts = fields.span_of("lasts");
        plan.refuses = fields.span_of("refuses");
        plan.span = entry->span;
        reading.plan.items.push_back(std::move(plan));
    }
}

} // namespace clew
