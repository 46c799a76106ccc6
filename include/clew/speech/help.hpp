/// Help: the words that this world has a use for, one line a thing, short enough for a phone.
#ifndef CLEW_SPEECH_HELP_HPP
#define CLEW_SPEECH_HELP_HPP

#include "clew/speech/voice.hpp"

#include <string>

namespace clew {

void tell_help(std::string& out, const Telling& telling);

} // namespace clew

#endif
