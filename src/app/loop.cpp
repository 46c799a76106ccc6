#include "clew/app/loop.hpp"

#include "clew/base/text.hpp"
#include "clew/session/thread.hpp"
#include "clew/speech/understand.hpp"

namespace clew {
namespace {

void echo(std::string& out, std::string_view line) {
    if (!line.empty() && line.back() == '\r') {
        line.remove_suffix(1);
    }
    for (const char c : line) {
        const bool printable = c >= ' ' && c <= '~';
        out += printable ? c : c == '\t' ? ' ' : '?';
    }
    out += '\n';
}

} // namespace

void run(Game& game, Writer& writer, LoopManner manner) {
    // One byte over the most: so the game sees that a line was too long.
    LineReader reader(0, line_bytes_max + 1);
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
            echo(out, *line);
        }
        const Reply reply = respond(game, *line, out);
        if (manner.journal != nullptr && reply.in_thread) {
            manner.journal->add(cleaned(*line));
        }
        if (reply.quit) {
            break;
        }
    }
    writer.flush();
}

} // namespace clew
