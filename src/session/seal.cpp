#include "clew/session/seal.hpp"

#include "clew/base/text.hpp"
#include "clew/session/game.hpp"
#include "clew/session/thread_line.hpp"

namespace clew {

void LineSum::add(std::string_view line) {
    typed += is_typed_line(line) ? 1U : 0U;
    digest.add(line);
}

LineSum sum_of(std::string_view text) {
    LineSum sum;
    std::size_t at = text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0;
    while (at < text.size()) {
        sum.add(take_line(text, at).text);
    }
    return sum;
}

void append_seal(std::string& out, LineSum& sum, std::uint64_t game_digest) {
    const std::string line = "= " + hex8(game_digest) + ' ' + sum.digits();
    out += line;
    out += '\n';
    sum.add(line);
}

std::string sealed(std::string thread, const Game& game) {
    LineSum sum = sum_of(thread);
    append_seal(thread, sum, digest_of(game));
    return thread;
}

} // namespace clew
