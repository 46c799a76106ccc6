#include "clew/app/take_up.hpp"

#include "clew/app/data_folder.hpp"
#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/play_command.hpp"
#include "clew/app/resume.hpp"
#include "clew/app/salvage_thread.hpp"
#include "clew/app/save_folder.hpp"
#include "clew/app/shell_word.hpp"
#include "clew/app/terminal.hpp"
#include "clew/app/unfinished.hpp"
#include "clew/app/wishes.hpp"
#include "clew/base/text.hpp"
#include "clew/session/save.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

namespace clew {
namespace {

/// The game at its beginning.
std::unique_ptr<TakenUp> begun(const Thread& thread, const Options& given,
                               const std::string& path) {
    if (thread.bare) {
        throw Failure(Status::faulty, path + ": has no headings, so it is not a thread to go on "
                                             "with; 'clew replay' plays bare lists of moves");
    }
    Options options = options_of(thread.headings, given, path);
    if (!given.width && output_is_terminal()) {
        options.width.reset(); // that of the thread was another terminal's
    }
    return std::make_unique<TakenUp>(thread, options, path);
}

void need_same(const TakenUp& taken, const Thread& thread, const std::string& path,
               const std::string& salvage_command) {
    if (taken.replay.difference != Difference::none) {
        complain_of({path, path, thread.text}, {diagnostic_of(taken.replay)});
        tell_salvage(thread.text, salvage_command);
        throw AlreadyTold(Status::faulty);
    }
}

std::string journal_of(const Thread& thread, const Game& game) {
    return sealed(journal_text(thread.headings, body_of(thread)), game);
}

/// One that the next start would offer, had it no damage.
bool is_unfinished(const std::string& path) {
    const std::optional<std::string> folder = data_folder();
    const std::vector<std::string> games = folder ? unfinished_games(*folder) : decltype(games)();
    return std::any_of(games.begin(), games.end(), [&](const std::string& game) {
        std::error_code error;
        return std::filesystem::equivalent(game, path, error);
    });
}

/// What is left of an unfinished game is one in its turn, and the damaged file is offered no more.
Kept kept_instead(Journal& damaged, const std::string& thread, const Options& given) {
    Kept kept;
    kept.journal.emplace(new_unfinished(*data_folder(), thread, sync_of(given)));
    kept.journal->keep_all();
    kept.unasked = true;
    std::string words = "the game goes on in " + kept.journal->path();
    try {
        damaged.rename(name_beside(damaged.path(), "-damaged"));
        words += ", and " + damaged.path() + " is what there was";
    } catch (const Failure& failure) {
        complain(failure.what());
    }
    complain(words);
    return kept;
}

std::unique_ptr<TakenUp> salvaged_taken_up(Journal journal, const Options& given) {
    const std::string path = journal.path();
    bool damaged = false;
    Thread thread = salvaged_thread_of(path, damaged);
    std::unique_ptr<TakenUp> taken = begun(thread, given, path);
    play_what_is_left(thread, taken->game, path, damaged);
    const bool is_journal = !thread.set_in && !thread.headings.get("save");
    if (damaged && is_journal && is_unfinished(path)) {
        taken->kept = kept_instead(journal, journal_of(thread, taken->game), given);
    } else if (damaged || !is_journal) {
        const std::string made = name_beside(path, "-salvaged");
        taken->kept.journal.emplace(
            Journal::made(made, journal_of(thread, taken->game), sync_of(given)));
        complain("the game goes on in " + made);
    } else {
        journal.go_on_after(thread.body_end, thread.sum);
        taken->kept.journal.emplace(std::move(journal));
    }
    return taken;
}

bool is_path(std::string_view save) {
    constexpr std::string_view ending = ".thread";
    return save.find('/') != std::string_view::npos ||
           (save.size() > ending.size() && save.substr(save.size() - ending.size()) == ending);
}

/// "there are bear and fox" …
std::string words_of_names(const std::vector<std::string>& names) {
    constexpr std::size_t most = 10;
    const std::size_t told = std::min(names.size(), most);
    std::string words = names.empty()       ? "there are no saves yet"
                        : names.size() == 1 ? "there is "
                                            : "there are ";
    for (std::size_t i = 0; i < told; ++i) {
        words += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
    }
    return words +
           (told == names.size() ? "" : " and " + std::to_string(names.size() - told) + " more");
}

std::string path_of_save(const std::string& save) {
    if (is_path(save)) {
        return save;
    }
    const Result<std::string, std::string> name = save_name_of(save);
    if (!name) {
        throw Failure(
            Status::command_line,
            "--restore is '" + harmless(save) +
                "'; a save's name or a file was expected, with '/' in it or '.thread' at its end");
    }
    const SaveFolder folder;
    if (!folder.has(*name)) {
        const std::vector<std::string> names = folder.names();
        const std::string near = did_you_mean(*name, {names.begin(), names.end()});
        throw Failure(Status::command_line, "no save is called '" + *name + "'; " +
                                                (near.empty() ? words_of_names(names) : near));
    }
    return folder.file(*name);
}

std::string salvage_of_save(const Options& given) {
    return "clew play --restore " + in_shell(*given.restore) + " --salvage";
}

/// Of the save folder plain files alone are read, and of a path whatever it leads to.
Thread save_at(const std::string& path, const Options& given, bool& damaged) {
    if (is_path(*given.restore)) {
        return given.salvage ? salvaged_thread_of(path, damaged)
                             : thread_of(path, salvage_of_save(given));
    }
    std::string text = read_plain_file(path, save_bytes_max);
    return given.salvage ? salvaged_thread_in(path, std::move(text), damaged)
                         : thread_in(path, std::move(text), salvage_of_save(given));
}

} // namespace

TakenUp::TakenUp(const Thread& thread, const Options& the_options, const std::string& path)
    : options(the_options), world(world_of_thread(thread.headings, options, path)),
      game(world.world, shown_voice_of(options, world.world)) {}

std::string salvage_of_thread(const std::string& path) {
    return "clew play --thread " + in_shell(path) + " --salvage";
}

std::unique_ptr<TakenUp> taken_up(Journal journal, const Thread& thread, const Options& given) {
    const std::string_view what = thread.headings.get("save") ? "a save"
                                  : thread.set_in             ? "a game that 'save -' printed"
                                                              : "";
    if (!what.empty()) {
        const std::string& path = journal.path();
        throw Failure(Status::command_line,
                      path + ": is " + std::string(what) +
                          ", which is not written into; 'clew play --restore " + in_shell(path) +
                          "' goes on from it");
    }
    std::unique_ptr<TakenUp> taken = begun(thread, given, journal.path());
    taken->replay = replay(thread, taken->game, Compare::digests);
    journal.go_on_after(thread.body_end, thread.sum);
    taken->kept.journal.emplace(std::move(journal));
    taken->kept.unasked = !given.thread;
    return taken;
}

std::unique_ptr<TakenUp> thread_taken_up(const Options& given) {
    const std::string& path = *given.thread;
    Journal journal = Journal::taken(path, sync_of(given)); // before it is read
    if (given.salvage) {
        return salvaged_taken_up(std::move(journal), given);
    }
    const std::string salvage_command = salvage_of_thread(path);
    const Thread thread = thread_of(path, salvage_command);
    std::unique_ptr<TakenUp> taken = taken_up(std::move(journal), thread, given);
    need_same(*taken, thread, path, salvage_command);
    return taken;
}

std::unique_ptr<TakenUp> save_taken_up(const Options& given) {
    const std::string path = path_of_save(*given.restore);
    bool damaged = false;
    Thread thread = save_at(path, given, damaged);
    std::unique_ptr<TakenUp> taken = begun(thread, given, path);
    if (given.salvage) {
        play_what_is_left(thread, taken->game, path, damaged);
    } else {
        taken->replay = replay(thread, taken->game, Compare::digests);
        need_same(*taken, thread, path, salvage_of_save(given));
    }
    taken->save = is_path(*given.restore) ? "" : *save_name_of(*given.restore);
    taken->is_saved = !given.salvage;
    taken->kept = newly_kept(taken->options, journal_of(thread, taken->game));
    return taken;
}

} // namespace clew
