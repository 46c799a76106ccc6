/// Answers to what needs no rule: look, inventory, score and the like. Help and the map in words
/// have headers of their own.
#ifndef CLEW_SPEECH_ANSWERS_HPP
#define CLEW_SPEECH_ANSWERS_HPP

#include "clew/speech/help.hpp"
#include "clew/speech/map_words.hpp"
#include "clew/speech/voice.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace clew {

/// Title, opening, what to reach, how to quit and get help, and `Seed 42.`; then a blank line.
void tell_opening(std::string& out, const Telling& telling);
void tell_room(std::string& out, const Telling& telling); ///< `look`: all of it, always
void tell_inventory(std::string& out, const Telling& telling);
void tell_exits(std::string& out, const Telling& telling); ///< each, and what is known beyond it
void tell_score(std::string& out, const Telling& telling); ///< its lines and their sum; turns left

/// The open question again, alone; if none, says so.
void tell_question(std::string& out, const Telling& telling);

/// The inner walls, a line each, if the world lists them: "a1 | a2"; else says that it does not.
/// At most 1,000 of them, and then how many more there are.
void tell_walls(std::string& out, const Telling& telling);

/// After the end, following what `narrate` told of it: turns and score, and for a lost game what
/// can be done now (undo, restart, quit). Nothing unless tells_end. `par`, if known, is told beside
/// the turns of a game won.
void tell_end(std::string& out, const Telling& telling,
              std::optional<std::uint64_t> par = std::nullopt);

/// False after a win for which the world has its own last words, if it keeps no score. Needs a game
/// that is over.
[[nodiscard]] bool tells_end(const Telling& telling);

} // namespace clew

#endif
