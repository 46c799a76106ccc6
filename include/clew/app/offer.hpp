/// The offer: at a terminal the game that was left last may be gone on with.
#ifndef CLEW_APP_OFFER_HPP
#define CLEW_APP_OFFER_HPP

#include "clew/app/loop.hpp"
#include "clew/app/options.hpp"
#include "clew/app/take_up.hpp"

#include <memory>

namespace clew {

struct Offer {
    std::unique_ptr<TakenUp> game; ///< to go on with; none: a new one begins
    bool left = false;             ///< or none at all
};

/// Asks about the newest unfinished game that is not in use and that the options allow, if there
/// is one. A file that cannot be played is told of and stays as it is, and the next is asked about.
/// A refused game is put away, or stays where it is if that cannot be.
[[nodiscard]] Offer offer(const Options& given, Player& player);

} // namespace clew

#endif
