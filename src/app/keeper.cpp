#include "clew/app/keeper.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/play_command.hpp"
#include "clew/app/refusal.hpp"
#include "clew/app/replacement.hpp"
#include "clew/app/resume.hpp"
#include "clew/app/wishes.hpp"
#include "clew/base/printable.hpp"
#include "clew/base/text.hpp"
#include "clew/session/aside.hpp"
#include "clew/session/offers.hpp"
#include "clew/session/replay.hpp"
#include "clew/session/save.hpp"
#include "clew/speech/answers.hpp"
#include "clew/speech/narrate.hpp"
#include "clew/speech/sentence.hpp"

#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

namespace clew {
namespace {

/// What is still to be said when it is done.
template <class Act>
std::string doubt_of(Act act) {
    try {
        act();
    } catch (const Unsynced& why) {
        return " But a power cut may undo that: " + plain_line(why.what()) + '.';
    }
    return {};
}

/// A save's name may be one of a file that 'clew play' would take for a world; a path never is.
std::string command_for(const Thread& save, const std::string& name) {
    return '\'' + name + "' is a save of another world: " + facts_of(save) +
           ". To play it, type at the shell: clew play --restore " + name;
}

} // namespace

Keeper::Keeper(const Play& play, bool scripted)
    : play_(play), scripted_(scripted), name_(play.save),
      headings_(headings_of(play.options, play.loaded, play.game.voice)), loaded_(&play.loaded) {
    const bool is_new = play.game.moment.state.turns == 0 && play.game.history.count() == 0;
    if (is_new || play.is_saved) {
        safe_ = digest_of(play.game);
    }
}

void Keeper::say(std::string_view text, std::string& out) const {
    append_text(out, play_.game.voice, text);
}

void Keeper::hear_line() { doubt_ = {}; }

void Keeper::run(Errand errand, std::string& out) {
    const std::size_t begin = out.size();
    if (errand != doubt_.errand) {
        doubt_ = {};
    }
    bool is_told = false; // where the game stands
    if (errand == Errand::print) {
        print(out);
    } else if (scripted_) {
        say("Lines from a script use no saves unless --thread FILE is given. Type save - to print "
            "this game.",
            out);
    } else if (errand == Errand::save) {
        save(out);
    } else if (errand == Errand::restore) {
        is_told = restore(out);
    } else if (errand == Errand::list) {
        list(out);
    } else {
        erase(out);
    }
    if (play_.game.moment.state.asking != nobody && !is_told) {
        tell_question(out, telling_of(play_.game));
    }
    play_.game.last_reply.assign(out, begin);
    if (play_.game.voice.choices) {
        tell_offers(play_.game, out);
    }
}

std::string Keeper::text() const {
    const Game& game = play_.game;
    std::optional<std::string> body;
    if (play_.journal != nullptr && play_.journal->is_kept()) {
        try {
            const Result<Thread, Diagnostics> kept = read_thread(play_.journal->text());
            if (kept && !kept->bare) {
                body = body_of(*kept);
            }
        } catch (const Failure&) {
            body.reset(); // the game itself is still there
        }
    }
    body = body ? std::move(body) : retraced(game);
    if (!body) {
        throw Refusal("no thread keeps this game, and its lines typed again lead to another");
    }
    std::string text = save_text(headings_, *body, game);
    if (text.size() > save_bytes_max) {
        throw Refusal("it would have over " + std::to_string(save_bytes_max) +
                      " bytes, the most that is read");
    }
    return text;
}

std::string Keeper::default_name() const {
    if (!name_.empty()) {
        return name_;
    }
    const SaveFolder folder;
    const std::string first = some_save_name(stem_of(loaded_->origin.name));
    std::string name = first;
    for (int i = 2; folder.has(name) && i < 1000; ++i) {
        name = first.substr(0, save_name_max - 4) + '-' + std::to_string(i);
    }
    return name;
}

bool Keeper::is_confirmed(Errand errand, const std::string& name) {
    const Doubt now{errand, name, SaveFolder().mark(name)};
    const bool again = doubt_.errand == errand && doubt_.name == name && doubt_.file == now.file;
    doubt_ = again ? Doubt{} : now;
    return again;
}

/// Of a game that is lost nothing is missed.
bool Keeper::may_give_up(const std::string& name, std::string& out) {
    const State& state = play_.game.moment.state;
    if (digest_of(play_.game) == safe_ || state.over() || is_confirmed(Errand::restore, name)) {
        return true;
    }
    say("This game, at turn " + std::to_string(state.turns) +
            ", is in no save. To give it up and go on from '" + name + "', type 'restore " + name +
            "' again.",
        out);
    return false;
}

void Keeper::save(std::string& out) {
    const std::string typed = play_.game.save_name;
    std::string name;
    bool stands = false;
    try {
        const Result<std::string, std::string> named =
            typed.empty() ? Result<std::string, std::string>(default_name()) : save_name_of(typed);
        if (!named) {
            say(named.error(), out);
            return;
        }
        name = *named;
        const SaveFolder folder;
        stands = folder.has(name);
        if (stands && !is_confirmed(Errand::save, name)) {
            // At a question more than the one word would be its answer.
            const bool is_asked = play_.game.moment.state.asking != nobody;
            say("There is a save called '" + name + "': " + facts_in(folder, name) +
                    ". Type 'save" + (is_asked ? "" : ' ' + name) + "' again to replace it.",
                out);
            return;
        }
        const std::string doubt = doubt_of([&] {
            if (stands) {
                folder.replace(name, text());
            } else {
                folder.add(name, text());
            }
        });
        name_ = name;
        safe_ = digest_of(play_.game);
        say("Saved as '" + name + "', turn " + std::to_string(play_.game.moment.state.turns) + '.' +
                doubt,
            out);
    } catch (const std::runtime_error& why) {
        say("Not saved: " + plain_line(why.what()) + '.' + (stands ? " The old save stands." : "") +
                " Play goes on. Type save - to print this game instead.",
            out);
    }
}

void Keeper::print(std::string& out) {
    try {
        const std::string whole = text();
        say("This is the game. Copy the lines set in by one blank, down to '# end', into a file "
            "whose name ends in .thread; then clew play --restore FILE goes on from here.",
            out);
        out += set_in(whole);
    } catch (const std::runtime_error& why) {
        say("Not printed: " + plain_line(why.what()) + '.', out);
    }
}

bool Keeper::restore(std::string& out) {
    if (play_.game.save_name.empty()) {
        list(out);
        return false;
    }
    const Result<std::string, std::string> named = save_name_of(play_.game.save_name);
    if (!named) {
        say(named.error(), out);
        return false;
    }
    return put_back(*named, out);
}

bool Keeper::put_back(const std::string& name, std::string& out) {
    try {
        const SaveFolder folder;
        if (!folder.has(name)) {
            tell_none(name, out);
            return false;
        }
        const Thread thread = save_of(folder.file(name), folder.read(name));
        if (world_heading(*thread.headings.get("world"))->name != loaded_->origin.name) {
            say(command_for(thread, name), out);
            return false;
        }
        if (!play_instead(name, thread, out)) {
            return false;
        }
    } catch (const AlreadyTold&) {
        say("Not restored: its world cannot be built any more. Play goes on.", out);
        return false;
    } catch (const Refusal& why) {
        const std::string salvage =
            words_of_salvage(why.damaged(), "clew play --restore " + name + " --salvage");
        say("Not restored: " + plain_line(why.what()) + ". Play goes on." +
                (salvage.empty() ? "" : " At the shell " + salvage + '.'),
            out);
        return false;
    } catch (const std::runtime_error& why) {
        say("Not restored: " + plain_line(why.what()) + ". Play goes on.", out);
        return false;
    }
    say("Restored '" + name + "', turn " + std::to_string(play_.game.moment.state.turns) + '.',
        out);
    tell_view(play_.game, out);
    answer_aside(play_.game, Ask::look, false, out);
    return true;
}

/// The file's lines are played in a game beside this one, so that nothing is lost if they cannot
/// be. Keys are the file's, as its lines are typed in them; the page is today's.
bool Keeper::play_instead(const std::string& name, const Thread& thread, std::string& out) {
    const std::string file = SaveFolder().file(name);
    Options today;
    today.colour = play_.options.colour;
    today.json = play_.options.json;
    Options options = options_of(thread.headings, today, file);
    options.width = play_.game.voice.width;
    options.ascii = play_.game.voice.ascii;
    options.words = play_.game.voice.words;
    options.choices = play_.game.voice.choices;
    std::unique_ptr<const Loaded> other;
    if (!is_same_world(headings_, thread.headings)) {
        other = std::make_unique<const Loaded>(world_of_thread(thread.headings, options, file));
    }
    const Loaded& world = other ? *other : *loaded_;
    if (!other) {
        check_same_world(thread.headings, world, file);
    }
    Voice voice = shown_voice_of(options, world.world);
    Game game(world.world, voice);
    const Replay played = replay(thread, game, Compare::digests);
    if (played.difference != Difference::none) {
        throw Refusal(file + ':' + words_of(diagnostic_of(played)), thread.text);
    }
    if (!may_give_up(name, out)) {
        return false;
    }
    Headings headings = headings_of(options, world, voice);
    keep_instead(sealed(journal_text(headings, body_of(thread)), game));
    take_place(play_.game, std::move(game));
    headings_ = std::move(headings);
    if (other) {
        loaded_ = other.get();
        own_ = std::move(other); // now that no game is in the one before
    }
    safe_ = digest_of(play_.game);
    name_ = name;
    doubt_ = {};
    return true;
}

void Keeper::keep_instead(const std::string& thread) {
    if (play_.journal == nullptr) {
        return;
    }
    const bool is_kept = play_.journal->is_kept();
    try {
        play_.journal->replace(thread);
    } catch (const Failure&) {
        if (is_kept) { // else it has been told that this game is not
            throw;
        }
    }
}

void Keeper::tell_none(const std::string& name, std::string& out) const {
    const std::vector<std::string> names = SaveFolder().names();
    const std::string near = did_you_mean(name, {names.begin(), names.end()});
    say("There is no save called '" + name + "'" + (near.empty() ? "." : "; " + near) +
            " Type saves for a list of them.",
        out);
}

void Keeper::list(std::string& out) {
    try {
        const SaveFolder folder;
        const std::vector<std::string> names = folder.names();
        if (names.empty()) {
            say("There are no saves yet. Type save and a name to make one.", out);
            return;
        }
        say(names.size() == 1 ? "There is one save:" : "Saves:", out);
        for (const std::string& name : names) {
            say(name + ": " + facts_in(folder, name), out);
        }
        say("Type restore and a name to go on with one.", out);
    } catch (const Failure& failure) {
        say("Saves cannot be listed: " + plain_line(failure.what()) + '.', out);
    }
}

void Keeper::erase(std::string& out) {
    if (play_.game.save_name.empty()) {
        say("Delete which save? Type delete and its name; saves lists them.", out);
        return;
    }
    const Result<std::string, std::string> named = save_name_of(play_.game.save_name);
    if (!named) {
        say(named.error(), out);
        return;
    }
    try {
        const SaveFolder folder;
        if (!folder.has(*named)) {
            tell_none(*named, out);
        } else if (!is_confirmed(Errand::erase, *named)) {
            say("This is the save '" + *named + "': " + facts_in(folder, *named) +
                    ". Type 'delete " + *named + "' again to delete it.",
                out);
        } else {
            const std::string doubt = doubt_of([&] { folder.erase(*named); });
            say("Deleted '" + *named + "'." + doubt, out);
        }
    } catch (const Failure& failure) {
        say("Not deleted: " + plain_line(failure.what()) + '.', out);
    }
}

} // namespace clew
