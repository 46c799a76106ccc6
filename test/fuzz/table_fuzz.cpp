// Exit tables and mazes as JSON: read, or refused with places; and drawn again the same.
#include "fuzz.hpp"

namespace {

void check(const clew::Result<clew::MazeText, clew::Diagnostics>& maze, std::string_view text) {
    if (!maze) {
        clew::fuzz::require_told(maze.error(), text);
        return;
    }
    clew::fuzz::require_read_back(*maze);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace clew;
    const std::string_view text = fuzz::text_of(data, size);
    check(read_exit_table(text, Spans::always), text);
    check(read_maze_json(text, Spans::always), text);
    for (const bool opens : {false, true}) {
        Reading reading;
        reading.opens_one_sided = opens;
        const auto plan = read_text(text, reading);
        if (!plan) {
            fuzz::require_told(plan.error(), text);
        }
    }
    return 0;
}
