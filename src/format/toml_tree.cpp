#include "clew/format/toml_tree.hpp"

#include "clew/base/text.hpp"
#include "clew/format/encoding.hpp"
#include "clew/format/fault_list.hpp"
#include "clew/format/toml_outline.hpp"

// No exceptions below `app`; numbers are read without the locale.
#define TOML_EXCEPTIONS 0
#define TOML_HEADER_ONLY 1
#define TOML_ENABLE_FORMATTERS 0
#define TOML_ENABLE_WINDOWS_COMPAT 0
#define TOML_FLOAT_CHARCONV 1
#define TOML_ASSERT(expr) static_assert(true)
#include <toml++/toml.h>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace clew {

namespace {

constexpr bool begins_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; }

// From the library's lines and columns, which count characters, to ours. Every 256th character's
// offset is kept, so that one line of many megabytes costs no more than many lines.
class Places {
public:
    explicit Places(std::string_view text) : text_(text) {
        std::size_t characters = 0;
        lines_.push_back({0, 0});
        for (std::size_t at = 0; at < text.size(); ++at) {
            if (begins_character(text[at])) {
                if (characters % step == 0) {
                    offsets_.push_back(at);
                }
                ++characters;
            }
            if (text[at] == '\n') {
                lines_.push_back({at + 1, characters});
            }
        }
    }

    [[nodiscard]] Position position(const toml::source_position& place) const {
        const Line& line = line_of(place);
        const std::size_t column = offset(place) - line.begin + 1;
        return {place.line, static_cast<std::uint32_t>(column)};
    }

    // What lies on the first line of the region.
    [[nodiscard]] Span span(const toml::source_region& region) const {
        const std::size_t begin = offset(region.begin);
        const std::size_t end =
            region.end.line == region.begin.line ? offset(region.end) : end_of_line(begin);
        const std::size_t length = std::max<std::size_t>(end, begin + 1) - begin;
        return {position(region.begin), static_cast<std::uint32_t>(length)};
    }

    // The whole word that goes on at that place.
    [[nodiscard]] Span word(const toml::source_position& place) const {
        const auto is_part = [](char c) { return is_letter(c) || is_digit(c) || c == '_'; };
        std::size_t begin = offset(place);
        std::size_t end = begin;
        while (begin > 0 && is_part(text_[begin - 1])) {
            --begin;
        }
        while (end < text_.size() && is_part(text_[end])) {
            ++end;
        }
        Span span{position(place), static_cast<std::uint32_t>(std::max(end, begin + 1) - begin)};
        span.begin.column -= static_cast<std::uint32_t>(offset(place) - begin);
        return span;
    }

private:
    static constexpr std::size_t step = 256;
    struct Line {
        std::size_t begin;
        std::size_t characters; // in all lines before it
    };

    [[nodiscard]] const Line& line_of(const toml::source_position& place) const {
        const std::size_t index = place.line == 0 ? 0 : place.line - 1;
        return lines_[std::min(index, lines_.size() - 1)];
    }

    [[nodiscard]] std::size_t offset(const toml::source_position& place) const {
        const std::size_t column = place.column == 0 ? 0 : place.column - 1;
        const std::size_t character = line_of(place).characters + column;
        if (character / step >= offsets_.size()) {
            return text_.size();
        }
        std::size_t at = offsets_[character / step];
        for (std::size_t left = character % step; left > 0 && at < text_.size(); --left) {
            do {
                ++at;
            } while (at < text_.size() && !begins_character(text_[at]));
        }
        return at;
    }

    [[nodiscard]] std::size_t end_of_line(std::size_t at) const {
        const std::size_t end = std::min(text_.find('\n', at), text_.size());
        return end > at && text_[end - 1] == '\r' ? end - 1 : end;
    }

    std::string_view text_;
    std::vector<std::size_t> offsets_;
    std::vector<Line> lines_;
};

// Goes down as deep as the outline has allowed, and no deeper.
class Converter {
public:
    explicit Converter(const Places& places) : places_(places) {}

    [[nodiscard]] Node node(const toml::node& from) const {
        Node node;
        node.span = places_.span(from.source());
        if (const auto* table = from.as_table()) {
            node.entries = entries(*table);
        } else if (const auto* array = from.as_array()) {
            node.kind = NodeKind::list;
            node.list.reserve(array->size());
            for (const toml::node& element : *array) {
                node.list.push_back(this->node(element));
            }
        } else if (const auto* text = from.as_string()) {
            node.kind = NodeKind::text;
            node.text = text->get();
        } else if (const auto* whole = from.as_integer()) {
            node.kind = NodeKind::whole;
            node.whole = whole->get();
        } else if (const auto* real = from.as_floating_point()) {
            node.kind = NodeKind::real;
            node.real = real->get();
        } else if (const auto* flag = from.as_boolean()) {
            node.kind = NodeKind::flag;
            node.flag = flag->get();
        } else {
            node.kind = NodeKind::date;
        }
        return node;
    }

private:
    [[nodiscard]] std::vector<NodeEntry> entries(const toml::table& table) const {
        std::vector<NodeEntry> entries;
        entries.reserve(table.size());
        for (const auto& [key, value] : table) {
            entries.push_back({std::string(key.str()), places_.span(key.source()), node(value)});
        }
        std::sort(entries.begin(), entries.end(), [](const NodeEntry& a, const NodeEntry& b) {
            return a.span.begin < b.span.begin;
        });
        return entries;
    }

    const Places& places_;
};

void replace(std::string& text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos;
         at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
}

// A word that is neither quoted nor a value of TOML's.
bool is_bare_word(std::string_view description) {
    return description.find("parsing boolean") != std::string_view::npos ||
           description.find("inf or nan") != std::string_view::npos ||
           description.find("value type") != std::string_view::npos;
}

// "Error while parsing key-value pair: expected '=', saw 'x'", in our words.
std::string message_of(std::string_view description) {
    constexpr std::string_view prefix = "Error while parsing ";
    std::string scope;
    if (description.starts_with(prefix)) {
        const std::size_t colon = std::min(description.find(": "), description.size());
        scope = description.substr(prefix.size(), colon - prefix.size());
        description.remove_prefix(std::min(colon + 2, description.size()));
    }
    std::string reason = harmless(description, 200);
    replace(reason, "encountered end-of-file", "the file ends here");
    if (reason.find("U+10FFFF") != std::string::npos) {
        reason = "expected a character up to U+10FFFF";
    }
    std::string message = "this is no TOML: " + reason;
    if (!scope.empty() && scope != "root table") {
        message += scope.front() == 'a' || scope.front() == 'i' ? ", in an " : ", in a ";
        message += scope;
    }
    replace(message, "key-value pair", "key and its value");
    return message;
}

// What the outline has not seen, as in an inline table: "cannot redefine existing integer 'a'".
std::string message_of_redefinition(std::string_view description) {
    const std::size_t begin = description.find('\'');
    if (begin == std::string_view::npos) {
        return "a part of the key is defined already, and is no table";
    }
    const std::string_view name = description.substr(begin + 1);
    return quoted(name.substr(0, name.find('\''))) + " is defined twice";
}

Diagnostics faults_of(const toml::parse_error& error, const Places& places, Diagnostics twice) {
    const std::string_view description = error.description();
    const Span span{places.position(error.source().begin), 1};
    if (description.find("cannot redefine") != std::string_view::npos) {
        return twice.empty()
                   ? Diagnostics{{Severity::error, span, message_of_redefinition(description), {}}}
                   : twice;
    }
    if (is_bare_word(description)) {
        return {{Severity::error, places.word(error.source().begin),
                 "this is no TOML: it is neither text nor a number",
                 "text stands in quotes, key = \"text\""}};
    }
    return {{Severity::error, span, message_of(description), {}}};
}

// A byte-order mark is part of the first line's columns.
void shift_first_line(Node& node, std::uint32_t bytes) {
    node.span.begin.column += node.span.begin.line == 1 ? bytes : 0;
    for (NodeEntry& entry : node.entries) {
        entry.span.begin.column += entry.span.begin.line == 1 ? bytes : 0;
        shift_first_line(entry.value, bytes);
    }
    for (Node& element : node.list) {
        shift_first_line(element, bytes);
    }
}

Result<Node, Diagnostics> tree_without_mark(std::string_view text) {
    TomlOutline outline = toml_outline(text);
    if (!outline.refused.empty()) {
        return Unexpected{std::move(outline.refused)};
    }
    const Places places(text);
    const toml::parse_result parsed = toml::parse(text);
    if (parsed.failed()) {
        return Unexpected{faults_of(parsed.error(), places, std::move(outline.twice))};
    }
    return Converter(places).node(parsed.table());
}

} // namespace

std::string_view name_of(NodeKind kind) {
    switch (kind) {
    case NodeKind::text:
        return "a string";
    case NodeKind::whole:
        return "a whole number";
    case NodeKind::real:
        return "a number with a fraction";
    case NodeKind::flag:
        return "true or false";
    case NodeKind::date:
        return "a date or time";
    case NodeKind::list:
        return "a list";
    case NodeKind::table:
        return "a table";
    }
    return "a table";
}

Result<Node, Diagnostics> toml_tree(std::string_view text) {
    const std::string_view body = without_mark(text);
    const auto mark = static_cast<std::uint32_t>(text.size() - body.size());
    auto tree = tree_without_mark(body);
    if (tree.has_value()) {
        shift_first_line(tree.value(), mark);
        return tree;
    }
    Diagnostics faults = std::move(tree).error();
    shift_first_line(faults, mark);
    return Unexpected{std::move(faults)};
}

} // namespace clew
