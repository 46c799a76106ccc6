/// Prospects: whether the player can still win from here, and how. What hints and par are made of.
///
/// The search is bounded by states, never by time, so that the same game is told the same
/// everywhere. Chance falls on it as it will fall in play.
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
        not_settled, ///< within hint_states_max
    };
    Kind kind = Kind::not_settled;
    /// If winnable: a win in the fewest turns, always the same one, without a command that it
    /// could do without.
    std::vector<Command> way;
};

inline constexpr std::uint64_t hint_states_max = 200'000;
/// For par at the end, which nobody has asked for and which a script should not wait for.
inline constexpr std::uint64_t par_states_max = 20'000;

/// Needs a state that is not over. In worlds of more than 4,000,000 rooms what comes too late is
/// told as dead, since a copy of the world without its limit would take too much.
[[nodiscard]] Prospect prospect_of(const World& world, const State& state);

/// The first waypoint of `way`, which leads from `state` to a win.
[[nodiscard]] Waypoint waypoint_of(const World& world, State state, std::span<const Command> way);

/// Turns of a shortest win from the beginning; nothing if that takes over par_states_max to find.
[[nodiscard]] std::optional<std::uint64_t> par_of(const World& world);

} // namespace clew

#endif
