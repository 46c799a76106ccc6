/// Why an errand cannot be run, and the reading of saves, which may be why.
#ifndef CLEW_APP_REFUSAL_HPP
#define CLEW_APP_REFUSAL_HPP

#include "clew/app/save_folder.hpp"
#include "clew/base/diagnostic.hpp"
#include "clew/session/thread.hpp"

#include <stdexcept>
#include <string>

namespace clew {

/// As the game says it.
class Refusal : public std::runtime_error {
public:
    explicit Refusal(const std::string& why, const std::string& damaged = "")
        : std::runtime_error(why), damaged_(damaged) {}
    /// The text of a damaged save, or nothing.
    [[nodiscard]] const std::string& damaged() const { return damaged_; }

private:
    std::string damaged_;
};

/// "12: the save was cut; ...".
[[nodiscard]] std::string words_of(const Diagnostic& fault);

/// Reads the text of a save, or refuses (Refusal) what is none or is not whole.
[[nodiscard]] Thread save_of(const std::string& file, const std::string& text);

/// "mouse, seed 1, turn 4".
[[nodiscard]] std::string facts_of(const Thread& save);

/// The same of a file; what is none is told as far as it goes.
[[nodiscard]] std::string facts_in(const SaveFolder& folder, const std::string& name);

} // namespace clew

#endif
