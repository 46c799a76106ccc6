/// Events: what a command brought about, in order, as data. Narration makes sentences of them,
/// the tally counts them, programs read them; no rule reads them back.
#ifndef CLEW_PLAY_EVENT_HPP
#define CLEW_PLAY_EVENT_HPP

#include "clew/play/event_kind.hpp"
#include "clew/world/encounter.hpp"
#include "clew/world/passage.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace clew {

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

} // namespace clew

#endif
