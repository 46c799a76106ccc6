/// Small talk: words that change nothing in any world and yet deserve an answer.
#ifndef CLEW_SPEECH_SMALL_TALK_HPP
#define CLEW_SPEECH_SMALL_TALK_HPP

#include "clew/speech/voice.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace clew {

/// An answer, and whether it says that something cannot be done.
struct SmallTalk {
    std::string reply;
    bool refused = false;
};

/// Answers "wait", "xyzzy", "open door", "go in" and their like. `sentence` is folded.
[[nodiscard]] std::optional<SmallTalk> small_talk(std::string_view sentence,
                                                  const Telling& telling);

/// "Exits: north, west.", of the player's room.
[[nodiscard]] std::string exits_sentence(const Telling& telling);

} // namespace clew

#endif
