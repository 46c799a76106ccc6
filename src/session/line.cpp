#include "clew/session/line.hpp"

#include "clew/base/text.hpp"
#include "clew/session/aside.hpp"
#include "clew/session/debugging.hpp"
#include "clew/session/journey.hpp"
#include "clew/session/thread.hpp"
#include "clew/speech/answers.hpp"
#include "clew/speech/narrate.hpp"
#include "clew/speech/understand.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace clew {

namespace {

std::string name_of(const PastLine& past, Keys keys) {
    return past.move ? std::string(word_for(*past.move, keys)) : harmless(past.text);
}

bool is_traceless(const Meaning& meaning) {
    return meaning.kind == Meaning::Kind::nothing ||
           (meaning.kind == Meaning::Kind::ask && is_traceless(meaning.ask));
}

void play_again(Game& game, const History::Rest& rest) {
    const bool keeps_events = std::exchange(game.keeps_events, false);
    if (rest.from != nullptr) {
        game.moment = *rest.from;
    } else {
        (void)begin_again(game, nullptr);
    }
    std::string_view lines = rest.lines;
    while (!lines.empty()) {
        const PastLine past = next_past_line(lines);
        if (past.move) {
            (void)do_move(game, *past.move, nullptr);
        } else {
            (void)Line(game, past.text, nullptr).respond();
        }
    }
    game.keeps_events = keeps_events;
}

} // namespace

bool is_blank(std::string_view line, bool whole) {
    while (!line.empty()) {
        if (!next_sentence(line, whole).empty()) {
            return false;
        }
    }
    return true;
}

Line::Line(Game& game, std::string_view line, std::string* out)
    : game_(game), line_(line), out_(out) {
    assert(line.size() <= line_bytes_max);
}

Reply Line::respond() {
    const State& state = game_.moment.state;
    while (!stopped_ && at_ < line_.size()) {
        const EncounterId asked = state.asking;
        const bool was_over = state.over();
        std::string_view rest = line_.substr(at_);
        const std::string_view sentence = next_sentence(rest, asked != nobody);
        at_ = line_.size() - rest.size();
        if (sentence.empty()) {
            continue;
        }
        sentence_ = static_cast<std::size_t>(sentence.data() - line_.data());
        sentence_end_ = sentence_ + sentence.size();
        deed_ = {};
        do_sentence(sentence);
        done_ = std::min(sentence_end_, at_); // `again` has gone back to do what it stands for
        stopped_ = reply_.quit || deed_.refused || deed_.cut_short || deed_.has_news ||
                   (state.asking != nobody && state.asking != asked) || (state.over() && !was_over);
    }
    if (out_ != nullptr) {
        finish();
    }
    return reply_;
}

void Line::do_sentence(std::string_view sentence) {
    const bool answers = game_.moment.state.asking != nobody;
    if (const auto deed = game_.voice.debug ? do_debugging(game_, sentence, out_) : std::nullopt) {
        deed_ = *deed;
        changes_ += deed_.changed ? 1U : 0U;
        reply_.in_thread = true;
        return;
    }
    if (!answers && is_made_plain(sentence)) {
        return;
    }
    const Meaning meaning = understand(sentence, telling_of(game_));
    if (!is_traceless(meaning)) {
        const Unclear asked = std::exchange(game_.unclear, {});
        if (is_made_clear(meaning, sentence, asked)) {
            return;
        }
        if (out_ != nullptr) { // what undo plays again was named before what was named since
            note_named(game_.named, meaning);
        }
    }
    switch (meaning.kind) {
    case Meaning::Kind::nothing: // amid a question: no answer
        ask_again();
        break;
    case Meaning::Kind::ask:
        do_ask(meaning);
        break;
    case Meaning::Kind::told:
    case Meaning::Kind::unknown:
        deed_.refused = meaning.kind == Meaning::Kind::unknown;
        reply_.in_thread = true;
        if (out_ != nullptr) {
            append_text(*out_, game_.voice, meaning.reply);
        }
        ask_again();
        break;
    default:
        deed_ = do_deed(meaning);
        changes_ += deed_.changed ? 1U : 0U;
        reply_.in_thread = true;
        if (!answers) {
            previous_ = sentence;
        }
    }
}

Deed Line::do_deed(const Meaning& meaning) {
    switch (meaning.kind) {
    case Meaning::Kind::moves:
        return do_moves(game_, meaning.moves, out_);
    case Meaning::Kind::journey:
        return travel(game_, meaning.journey, out_);
    case Meaning::Kind::several:
        return do_several(game_, meaning.several, out_);
    case Meaning::Kind::take_all:
        return take_all(game_, out_);
    case Meaning::Kind::drop_all:
        return drop_all(game_, out_);
    default:
        const Deed deed = do_command(game_, meaning.command, out_);
        if (deed.changed && meaning.command.verb == Verb::go) {
            move_ = meaning.command.direction;
        }
        return deed;
    }
}

void Line::do_ask(const Meaning& meaning) {
    reply_.in_thread = reply_.in_thread || !is_traceless(meaning.ask);
    if (meaning.ask == Ask::restart) {
        restart();
    } else if (meaning.ask == Ask::hint) {
        take_hint();
        ask_again();
    } else if (out_ == nullptr) {
        return; // all that follows tells, or is never in a history
    } else if (meaning.ask == Ask::undo) {
        take_back();
    } else if (meaning.ask == Ask::again) {
        do_again();
    } else if (is_errand(meaning.ask)) {
        do_errand(meaning);
    } else if (meaning.ask == Ask::quit) {
        tell_leaving(game_, *out_);
        reply_.quit = true;
    } else {
        answer_aside(game_, meaning.ask, meaning.in_words, *out_);
        if (meaning.ask != Ask::look && meaning.ask != Ask::repeat) {
            ask_again();
        }
    }
}

// What was asked about last goes on, if the sentence says which was meant. What is kept must have
// the whole of it; where nothing is told the line has it already.
bool Line::is_made_clear(const Meaning& meaning, std::string_view sentence, const Unclear& asked) {
    if (out_ == nullptr || meaning.kind != Meaning::Kind::unknown) {
        return false;
    }
    const auto clear =
        sentence_ > 0 ? std::nullopt : made_clear(asked, sentence, telling_of(game_));
    if (clear) {
        put_in_place(*clear);
    } else if (!meaning.unclear.empty()) {
        game_.unclear = {std::string(sentence), meaning.unclear};
    }
    return clear.has_value();
}

// What "it" means is put in its place. Where nothing is told the line has it already.
bool Line::is_made_plain(std::string_view sentence) {
    const auto plain =
        out_ == nullptr ? std::nullopt : without_pronouns(sentence, game_.named, telling_of(game_));
    if (!plain) {
        return false;
    }
    if (plain->refusal.empty()) {
        put_in_place(plain->sentence);
    } else {
        game_.unclear = {};
        reply_.in_thread = true;
        refuse(plain->refusal);
    }
    return true;
}

// Whatever else was said, the open question is the last thing before the prompt.
void Line::ask_again() {
    if (out_ != nullptr && game_.moment.state.asking != nobody) {
        tell_question(*out_, telling_of(game_));
    }
}

// What it stands for is put in its place, so that no line that is kept has an `again` in it.
void Line::do_again() {
    const std::string& what = previous_.empty() ? game_.last_line : previous_;
    if (what.empty()) {
        refuse("There is nothing to do again yet.");
        return;
    }
    put_in_place(what);
}

// Of the sentence in hand: it is what is done next.
void Line::put_in_place(std::string_view what) {
    const std::string_view rest = line_.substr(at_);
    std::string expanded(line_.substr(0, sentence_));
    expanded += what;
    if (!is_blank(rest, false)) {
        expanded += ". ";
        expanded += trim(rest);
    }
    if (expanded.size() > line_bytes_max) {
        refuse("With that in its place the line is too long; " + std::to_string(line_bytes_max) +
               " bytes are the most.");
        return;
    }
    expanded_ = std::move(expanded);
    line_ = expanded_;
    at_ = sentence_;
}

// The name takes the rest of the line, so that no part of it is taken for a sentence.
void Line::do_errand(const Meaning& meaning) {
    const bool is_last = is_blank(line_.substr(at_), false);
    const Meaning whole = is_last || game_.moment.state.asking != nobody
                              ? meaning
                              : understand(line_.substr(sentence_), telling_of(game_));
    if (whole.kind != Meaning::Kind::ask || whole.ask != meaning.ask) {
        refuse("Nothing can follow that on its line.");
        return;
    }
    at_ = line_.size();
    reply_.errand = errand_of(meaning.ask, whole.name);
    game_.save_name = whole.name;
}

// A hint that was paid for is a line by itself in the history, and the only kind of hint that is
// one: so undo can play it again without a search.
void Line::take_hint() {
    Tally& tally = game_.moment.tally;
    if (out_ == nullptr) {
        if (sentence_ == 0 && sentence_end_ == line_.size()) {
            tally.add_hint();
        }
        return;
    }
    if (!answer_hint(game_, *out_)) {
        return;
    }
    keep();
    tally.add_hint();
    begin_ = sentence_;
    done_ = sentence_end_;
    changes_ = 1;
    keep();
}

void Line::restart() {
    game_.events.clear();
    deed_ = begin_again(game_, out_);
    changes_ += deed_.changed ? 1U : 0U;
    winds_back_ = true;
    forget_hints(game_);
    if (out_ != nullptr) {
        game_.named = {};
    }
}

void Line::take_back() {
    keep();
    winds_back_ = true;
    const std::optional<PastLine> last = game_.history.last();
    if (!last) {
        refuse("There is nothing to take back.");
        return;
    }
    game_.events.clear();
    append_text(*out_, game_.voice,
                "(Taken back: " + name_of(*last, game_.voice.manner.keys) + ')');
    play_again(game_, game_.history.undo());
    forget_hints(game_);
    tell_view(game_, *out_);
    answer_aside(game_, Ask::look, false, *out_);
}

void Line::refuse(std::string_view why) {
    append_text(*out_, game_.voice, why);
    deed_.refused = true;
}

// What was done since begin_ becomes a line of the history, if it changed anything.
void Line::keep() {
    if (changes_ == 1 && move_) {
        game_.history.add_move(*move_, game_.moment);
    } else if (changes_ > 0) {
        game_.history.add(trim(line_.substr(begin_, done_ - begin_)), game_.moment);
    }
    begin_ = at_;
    done_ = at_;
    changes_ = 0;
    move_.reset();
}

void Line::finish() {
    keep();
    if (!previous_.empty() && !winds_back_) {
        game_.last_line = line_;
    }
    if (stopped_ && !reply_.quit) {
        tell_rest_dropped();
    }
}

// A question and the end speak for themselves, and have the last word.
void Line::tell_rest_dropped() {
    const State& state = game_.moment.state;
    const bool is_dropped = deed_.cut_short || !is_blank(line_.substr(at_), false);
    if (is_dropped && state.asking == nobody && !state.over()) {
        append_text(*out_, game_.voice, "(The rest of the line is not done.)");
    }
}

} // namespace clew
