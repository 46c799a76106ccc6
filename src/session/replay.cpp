#include "clew/session/replay.hpp"

#include "clew/base/digest.hpp"
#include "clew/base/text.hpp"
#include "clew/speech/line.hpp"
#include "clew/speech/sentence.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

namespace clew {

namespace {

/// Plays and compares line by line.
class Player {
public:
    Player(const Thread& thread, Game& game, Compare compare)
        : thread_(thread), game_(game), compare_(compare) {}

    [[nodiscard]] Replay all(const Listener& listener) {
        opening(game_, answer_);
        hear(listener, {});
        ThreadLines lines(thread_);
        while (const std::optional<ThreadLine> line = lines.next()) {
            if (line->kind == ThreadLine::Kind::typed) {
                if (!finish_answer() || is_over(*line)) {
                    break;
                }
                type(line->content);
                hear(listener, line->content);
            } else {
                compare(*line);
            }
            last_line_ = line->line;
            if (replay_.difference != Difference::none) {
                break;
            }
        }
        (void)finish_answer();
        return std::move(replay_);
    }

private:
    void hear(const Listener& listener, std::string_view typed) const {
        if (listener) {
            listener(typed, answer_);
        }
    }

    bool is_over(const ThreadLine& line) {
        const bool won = over(game_);
        if (won && !thread_.bare && compare_ != Compare::nothing) {
            differ(Difference::unplayed, line.line, line.content, {});
        }
        return won || (replay_.quit && thread_.bare);
    }

    void type(std::string_view typed) {
        answer_.clear();
        at_ = 0;
        has_output_ = false;
        const Reply reply = respond(game_, typed, answer_);
        replay_.quit = reply.quit;
        is_errand_ = reply.errand != Errand::none;
        if (is_errand_) {
            append_text(answer_, game_.voice, "(Nothing is saved or restored in a replay.)");
        }
        ++replay_.played;
    }

    void compare(const ThreadLine& line) {
        if (line.kind == ThreadLine::Kind::digest) {
            const std::string digest = hex8(digest_of(game_));
            if (compare_ != Compare::nothing && digest != line.content) {
                differ(Difference::digest, line.line, line.content, digest);
            }
        } else if (compare_ == Compare::all && !is_errand_) {
            compare_output(line);
        }
    }

    void compare_output(const ThreadLine& line) {
        has_output_ = true;
        if (at_ >= answer_.size()) {
            differ(Difference::missing, line.line, line.content, {});
            return;
        }
        const std::string_view got = next_of_answer();
        if (got != line.content) {
            differ(Difference::output, line.line, line.content, got);
        }
    }

    std::string_view next_of_answer() {
        const std::size_t end = std::min(answer_.find('\n', at_), answer_.size());
        const std::string_view line = std::string_view(answer_).substr(at_, end - at_);
        at_ = end + 1;
        return line;
    }

    // False if the answer has more lines than the thread, which has some.
    bool finish_answer() {
        const bool more = has_output_ && at_ < answer_.size();
        if (more && replay_.difference == Difference::none) {
            differ(Difference::more, last_line_ + 1, {}, next_of_answer());
        }
        return !more;
    }

    void differ(Difference how, std::uint32_t line, std::string_view expected,
                std::string_view got) {
        replay_.difference = how;
        replay_.line = line;
        replay_.expected = expected;
        replay_.got = got;
    }

    const Thread& thread_;
    Game& game_;
    Compare compare_;
    Replay replay_;
    std::string answer_;
    std::size_t at_ = 0;      // of the answer: what is not yet compared
    bool has_output_ = false; // the thread has some for this answer
    bool is_errand_ = false;  // what it says then is about files, and not the game's
    std::uint32_t last_line_ = 0;
};

} // namespace

Replay replay(const Thread& thread, Game& game, Compare compare, const Listener& listener) {
    game.voice.colour = game.voice.colour && compare != Compare::all;
    return Player(thread, game, compare).all(listener);
}

Diagnostic diagnostic_of(const Replay& replay) {
    assert(replay.difference != Difference::none);
    const std::string got = '\'' + harmless(replay.got) + '\'';
    const std::string expected = '\'' + harmless(replay.expected) + '\'';
    const auto length =
        static_cast<std::uint32_t>(std::max<std::size_t>(1, replay.expected.size()));
    Diagnostic fault{Severity::error, {{replay.line, 1}, length}, {}, expected + " was expected"};
    switch (replay.difference) {
    case Difference::missing:
        fault.message = "the game says nothing more here";
        break;
    case Difference::more:
        fault.message = "the game also says " + got;
        fault.hint = "nothing more was expected";
        break;
    case Difference::digest:
        fault.message = "the game's digest is " + got + " here";
        break;
    case Difference::unplayed:
        fault.message = "the game was won before this line";
        fault.hint = "nothing more was expected to be typed";
        break;
    default:
        fault.message = "the game says " + got + " here";
        break;
    }
    return fault;
}

void append_typed(std::string& out, std::string_view line) {
    out += "> ";
    if (is_clean(line)) {
        out += line;
    } else {
        out += cleaned(line);
    }
    out += '\n';
}

void append_digest(std::string& out, const Game& game) {
    out += "= " + hex8(digest_of(game)) + '\n';
}

} // namespace clew
