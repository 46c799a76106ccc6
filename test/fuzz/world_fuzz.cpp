// World files: read, or refused with places; and what is read says nothing that could do harm.
#include "fuzz.hpp"

#include "clew/format/world_file.hpp"

namespace clew::fuzz {

namespace {

void require_harmless_words(const Plan& plan) {
    require_harmless(plan.title);
    for (const RoomPlan& room : plan.rooms) {
        require_harmless(room.text.name);
        require_harmless(room.text.text);
    }
    for (const ItemPlan& item : plan.items) {
        require_harmless(item.item.name);
        require_harmless(item.item.text);
    }
    for (const EncounterPlan& encounter : plan.encounters) {
        require_harmless(encounter.encounter.name);
        require_harmless(encounter.encounter.text);
    }
    require_harmless(plan.texts.opening);
    require_harmless(plan.texts.wall);
}

} // namespace

} // namespace clew::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace clew;
    const std::string_view text = fuzz::text_of(data, size);
    const auto plan = read_world(text, Spans::always);
    if (!plan) {
        fuzz::require_told(plan.error(), text);
        return 0;
    }
    fuzz::require_harmless_words(*plan);
    if (plan->maze.given) {
        MazeText maze;
        maze.grid = *plan->maze.given;
        fuzz::require_read_back(maze);
    }
    return 0;
}
