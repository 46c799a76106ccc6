#include "clew/app/options.hpp"

#include "clew/app/add_option.hpp"
#include "clew/app/draw_options.hpp"
#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/help.hpp"
#include "clew/app/manner_options.hpp"
#include "clew/app/maze_options.hpp"
#include "clew/app/option_values.hpp"
#include "clew/app/proof_options.hpp"
#include "clew/app/wishes.hpp"
#include "clew/base/text.hpp"
#include "clew/format/block_drawing.hpp"
#include "clew/session/version.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace clew {
namespace {

constexpr std::array<std::pair<std::string_view, Subcommand>, 8> subcommands = {{
    {"play", Subcommand::play},
    {"list", Subcommand::list},
    {"check", Subcommand::check},
    {"solve", Subcommand::solve},
    {"replay", Subcommand::replay},
    {"draw", Subcommand::draw},
    {"maze", Subcommand::maze},
    {"new", Subcommand::create},
}};

constexpr std::array<std::pair<std::string_view, Sync>, 3> syncs = {
    {{"always", Sync::always}, {"batch", Sync::batch}, {"never", Sync::never}}};

void add_limit(CLI::App& app, Options& options) {
    add_option(
        app, "--limit N",
        [&](const std::string& value) {
            const bool named = value == "none" || value == "auto";
            if (!named && number_of(value, UINT64_MAX).value_or(0) == 0) {
                wrong_value("--limit", value,
                            "a whole number from 1 to " + std::to_string(UINT64_MAX) +
                                ", 'none' or 'auto'");
            }
            options.limit = value;
        },
        "most turns, or none; auto: three times those of the shortest win");
}

void add_world_options(CLI::App& app, Options& options) {
    add_seed(app, options);
    add_option(
        app, "--rows N",
        [&](const std::string& value) { options.rows = size_option("--rows", value); },
        "rows of a maze that is made");
    add_option(
        app, "--columns N",
        [&](const std::string& value) { options.columns = size_option("--columns", value); },
        "columns of a maze that is made");
    add_making(app, options);
    add_ends(app, options);
    if (options.subcommand != Subcommand::draw) { // a limit moves nothing
        add_limit(app, options);
    }
    add_option(
        app, "--as HOW",
        [&](const std::string& value) {
            if (!block_reading_named(value)) {
                wrong_name("--as", value, {"cells", "walls"});
            }
            options.as = value;
        },
        "a block drawing: one character a room (cells), or walls between rooms (walls)");
}

void add_salvage(CLI::App& app, Options& options) {
    app.add_flag("--salvage", options.salvage,
                 "of a damaged thread or save, take the lines that can be read");
}

void add_play_options(CLI::App& app, Options& options) {
    add_option(
        app, "--thread FILE", [&](const std::string& value) { options.thread = value; },
        "keep every line in FILE; go on from it if it exists");
    add_option(
        app, "--restore SAVE", [&](const std::string& value) { options.restore = value; },
        "begin from a save: its name, or a file, with '/' in it or '.thread' at its end");
    add_salvage(app, options);
    add_option(
        app, "--sync WHEN",
        [&](const std::string& value) {
            const auto* named = std::find_if(syncs.begin(), syncs.end(),
                                             [&](const auto& sync) { return sync.first == value; });
            if (named == syncs.end()) {
                wrong_name("--sync", value, {"always", "batch", "never"});
            }
            options.sync = named->second;
        },
        "bring kept lines to the disk before their answers are seen: each (always, usual at a "
        "terminal), many at once (batch, usual in a pipe), or never");
    app.add_flag("--json", options.json, "for programs: a JSON object a line (see README.md)");
    app.add_flag("--no-echo", options.no_echo, "do not echo lines that are piped in");
    app.add_flag("--require-win", options.require_win, "exit with status 1 unless the game is won");
}

void add_world(CLI::App& app, Options& options) {
    app.add_option_function<std::string>(
        "WORLD",
        [&](const std::string& value) {
            if (value.empty()) { // most likely a shell variable that is not set
                wrong("the name of the world is empty");
            }
            options.world = value;
        },
        "a shipped name or a file; 'escape' if not given");
}

/// Tells CLI11 what the subcommand takes.
void describe(CLI::App& app, Options& options) {
    app.set_help_flag("-h,--help", "print this and stop");
    app.allow_extras();
    switch (options.subcommand) {
    case Subcommand::play:
        add_world(app, options);
        add_world_options(app, options);
        add_manner_options(app, options);
        add_colour(app, options);
        add_play_options(app, options);
        break;
    case Subcommand::list:
        break;
    case Subcommand::check:
        app.add_option("WORLD", options.files, "shipped names or files; 'escape' if not given");
        add_world_options(app, options);
        add_proof_options(app, options);
        break;
    case Subcommand::solve:
        add_world(app, options);
        add_world_options(app, options);
        add_manner_options(app, options);
        add_states(app, options);
        break;
    case Subcommand::replay:
        app.add_option("THREAD", options.files, "the thread, a transcript, or a list of moves")
            ->required()
            ->expected(1);
        app.add_flag("--check", options.compare, "compare each line of output and each digest");
        add_salvage(app, options);
        add_option(
            app, "--world WORLD", [&](const std::string& value) { options.world = value; },
            "for a transcript or a list of moves: the world they are of");
        add_world_options(app, options);
        add_manner_options(app, options);
        add_colour(app, options);
        break;
    case Subcommand::draw:
        add_world(app, options);
        add_world_options(app, options);
        add_draw_options(app, options);
        break;
    case Subcommand::maze:
        add_maze_options(app, options);
        add_ends(app, options);
        add_draw_options(app, options);
        break;
    case Subcommand::create:
        app.add_option("FILE", options.files, "the file to write; '-' is standard output")
            ->required()
            ->expected(1);
        break;
    }
}

std::string_view told(Subcommand subcommand) {
    switch (subcommand) {
    case Subcommand::play:
        return "Play a world.";
    case Subcommand::list:
        return "Name the shipped worlds, a line each.";
    case Subcommand::check:
        return "Read worlds and tell every fault with its place, and whether they can be won.";
    case Subcommand::solve:
        return "Print a thread that wins a world in the fewest turns.";
    case Subcommand::replay:
        return "Play a thread again, and print what comes out.";
    case Subcommand::draw:
        return "Draw the maze of a world.";
    case Subcommand::maze:
        return "Make a maze and draw it, or measure it.";
    case Subcommand::create:
        return "Write a small world with comments, to start from.";
    }
    return "";
}

[[noreturn]] void wrong_word(const CLI::App& app, const std::string& word) {
    if (word.empty() || word[0] != '-' || word == "-") {
        wrong("'" + harmless(word) + "' is one word too many");
    }
    if (word.size() > 1 && is_digit(word[1])) {
        wrong_value("ROWS and COLUMNS", word,
                    "a whole number from 1 to " + std::to_string(rooms_max));
    }
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options()) {
        for (const std::string& name : option->get_lnames()) {
            names.push_back("--" + name);
        }
    }
    const std::string bare = word.substr(0, word.find('='));
    const std::string near = did_you_mean(bare, {names.begin(), names.end()});
    wrong("there is no option '" + harmless(bare) + "'; " +
          (near.empty() ? "'clew " + app.get_name() + " --help' lists them" : near));
}

/// As in --shade=yes; CLI11 would take that, and 'no' as well.
void refuse_flag_values(const CLI::App& app, const std::vector<std::string>& words) {
    for (const std::string& word : words) {
        const std::size_t equals = word.find('=');
        if (word == "--") {
            return;
        }
        if (word.rfind("--", 0) != 0 || equals == std::string::npos) {
            continue;
        }
        const std::string name = word.substr(0, equals);
        const CLI::Option* option = app.get_option_no_throw(name);
        if (option != nullptr && option->get_items_expected_max() == 0) {
            wrong(name + " takes no value");
        }
    }
}

/// CLI11's own words begin with a capital and may end in a full stop; ours do neither.
std::string our_way(std::string words) {
    if (words.size() > 1 && words[1] >= 'a' && words[1] <= 'z') {
        words[0] = to_lower(words[0]); // but not that of COLUMNS
    }
    while (!words.empty() && (words.back() == '.' || words.back() == '\n')) {
        words.pop_back();
    }
    return words;
}

/// What stood on the line, by its longest name.
std::vector<std::string> given_to(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options()) {
        if (option->count() > 0) {
            names.push_back(option->get_lnames().empty() ? option->get_name()
                                                         : "--" + option->get_lnames().front());
        }
    }
    return names;
}

/// False if help was asked for and printed.
bool parse(std::vector<std::string> words, Options& options) {
    const auto* named = subcommands.begin();
    while (named->second != options.subcommand) {
        ++named;
    }
    CLI::App app{std::string(told(options.subcommand)), std::string(named->first)};
    describe(app, options);
    refuse_flag_values(app, words);
    std::reverse(words.begin(), words.end()); // as CLI11 wants them
    try {
        app.parse(words);
    } catch (const CLI::CallForHelp&) {
        write_all(1, app.help("clew"), "standard output");
        return false;
    } catch (const CLI::ArgumentMismatch& error) {
        const std::string said = error.what();
        const std::string name = said.substr(0, said.find(':'));
        const bool twice = said.find("At Most") != std::string::npos;
        wrong(name + (twice ? " is given twice" : " needs a value"));
    } catch (const CLI::ParseError& error) {
        wrong(our_way(error.what()) + "; 'clew " + app.get_name() + " --help' tells more");
    }
    if (app.remaining_size() > 0) {
        wrong_word(app, app.remaining().front());
    }
    if (options.subcommand == Subcommand::maze) {
        check_maze_options(given_to(app), options);
    }
    return true;
}

void check_together(const Options& options) {
    check_draw_options(options);
    check_proof_options(options);
    if (options.thread && options.thread->empty()) {
        wrong("--thread needs the name of a file");
    }
    if (options.thread == "-" || (options.thread && options.world == "-")) {
        wrong("a thread is kept in a file, for a world that can be read again; "
              "'-' is neither");
    }
    if (options.restore && options.thread && file_exists(*options.thread)) {
        wrong("--restore needs a --thread that is new; '" + harmless(*options.thread) + "' exists");
    }
    if (options.salvage && options.subcommand == Subcommand::play && !options.thread &&
        !options.restore) {
        wrong("--salvage needs --thread FILE or --restore SAVE");
    }
    if (options.rows && options.columns && !is_size(*options.rows, *options.columns)) {
        wrong(std::to_string(*options.rows) + " x " + std::to_string(*options.columns) +
              " are too many rooms; " + std::to_string(rooms_max) + " are the most");
    }
}

} // namespace

std::optional<Options> read_options(int count, const char* const* words) {
    std::vector<std::string> rest(words + 1, words + count);
    Options options;
    if (rest.empty()) {
        return options;
    }
    if (rest[0] == "--help" || rest[0] == "-h" || rest[0] == "help") {
        write_all(1, help_text(), "standard output");
        return std::nullopt;
    }
    if (rest[0] == "--version") {
        write_all(1, "clew " + std::string(version()) + "\n", "standard output");
        return std::nullopt;
    }
    for (const auto& [name, subcommand] : subcommands) {
        if (rest[0] == name) {
            options.subcommand = subcommand;
            rest.erase(rest.begin());
            break;
        }
    }
    if (!parse(std::move(rest), options)) {
        return std::nullopt;
    }
    check_together(options);
    return options;
}

} // namespace clew
