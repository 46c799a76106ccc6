/// Content: what a world holds that no way of playing ever shows.
///
/// Nothing is guessed. All states are gone through as Fates does, with everything that someone
/// wants held useful, and what each step tells is struck off a list; once nothing is left on it
/// the search ends. Rejected: walking over rooms with doors and monsters as walls, which takes for
/// reachable what can be had only one thing at a time, or only before it is needed.
#ifndef CLEW_PROVE_CONTENT_HPP
#define CLEW_PROVE_CONTENT_HPP

#include "clew/prove/bounds.hpp"
#include "clew/world/room_set.hpp"
#include "clew/world/world.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace clew {

/// A part of the content.
struct Part {
    enum class Kind : std::uint8_t {
        room,    ///< with a name or a text: entered. But for those that notes_of tells of
        item,    ///< had; one that is fixed: at hand
        use,     ///< of a weapon, of a key, of what someone wants: for that, once
        meeting, ///< of an encounter: met; a trap: sprung
        success, ///< with a bonus or a text of its own: beaten, answered, won against, served
        failure, ///< with a text of its own: beats, wrong, lost, asks
        passage, ///< gone through, this way or that
        win,     ///< that the world is won, if there is a text for it
        view,    ///< of a dark room with a text: seen by a light
        opened,  ///< of an item with a text for it; and so on
        unlocked,
        eaten,
        lit,
        worn,
        finding, ///< of a secret passage
        milestone,
        ending,
    };
    static constexpr std::size_t kinds = 17;
    Kind kind = Kind::room;
    std::size_t index = 0; ///< into rooms(), items(), encounters(), passages(), milestones or
                           ///< endings of the world
    bool operator==(const Part&) const = default;
};

/// What no play can show, in the order of the kinds and then of the world; nothing if that is not
/// settled within the bounds. Plays that lose count, too: what they show is shown. The dice are
/// those of the world's seed; the turn limit counts for nothing, so what only a play over it would
/// show is not listed. Of an item or encounter that cannot be had or met its other parts are left
/// out. Time and memory: those of Fates, and a pass over the grid; at most.
[[nodiscard]] std::optional<std::vector<Part>> hidden_parts(const World& world,
                                                            const Bounds& bounds = {});

/// The rooms of which notes_of says outright that they cannot be reached: none where it says "on
/// foot". Locked passages count as ways.
[[nodiscard]] RoomSet rooms_out_of_reach(const World& world);

} // namespace clew

#endif
