#include "clew/app/replay_command.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/load.hpp"
#include "clew/app/loop.hpp"
#include "clew/app/play_command.hpp"
#include "clew/app/resume.hpp"
#include "clew/app/salvage_thread.hpp"
#include "clew/app/shell_word.hpp"
#include "clew/app/terminal.hpp"
#include "clew/app/wishes.hpp"
#include "clew/base/printable.hpp"
#include "clew/session/replay.hpp"
#include "clew/speech/sentence.hpp"

#include <utility>

namespace clew {
namespace {

/// What the thread's headings and the command line ask for; a bare list has the latter alone.
Options settled(const Thread& thread, const Options& given, const std::string& path) {
    Options options = given;
    if (!thread.bare) {
        return options_of(thread.headings, given, path);
    }
    options.world = options.world.empty() ? "escape" : options.world;
    options.seed = options.seed ? *options.seed : drawn_seed();
    return options;
}

/// Prints the game as it would have looked at the prompt.
Listener printer(Writer& writer) {
    return [&writer](std::string_view typed, std::string_view answer) {
        if (typed.data() != nullptr) {
            writer.text() += "> ";
            append_echo(writer.text(), typed);
        }
        writer.text() += answer;
        writer.ease();
    };
}

/// True if there is anything to compare with.
bool holds_answers(const Thread& thread) {
    ThreadLines lines(thread);
    while (const auto line = lines.next()) {
        if (line->kind != ThreadLine::Kind::typed) {
            return true;
        }
    }
    return false;
}

Status told(const Replay& replay, const Game& game, const Thread& thread, const std::string& path) {
    if (replay.difference != Difference::none) {
        complain_of({path, path, thread.text}, {diagnostic_of(replay)});
        return Status::faulty;
    }
    const std::string played = counted(replay.played, "line", "lines") + ", " +
                               counted(game.moment.state.turns, "turn", "turns");
    const bool compared = holds_answers(thread);
    write_all(1,
              plain_line(path) +
                  (compared ? ": the same; " + played
                            : ": " + played + "; it holds no answers to compare") +
                  "\n",
              "standard output");
    return Status::good;
}

} // namespace

Status replay_command(const Options& given) {
    const std::string& path = given.files.front();
    bool damaged = false;
    const std::string salvage_command = "clew replay --salvage " + in_shell(path);
    Thread thread =
        given.salvage ? salvaged_thread_of(path, damaged) : thread_of(path, salvage_command);
    const Options options = settled(thread, given, path);
    const Loaded world = thread.bare
                             ? loaded(options.world, wishes_of(options), reading_of(options))
                             : world_of_thread(thread.headings, options, path);
    const Voice voice = shown_voice_of(options, world.world);
    Game game(world.world, voice);
    if (given.salvage) {
        play_what_is_left(thread, game, path, damaged);
        take_place(game, Game(world.world, voice));
    }
    if (options.compare) {
        return told(replay(thread, game, Compare::all), game, thread, path);
    }
    Writer writer;
    const Replay played = replay(thread, game, Compare::nothing, printer(writer));
    writer.flush();
    if (played.difference != Difference::none) {
        return told(played, game, thread, path);
    }
    return Status::good;
}

} // namespace clew
