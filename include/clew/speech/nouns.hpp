/// Nouns: what stands after a verb, made one thing or a refusal that says what to type instead.
#ifndef CLEW_SPEECH_NOUNS_HPP
#define CLEW_SPEECH_NOUNS_HPP

#include "clew/speech/meaning.hpp"
#include "clew/speech/names.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

/// One of `found` if it is but one; else nothing, and `*refusal` asks which (and then has `phrase`
/// as `unclear`), or says that there is no such thing here and what is called nearly so. It does
/// not ask about things in other rooms: only of those in sight.
[[nodiscard]] std::optional<Named> one_of(const Telling& telling, const std::vector<Named>& found,
                                          std::string_view phrase, Meaning* refusal);

/// The same, and it is about that one: "it" will mean it.
[[nodiscard]] Meaning about(Named named, Meaning meaning);

/// A verb as typed, and all that follows it, both folded.
struct Clause {
    const Telling& telling;
    std::string verb;
    std::string noun;
    std::optional<Verb> deed{}; ///< what is to be done to one thing, where that can be told already
};

/// The same of the one thing that the noun means; of who is no thing it says that one cannot do
/// that to them. Of several things that fit it alike, the question is only of those to which the
/// deed can be done now; where that are none it is the first of all, which will say why.
[[nodiscard]] std::optional<Named> thing_of(const Clause& clause, Nearness first, Meaning* refusal);

/// " Did you mean 'sword'?" or "". Words under eight letters are but one fault apart.
[[nodiscard]] std::string suggestion(std::string_view word, std::vector<std::string_view> known);

/// `first`, then the words of what and who is here.
[[nodiscard]] std::string suggestion_of_name(const Telling& telling, std::string_view word,
                                             std::vector<std::string_view> first);

/// "lamp, sword and map" as its parts; a phrase without comma or "and" is one part.
[[nodiscard]] std::vector<std::string> parts_of_list(std::string_view phrase);

/// True if `text` begins (ends) with that word or words, and more stands after (before) them;
/// they are then cut off.
[[nodiscard]] bool cut_start(std::string& text, std::string_view words);
[[nodiscard]] bool cut_end(std::string& text, std::string_view words);

} // namespace clew

#endif
