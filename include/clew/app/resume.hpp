/// Resuming: the options of a game and the headings of its thread are two forms of one thing.
#ifndef CLEW_APP_RESUME_HPP
#define CLEW_APP_RESUME_HPP

#include "clew/app/load.hpp"
#include "clew/app/options.hpp"
#include "clew/session/thread.hpp"
#include "clew/speech/voice.hpp"

#include <string>

namespace clew {

/// All that shapes the game or its text, as it came to be.
[[nodiscard]] Headings headings_of(const Options& options, const Loaded& loaded,
                                   const Voice& voice);

/// The options that a thread's headings stand for, and `given` (of the command line) laid over
/// them. A given option that says otherwise is a Failure with Status::command_line; a heading
/// that cannot be is one with Status::faulty. `path` is for messages.
[[nodiscard]] Options options_of(const Headings& headings, const Options& given,
                                 const std::string& path);

/// Refuses (Failure, Status::faulty) a thread that is for another edition of the world's file,
/// or that was played in a world built otherwise, by another version of Clew.
void check_same_world(const Headings& headings, const Loaded& loaded, const std::string& path);

/// True if both make the same world; how it is shown is another matter.
[[nodiscard]] bool is_same_world(const Headings& one, const Headings& other);

/// Says on standard error what reading it left out, if anything.
void tell_left_out(const Thread& thread, const std::string& path);

/// The world that a thread's headings, read as these options, ask for. What is wrong with it is
/// the thread's fault (Failure or AlreadyTold, Status::faulty), and told with the heading's line.
[[nodiscard]] Loaded world_of_thread(const Headings& headings, const Options& options,
                                     const std::string& path);

/// Of a thread's file; of one without an end (a device) no more than shows what it is.
[[nodiscard]] std::string text_of_thread(const std::string& path);

/// "'COMMAND' plays it as far as it is whole", or "" if --salvage finds nothing in a refused
/// thread.
[[nodiscard]] std::string words_of_salvage(const std::string& text, const std::string& command);
void tell_salvage(const std::string& text, const std::string& command); ///< on standard error

/// Reads a thread; faults, and the command that salvages it, are printed and thrown as
/// AlreadyTold.
[[nodiscard]] Thread thread_of(const std::string& path, const std::string& salvage_command);

/// The same of a text that was read from there.
[[nodiscard]] Thread thread_in(const std::string& path, std::string text,
                               const std::string& salvage_command);

} // namespace clew

#endif
