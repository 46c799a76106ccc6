#include "clew/app/play_command.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/keeper.hpp"
#include "clew/app/load.hpp"
#include "clew/app/loop.hpp"
#include "clew/app/offer.hpp"
#include "clew/app/protocol_loop.hpp"
#include "clew/app/resume.hpp"
#include "clew/app/signals.hpp"
#include "clew/app/take_up.hpp"
#include "clew/app/terminal.hpp"
#include "clew/app/wishes.hpp"
#include "clew/session/offers.hpp"
#include "clew/session/thread.hpp"
#include "clew/speech/answers.hpp"
#include "clew/speech/narrate.hpp"

#include <cerrno>
#include <optional>
#include <utility>

namespace clew {
namespace {

/// A game about to be played.
struct Play {
    Game& game;
    const Loaded& world;
    const Options& options;
    Kept& kept;
    std::string save{}; ///< as the keeper is told
    bool is_saved = false;
};

void run_under_signals(const Play& play, Player& player) {
    Signals signals(last_words(play.kept));
    Journal* journal = play.kept.journal ? &*play.kept.journal : nullptr;
    if (journal != nullptr) {
        constexpr std::size_t synced_block = std::size_t{1} << 20U;
        player.writer.set_block(synced_block);
        journal->seal_with([&play] { return digest_of(play.game); });
        player.writer.before_write([&play, &signals, journal] {
            journal->settle();
            signals.say(last_words(play.kept));
        });
    }
    const bool scripted = !input_is_terminal();
    Keeper keeper({play.game, play.world, play.options, journal, play.save, play.is_saved},
                  scripted && !play.options.thread);
    (play.options.json ? run_protocol : run)(
        play.game, player,
        {.echo = scripted && !play.options.no_echo,
         .journal = journal,
         .keeper = &keeper,
         .signals = &signals,
         .at_width = output_is_terminal() && !play.options.width && !play.options.json});
    player.writer.before_write({});
}

Status played(const Play& play, Player& player) {
    run_under_signals(play, player);
    const State& state = play.game.moment.state;
    const std::string words = farewell(play.kept, state.over());
    if (!words.empty()) {
        append_text(player.writer.text(), play.game.voice, words);
        player.writer.flush();
    }
    if (play.kept.journal && play.kept.journal->failed()) {
        return Status::machine;
    }
    return play.options.require_win && state.outcome != Outcome::won ? Status::faulty
                                                                     : Status::good;
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
    Game game(world.world, voice);
    Kept kept = newly_kept(options, sealed(text_of(headings_of(options, world, voice)), game));
    opening(game, player.writer.text());
    return played({game, world, options, kept}, player);
}

Status go_on(TakenUp& taken, Player& player) {
    Game& game = taken.game;
    std::string& out = player.writer.text();
    append_text(out, game.voice,
                "You take up the thread at turn " + std::to_string(game.moment.state.turns) + ".");
    if (game.moment.state.over()) {
        const std::size_t begin = out.size();
        tell_end(out, telling_of(game));
        if (out.size() == begin) { // a world without a score leaves that to its own words
            append_text(out, game.voice, over(game) ? "That game is won." : "That game is lost.");
        }
    } else {
        tell_room(out, telling_of(game));
    }
    if (game.voice.choices) {
        tell_offers(game, out);
    }
    return played({game, taken.world, taken.options, taken.kept, taken.save, taken.is_saved},
                  player);
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
    voice.choices = options.choices;
    voice.debug = options.debug;
    return voice;
}

Voice shown_voice_of(const Options& options, const World& world) {
    Voice voice = voice_of(options, world);
    voice.colour = !options.json && output_takes_colour(options.colour);
    return voice;
}

Status play_command(const Options& options) {
    Player player;
    if (options.restore) {
        return go_on(*save_taken_up(options), player);
    }
    if (options.thread && file_exists(*options.thread)) {
        return go_on(*thread_taken_up(options), player);
    }
    if (options.salvage) {
        fail_with_errno(*options.thread, ENOENT);
    }
    const bool may_offer = !options.thread && is_played_at_terminal(options);
    return may_offer ? play_at_terminal(options, player) : play_new(options, player);
}

} // namespace clew
