/// Sights: what can be seen from afar, in words. Who hears them can walk there: rows and columns
/// away are told, and their sum is the number of moves (see play/sight).
#ifndef CLEW_SPEECH_SIGHTS_HPP
#define CLEW_SPEECH_SIGHTS_HPP

#include "clew/speech/names.hpp"

#include <string>
#include <string_view>

namespace clew {

/// "You see a goblin, 3 north and 4 east; the stairs, 8 west." All that is in sight, but not here:
/// who is to be met (not once done with, and no traps), goals, and what lies about, each the
/// nearest first. Nothing where there is none, where the world has no sight, or after the end.
void tell_sights(std::string& out, const Telling& telling);

/// Of these, only what the last step has brought into sight for the first time: what is known is no
/// news, and would stop whoever walks on every corner.
void tell_new_sights(std::string& out, const Telling& telling);

/// True if that would tell anything.
[[nodiscard]] bool comes_into_sight(const Telling& telling);

/// "The goblin is too far off: 3 north and 4 east." Nothing if it is here, or not told among the
/// sights.
[[nodiscard]] std::string afar_text(const Telling& telling, Named named);

/// "You see the stairs too far off: 8 west." of the nearest goal in sight, if the phrase is what
/// goals are called here; else nothing.
[[nodiscard]] std::string goal_afar_text(const Telling& telling, std::string_view phrase);

/// "3 north and 4 east", in the words of the key set; "here".
[[nodiscard]] std::string way_there(const Telling& telling, RoomId room);

} // namespace clew

#endif
