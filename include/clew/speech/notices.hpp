/// Notices: what is said about playing itself (undo, saving, a line too long), not by the world.
#ifndef CLEW_SPEECH_NOTICES_HPP
#define CLEW_SPEECH_NOTICES_HPP

#include "clew/speech/voice.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace clew {

enum class Notice : std::uint8_t {
    nothing_to_take,   ///< "take all" where nothing can be taken
    nothing_to_drop,   ///< "drop all" with empty hands
    nothing_to_undo,
    nothing_to_repeat, ///< no answer yet
    nothing_again,     ///< no command yet
    rest_left,         ///< the rest of a line is not done
    restarted,
    brief_on,
    verbose_on,
    save,    ///< not by name yet: how a thread keeps the game
    restore, ///< likewise
    hint,    ///< not yet
};

void tell_notice(std::string& out, const Voice& voice, Notice notice);

/// "Taken back: n." `line` is shown made harmless.
void tell_taken_back(std::string& out, const Voice& voice, std::string_view line);

/// That a line has more bytes than `most`.
void tell_too_long(std::string& out, const Voice& voice, std::uint64_t most);

/// `map` without the map that it needs; and a map of more columns than a line holds.
void tell_no_map(std::string& out, const Telling& telling);
void tell_wide_map(std::string& out, const Voice& voice, std::uint64_t columns);

/// On quitting: after how many turns. Never congratulates.
void tell_leaving(std::string& out, const Telling& telling);

} // namespace clew

#endif
