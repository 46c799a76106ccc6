#include "clew/app/proof_words.hpp"

#include "clew/speech/names.hpp"
#include "clew/speech/sentence.hpp"

#include <string_view>

namespace clew {

std::string deed_of(const Command& command, const State& before, const World& world) {
    const auto with_name = [&](std::string_view doing) {
        return std::string(doing) + the_name(world, {.item = command.item});
    };
    switch (command.verb) {
    case Verb::go:
        return "going " + std::string(name_of(command.direction));
    case Verb::take:
        return with_name("taking ");
    case Verb::drop:
        return with_name("dropping ");
    case Verb::use:
        return with_name("using ");
    case Verb::give:
        return with_name("giving away ");
    case Verb::open:
        return with_name("opening ");
    case Verb::close:
        return with_name("closing ");
    case Verb::lock:
        return with_name("locking ");
    case Verb::light:
        return with_name("lighting ");
    case Verb::examine:
        return with_name("examining ");
    case Verb::consume:
        return with_name(world.item(command.item).meal == Meal::drink ? "drinking " : "eating ");
    case Verb::put:
        return with_name("putting ") +
               (world.item(command.other).holds == Holds::on ? " on " : " in ") +
               the_name(world, {.item = command.other});
    case Verb::attack:
        return "attacking " + the_name(world, {.encounter = command.encounter});
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
