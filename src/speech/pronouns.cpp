#include "clew/speech/pronouns.hpp"

#include "clew/base/text.hpp"
#include "clew/speech/line.hpp"
#include "clew/speech/sentence.hpp"
#include "clew/speech/sights.hpp"
#include "clew/speech/verb_phrase.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace clew {

namespace {

struct Piece {
    std::size_t at;
    std::string text; // folded
};

std::vector<Piece> words_of(std::string_view sentence) {
    std::vector<Piece> words;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const bool in_word = sentence[i] == '-' || sentence[i] == '\'' || is_digit(sentence[i]) ||
                             static_cast<unsigned char>(sentence[i]) > 0x7E ||
                             is_letter(sentence[i]);
        const bool begins =
            i == 0 || words.empty() || words.back().at + words.back().text.size() != i;
        if (in_word && begins) {
            words.push_back({i, {}});
        }
        if (in_word) {
            words.back().text += to_lower(sentence[i]);
        }
    }
    return words;
}

// A first look that costs nothing: most lines have none.
bool may_have_pronoun(std::string_view sentence) {
    for (std::size_t i = 0; i + 1 < sentence.size(); ++i) {
        const char one = to_lower(sentence[i]);
        const char next = to_lower(sentence[i + 1]);
        if ((one == 'i' && next == 't') || (one == 'h' && (next == 'e' || next == 'i'))) {
            return true; // it, them, her, him
        }
    }
    return false;
}

bool is_for_things(std::string_view word) { return word == "it" || word == "them"; }

// "her" before another word may be whose it is: "take her sword".
bool is_pronoun(const std::vector<Piece>& words, std::size_t at) {
    constexpr std::array<std::string_view, 5> links = {"the", "a", "and", "with", "to"};
    const std::string& word = words[at].text;
    if (word != "her" || at + 1 == words.size()) {
        return is_for_things(word) || word == "him" || word == "her";
    }
    return std::find(links.begin(), links.end(), words[at + 1].text) != links.end();
}

bool has_pronoun(const std::vector<Piece>& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (is_pronoun(words, i)) {
            return true;
        }
    }
    return false;
}

// "take it all", "drop all of them": no one thing. But "take all from it" has one.
bool is_about_all(const std::vector<Piece>& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool of = i + 2 < words.size() && words[i + 1].text == "of";
        const std::size_t next = i + (of ? 2 : 1);
        if (words[i].text == "all" && ((i > 0 && is_for_things(words[i - 1].text)) ||
                                       (next < words.size() && is_for_things(words[next].text)))) {
            return true;
        }
    }
    return false;
}

// What follows these is no thing.
bool takes_any_text(Ask ask) {
    return ask == Ask::answer || ask == Ask::save || ask == Ask::restore || ask == Ask::erase ||
           ask == Ask::help || ask == Ask::hint;
}

bool means(const Telling& telling, const std::string& phrase, Named named) {
    const std::vector<Named> just_it = {named};
    std::string_view rest = phrase;
    if (next_sentence(rest, false) != phrase || find_any(telling, phrase) != just_it) {
        return false;
    }
    if (named.item == no_item) {
        return find_encounters(telling, phrase) == just_it;
    }
    return find_items(telling, phrase, Nearness::lying) == just_it &&
           find_items(telling, phrase, Nearness::in_hands) == just_it;
}

template <class Thing>
std::string phrase_of(const Telling& telling, const Thing& thing, Named named) {
    std::vector<std::string> phrases = {thing.name, thing.id};
    phrases.insert(phrases.end(), thing.words.begin(), thing.words.end());
    for (const std::string& phrase : phrases) {
        if (std::string folded = fold(phrase); means(telling, folded, named)) {
            return folded;
        }
    }
    return fold(thing.name);
}

std::string phrase_of(const Telling& telling, Named named) {
    return named.item != no_item
               ? phrase_of(telling, telling.world.item(named.item), named)
               : phrase_of(telling, telling.world.encounter(named.encounter), named);
}

// What lies here open to view, or who is here, if it is but one; scenery is part of the room.
Named only_one_in_view(const Telling& telling) {
    std::vector<Named> all;
    for (std::size_t i = 0; i < telling.world.items().size() && all.size() < 2; ++i) {
        const ItemId id{static_cast<std::uint16_t>(i)};
        const Item& item = telling.world.item(id);
        if (!item.scenery && telling.world.way_through(id) == no_passage &&
            !telling.state.carries(id) && at_hand(telling.world, telling.state, id)) {
            all.push_back({.item = id});
        }
    }
    for (std::size_t i = 0; i < telling.world.encounters().size() && all.size() < 2; ++i) {
        const Named who{.encounter = EncounterId{static_cast<std::uint16_t>(i)}};
        if (is_here(telling, who) && is_met(telling, who.encounter) &&
            !telling.state.encounters[i].done) {
            all.push_back(who);
        }
    }
    return all.size() == 1 ? all.front() : Named{};
}

Named meant_by(std::string_view word, const LastNamed& last, const Telling& telling) {
    if (!is_for_things(word)) {
        const bool here = last.person != Named{} && is_here(telling, last.person);
        return here ? last.person : Named{};
    }
    return last.it != Named{} ? last.it : only_one_in_view(telling);
}

std::string absence_text(const Telling& telling, Named named) {
    if (named.item == no_item) {
        return doing(telling.world.encounter(named.encounter), "is", "are") + " not here.";
    }
    const Item& item = telling.world.item(named.item);
    return is_in_dark(telling.world, telling.state)
               ? "It is too dark to see " + the_name(item) + '.'
               : doing(item, "is", "are") + " not here.";
}

} // namespace

void note_named(LastNamed& last, const Meaning& meaning) {
    const Command& command = meaning.kind == Meaning::Kind::several && !meaning.several.empty()
                                 ? meaning.several.back()
                                 : meaning.command;
    if (command.item != no_item) {
        last.it = {.item = command.item};
    } else if (command.encounter != nobody) {
        last.it = {.encounter = command.encounter};
    }
    if (command.encounter != nobody) {
        last.person = {.encounter = command.encounter};
    }
}

std::optional<Plain> without_pronouns(std::string_view sentence, const LastNamed& last,
                                      const Telling& telling) {
    if (!may_have_pronoun(sentence)) {
        return std::nullopt;
    }
    const std::vector<Piece> words = words_of(sentence);
    if (!has_pronoun(words) || is_about_all(words)) {
        return std::nullopt;
    }
    const auto phrase = verb_phrase(fold(sentence));
    if (phrase && takes_any_text(phrase->ask)) {
        return std::nullopt;
    }
    const bool far = phrase && (phrase->ask == Ask::go || phrase->ask == Ask::run);
    Plain plain{std::string(sentence), {}};
    bool any = false;
    for (std::size_t i = words.size(); i-- > 0;) { // from the end, so that places stay right
        const Named named = is_pronoun(words, i) ? meant_by(words[i].text, last, telling) : Named{};
        if (named == Named{}) {
            continue;
        }
        if (!far && !is_here(telling, named)) {
            return Plain{{}, either(afar_text(telling, named), absence_text(telling, named))};
        }
        const std::string name = phrase_of(telling, named);
        if (has_pronoun(words_of(name))) {
            return std::nullopt; // it would be taken for a pronoun again
        }
        plain.sentence.replace(words[i].at, words[i].text.size(), name);
        any = true;
    }
    return any ? std::optional(std::move(plain)) : std::nullopt;
}

} // namespace clew
