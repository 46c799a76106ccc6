#include "clew/format/thing_parts.hpp"

#include "clew/base/text.hpp"
#include "clew/format/condition_part.hpp"
#include "clew/world/spot.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace clew {

namespace {

// An id that a spot would read as something else.
bool is_reserved(std::string_view id) { return corner_named(id) || id == "anywhere"; }

// By sound: an hour, an honest man; a unicorn, a used match, a one-eyed cat.
bool begins_with_vowel(std::string_view name) {
    constexpr std::array<std::string_view, 5> mute = {"hour", "honest", "honor", "honour", "heir"};
    constexpr std::array<std::string_view, 21> spoken = {
        "unicorn", "unicycle", "uniform", "unify", "union",   "unique",  "unison",
        "unit",    "univers",  "use",     "usu",   "utensil", "utility", "utopia",
        "ukulele", "uranium",  "euro",    "eucal", "eulog",   "ewe",     "once"};
    const auto is_begun_by = [name](std::string_view sound) { return name.starts_with(sound); };
    if (std::any_of(mute.begin(), mute.end(), is_begun_by)) {
        return true;
    }
    const bool is_one = name == "one" || name.starts_with("one-") || name.starts_with("one ");
    constexpr std::string_view vowels = "aeiou";
    return vowels.find(name.front()) != std::string_view::npos && !is_one &&
           std::none_of(spoken.begin(), spoken.end(), is_begun_by);
}

// What has no singular.
bool is_pair(std::string_view name) {
    constexpr std::array<std::string_view, 14> pairs = {
        "shears",  "scissors",   "trousers", "breeches", "tongs",    "pliers", "pincers",
        "clothes", "spectacles", "goggles",  "tweezers", "leggings", "stairs", "binoculars"};
    const std::size_t blank = name.rfind(' ');
    const std::string_view last = blank == std::string_view::npos ? name : name.substr(blank + 1);
    return name.find(" of ") == std::string_view::npos && // a pair of shears is one
           std::find(pairs.begin(), pairs.end(), last) != pairs.end();
}

const char* sounded_article(std::string_view name) { return begins_with_vowel(name) ? "an" : "a"; }

} // namespace

std::string name_from_id(std::string_view id) {
    std::string name(id);
    std::replace(name.begin(), name.end(), '-', ' ');
    std::replace(name.begin(), name.end(), '_', ' ');
    return name;
}

std::string article_for(std::string_view name) {
    if (name.empty() || (name.front() >= 'A' && name.front() <= 'Z')) {
        return "";
    }
    if (is_pair(name)) {
        return "some";
    }
    return sounded_article(name);
}

std::string article_in(const Fields& fields, std::string_view name) {
    std::string usual = article_for(name);
    if (fields.has("plural") && !usual.empty()) {
        usual = fields.flag("plural") ? "some" : usual == "some" ? sounded_article(name) : usual;
    }
    return fields.choice("article").value_or(usual);
}

std::optional<bool> plural_in(const Fields& fields) {
    return fields.has("plural") ? std::optional(fields.flag("plural")) : std::nullopt;
}

std::vector<std::string> folded_words(const Fields& fields) {
    std::vector<std::string> words;
    for (const std::string& word : fields.names("words", words_max)) {
        words.push_back(fold(word));
    }
    return words;
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
        room.text.again = fields.text("again");
        room.text.dark = fields.flag("dark");
        room.at = at_or_place(fields);
        room.span = entry->span;
        reading.plan.rooms.push_back(std::move(room));
    }
}

namespace {

// What is the door's business, and what only a secret way has.
void fault_idle_keys(const Fields& fields) {
    if (fields.has("door") && fields.has("locked_by")) {
        fields.fault("locked_by", "'locked_by' stands beside 'door'",
                     "expected it in the table of the door");
    }
    if (fields.has("found") && !fields.has("hidden_by") && !fields.has("appears")) {
        fields.fault("found", "'found' does nothing here",
                     "expected it beside 'hidden_by' or 'appears'");
    }
}

PassagePlan passage_of(const NodeEntry& entry, const Fields& fields) {
    PassagePlan plan;
    Passage& passage = plan.passage;
    passage.id = entry.key;
    passage.go = direction_named(fields.choice("go").value_or("")).value_or(Direction::up);
    passage.one_way = fields.flag("one_way");
    passage.text = fields.text("text");
    passage.found = fields.text("found");
    passage.turns = static_cast<std::uint32_t>(fields.whole("turns").value_or(1));
    plan.is_long = fields.has("turns");
    plan.from = fields.spot("from");
    plan.to = fields.spot("to");
    plan.locked_by = fields.item("locked_by");
    plan.door = fields.item("door");
    plan.hidden_by = fields.item("hidden_by");
    plan.appears = appearance_in(fields);
    plan.span = entry.span;
    return plan;
}

} // namespace

void read_passages(const WorldReading& reading) {
    // One-way openings of a drawing are passages already.
    const std::size_t drawn = std::min(reading.plan.passages.size(), passages_max);
    for (const NodeEntry* entry : tables_by_id(reading, "passages", passages_max - drawn)) {
        const Fields fields(entry->value, Table::passage, entry->span, reading.faults);
        fields.need("go");
        fault_idle_keys(fields);
        reading.plan.passages.push_back(passage_of(*entry, fields));
    }
}

} // namespace clew
