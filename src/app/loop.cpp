#include "clew/app/loop.hpp"

#include "clew/app/terminal.hpp"
#include "clew/base/text.hpp"
#include "clew/session/thread.hpp"
#include "clew/speech/understand.hpp"

namespace clew {
void append_echo(std::string& out, std::string_view line) {
    if (line.size() > line_bytes_max) { // is refused; nobody wants to hear all of it
        out += harmless(line) + '\n';
        return;
    }
    const bool as_it_is = is_clean(line);
    const std::string taken = as_it_is ? std::string() : cleaned(line);
    for (const char c : as_it_is ? line : std::string_view(taken)) {
        out += c >= ' ' && c <= '~' ? c : '?';
    }
    out += '\n';
}

// One byte over the most: so the game sees that a line was too long.
Player::Player() : lines(0, line_bytes_max + line_marks_max + 1) {}

std::optional<std::string_view> next_line(Player& player, Signals* signals) {
    const auto wait = [signals](bool begin) {
        if (signals != nullptr) {
            signals->set_at_prompt(begin);
        }
    };
    player.writer.text() += "> ";
    player.writer.ease();
    const auto line = player.lines.next([&] {
        wait(false);
        player.writer.flush();
        wait(true);
    });
    wait(false);
    return line;
}

Reply answer(Game& game, std::string_view line, const LoopManner& manner, std::string& out) {
    const Reply reply = respond(game, line, out);
    if (manner.journal != nullptr && reply.in_thread) {
        manner.journal->add(cleaned(line));
    }
    if (manner.keeper != nullptr && reply.in_thread) {
        manner.keeper->hear_line();
    }
    if (manner.keeper != nullptr && reply.errand != Errand::none) {
        manner.keeper->run(reply.errand, out);
    }
    return reply;
}

void run(Game& game, Player& player, LoopManner manner) {
    std::string& out = player.writer.text();
    while (!over(game)) {
        const auto line = next_line(player, manner.signals);
        if (!line) {
            out += '\n';
            break;
        }
        if (manner.echo) {
            append_echo(out, *line);
        }
        if (manner.at_width) {
            game.voice.width = output_width();
        }
        if (answer(game, *line, manner, out).quit) {
            break;
        }
    }
    player.writer.flush();
}

} // namespace clew
