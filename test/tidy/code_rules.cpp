#include "rules.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace clew::tidy {

namespace {

using Names = std::span<const std::string_view>;

struct Floor {
    std::string_view name;
    Names sees; // besides itself
};

constexpr std::array<std::string_view, 1> sees_base = {"base"};
constexpr std::array<std::string_view, 2> sees_world = {"base", "world"};
constexpr std::array<std::string_view, 3> sees_play = {"base", "world", "play"};
constexpr std::array<std::string_view, 6> session_sees = {"base",   "world", "play",
                                                          "speech", "draw",  "prove"};
constexpr std::array<std::string_view, 6> builder_sees = {"base",   "world", "play",
                                                          "format", "maze",  "prove"};
constexpr std::array<std::string_view, 10> app_sees = {
    "base", "world", "play", "format", "maze", "prove", "speech", "draw", "session", "builder"};

// The table of the floors, as src/README.md tells it in words.
constexpr std::array<Floor, 11> floors = {{
    {"base", {}},
    {"world", sees_base},
    {"play", sees_world},
    {"format", sees_world},
    {"maze", sees_world},
    {"prove", sees_play},
    {"speech", sees_play},
    {"draw", sees_play},
    {"session", session_sees},
    {"builder", builder_sees},
    {"app", app_sees},
}};

bool is_in(std::string_view name, Names names) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

// They read, write, wait, ask the clock or the locale, or differ from one library to the next.
constexpr std::array<std::string_view, 34> outside_headers = {
    "iostream", "fstream",       "ostream",       "istream", "sstream",  "iomanip",   "streambuf",
    "cstdio",   "stdio.h",       "filesystem",    "cctype",  "ctype.h",  "cwctype",   "locale",
    "clocale",  "regex",         "codecvt",       "chrono",  "ctime",    "time.h",    "random",
    "thread",   "mutex",         "future",        "atomic",  "csignal",  "unistd.h",  "signal.h",
    "iosfwd",   "unordered_map", "unordered_set", "format",  "expected", "syncstream"};

constexpr std::array<std::string_view, 52> outside_words = {
    "new",           "shared_ptr",   "make_shared",  "virtual",      "throw",        "try",
    "catch",         "printf",       "fprintf",      "sprintf",      "snprintf",     "puts",
    "fputs",         "fopen",        "fread",        "fwrite",       "std::cout",    "std::cin",
    "std::cerr",     "std::clog",    "std::getline", "getenv",       "setlocale",    "std::locale",
    "std::time",     "std::clock",   "rand",         "srand",        "std::shuffle", "std::exit",
    "std::abort",    "std::stoi",    "std::stol",    "std::stoul",   "std::stoull",  "std::stod",
    "strtol",        "strtoul",      "strtoull",     "strtod",       "atoi",         "atof",
    "std::toupper",  "std::tolower", "std::isalpha", "std::isdigit", "std::isspace", "std::isalnum",
    "random_device", "mt19937",      "mt19937_64",   "std::stof"};

Faults one_include(const File& file, const Include& include, const Floor& floor) {
    const std::string_view other = floor_of(include.name);
    const std::string here(floor.name);
    if (!other.empty() && other != floor.name && !is_in(other, floor.sees)) {
        return {fault_at(file, include.line,
                         here + " may not see " + std::string(other) + ": '" + include.name + "'")};
    }
    if (floor.name != "app" && is_in(include.name, outside_headers)) {
        return {fault_at(file, include.line, "only app may include '" + include.name + "'")};
    }
    return {};
}

} // namespace

Faults include_faults(const File& file) {
    const std::string_view name = floor_of(file.path);
    const bool beforehand = file.path == "src/pch/std.hpp"; // is no part of the house
    if (name.empty() || beforehand || file.path.find(".build") != std::string::npos) {
        return {};
    }
    const auto* const floor = std::find_if(floors.begin(), floors.end(),
                                           [&](const Floor& one) { return one.name == name; });
    if (floor == floors.end()) {
        return {fault_at(file, 1, "'" + std::string(name) + "' is no floor of the house")};
    }
    Faults faults;
    for (const Include& include : includes_of(file.text)) {
        const Faults more = one_include(file, include, *floor);
        faults.insert(faults.end(), more.begin(), more.end());
    }
    return faults;
}

Faults word_faults(const File& file) {
    const std::string_view floor = floor_of(file.path);
    if (floor.empty() || file.path.find(".build") != std::string::npos) {
        return {};
    }
    const Parts parts = parts_of(file.text);
    Faults faults;
    for (const std::string_view word : outside_words) {
        for (const std::size_t at : floor == "app" ? Places{} : places_of(word, parts.code)) {
            faults.push_back(fault_at(file, line_at(parts.code, at),
                                      "only app may say '" + std::string(word) + "'"));
        }
    }
    for (const std::size_t at : places_of("inva"
                                          "lid",
                                          parts.literals)) {
        faults.push_back(fault_at(file, line_at(parts.literals, at),
                                  "a message says what was expected, never 'inva"
                                  "lid'"));
    }
    return faults;
}

Faults file_faults(const File& file) {
    Faults all;
    for (const auto& rule :
         {text_faults, size_faults, header_faults, include_faults, word_faults, function_faults}) {
        const Faults faults = rule(file);
        all.insert(all.end(), faults.begin(), faults.end());
    }
    return all;
}

} // namespace clew::tidy
