#include "clew/speech/verbs.hpp"

#include "clew/base/text.hpp"
#include "clew/speech/giving.hpp"
#include "clew/speech/idle_verbs.hpp"
#include "clew/speech/journeys.hpp"
#include "clew/speech/looks.hpp"
#include "clew/speech/moves.hpp"
#include "clew/speech/names.hpp"
#include "clew/speech/nouns.hpp"
#include "clew/speech/pairs.hpp"
#include "clew/speech/sentence.hpp"
#include "clew/speech/sights.hpp"
#include "clew/speech/small_talk.hpp"
#include "clew/speech/ways.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace clew {

namespace {

template <std::size_t count>
bool is_in(std::string_view word, const std::array<std::string_view, count>& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

Meaning all_of_them(bool taking) {
    Meaning meaning;
    meaning.kind = taking ? Meaning::Kind::take_all : Meaning::Kind::drop_all;
    return meaning;
}

/// A sentence whose first words are a verb.
class Sentence {
public:
    Sentence(VerbPhrase phrase, const Telling& telling)
        : whole_(std::move(phrase.whole)), verb_(std::move(phrase.verb)),
          noun_(std::move(phrase.noun)), telling_(telling) {}

    [[nodiscard]] Meaning meaning(Ask ask) {
        if (auto idle = idle_instead(verb_, noun_, telling_)) {
            return *std::move(idle);
        }
        if (names_things(ask)) {
            noun_ = bare_phrase(noun_);
        }
        switch (ask) {
        case Ask::go:
            return going();
        case Ask::run:
            return running();
        case Ask::explore:
            return noun_.empty() ? travelling({.kind = Journey::Kind::explore}) : asking(ask);
        case Ask::take:
            return taking();
        case Ask::drop:
            return dropping();
        case Ask::examine:
            return noun_.empty() ? what() : looking();
        case Ask::look:
            return noun_.empty() ? asked(ask) : looking();
        case Ask::use:
            return using_it();
        case Ask::read:
            return reading();
        case Ask::give:
            return giving(clause());
        case Ask::attack:
            return attacking();
        case Ask::save:
        case Ask::restore:
        case Ask::erase:
            return keeping(ask);
        default:
            return handling(ask);
        }
    }

private:
    // Whose noun is said back without its article; a game's or a place's name may begin with one.
    [[nodiscard]] static bool names_things(Ask ask) {
        constexpr std::array others = {Ask::go, Ask::run, Ask::save, Ask::restore, Ask::erase};
        return std::find(others.begin(), others.end(), ask) == others.end();
    }

    // What is done to things beyond taking and dropping them; else a question to the session.
    [[nodiscard]] Meaning handling(Ask ask) {
        switch (ask) {
        case Ask::put:
            return putting_it();
        case Ask::open:
            return turning_key(clause(), Verb::open);
        case Ask::close:
            return turning_key(clause(), Verb::close);
        case Ask::unlock:
            return turning_key(clause(), Verb::unlock);
        case Ask::lock:
            return turning_key(clause(), Verb::lock);
        case Ask::consume:
            return consuming(clause());
        case Ask::light:
            return lighting(clause());
        case Ask::extinguish:
            return extinguishing(clause());
        case Ask::turn:
            return turning();
        default:
            return asking(ask);
        }
    }

    // "put coin in purse"; without a place for it, "put coin" is a drop.
    [[nodiscard]] Meaning putting_it() {
        auto there = putting(clause());
        return there ? *std::move(there) : dropping();
    }

    // "turn lamp on", "turn lamp off"; what else is turned is used.
    [[nodiscard]] Meaning turning() {
        if (cut_end(noun_, "on")) {
            return lighting(clause());
        }
        return cut_end(noun_, "off") ? extinguishing(clause()) : using_it();
    }

    [[nodiscard]] Meaning what() const { return refused(capital(verb_) + " what?"); }

    // "to the north": the noun without its small words. True if it is said where to.
    [[nodiscard]] bool cut_small_words(std::string& where) const {
        bool to = verb_ == "goto";
        for (const std::string_view word : {"to", "toward", "towards"}) {
            to = cut_start(where, word) || where == word || to;
        }
        (void)cut_start(where, "the");
        return to;
    }

    [[nodiscard]] Meaning going() {
        std::string where = noun_;
        const bool to = cut_small_words(where);
        if (where.empty() && verb_ == "enter") {
            return refused("Go by direction. " + exits_sentence(telling_));
        }
        if (where.empty() || (to && where == "to")) {
            return refused("Go where? " + exits_sentence(telling_));
        }
        if (const auto moves = moves_of(where, telling_)) {
            return moving(*moves);
        }
        if (auto talk = small_talk(whole_, telling_)) {
            return refused(std::move(talk->reply));
        }
        if (const auto way = way_by_name(telling_, where)) {
            return moving({*way});
        }
        return far("go", where, to);
    }

    [[nodiscard]] Meaning running() {
        std::string where = noun_;
        const bool to = cut_small_words(where);
        if (where.empty()) {
            return refused("Run where? " + exits_sentence(telling_));
        }
        if (const auto direction = direction_word(where, telling_.voice.manner.keys)) {
            return travelling({.kind = Journey::Kind::run, .direction = *direction});
        }
        return far("run", where, to);
    }

    [[nodiscard]] Meaning far(std::string_view verb, const std::string& where, bool to) const {
        if (auto steps = steps_of(where, telling_)) {
            return std::move(*steps);
        }
        if (auto there = destination_of(where, to, telling_)) {
            return std::move(*there);
        }
        if (to) {
            return refused("You know no place called '" + harmless(where) + "'. " +
                           exits_sentence(telling_));
        }
        const auto names = direction_names(telling_.voice.manner.keys);
        return refused("You cannot " + std::string(verb) + " '" + harmless(where) + "'." +
                       suggestion(where, {names.begin(), names.end()}) + ' ' +
                       exits_sentence(telling_));
    }

    [[nodiscard]] std::optional<Named> thing(const std::string& phrase, Verb deed, Nearness first,
                                             Meaning* refusal) const {
        return thing_of({telling_, verb_, phrase, deed}, first, refusal);
    }

    [[nodiscard]] Clause clause() const { return {telling_, verb_, noun_}; }

    // "take lamp and map": each part a command; a thing called "salt and pepper" is one part.
    [[nodiscard]] Meaning each(Verb verb, Nearness first) const {
        std::vector<std::string> parts = parts_of_list(noun_);
        if (parts.size() > 1 && !find_items(telling_, noun_, first).empty()) {
            parts = {noun_};
        }
        Meaning meaning;
        meaning.kind = Meaning::Kind::several;
        for (const std::string& listed : parts) {
            const std::string part = bare_phrase(listed);
            Meaning refusal;
            const std::optional<Named> named = thing(part, verb, first, &refusal);
            if (!named && verb == Verb::drop && find_any(telling_, part).empty()) {
                return refused("You carry no '" + harmless(part) + "'.");
            }
            if (!named) {
                return refusal;
            }
            meaning.several.push_back({.verb = verb, .item = named->item});
        }
        return meaning.several.size() > 1 ? meaning : commanded(meaning.several.front());
    }

    [[nodiscard]] bool is_all() const {
        constexpr std::array<std::string_view, 4> words = {"all", "everything", "all things",
                                                           "all of them"};
        return is_in(noun_, words);
    }

    [[nodiscard]] Meaning taking() {
        if (noun_.empty()) {
            return what();
        }
        if (verb_ == "take" && (noun_ == "inventory" || noun_ == "stock")) {
            return asked(Ask::inventory);
        }
        (void)cut_end(noun_, "up");
        (void)cut_end(noun_, "off");
        (void)cut_end(noun_, "out");
        if (auto from = taking_from(clause())) {
            return *std::move(from);
        }
        return is_all() ? all_of_them(true) : each(Verb::take, Nearness::lying);
    }

    [[nodiscard]] Meaning dropping() {
        (void)cut_end(noun_, "down");
        if (noun_.empty()) {
            return what();
        }
        if (auto there = putting(clause())) {
            return *std::move(there);
        }
        return is_all() ? all_of_them(false) : each(Verb::drop, Nearness::in_hands);
    }

    [[nodiscard]] Meaning looking() {
        constexpr std::array<std::string_view, 5> rooms = {"room", "the room", "here", "around",
                                                           "place"};
        constexpr std::array<std::string_view, 4> selves = {"me", "myself", "self", "hands"};
        for (const std::string_view word :
             {"for", "at", "in", "inside", "into", "to", "on", "onto", "under", "underneath",
              "beneath", "behind", "through"}) {
            (void)cut_start(noun_, word);
        }
        if (is_in(noun_, rooms)) {
            return asked(Ask::look);
        }
        const std::vector<Named> found = find_any(telling_, noun_);
        if (is_in(noun_, selves) && (found.empty() || !is_here(telling_, found.front()))) {
            return asked(Ask::inventory);
        }
        if (found.empty() && direction_word(noun_, telling_.voice.manner.keys)) {
            return told("You see no farther than this room. " + exits_sentence(telling_));
        }
        if (found.empty() || !is_here(telling_, found.front())) {
            if (auto about = look_about(telling_, noun_)) {
                return *std::move(about);
            }
        }
        std::string goal = found.empty() ? goal_afar_text(telling_, noun_) : std::string();
        if (!goal.empty()) {
            return refused(std::move(goal));
        }
        Meaning refusal;
        const auto named = one_of(telling_, found, noun_, &refusal);
        return !named ? refusal
                      : commanded({.verb = Verb::examine,
                                   .item = named->item,
                                   .encounter = named->encounter});
    }

    [[nodiscard]] bool is_map_in_hands(ItemId item) const {
        return telling_.world.item(item).map && telling_.state.carries(item);
    }

    [[nodiscard]] Meaning using_it() {
        if (noun_.empty()) {
            return what();
        }
        if (auto together = using_on(clause())) {
            return *std::move(together);
        }
        // "use key on door": the thing alone says what it is for.
        for (const std::string_view word : {" on ", " with ", " in "}) {
            const std::size_t at = noun_.find(word);
            if (at != std::string::npos && find_items(telling_, noun_, Nearness::at_hand).empty()) {
                noun_.resize(at);
            }
        }
        Meaning refusal;
        const auto named = thing(noun_, Verb::use, Nearness::at_hand, &refusal);
        if (!named) {
            return refusal;
        }
        return is_map_in_hands(named->item) ? asked(Ask::map)
                                            : commanded({.verb = Verb::use, .item = named->item});
    }

    [[nodiscard]] Meaning reading() {
        if (noun_.empty()) {
            return what();
        }
        Meaning refusal;
        const auto named = thing(noun_, Verb::read, Nearness::at_hand, &refusal);
        if (!named) {
            return refusal;
        }
        const bool has_lore = !telling_.world.item(named->item).lore.empty();
        return is_map_in_hands(named->item) && !has_lore
                   ? asked(Ask::map)
                   : commanded({.verb = Verb::read, .item = named->item});
    }

    [[nodiscard]] Meaning attacking() {
        if (noun_.empty()) {
            return commanded({.verb = Verb::attack});
        }
        const std::size_t with = noun_.find(" with ");
        if (with != std::string::npos && find_any(telling_, noun_).empty()) {
            noun_.resize(with);
        }
        std::vector<Named> found = find_encounters(telling_, noun_);
        found = found.empty() ? find_any(telling_, noun_) : std::move(found);
        Meaning refusal;
        const auto named = one_of(telling_, found, noun_, &refusal);
        if (!named) {
            return refusal;
        }
        if (named->item != no_item) {
            return about(*named, refused("You have no quarrel with " +
                                         the_name(telling_.world, *named) + '.'));
        }
        return commanded({.verb = Verb::attack, .encounter = named->encounter});
    }

    // "save my game", "save as bear", "save bear": what is left is the name.
    [[nodiscard]] Meaning keeping(Ask ask) {
        constexpr std::array<std::string_view, 5> games = {"game", "my game", "the game",
                                                           "this game", "as"};
        (void)cut_start(noun_, "as");
        Meaning meaning = asked(ask);
        meaning.name = is_in(noun_, games) ? "" : std::move(noun_);
        return meaning;
    }

    [[nodiscard]] Meaning asking(Ask ask) const {
        Meaning meaning = asked(ask);
        if (noun_.empty() || ask == Ask::help || ask == Ask::hint) {
            return meaning;
        }
        if (ask == Ask::map && (noun_ == "words" || noun_ == "in words")) {
            meaning.in_words = true;
            return meaning;
        }
        return refused("Type '" + verb_ + "' alone; no other word goes with it.");
    }

    std::string whole_;
    std::string verb_;
    std::string noun_;
    const Telling& telling_;
};

} // namespace

Meaning meaning_of(VerbPhrase phrase, const Telling& telling) {
    const Ask ask = phrase.ask;
    return Sentence(std::move(phrase), telling).meaning(ask);
}

} // namespace clew
