// Threads: read, or refused with places; what is read is written the same, and played harmlessly.
#include "fuzz.hpp"
#include "rich_world.hpp"

#include "clew/base/printable.hpp"
#include "clew/session/replay.hpp"

#include <algorithm>
#include <string>

namespace clew::fuzz {

namespace {

constexpr std::uint64_t lines_played_max = 300;

// The lines are as many as were counted, and each kept once more is the same line.
void require_kept(const Thread& thread) {
    std::uint64_t typed = 0;
    ThreadLines lines(thread);
    while (const auto line = lines.next()) {
        if (line->kind != ThreadLine::Kind::typed) {
            continue;
        }
        ++typed;
        std::string once = "# clew thread 1\n";
        append_typed(once, line->content);
        const auto kept = read_thread(once);
        if (kept) { // a bare list may have lines that are too long
            std::string twice = "# clew thread 1\n";
            append_typed(twice, ThreadLines(*kept).next()->content);
            require(once == twice, "a line kept twice is the same", once);
        }
    }
    require(typed == thread.typed, "typed lines are counted");
    if (!thread.bare) {
        const auto above = std::string_view(thread.text).substr(0, thread.body_end);
        require(thread.sum.digits() == sum_of(above).digits(), "the sum is that of what is kept");
    }
}

void require_rewritten(const Thread& thread) {
    const auto again = read_thread(text_of(thread.headings));
    require(again.has_value(), "headings are read as written", text_of(thread.headings));
    const auto is_printable = [](const auto& heading) {
        return printable_line(heading.second) == heading.second;
    };
    const auto& all = thread.headings.all();
    require(again->headings.all() == all || !std::all_of(all.begin(), all.end(), is_printable),
            "headings are written as read");
    if (!thread.ended) {
        std::string whole = thread.text.substr(0, thread.body_end);
        whole += end_line(whole);
        const auto ended = read_thread(whole);
        require(ended.has_value() && ended->ended, "a journal that is ended is a save", whole);
    }
}

void require_played(const Thread& thread) {
    const World& world = rich_world();
    for (const Compare compare : {Compare::nothing, Compare::digests, Compare::all}) {
        Game game(world, {});
        const Replay replay =
            clew::replay(thread, game, compare,
                         [](std::string_view, std::string_view answer) { require_answer(answer); });
        if (replay.difference != Difference::none) {
            require_told({diagnostic_of(replay)}, thread.text);
        }
    }
}

} // namespace

} // namespace clew::fuzz

// `seals` may be passed over: no change of a text makes another seal that fits.
static void require_laws(std::string_view text, clew::Seals seals) {
    using namespace clew;
    const auto thread = read_thread(std::string(text), seals);
    if (!thread) {
        fuzz::require_told(thread.error(), text);
        return;
    }
    if (!thread->bare && seals == Seals::held_against) {
        fuzz::require_rewritten(*thread);
    }
    if (thread->typed <= fuzz::lines_played_max) {
        fuzz::require_kept(*thread);
        fuzz::require_played(*thread);
    }
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = clew::fuzz::text_of(data, size);
    require_laws(text, clew::Seals::held_against);
    if (text.find("\n= ") != std::string_view::npos) {
        require_laws(text, clew::Seals::passed_over);
    }
    return 0;
}
