#include "clew/app/solve_command.hpp"

#include "clew/app/files.hpp"
#include "clew/app/load.hpp"
#include "clew/app/wishes.hpp"
#include "clew/app/witness_thread.hpp"
#include "clew/prove/search.hpp"
#include "clew/speech/sentence.hpp"

namespace clew {
namespace {

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
    return limit && result.turns > *limit
               ? "cannot be won within " + counted(*limit, "turn", "turns") +
                     "; the shortest way takes " + std::to_string(result.turns)
               : "";
}

} // namespace

Status solve_command(const Options& given) {
    Options options = given;
    options.world = options.world.empty() ? "escape" : options.world;
    options.seed = options.seed.value_or(0);
    const Loaded world = loaded(options.world, wishes_of(options), reading_of(options));
    const World endless = World(world.world).with_turn_limit(std::nullopt);
    const SearchResult result = shortest_win(endless, options.states);
    const std::string why_not = reason(result, world.world);
    if (!why_not.empty()) {
        complain(options.world + ": " + why_not);
        return Status::faulty;
    }
    write_all(1, witness_thread(world, options, result.win), "standard output");
    return Status::good;
}

} // namespace clew
