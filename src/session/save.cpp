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

// The first hint of a game only tells the price, and is no line of a history.
bool type_again(Game& game, std::string_view line, std::string& text) {
    const std::uint64_t wanted = game.history.count() + 1;
    std::string answer;
    for (int i = 0; i < 2 && game.history.count() < wanted; ++i) {
        (void)respond(game, line, answer);
        append_typed(text, line);
    }
    return game.history.count() == wanted;
}

} // namespace

std::string_view body_of(const Thread& thread) {
    return std::string_view(thread.text).substr(thread.body, thread.body_end - thread.body);
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
    bool wants_brief = game.voice.brief;
    const auto be_brief = [&] { // while a question is open, it would be an answer
        if (wants_brief && again.moment.state.asking == nobody) {
            append_typed(text, "brief");
            wants_brief = false;
        }
    };
    const std::string lines = game.history.lines();
    std::string_view rest = lines;
    while (!rest.empty()) {
        be_brief();
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
    be_brief();
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
