#include "clew/speech/meaning.hpp"

#include <utility>

namespace clew {

Meaning asked(Ask ask) {
    Meaning meaning;
    meaning.kind = Meaning::Kind::ask;
    meaning.ask = ask;
    return meaning;
}

Meaning told(std::string reply) {
    Meaning meaning;
    meaning.kind = Meaning::Kind::told;
    meaning.reply = std::move(reply);
    return meaning;
}

Meaning refused(std::string reply) {
    Meaning meaning;
    meaning.kind = Meaning::Kind::unknown;
    meaning.reply = std::move(reply);
    return meaning;
}

Meaning commanded(Command command) {
    Meaning meaning;
    meaning.kind = Meaning::Kind::command;
    meaning.command = std::move(command);
    return meaning;
}

Meaning moving(std::vector<Direction> moves) {
    if (moves.size() == 1) {
        return commanded({.verb = Verb::go, .direction = moves.front()});
    }
    Meaning meaning;
    meaning.kind = Meaning::Kind::moves;
    meaning.moves = std::move(moves);
    return meaning;
}

Meaning travelling(const Journey& journey) {
    Meaning meaning;
    meaning.kind = Meaning::Kind::journey;
    meaning.journey = journey;
    return meaning;
}

} // namespace clew
