#include "clew/play/event.hpp"

#include <array>

namespace clew {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(EventKind::lost) + 1> names = {
    "arrived",
    "no_exit",
    "locked",
    "unlocked",
    "teleported",
    "taken",
    "dropped",
    "examined",
    "was_read",
    "nothing_to_read",
    "nothing_happens",
    "not_here",
    "not_carried",
    "carried_already",
    "is_fixed",
    "treasure",
    "monster_beaten",
    "monster_wins",
    "no_fight",
    "riddle_asked",
    "riddle_right",
    "riddle_wrong",
    "gamble_asked",
    "guess_no_number",
    "guess_outside",
    "guess_too_low",
    "guess_too_high",
    "gamble_won",
    "gamble_lost",
    "quest_wants",
    "quest_done",
    "quest_gives",
    "not_wanted",
    "question_open",
    "no_question",
    "won",
    "lost_to_monster",
    "out_of_turns",
    "over",
    "opened",
    "closed",
    "was_open",
    "was_closed",
    "not_openable",
    "lid_unlocked",
    "lid_locked",
    "is_locked",
    "was_unlocked",
    "was_locked",
    "no_lock",
    "wrong_key",
    "door_locked",
    "put",
    "cannot_hold",
    "in_itself",
    "too_deep",
    "consumed",
    "not_food",
    "kindled",
    "was_lit",
    "no_light",
    "needs_flame",
    "worn_out",
    "is_worn",
    "too_dark",
    "passage_found",
    "blocked",
    "guarded",
    "riddle_next",
    "monster_waits",
    "unharmed",
    "milestone",
    "ended",
    "lost"};

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
