#include "clew/app/check_command.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/load.hpp"
#include "clew/app/proof_report.hpp"
#include "clew/app/wishes.hpp"
#include "clew/world/notes.hpp"

#include <algorithm>

namespace clew {
namespace {

std::string counted(std::size_t count, const std::string& one) {
    return std::to_string(count) + " " + one + (count == 1 ? "" : "s");
}

Status check(const std::string& name, const Options& options) {
    const Source source = source_of(name);
    const World world = world_of(source, plan_of(source), wishes_of(options));
    std::string out = source.file + ": no faults; " + std::to_string(world.grid().rows()) + " x " +
                      std::to_string(world.grid().columns()) + " rooms, " +
                      counted(world.items().size(), "item") + ", " +
                      counted(world.encounters().size(), "encounter") + ", " +
                      counted(world.passages().size(), "passage") + "\n";
    for (const Diagnostic& note : notes_of(world)) {
        out += text_of(note, source.file, source.text);
    }
    write_all(1, out, "standard output");
    return report_proof(source, world, options);
}

} // namespace

Status check_command(const Options& given) {
    Options options = given;
    // Not drawn: a check must say the same twice.
    options.seed = options.seed.value_or(0);
    if (options.files.empty()) {
        options.files = {"escape"};
    }
    Status status = Status::good;
    for (const std::string& name : options.files) {
        try {
            status = std::max(status, check(name, options));
        } catch (const AlreadyTold& told) {
            status = std::max(status, told.status());
        } catch (const Failure& failure) {
            complain(failure.what());
            status = std::max(status, failure.status());
        }
    }
    return status;
}

} // namespace clew
