// Exit tables and mazes as JSON: read, or refused with places; and drawn again the same.
#include "fuzz.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace clew;
    const std::string_view text = fuzz::text_of(data, size);
    fuzz::require_read(read_exit_table(text, Spans::always), text);
    fuzz::require_read(read_maze_json(text, Spans::always), text);
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
