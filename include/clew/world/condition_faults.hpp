/// Faults of conditions: what endings, milestones and secret passages wait for.
#ifndef CLEW_WORLD_CONDITION_FAULTS_HPP
#define CLEW_WORLD_CONDITION_FAULTS_HPP

#include "clew/world/judging.hpp"

namespace clew {

/// Each names what exists and can become so: a thing to carry can be taken, a thing to open opens,
/// one to put something in is a container, whoever is to be beaten is a monster. Endings and
/// milestones have conditions, and a plan without a goal an ending that is not lost.
void judge_conditions(Judging& judging);

} // namespace clew

#endif
