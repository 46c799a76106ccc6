#include "clew/session/history.hpp"

#include <algorithm>
#include <cassert>

namespace clew {

namespace {

constexpr std::size_t leg_bytes_min = 4096;

// No line that was typed has a control byte left, so they can stand for moves and for the end.
constexpr char line_end = '\n';

bool is_mark(char byte) { return byte > '\0' && byte <= line_end; }

std::size_t last_begin(std::string_view lines) {
    assert(!lines.empty());
    std::size_t begin = lines.size() - 1;
    while (lines.back() == line_end && begin > 0 && !is_mark(lines[begin - 1])) {
        --begin;
    }
    return begin;
}

} // namespace

History::History() : legs_(1), due_(leg_bytes_min) {}

void History::add(std::string_view line, const Moment& after) {
    assert(!line.empty() && std::none_of(line.begin(), line.end(), is_mark));
    std::string& lines = legs_.back().lines;
    lines += line;
    lines += line_end;
    ++count_;
    if (lines.size() >= due_) {
        check_point(after);
    }
}

void History::check_point(const Moment& after) {
    due_ = std::max(leg_bytes_min, bytes_of(after));
    if (legs_.back().lines.size() < due_) {
        return;
    }
    legs_.back().lines.shrink_to_fit();
    legs_.push_back(Leg{after, {}});
    due_ = leg_bytes_min;
}

std::size_t History::bytes_of(const Moment& moment) {
    const State& state = moment.state;
    return sizeof(Leg) + state.items.size() * sizeof(ItemState) +
           state.encounters.size() * sizeof(EncounterState) +
           (state.unlocked.size() + state.found.size() + state.reached.size()) / 8 +
           moment.tally.bytes();
}

std::size_t History::bytes() const {
    std::size_t sum = sizeof(History);
    for (const Leg& leg : legs_) {
        sum += leg.lines.capacity() + (leg.from ? bytes_of(*leg.from) : sizeof(Leg));
    }
    return sum;
}

std::string History::lines() const {
    std::string all;
    for (const Leg& leg : legs_) {
        all += leg.lines;
    }
    return all;
}

std::optional<PastLine> History::last() const {
    if (count_ == 0) {
        return {};
    }
    const Leg& leg = legs_.back().lines.empty() ? legs_[legs_.size() - 2] : legs_.back();
    std::string_view line = std::string_view(leg.lines).substr(last_begin(leg.lines));
    return next_past_line(line);
}

History::Rest History::undo() {
    assert(count_ > 0);
    if (legs_.back().lines.empty()) {
        legs_.pop_back();
        due_ = leg_bytes_min;
    }
    Leg& leg = legs_.back();
    leg.lines.resize(last_begin(leg.lines));
    --count_;
    return {leg.from ? &*leg.from : nullptr, leg.lines};
}

PastLine next_past_line(std::string_view& lines) {
    assert(!lines.empty());
    if (is_mark(lines[0]) && lines[0] != line_end) {
        const PastLine move{static_cast<Direction>(lines[0] - 1), {}};
        lines.remove_prefix(1);
        return move;
    }
    const PastLine line{{}, lines.substr(0, lines.find(line_end))};
    lines.remove_prefix(line.text.size() + 1);
    return line;
}

} // namespace clew
