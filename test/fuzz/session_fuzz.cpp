// Whole sessions: a world, a line of "~~~", and lines typed into it.
#include "fuzz.hpp"

#include "clew/builder/build.hpp"

#include <algorithm>
#include <utility>

namespace {

constexpr std::string_view marker = "\n~~~\n";
// Building proves that what chance places can be won, which may take a second for larger ones.
constexpr std::uint64_t rooms_max = 64;
constexpr std::size_t things_max = 12;

bool is_small(const clew::Plan& plan) {
    const clew::MazePlan& maze = plan.maze;
    const std::uint64_t rooms =
        maze.given ? maze.given->room_count() : std::uint64_t{maze.rows} * maze.columns;
    return rooms <= rooms_max && plan.items.size() + plan.encounters.size() <= things_max;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace clew;
    const std::string_view text = fuzz::text_of(data, size);
    const std::size_t end = std::min(text.find(marker), text.size());
    const std::string_view file = text.substr(0, end);
    const std::string_view lines = text.substr(std::min(end + marker.size(), text.size()));
    auto plan = read_plan(file);
    if (!plan) {
        fuzz::require_told(plan.error(), file);
    } else if (is_small(*plan)) {
        Wishes wishes;
        wishes.seed = size;
        const auto world = build(std::move(*plan), wishes);
        if (world) {
            fuzz::require_lawful_game(*world, lines);
        } else {
            fuzz::require_told(world.error(), file);
        }
    }
    return 0;
}
