#include "clew/session/salvage.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace clew {

namespace {

// Where line `number`, from 1, begins; the text's end if it has no such line.
std::size_t begin_of_line(std::string_view text, std::uint32_t number) {
    std::size_t at = 0;
    while (number > 1 && at < text.size()) {
        at = std::min(text.find('\n', at), text.size() - 1) + 1;
        --number;
    }
    return at;
}

// Its place is kept, so that all lines keep their numbers. False if it is none.
bool drop_save_heading(std::string& text) {
    std::size_t at = text.find("\n# save:");
    at = at == std::string::npos ? text.find("\n # save:") : at; // set in
    if (at == std::string::npos) {
        return false;
    }
    const std::size_t end = std::min(text.find('\n', at + 1), text.size());
    text.replace(at, end - at, "\n#");
    return true;
}

// Whether one was typed from that line on.
bool has_typed_lines(std::string_view text, std::uint32_t from) {
    std::size_t at = begin_of_line(text, from);
    while (at < text.size()) {
        const std::string_view line = take_line(text, at).text;
        if (is_typed_line(line.substr(line.starts_with(' ') ? 1 : 0))) {
            return true;
        }
    }
    return false;
}

} // namespace

Result<Salvage, Diagnostics> salvaged(const std::string& text) {
    Salvage salvage;
    Diagnostics faults;
    std::string left = text;
    for (;;) {
        Result<Thread, Diagnostics> read =
            read_thread(left, salvage.why ? Seals::passed_over : Seals::held_against);
        if (read) {
            salvage.thread = std::move(*read);
            break;
        }
        if (!salvage.why) {
            // A seal says that lines above it were changed: the game's digests tell which to play.
            faults = read.error();
            salvage.why = faults.front();
            if ((read = read_thread(left, Seals::passed_over))) {
                salvage.thread = std::move(*read);
                break;
            }
        }
        const std::size_t had = left.size();
        const std::uint32_t line = read.error().front().span.begin.line;
        left.resize(begin_of_line(left, line));
        salvage.left_out = left.size() < had ? line : salvage.left_out;
        if (left.empty() || (left.size() == had && !drop_save_heading(left))) {
            return Unexpected{std::move(faults)};
        }
    }
    if (salvage.left_out != 0 && !has_typed_lines(text, salvage.left_out)) {
        salvage.left_out = 0;
    }
    const bool none = salvage.thread.bare || salvage.thread.typed == 0;
    if (salvage.why && none) {
        return Unexpected{std::move(faults)};
    }
    return salvage;
}

Result<Salvage, Diagnostics> salvaged_before(const Thread& thread, const Replay& difference) {
    const Diagnostic why = diagnostic_of(difference);
    std::uint32_t first_left_out = difference.line;
    bool is_sealed = false; // then what is whole is known
    ThreadLines lines(thread);
    while (const std::optional<ThreadLine> line = lines.next()) {
        if (line->line >= difference.line) {
            break;
        }
        is_sealed = is_sealed || !line->seal.empty();
        if (!line->seal.empty()) {
            first_left_out = line->line + 1;
        } else if (line->kind == ThreadLine::Kind::typed && !is_sealed &&
                   difference.difference != Difference::unplayed) {
            first_left_out = line->line;
        }
    }
    Result<Salvage, Diagnostics> left =
        salvaged(thread.text.substr(0, begin_of_line(thread.text, first_left_out)));
    if (!left || left->thread.bare || left->thread.typed == 0) {
        return Unexpected{Diagnostics{why}};
    }
    left->why = why;
    left->left_out = first_left_out;
    return left;
}

} // namespace clew
