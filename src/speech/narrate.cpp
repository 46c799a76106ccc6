#include "clew/speech/narrate.hpp"

#include "clew/speech/contents.hpp"
#include "clew/speech/deeds.hpp"
#include "clew/speech/meetings.hpp"
#include "clew/speech/sights.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

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

std::string passing_text(const Passage& passage) {
    return joined(passage.text, passage.turns > 1
                                    ? "That took " + counted(passage.turns, "turn.", "turns.")
                                    : std::string());
}

void tell_arrived(std::string& out, const Telling& telling, const Event& event, RoomTold told) {
    if (event.passage != no_passage) {
        append_text(out, telling.voice, passing_text(telling.world.passage(event.passage)));
    }
    tell_arrival(out, telling, event.room, told);
}

RoomTold told_on_arrival(const Telling& telling, bool visited_before) {
    if (!visited_before) {
        return RoomTold::text;
    }
    return telling.voice.brief ? RoomTold::none : RoomTold::again;
}

// A light that is lit or uncovered shows the room, and one that is shut away hides it. `arrives`:
// the player has left that room in the same turn.
void tell_change_of_light(std::string& out, const Telling& telling, const Event& event,
                          bool arrives) {
    const bool may_show = event.kind == EventKind::kindled || event.kind == EventKind::opened;
    if (arrives || !telling.world.has_darkness()) {
        return;
    }
    if (may_show && brings_light(telling, event.item)) {
        tell_arrival(out, telling, telling.state.room, RoomTold::text);
    } else if (event.kind == EventKind::closed && hides_light(telling, event.item)) {
        append_text(out, telling.voice, "Now it is dark.");
    }
}

bool may_change_light(EventKind kind) {
    return kind == EventKind::kindled || kind == EventKind::opened || kind == EventKind::closed;
}

// What is added to the sentence before it.
bool is_afterthought(EventKind kind) {
    return kind == EventKind::treasure || kind == EventKind::worn_out;
}

std::string event_text(const Telling& telling, const Event& event) {
    std::string text = meeting_text(telling, event);
    return text.empty() ? deed_text(telling, event) : text;
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
        if (is_afterthought(event.kind)) {
            paragraph = joined(std::move(paragraph), deed_text(telling, event));
            continue;
        }
        append_text(out, telling.voice, paragraph);
        paragraph.clear();
        if (event.kind != EventKind::arrived) {
            paragraph = event_text(telling, event);
            if (may_change_light(event.kind)) {
                append_text(out, telling.voice, std::exchange(paragraph, {}));
                tell_change_of_light(out, telling, event, last != nullptr);
            }
            continue;
        }
        const bool is_last = &event == last;
        tell_arrived(out, telling, event, told_on_arrival(telling, is_last && visited_before));
        if (is_last) {
            tell_turns_left(out, telling);
            tell_new_sights(out, telling);
        }
    }
    append_text(out, telling.voice, paragraph);
}

} // namespace clew
