// What must hold whatever the world and whatever is typed.
#include "fuzz.hpp"

#include "clew/base/text.hpp"
#include "clew/session/replay.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace clew::fuzz {

namespace {

constexpr int lines_max = 60;

// What was typed as a thread keeps it, and what came of it.
struct Played {
    std::string thread = "# clew thread 1\n";
    std::uint64_t digest = 0;
};

bool is_ascii(std::string_view out) {
    return std::all_of(out.begin(), out.end(),
                       [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); });
}

std::string_view next_line(std::string_view& lines) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    const std::string_view line = lines.substr(0, end);
    lines.remove_prefix(std::min(end + 1, lines.size()));
    return line;
}

Played play(Game& game, std::string_view lines) {
    Played played;
    std::string out;
    opening(game, out);
    require_answer(out);
    bool quit = false;
    for (int left = lines_max; left > 0 && !lines.empty() && !quit && !over(game); --left) {
        const std::string_view line = next_line(lines);
        out.clear();
        const Reply reply = respond(game, line, out);
        require_answer(out);
        require(!game.voice.ascii || is_ascii(out), "with --ascii an answer is ASCII", out);
        quit = reply.quit;
        if (reply.in_thread) {
            append_typed(played.thread, line);
        }
    }
    played.digest = digest_of(game);
    return played;
}

void require_same_by_thread(const World& world, const Voice& voice, Played played) {
    played.thread += end_line(played.thread);
    const auto thread = read_thread(std::move(played.thread));
    require(thread.has_value() && thread->ended, "the thread of a game is read");
    Game game(world, voice);
    require(replay(*thread, game, Compare::all).difference == Difference::none,
            "a thread without answers differs from nothing");
    require(digest_of(game) == played.digest, "a thread plays to the same game", thread->text);
}

void require_undone(Game& game, std::uint64_t first) {
    std::string out;
    while (game.history.count() > 0) {
        const std::uint64_t before = game.history.count();
        (void)respond(game, "undo", out);
        require(game.history.count() + 1 == before, "undo takes back one line", out);
        require_answer(out);
        out.clear();
    }
    require(digest_of(game) == first, "undo leads back to the beginning");
}

} // namespace

void require_lawful_game(const World& world, std::string_view lines) {
    Voice voice;
    voice.manner = world.parts().manner;
    Voice other = voice;
    other.ascii = true;
    other.words = true;
    other.brief = true;
    other.width = 20;
    Game game(world, voice);
    const std::uint64_t first = digest_of(game);
    Played played = play(game, lines);
    Game in_other_words(world, other);
    require(play(in_other_words, lines).digest == played.digest, "no voice changes the game",
            lines);
    require_same_by_thread(world, voice, std::move(played));
    require_undone(game, first);
}

} // namespace clew::fuzz
