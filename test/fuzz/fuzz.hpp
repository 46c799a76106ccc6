/// What fuzz targets share: laws that end the program, with what was broken, when they are.
///
/// A target is one file with LLVMFuzzerTestOneInput. With libFuzzer's main it looks for inputs that
/// break a law (tools/fuzz); with replay_main.cpp it is an ordinary test over its corpus.
#ifndef CLEW_TEST_FUZZ_FUZZ_HPP
#define CLEW_TEST_FUZZ_FUZZ_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/format/maze_text.hpp"
#include "clew/world/grid.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace clew::fuzz {

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return size == 0 ? std::string_view()
                     : std::string_view(reinterpret_cast<const char*>(data), size);
}

/// Prints the law and `what` (if any), and aborts, if the law does not hold.
void require(bool holds, std::string_view law, std::string_view what = {});

/// There is a fault; all stand within the text, in its order, and are shown in printable ASCII.
void require_told(const Diagnostics& faults, std::string_view text);

/// No byte that a terminal obeys; no character that hides or turns text; whole UTF-8.
void require_harmless(std::string_view out);

/// The same, and no line that begins as a prompt, a heading or a digest does.
void require_answer(std::string_view out);

/// Drawn as text in each style that is read back, it is the same grid with the same ends.
void require_read_back(const MazeText& maze);

/// What a reader made of a text: drawn and read again it is the same, or its faults are told.
void require_read(const Result<MazeText, Diagnostics>& maze, std::string_view text);

/// Lines typed into a world: answers are harmless, the same in any voice, the thread of them plays
/// to the same game, and undo leads back to its beginning.
void require_lawful_game(const World& world, std::string_view lines);

} // namespace clew::fuzz

#endif
