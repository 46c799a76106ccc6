/// Door talk: what is meant by "open north" and "close door" where no thing is called so.
#ifndef CLEW_SPEECH_DOOR_TALK_HPP
#define CLEW_SPEECH_DOOR_TALK_HPP

#include "clew/speech/nouns.hpp"

#include <optional>
#include <string>

namespace clew {

/// The door of the way out that the phrase names, if that has one: "north"; else no_item.
[[nodiscard]] ItemId door_towards(const Telling& telling, const std::string& phrase);

/// The noun means nothing here: it was a way that is open, has no door or is not there, or in a
/// world without lids, anything. Else nothing. `deed` is open, close, unlock or lock.
[[nodiscard]] std::optional<Meaning> door_talk(const Clause& clause, Verb deed);

} // namespace clew

#endif
