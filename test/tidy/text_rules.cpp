#include "rules.hpp"

#include <algorithm>
#include <array>

namespace clew::tidy {

namespace {

bool ends_with(std::string_view text, std::string_view end) {
    return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

bool is_cpp(std::string_view path) { return ends_with(path, ".cpp") || ends_with(path, ".hpp"); }

// Stories, their worlds and what fuzzing found are compared or read byte for byte: whatever they
// hold is meant.
bool is_checked(std::string_view path) {
    const bool story = path.substr(0, 5) == "test/" && ends_with(path, ".txt");
    return !story && !path.starts_with("test/transcript/worlds/") &&
           !path.starts_with("test/fuzz/corpus/");
}

bool is_wide_allowed(std::string_view path) {
    return ends_with(path, ".md") || ends_with(path, ".toml") || ends_with(path, ".txt") ||
           ends_with(path, ".json") || path == "LICENSE";
}

std::size_t width_of(std::string_view line) {
    return static_cast<std::size_t>(std::count_if(line.begin(), line.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; // not a byte that goes on
    }));
}

struct Mark {
    std::string_view text;
    std::string_view message;
};

// In two parts each, so that this list is not what it looks for.
constexpr std::array<Mark, 8> marks = {{
    {"TO"
     "DO",
     "unfinished work belongs in an issue"},
    {"FIX"
     "ME",
     "unfinished work belongs in an issue"},
    {"XX"
     "X",
     "unfinished work belongs in an issue"},
    {"../"
     "shared",
     "nothing outside the tree is needed"},
    {"/wo"
     "rk/",
     "a path of one machine"},
    {"/ro"
     "ot/",
     "a path of one machine"},
    {"/ho"
     "me/",
     "a path of one machine"},
    {"/fa"
     "rm/",
     "a path of one machine"},
}};

void find_marks(const File& file, std::string_view line, std::size_t number, Faults& faults) {
    for (const Mark& mark : marks) {
        if (!places_of(mark.text, line).empty()) {
            faults.push_back(fault_at(file, number, mark.message));
        }
    }
}

// A silenced warning carries its reason: a comment on the line before, or a check's name and why.
bool is_silenced_unsaid(std::string_view line, std::string_view before) {
    const bool said = before.find("//") != std::string_view::npos;
    const bool ignored = line.find("diagnostic ignor"
                                   "ed") != std::string_view::npos;
    const std::size_t lint = line.find("NOLI"
                                       "NT");
    const bool lint_unsaid =
        lint != std::string_view::npos && line.find(": ", lint) == std::string_view::npos;
    return !said && (ignored || lint_unsaid);
}

// A prompt at which the input ended: stories have it as it is printed.
bool is_bare_prompt(const File& file, std::string_view line) {
    return line == "> " && file.path.ends_with(".txt");
}

void line_faults(const File& file, std::string_view line, std::size_t number, Faults& faults) {
    if (line.find('\r') != std::string_view::npos) {
        faults.push_back(fault_at(file, number, "a carriage return; lines end in LF"));
    } else if (line.find('\t') != std::string_view::npos) {
        faults.push_back(fault_at(file, number, "a tab; spaces set in"));
    } else if (!line.empty() && line.back() == ' ' && !is_bare_prompt(file, line)) {
        faults.push_back(fault_at(file, number, "blanks at the end of the line"));
    }
    if (width_of(line) > 100 && !is_wide_allowed(file.path)) {
        faults.push_back(fault_at(
            file, number, std::to_string(width_of(line)) + " columns; a line has 100 at most"));
    }
    find_marks(file, line, number, faults);
}

/// A path as a guard: `include/clew/play/x.hpp` is CLEW_PLAY_X_HPP, `test/play/x.hpp` the same
/// with TEST_ after CLEW_.
std::string guard_of(std::string_view path) {
    constexpr std::array<std::string_view, 2> roots = {"include/", "src/"};
    std::string guard = path.substr(0, roots[0].size()) == roots[0] ? "" : "CLEW_";
    for (const std::string_view root : roots) {
        if (path.substr(0, root.size()) == root) {
            path.remove_prefix(root.size());
        }
    }
    for (const char c : path) {
        const bool lower = c >= 'a' && c <= 'z';
        guard += lower ? static_cast<char>(c - 'a' + 'A') : is_word(c) ? c : '_';
    }
    return guard;
}

bool is_guarded(const std::vector<std::string_view>& lines, std::size_t at,
                const std::string& guard) {
    return at + 1 < lines.size() && lines[at] == "#ifndef " + guard &&
           lines[at + 1] == "#define " + guard;
}

} // namespace

Faults text_faults(const File& file) {
    Faults faults;
    if (!is_checked(file.path)) {
        return faults;
    }
    std::size_t number = 0;
    std::string_view before;
    for (const std::string_view line : lines_of(file.text)) {
        line_faults(file, line, ++number, faults);
        if (is_cpp(file.path) && is_silenced_unsaid(line, before)) {
            faults.push_back(fault_at(file, number, "a silenced warning without its reason"));
        }
        before = line;
    }
    if (!file.text.empty() && file.text.back() != '\n') {
        faults.push_back(fault_at(file, number, "no newline at the end of the file"));
    }
    return faults;
}

Faults size_faults(const File& file) {
    if (!is_cpp(file.path)) {
        return {};
    }
    const bool test = file.path.substr(0, 5) == "test/";
    const std::size_t most = test ? 500 : ends_with(file.path, ".hpp") ? 150 : 400;
    const std::size_t lines = lines_of(file.text).size();
    if (lines <= most) {
        return {};
    }
    return {fault_at(file, most + 1,
                     std::to_string(lines) + " lines; such a file has " + std::to_string(most) +
                         " at most")};
}

Faults header_faults(const File& file) {
    if (!ends_with(file.path, ".hpp")) {
        return {};
    }
    const std::vector<std::string_view> lines = lines_of(file.text);
    std::size_t purpose = 0; // lines before the first that is bare: a drawing may follow
    while (purpose < lines.size() && lines[purpose].substr(0, 4) == "/// ") {
        ++purpose;
    }
    std::size_t opening = purpose;
    while (opening < lines.size() && lines[opening].substr(0, 3) == "///") {
        ++opening;
    }
    Faults faults;
    if (purpose == 0 || purpose > 10) {
        faults.push_back(
            fault_at(file, purpose + 1,
                     "a header opens with one to ten lines of '///' that say what it is"));
    }
    const std::string guard = guard_of(file.path);
    if (!is_guarded(lines, opening, guard)) {
        faults.push_back(fault_at(file, opening + 1, "expected the guard '" + guard + "'"));
    }
    return faults;
}

Faults top_level_faults(const std::vector<std::string>& names) {
    constexpr std::array<std::string_view, 10> plan = {
        "meson.build", "src",     "include",      "test",          "data",
        "README.md",   "LICENSE", "CHANGELOG.md", "meson.options", "tools"};
    Faults faults;
    for (const std::string& name : names) {
        const bool planned = name.front() == '.' || name.substr(0, 5) == "build" ||
                             std::find(plan.begin(), plan.end(), name) != plan.end();
        if (!planned) {
            faults.push_back(name + ":1: not in the plan of the top level");
        }
    }
    return faults;
}

} // namespace clew::tidy
