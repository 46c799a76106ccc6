/// Words for authors, which a game has only with `--debug`: they look behind the curtain and move
/// the player by no rule of play.
#ifndef CLEW_SESSION_DEBUGGING_HPP
#define CLEW_SESSION_DEBUGGING_HPP

#include "clew/session/deed.hpp"
#include "clew/session/game.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace clew {

/// `goto ROOM` puts the player into a room, by its id, its name or its place ("goto 3,2"); nobody
/// there is met and no turn goes by. `showme` tells where the game stands, `showme THING` what the
/// rules know of an item, somebody, a room or a passage, by id or name, or what an ending or a
/// milestone waits for. Nothing for any other sentence, and while a question is open or the game is
/// over.
[[nodiscard]] std::optional<Deed> do_debugging(Game& game, std::string_view sentence,
                                               std::string* out);

} // namespace clew

#endif
