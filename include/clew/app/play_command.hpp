/// `clew play`: plays a world at the prompt, or goes on with a thread.
#ifndef CLEW_APP_PLAY_COMMAND_HPP
#define CLEW_APP_PLAY_COMMAND_HPP

#include "clew/app/options.hpp"
#include "clew/app/status.hpp"
#include "clew/speech/voice.hpp"

namespace clew {

/// The voice that a world proposes and the options and the terminal settle.
[[nodiscard]] Voice voice_of(const Options& options, const World& world);

/// The same for a game that standard output shows: in colour where it takes it.
[[nodiscard]] Voice shown_voice_of(const Options& options, const World& world);

[[nodiscard]] Status play_command(const Options& options);

} // namespace clew

#endif
