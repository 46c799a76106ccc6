#include "clew/speech/sentence.hpp"

#include "clew/base/printable.hpp"
#include "clew/base/text.hpp"

#include <algorithm>
#include <utility>

namespace clew {

namespace {

constexpr unsigned byte_at(std::string_view text, std::size_t at) {
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
}

constexpr bool is_plain_ascii(char c) { return (c >= ' ' && c <= '~') || c == '\n'; }

// Length of the character at `at` of whole UTF-8 if no text may hold it, else 0.
std::size_t harmful_at(std::string_view text, std::size_t at) {
    const Character character = first_character(text.substr(at));
    return may_be_shown(character.point) ? 0 : character.length;
}

// What a byte of ASCII shows as; a CR that belongs to a line's end shows nothing.
void append_shown(std::string& out, std::string_view text, std::size_t at) {
    const char c = text[at];
    if (is_plain_ascii(c)) {
        out += c;
    } else if (c == '\t') {
        out += ' ';
    } else if (c != '\r' || byte_at(text, at + 1) != '\n') {
        out += '?';
    }
}

std::string without_harm(std::string_view text) {
    std::string out;
    const bool whole = is_utf8(text);
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool is_ascii = byte_at(text, at) < 0x80;
        const std::size_t harm = whole && !is_ascii ? harmful_at(text, at) : 0;
        if (is_ascii || !whole) {
            append_shown(out, text, at);
        } else if (harm > 0) {
            out += '?';
            at += harm - 1;
        } else {
            out += text[at];
        }
    }
    return out;
}

// '>', '#' and '=' begin the lines of a thread that are no text.
bool is_marked(std::string_view line) {
    const bool mark = !line.empty() && (line[0] == '>' || line[0] == '#' || line[0] == '=');
    return mark && (line.size() == 1 || line[1] == ' ' || line[1] == '\n');
}

bool has_marked_line(std::string_view text) {
    while (true) {
        if (is_marked(text)) {
            return true;
        }
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) {
            return false;
        }
        text.remove_prefix(end + 1);
    }
}

// Wrapped one narrower, so that those set in keep within the width.
void append_set_in(std::string& out, std::string_view text, std::size_t width) {
    std::string wrapped;
    append_wrapped(wrapped, text, width > 1 ? width - 1 : width);
    for (const std::string_view line : split_lines(wrapped)) {
        out += is_marked(line) ? " " : "";
        out += line;
        out += '\n';
    }
}

std::string with_article(std::string_view article, std::string_view name) {
    std::string out(article);
    if (!article.empty()) {
        out += ' ';
    }
    out += name;
    return out;
}

bool is_many(std::string_view article, std::string_view name) {
    const bool hisses = name.size() > 1 && name.substr(name.size() - 2) == "ss";
    return article == "some" && !name.empty() && name.back() == 's' && !hisses;
}

std::string_view definite(std::string_view article) { return article.empty() ? "" : "the"; }

} // namespace

void append_text(std::string& out, const Voice& voice, std::string_view text) {
    if (text.empty()) {
        return;
    }
    std::string shown;
    if (!std::all_of(text.begin(), text.end(), is_plain_ascii)) {
        shown = without_harm(text);
        shown = voice.ascii ? ascii_of(shown) : shown;
        text = shown;
    }
    const std::size_t begin = out.size();
    append_wrapped(out, text, voice.width);
    if (has_marked_line(std::string_view(out).substr(begin))) {
        out.resize(begin);
        append_set_in(out, text, voice.width);
    }
    if (out.size() > begin && out.back() != '\n') {
        out += '\n';
    }
}

std::string a_name(const Item& item) { return with_article(item.article, item.name); }

std::string a_name(const Encounter& encounter) {
    return with_article(encounter.article, encounter.name);
}

std::string the_name(const Item& item) { return with_article(definite(item.article), item.name); }

std::string the_name(const Encounter& encounter) {
    return with_article(definite(encounter.article), encounter.name);
}

bool is_plural(const Item& item) { return item.plural.value_or(is_many(item.article, item.name)); }

bool is_plural(const Encounter& encounter) {
    return encounter.plural.value_or(is_many(encounter.article, encounter.name));
}

std::string doing(const Item& item, std::string_view does, std::string_view many_do) {
    return capital(joined(the_name(item), is_plural(item) ? many_do : does));
}

std::string doing(const Encounter& encounter, std::string_view does, std::string_view many_do) {
    return capital(joined(the_name(encounter), is_plural(encounter) ? many_do : does));
}

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    }
    return text;
}

std::string list_of(const std::vector<std::string>& parts, std::string_view last) {
    std::string out;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0 && i + 1 == parts.size()) {
            out.append(" ").append(last).append(" ");
        } else if (i > 0) {
            out += ", ";
        }
        out += parts[i];
    }
    return out;
}

std::string counted(std::uint64_t count, std::string_view one, std::string_view many) {
    std::string out;
    append_number(out, count);
    out += ' ';
    out += count == 1 ? one : many;
    return out;
}

std::string points_of(std::int64_t amount) {
    std::string out;
    append_signed(out, amount);
    return out + (amount == 1 || amount == -1 ? " point" : " points");
}

std::string gain_of(std::int64_t amount) {
    if (amount == 0) {
        return {};
    }
    const auto bits = static_cast<std::uint64_t>(amount);
    const std::string_view what = amount > 0 ? "You gain " : "You lose ";
    return std::string(what) + counted(amount > 0 ? bits : 0 - bits, "point.", "points.");
}

std::string joined(std::string text, std::string_view more) {
    text.append(text.empty() || more.empty() ? "" : " ").append(more);
    return text;
}

std::string either(const std::string& own, std::string ours) {
    return own.empty() ? std::move(ours) : own;
}

std::string exits_list(Exits exits, Keys keys) {
    std::string out;
    for (const Direction direction : all_directions) {
        if (exits.has(direction)) {
            out += out.empty() ? "" : ", ";
            out += word_for(direction, keys);
        }
    }
    return out.empty() ? "none" : out;
}

std::string place_name(const Telling& telling, RoomId room) {
    std::string out;
    append_place(out, telling.world.grid(), room, telling.voice.manner.coordinates);
    return out;
}

} // namespace clew
