/// Obstacle: the one thing that keeps a world from being won, for a message to its author.
#ifndef CLEW_BUILDER_OBSTACLE_HPP
#define CLEW_BUILDER_OBSTACLE_HPP

#include "clew/world/world.hpp"

#include <optional>
#include <string>
#include <vector>

namespace clew {

struct Obstacle {
    std::string what; ///< "'troll' stands in the way"
    std::string hint; ///< "expected a way round it, or to 'sword' before it"
};

/// The first without which the world is fair (see judged): its turn limit, a monster or a trap,
/// a lock, a locked door or container, each in file order; the dark; else chance, if a player can
/// win with its help. Of a world that is not fair. Nothing if it is none of these, or none was
/// found: it looks at the first 50 of them, at 20,000 states for each, and at mazes of at most a
/// million rooms.
[[nodiscard]] std::optional<Obstacle> obstacle_in(const World& world);

/// "'sword', 'key' and 'troll'", six of them at most.
[[nodiscard]] std::string quoted(const std::vector<std::string>& ids, const std::string& last);

} // namespace clew

#endif
