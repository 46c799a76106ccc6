#include "clew/speech/narrate.hpp"

#include "clew/speech/deeds.hpp"
#include "clew/speech/meetings.hpp"
#include "clew/speech/sights.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace clew {

namespace {

std::string_view warning_of(std::uint64_t turns_left) {
    switch (turns_left) {
    case 10:
        return "Ten turns left.";
    case 5:
        return "Five turns left.";
    case 3:
        return "Three turns left.";
    case 2:
        return "Two turns left.";
    case 1:
        return "One turn left.";
    case 0:
        return "That was your last turn."; // and yet a question is open
    default:
        return "";
    }
}

std::string_view warning_now(const Telling& telling) {
    const State& state = telling.state;
    const std::optional<std::uint64_t>& limit = telling.world.parts().turn_limit;
    return limit && !state.over() && state.turns > 0
               ? warning_of(*limit - std::min(*limit, state.turns))
               : std::string_view();
}

void tell_turns_left(std::string& out, const Telling& telling) {
    append_text(out, telling.voice, warning_now(telling));
}

const Event* last_arrival(const Events& events) {
    const Event* last = nullptr;
    for (const Event& event : events) {
        last = event.kind == EventKind::arrived ? &event : last;
    }
    return last;
}

// Nearly every event of a game: told without looking further.
bool is_plain_move(const Telling& telling, const Events& events) {
    const Event& first = *events.begin();
    return events.size() == 1 && first.kind == EventKind::arrived && first.passage == no_passage &&
           is_plain(telling, first.room);
}

void tell_arrived(std::string& out, const Telling& telling, const Event& event, bool with_text) {
    if (event.passage != no_passage) {
        append_text(out, telling.voice, telling.world.passages()[index_of(event.passage)].text);
    }
    tell_arrival(out, telling, event.room, with_text);
}

} // namespace

bool warns_of_turns(const Telling& telling) { return !warning_now(telling).empty(); }

void narrate(std::string& out, const Telling& telling, const Events& events, bool visited_before) {
    if (is_plain_move(telling, events)) {
        tell_place(out, telling, events.begin()->room);
        tell_turns_left(out, telling);
        tell_new_sights(out, telling);
        return;
    }
    const Event* const last = last_arrival(events);
    std::string paragraph;
    for (const Event& event : events) {
        if (event.kind == EventKind::treasure) {
            paragraph = joined(std::move(paragraph), deed_text(telling, event));
            continue;
        }
        append_text(out, telling.voice, paragraph);
        paragraph.clear();
        if (event.kind != EventKind::arrived) {
            paragraph = meeting_text(telling, event);
            paragraph = paragraph.empty() ? deed_text(telling, event) : std::move(paragraph);
            continue;
        }
        const bool is_last = &event == last;
        tell_arrived(out, telling, event, !is_last || !visited_before || !telling.voice.brief);
        if (is_last) {
            tell_turns_left(out, telling);
            tell_new_sights(out, telling);
        }
    }
    append_text(out, telling.voice, paragraph);
}

} // namespace clew
