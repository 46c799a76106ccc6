#include "clew/session/aside.hpp"

#include "clew/base/text.hpp"
#include "clew/draw/paint.hpp"
#include "clew/draw/sight_map.hpp"
#include "clew/draw/style.hpp"
#include "clew/session/version.hpp"
#include "clew/speech/answers.hpp"
#include "clew/speech/narrate.hpp"

#include <cstddef>
#include <string_view>
#include <utility>

namespace clew {

namespace {

constexpr std::uint32_t sight_rows_max = 21; // a page of 24 lines has room for these and a prompt

Style style_of(const Voice& voice) {
    switch (voice.manner.map) {
    case MapStyle::blocks:
        return Style::blocks;
    case MapStyle::boxes:
        return voice.ascii ? Style::ascii : Style::boxes;
    case MapStyle::ascii:
        break;
    }
    return Style::ascii;
}

// Each line is set in by one space, so that no picture can pass for a prompt.
std::size_t columns_of(const Picture& picture, const Voice& voice) {
    return *width_of(picture, style_of(voice)) + 1;
}

bool wants_view(const Game& game, View view) {
    return game.voice.manner.view == view && !game.voice.words;
}

bool fits(const Picture& picture, const Voice& voice) {
    return voice.width == 0 || columns_of(picture, voice) <= voice.width;
}

void append_set_in(std::string& out, std::string_view drawing) {
    while (!drawing.empty()) {
        const std::size_t end = drawing.find('\n') + 1;
        if (drawing[0] != '\n') {
            out += ' ';
        }
        out += drawing.substr(0, end);
        drawing.remove_prefix(end);
    }
}

void append_drawing(std::string& out, std::string_view drawing, const Voice& voice,
                    RoleOf role_of) {
    if (!voice.colour) {
        append_set_in(out, drawing);
        return;
    }
    std::string painted;
    Painter(role_of).append(painted, drawing);
    append_set_in(out, painted);
}

void append_map(std::string& out, const Picture& picture, const Voice& voice) {
    std::string drawing;
    // It can only fail within libpng.
    static_cast<void>(append_picture(drawing, picture, style_of(voice)));
    append_drawing(out, drawing, voice, role_in_picture);
}

void append_sight(std::string& out, const Game& game, std::uint32_t rows) {
    constexpr std::uint32_t endless = 1'000'000;
    const std::uint32_t width = game.voice.width;
    std::string drawing;
    append_sight_map(drawing, {game.world, game.moment.state, game.moment.tally},
                     {rows, width == 0 ? endless : width - 1});
    append_drawing(out, drawing, game.voice, role_in_sight);
}

// In halls the ascii map would draw four characters a tile, and none of what lies there.
void tell_floor_plan(const Game& game, std::string& out) {
    const std::uint32_t rows = game.world.grid().rows() + 2;
    append_sight(out, game, rows);
    append_text(out, game.voice, legend_of({game.world, game.moment.state, game.moment.tally}));
}

void tell_wanted_map(const Game& game, bool in_words, std::string& out) {
    const Telling telling = telling_of(game);
    if (!may_see_map(telling)) {
        append_text(out, game.voice, "You have no map.");
        return;
    }
    if (in_words || game.voice.words) {
        tell_map(out, telling);
        return;
    }
    if (game.moment.tally.sight() > 0 && game.world.is_floor_plan()) {
        tell_floor_plan(game, out);
        return;
    }
    const Picture picture = picture_of(game.world, game.moment.state, game.moment.tally);
    if (fits(picture, game.voice)) {
        append_map(out, picture, game.voice);
        return;
    }
    append_text(out, game.voice,
                "The map is " + std::to_string(columns_of(picture, game.voice)) +
                    " columns wide, too wide for this page; here it is in words.");
    tell_map(out, telling);
}

void tell_look(const Game& game, std::string& out) {
    if (game.moment.state.over()) {
        tell_end(out, telling_of(game));
    } else {
        tell_room(out, telling_of(game));
    }
}

void tell_last_reply(const Game& game, std::string& out) {
    if (game.last_reply.empty()) {
        tell_place(out, telling_of(game));
    } else {
        out += game.last_reply;
    }
}

void set_brief(Game& game, bool brief, std::string& out) {
    game.voice.brief = brief;
    append_text(out, game.voice,
                brief ? "From now on a room's text is told only the first time."
                      : "From now on a room's text is told on every visit.");
}

} // namespace

void answer_aside(Game& game, Ask ask, bool in_words, std::string& out) {
    const Telling telling = telling_of(game);
    switch (ask) {
    case Ask::look:
        tell_look(game, out);
        break;
    case Ask::inventory:
        tell_inventory(out, telling);
        break;
    case Ask::exits:
        tell_exits(out, telling);
        break;
    case Ask::score:
        tell_score(out, telling);
        break;
    case Ask::map:
        tell_wanted_map(game, in_words, out);
        break;
    case Ask::walls:
        tell_walls(out, telling);
        break;
    case Ask::help:
        tell_help(out, telling);
        break;
    case Ask::version:
        append_text(out, game.voice, "This is Clew " + std::string(version()) + ".");
        break;
    case Ask::repeat:
        tell_last_reply(game, out);
        break;
    case Ask::brief:
        set_brief(game, true, out);
        break;
    case Ask::verbose:
        set_brief(game, false, out);
        break;
    default:
        break;
    }
}

bool is_traceless(Ask ask) {
    return ask == Ask::help || ask == Ask::version || ask == Ask::repeat || ask == Ask::quit ||
           is_errand(ask);
}

bool is_errand(Ask ask) { return errand_of(ask, {}) != Errand::none; }

Errand errand_of(Ask ask, std::string_view name) {
    switch (ask) {
    case Ask::save:
        return name == "-" ? Errand::print : Errand::save;
    case Ask::restore:
        return Errand::restore;
    case Ask::saves:
        return Errand::list;
    case Ask::erase:
        return Errand::erase;
    default:
        return Errand::none;
    }
}

void tell_view(const Game& game, std::string& out) {
    if (wants_view(game, View::sight)) {
        append_sight(out, game, sight_rows_max);
    }
    if (!wants_view(game, View::map) || !may_see_map(telling_of(game))) {
        return;
    }
    const Picture picture = picture_of(game.world, game.moment.state, game.moment.tally);
    if (fits(picture, game.voice)) {
        append_map(out, picture, game.voice);
    }
}

void tell_hidden_view(const Game& game, std::string& out) {
    const Picture picture = picture_of(game.world);
    if (wants_view(game, View::map) && !fits(picture, game.voice)) {
        append_text(out, game.voice,
                    "The whole map is " + std::to_string(columns_of(picture, game.voice)) +
                        " columns wide; it is shown as long as what you have seen of it fits.");
    }
}

void tell_leaving(const Game& game, std::string& out) {
    const Moment& moment = game.moment;
    std::string text =
        moment.state.turns == 0
            ? "You leave before the first turn."
            : "You leave after " + counted(moment.state.turns, "turn", "turns") + '.';
    const auto lines = score_lines(game.world, moment.state, moment.tally);
    if (!lines.empty()) {
        append_signed(text += " Score: ", score_of(lines));
        text += '.';
    }
    append_text(out, game.voice, text);
}

} // namespace clew
