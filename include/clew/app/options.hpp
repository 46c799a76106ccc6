/// Options: the command line, read and checked.
#ifndef CLEW_APP_OPTIONS_HPP
#define CLEW_APP_OPTIONS_HPP

#include "clew/app/journal.hpp"
#include "clew/app/seed_range.hpp"
#include "clew/app/sweep.hpp"
#include "clew/app/terminal.hpp"
#include "clew/builder/build.hpp"
#include "clew/world/manner.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace clew {

enum class Subcommand : std::uint8_t { play, list, check, solve, replay, draw, maze, create };

/// What was asked for. An option that was not given is empty, so that a thread's headings can
/// fill it in and a contradiction can be told.
struct Options : MazeWishes {
    Subcommand subcommand = Subcommand::play;
    std::string world;              ///< shipped name or file; empty: not given
    std::vector<std::string> files; ///< of check: worlds; of replay: the thread; of new: the file

    std::optional<std::uint64_t> seed;
    std::optional<std::string> start; ///< as written, checked to be a spot
    std::optional<std::string> goal;
    std::optional<std::string> limit; ///< "none", "auto" or a number
    std::optional<std::string> as;    ///< "cells" or "walls"

    std::optional<Keys> keys;
    std::optional<Coordinates> coordinates;
    std::optional<View> view;
    std::optional<MapStyle> map;
    std::optional<std::uint32_t> width;
    bool ascii = false;
    bool words = false;
    bool choices = false;
    bool debug = false;
    Colouring colour = Colouring::automatic;

    bool no_echo = false;
    bool require_win = false;
    std::optional<std::string> thread;
    std::optional<std::string> restore; ///< play: a save to begin from, by name or a file
    bool salvage = false;               ///< play, replay: what is whole of a damaged thread
    std::optional<Sync> sync;

    std::uint64_t states = 4'000'000;  ///< most of a proof
    bool strict = false;               ///< check: what is not settled is faulty
    std::vector<std::string> coverage; ///< check: threads; not empty: what they show, and no proof
    std::optional<std::string> save;   ///< check: a folder for witnesses
    std::optional<SeedRange> seeds;    ///< check: each of them
    bool compare = false;              ///< replay --check
    bool labels = false;
    bool solution = false;
    bool shade = false;
    std::optional<std::uint32_t> scale; ///< pixels a room
    std::string format = "ascii";
    std::string output = "-";

    bool stats = false; ///< maze --stats
    std::optional<std::uint64_t> samples;
    std::optional<Sweep> sweep;
    bool json = false; ///< maze --stats; play: the line protocol
};

/// Reads the command line. `--help` and `--version` are printed to standard output and end the
/// program with Status::good: then nothing comes back. What is wrong is thrown as a Failure with
/// Status::command_line, in words that say what is allowed.
[[nodiscard]] std::optional<Options> read_options(int count, const char* const* words);

} // namespace clew

#endif
