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
/// is one. What stands in the way of it is told, and then nothing is asked and the file stays as
/// it is. A refused one is put away.
[[nodiscard]] Offer offer(const Options& given, Player& player);

} // namespace clew

#endif
