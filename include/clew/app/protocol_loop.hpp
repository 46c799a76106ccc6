/// The loop of the line protocol: lines in, a JSON object for each, flushed before every read that
/// would wait.
#ifndef CLEW_APP_PROTOCOL_LOOP_HPP
#define CLEW_APP_PROTOCOL_LOOP_HPP

#include "clew/app/loop.hpp"

namespace clew {

/// Plays until the game is won, quit, or out of input; the end of input has no object of its own.
/// The player's writer holds what a person would have read before the first prompt, and it is told
/// in the first object. Nothing is echoed.
void run_protocol(Game& game, Player& player, LoopManner manner);

} // namespace clew

#endif
