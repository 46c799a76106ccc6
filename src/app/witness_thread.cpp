#include "clew/app/witness_thread.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/play_command.hpp"
#include "clew/app/resume.hpp"
#include "clew/play/step.hpp"
#include "clew/session/replay.hpp"
#include "clew/speech/line_for.hpp"

#include <cassert>
#include <utility>

namespace clew {

std::string witness_thread(const Loaded& loaded, const Options& options,
                           const std::vector<Command>& commands) {
    const Voice voice = voice_of(options, loaded.world);
    Game game(loaded.world, voice);
    std::string text = text_of(headings_of(options, loaded, voice));
    opening(game, text);
    for (const Command& command : commands) {
        const auto line = line_for(command, telling_of(game));
        if (!line) {
            throw Failure(Status::faulty, loaded.origin.name +
                                              ": the way was found but cannot be typed, as two "
                                              "things in it are called alike");
        }
        const State expected = step(loaded.world, game.moment.state, command).state;
        append_typed(text, *line);
        const Reply reply = respond(game, *line, text);
        assert(reply.in_thread && game.moment.state == expected);
        (void)reply;
        append_digest(text, game);
    }
    text += end_line(text);
    return text;
}

} // namespace clew
