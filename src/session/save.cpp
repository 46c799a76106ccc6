#include "clew/session/save.hpp"

#include "clew/base/text.hpp"
#include "clew/session/replay.hpp"

namespace clew {

namespace {

void add_all_but_save(Headings& to, const Headings& headings) {
    for (const auto& [name, value] : headings.all()) {
        if (name != "save") {
            to.set(name, value);
        }
    }
}

// A line that is in the history must change something, and a hint may not: the first of a game
// tells the price, and what was told before is free. Undoing the hint before it forgets that.
bool type_again(Game& game, std::string_view line, std::string& text) {
    const std::uint64_t wanted = game.history.count() + 1;
    std::string unheard;
    for (const std::string_view next : {line, line, std::string_view("undo"), line, line}) {
        (void)respond(game, next, unheard);
        append_typed(text, next);
        if (game.history.count() >= wanted) {
            break;
        }
    }
    return game.history.count() == wanted;
}

} // namespace

std::string body_of(const Thread& thread) {
    std::string body;
    ThreadLines lines(thread);
    while (const std::optional<ThreadLine> line = lines.next()) {
        if (!line->seal.empty()) {
            continue; // of other lines than those that it will stand below
        }
        if (line->kind == ThreadLine::Kind::digest) {
            body.append("= ").append(line->content) += '\n';
        } else if (line->kind == ThreadLine::Kind::typed) {
            const std::size_t begin = body.size();
            append_typed(body, line->content);
            // Cleaned it may be longer, and then it is none: the game refuses it either way.
            if (body.size() - begin > line_bytes_max + 3) {
                body.resize(begin);
            }
        }
    }
    return body;
}

std::string save_text(const Headings& headings, std::string_view body, const Game& game) {
    Headings all;
    all.set("save", std::to_string(game.moment.state.turns));
    add_all_but_save(all, headings);
    std::string digest;
    append_digest(digest, game);
    std::string text = text_of(all);
    text += body;
    const bool has_it =
        body.size() >= digest.size() && body.substr(body.size() - digest.size()) == digest;
    text += has_it ? "" : digest;
    text += end_line(text);
    return text;
}

std::string journal_text(const Headings& headings, std::string_view body) {
    Headings all;
    add_all_but_save(all, headings);
    std::string text = text_of(all);
    text += body;
    return text;
}

std::optional<std::string> retraced(const Game& game) {
    Voice voice = game.voice;
    voice.brief = false;
    Game again(game.world, voice);
    std::string text;
    std::string unheard;
    const auto set_brief = [&] { // while a question is open, it would be an answer
        if (again.voice.brief != game.voice.brief && again.moment.state.asking == nobody) {
            const std::string_view line = game.voice.brief ? "brief" : "verbose";
            (void)respond(again, line, unheard);
            append_typed(text, line);
        }
    };
    const std::string lines = game.history.lines();
    std::string_view rest = lines;
    while (!rest.empty()) {
        set_brief();
        const PastLine past = next_past_line(rest);
        const std::string line = past.move ? std::string(word_for(*past.move, voice.manner.keys))
                                           : std::string(past.text);
        if (!type_again(again, line, text)) {
            return std::nullopt;
        }
    }
    if (again.moment != game.moment) {
        return std::nullopt;
    }
    set_brief();
    return text;
}

std::string set_in(std::string_view text) {
    std::string out;
    for (const std::string_view line : split_lines(text)) {
        out += ' ';
        out += line;
        out += '\n';
    }
    return out;
}

} // namespace clew
