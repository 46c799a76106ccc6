#include "clew/app/protocol_loop.hpp"

#include "clew/session/protocol.hpp"
#include "clew/speech/line.hpp"

#include <string>
#include <utility>

namespace clew {

void run_protocol(Game& game, LineReader& lines, Writer& writer, LoopManner manner) {
    std::string& out = writer.text();
    std::string text = std::exchange(out, {});
    std::string scratch;
    const bool begins = game.history.count() == 0 && game.moment.state.turns == 0;
    append_start(
        out, game,
        {.events = begins ? game.first_events.all() : std::span<const Event>(), .text = text});
    game.keeps_events = true;
    bool quit = false;
    for (std::uint64_t number = 1; !quit && !over(game); ++number) {
        writer.ease();
        const auto line = lines.next([&writer] { writer.flush(); });
        if (!line) {
            break;
        }
        const auto command = read_request(*line, scratch);
        if (!command) {
            append_error(out, number, command.error());
            continue;
        }
        text.clear();
        const Reply reply = respond(game, *command, text);
        if (manner.journal != nullptr && reply.in_thread) {
            manner.journal->add(cleaned(*command));
        }
        quit = reply.quit;
        append_turn(out, game,
                    {.line = number, .events = game.events.all(), .text = text, .quit = quit});
    }
    writer.flush();
}

} // namespace clew
