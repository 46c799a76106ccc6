#include "clew/app/seeds_check.hpp"

#include "clew/app/files.hpp"
#include "clew/app/load.hpp"
#include "clew/app/progress.hpp"
#include "clew/app/seeds_report.hpp"
#include "clew/app/wishes.hpp"

#include <utility>

namespace clew {
namespace {

struct Checked {
    SeedsTally tally;
    Diagnostics faults; ///< of the first seed that cannot be built
};

Checked checked(const std::string& file, const Plan& plan, const Options& options) {
    const SeedRange& range = *options.seeds;
    Wishes wishes;
    wishes.limit = wishes_of(options).limit;
    Progress progress;
    Checked all;
    for (std::uint64_t i = 0; i < range.size(); ++i) {
        wishes.seed = range.first + i;
        progress.say(file + ": seed " + std::to_string(wishes.seed) + ", " + std::to_string(i + 1) +
                     " of " + std::to_string(range.size()));
        Result<World, Diagnostics> world = build(plan, wishes);
        if (world) {
            all.tally.add(*world, prove(*world, {.states = options.states}));
            continue;
        }
        all.tally.add_not_built(wishes.seed);
        if (all.faults.empty()) {
            all.faults = std::move(world).error();
        }
    }
    return all;
}

} // namespace

Status check_seeds(const std::string& world, const Options& options) {
    const Source source = source_of(world);
    const Plan plan = wished_plan(source, plan_of(source, reading_of(options)), wishes_of(options));
    const Checked all = checked(source.file, plan, options);
    write_all(1, seeds_report(source.file, *options.seeds, all.tally), "standard output");
    complain_of(source, all.faults);
    const auto any = [&](SeedVerdict verdict) { return all.tally.of(verdict).count > 0; };
    const bool failed = any(SeedVerdict::never) || any(SeedVerdict::late) ||
                        any(SeedVerdict::not_built) ||
                        (options.strict && any(SeedVerdict::not_settled));
    return failed ? Status::faulty : Status::good;
}

} // namespace clew
