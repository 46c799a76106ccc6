/// Answers to what needs no rule: look, inventory, score, help and the like.
#ifndef CLEW_SPEECH_ANSWERS_HPP
#define CLEW_SPEECH_ANSWERS_HPP

#include "clew/speech/voice.hpp"

#include <string>
#include <string_view>

namespace clew {

/// Title, opening, what to reach, how to quit and get help, and `Seed 42.`
void tell_opening(std::string& out, const Telling& telling);
void tell_room(std::string& out, const Telling& telling); ///< `look`: all of it, always
void tell_inventory(std::string& out, const Telling& telling);
void tell_exits(std::string& out, const Telling& telling); ///< each, and what is known beyond it
void tell_score(std::string& out, const Telling& telling); ///< its lines and their sum; turns left
void tell_help(std::string& out, const Telling& telling);  ///< only what this world has a use for
/// the open one again; if none, says so
void tell_question(std::string& out, const Telling& telling);

/// The inner walls, a line each, if the world lists them: "a1 | a2"; else says that it does not.
void tell_walls(std::string& out, const Telling& telling);

/// The map in words: where you are, the rooms seen and their exits in runs that can be followed
/// by ear, what lies in them, and the direction of goals that are known. With a map item: the
/// whole maze.
void tell_map(std::string& out, const Telling& telling);

/// True if `map` may be asked for now: a map item is carried, or the world has none.
[[nodiscard]] bool may_see_map(const Telling& telling);

/// After the end: how it went, the score if the world keeps one, and what can be done now
/// (undo, restart, quit).
void tell_end(std::string& out, const Telling& telling);

} // namespace clew

#endif
