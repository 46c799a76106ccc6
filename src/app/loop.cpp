#include "clew/app/loop.hpp"

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

void run(Game& game, Writer& writer, LoopManner manner) {
    // One byte over the most: so the game sees that a line was too long.
    LineReader reader(0, line_bytes_max + line_marks_max + 1);
    std::string& out = writer.text();
    while (!over(game)) {
        out += "> ";
        writer.ease();
        const auto line = reader.next([&writer] { writer.flush(); });
        if (!line) {
            out += '\n';
            break;
        }
        if (manner.echo) {
            append_echo(out, *line);
        }
        const Reply reply = respond(game, *line, out);
        if (manner.journal != nullptr && reply.in_thread) {
            manner.journal->add(cleaned(*line));
        }
        if (reply.errand != Errand::none && manner.keeper != nullptr) {
            manner.keeper->run(reply.errand, out);
        }
        if (reply.quit) {
            break;
        }
    }
    writer.flush();
}

} // namespace clew
