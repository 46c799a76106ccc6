/// The kinds of events: all that can come of a command.
#ifndef CLEW_PLAY_EVENT_KIND_HPP
#define CLEW_PLAY_EVENT_KIND_HPP

#include <cstdint>
#include <string_view>

namespace clew {

/// In brackets: the fields that are set besides the kind.
enum class EventKind : std::uint8_t {
    arrived,         ///< [room, direction unless carried there, passage if by one]
    no_exit,         ///< [direction]
    locked,          ///< [direction, passage, item: the key that is wanted]
    unlocked,        ///< [direction, passage, item: the key]
    teleported,      ///< [item or encounter: what did it]; an `arrived` follows
    taken,           ///< [item]
    dropped,         ///< [item]
    examined,        ///< [item or encounter]
    was_read,        ///< [item]
    nothing_to_read, ///< [item]
    nothing_happens, ///< [item]: used without effect
    not_here,        ///< [item or encounter]: named, but neither here nor carried
    not_carried,     ///< [item]
    carried_already, ///< [item]
    is_fixed,        ///< [item]
    treasure,        ///< [item, amount]: paid, follows `taken`
    monster_beaten,  ///< [encounter, item: the weapon, amount: bonus]
    monster_wins,    ///< [encounter]; `lost_to_monster` follows
    no_fight,        ///< [encounter or nobody]: nothing here to fight
    riddle_asked,    ///< [encounter]
    riddle_right,    ///< [encounter, amount: bonus]
    riddle_wrong,    ///< [encounter]; an `arrived` at the start follows
    gamble_asked,    ///< [encounter, amount: guesses left]
    guess_no_number, ///< [encounter, amount: guesses left]: not counted
    guess_outside,   ///< [encounter, amount: guesses left]: not from low to high, not counted
    guess_too_low,   ///< [encounter, amount: guesses left]
    guess_too_high,  ///< [encounter, amount: guesses left]
    gamble_won,      ///< [encounter, amount: bonus]
    gamble_lost,     ///< [encounter, amount: the number]
    quest_wants,     ///< [encounter, item]
    quest_done,      ///< [encounter, item, amount: bonus]
    quest_gives,     ///< [encounter, item]
    not_wanted,      ///< [encounter or nobody, item]: given to who does not want it
    question_open,   ///< [encounter]: it must be answered first
    no_question,     ///< nothing was asked
    won,             ///< [room]
    lost_to_monster, ///< [encounter]
    out_of_turns,    ///< [amount: the limit]
    over,            ///< the game had ended before
    opened,          ///< [item]
    closed,          ///< [item]
    was_open,        ///< [item]: asked to open it
    was_closed,      ///< [item]: asked to close it; or no one can put anything in, or look
    not_openable,    ///< [item]
    lid_unlocked,    ///< [item, other: the key]
    lid_locked,      ///< [item, other: the key]
    is_locked,       ///< [item, other: the key that is wanted]
    was_unlocked,    ///< [item]: asked to unlock it
    was_locked,      ///< [item]: asked to lock it
    no_lock,         ///< [item]
    wrong_key,       ///< [item, other]
    door_locked,     ///< [direction, passage, item: the door, other: the key that is wanted]
    put,             ///< [item, other]
    cannot_hold,     ///< [item, other]: nothing can be put in or on the other
    in_itself,       ///< [item, other]: it, or what it lies in
    too_deep,        ///< [item, other]: more than nesting_max
    consumed,        ///< [item]
    not_food,        ///< [item]
    kindled,         ///< [item, other: what with, if anything]
    was_lit,         ///< [item]
    no_light,        ///< [item]: cannot be lit
    needs_flame,     ///< [item, other: what it is lit by]
    worn_out,        ///< [item]
    is_worn,         ///< [item]: asked to use or light what is worn out
    too_dark,        ///< [item]: what cannot be seen cannot be had, put, read …
    passage_found,   ///< [passage]
    blocked,         ///< [direction, encounter]
    guarded,         ///< [item, encounter]
    riddle_next,     ///< [encounter]: right, and there is another
    monster_waits,   ///< [encounter]: met without a weapon against it; it blocks or guards
    unharmed,        ///< [encounter]: attacked without a weapon against it
    milestone,       ///< [number, amount]
    ended,           ///< [number: of the ending]; `won` or `lost` follows
    lost,            ///< by an ending
    no_key,          ///< [item, other: the key that is wanted]: asked to lock it
};

/// "arrived", "no_exit" …: the kind's name in the line protocol.
[[nodiscard]] std::string_view name_of(EventKind kind);

} // namespace clew

#endif
