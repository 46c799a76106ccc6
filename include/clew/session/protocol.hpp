/// The line protocol for programs: a JSON object, on one line, for the beginning of a game and for
/// each line typed. data/protocol.schema.json describes them.
///
/// Written by hand into the one buffer, as a program may type a million lines a second.
#ifndef CLEW_SESSION_PROTOCOL_HPP
#define CLEW_SESSION_PROTOCOL_HPP

#include "clew/session/game.hpp"
#include "clew/session/request.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace clew {

/// What is told of one line besides the game as it stands after it. Refers.
struct Answer {
    std::uint64_t line = 0; ///< its number, from 1; 0: the beginning
    std::span<const Event> events{};
    std::string_view text{}; ///< what a person would have read
    bool quit = false;
};

/// Appends {"protocol":1,"type":"start",…}: the world, and then all that a turn has.
void append_start(std::string& out, const Game& game, const Answer& answer);

/// Appends {"protocol":1,"type":"turn",…}.
void append_turn(std::string& out, const Game& game, const Answer& answer);

/// Appends {"protocol":1,"type":"error",…}: the line was not typed into the game.
void append_error(std::string& out, std::uint64_t line, const RequestFault& fault);

} // namespace clew

#endif
