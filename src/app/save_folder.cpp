#include "clew/app/save_folder.hpp"

#include "clew/app/data_folder.hpp"
#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/replacement.hpp"
#include "clew/base/text.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace clew {
namespace {

constexpr std::string_view ending = ".thread";

bool is_of_name(char c) { return (c >= 'a' && c <= 'z') || is_digit(c) || c == '-' || c == '_'; }

bool may_begin_name(char c) { return is_of_name(c) && c != '-' && c != '_'; }

// On some systems these name no file, whatever comes after a dot.
bool is_device(std::string_view name) {
    constexpr std::array<std::string_view, 4> whole = {"con", "prn", "aux", "nul"};
    const std::string_view stem = name.substr(0, 3);
    const bool numbered = name.size() == 4 && is_digit(name[3]) && (stem == "com" || stem == "lpt");
    return numbered || std::find(whole.begin(), whole.end(), name) != whole.end();
}

bool is_save_name(std::string_view name) {
    return !name.empty() && name.size() <= save_name_max && may_begin_name(name[0]) &&
           std::all_of(name.begin(), name.end(), is_of_name) && !is_device(name);
}

// "save game" and "save as" name no game, nor does "restore save".
bool is_word_of_ours(std::string_view name) {
    return name == "game" || name == "as" || name == "save";
}

std::string folded_name(std::string_view typed) {
    std::string name = fold(typed);
    std::replace(name.begin(), name.end(), ' ', '-');
    return name;
}

std::string player_folder() {
    const std::optional<std::string> folder = data_folder();
    if (!folder) {
        throw Failure(Status::machine, "neither XDG_DATA_HOME nor HOME says where saves are");
    }
    return *folder + "/saves";
}

} // namespace

Result<std::string, std::string> save_name_of(std::string_view typed) {
    std::string name = folded_name(typed);
    if (is_word_of_ours(name)) {
        return Unexpected{'\'' + name + "' is a word of Clew's own. Choose another name."};
    }
    if (is_device(name)) {
        return Unexpected{'\'' + name + "' names a device on some systems. Choose another name."};
    }
    if (!is_save_name(name)) {
        return Unexpected{std::string("A save's name has 1 to 64 letters, digits, '-' and '_', and "
                                      "begins with a letter or a digit. It takes the rest of its "
                                      "line.")};
    }
    return name;
}

std::string some_save_name(std::string_view text) {
    std::string name;
    for (const char c : folded_name(text)) {
        if (name.size() < save_name_max && (name.empty() ? may_begin_name(c) : is_of_name(c))) {
            name += c;
        }
    }
    return is_word_of_ours(name) ? "my-" + name : is_save_name(name) ? name : "my-game";
}

SaveFolder::SaveFolder() : path_(player_folder()) {}

std::string SaveFolder::file(const std::string& name) const {
    return path_ + '/' + name + std::string(ending);
}

std::vector<std::string> SaveFolder::names() const {
    std::vector<std::string> names;
    std::error_code error;
    for (std::filesystem::directory_iterator at(path_, error), end; !error && at != end;
         at.increment(error)) {
        const std::string file = at->path().filename().string();
        const std::size_t stem = file.size() - std::min(file.size(), ending.size());
        const std::string name = file.substr(0, stem);
        struct stat facts {};
        if (file.substr(stem) == ending && is_save_name(name) &&
            ::lstat(at->path().c_str(), &facts) == 0 && S_ISREG(facts.st_mode)) {
            names.push_back(name);
        }
    }
    if (error && error != std::errc::no_such_file_or_directory) {
        fail_with_errno(path_, error.value());
    }
    std::sort(names.begin(), names.end()); // not by age: a clock ticks too slowly to tell
    return names;
}

bool SaveFolder::has(const std::string& name) const {
    struct stat facts {};
    return ::lstat(file(name).c_str(), &facts) == 0;
}

std::string SaveFolder::mark(const std::string& name) const {
    struct stat facts {};
    if (::lstat(file(name).c_str(), &facts) != 0) {
        return {};
    }
    return std::to_string(facts.st_dev) + ' ' + std::to_string(facts.st_ino) + ' ' +
           std::to_string(facts.st_size) + ' ' + std::to_string(facts.st_mtim.tv_sec) + ' ' +
           std::to_string(facts.st_mtim.tv_nsec);
}

std::string SaveFolder::read(const std::string& name) const {
    return read_plain_file(file(name), save_bytes_max);
}

void SaveFolder::add(const std::string& name, std::string_view text) const {
    make_folder(path_);
    Replacement saved(file(name), Replacement::Over::nothing);
    saved.write(text);
    saved.keep();
}

void SaveFolder::replace(const std::string& name, std::string_view text) const {
    make_folder(path_);
    Replacement saved(file(name), Replacement::Over::a_file);
    saved.write(text);
    saved.keep();
}

void SaveFolder::erase(const std::string& name) const {
    struct stat facts {};
    if (::lstat(file(name).c_str(), &facts) == 0 && !S_ISREG(facts.st_mode)) {
        throw Failure(Status::machine, file(name) + ": is no plain file");
    }
    if (::unlink(file(name).c_str()) != 0) {
        fail_with_errno(file(name), errno);
    }
    try {
        sync_folder_of(file(name));
    } catch (const Failure& failure) {
        throw Unsynced(failure);
    }
}

} // namespace clew
