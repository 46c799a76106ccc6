/// Asides: what a player asks that no rule is needed for and that changes nothing but the voice.
#ifndef CLEW_SESSION_ASIDE_HPP
#define CLEW_SESSION_ASIDE_HPP

#include "clew/session/game.hpp"
#include "clew/speech/words.hpp"

#include <string>
#include <string_view>

namespace clew {

/// Look, inventory, exits, score, map, walls, help, version, repeat, brief and verbose; nothing
/// for what is no aside. `in_words`: the map without a picture.
void answer_aside(Game& game, Ask ask, bool in_words, std::string& out);

/// True for those that leave no trace: they belong in no thread.
[[nodiscard]] bool is_traceless(Ask ask);

/// True for save, restore, saves and delete: the program does them.
[[nodiscard]] bool is_errand(Ask ask);
[[nodiscard]] Errand errand_of(Ask ask, std::string_view name);

/// The picture that the view shows unasked. Nothing where it is not wanted (voice.words), and of
/// the map where it may not be seen or is wider than the voice; what is in sight is cut to fit.
void tell_view(const Game& game, std::string& out);

/// Says so at the beginning, if View::map is on and the picture may grow wider than the voice.
void tell_hidden_view(const Game& game, std::string& out);

/// "You leave after 12 turns.", and the score so far where there is any.
void tell_leaving(const Game& game, std::string& out);

} // namespace clew

#endif
