#include "clew/app/offer.hpp"

#include "clew/app/data_folder.hpp"
#include "clew/app/failure.hpp"
#include "clew/app/resume.hpp"
#include "clew/app/shell_word.hpp"
#include "clew/app/terminal.hpp"
#include "clew/app/unfinished.hpp"
#include "clew/base/text.hpp"

#include <optional>
#include <string>
#include <utility>

namespace clew {
namespace {

/// Faults in one line: nobody asked about this file.
[[noreturn]] void fail_in_one_line(const Diagnostic& fault, const std::string& path,
                                   const std::string& thread) {
    const std::string text = text_of(fault, path, "");
    const std::string salvage = words_of_salvage(thread, salvage_of_thread(path));
    throw Failure(Status::faulty,
                  text.substr(0, text.find('\n')) + (salvage.empty() ? "" : "; " + salvage));
}

Thread read_quietly(const std::string& path) {
    const std::string text = text_of_thread(path);
    Result<Thread, Diagnostics> thread = read_thread(text);
    if (!thread) {
        fail_in_one_line(thread.error().front(), path, text);
    }
    return std::move(*thread);
}

/// Of what the command line asks for.
bool is_wanted(const Thread& thread, const Options& given, const std::string& path) {
    try {
        (void)options_of(thread.headings, given, path);
        return true;
    } catch (const Failure& failure) {
        if (failure.status() == Status::command_line) {
            return false;
        }
        throw;
    }
}

/// A world in a file may have been played from another folder.
bool has_its_world(const Thread& thread) {
    return is_there(world_heading(*thread.headings.get("world"))->name);
}

/// Nothing where this one is not to be offered.
std::unique_ptr<TakenUp> unfinished(const std::string& path, const Options& given) {
    std::optional<Journal> journal =
        Journal::taken_if_free(path, given.sync.value_or(Sync::always));
    if (!journal) {
        return nullptr;
    }
    const Thread thread = read_quietly(path);
    // Its program was killed before there was a game, or a power cut left nothing but the name.
    if (thread.typed == 0 && thread.left_out == 0 && (!thread.bare || thread.text.empty())) {
        journal->remove();
        return nullptr;
    }
    if (!thread.bare && !(is_wanted(thread, given, path) && has_its_world(thread))) {
        return nullptr;
    }
    std::unique_ptr<TakenUp> game = taken_up(std::move(*journal), thread, given);
    if (game->replay.difference != Difference::none) {
        fail_in_one_line(diagnostic_of(game->replay), path, thread.text);
    }
    if (over(game->game)) { // or before a game that was won could be put away
        put_away(*game->kept.journal);
        return nullptr;
    }
    tell_left_out(thread, path);
    return game;
}

std::unique_ptr<TakenUp> newest(const Options& given) {
    const std::optional<std::string> folder = data_folder();
    for (const std::string& path :
         folder ? unfinished_games(*folder) : std::vector<std::string>()) {
        try {
            if (std::unique_ptr<TakenUp> game = unfinished(path, given)) {
                return game;
            }
        } catch (const Failure& failure) {
            const std::string why = failure.what();
            complain((why.rfind(path, 0) == 0 ? "" : path + ": ") + why + "; it is left as it is");
        } catch (const AlreadyTold&) { // of the world, in as many lines as that takes
            continue;
        }
    }
    return nullptr;
}

std::string question_about(const TakenUp& taken) {
    return "Resume turn " + std::to_string(taken.game.moment.state.turns) + " of " +
           harmless(taken.options.world) + ", seed " +
           std::to_string(taken.game.world.parts().seed) + "? Yes or no.";
}

void refuse(TakenUp& taken, Player& player) {
    std::string_view fate = "is kept until another takes its place";
    try {
        put_away(*taken.kept.journal);
    } catch (const Failure& failure) {
        complain(failure.what());
        fate = "stays where it was";
    }
    append_wrapped(player.writer.text(),
                   "That game " + std::string(fate) + "; to go on with it:", output_width());
    const std::string& path = taken.kept.journal->path();
    player.writer.text() += "\n  clew play --thread " + in_shell(path) + "\n\n";
}

} // namespace

Offer offer(const Options& given, Player& player) {
    std::unique_ptr<TakenUp> taken = newest(given);
    std::optional<Signals> signals;
    if (taken != nullptr) {
        signals.emplace("'clew' offers to go on from here");
    }
    while (taken != nullptr) {
        append_wrapped(player.writer.text(), question_about(*taken), output_width());
        player.writer.text() += '\n';
        const auto line = next_line(player, &*signals);
        const std::string answer = line ? fold(*line) : "quit";
        if (answer == "yes" || answer == "y") {
            return {std::move(taken), false};
        }
        if (answer == "no" || answer == "n") {
            refuse(*taken, player);
            return {};
        }
        if (answer == "quit" || answer == "q") {
            player.writer.text() += line ? "" : "\n";
            player.writer.flush();
            return {nullptr, true};
        }
    }
    return {};
}

} // namespace clew
