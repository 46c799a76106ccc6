#include "clew/app/seeds_check.hpp"

#include "clew/app/files.hpp"
#include "clew/app/interruption.hpp"
#include "clew/app/load.hpp"
#include "clew/app/progress.hpp"
#include "clew/app/seeds_report.hpp"
#include "clew/app/wishes.hpp"
#include "clew/speech/sentence.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace clew {
namespace {

struct Checked {
    SeedsTally tally;
    std::uint64_t count = 0; ///< of seeds, from the first on; all but where it was interrupted
    std::optional<Unbuilt> unbuilt; ///< of the first seed that cannot be built
};

Checked checked(const std::string& file, const WishedPlan& plan, const Options& options) {
    const SeedRange& range = *options.seeds;
    Wishes wishes = wishes_of(options);
    Progress progress;
    Checked all;
    while (all.count < range.size() && !Interruption::came()) {
        wishes.seed = range.first + all.count;
        progress.say(file + ": seed " + std::to_string(wishes.seed) + ", " +
                     std::to_string(all.count + 1) + " of " + std::to_string(range.size()));
        Result<World, Unbuilt> world = built(plan, wishes);
        if (world) {
            const Proof proof =
                prove(*world, {.states = options.states, .stop = Interruption::came});
            if (proof.stopped) {
                break;
            }
            all.tally.add(*world, proof);
        } else {
            all.tally.add_not_built(wishes.seed);
            if (!all.unbuilt) {
                all.unbuilt = std::move(world).error();
            }
        }
        ++all.count;
    }
    return all;
}

} // namespace

Status check_seeds(const std::string& world, const Options& options) {
    const Source source = source_of(world);
    const WishedPlan plan =
        wished_plan(source, plan_of(source, reading_of(options)), wishes_of(options));
    const Interruption interruption;
    const Checked all = checked(source.file, plan, options);
    const SeedRange& range = *options.seeds;
    std::string out;
    if (all.count < range.size()) {
        out = source.file + ": interrupted after " + std::to_string(all.count) + " of " +
              counted(range.size(), "seed", "seeds") + '\n';
    }
    if (all.count > 0) {
        out += seeds_report(source.file, {range.first, range.first + all.count - 1}, all.tally);
    }
    write_all(1, out, "standard output");
    const Status built = all.unbuilt ? complain_of(source, *all.unbuilt) : Status::good;
    if (Interruption::came()) {
        Interruption::end();
    }
    const auto any = [&](SeedVerdict verdict) { return all.tally.of(verdict).count > 0; };
    const bool failed = any(SeedVerdict::never) || any(SeedVerdict::late) ||
                        (options.strict && any(SeedVerdict::not_settled));
    return std::max(built, failed ? Status::faulty : Status::good);
}

} // namespace clew
