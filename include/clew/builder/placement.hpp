/// Placement: puts the loose things of a draft into rooms, so that the world can be won.
#ifndef CLEW_BUILDER_PLACEMENT_HPP
#define CLEW_BUILDER_PLACEMENT_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/base/result.hpp"
#include "clew/builder/draft.hpp"

#include <cstdint>

namespace clew {

/// What may be spent on placing, over all drafts of one plan.
struct Effort {
    std::uint64_t placements = 1000;
    std::uint64_t states = 2'000'000; ///< of searches, about two seconds' worth
};

/// Each thing draws from streams of its own ("place item ID", "place encounter ID"), one a try.
/// Never two in one room, none at the start, at a goal or where something stands by the file,
/// while other rooms are free. In a maze too small for that they share rooms; what harms nobody
/// may then lie at the start, and a monster or trap for which there is no room but the start
/// and goals is left out.
///
/// Of the first hundred placements the first that wins whatever the dice do is taken (see
/// plainly_winnable); if none does, the first of all that can be won with this seed's dice. Of a
/// draft with wandering rooms ten are tried, so that other drafts have their turn. Else an
/// error that names what could not be placed. A draft with nothing loose or wandering is built as
/// it is, unless exits were closed for it and it cannot be won: then those are the errors.
/// Takes what it spends away from `effort`.
[[nodiscard]] Result<World, Diagnostics> placed(Draft draft, Effort& effort);

} // namespace clew

#endif
