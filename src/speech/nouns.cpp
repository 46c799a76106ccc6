#include "clew/speech/nouns.hpp"

#include "clew/base/diagnostic.hpp"
#include "clew/base/text.hpp"
#include "clew/play/step.hpp"
#include "clew/speech/sentence.hpp"
#include "clew/speech/sights.hpp"

#include <algorithm>
#include <utility>

namespace clew {

namespace {

std::string which(const World& world, const std::vector<Named>& found) {
    std::vector<std::string> names;
    for (const Named named : found) {
        names.push_back(the_name(world, named));
    }
    return "Which do you mean: " + list_of(names, "or") + '?';
}

// Scenery belongs to its room: elsewhere there is none, and no wish to go back to it.
bool is_scenery(const Telling& telling, Named named) {
    return named.item != no_item && telling.world.item(named.item).scenery;
}

// Of several that are not here those in sight: a question about others would lead on.
std::vector<Named> here_or_in_sight(const Telling& telling, std::vector<Named> found) {
    if (!found.empty() && !is_here(telling, found.front()) &&
        (found.size() > 1 || is_scenery(telling, found.front()))) {
        const auto is_unseen = [&](Named one) { return afar_text(telling, one).empty(); };
        found.erase(std::remove_if(found.begin(), found.end(), is_unseen), found.end());
    }
    return found;
}

bool can_be_done(const Telling& telling, Verb verb, ItemId item) {
    const Step after = step(telling.world, telling.state, {.verb = verb, .item = item});
    const auto is_read = [](const Event& event) { return event.kind == EventKind::was_read; };
    return !(after.state == telling.state) ||
           std::any_of(after.events.begin(), after.events.end(), is_read);
}

std::vector<Named> most_fitting(const Clause& clause, std::vector<Named> found) {
    const Telling& telling = clause.telling;
    if (!clause.deed || found.size() < 2 || !is_here(telling, found.front())) {
        return found;
    }
    std::vector<Named> fitting;
    for (const Named one : found) {
        if (can_be_done(telling, *clause.deed, one.item)) {
            fitting.push_back(one);
        }
    }
    if (fitting.empty()) {
        fitting.push_back(found.front());
    }
    return fitting;
}

} // namespace

std::optional<Named> one_of(const Telling& telling, const std::vector<Named>& all,
                            std::string_view phrase, Meaning* refusal) {
    const std::vector<Named> found = here_or_in_sight(telling, all);
    if (found.size() == 1) {
        return found.front();
    }
    if (!found.empty()) {
        *refusal = refused(which(telling.world, found));
        refusal->unclear = phrase;
    } else if (is_in_dark(telling.world, telling.state)) {
        *refusal = refused("It is too dark to see any '" + harmless(phrase) + "' here.");
    } else {
        *refusal = refused("You see no '" + harmless(phrase) + "' here." +
                           (all.empty() ? suggestion_of_name(telling, phrase, {}) : ""));
    }
    return std::nullopt;
}

Meaning about(Named named, Meaning meaning) {
    meaning.command.item = named.item;
    meaning.command.encounter = named.encounter;
    return meaning;
}

std::optional<Named> thing_of(const Clause& clause, Nearness first, Meaning* refusal) {
    const Telling& telling = clause.telling;
    const std::vector<Named> found = most_fitting(clause, find_items(telling, clause.noun, first));
    if (found.empty()) {
        const std::vector<Named> people = find_encounters(telling, clause.noun);
        if (!people.empty() && is_here(telling, people.front())) {
            *refusal = refused("You cannot " + clause.verb + ' ' +
                               the_name(telling.world, people.front()) + '.');
            return std::nullopt;
        }
    }
    return one_of(telling, found, clause.noun, refusal);
}

namespace {

// A letter more, less or other, or two that changed places.
bool is_one_letter_off(std::string_view a, std::string_view b) {
    const auto differ = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    const std::string_view x = a.substr(static_cast<std::size_t>(differ.first - a.begin()));
    const std::string_view y = b.substr(static_cast<std::size_t>(differ.second - b.begin()));
    if (x.empty() || y.empty()) {
        return x.size() + y.size() == 1;
    }
    const bool swapped =
        x.size() > 1 && y.size() > 1 && x[0] == y[1] && x[1] == y[0] && x.substr(2) == y.substr(2);
    return swapped || x.substr(1) == y.substr(1) || x.substr(1) == y || x == y.substr(1);
}

} // namespace

std::string suggestion(std::string_view word, std::vector<std::string_view> known) {
    // Abbreviations are near to everything, and a short word to any other short word: who
    // mistypes one mostly has its first letter right, and only long words have two faults.
    constexpr std::size_t long_word = 8;
    const auto is_far = [=](std::string_view one) {
        return one.size() < 3 || one == word || word.empty() ||
               (word.size() < 5 && one[0] != word[0]) ||
               (word.size() < long_word && !is_one_letter_off(word, one));
    };
    known.erase(std::remove_if(known.begin(), known.end(), is_far), known.end());
    const std::string hint = did_you_mean(word, known);
    return hint.empty() ? "" : ' ' + capital(hint);
}

std::string suggestion_of_name(const Telling& telling, std::string_view word,
                               std::vector<std::string_view> first) {
    const std::vector<std::string> names = names_here(telling);
    first.insert(first.end(), names.begin(), names.end());
    return suggestion(word, std::move(first));
}

std::vector<std::string> parts_of_list(std::string_view phrase) {
    std::vector<std::string> parts(1);
    std::string text(phrase);
    for (std::size_t at = text.find(','); at != std::string::npos; at = text.find(',', at)) {
        text.replace(at, 1, " and ");
    }
    for (const std::string_view word : split_words(text)) {
        if (word != "and") {
            parts.back().append(parts.back().empty() ? "" : " ").append(word);
        } else if (!parts.back().empty()) {
            parts.emplace_back();
        }
    }
    if (parts.back().empty() && parts.size() > 1) {
        parts.pop_back();
    }
    return parts;
}

bool cut_start(std::string& text, std::string_view words) {
    const std::size_t length = words.size();
    if (text.size() < length + 2 || text.compare(0, length, words) != 0 || text[length] != ' ') {
        return false;
    }
    text.erase(0, length + 1);
    return true;
}

bool cut_end(std::string& text, std::string_view words) {
    const std::size_t length = words.size();
    if (text.size() < length + 2) {
        return false;
    }
    const std::size_t at = text.size() - length;
    if (text.compare(at, length, words) != 0 || text[at - 1] != ' ') {
        return false;
    }
    text.resize(at - 1);
    return true;
}

} // namespace clew
