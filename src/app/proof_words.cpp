#include "clew/app/proof_words.hpp"

#include "clew/speech/names.hpp"
#include "clew/speech/sentence.hpp"

namespace clew {

std::string deed_of(const Command& command, const State& before, const World& world) {
    switch (command.verb) {
    case Verb::go:
        return "going " + std::string(name_of(command.direction));
    case Verb::take:
        return "taking " + the_name(world, {.item = command.item});
    case Verb::drop:
        return "dropping " + the_name(world, {.item = command.item});
    case Verb::use:
        return "using " + the_name(world, {.item = command.item});
    case Verb::give:
        return "giving away " + the_name(world, {.item = command.item});
    default:
        return (command.text.empty() ? "a wrong answer to " : "answering ") +
               the_name(world, {.encounter = before.asking});
    }
}

std::string fatal_deed(const Proof& proof, const World& world, const std::string& deed,
                       const std::string& place) {
    const Command& last = proof.stuck->commands.back();
    if (proof.missing == no_item) {
        return deed + place;
    }
    if (last.verb == Verb::use && last.item == proof.missing) {
        return deed + " where it lies" + place;
    }
    return deed + place + without({the_name(world, {.item = proof.missing})});
}

std::string without(const std::vector<std::string>& things) {
    return things.empty() ? "" : " without " + list_of(things, "or");
}

} // namespace clew
