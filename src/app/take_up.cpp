#include "clew/app/take_up.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/play_command.hpp"
#include "clew/app/resume.hpp"
#include "clew/app/terminal.hpp"
#include "clew/app/wishes.hpp"

#include <utility>

namespace clew {
namespace {

Loaded world_of_thread(const Thread& thread, const Options& options, const std::string& path) {
    Loaded world = loaded(options.world, wishes_of(options), reading_of(options));
    check_same_world(thread.headings, world, path);
    return world;
}

} // namespace

TakenUp::TakenUp(Journal the_journal, const Thread& thread, const Options& the_options)
    : options(the_options), journal(std::move(the_journal)),
      world(world_of_thread(thread, options, journal.path())),
      game(world.world, shown_voice_of(options, world.world)),
      replay(clew::replay(thread, game, Compare::digests)) {
    journal.go_on_after(thread.body_end);
}

std::unique_ptr<TakenUp> taken_up(Journal journal, const Thread& thread, const Options& given) {
    const std::string path = journal.path();
    if (thread.bare) {
        throw Failure(Status::faulty, path + ": has no headings, so it is not a thread to go on "
                                             "with; 'clew replay' plays bare lists of moves");
    }
    Options options = options_of(thread.headings, given, path);
    if (!given.width && output_is_terminal()) {
        options.width.reset(); // that of the thread was another terminal's
    }
    return std::make_unique<TakenUp>(std::move(journal), thread, options);
}

} // namespace clew
