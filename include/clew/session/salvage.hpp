/// Salvage: what is left of a damaged thread: its lines up to the first that is cut, that cannot be
/// read, or whose digest is another than the game's.
#ifndef CLEW_SESSION_SALVAGE_HPP
#define CLEW_SESSION_SALVAGE_HPP

#include "clew/session/replay.hpp"
#include "clew/session/thread.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace clew {

struct Salvage {
    Thread thread;                 ///< no save any more, if anything had to be left out
    std::optional<Diagnostic> why; ///< what is wrong; nothing: all is whole
    std::uint32_t left_out = 0;    ///< the line from which on all was left out for that, or 0
};

/// Refused with the thread's faults if no typed line below whole headings is left.
[[nodiscard]] Result<Salvage, Diagnostics> salvaged(const std::string& text);

/// Likewise, where replaying it found a difference: without the lines behind the last seal before
/// that or, where there is none, without the line typed last.
[[nodiscard]] Result<Salvage, Diagnostics> salvaged_before(const Thread& thread,
                                                           const Replay& difference);

} // namespace clew

#endif
