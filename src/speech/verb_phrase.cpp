#include "clew/speech/verb_phrase.hpp"

#include "clew/base/text.hpp"

#include <string_view>
#include <utility>

namespace clew {

std::optional<VerbPhrase> verb_phrase(const std::string& folded) {
    std::size_t end = folded.size();
    while (true) {
        const std::string verb = folded.substr(0, end);
        if (const auto ask = ask_named(verb)) {
            std::string noun(trim(std::string_view(folded).substr(end)));
            return VerbPhrase{*ask, folded, verb, std::move(noun)};
        }
        end = verb.rfind(' ');
        if (end == std::string::npos || end == 0) {
            return std::nullopt;
        }
    }
}

} // namespace clew
