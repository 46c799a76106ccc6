/// Braiding: opens dead ends, and so makes loops.
///
/// A share is counted, not drawn: of n dead ends that can be opened, round(share * n) are gone
/// afterwards, in random order, so that half means half. A dead end opens to a neighbour that is
/// one too if there is such, which takes two away with one corridor; else to any other, each alike.
/// One that cannot be opened (the ends of a maze one room wide) is left and not counted.
#ifndef CLEW_MAZE_BRAID_HPP
#define CLEW_MAZE_BRAID_HPP

#include "clew/base/random.hpp"
#include "clew/world/grid.hpp"

namespace clew {

/// Needs 0 <= share <= 1, and walls that are alike from both sides. Only adds corridors, none to a
/// room without exits: that is rock. A share of 0 draws nothing. If the last one to go has only
/// dead ends beside it, one more goes. Linear time, at most 12 bytes a dead end.
void braid(Grid& grid, double share, Random& random);

} // namespace clew

#endif
