#include "clew/app/data_folder.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"

#include <cerrno>
#include <cstdlib>
#include <sys/stat.h>

namespace clew {
namespace {

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

bool is_absolute(std::string_view path) { return !path.empty() && path[0] == '/'; }

bool is_folder(const std::string& path) {
    struct stat facts {};
    return ::stat(path.c_str(), &facts) == 0 && S_ISDIR(facts.st_mode);
}

} // namespace

std::optional<std::string> data_folder_of(std::string_view data_home, std::string_view home) {
    if (is_absolute(data_home)) {
        return std::string(data_home) + "/clew";
    }
    if (is_absolute(home)) {
        return std::string(home) + "/.local/share/clew";
    }
    return std::nullopt;
}

std::optional<std::string> data_folder() {
    return data_folder_of(variable("XDG_DATA_HOME"), variable("HOME"));
}

void make_folder(const std::string& path) {
    constexpr mode_t owner_alone = 0700;
    for (std::size_t end = path.find('/', 1); !is_folder(path); end = path.find('/', end + 1)) {
        const std::string part = path.substr(0, end);
        if (::mkdir(part.c_str(), owner_alone) == 0) {
            sync_folder_of(part); // or what lies in it is lost with it
        } else if (errno != EEXIST) {
            fail_with_errno(part, errno);
        }
        if (end == std::string::npos) {
            if (!is_folder(path)) {
                fail_with_errno(path, ENOTDIR);
            }
            return;
        }
    }
}

} // namespace clew
