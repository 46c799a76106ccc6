#include "clew/app/new_command.hpp"

#include "clew/app/descriptor.hpp"
#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/shell_word.hpp"
#include "clew/app/shipped.hpp"
#include "clew/base/printable.hpp"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace clew {
namespace {

/// What cannot be written whole is taken away again.
void write_new(const std::string& path, std::string_view text) {
    const Descriptor file(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    if (file.number() < 0 && errno == EEXIST) {
        throw Failure(Status::machine, plain_line(path) + " exists, and is left as it is");
    }
    if (file.number() < 0) {
        fail_with_errno(path, errno);
    }
    try {
        write_all(file.number(), text, path);
    } catch (const Failure&) {
        ::unlink(path.c_str());
        throw;
    }
}

} // namespace

Status new_command(const Options& options) {
    const std::string& path = options.files.front();
    if (path == "-") {
        write_all(1, starter_world(), "standard output");
        return Status::good;
    }
    write_new(path, starter_world());
    const std::string word = in_shell(path);
    write_all(1,
              "Wrote " + plain_line(path) + ". Check it: clew check " + word +
                  ". Play it: clew play " + word + "\n",
              "standard output");
    return Status::good;
}

} // namespace clew
