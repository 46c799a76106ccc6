#include "clew/app/kept.hpp"

#include "clew/app/data_folder.hpp"
#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/shell_word.hpp"
#include "clew/app/terminal.hpp"
#include "clew/app/unfinished.hpp"

namespace clew {
namespace {

std::optional<Journal> unasked_journal(const std::string& thread, Sync sync) {
    try {
        const std::optional<std::string> folder = data_folder();
        if (!folder) {
            throw Failure(Status::machine, "neither XDG_DATA_HOME nor HOME names a folder");
        }
        return new_unfinished(*folder, thread, sync);
    } catch (const Failure& failure) {
        complain(std::string(failure.what()) + "; this game is not kept");
        return std::nullopt;
    }
}

} // namespace

bool is_played_at_terminal(const Options& options) {
    return input_is_terminal() && output_is_terminal() && options.world != "-" && !options.json;
}

Sync sync_of(const Options& options) {
    return options.sync.value_or(input_is_terminal() ? Sync::always : Sync::batch);
}

Kept newly_kept(const Options& options, const std::string& thread) {
    Kept kept;
    if (options.thread) {
        kept.journal.emplace(Journal::made(*options.thread, thread, sync_of(options)));
    } else if (is_played_at_terminal(options)) {
        kept.journal = unasked_journal(thread, sync_of(options));
        kept.unasked = kept.journal.has_value();
    }
    return kept;
}

std::string last_words(const Kept& kept) {
    if (!kept.journal || (kept.unasked && !kept.journal->has_lines())) {
        return "this game was not kept";
    }
    if (!kept.journal->is_kept()) {
        return "not all of this game was kept";
    }
    return kept.unasked
               ? "'clew' offers to go on from here"
               : "'clew play --thread " + in_shell(kept.journal->path()) + "' goes on from here";
}

std::string farewell(Kept& kept, bool over) {
    try {
        if (kept.unasked && is_left_unfinished(*kept.journal, over) && kept.journal->is_kept()) {
            return "This game is kept; the next time, clew offers to resume it.";
        }
    } catch (const Failure& failure) { // it stays where it is
        if (kept.journal->is_kept()) { // else that has been told
            complain(failure.what());
        }
    }
    return {};
}

} // namespace clew
