#include "clew/app/play_command.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/load.hpp"
#include "clew/app/loop.hpp"
#include "clew/app/protocol_loop.hpp"
#include "clew/app/resume.hpp"
#include "clew/app/signals.hpp"
#include "clew/app/terminal.hpp"
#include "clew/app/wishes.hpp"
#include "clew/base/text.hpp"
#include "clew/session/offers.hpp"
#include "clew/session/replay.hpp"
#include "clew/speech/answers.hpp"
#include "clew/speech/narrate.hpp"

#include <optional>
#include <utility>

namespace clew {
namespace {

Sync sync_of(const Options& options) {
    return options.sync.value_or(input_is_terminal() ? Sync::always : Sync::batch);
}

std::string last_words(const Journal* journal) {
    if (journal == nullptr) {
        return "this game was not kept";
    }
    return "'clew play --thread " + harmless(journal->path()) + "' goes on from here";
}

void run_under_signals(Game& game, Writer& writer, const Options& options, Journal* journal) {
    Signals signals(last_words(journal));
    LineReader lines = typed_lines();
    if (journal != nullptr) {
        constexpr std::size_t synced_block = std::size_t{1} << 20U;
        writer.set_block(synced_block);
        writer.before_write([journal] { journal->settle(); });
    }
    const bool at_width = output_is_terminal() && !options.width && !options.json;
    const bool echo = !input_is_terminal() && !options.no_echo;
    (options.json ? run_protocol : run)(game, lines, writer, {echo, journal, &signals, at_width});
}

/// Plays on; `writer` holds what stands before the first prompt.
Status played(Game& game, Writer& writer, const Options& options, Journal* journal) {
    run_under_signals(game, writer, options, journal);
    const bool won = game.moment.state.outcome == Outcome::won;
    if (journal != nullptr && journal->failed()) {
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
        journal.emplace(Journal::made(*options.thread, text_of(headings_of(options, world, voice)),
                                      sync_of(options)));
    }
    Game game(world.world, voice);
    Writer writer;
    opening(game, writer.text());
    return played(game, writer, options, journal ? &*journal : nullptr);
}

Status go_on(const Options& given) {
    const std::string& path = *given.thread;
    Journal journal = Journal::taken(path, sync_of(given)); // before it is read
    const Thread thread = thread_of(path);
    if (thread.bare) {
        throw Failure(Status::faulty, path + ": has no headings, so it is not a thread to go on "
                                             "with; 'clew replay' plays bare lists of moves");
    }
    Options options = options_of(thread.headings, given, path);
    if (!given.width && output_is_terminal()) {
        options.width.reset(); // that of the thread was another terminal's
    }
    const Loaded world = loaded(options.world, wishes_of(options), reading_of(options));
    check_same_world(thread.headings, world, path);
    Game game(world.world, shown_voice_of(options, world.world));
    const Replay again = replay(thread, game, Compare::digests);
    if (again.difference != Difference::none) {
        complain_of({path, path, thread.text}, {diagnostic_of(again)});
        return Status::faulty;
    }
    journal.go_on_after(thread.body_end);
    Writer writer;
    append_text(writer.text(), game.voice,
                "You take up the thread at turn " + std::to_string(game.moment.state.turns) + ".");
    if (game.moment.state.over()) {
        tell_end(writer.text(), telling_of(game));
    } else {
        tell_room(writer.text(), telling_of(game));
    }
    if (game.voice.choices) {
        tell_offers(game, writer.text());
    }
    return played(game, writer, options, &journal);
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
    voice.choices = options.choices;
    return voice;
}

Voice shown_voice_of(const Options& options, const World& world) {
    Voice voice = voice_of(options, world);
    voice.colour = !options.json && output_takes_colour(options.colour);
    return voice;
}

Status play_command(const Options& options) {
    return options.thread && file_exists(*options.thread) ? go_on(options) : play_new(options);
}

} // namespace clew
