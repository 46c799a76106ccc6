#include "clew/app/play_command.hpp"

#include "clew/app/data_folder.hpp"
#include "clew/app/failure.hpp"
#include "clew/app/load.hpp"
#include "clew/app/loop.hpp"
#include "clew/app/offer.hpp"
#include "clew/app/resume.hpp"
#include "clew/app/signals.hpp"
#include "clew/app/take_up.hpp"
#include "clew/app/terminal.hpp"
#include "clew/app/unfinished.hpp"
#include "clew/app/wishes.hpp"
#include "clew/base/text.hpp"
#include "clew/session/replay.hpp"
#include "clew/speech/answers.hpp"
#include "clew/speech/narrate.hpp"

#include <optional>
#include <utility>

namespace clew {
namespace {

constexpr std::size_t path_bytes_max = 4096;

bool is_at_terminal() { return input_is_terminal() && output_is_terminal(); }

/// Where a game is kept.
struct Kept {
    Journal* journal = nullptr; ///< null: nowhere
    bool unasked = false;       ///< as an unfinished game
};

Sync sync_of(const Options& options) {
    return options.sync.value_or(input_is_terminal() ? Sync::always : Sync::batch);
}

/// How a game goes on that a signal ends.
std::string last_words(const Kept& kept) {
    if (kept.journal == nullptr || (kept.unasked && !kept.journal->has_lines())) {
        return "this game was not kept";
    }
    if (kept.journal->failed()) {
        return "not all of this game was kept";
    }
    return kept.unasked ? "'clew' offers to go on from here"
                        : "'clew play --thread " + harmless(kept.journal->path(), path_bytes_max) +
                              "' goes on from here";
}

void run_under_signals(Game& game, Player& player, const Options& options, const Kept& kept) {
    Signals signals(last_words(kept));
    if (kept.journal != nullptr) {
        constexpr std::size_t synced_block = std::size_t{1} << 20U;
        player.writer.set_block(synced_block);
        player.writer.before_write([&] {
            kept.journal->settle();
            signals.say(last_words(kept));
        });
    }
    run(game, player,
        {.echo = !input_is_terminal() && !options.no_echo,
         .journal = kept.journal,
         .signals = &signals,
         .at_width = output_is_terminal() && !options.width});
    player.writer.before_write({});
}

/// The end of a game that is kept unasked.
void leave(Game& game, Player& player, Journal& journal) {
    try {
        if (is_left_unfinished(journal, game.moment.state.over()) && !journal.failed()) {
            append_text(player.writer.text(), game.voice,
                        "This game is kept; the next time, clew offers to resume it.");
            player.writer.flush();
        }
    } catch (const Failure& failure) { // it stays where it is
        complain(failure.what());
    }
}

Status played(Game& game, Player& player, const Options& options, const Kept& kept) {
    run_under_signals(game, player, options, kept);
    if (kept.unasked) {
        leave(game, player, *kept.journal);
    }
    const bool won = game.moment.state.outcome == Outcome::won;
    if (kept.journal != nullptr && kept.journal->failed()) {
        return Status::machine;
    }
    return options.require_win && !won ? Status::faulty : Status::good;
}

std::optional<Journal> unasked_journal(const std::string& headings, Sync sync) {
    try {
        const std::optional<std::string> folder = data_folder();
        if (!folder) {
            throw Failure(Status::machine, "neither XDG_DATA_HOME nor HOME names a folder");
        }
        return new_unfinished(*folder, headings, sync);
    } catch (const Failure& failure) {
        complain(std::string(failure.what()) + "; this game is not kept");
        return std::nullopt;
    }
}

std::optional<Journal> new_journal(const Options& options, const std::string& headings) {
    if (options.thread) {
        return Journal::made(*options.thread, headings, sync_of(options));
    }
    if (is_at_terminal() && options.world != "-") {
        return unasked_journal(headings, sync_of(options));
    }
    return std::nullopt;
}

Status play_new(Options options, Player& player) {
    options.world = options.world.empty() ? "escape" : options.world;
    options.seed = options.seed ? *options.seed : drawn_seed();
    std::optional<TerminalPage> page;
    if (output_is_terminal()) {
        page = TerminalPage{output_lines(), options.width.value_or(output_width())};
    }
    const Loaded world = loaded(options.world, wishes_of(options), reading_of(options), page);
    const Voice voice = shown_voice_of(options, world.world);
    const std::string headings = text_of(headings_of(options, world, voice));
    std::optional<Journal> journal = new_journal(options, headings);
    Game game(world.world, voice);
    opening(game, player.writer.text());
    return played(game, player, options,
                  {journal ? &*journal : nullptr, !options.thread && journal});
}

Status go_on(TakenUp& taken, Player& player) {
    Game& game = taken.game;
    std::string& out = player.writer.text();
    append_text(out, game.voice,
                "You take up the thread at turn " + std::to_string(game.moment.state.turns) + ".");
    if (game.moment.state.over()) {
        tell_end(out, telling_of(game));
    } else {
        tell_room(out, telling_of(game));
    }
    return played(game, player, taken.options, {&taken.journal, !taken.options.thread});
}

Status go_on_with_thread(const Options& given, Player& player) {
    const std::string& path = *given.thread;
    Journal journal = Journal::taken(path, sync_of(given)); // before it is read
    const Thread thread = thread_of(path);
    const std::unique_ptr<TakenUp> taken = taken_up(std::move(journal), thread, given);
    if (taken->replay.difference != Difference::none) {
        complain_of({path, path, thread.text}, {diagnostic_of(taken->replay)});
        return Status::faulty;
    }
    return go_on(*taken, player);
}

Status play_at_terminal(const Options& options, Player& player) {
    const Offer made = offer(options, player);
    if (made.left) {
        return options.require_win ? Status::faulty : Status::good;
    }
    return made.game ? go_on(*made.game, player) : play_new(options, player);
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
    Player player;
    if (options.thread && file_exists(*options.thread)) {
        return go_on_with_thread(options, player);
    }
    const bool may_offer = !options.thread && options.world != "-" && is_at_terminal();
    return may_offer ? play_at_terminal(options, player) : play_new(options, player);
}

} // namespace clew
