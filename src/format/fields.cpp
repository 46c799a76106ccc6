#include "clew/format/fields.hpp"

#include "clew/base/printable.hpp"
#include "clew/base/text.hpp"
#include "clew/format/encoding.hpp"
#include "clew/format/key_words.hpp"
#include "clew/format/node_places.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <utility>

namespace clew {

namespace {

// A whole value as a message shows it.
std::string shown(const Node& node) {
    std::string text;
    if (node.kind == NodeKind::whole) {
        append_signed(text, node.whole);
    } else if (node.kind == NodeKind::real) {
        std::array<char, 32> digits{};
        const auto end = std::to_chars(digits.begin(), digits.end(), node.real).ptr;
        text.assign(digits.begin(), end);
    } else {
        text = quoted(node.text);
    }
    return text;
}

std::string at_most(std::size_t most, std::string_view what) {
    std::string hint = "expected at most ";
    append_number(hint, most);
    hint += what;
    return hint;
}

} // namespace

bool is_id(std::string_view id) {
    return !id.empty() && id.size() <= id_bytes_max &&
           std::all_of(id.begin(), id.end(),
                       [](char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_'; });
}

Fields::Fields(const Node& node, Table table, Span owner, FaultList& faults)
    : node_(node), table_(table), owner_(owner), faults_(faults) {
    for (const NodeEntry& entry : node.entries) {
        if (find_key(table, entry.key) == nullptr) {
            faults.add(entry.span, "unknown key " + quoted(entry.key),
                       hint_for_unknown(table, entry.key));
        }
    }
}

const NodeEntry* Fields::entry(std::string_view key) const {
    for (const NodeEntry& entry : node_.entries) {
        if (entry.key == key) {
            return &entry;
        }
    }
    return nullptr;
}

const KeyFacts& Fields::facts(std::string_view key, Form form) const {
    const KeyFacts* facts = find_key(table_, key);
    assert(facts != nullptr && facts->form == form);
    static_cast<void>(form);
    return *facts;
}

const Node* Fields::value(std::string_view key, Form form) const {
    static_cast<void>(facts(key, form));
    const NodeEntry* found = entry(key);
    return found == nullptr ? nullptr : &found->value;
}

const Node* Fields::checked(std::string_view key, Form form, NodeKind kind) const {
    const KeyFacts& known = facts(key, form);
    const NodeEntry* found = entry(key);
    if (found == nullptr || found->value.kind == kind) {
        return found == nullptr ? nullptr : &found->value;
    }
    fault_kind(known, found->value);
    return nullptr;
}

void Fields::fault_kind(const KeyFacts& key, const Node& node) const {
    faults_.add(node.span, quoted(key.name) + " is " + std::string(name_of(node.kind)),
                expected_of(key));
}

void Fields::fault(std::string_view key, std::string message, std::string hint) const {
    const NodeEntry* found = entry(key);
    faults_.add(found == nullptr ? owner_ : found->span, std::move(message), std::move(hint));
}

void Fields::fault_value(std::string_view key, Form form) const {
    const Node* node = value(key, form);
    assert(node != nullptr);
    fault_kind(facts(key, form), *node);
}

void Fields::fault_element(std::string_view key, Form form, const Node& element) const {
    faults_.add(element.span, quoted(key) + " holds " + std::string(name_of(element.kind)),
                expected_of(facts(key, form)));
}

const Node* Fields::table(std::string_view key, Form form) const {
    return checked(key, form, NodeKind::table);
}

bool Fields::is_misspelt(std::string_view key) const {
    std::vector<std::string_view> known;
    for (const KeyFacts& facts : keys_of(table_)) {
        known.push_back(facts.name);
    }
    return std::any_of(node_.entries.begin(), node_.entries.end(), [&](const NodeEntry& found) {
        return find_key(table_, found.key) == nullptr && nearest_word(found.key, known) == key;
    });
}

void Fields::need(std::string_view key) const {
    const KeyFacts* known = find_key(table_, key);
    assert(known != nullptr);
    if (entry(key) == nullptr && !is_misspelt(key)) {
        faults_.add(owner_, quoted(key) + " is missing", expected_of(*known));
    }
}

void Fields::either(std::string_view key, std::string_view other) const {
    const NodeEntry* one = entry(key);
    const NodeEntry* two = entry(other);
    if (one != nullptr && two != nullptr) {
        const NodeEntry& later = one->span.begin < two->span.begin ? *two : *one;
        faults_.add(later.span, quoted(key) + " and " + quoted(other) + " both stand here",
                    "expected one of them");
    }
}

bool Fields::flag(std::string_view key) const {
    const Node* node = checked(key, Form::flag, NodeKind::flag);
    return node != nullptr && node->flag;
}

std::optional<std::int64_t> Fields::whole(std::string_view key, Form form) const {
    const Node* node = checked(key, form, NodeKind::whole);
    if (node == nullptr) {
        return std::nullopt;
    }
    const KeyFacts& known = facts(key, form);
    const bool fits = node->whole >= static_cast<std::int64_t>(known.least) &&
                      node->whole <= static_cast<std::int64_t>(known.most);
    if (!fits) {
        faults_.add(node->span, quoted(key) + " is " + shown(*node), expected_of(known));
        return std::nullopt;
    }
    return node->whole;
}

std::optional<double> Fields::real(std::string_view key) const {
    const KeyFacts& known = facts(key, Form::real);
    const Node* node = value(key, Form::real);
    if (node == nullptr) {
        return std::nullopt;
    }
    if (node->kind != NodeKind::whole && node->kind != NodeKind::real) {
        fault_kind(known, *node);
        return std::nullopt;
    }
    const double number =
        node->kind == NodeKind::whole ? static_cast<double>(node->whole) : node->real;
    // Written so that "nan", which TOML has, fits nowhere.
    const bool fits = number >= known.least && number <= known.most;
    if (!fits) {
        faults_.add(node->span, quoted(key) + " is " + shown(*node), expected_of(known));
        return std::nullopt;
    }
    return number;
}

std::optional<Extent> Fields::extent(std::string_view key) const {
    const KeyFacts& known = facts(key, Form::extent);
    const Node* node = value(key, Form::extent);
    if (node == nullptr) {
        return std::nullopt;
    }
    const auto fits = [&](const Node& side) {
        return side.kind == NodeKind::whole &&
               side.whole >= static_cast<std::int64_t>(known.least) &&
               side.whole <= static_cast<std::int64_t>(known.most);
    };
    const auto& sides = node->list;
    if (node->kind != NodeKind::list || sides.size() != 2 || !fits(sides[0]) || !fits(sides[1]) ||
        sides[0].whole > sides[1].whole) {
        faults_.add(node->span, quoted(key) + " has no least and most", expected_of(known));
        return std::nullopt;
    }
    return Extent{static_cast<std::uint32_t>(sides[0].whole),
                  static_cast<std::uint32_t>(sides[1].whole)};
}

std::string Fields::text_in(const KeyFacts& key, const Node& node, std::size_t most) const {
    std::string text = plain_lines(node.text);
    const std::string unprintable = unprintable_in(text);
    if (!unprintable.empty()) {
        faults_.add(node.span, quoted(key.name) + " holds " + unprintable,
                    "expected printable text");
        return {};
    }
    if (text.size() > most) {
        std::string message = quoted(key.name) + " has ";
        append_number(message, text.size());
        faults_.add(node.span, message + " bytes", at_most(most, ""));
        return {};
    }
    return text;
}

std::optional<std::string> Fields::name_in(const KeyFacts& key, const Node& node) const {
    std::string text = text_in(key, node, name_bytes_max);
    const bool empty = trim(node.text).empty();
    if (!empty && text.find('\n') == std::string::npos) {
        // What text_in has faulted is no name.
        return text.empty() ? std::nullopt : std::optional(std::move(text));
    }
    faults_.add(node.span, quoted(key.name) + (empty ? " is empty" : " has several lines"),
                at_most(name_bytes_max, " bytes, on one line"));
    return std::nullopt;
}

std::string Fields::name(std::string_view key) const {
    const Node* node = checked(key, Form::name, NodeKind::text);
    return node == nullptr ? "" : name_in(facts(key, Form::name), *node).value_or("");
}

std::string Fields::text(std::string_view key) const {
    const Node* node = checked(key, Form::text, NodeKind::text);
    return node == nullptr ? "" : text_in(facts(key, Form::text), *node, text_bytes_max);
}

std::optional<std::string> Fields::choice(std::string_view key) const {
    const Node* node = checked(key, Form::choice, NodeKind::text);
    if (node == nullptr) {
        return std::nullopt;
    }
    const KeyFacts& known = facts(key, Form::choice);
    if (std::find(known.choices.begin(), known.choices.end(), node->text) != known.choices.end()) {
        return node->text;
    }
    std::string hint = did_you_mean(node->text, {known.choices.begin(), known.choices.end()});
    faults_.add(node->span, quoted(key) + " is " + quoted(node->text),
                hint.empty() ? expected_of(known) : std::move(hint));
    return std::nullopt;
}

Ref Fields::ref(std::string_view key, Form form) const {
    const Node* node = checked(key, form, NodeKind::text);
    return node == nullptr ? Ref{} : Ref{node->text, node->span};
}

std::vector<const Node*> Fields::tables_in(std::string_view key, Form form,
                                           std::size_t most) const {
    std::vector<const Node*> tables;
    const Node* node = value(key, form);
    if (node == nullptr) {
        return tables;
    }
    if (node->kind != NodeKind::list) {
        fault_value(key, form);
        return tables;
    }
    if (node->list.empty()) {
        faults_.add(node->span, quoted(key) + " is empty", expected_of(facts(key, form)));
    } else if (node->list.size() > most) {
        std::string message = quoted(key) + " has ";
        append_number(message, node->list.size());
        fault(key, message + " of them", at_most(most, ""));
        return tables;
    }
    for (const Node& element : node->list) {
        if (element.kind == NodeKind::table) {
            tables.push_back(&element);
        } else {
            fault_element(key, form, element);
        }
    }
    return tables;
}

std::vector<Ref> Fields::items(std::string_view key) const {
    const Node* node = value(key, Form::items);
    std::vector<Ref> refs;
    if (node == nullptr) {
        return refs;
    }
    if (node->kind == NodeKind::text) {
        return {{node->text, node->span}};
    }
    if (node->kind != NodeKind::list || node->list.empty()) {
        fault_value(key, Form::items);
        return refs;
    }
    if (node->list.size() > items_max) {
        fault(key, quoted(key) + " has too many items", at_most(items_max, ""));
        return refs;
    }
    for (const Node& element : node->list) {
        if (element.kind == NodeKind::text) {
            refs.push_back({element.text, element.span});
        } else {
            fault_element(key, Form::items, element);
        }
    }
    return refs;
}

std::vector<std::string> Fields::names(std::string_view key, std::size_t most) const {
    const Node* node = value(key, Form::names);
    const KeyFacts& known = facts(key, Form::names);
    std::vector<std::string> names;
    const auto add = [&](const Node& element) {
        if (auto name = name_in(known, element)) {
            names.push_back(std::move(*name));
        }
    };
    if (node == nullptr || node->kind != NodeKind::list) {
        if (const Node* single = checked(key, Form::names, NodeKind::text)) {
            add(*single);
        }
        return names;
    }
    if (node->list.size() > most) {
        std::string message = quoted(key) + " has ";
        append_number(message, node->list.size());
        fault(key, message + " of them", at_most(most, ""));
        return names;
    }
    for (const Node& element : node->list) {
        if (element.kind == NodeKind::text) {
            add(element);
        } else {
            fault_element(key, Form::names, element);
        }
    }
    return names;
}

Spot Fields::spot(std::string_view key) const {
    const Node* node = value(key, Form::spot);
    if (node == nullptr) {
        return is_misspelt(key) ? Spot{Rule::anywhere, owner_} : Spot{};
    }
    return spot_in(facts(key, Form::spot), *node, faults_);
}

std::vector<Spot> Fields::spots(std::string_view key, std::size_t most) const {
    const Node* node = value(key, Form::spots);
    const KeyFacts& known = facts(key, Form::spots);
    std::vector<Spot> spots;
    if (node == nullptr) {
        return spots;
    }
    const bool several = node->kind == NodeKind::list && !node->list.empty() &&
                         node->list.front().kind != NodeKind::whole;
    if (!several) {
        return {spot_in(known, *node, faults_)};
    }
    if (node->list.size() > most) {
        fault(key, quoted(key) + " has too many rooms", at_most(most, ""));
        return spots;
    }
    for (const Node& element : node->list) {
        spots.push_back(spot_in(known, element, faults_));
    }
    return spots;
}

std::optional<DestinationPlan> Fields::destination(std::string_view key) const {
    const Node* node = value(key, Form::destination);
    if (node == nullptr) {
        return std::nullopt;
    }
    if (node->kind == NodeKind::text && node->text == "anywhere") {
        return DestinationPlan{true, {std::monostate{}, node->span}};
    }
    return DestinationPlan{false, spot_in(facts(key, Form::destination), *node, faults_)};
}

} // namespace clew
