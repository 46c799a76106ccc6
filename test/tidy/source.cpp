#include "source.hpp"

#include <algorithm>
#include <array>

namespace clew::tidy {

namespace {

/// Reads C++ as far as telling code, comments and literals apart needs it.
class Splitter {
public:
    explicit Splitter(std::string_view text) : text_(text) {
        parts_.code.assign(text.size(), ' ');
        parts_.literals.assign(text.size(), ' ');
    }

    Parts split() {
        while (at_ < text_.size()) {
            one();
        }
        return std::move(parts_);
    }

private:
    void one() {
        if (starts("//") || (text_[at_] == '#' && line_is_blank_)) {
            skip_line();
        } else if (starts("/*")) {
            skip_to("*/");
        } else if (starts("R\"") && (at_ == 0 || !is_word(text_[at_ - 1]))) {
            const std::size_t open = text_.find('(', at_);
            const std::string close =
                ')' + std::string(text_.substr(at_ + 2, open - at_ - 2)) + '"';
            raw(open + 1, close);
        } else if (text_[at_] == '"' || (text_[at_] == '\'' && !is_separator())) {
            quoted(text_[at_]);
        } else {
            keep(parts_.code);
        }
    }

    [[nodiscard]] bool starts(std::string_view with) const {
        return text_.substr(at_, with.size()) == with;
    }

    // The quote in 1'000.
    [[nodiscard]] bool is_separator() const {
        return at_ > 0 && is_word(text_[at_ - 1]) && text_[at_ - 1] != 'u' && text_[at_ - 1] != 'L';
    }

    void keep(std::string& part) {
        const char c = text_[at_];
        part[at_] = c;
        if (c == '\n') {
            pass_newline();
        } else {
            line_is_blank_ = line_is_blank_ && (c == ' ' || c == '\t');
            ++at_;
        }
    }

    void pass_newline() {
        parts_.code[at_] = '\n';
        parts_.literals[at_] = '\n';
        line_is_blank_ = true;
        ++at_;
    }

    void skip() {
        if (text_[at_] == '\n') {
            pass_newline();
        } else {
            ++at_;
        }
    }

    void skip_line() {
        while (at_ < text_.size() && (text_[at_] != '\n' || text_[at_ - 1] == '\\')) {
            skip();
        }
    }

    void skip_to(std::string_view end) {
        const std::size_t found = text_.find(end, at_ + 2);
        const std::size_t stop =
            found == std::string_view::npos ? text_.size() : found + end.size();
        while (at_ < stop) {
            skip();
        }
    }

    void raw(std::size_t from, std::string_view close) {
        const std::size_t end = std::min(text_.find(close, from), text_.size());
        parts_.code[at_] = '"';
        while (at_ < std::min(from, text_.size())) {
            skip();
        }
        while (at_ < end) {
            keep(parts_.literals);
        }
        at_ = std::min(end + close.size(), text_.size());
        parts_.code[at_ - 1] = '"';
        line_is_blank_ = false;
    }

    void quoted(char quote) {
        parts_.code[at_++] = quote;
        while (at_ < text_.size() && text_[at_] != quote && text_[at_] != '\n') {
            if (text_[at_] == '\\' && at_ + 1 < text_.size()) {
                keep(parts_.literals);
            }
            keep(parts_.literals);
        }
        if (at_ < text_.size() && text_[at_] == quote) {
            parts_.code[at_++] = quote;
        }
        line_is_blank_ = false;
    }

    std::string_view text_;
    Parts parts_;
    std::size_t at_ = 0;
    bool line_is_blank_ = true;
};

} // namespace

Parts parts_of(std::string_view text) { return Splitter(text).split(); }

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::size_t line_at(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, offset);
    return 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
}

std::string fault_at(const File& file, std::size_t line, std::string_view message) {
    return file.path + ':' + std::to_string(line) + ": " + std::string(message);
}

Places places_of(std::string_view word, std::string_view text) {
    Places places;
    for (std::size_t at = text.find(word); at != std::string_view::npos;
         at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        const bool whole = (at == 0 || !is_word(text[at - 1]) || !is_word(word.front())) &&
                           (end == text.size() || !is_word(text[end]) || !is_word(word.back()));
        if (whole) {
            places.push_back(at);
        }
    }
    return places;
}

std::vector<Include> includes_of(std::string_view text) {
    constexpr std::string_view start = "#include ";
    std::vector<Include> includes;
    std::size_t number = 0;
    for (const std::string_view line : lines_of(text)) {
        ++number;
        if (line.substr(0, start.size()) == start && line.size() > start.size() + 2) {
            const std::size_t end = line.find_first_of("\">", start.size() + 1);
            includes.push_back(
                {number, std::string(line.substr(start.size() + 1, end - start.size() - 1))});
        }
    }
    return includes;
}

std::string_view floor_of(std::string_view path) {
    constexpr std::array<std::string_view, 3> prefixes = {"src/", "include/clew/", "clew/"};
    for (const std::string_view prefix : prefixes) {
        const std::size_t end = path.find('/', prefix.size());
        if (path.substr(0, prefix.size()) == prefix && end != std::string_view::npos) {
            return path.substr(prefix.size(), end - prefix.size());
        }
    }
    return {};
}

std::string_view stem_of(std::string_view path) {
    const std::string_view name = path.substr(path.rfind('/') + 1);
    return name.substr(0, name.rfind('.'));
}

} // namespace clew::tidy
