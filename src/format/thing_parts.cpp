#include "clew/format/thing_parts.hpp"

#include "clew/base/random.hpp"
#include "clew/base/text.hpp"
#include "clew/world/spot.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace clew {

namespace {

// An id that a spot would read as something else.
bool is_reserved(std::string_view id) { return corner_named(id) || id == "anywhere"; }

std::vector<std::string> folded_words(const Fields& fields) {
    std::vector<std::string> words;
    for (const std::string& word : fields.names("words", words_max)) {
        words.push_back(fold(word));
    }
    return words;
}

Item item_of(const NodeEntry& entry, const Fields& fields) {
    Item item;
    item.id = entry.key;
    item.name = fields.name("name");
    if (item.name.empty()) {
        item.name = name_from_id(item.id);
    }
    item.article = fields.choice("article").value_or(article_for(item.name));
    item.text = fields.text("text");
    item.lore = fields.text("lore");
    item.words = folded_words(fields);
    item.treasure = fields.whole("treasure").value_or(0);
    item.weapon = fields.flag("weapon");
    item.map = fields.flag("map");
    item.fixed = fields.flag("fixed");
    item.stream = stream_of("item " + item.id);
    return item;
}

} // namespace

std::string name_from_id(std::string_view id) {
    std::string name(id);
    std::replace(name.begin(), name.end(), '-', ' ');
    std::replace(name.begin(), name.end(), '_', ' ');
    return name;
}

std::string article_for(std::string_view name) {
    constexpr std::string_view vowels = "aeiou";
    if (name.empty() || (name.front() >= 'A' && name.front() <= 'Z')) {
        return "";
    }
    return vowels.find(name.front()) == std::string_view::npos ? "a" : "an";
}

Spot at_or_place(const Fields& fields) {
    fields.either("at", "place");
    const auto place = fields.choice("place");
    if (!fields.has("place")) {
        const bool misspelt = !fields.has("at") && fields.is_misspelt("place");
        return misspelt ? Spot{Rule::anywhere, fields.owner()} : fields.spot("at");
    }
    const Node* node = fields.value("place", Form::choice);
    const Rule rule = place == "dead-end" ? Rule::dead_end
                      : place == "far"    ? Rule::far
                                          : Rule::anywhere;
    return {rule, node->span};
}

void read_rooms(const WorldReading& reading) {
    for (const NodeEntry* entry : tables_by_id(reading, "rooms", named_rooms_max)) {
        const Fields fields(entry->value, Table::room, entry->span, reading.faults);
        if (is_reserved(entry->key)) {
            reading.faults.add(entry->span, quoted(entry->key) + " can be no room's id",
                               "expected another: that word names a place already");
        }
        RoomPlan room;
        room.text.id = entry->key;
        room.text.name = fields.name("name");
        room.text.text = fields.text("text");
        room.at = at_or_place(fields);
        room.span = entry->span;
        reading.plan.rooms.push_back(std::move(room));
    }
}

void read_items(const WorldReading& reading) {
    for (const NodeEntry* entry : tables_by_id(reading, "items", items_max)) {
        const Fields fields(entry->value, Table::item, entry->span, reading.faults);
        ItemPlan plan;
        plan.item = item_of(*entry, fields);
        plan.at = at_or_place(fields);
        plan.teleporter = fields.destination("teleporter");
        plan.span = entry->span;
        reading.plan.items.push_back(std::move(plan));
    }
}

void read_passages(const WorldReading& reading) {
    // One-way openings of a drawing are passages already.
    const std::size_t drawn = std::min(reading.plan.passages.size(), passages_max);
    for (const NodeEntry* entry : tables_by_id(reading, "passages", passages_max - drawn)) {
        const Fields fields(entry->value, Table::passage, entry->span, reading.faults);
        fields.need("go");
        PassagePlan plan;
        plan.passage.id = entry->key;
        plan.passage.go = direction_named(fields.choice("go").value_or("")).value_or(Direction::up);
        plan.passage.one_way = fields.flag("one_way");
        plan.passage.text = fields.text("text");
        plan.from = fields.spot("from");
        plan.to = fields.spot("to");
        plan.locked_by = fields.item("locked_by");
        plan.span = entry->span;
        reading.plan.passages.push_back(std::move(plan));
    }
}

} // namespace clew
