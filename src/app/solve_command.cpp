#include "clew/app/solve_command.hpp"

#include "clew/app/files.hpp"
#include "clew/app/load.hpp"
#include "clew/app/wishes.hpp"
#include "clew/app/witness_thread.hpp"
#include "clew/prove/search.hpp"
#include "clew/prove/witness.hpp"
#include "clew/speech/sentence.hpp"

namespace clew {
namespace {

/// Of what wins with the last turn or later, that it wins where there is a limit has to be seen.
bool is_in_time(const World& world, const SearchResult& result) {
    const Witness witness{result.win, result.turns};
    return result.turns < *world.parts().turn_limit ||
           last_step(world, witness).after.outcome == Outcome::won;
}

std::string reason(const SearchResult& result, const World& world) {
    const auto& limit = world.parts().turn_limit;
    switch (result.verdict) {
    case SearchResult::Verdict::not_winnable:
        return "cannot be won with seed " + std::to_string(world.parts().seed);
    case SearchResult::Verdict::not_settled:
        return "not settled within " + counted(result.states, "state", "states") +
               "; --states allows more";
    case SearchResult::Verdict::winnable:
        break;
    }
    if (!limit || is_in_time(world, result)) {
        return "";
    }
    return "cannot be won within " + counted(*limit, "turn", "turns") +
           "; the shortest way takes " + std::to_string(result.turns) +
           (result.turns == *limit ? ", and more to do after the last" : "");
}

} // namespace

Status solve_command(const Options& given) {
    Options options = given;
    options.world = options.world.empty() ? "escape" : options.world;
    options.seed = options.seed.value_or(0);
    const Loaded world = loaded(options.world, wishes_of(options), reading_of(options));
    const World endless = World(world.world).with_turn_limit(std::nullopt);
    SearchResult result = shortest_win(endless, options.states);
    if (world.world.parts().turn_limit && !result.win.empty() && !is_in_time(world.world, result)) {
        const SearchResult other = shortest_win(world.world, options.states);
        result = other.win.empty() ? result : other;
    }
    const std::string why_not = reason(result, world.world);
    if (!why_not.empty()) {
        complain(options.world + ": " + why_not);
        return Status::faulty;
    }
    write_all(1, witness_thread(world, options, result.win), "standard output");
    return Status::good;
}

} // namespace clew
