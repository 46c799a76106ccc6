#include "clew/app/salvage_thread.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/load.hpp"
#include "clew/app/resume.hpp"
#include "clew/base/printable.hpp"
#include "clew/format/foreign.hpp"
#include "clew/session/salvage.hpp"
#include "clew/speech/sentence.hpp"

#include <utility>

namespace clew {
namespace {

/// Each step takes away at least one line, and the first digest that differs is met first.
Thread salvage_or_end(Result<Salvage, Diagnostics> salvage, const Source& source, bool& damaged) {
    if (!salvage) {
        complain_of(source, salvage.error());
        complain(source.file + ": nothing in it can be read");
        throw AlreadyTold(Status::faulty);
    }
    damaged = damaged || salvage->why.has_value();
    if (salvage->why) {
        complain_of(source, {*salvage->why});
    }
    if (salvage->left_out != 0) {
        salvage->thread.left_out = salvage->left_out;
    }
    return std::move(salvage->thread);
}

} // namespace

Thread salvaged_thread_of(const std::string& path, bool& damaged) {
    return salvaged_thread_in(path, text_of_thread(path), damaged);
}

Thread salvaged_thread_in(const std::string& path, std::string text, bool& damaged) {
    const Source source{path, path == "-" ? "standard input" : path, std::move(text)};
    Result<Salvage, Diagnostics> salvage = salvaged(source.text);
    if (salvage && salvage->thread.bare && !salvage->thread.transcript) {
        Diagnostics faults = no_lines_faults(source.text);
        if (!faults.empty()) {
            salvage = Unexpected{std::move(faults)};
        }
    }
    if (salvage) {
        tell_left_out(salvage->thread, source.file);
    }
    return salvage_or_end(std::move(salvage), source, damaged);
}

void play_what_is_left(Thread& thread, Game& game, const std::string& path, bool& damaged) {
    Voice voice = game.voice;
    for (;;) {
        const Replay played = replay(thread, game, Compare::digests);
        if (played.difference == Difference::none) {
            break;
        }
        const Source source{path, path, thread.text};
        thread = salvage_or_end(salvaged_before(thread, played), source, damaged);
        take_place(game, Game(game.world, voice));
    }
    if (damaged) {
        const std::uint64_t lines = thread.typed;
        complain(plain_line(path) + ": " +
                 counted(lines, "line can be read, and is", "lines can be read, and are") +
                 " played" +
                 (thread.left_out == 0
                      ? ""
                      : "; from line " + std::to_string(thread.left_out) + " on all is left out"));
    }
}

std::string name_beside(const std::string& path, const std::string& added) {
    const std::size_t file = path.rfind('/') == std::string::npos ? 0 : path.rfind('/') + 1;
    const std::size_t dot = path.rfind('.');
    const bool has_ending = dot != std::string::npos && dot > file;
    const std::string stem = path.substr(0, has_ending ? dot : path.size()) + added;
    const std::string ending = has_ending ? path.substr(dot) : "";
    std::string name = stem + ending;
    for (int i = 2; file_exists(name); ++i) {
        name = stem + '-' + std::to_string(i) + ending;
    }
    return name;
}

} // namespace clew
