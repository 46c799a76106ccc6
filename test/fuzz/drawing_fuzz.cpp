// Drawings of walls, boxes and blocks: read, or refused with places; and drawn again the same.
#include "fuzz.hpp"

#include "clew/format/encoding.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace clew;
    const std::string_view text = fuzz::text_of(data, size);
    if (encoding_faults(text).empty()) { // else no reader is asked
        fuzz::require_read(read_wall_drawing(text, Spans::always), text);
        fuzz::require_read(read_block_drawing(text, {}, Spans::always), text);
        fuzz::require_read(read_block_drawing(text, BlockReading::walls), text);
        fuzz::require_read(read_block_drawing(text, BlockReading::cells), text);
    }
    const auto plan = read_text(text);
    if (!plan) {
        fuzz::require_told(plan.error(), text);
    }
    return 0;
}
