#include "clew/app/failure.hpp"

#include <cstring>

namespace clew {

std::string words_of_errno(int error_number) {
#ifdef __GLIBC__
    const char* said = ::strerrordesc_np(error_number); // in English, whatever the locale
#else
    const char* said = std::strerror(error_number);
#endif
    std::string words = said == nullptr ? "error " + std::to_string(error_number) : said;
    // The C library begins its sentences with a capital; ours begin small.
    if (words.size() > 1 && words[1] >= 'a' && words[1] <= 'z' && words[0] >= 'A' &&
        words[0] <= 'Z') {
        words[0] = static_cast<char>(words[0] - 'A' + 'a');
    }
    return words;
}

void fail_with_errno(const std::string& name, int error_number) {
    throw Failure(Status::machine, name + ": " + words_of_errno(error_number));
}

} // namespace clew
