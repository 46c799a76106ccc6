#include "clew/app/protocol_loop.hpp"

#include "clew/session/protocol.hpp"

#include <string>
#include <utility>

namespace clew {

void run_protocol(Game& game, Player& player, LoopManner manner) {
    std::string& out = player.writer.text();
    std::string text = std::exchange(out, {});
    std::string scratch;
    const bool begins = game.history.count() == 0 && game.moment.state.turns == 0;
    append_start(
        out, game,
        {.events = begins ? game.first_events.all() : std::span<const Event>(), .text = text});
    game.keeps_events = true;
    bool quit = false;
    for (std::uint64_t number = 1; !quit && !over(game); ++number) {
        player.writer.ease();
        const auto line = player.lines.next([&player] { player.writer.flush(); });
        if (!line) {
            break;
        }
        const auto command = read_request(*line, scratch);
        if (!command) {
            append_error(out, number, command.error());
            continue;
        }
        text.clear();
        quit = answer(game, *command, manner, text).quit;
        append_turn(out, game,
                    {.line = number, .events = game.events.all(), .text = text, .quit = quit});
    }
    player.writer.flush();
}

} // namespace clew
