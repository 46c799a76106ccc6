#include "clew/app/proof_options.hpp"

#include "clew/app/add_option.hpp"
#include "clew/app/option_values.hpp"

#include <CLI/CLI.hpp>

namespace clew {

void add_states(CLI::App& app, Options& options) {
    constexpr std::uint64_t most = 4'000'000'000;
    add_option(
        app, "--states N",
        [&](const std::string& value) {
            options.states = number_option("--states", value, 1, most);
        },
        "most states to look at; 4000000 if not given");
}

void add_proof_options(CLI::App& app, Options& options) {
    add_option(
        app, "--seeds A..B",
        [&](const std::string& value) { options.seeds = seed_range_option(value); },
        "every seed from A to B, told together");
    add_states(app, options);
    add_flag(app, "--strict", options.strict, "exit with status 1 for what was not settled, too");
    add_option(
        app, "--save DIR", [&](const std::string& value) { options.save = value; },
        "keep in DIR a thread for each claim: a win, a death, a way to get stuck");
    app.add_option("--coverage", options.coverage,
                   "tell what of the world these threads do not show, and prove nothing")
        ->type_name("THREAD...");
}

void check_proof_options(const Options& options) {
    if (!options.coverage.empty() && (options.seeds || options.save || options.files.size() > 1)) {
        wrong("--coverage looks at one world, and at no seeds but those of its threads");
    }
    if (options.seeds && options.seed) {
        wrong("--seed and --seeds are both given; expected one of them");
    }
    if (options.seeds && options.save) {
        wrong("--save keeps the threads of one world; expected --seed beside it, not --seeds");
    }
}

} // namespace clew
