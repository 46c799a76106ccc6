/// Plays a world to its end by the library alone: bot WORLD.toml [SEED]
///
/// It looks breadth first at all that can be done, so it knows the maze before it takes a step;
/// bot.py plays as a person does.
#include "clew/builder/build.hpp"
#include "clew/format/world_file.hpp"
#include "clew/play/choices.hpp"
#include "clew/play/step.hpp"
#include "clew/session/game.hpp"
#include "clew/speech/line_for.hpp"

#include <fstream>
#include <iostream>
#include <iterator>
#include <set>

struct Reached {
    clew::State state;
    std::vector<std::string> lines; // typed to come here
};

/// The fewest lines that win if nothing is ever dropped; none if none do.
static std::vector<std::string> winning_lines(const clew::Game& game) {
    std::vector<Reached> reached{{clew::first_step(game.world).state, {}}};
    std::set<std::uint64_t> seen;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const Reached now = reached[i];
        if (now.state.outcome == clew::Outcome::won) {
            return now.lines;
        }
        for (const clew::Command& command : clew::choices(game.world, now.state)) {
            const auto line =
                clew::line_for(command, {game.world, now.state, game.moment.tally, game.voice});
            Reached next{clew::step(game.world, now.state, command).state, now.lines};
            clew::State timeless = next.state; // later is no other state
            timeless.turns = 0;
            if (line && command.verb != clew::Verb::drop &&
                seen.insert(digest_of(timeless)).second) {
                next.lines.push_back(*line);
                reached.push_back(std::move(next));
            }
        }
    }
    return {};
}

int main(int count, char** words) {
    std::ifstream file(count > 1 ? words[1] : "world.toml");
    auto plan = clew::read_world(std::string(std::istreambuf_iterator<char>(file), {}));
    clew::Wishes wishes;
    wishes.seed = count > 2 ? std::stoull(words[2]) : 1;
    const auto world = plan ? clew::build(std::move(*plan), wishes)
                            : clew::Unexpected<clew::Diagnostics>{plan.error()};
    if (!world) {
        std::cerr << "bot: " << world.error().front().message << '\n';
        return 1;
    }
    clew::Voice voice;
    voice.manner = world->parts().manner;
    clew::Game game(*world, voice);
    std::string text;
    clew::opening(game, text);
    for (const std::string& line : winning_lines(game)) {
        text += "\n> " + line + '\n';
        (void)clew::respond(game, line, text);
    }
    std::cout << text;
    return clew::over(game) ? 0 : 1;
}
