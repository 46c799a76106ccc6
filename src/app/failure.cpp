#include "clew/app/failure.hpp"

#include <cstring>

namespace clew {

void fail_with_errno(const std::string& name, int error_number) {
    std::string words = std::strerror(error_number);
    // The C library begins its sentences with a capital; ours begin small.
    if (words.size() > 1 && words[1] >= 'a' && words[1] <= 'z' && words[0] >= 'A' &&
        words[0] <= 'Z') {
        words[0] = static_cast<char>(words[0] - 'A' + 'a');
    }
    throw Failure(Status::machine, name + ": " + words);
}

} // namespace clew
