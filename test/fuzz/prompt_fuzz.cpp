// Lines typed into one world that has everything.
#include "fuzz.hpp"
#include "rich_world.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    clew::fuzz::require_lawful_game(clew::fuzz::rich_world(), clew::fuzz::text_of(data, size));
    return 0;
}
