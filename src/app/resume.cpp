#include "clew/app/resume.hpp"
#include "clew/world/world_digest.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/option_values.hpp"
#include "clew/app/wishes.hpp"
#include "clew/base/digest.hpp"
#include "clew/base/printable.hpp"
#include "clew/base/text.hpp"
#include "clew/format/foreign.hpp"
#include "clew/maze/make_maze.hpp"
#include "clew/session/salvage.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace clew {
namespace {

/// Headings that are an option of the same name.
constexpr std::array<std::string_view, 18> plain_headings = {
    "seed",  "as",    "rows",  "columns",     "algorithm",    "bias",
    "walls", "braid", "halls", "hall-rows",   "hall-columns", "start",
    "goal",  "limit", "keys",  "coordinates", "view",         "map"};

/// Lays what was given over what the thread says: it must be the same, or the thread would be
/// of another game from here on. What only shapes the text may be new where the thread is silent.
template <class T>
void lay(std::optional<T>& field, const std::optional<T>& given, std::string_view name,
         const Headings& headings) {
    constexpr std::array<std::string_view, 7> of_text = {"coordinates", "view",  "map",    "width",
                                                         "ascii",       "words", "choices"};
    const bool may_be_new = std::find(of_text.begin(), of_text.end(), name) != of_text.end();
    if (given && (field ? *given != *field : !may_be_new)) {
        const auto heading = headings.get(name);
        throw Failure(Status::command_line,
                      "--" + std::string(name) +
                          (heading ? " is not what the thread says: '" + harmless(*heading) + "'"
                                   : " is not in the thread") +
                          "; leave it out to go on");
    }
    if (given) {
        field = given;
    }
}

void lay_flag(bool& flag, bool given, std::string_view name, const Headings& headings) {
    std::optional<bool> field(flag);
    lay(field, given ? std::optional<bool>(true) : std::nullopt, name, headings);
    flag = *field;
}

std::string place_of(const Headings& headings, const std::string& name, const std::string& path) {
    const std::uint32_t line = headings.line_of(name);
    return path + (line == 0 ? "" : ':' + std::to_string(line));
}

/// Where the heading stands that became the option of which that was said, or else the world's.
std::string place_of_fault(const Headings& headings, const std::string& path,
                           std::string_view said) {
    std::string name;
    if (said.starts_with("--")) {
        name = said.substr(2, said.find_first_of(": ") - 2);
    }
    return place_of(headings, headings.get(name) ? name : "world", path);
}

Options parsed(const Headings& headings, const std::string& path) {
    // The world's name is a stranger's: it must not pass for an option.
    std::vector<std::string> words = {"clew", "play"};
    for (const std::string_view name : plain_headings) {
        if (const auto value = headings.get(name)) {
            words.push_back("--" + std::string(name) + "=" + std::string(*value));
        }
    }
    if (const auto width = headings.get("width")) {
        words.push_back("--width=" + std::string(*width));
    }
    for (const std::string_view flag : {"no-overlap", "ascii", "words", "choices", "debug"}) {
        if (headings.get(flag) == "yes") {
            words.push_back("--" + std::string(flag));
        }
    }
    std::vector<const char*> pointers;
    for (const std::string& word : words) {
        pointers.push_back(word.c_str());
    }
    try {
        Options options = *read_options(static_cast<int>(pointers.size()), pointers.data());
        options.world = world_heading(*headings.get("world"))->name;
        return options;
    } catch (const Failure& failure) {
        throw Failure(Status::faulty,
                      place_of_fault(headings, path, failure.what()) + ": " + failure.what());
    }
}

/// What was asked for alone: else the file says it.
void set_making(Headings& headings, const MazeWishes& wishes) {
    if (wishes.walls) {
        headings.set("walls", std::to_string(*wishes.walls));
    }
    if (wishes.braid) {
        headings.set("braid", share_text(*wishes.braid));
    }
    const auto set = [&](std::string_view name, const std::optional<Extent>& extent) {
        if (extent) {
            headings.set(name, extent_text(*extent));
        }
    };
    set("halls", wishes.halls);
    set("hall-rows", wishes.hall_rows);
    set("hall-columns", wishes.hall_columns);
    if (wishes.no_overlap) {
        headings.set("no-overlap", "yes");
    }
}

void lay_making(MazeWishes& wishes, const MazeWishes& given, const Headings& headings) {
    lay(wishes.rows, given.rows, "rows", headings);
    lay(wishes.columns, given.columns, "columns", headings);
    lay(wishes.algorithm, given.algorithm, "algorithm", headings);
    lay(wishes.bias, given.bias, "bias", headings);
    lay(wishes.walls, given.walls, "walls", headings);
    lay(wishes.braid, given.braid, "braid", headings);
    lay(wishes.halls, given.halls, "halls", headings);
    lay(wishes.hall_rows, given.hall_rows, "hall-rows", headings);
    lay(wishes.hall_columns, given.hall_columns, "hall-columns", headings);
    lay_flag(wishes.no_overlap, given.no_overlap, "no-overlap", headings);
}

} // namespace

Headings headings_of(const Options& options, const Loaded& loaded, const Voice& voice) {
    Headings headings;
    const Origin& origin = loaded.origin;
    const WorldParts& parts = loaded.world.parts();
    headings.set("world", text_of(WorldHeading{origin.name, origin.edition}));
    headings.set("seed", std::to_string(parts.seed));
    headings.set("built", hex16(digest_of(loaded.world)));
    if (options.as) {
        headings.set("as", *options.as);
    }
    if (origin.made) {
        headings.set("rows", std::to_string(parts.grid.rows()));
        headings.set("columns", std::to_string(parts.grid.columns()));
        const std::string algorithm = options.algorithm.value_or(origin.algorithm);
        const auto known = algorithm_named(algorithm);
        const bool biased = known && facts_of(*known).takes_bias;
        headings.set("algorithm", algorithm);
        // The file's bias is for the file's algorithm.
        headings.set("bias", share_text(biased ? options.bias.value_or(origin.bias) : 0.0));
        set_making(headings, options);
    }
    if (options.start) {
        headings.set("start", *options.start);
    }
    if (options.goal) {
        headings.set("goal", *options.goal);
    }
    headings.set("limit", options.limit == "auto" ? "auto"
                          : parts.turn_limit      ? std::to_string(*parts.turn_limit)
                                                  : "none");
    headings.set("keys", name_of(voice.manner.keys));
    headings.set("coordinates", name_of(voice.manner.coordinates));
    headings.set("view", name_of(voice.manner.view));
    headings.set("map", name_of(voice.manner.map));
    headings.set("width", std::to_string(voice.width));
    headings.set("ascii", voice.ascii ? "yes" : "no");
    headings.set("words", voice.words ? "yes" : "no");
    if (voice.choices) {
        headings.set("choices", "yes");
    }
    if (voice.debug) {
        headings.set("debug", "yes");
    }
    return headings;
}

bool is_same_world(const Headings& one, const Headings& other) {
    constexpr std::array<std::string_view, 9> of_text = {
        "save", "keys", "coordinates", "view", "width", "words", "ascii", "map", "choices"};
    const auto holds = [&](const Headings& these, const Headings& those) {
        return std::all_of(these.all().begin(), these.all().end(), [&](const auto& heading) {
            return std::find(of_text.begin(), of_text.end(), heading.first) != of_text.end() ||
                   those.get(heading.first) == heading.second;
        });
    };
    return holds(one, other) && holds(other, one);
}

Options options_of(const Headings& headings, const Options& given, const std::string& path) {
    if (!headings.get("world") || !headings.get("seed")) {
        throw Failure(Status::faulty, path + ": its headings name no world and seed; "
                                             "'# world: NAME DIGEST' and '# seed: N' are needed");
    }
    Options options = parsed(headings, path);
    if (!given.world.empty() && given.world != options.world) { // it has no option of its own
        throw Failure(Status::command_line, "the world is '" + harmless(options.world) +
                                                "' in the thread; leave it out to go on");
    }
    lay(options.seed, given.seed, "seed", headings);
    lay(options.as, given.as, "as", headings);
    lay_making(options, given, headings);
    lay(options.start, given.start, "start", headings);
    lay(options.goal, given.goal, "goal", headings);
    lay(options.limit, given.limit, "limit", headings);
    lay(options.keys, given.keys, "keys", headings);
    lay(options.coordinates, given.coordinates, "coordinates", headings);
    lay(options.view, given.view, "view", headings);
    lay(options.map, given.map, "map", headings);
    if (given.subcommand == Subcommand::play && given.width) {
        options.width = given.width; // lines to come are for the terminal of the day
    } else {
        lay(options.width, given.width, "width", headings);
    }
    lay_flag(options.ascii, given.ascii, "ascii", headings);
    lay_flag(options.words, given.words, "words", headings);
    lay_flag(options.choices, given.choices, "choices", headings);
    lay_flag(options.debug, given.debug, "debug", headings);
    options.subcommand = given.subcommand;
    options.files = given.files;
    options.colour = given.colour; // no part of the game: that of the day
    options.json = given.json;
    options.no_echo = given.no_echo;
    options.require_win = given.require_win;
    options.compare = given.compare;
    options.thread = given.thread;
    options.sync = given.sync;
    return options;
}

void check_same_world(const Headings& headings, const Loaded& loaded, const std::string& path) {
    const Origin& origin = loaded.origin;
    if (world_heading(*headings.get("world"))->edition != origin.edition) {
        throw Failure(Status::faulty, place_of(headings, "world", path) +
                                          ": is for another edition of '" + origin.name +
                                          "'; the world has changed since (it is now " +
                                          hex16(origin.edition) + ")");
    }
    const auto built = headings.get("built");
    if (built && *built != hex16(digest_of(loaded.world))) {
        throw Failure(Status::faulty,
                      place_of(headings, "built", path) +
                          ": another world was played; a heading was changed, or this version of "
                          "Clew builds another one from '" +
                          origin.name + "' and that seed");
    }
}

Loaded world_of_thread(const Headings& headings, const Options& options, const std::string& path) {
    std::optional<Loaded> world;
    try {
        world.emplace(loaded(options.world, wishes_of(options), reading_of(options)));
    } catch (const Failure& failure) {
        if (failure.status() != Status::command_line) {
            throw;
        }
        throw Failure(Status::faulty,
                      place_of_fault(headings, path, failure.what()) + ": " + failure.what());
    } catch (const AlreadyTold& told) {
        if (told.status() == Status::command_line) {
            complain(path + ": its headings ask for that");
        }
        throw AlreadyTold(Status::faulty);
    }
    check_same_world(headings, *world, path);
    return std::move(*world);
}

void tell_left_out(const Thread& thread, const std::string& path) {
    const std::string words = words_of_left_out(thread, path);
    if (!words.empty()) {
        complain(words);
    }
}

std::string text_of_thread(const std::string& path) {
    const auto enough = [](std::string_view text) { // a device gives bytes without end
        return !text.starts_with("# clew thread") && text.size() >= 4096 && is_no_typing(text);
    };
    return read_whole(path, thread_bytes_max, enough);
}

std::string words_of_salvage(const std::string& text, const std::string& command) {
    const Result<Salvage, Diagnostics> left = salvaged(text);
    const bool is_any = left && !left->thread.bare && left->thread.typed > 0;
    return is_any ? '\'' + command + "' plays it as far as it is whole" : "";
}

void tell_salvage(const std::string& text, const std::string& command) {
    const std::string words = words_of_salvage(text, command);
    if (!words.empty()) {
        complain(words);
    }
}

Thread thread_of(const std::string& path, const std::string& salvage_command) {
    return thread_in(path, text_of_thread(path), salvage_command);
}

Thread thread_in(const std::string& path, std::string text, const std::string& salvage_command) {
    const Source source{path, path == "-" ? "standard input" : plain_line(path), std::move(text)};
    Result<Thread, Diagnostics> read = read_thread(source.text);
    if (!read) {
        complain_of(source, read.error());
        tell_salvage(source.text, salvage_command);
        throw AlreadyTold(Status::faulty);
    }
    const bool is_list = read->bare && !read->transcript;
    const Diagnostics faults = is_list ? no_lines_faults(source.text) : Diagnostics();
    if (!faults.empty()) {
        complain_of(source, faults);
        throw AlreadyTold(Status::faulty);
    }
    tell_left_out(*read, source.file);
    return std::move(*read);
}

} // namespace clew
