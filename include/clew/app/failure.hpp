/// Failures: the exceptions of the program, thrown and caught in `app` alone.
#ifndef CLEW_APP_FAILURE_HPP
#define CLEW_APP_FAILURE_HPP

#include "clew/app/status.hpp"

#include <exception>
#include <stdexcept>
#include <string>

namespace clew {

/// Ends the program with one line on standard error, `clew: ` and the words, and a status.
class Failure : public std::runtime_error {
public:
    Failure(Status status, const std::string& words) : std::runtime_error(words), status_(status) {}
    [[nodiscard]] Status status() const { return status_; }

private:
    Status status_;
};

/// Ends the program with that status; what was wrong has been told already.
class AlreadyTold : public std::exception {
public:
    explicit AlreadyTold(Status status) : status_(status) {}
    [[nodiscard]] Status status() const { return status_; }

private:
    Status status_;
};

/// The reader of our output has gone (`| head`): the program ends quietly and well.
class ReaderGone : public std::exception {};

/// What errno means, in English whatever the locale, lower case: "no such file or directory".
[[nodiscard]] std::string words_of_errno(int error_number);

/// "NAME: what errno says", with Status::machine.
[[noreturn]] void fail_with_errno(const std::string& name, int error_number);

} // namespace clew

#endif
