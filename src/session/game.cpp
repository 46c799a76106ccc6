#include "clew/session/game.hpp"

#include "clew/base/digest.hpp"
#include "clew/base/text.hpp"
#include "clew/play/step.hpp"
#include "clew/session/aside.hpp"
#include "clew/session/line.hpp"
#include "clew/session/offers.hpp"
#include "clew/session/thread.hpp"
#include "clew/speech/answers.hpp"
#include "clew/speech/narrate.hpp"
#include "clew/speech/understand.hpp"

#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

namespace clew {

namespace {

void tell_too_long(const Game& game, std::string& out) {
    append_text(out, game.voice,
                "That line is too long; " + std::to_string(line_bytes_max) +
                    " bytes are the most.");
}

Reply respond_to_blank(const Game& game, std::string& out) {
    if (game.moment.state.asking != nobody) {
        tell_question(out, telling_of(game));
    }
    return {.in_thread = false};
}

Reply respond_to_any(Game& game, std::string_view line, std::string& out) {
    std::string clean;
    const bool too_long = line.size() > line_bytes_max;
    if (!too_long && !is_clean(line)) {
        clean = cleaned(line);
        line = clean;
    }
    if (too_long || line.size() > line_bytes_max) {
        tell_too_long(game, out);
        return {.in_thread = false};
    }
    if (is_blank(line, game.moment.state.asking != nobody)) {
        return respond_to_blank(game, out);
    }
    return Line(game, line, &out).respond();
}

void drop_marks(std::string_view& line) {
    if (line.starts_with(byte_order_mark)) {
        line.remove_prefix(byte_order_mark.size());
    }
    while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) {
        line.remove_suffix(1);
    }
}

std::uint32_t sight_of(const World& world, const Voice& voice) {
    const std::uint32_t own = world.parts().sight;
    return own == 0 && voice.manner.view == View::sight ? sight_default : own;
}

Reply answer(Game& game, std::string_view line, std::string& out) {
    const std::size_t begin = out.size();
    if (line.size() != 1 && line.size() <= line_bytes_max + line_marks_max) {
        drop_marks(line);
    }
    const State& state = game.moment.state;
    const std::optional<Direction> direction = plain_move(line, game.voice.manner.keys);
    Reply reply;
    if (direction && state.asking == nobody && !state.over()) {
        const std::uint64_t turns = state.turns;
        const Told told = move_plainly(game, *direction, out);
        if (state.turns != turns) {
            game.history.add_move(*direction, game.moment);
        }
        game.last_line = line[0];
        game.unclear.sentence.clear();
        game.unclear.words.clear();
        if (told == Told::place_only) {
            game.last_reply.clear();
            return reply;
        }
    } else {
        reply = respond_to_any(game, line, out);
    }
    if (out.size() > begin) {
        game.last_reply.assign(out, begin);
    }
    return reply;
}

} // namespace

Game::Game(const World& the_world, const Voice& the_voice)
    : world(the_world),
      voice(the_voice), moment{{}, Tally(the_world, sight_of(the_world, the_voice))} {
    Step first = first_step(world);
    moment.state = std::move(first.state);
    first_events = std::move(first.events);
    moment.tally.follow(world, first_events);
}

void take_place(Game& game, Game&& other) {
    static_assert(std::is_nothrow_move_constructible_v<Game>);
    const bool keeps_events = game.keeps_events;
    std::destroy_at(&game); // its world is a reference, which no assignment can turn
    std::construct_at(&game, std::move(other));
    game.keeps_events = keeps_events;
}

void opening(Game& game, std::string& out) {
    const std::size_t begin = out.size();
    tell_opening(out, telling_of(game));
    tell_hidden_view(game, out);
    tell_events(game, game.first_events, false, out);
    game.last_reply.assign(out, begin);
    if (game.voice.choices) {
        tell_offers(game, out);
    }
}

Reply respond(Game& game, std::string_view line, std::string& out) {
    game.events.clear();
    const Reply reply = answer(game, line, out);
    if (game.voice.choices && !reply.quit && reply.errand == Errand::none) {
        tell_offers(game, out);
    }
    return reply;
}

bool over(const Game& game) { return game.moment.state.outcome == Outcome::won; }

std::uint64_t digest_of(const Game& game) {
    Digest digest;
    digest.add(digest_of(game.moment.state));
    digest.add(game.moment.tally.seen_count());
    digest.add(game.moment.tally.dead_ends());
    if (game.moment.tally.hints() > 0) {
        digest.add(game.moment.tally.hints());
    }
    return digest.value();
}

} // namespace clew
