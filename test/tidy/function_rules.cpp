#include "rules.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace clew::tidy {

namespace {

constexpr std::size_t lines_max = 60;
constexpr std::size_t parameters_max = 4;
constexpr std::size_t nesting_max = 3;

using Words = std::array<std::string_view, 7>;
constexpr Words labels = {"case", "default", "public", "private", "protected"};
constexpr Words types = {"class", "struct", "union", "enum"};
constexpr Words controls = {"if", "else", "for", "while", "do", "switch", "try"};

std::string_view trimmed(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \n"), text.size()));
    return text.substr(0, text.find_last_not_of(" \n") + 1);
}

bool starts_with_one_of(std::string_view text, const Words& words) {
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
        return !word.empty() && text.substr(0, word.size()) == word &&
               (text.size() == word.size() || !is_word(text[word.size()]));
    });
}

/// How many brackets are open, the angles of templates among them as far as one can tell.
class Depth {
public:
    void pass(char c) {
        const bool arrow = c == '>' && before_ == '-';
        if (c == '(' || c == '[' || c == '{' || (c == '<' && is_word(before_))) {
            ++open_;
        } else if ((c == ')' || c == ']' || c == '}' || (c == '>' && !arrow)) && open_ > 0) {
            --open_;
        }
        before_ = c == ' ' || c == '\n' ? before_ : c;
    }
    [[nodiscard]] bool is_outside() const { return open_ == 0; }

private:
    std::size_t open_ = 0;
    char before_ = ' ';
};

// `operator<=>(` and its kind would look like brackets and an initialiser.
std::string without_operator_signs(std::string_view statement) {
    std::string text(statement);
    for (const std::size_t at : places_of("operator", statement)) {
        const std::size_t from = at + std::string_view("operator").size();
        const std::size_t call = text.substr(from, 2) == "()" ? 2 : 0;
        const std::size_t end =
            call > 0 ? from + call : std::min(text.find('(', from), text.size());
        text.replace(from, end - from, end - from, '_');
    }
    return text;
}

struct Head {
    std::size_t parameters; // how many
    std::string rest;       // what follows their bracket
};

std::size_t parameters_in(std::string_view list) {
    Depth depth;
    std::size_t commas = 0;
    for (const char c : list) {
        if (c == ',' && depth.is_outside()) {
            ++commas;
        }
        depth.pass(c);
    }
    return trimmed(list).empty() ? 0 : commas + 1;
}

/// A statement as the head of a function, or nothing when it is none.
std::optional<Head> head_of(std::string_view statement) {
    const std::string text = without_operator_signs(statement);
    Depth depth;
    std::size_t open = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (depth.is_outside() && open == 0 && text[at] == '=') {
            return {};
        }
        if (depth.is_outside() && open == 0 && text[at] == '(') {
            open = at + 1;
        }
        depth.pass(text[at]);
        if (depth.is_outside() && open > 0) {
            return Head{parameters_in(std::string_view(text).substr(open, at - open)),
                        text.substr(at + 1)};
        }
    }
    return {};
}

// In `A(int b) : b_{b} {` the first brace opens no body.
bool is_amid_initialisers(std::string_view rest) {
    const std::size_t colon = rest.find(':');
    const bool list = colon != std::string_view::npos && rest.substr(colon, 2) != "::";
    const std::string_view text = trimmed(rest);
    return list && (is_word(text.back()) || text.back() == '>');
}

std::string_view without_template(std::string_view statement) {
    if (statement.substr(0, 8) != "template") {
        return statement;
    }
    Depth depth;
    for (std::size_t at = 0; at < statement.size(); ++at) {
        depth.pass(statement[at]);
        if (statement[at] == '>' && depth.is_outside()) {
            return trimmed(statement.substr(at + 1));
        }
    }
    return statement;
}

enum class Scope { names, type, function, control, other };

class Scanner {
public:
    explicit Scanner(const File& file) : file_(file), code_(parts_of(file.text).code) {}

    Faults scan() {
        for (at_ = 0; at_ < code_.size(); ++at_) {
            one(code_[at_]);
        }
        return std::move(faults_);
    }

private:
    struct Frame {
        Scope scope;
        std::size_t start; // of the statement that opened it
        std::size_t brackets;
        bool goes_on; // the statement, after the closing brace
    };

    [[nodiscard]] std::string_view statement() const {
        return trimmed(std::string_view(code_).substr(start_, at_ - start_));
    }

    [[nodiscard]] Scope here() const {
        return frames_.empty() ? Scope::names : frames_.back().scope;
    }

    [[nodiscard]] bool declares() const {
        return brackets_ == 0 && (here() == Scope::names || here() == Scope::type);
    }

    void one(char c) {
        if (c == '(') {
            ++brackets_;
        } else if (c == ')' && brackets_ > 0) {
            --brackets_;
        } else if (c == '{') {
            open();
        } else if (c == '}' && !frames_.empty()) {
            close();
        } else if (c == ';' && brackets_ == 0) {
            end_declaration();
        } else if (c == ':' && brackets_ == 0 && starts_with_one_of(statement(), labels) &&
                   code_.substr(at_, 2) != "::" && code_[at_ - 1] != ':') {
            start_ = at_ + 1;
        }
    }

    [[nodiscard]] Scope scope_of(std::string_view text) const {
        if (!declares()) {
            return brackets_ == 0 && starts_with_one_of(text, controls) ? Scope::control
                                                                        : Scope::other;
        }
        if (starts_with_one_of(text, {"namespace", "extern", "inline namespace"})) {
            return Scope::names;
        }
        if (starts_with_one_of(without_template(text), types)) {
            return Scope::type;
        }
        const std::optional<Head> head = head_of(text);
        return head && !is_amid_initialisers(head->rest) ? Scope::function : Scope::other;
    }

    void open() {
        const Scope scope = scope_of(statement());
        if (scope == Scope::function) {
            count_parameters();
        }
        const bool goes_on = scope == Scope::other && !statement().empty();
        frames_.push_back({scope, start_, brackets_, goes_on});
        const auto depth = static_cast<std::size_t>(
            std::count_if(frames_.begin(), frames_.end(),
                          [](const Frame& frame) { return frame.scope == Scope::control; }));
        if (scope == Scope::control && depth == nesting_max + 1) {
            add(at_, "nested four deep; three is the most");
        }
        start_ = at_ + 1;
        brackets_ = 0;
    }

    void close() {
        const Frame frame = frames_.back();
        frames_.pop_back();
        if (frame.scope == Scope::function) {
            const std::size_t lines = line_at(code_, at_) - line_of_statement(frame.start) + 1;
            if (lines > lines_max) {
                add_at_line(line_of_statement(frame.start),
                            "a function of " + std::to_string(lines) + " lines; 60 is the wall");
            }
        }
        brackets_ = frame.brackets;
        start_ = frame.goes_on ? frame.start : at_ + 1;
    }

    void end_declaration() {
        if (declares()) {
            count_parameters();
        }
        start_ = at_ + 1;
    }

    void count_parameters() {
        const std::optional<Head> head = head_of(statement());
        if (head && head->parameters > parameters_max) {
            add_at_line(line_of_statement(start_),
                        std::to_string(head->parameters) + " parameters; four are the most");
        }
    }

    [[nodiscard]] std::size_t line_of_statement(std::size_t start) const {
        return line_at(code_, code_.find_first_not_of(" \n", start));
    }

    void add(std::size_t at, std::string_view message) { add_at_line(line_at(code_, at), message); }
    void add_at_line(std::size_t line, std::string_view message) {
        faults_.push_back(fault_at(file_, line, message));
    }

    const File& file_;
    std::string code_;
    Faults faults_;
    std::vector<Frame> frames_;
    std::size_t at_ = 0;
    std::size_t start_ = 0; // of the statement in hand
    std::size_t brackets_ = 0;
};

} // namespace

Faults function_faults(const File& file) {
    const std::string_view path = file.path;
    const bool cpp = path.size() > 4 && (path.substr(path.size() - 4) == ".cpp" ||
                                         path.substr(path.size() - 4) == ".hpp");
    return cpp ? Scanner(file).scan() : Faults{};
}

} // namespace clew::tidy
