#include "clew/play/event.hpp"

#include <array>

namespace clew {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(EventKind::over) + 1> names = {
    "arrived",         "no_exit",       "locked",          "unlocked",        "teleported",
    "taken",           "dropped",       "examined",        "was_read",        "nothing_to_read",
    "nothing_happens", "not_here",      "not_carried",     "carried_already", "is_fixed",
    "treasure",        "monster_beaten",  "monster_wins",    "no_fight",
    "riddle_asked",    "riddle_right",  "riddle_wrong",    "gamble_asked",    "guess_no_number",
    "guess_outside",   "guess_too_low", "guess_too_high",  "gamble_won",      "gamble_lost",
    "quest_wants",     "quest_done",    "quest_gives",     "not_wanted",      "question_open",
    "no_question",     "won",           "lost_to_monster", "out_of_turns",    "over"};

} // namespace

void Events::add_to_more(Event event) {
    if (more_.empty()) {
        const std::span<const Event> few = all();
        more_.assign(few.begin(), few.end());
    }
    more_.push_back(event);
    ++size_;
}

std::string_view name_of(EventKind kind) { return names[static_cast<std::size_t>(kind)]; }

} // namespace clew
