/// Meanings: what one typed sentence asks for, as data.
#ifndef CLEW_SPEECH_MEANING_HPP
#define CLEW_SPEECH_MEANING_HPP

#include "clew/play/command.hpp"
#include "clew/speech/words.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace clew {

/// A walk of many turns, each of them an ordinary one.
struct Journey {
    enum class Kind : std::uint8_t {
        steps,   ///< `direction`, `steps` times
        run,     ///< `direction`, then on round bends to a fork or anything of note
        to,      ///< to `room`, which has been seen, through rooms seen
        explore, ///< to the nearest room not seen, through rooms seen
    };
    Kind kind = Kind::steps;
    Direction direction = Direction::north;
    std::uint32_t steps = 0;
    RoomId room = nowhere;
};

/// What one sentence means.
struct Meaning {
    enum class Kind : std::uint8_t {
        nothing,  ///< a blank sentence
        command,  ///< for `step`
        several,  ///< `several`, at least two, one after another: "take lamp and map"
        moves,    ///< a run of moves: `moves`, at least two
        journey,  ///< `journey`: "n 5", "run north", "go to 3,2", "explore"
        take_all, ///< each thing here that can be taken
        drop_all, ///< each thing carried
        ask,      ///< `ask`: look, inventory, map …; `in_words` for "map words"
        told,     ///< understood, and `reply` is the whole answer; nothing was refused
        unknown,  ///< `reply` says what was not understood, in the game's voice
    };
    Kind kind = Kind::nothing;
    Command command{}; ///< of told and unknown: only what they are about
    std::vector<Command> several{};
    std::vector<Direction> moves{};
    Journey journey{};
    Ask ask = Ask::look;
    bool in_words = false;
    std::string name{};    ///< of save, restore and erase: what follows, folded; may be empty
    std::string unclear{}; ///< of unknown: the words that may mean one of several, which it asks
    std::string reply{};   ///< a paragraph for append_text: not wrapped, no newline at its end
};

/// Ready made, one for each kind that the understanding of verbs ends in.
[[nodiscard]] Meaning asked(Ask ask);
[[nodiscard]] Meaning told(std::string reply);
[[nodiscard]] Meaning refused(std::string reply); ///< unknown
[[nodiscard]] Meaning commanded(Command command);
[[nodiscard]] Meaning moving(std::vector<Direction> moves); ///< a command if it is but one
[[nodiscard]] Meaning travelling(const Journey& journey);

} // namespace clew

#endif
