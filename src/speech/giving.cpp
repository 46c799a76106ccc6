#include "clew/speech/giving.hpp"

#include "clew/base/text.hpp"
#include "clew/speech/names.hpp"
#include "clew/speech/nouns.hpp"
#include "clew/speech/sentence.hpp"

#include <utility>
#include <vector>

namespace clew {

namespace {

struct Gift {
    std::string thing;
    std::string receiver; // may be empty
};

// The first way to cut it of which both parts are known.
Gift gift_of(const Telling& telling, const std::string& noun) {
    const auto is_thing = [&](const std::string& phrase) {
        return !find_items(telling, phrase, Nearness::in_hands).empty();
    };
    const std::size_t to = noun.find(" to ");
    if (to != std::string::npos) {
        return {noun.substr(0, to), noun.substr(to + 4)};
    }
    if (is_thing(noun)) {
        return {noun, ""};
    }
    for (std::size_t at = noun.find(' '); at != std::string::npos; at = noun.find(' ', at + 1)) {
        Gift cut{noun.substr(at + 1), noun.substr(0, at)};
        if (is_thing(cut.thing) && !find_encounters(telling, cut.receiver).empty()) {
            return cut;
        }
    }
    return {noun, ""};
}

// A thing takes nothing; and elsewhere no thing is seen.
Meaning given_to_thing(const Telling& telling, const std::string& receiver) {
    const std::vector<Named> things = find_items(telling, receiver, Nearness::at_hand);
    if (!things.empty() && is_here(telling, things.front())) {
        return about(things.front(), refused("You cannot give anything to " +
                                             the_name(telling.world, things.front()) + '.'));
    }
    Meaning refusal;
    if (things.empty()) {
        (void)one_of(telling, {}, receiver, &refusal);
        return refusal;
    }
    return refused("You see no '" + harmless(receiver) + "' here.");
}

} // namespace

Meaning giving(const Clause& clause) {
    const Telling& telling = clause.telling;
    if (clause.noun.empty()) {
        return refused(capital(clause.verb) + " what?");
    }
    const Gift given = gift_of(telling, clause.noun);
    Meaning refusal;
    const auto item = thing_of({telling, clause.verb, given.thing}, Nearness::in_hands, &refusal);
    if (!item) {
        return refusal;
    }
    Command command{.verb = Verb::give, .item = item->item};
    if (!given.receiver.empty()) {
        const std::vector<Named> people = find_encounters(telling, given.receiver);
        if (people.empty()) {
            return given_to_thing(telling, given.receiver);
        }
        const auto receiver = one_of(telling, people, given.receiver, &refusal);
        if (!receiver) {
            return refusal;
        }
        command.encounter = receiver->encounter;
    }
    return commanded(std::move(command));
}

} // namespace clew
