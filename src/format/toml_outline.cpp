#include "clew/format/toml_outline.hpp"

#include "clew/base/text.hpp"
#include "clew/format/fault_list.hpp"

#include <map>
#include <optional>
#include <string>
#include <utility>

namespace clew {

namespace {

// A control byte stands between the parts of a path: no key can hold one.
constexpr char part_end = '\x1F';

constexpr bool is_bare(char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_'; }

constexpr bool is_other_letter(char c) { return static_cast<unsigned char>(c) >= 0x80; }

struct KeyPath {
    std::string path;
    std::string last;
    Span span;
};

class Outliner {
public:
    explicit Outliner(std::string_view text) : text_(text) {}

    TomlOutline outline() && {
        while (!at_end() && found_.refused.empty()) {
            read_statement();
        }
        return std::move(found_);
    }

private:
    [[nodiscard]] bool at_end() const { return at_ >= text_.size(); }
    [[nodiscard]] char here() const { return at_end() ? '\n' : text_[at_]; }
    [[nodiscard]] Position position() const {
        return {line_, static_cast<std::uint32_t>(at_ - line_begin_ + 1)};
    }

    void advance() {
        if (here() == '\n') {
            ++line_;
            line_begin_ = at_ + 1;
        }
        ++at_;
    }
    void skip_blanks() {
        while (!at_end() && (here() == ' ' || here() == '\t')) {
            ++at_;
        }
    }
    void skip_comment() {
        while (!at_end() && here() != '\n') {
            ++at_;
        }
    }

    void refuse(Position place, std::string message, std::string hint) {
        if (found_.refused.empty()) {
            found_.refused.push_back(
                {Severity::error, {place, 1}, std::move(message), std::move(hint)});
        }
    }
    void note_open(Position place, std::string message, std::string hint) {
        if (found_.open.empty()) {
            found_.open.push_back(
                {Severity::error, {place, 1}, std::move(message), std::move(hint)});
        }
    }
    void count(std::size_t& counter, std::size_t most, std::string_view what);

    void read_statement();
    void read_header();
    void read_value();
    void read_string();
    bool skip_string();
    void note_rest(Position begin, std::string_view closing);
    std::optional<KeyPath> read_key();
    std::optional<std::string> read_part();
    bool define(const KeyPath& key);
    void note_dot();
    void refuse_other_letter(Position place);

    std::string_view text_;
    std::size_t at_ = 0;
    std::uint32_t line_ = 1;
    std::size_t line_begin_ = 0;
    std::string table_; // the path of the last header, with a part_end after each part
    std::map<std::string, std::uint32_t> lines_;
    std::size_t keys_ = 0;
    std::size_t elements_ = 0;
    std::size_t dots_ = 0;
    TomlOutline found_;
};

void Outliner::count(std::size_t& counter, std::size_t most, std::string_view what) {
    if (++counter > most) {
        std::string message = "the file has too many ";
        message += what;
        std::string hint = "expected at most ";
        append_number(hint, most);
        refuse(position(), std::move(message), std::move(hint));
    }
}

void Outliner::note_dot() {
    if (++dots_ >= toml_key_parts_max) {
        refuse(position(), "the key has too many parts", "expected at most 8, between dots");
    }
}

void Outliner::read_statement() {
    skip_blanks();
    if (at_end() || here() == '\n' || here() == '\r') {
        advance();
    } else if (here() == '#') {
        skip_comment();
    } else if (here() == '[') {
        read_header();
    } else {
        count(keys_, toml_keys_max, "keys");
        const auto key = read_key();
        if (key && here() == '=') {
            static_cast<void>(define({table_ + key->path, key->last, key->span}));
            ++at_;
        }
        read_value();
    }
}

void Outliner::read_header() {
    ++at_;
    const bool element = here() == '[';
    if (element) {
        ++at_;
    }
    count(keys_, toml_keys_max, "keys");
    auto key = read_key();
    if (!key) {
        refuse(position(), "a table without a name begins here", "expected [name]");
        return;
    }
    const bool first = element || here() != ']' || define(*key);
    table_ = std::move(key->path);
    // Each [[x]] begins a table of its own, so its keys may come again; those under the same [x]
    // once more are not faults of their own.
    if (element || !first) {
        append_number(table_, keys_);
        table_ += part_end;
    }
    read_value();
}

// False if an earlier line has it.
bool Outliner::define(const KeyPath& key) {
    const auto [first, is_new] = lines_.emplace(key.path, key.span.begin.line);
    if (!is_new) {
        std::string hint = "the first is on line ";
        append_number(hint, first->second);
        found_.twice.push_back(
            {Severity::error, key.span, quoted(key.last) + " is defined twice", std::move(hint)});
    }
    return is_new;
}

// Stops before the '=' or ']' that ends a key, or before what cannot be in one.
std::optional<KeyPath> Outliner::read_key() {
    KeyPath key;
    dots_ = 0;
    while (true) {
        skip_blanks();
        const Position begin = position();
        const std::size_t from = at_;
        auto part = read_part();
        if (!part) {
            return std::nullopt;
        }
        key.span = {begin, static_cast<std::uint32_t>(at_ - from)};
        key.path += *part;
        key.path += part_end;
        key.last = std::move(*part);
        skip_blanks();
        if (here() != '.') {
            return key;
        }
        ++at_;
        note_dot();
    }
}

std::optional<std::string> Outliner::read_part() {
    const std::size_t from = at_;
    if (here() == '"' || here() == '\'') {
        static_cast<void>(skip_string());
        return at_ - from < 2 ? std::nullopt
                              : std::optional(std::string(text_.substr(from + 1, at_ - from - 2)));
    }
    while (!at_end() && is_bare(here())) {
        ++at_;
    }
    return at_ == from ? std::nullopt : std::optional(std::string(text_.substr(from, at_ - from)));
}

// To the end of the line on which all brackets are closed.
void Outliner::read_value() {
    std::size_t depth = 0;
    dots_ = 0;
    while (!at_end() && (here() != '\n' || depth > 0)) {
        switch (here()) {
        case '"':
        case '\'':
            read_string();
            continue;
        case '#':
            skip_comment();
            continue;
        case '.':
            // Only an inline table has keys; elsewhere this is a number, or no TOML.
            if (depth > 0) {
                note_dot();
            }
            break;
        case '[':
        case '{':
            dots_ = 0;
            if (++depth > toml_depth_max) {
                refuse(position(), "the value nests too deep", "expected at most 16 levels");
                return;
            }
            break;
        case ']':
        case '}':
            depth -= depth > 0 ? 1U : 0U;
            dots_ = 0;
            break;
        case ',':
            dots_ = 0;
            count(elements_, toml_elements_max, "list elements");
            break;
        case '=':
            dots_ = 0;
            count(keys_, toml_keys_max, "keys");
            break;
        case '\n':
            dots_ = 0;
            break;
        default:
            if (is_other_letter(here())) {
                refuse_other_letter(position());
            }
            break;
        }
        advance();
    }
    advance();
}

// Outside strings and comments TOML is ASCII; most likely a typist's curly quotes.
void Outliner::refuse_other_letter(Position place) {
    refuse(place, "a letter that is not ASCII stands outside quotes",
           "text stands in plain quotes, \" or '");
}

void Outliner::read_string() {
    const Position begin = position();
    const char quote = here();
    const std::string three(3, quote);
    const bool long_form = text_.substr(at_, 3) == three;
    if (skip_string()) {
        note_rest(begin, three);
        return;
    }
    note_open(begin, "the text that begins here is not closed",
              long_form ? "expected " + three + " where it ends"
                        : std::string("expected ") + quote + " on the same line, or " + three +
                              " before and behind a text of several lines");
}

// False if it is not closed.
bool Outliner::skip_string() {
    const char quote = here();
    const bool escapes = quote == '"';
    const std::string three(3, quote);
    const bool long_form = text_.substr(at_, 3) == three;
    at_ += long_form ? 3 : 1;
    while (!at_end()) {
        if (escapes && here() == '\\') {
            advance();
        } else if (long_form ? text_.substr(at_, 3) == three : here() == quote) {
            at_ += long_form ? 3 : 1;
            // Up to two quotes may stand right before the three that close.
            for (int i = 0; i < 2 && long_form && here() == quote; ++i) {
                ++at_;
            }
            return true;
        } else if (!long_form && here() == '\n') {
            return false;
        }
        advance();
    }
    return false;
}

// What closes a text of many lines may have been meant to begin the next: the first was left open.
void Outliner::note_rest(Position begin, std::string_view closing) {
    if (begin.line == line_) {
        return;
    }
    const Position end = position();
    skip_blanks();
    constexpr std::string_view may_follow = ",]}#\r\n";
    if (at_end() || may_follow.find(here()) != std::string_view::npos) {
        return;
    }
    std::string message = "the text that began on line ";
    append_number(message, begin.line);
    note_open(end, message + " ends here, and something follows",
              "expected nothing; or is its closing " + std::string(closing) + " missing?");
}

} // namespace

TomlOutline toml_outline(std::string_view text) { return Outliner(text).outline(); }

} // namespace clew
