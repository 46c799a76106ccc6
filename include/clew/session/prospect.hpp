/// Prospects: whether the player can still win from here, and how. What hints and par are made of.
///
/// The search is bounded by rooms, since it goes over the whole grid some times, and by states,
/// never by time, so that the same game is told the same everywhere. Chance falls on it as it will
/// fall in play.
#ifndef CLEW_SESSION_PROSPECT_HPP
#define CLEW_SESSION_PROSPECT_HPP

#include "clew/play/command.hpp"
#include "clew/play/state.hpp"
#include "clew/speech/hints.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace clew {

struct Prospect {
    enum class Kind : std::uint8_t {
        winnable,
        dead,        ///< whatever is done from here on, it is not won
        too_late,    ///< it would be, but not in the turns that are left
        not_settled, ///< within hint_states_max, or dead or too late and it is not settled which
        too_large,   ///< over hint_rooms_max
    };
    Kind kind = Kind::not_settled;
    /// If winnable: a win in the fewest turns, always the same one, without a command that it
    /// could do without, unless to try each would take more than ten million steps. Where endings
    /// pay differently it is a shortest way to what pays most of all that can still be had, as long
    /// as hint_states_max settles it; else to the nearest.
    std::vector<Command> way;
};

inline constexpr std::uint64_t hint_states_max = 200'000;
inline constexpr std::uint32_t hint_rooms_max = 4'000'000;
/// For par at the end, which nobody has asked for and which a script should not wait for.
inline constexpr std::uint64_t par_states_max = 20'000;
inline constexpr std::uint32_t par_rooms_max = 1'000'000;

/// Needs a state that is not over.
[[nodiscard]] Prospect prospect_of(const World& world, const State& state);

/// The first waypoint of `way`, which leads from `state` to a win.
[[nodiscard]] Waypoint waypoint_of(const World& world, State state, std::span<const Command> way);

/// Turns of a shortest win from the beginning; nothing if there is none, or if the world has over
/// par_rooms_max rooms or takes over par_states_max states.
[[nodiscard]] std::optional<std::uint64_t> par_of(const World& world);

} // namespace clew

#endif
