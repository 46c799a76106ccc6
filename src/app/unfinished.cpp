#include "clew/app/unfinished.hpp"

#include "clew/app/data_folder.hpp"
#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/shell_word.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace clew {
namespace {

constexpr int places = 9;

/// "FOLDER/unfinished.thread", then "FOLDER/unfinished-2.thread" and so on.
std::string place_of(const std::string& folder, const std::string& name, int number) {
    const std::string more = number == 1 ? "" : "-" + std::to_string(number);
    return folder + '/' + name + more + ".thread";
}

/// Nothing where it is in use, or is none.
std::optional<Journal> taken_if_good(const std::string& path) {
    try {
        return Journal::taken_if_free(path, Sync::never);
    } catch (const Failure&) {
        return std::nullopt;
    }
}

} // namespace

std::vector<std::string> unfinished_games(const std::string& folder) {
    std::vector<std::pair<std::filesystem::file_time_type, std::string>> found;
    for (int number = 1; number <= places; ++number) {
        std::string path = place_of(folder, "unfinished", number);
        std::error_code error;
        const auto time = std::filesystem::last_write_time(path, error);
        if (!error) {
            found.emplace_back(time, std::move(path));
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<std::string> paths;
    paths.reserve(found.size());
    for (auto& [time, path] : found) {
        paths.push_back(std::move(path));
    }
    return paths;
}

Journal new_unfinished(const std::string& folder, std::string_view headings, Sync sync) {
    make_folder(folder);
    for (int number = 1; number <= places; ++number) {
        const std::string path = place_of(folder, "unfinished", number);
        if (std::optional<Journal> made = Journal::made_if_free(path, headings, sync)) {
            return std::move(*made);
        }
    }
    std::vector<std::string> paths = unfinished_games(folder);
    std::reverse(paths.begin(), paths.end());
    for (const std::string& path : paths) {
        std::optional<Journal> oldest = taken_if_good(path);
        if (!oldest) {
            continue;
        }
        put_away(*oldest);
        complain(std::to_string(places) +
                 " games are unfinished, the most that are kept; the one "
                 "left longest ago is kept until another takes its place; 'clew play --thread " +
                 in_shell(oldest->path()) + "' goes on with it");
        if (std::optional<Journal> made = Journal::made_if_free(path, headings, sync)) {
            return std::move(*made);
        }
    }
    throw Failure(Status::machine, folder + ": " + std::to_string(places) +
                                       " games are being played, the most that are kept");
}

void put_away(Journal& journal) {
    const std::string folder = journal.path().substr(0, journal.path().rfind('/'));
    for (int number = 1; number <= places; ++number) {
        const std::string path = place_of(folder, "previous", number);
        // Held while it is replaced: nobody can begin to play it.
        const bool is_new = !file_exists(path);
        const std::optional<Journal> before = is_new ? std::nullopt : taken_if_good(path);
        if (is_new || before) {
            journal.rename(path);
            return;
        }
    }
    throw Failure(Status::machine, folder + ": all previous games are being played");
}

bool is_left_unfinished(Journal& journal, bool over) {
    if (!journal.has_lines()) {
        journal.remove();
        return false;
    }
    if (over) {
        put_away(journal);
    }
    return !over;
}

} // namespace clew
