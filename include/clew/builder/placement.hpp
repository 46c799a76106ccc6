/// Placement: puts the loose things of a draft into rooms, so that the world can be won.
#ifndef CLEW_BUILDER_PLACEMENT_HPP
#define CLEW_BUILDER_PLACEMENT_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/base/result.hpp"
#include "clew/builder/draft.hpp"

#include <algorithm>
#include <cstdint>

namespace clew {

/// What may be spent on placing, over all drafts of one plan, and what came of it.
struct Effort {
    std::uint64_t placements = 1000;
    std::uint64_t states = 2'000'000;    ///< of proofs, about two seconds' worth
    std::uint64_t rooms = 1'000'000'000; ///< of the mazes of all placements together

    std::uint64_t judged = 0; ///< placements that a proof was asked for
    bool settled = true;      ///< and it told that none of those is fair

    [[nodiscard]] bool left() const { return placements > 0 && states > 0 && rooms > 0; }
    void take_placements(std::uint64_t count) { placements -= std::min(placements, count); }
};

/// Each thing draws from streams of its own ("place item ID", "place encounter ID"), one a try.
/// Never two in one room, none at the start, at a goal or where something stands by the file,
/// while other rooms are free. In a maze too small for that they share rooms; what harms nobody
/// may then lie at the start, and a monster or trap for which there is no room but the start
/// and goals is left out.
///
/// The first placement that can be won whatever the dice do is taken: of the first hundred as
/// plainly_winnable tells it, else of all as a proof does (see judged; 200,000 states each). Of
/// a draft with wandering rooms ten are tried, so that other drafts have their turn. Where no more
/// may be spent: an error that tells what could not be placed, whether that was proved, and what
/// stands in the way. Where it can matter to nobody where the loose things lie, one proof is
/// enough, and what it leaves unsettled is built: `check` is to tell then.
///
/// A draft with nothing loose or wandering is built as it is, unless exits were closed for it and
/// it is proved that it cannot be won: then those are the errors. Takes what it spends from
/// `effort`.
[[nodiscard]] Result<World, Diagnostics> placed(Draft draft, Effort& effort);

} // namespace clew

#endif
