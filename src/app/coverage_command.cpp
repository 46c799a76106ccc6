#include "clew/app/coverage_command.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/load.hpp"
#include "clew/app/play_command.hpp"
#include "clew/app/resume.hpp"
#include "clew/app/shell_word.hpp"
#include "clew/app/wishes.hpp"
#include "clew/base/printable.hpp"
#include "clew/session/coverage.hpp"
#include "clew/session/replay.hpp"
#include "clew/speech/sentence.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace clew {
namespace {

/// A bare list is of the world asked about, and of its seed; else its own headings name both.
Options settled(const Thread& thread, const Options& given, const std::string& path) {
    if (thread.bare) {
        return given;
    }
    Options silent = given;
    silent.world.clear();
    silent.seed.reset();
    return options_of(thread.headings, silent, path);
}

/// Where a thread and the game differ it is told, and is no game of this world.
void hear_thread(const std::string& path, const Options& given, std::uint64_t edition,
                 std::optional<Coverage>& coverage) {
    const Thread thread = thread_of(path, "clew replay --salvage " + in_shell(path));
    const Options options = settled(thread, given, path);
    const Loaded world = thread.bare
                             ? loaded(options.world, wishes_of(options), reading_of(options))
                             : world_of_thread(thread.headings, options, path);
    if (world.origin.edition != edition) {
        throw Failure(Status::faulty, plain_line(path) + ": this is a thread of another world");
    }
    Voice voice = voice_of(options, world.world);
    voice.width = 0; // or a text would not be found where it wraps
    voice.ascii = false;
    Game game(world.world, voice);
    if (!coverage) {
        coverage.emplace(world.world);
    }
    const Replay played =
        replay(thread, game, Compare::digests,
               [&](std::string_view, std::string_view answer) { coverage->hear(game, answer); });
    if (played.difference != Difference::none) {
        complain_of({path, path, thread.text}, {diagnostic_of(played)});
        throw AlreadyTold(Status::faulty);
    }
}

std::string report_of(const std::string& file, const Coverage& coverage, std::size_t threads) {
    using Kind = Showable::Kind;
    const auto& parts = coverage.parts();
    const auto count = [&](Kind kind, bool shown) {
        return std::to_string(std::count_if(parts.begin(), parts.end(), [&](const Showable& one) {
            return one.kind == kind && (one.shown || !shown);
        }));
    };
    const auto share = [&](Kind kind, const std::string& what) {
        return count(kind, true) + " of " + count(kind, false) + ' ' + what;
    };
    std::string out = file + ": " + counted(threads, "thread shows", "threads show") + ' ' +
                      share(Kind::room, "named rooms") + ", " + share(Kind::thing, "things") +
                      ", " + share(Kind::text, "texts") + '\n';
    for (const Showable& one : parts) {
        out += one.shown ? "" : file + ": note: not shown: " + one.name + '\n';
    }
    return out;
}

} // namespace

Status coverage_command(const Options& given) {
    Options options = given;
    options.world = given.files.empty() ? "escape" : given.files.front();
    options.seed = given.seed.value_or(0);
    const Source source = source_of(options.world);
    const std::uint64_t edition = plan_of(source, reading_of(options)).edition;
    std::optional<Coverage> coverage;
    for (const std::string& path : given.coverage) {
        hear_thread(path, options, edition, coverage);
    }
    write_all(1, report_of(source.file, *coverage, given.coverage.size()), "standard output");
    return Status::good;
}

} // namespace clew
