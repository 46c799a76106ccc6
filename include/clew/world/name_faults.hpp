/// Faults of names: two things that a player could not tell apart, and what nobody could say.
///
/// Things that stay where they are may share a name if no room holds both, as the windows of a
/// house do. All others may come together sooner or later, and then "the key or the key" is no
/// question that can be answered.
#ifndef CLEW_WORLD_NAME_FAULTS_HPP
#define CLEW_WORLD_NAME_FAULTS_HPP

#include "clew/world/judging.hpp"

namespace clew {

/// Every item and encounter with the name (case apart) of an earlier one that may come into one
/// room with it. Fixed things, scenery, doors and whoever is met stay where they are; a monster
/// with a route is in all its rooms. What chance places lies apart from all else. And every one
/// whose name the prompt takes for something else ("all", "it", "wow!", "10.5"), if it has no other
/// words.
void judge_names(Judging& judging);

} // namespace clew

#endif
