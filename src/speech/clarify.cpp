#include "clew/speech/clarify.hpp"

#include "clew/base/text.hpp"
#include "clew/speech/names.hpp"
#include "clew/speech/nouns.hpp"
#include "clew/speech/understand.hpp"

#include <algorithm>
#include <vector>

namespace clew {

namespace {

bool is_about(const Command& command, const std::vector<Named>& asked) {
    return std::any_of(asked.begin(), asked.end(), [&](const Named& one) {
        return one.item != no_item ? command.item == one.item || command.other == one.item
                                   : command.encounter == one.encounter;
    });
}

bool is_about(const Meaning& meaning, const std::vector<Named>& asked) {
    if (meaning.kind == Meaning::Kind::several) {
        return std::any_of(meaning.several.begin(), meaning.several.end(),
                           [&](const Command& command) { return is_about(command, asked); });
    }
    return meaning.kind == Meaning::Kind::command && is_about(meaning.command, asked);
}

std::vector<Named> all_meant(const Telling& telling, const std::string& words) {
    std::vector<Named> all = find_items_here(telling, words);
    for (const Named one : find_any(telling, words)) {
        all.push_back(one);
    }
    return all;
}

} // namespace

std::optional<std::string> made_clear(const Unclear& asked, std::string_view typed,
                                      const Telling& telling) {
    const std::string sentence = fold(asked.sentence);
    const std::size_t at = sentence.rfind(asked.words);
    std::string words = bare_phrase(typed);
    for (const std::string_view word : {"one", "ones"}) {
        (void)cut_end(words, word);
    }
    if (asked.words.empty() || at == std::string::npos || words.empty()) {
        return std::nullopt;
    }
    const std::vector<Named> meant = all_meant(telling, asked.words);
    std::optional<std::string> still_unclear;
    for (const std::string& part : {words + ' ' + asked.words, words}) {
        std::string clear = sentence;
        clear.replace(at, asked.words.size(), part);
        const Meaning meaning = understand(clear, telling);
        if (is_about(meaning, meant)) {
            return clear;
        }
        if (!meaning.unclear.empty() && !still_unclear) {
            still_unclear = std::move(clear);
        }
    }
    return still_unclear;
}

} // namespace clew
