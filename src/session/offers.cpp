#include "clew/session/offers.hpp"

#include "clew/play/choices.hpp"
#include "clew/speech/line_for.hpp"
#include "clew/speech/sentence.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace clew {

namespace {

std::string joined_by(const std::vector<std::string>& lines, std::string_view mark) {
    std::string all;
    for (const std::string& line : lines) {
        all += all.empty() ? "" : mark;
        all += line;
    }
    return all;
}

std::string choices_text(const Game& game) {
    const EncounterId asking = game.moment.state.asking;
    if (asking == nobody) {
        return joined_by(offers(game), "; ");
    }
    const auto* gambler = std::get_if<Gambler>(&game.world.encounter(asking).kind);
    return gambler != nullptr
               ? std::to_string(gambler->low) + " to " + std::to_string(gambler->high)
               : "an answer in your own words";
}

} // namespace

std::vector<std::string> offers(const Game& game) {
    const State& state = game.moment.state;
    std::vector<std::string> lines;
    if (over(game)) {
        return lines;
    }
    for (const Command& command : choices(game.world, state)) {
        if (command.verb == Verb::go) { // the commonest by far
            lines.emplace_back(line_for_move(command.direction, game.voice.manner.keys));
        } else if (std::optional<std::string> line = line_for(command, telling_of(game))) {
            lines.push_back(*std::move(line));
        }
    }
    if (lines.empty()) {
        lines = {"quit", "restart"};
        if (game.history.count() > 0) {
            lines.emplace_back("undo");
        }
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

void tell_offers(const Game& game, std::string& out) {
    if (!over(game)) {
        Voice voice = game.voice;
        voice.width = 0;
        append_text(out, voice, "Choices: " + choices_text(game) + '.');
    }
}

} // namespace clew
