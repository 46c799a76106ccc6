// Drawings of walls, boxes and blocks: read, or refused with places; and drawn again the same.
#include "fuzz.hpp"

#include "clew/format/encoding.hpp"

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
    if (encoding_faults(text).empty()) { // else no reader is asked
        check(read_wall_drawing(text, Spans::always), text);
        check(read_block_drawing(text, {}, Spans::always), text);
        check(read_block_drawing(text, BlockReading::walls), text);
        check(read_block_drawing(text, BlockReading::cells), text);
    }
    const auto plan = read_text(text);
    if (!plan) {
        fuzz::require_told(plan.error(), text);
    }
    return 0;
}
