/// Events: what a command brought about, in order, as data. Narration makes sentences of them,
/// the tally counts them, programs read them; no rule reads them back.
#ifndef CLEW_PLAY_EVENT_HPP
#define CLEW_PLAY_EVENT_HPP

#include "clew/world/encounter.hpp"
#include "clew/world/passage.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

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
    was_open,        ///< [item]: asked to open what is open, or to lock what cannot be closed
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
};

/// 24 bytes and plain, so that a turn's events fit a cache line or two.
struct Event {
    EventKind kind = EventKind::over;
    Direction direction = Direction::north;
    ItemId item = no_item;
    EncounterId encounter = nobody;
    PassageId passage = no_passage;
    RoomId room = nowhere;
    ItemId other = no_item;
    std::uint16_t number = 0;
    std::int64_t amount = 0;
    bool operator==(const Event&) const = default;
};

/// The events of one command. The first four need no allocation: a plain move has one.
/// Invariant: `more_` is empty, or holds all events; the first `size_` of `few_` are made.
class Events {
public:
    Events();

    // By value, all the way: an event whose address is taken would be made in memory twice.
    void add(Event event) {
        if (size_ < few_max) {
            std::construct_at(&few_.events[size_], event);
            ++size_;
        } else {
            add_to_more(event);
        }
    }
    /// Makes it empty; memory once taken is kept.
    void clear() {
        if (size_ > few_max) {
            more_.clear();
        }
        size_ = 0;
    }
    [[nodiscard]] std::span<const Event> all() const {
        return size_ <= few_max ? std::span<const Event>(&few_.events[0], size_)
                                : std::span<const Event>(more_);
    }
    [[nodiscard]] auto begin() const { return all().begin(); }
    [[nodiscard]] auto end() const { return all().end(); }
    [[nodiscard]] std::size_t size() const { return size_; }

private:
    static constexpr std::size_t few_max = 4;

    // A union, so that nothing is written before there is an event: this is made every turn.
    union Few {
        Few() {} // NOLINT(modernize-use-equals-default): a defaulted one would be deleted
        Event events[few_max];
    };

    void add_to_more(Event event);

    Few few_;
    std::size_t size_ = 0;
    std::vector<Event> more_;
};

// Defaulted only here: one defaulted in the class would be zeroed, all of it, by `Events{}`.
inline Events::Events() = default;

/// "arrived", "no_exit" …: the kind's name in the line protocol.
[[nodiscard]] std::string_view name_of(EventKind kind);

} // namespace clew

#endif
