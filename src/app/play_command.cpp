#include "clew/app/play_command.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/keeper.hpp"
#include "clew/app/load.hpp"
#include "clew/app/loop.hpp"
#include "clew/app/resume.hpp"
#include "clew/app/salvage_thread.hpp"
#include "clew/app/save_folder.hpp"
#include "clew/app/terminal.hpp"
#include "clew/app/wishes.hpp"
#include "clew/base/text.hpp"
#include "clew/session/replay.hpp"
#include "clew/session/save.hpp"
#include "clew/speech/answers.hpp"
#include "clew/speech/narrate.hpp"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace clew {
namespace {

Status played(const Keeper::Play& play, Writer& writer, const std::string& save = "") {
    const Options& options = play.options;
    const bool scripted = !input_is_terminal();
    Keeper keeper(play, scripted && !options.thread, save);
    run(play.game, writer, {scripted && !options.no_echo, play.journal, &keeper});
    const bool won = play.game.moment.state.outcome == Outcome::won;
    if (play.journal != nullptr && play.journal->failed()) {
        return Status::machine;
    }
    return options.require_win && !won ? Status::faulty : Status::good;
}

Status play_new(Options options) {
    options.world = options.world.empty() ? "escape" : options.world;
    options.seed = options.seed ? *options.seed : drawn_seed();
    std::optional<TerminalPage> page;
    if (output_is_terminal()) {
        page = TerminalPage{output_lines(), options.width.value_or(output_width())};
    }
    const Loaded world = loaded(options.world, wishes_of(options), reading_of(options), page);
    const Voice voice = shown_voice_of(options, world.world);
    std::optional<Journal> journal;
    if (options.thread) {
        journal.emplace(
            Journal::made(*options.thread, text_of(headings_of(options, world, voice))));
    }
    Game game(world.world, voice);
    Writer writer;
    opening(game, writer.text());
    return played({game, world, options, journal ? &*journal : nullptr}, writer);
}

/// A thread that a game goes on with, and where its lines are kept from here on.
struct TakenUp {
    std::string path; ///< as messages name it
    Thread thread;
    std::string save; ///< by which name it was saved, or empty
    std::function<std::optional<Journal>(const Thread&)> journal;
};

Status go_on(const Options& given, TakenUp taken) {
    const Options options = options_of(taken.thread.headings, given, taken.path);
    const Loaded world = loaded(options.world, wishes_of(options), reading_of(options));
    check_same_world(taken.thread.headings, world, taken.path);
    const Voice voice = shown_voice_of(options, world.world);
    Game game(world.world, voice);
    if (given.salvage) {
        play_what_is_whole(taken.thread, game, taken.path);
    } else {
        const Replay again = replay(taken.thread, game, Compare::digests);
        if (again.difference != Difference::none) {
            complain_of({taken.path, taken.path, taken.thread.text}, {diagnostic_of(again)});
            return Status::faulty;
        }
    }
    std::optional<Journal> journal = taken.journal(taken.thread);
    Writer writer;
    append_text(writer.text(), game.voice,
                "You take up the thread at turn " + std::to_string(game.moment.state.turns) + ".");
    if (game.moment.state.over()) {
        tell_end(writer.text(), telling_of(game));
    } else {
        tell_room(writer.text(), telling_of(game));
    }
    return played({game, world, options, journal ? &*journal : nullptr}, writer, taken.save);
}

std::optional<Journal> journal_beside(const std::string& path, const Thread& thread) {
    const std::string made = name_beside(path, "-salvaged");
    Journal journal = Journal::made(made, journal_text(thread.headings, body_of(thread)));
    complain("the game goes on in " + made);
    return journal;
}

Status go_on_with_thread(const Options& given) {
    const std::string& path = *given.thread;
    bool damaged = false;
    TakenUp taken{
        path, given.salvage ? salvaged_thread_of(path, damaged) : thread_of(path), "", {}};
    if (taken.thread.bare) {
        throw Failure(Status::faulty, path + ": has no headings, so it is not a thread to go on "
                                             "with; 'clew replay' plays bare lists of moves");
    }
    if (taken.thread.headings.get("save")) {
        throw Failure(Status::command_line, path +
                                                ": is a save, which is not written into; 'clew "
                                                "play --restore " +
                                                path + "' goes on from it");
    }
    const std::size_t had = taken.thread.body_end;
    taken.journal = [&path, damaged, had](const Thread& thread) -> std::optional<Journal> {
        return damaged || thread.body_end != had ? journal_beside(path, thread)
                                                 : Journal::continued(path, thread.body_end);
    };
    return go_on(given, std::move(taken));
}

bool is_path(std::string_view save) {
    constexpr std::string_view ending = ".thread";
    return save.find('/') != std::string_view::npos ||
           (save.size() > ending.size() && save.substr(save.size() - ending.size()) == ending);
}

std::string path_of_save(const Options& given) {
    if (is_path(*given.restore)) {
        return *given.restore;
    }
    const Result<std::string, std::string> name = save_name_of(*given.restore);
    if (!name) {
        throw Failure(Status::command_line,
                      "--restore is '" + harmless(*given.restore) +
                          "'; a save's name or a file was expected, with '/' or '.thread' in it");
    }
    const SaveFolder folder;
    if (!folder.has(*name)) {
        const std::vector<std::string> names = folder.names();
        const std::string near = did_you_mean(*name, {names.begin(), names.end()});
        throw Failure(Status::command_line,
                      "no save is called '" + *name + '\'' + (near.empty() ? "" : "; " + near));
    }
    return folder.file(*name);
}

Status restored(const Options& given) {
    const std::string path = path_of_save(given);
    bool damaged = false;
    TakenUp taken{path,
                  given.salvage ? salvaged_thread_of(path, damaged) : thread_of(path),
                  is_path(*given.restore) ? "" : *save_name_of(*given.restore),
                  {}};
    if (taken.thread.bare) {
        throw Failure(Status::faulty, path + ": has no headings, so it is no save");
    }
    taken.journal = [&given](const Thread& thread) -> std::optional<Journal> {
        return given.thread ? std::optional(Journal::made(
                                  *given.thread, journal_text(thread.headings, body_of(thread))))
                            : std::nullopt;
    };
    return go_on(given, std::move(taken));
}

} // namespace

Voice voice_of(const Options& options, const World& world) {
    Voice voice;
    voice.manner = world.parts().manner;
    voice.manner.keys = options.keys.value_or(voice.manner.keys);
    voice.manner.coordinates = options.coordinates.value_or(voice.manner.coordinates);
    voice.manner.view = options.view.value_or(voice.manner.view);
    voice.manner.map = options.map.value_or(voice.manner.map);
    voice.width = options.width.value_or(output_width());
    voice.ascii = options.ascii || (output_is_terminal() && !locale_is_utf8());
    voice.words = options.words;
    return voice;
}

Voice shown_voice_of(const Options& options, const World& world) {
    Voice voice = voice_of(options, world);
    voice.colour = output_takes_colour(options.colour);
    return voice;
}

Status play_command(const Options& options) {
    if (options.restore) {
        return restored(options);
    }
    return options.thread && file_exists(*options.thread) ? go_on_with_thread(options)
                                                          : play_new(options);
}

} // namespace clew
