#include "clew/app/check_command.hpp"

#include "clew/app/content_report.hpp"
#include "clew/app/coverage_command.hpp"
#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/interruption.hpp"
#include "clew/app/load.hpp"
#include "clew/app/proof_report.hpp"
#include "clew/app/score_report.hpp"
#include "clew/app/seeds_check.hpp"
#include "clew/app/wishes.hpp"
#include "clew/world/notes.hpp"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <iterator>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

namespace clew {
namespace {

std::string counted(std::size_t count, const std::string& one) {
    return std::to_string(count) + " " + one + (count == 1 ? "" : "s");
}

/// What a block drawing was taken for, as nothing else tells it.
Diagnostic note_of(BlockReading reading) {
    const bool walls = reading == BlockReading::walls;
    return {Severity::note,
            {},
            walls ? "read as walls between rooms" : "read as one character a room",
            walls ? "'--as cells' reads one character a room"
                  : "'--as walls' reads walls between rooms"};
}

Diagnostics notes_of(const World& world, const std::vector<Span>& spans,
                     std::optional<BlockReading> blocks) {
    Diagnostics notes;
    if (blocks) {
        notes.push_back(note_of(*blocks));
    }
    const bool named = spans.size() == world.grid().room_count(); // each with its place
    const Cycles cycles = world.rooms().empty() ? Cycles::named : Cycles::passed_over;
    for (Diagnostics more : {notes_of(world, named ? Missed::counted : Missed::named),
                             room_notes_of(world, spans, cycles)}) {
        std::move(more.begin(), more.end(), std::back_inserter(notes));
    }
    return notes;
}

std::string text_of(const Source& source, const Diagnostics& notes) {
    std::string out;
    for (const Diagnostic& note : notes) {
        out += text_of(note, source.file, source.text);
    }
    return out;
}

/// A table whose exits disagree is no world; what else there is to say of it is said all the same.
void look_past_one_sided(const Source& source, const Options& options) {
    const Content content = content_of(source.text);
    if (content != Content::exit_table && content != Content::json) {
        return;
    }
    Result<Plan, Diagnostics> plan = read_plan(source.text, {{}, Spans::always, true});
    if (!plan) {
        return;
    }
    const std::vector<Span> spans = std::move(plan->maze.spans);
    const World world = world_of(source, std::move(*plan), wishes_of(options));
    write_all(1,
              source.file + ": note: below, a wall that is open on one side is taken as open\n" +
                  text_of(source, notes_of(world, spans, {})),
              "standard output");
}

/// What takes searches of its own comes last, so that the verdict need not wait.
void report_rest(const Source& source, const World& world, const PartSpans& parts,
                 const Options& options) {
    const Interruption interruption;
    const Bounds bounds{.states = options.states, .stop = Interruption::came};
    report_score(source, world, options, bounds);
    write_all(1, text_of(source, content_notes_of(world, parts, bounds)), "standard output");
    if (Interruption::came()) {
        Interruption::end();
    }
}

Status check(const std::string& name, const Options& options) {
    const Source source = source_of(name);
    Reading reading = reading_of(options);
    reading.spans = Spans::always;
    const auto told = [&] {
        try {
            return read_of(source, reading);
        } catch (const AlreadyTold&) {
            look_past_one_sided(source, options);
            throw;
        }
    };
    TextRead read = told();
    const std::vector<Span> spans = std::move(read.plan.maze.spans);
    const PartSpans parts = part_spans_of(read.plan);
    const World world = world_of(source, std::move(read.plan), wishes_of(options));
    std::string out = source.file + ": no faults; " + std::to_string(world.grid().rows()) + " x " +
                      std::to_string(world.grid().columns()) + " rooms, " +
                      counted(world.items().size(), "item") + ", " +
                      counted(world.encounters().size(), "encounter") + ", " +
                      counted(world.passages().size(), "passage") + "\n";
    out += text_of(source, notes_of(world, spans, read.blocks));
    write_all(1, out, "standard output");
    const Status status = report_proof(source, world, options);
    report_rest(source, world, parts, options);
    return status;
}

/// Told before the proof, which may take long.
void need_folder(const std::string& path) {
    std::error_code error;
    if (!std::filesystem::is_directory(path, error)) {
        fail_with_errno(path, error ? error.value() : ENOTDIR);
    }
}

} // namespace

Status check_command(const Options& given) {
    if (!given.coverage.empty()) {
        return coverage_command(given);
    }
    Options options = given;
    if (options.save) {
        need_folder(*options.save);
    }
    // Not drawn: a check must say the same twice.
    options.seed = options.seed.value_or(0);
    if (options.files.empty()) {
        options.files = {"escape"};
    }
    Status status = Status::good;
    for (const std::string& name : options.files) {
        try {
            const Status told = options.seeds ? check_seeds(name, options) : check(name, options);
            status = std::max(status, told);
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
