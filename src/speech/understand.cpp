#include "clew/speech/understand.hpp"

#include "clew/base/text.hpp"
#include "clew/play/riddler.hpp"
#include "clew/speech/deeds.hpp"
#include "clew/speech/idle_verbs.hpp"
#include "clew/speech/journeys.hpp"
#include "clew/speech/looks.hpp"
#include "clew/speech/meetings.hpp"
#include "clew/speech/moves.hpp"
#include "clew/speech/names.hpp"
#include "clew/speech/nouns.hpp"
#include "clew/speech/sentence.hpp"
#include "clew/speech/small_talk.hpp"
#include "clew/speech/verbs.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace clew {

namespace {

template <std::size_t count>
bool is_in(std::string_view word, const std::array<std::string_view, count>& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

std::string_view after_first_word(std::string_view typed) {
    return typed.substr(std::min(typed.find(' '), typed.size()));
}

Meaning answering(std::string_view text) {
    return commanded({.verb = Verb::answer, .text = std::string(trim(text))});
}

// "look!", "quit." and "where am i?" mean what they say; "?" alone is a word.
std::string without_end_marks(std::string folded) {
    while (folded.size() > 1 &&
           std::string_view("!?,:;.").find(folded.back()) != std::string_view::npos) {
        folded.pop_back();
    }
    return std::string(trim(folded));
}

// The words that a question lets through when they stand alone.
std::optional<Ask> ask_amid_question(std::string_view folded, Keys keys) {
    constexpr std::array<std::string_view, 15> words = {
        "quit",      "q", "undo", "save", "saves", "restore", "look", "l",
        "inventory", "i", "inv",  "help", "?",     "repeat",  "hint"};
    const bool is_direction = folded.size() == 1 && direction_key(folded[0], keys);
    return is_in(folded, words) && !is_direction ? ask_named(folded) : std::nullopt;
}

// Dots, dashes or an article say nothing; who asked waits on.
bool says_nothing(std::string_view folded) {
    constexpr std::array<std::string_view, 3> articles = {"a", "an", "the"};
    return is_in(folded, articles) || std::none_of(folded.begin(), folded.end(), [](char c) {
               return is_letter(c) || is_digit(c) || static_cast<unsigned char>(c) > 0x7E;
           });
}

// A right answer may begin like a command: then no such line is one.
bool begins_an_answer(const std::string& first, const Telling& telling) {
    const EncounterId asking = telling.state.asking;
    if (!std::holds_alternative<Riddler>(telling.world.encounter(asking).kind)) {
        return false;
    }
    const auto& answers = riddle_of(telling.world, telling.state, asking).answers;
    return std::any_of(answers.begin(), answers.end(), [&](const std::string& answer) {
        const std::string bare = bare_phrase(answer);
        return first == bare.substr(0, bare.find(' '));
    });
}

bool are_here(const Telling& telling, const Command& command) {
    const auto here = [&](ItemId item) {
        return item == no_item || is_here(telling, Named{.item = item});
    };
    return here(command.item) && here(command.other) &&
           (command.encounter == nobody || is_here(telling, Named{.encounter = command.encounter}));
}

Meaning free_sentence(std::string_view typed, const Telling& telling);

// Moves, and a verb with something that is here: nobody would answer so. To look closer or to read
// is answered; all else has to wait for the answer, and is told so.
std::optional<Meaning> plain_command(std::string_view typed, const std::string& folded,
                                     const Telling& telling) {
    const auto phrase = verb_phrase(folded);
    if (!phrase || phrase->noun.empty()) {
        const std::vector<std::string_view> words = split_words(folded);
        const bool all = std::all_of(words.begin(), words.end(), [&](std::string_view word) {
            return direction_word(word, telling.voice.manner.keys).has_value();
        }); // but not letters run together: "sun" is an answer
        auto moves = all ? moves_of(folded, telling) : std::nullopt;
        return moves ? std::optional(moving(std::move(*moves))) : std::nullopt;
    }
    Meaning meaning = free_sentence(typed, telling);
    const Command& command =
        meaning.kind == Meaning::Kind::several ? meaning.several.front() : meaning.command;
    if ((meaning.kind != Meaning::Kind::command && meaning.kind != Meaning::Kind::several) ||
        command.verb == Verb::answer || !are_here(telling, command)) {
        return std::nullopt;
    }
    if (command.verb == Verb::examine && command.item != no_item) {
        return about({.item = command.item}, told(look_text(telling, command.item)));
    }
    const bool reads = command.verb == Verb::read;
    return reads && !telling.world.item(command.item).lore.empty()
               ? about({.item = command.item}, told(telling.world.item(command.item).lore))
               : std::optional(std::move(meaning));
}

// "map", "go to ship", "wait": what anybody types who thinks that the game goes on.
bool begins_like_a_command(const std::string& folded, const std::string& first,
                           const Telling& telling) {
    constexpr std::array<std::string_view, 5> more = {"wait", "z", "talk", "ask", "tell"};
    constexpr std::array<std::string_view, 3> alone = {"in", "out", "leave"};
    return verb_phrase(folded) || is_in(first, more) || is_in(std::string_view(folded), alone) ||
           idle_deed(folded, telling);
}

// Who told it asks again after it.
Meaning waits_for_answer(const Telling& telling) {
    const EncounterId asking = telling.state.asking;
    std::string text =
        meeting_text(telling, {.kind = EventKind::question_open, .encounter = asking});
    text.resize(std::min(text.find('\n'), text.size()));
    if (std::holds_alternative<Riddler>(telling.world.encounter(asking).kind)) {
        text += " If that was it, put answer before it.";
    }
    return refused(std::move(text));
}

Meaning amid_question(std::string_view typed, const Telling& telling) {
    const std::string folded = without_end_marks(fold(typed));
    if (const auto ask = ask_amid_question(folded, telling.voice.manner.keys)) {
        return asked(*ask);
    }
    if (says_nothing(folded)) {
        return {};
    }
    if (folded == "save -") { // is nobody's answer, and may be the last way to keep a game
        Meaning meaning = asked(Ask::save);
        meaning.name = "-";
        return meaning;
    }
    const std::string first = folded.substr(0, folded.find(' '));
    if (ask_named(first) != Ask::answer) {
        if (begins_an_answer(first, telling)) {
            return answering(typed);
        }
        if (auto command = plain_command(typed, folded, telling)) {
            return std::move(*command);
        }
        return begins_like_a_command(folded, first, telling) ? waits_for_answer(telling)
                                                             : answering(typed);
    }
    return first == folded ? refused(capital(first) + " what?")
                           : answering(after_first_word(typed));
}

// "sword" alone: known, but no deed.
std::optional<Meaning> thing_alone(const std::string& folded, const Telling& telling) {
    const std::vector<Named> found = find_any(telling, folded);
    if (found.empty() || !is_here(telling, found.front())) {
        return std::nullopt;
    }
    const Named named = found.front();
    const std::string name = the_name(telling.world, named);
    std::string_view verb = "examine";
    if (named.item != no_item && !telling.world.item(named.item).fixed) {
        verb = telling.state.carries(named.item) ? "drop" : "take";
    }
    return about(named, refused("Say what to do with " + name + ", such as '" + std::string(verb) +
                                ' ' + harmless(folded) + "'."));
}

std::string keys_sentence(Keys keys) {
    std::vector<std::string> letters;
    for (const char letter : letters_of(keys).substr(0, 4)) {
        letters.emplace_back(1, letter);
    }
    return " To move, type " + list_of(letters, "or") + '.';
}

// "n foo": it is the first word that is no direction.
std::string first_unknown(std::string_view folded, Keys keys) {
    const std::vector<std::string_view> all = split_words(folded);
    const auto is_other = [=](std::string_view word) { return !direction_word(word, keys); };
    const auto found = std::find_if(all.begin(), all.end(), is_other);
    return found == all.end() ? std::string(folded) : bare_phrase(*found);
}

std::string over_text(const Telling& telling) {
    return deed_text(telling, {.kind = EventKind::over});
}

Meaning not_understood(const std::string& folded, const Telling& telling) {
    const Keys keys = telling.voice.manner.keys;
    const std::string word = first_unknown(folded, keys);
    if (!folded.empty() && std::all_of(folded.begin(), folded.end(), is_digit)) {
        return refused(telling.state.over() ? over_text(telling)
                                            : "Nobody has asked you for a number.");
    }
    std::string reply = "I do not know the word '" + harmless(word) + "'.";
    if (word.size() == 1 && is_letter(word[0])) {
        return refused(reply + keys_sentence(keys));
    }
    std::vector<std::string_view> known;
    for (const Word& one : vocabulary()) {
        known.push_back(one.text);
    }
    const auto names = direction_names(keys);
    known.insert(known.end(), names.begin(), names.end());
    const std::string hint = suggestion_of_name(telling, word, std::move(known));
    return refused(reply + (hint.empty() ? " Type help for the words that I know." : hint));
}

Meaning free_sentence(std::string_view typed, const Telling& telling) {
    const std::string folded = without_end_marks(fold(typed));
    const Keys keys = telling.voice.manner.keys;
    const std::string_view first = std::string_view(folded).substr(0, folded.find_first_of(" ,"));
    if (auto steps = steps_of(folded, telling)) {
        return std::move(*steps);
    }
    // A letter of the keys is a direction before it is a verb: "l, l" goes left where l is left.
    if (auto moves = first.size() == 1 ? moves_of(folded, telling) : std::nullopt) {
        return moving(std::move(*moves));
    }
    const bool is_letter_of_keys = folded.size() == 1 && direction_key(folded[0], keys);
    auto phrase = is_letter_of_keys ? std::nullopt : verb_phrase(folded);
    if (phrase && phrase->ask == Ask::answer) {
        return answering(after_first_word(typed));
    }
    if (phrase) {
        return meaning_of(std::move(*phrase), telling);
    }
    if (auto moves = moves_of(folded, telling)) {
        return moving(std::move(*moves));
    }
    if (telling.state.over() && (small_talk(folded, telling) || idle_deed(folded, telling))) {
        return refused(over_text(telling));
    }
    if (auto talk = small_talk(folded, telling)) {
        return talk->refused ? refused(std::move(talk->reply)) : told(std::move(talk->reply));
    }
    auto alone = thing_alone(folded, telling);
    alone = alone ? std::move(alone) : idle_deed(folded, telling);
    return alone ? std::move(*alone) : not_understood(folded, telling);
}

} // namespace

Meaning understand(std::string_view sentence, const Telling& telling) {
    const std::string_view typed = trim(sentence);
    if (typed.empty()) {
        return {};
    }
    if (const auto direction = plain_move(typed, telling.voice.manner.keys);
        direction && telling.state.asking == nobody) {
        return commanded({.verb = Verb::go, .direction = *direction});
    }
    return telling.state.asking == nobody ? free_sentence(typed, telling)
                                          : amid_question(typed, telling);
}

} // namespace clew
