#include "clew/session/event_json.hpp"

#include "clew/base/json.hpp"
#include "clew/base/text.hpp"
#include "clew/speech/voice.hpp"

namespace clew {

namespace {

/// What the amount of an event is; "" where it has none.
std::string_view amount_of(EventKind kind) {
    switch (kind) {
    case EventKind::treasure:
    case EventKind::monster_beaten:
    case EventKind::riddle_right:
    case EventKind::gamble_won:
    case EventKind::quest_done:
    case EventKind::milestone:
        return "points";
    case EventKind::gamble_asked:
    case EventKind::guess_no_number:
    case EventKind::guess_outside:
    case EventKind::guess_too_low:
    case EventKind::guess_too_high:
        return "guesses_left";
    case EventKind::gamble_lost:
        return "number";
    case EventKind::out_of_turns:
        return "turn_limit";
    default:
        return "";
    }
}

bool has_direction(EventKind kind) {
    return kind == EventKind::arrived || kind == EventKind::no_exit || kind == EventKind::locked ||
           kind == EventKind::unlocked || kind == EventKind::door_locked ||
           kind == EventKind::blocked;
}

void append_key(std::string& out, std::string_view key) {
    out += ",\"";
    out += key;
    out += "\":";
}

void append_id(std::string& out, std::string_view key, std::string_view id) {
    append_key(out, key);
    append_json_string(out, id);
}

void append_event(std::string& out, const World& world, const Event& event) {
    out += R"({"kind":")";
    out += name_of(event.kind);
    out += '"';
    if (event.room != nowhere) {
        append_key(out, "room");
        append_place_fields(out, world.grid(), event.room);
        out += '}';
    }
    if (event.item != no_item) {
        append_id(out, "item", world.item(event.item).id);
    }
    if (event.other != no_item) {
        append_id(out, "other", world.item(event.other).id);
    }
    if (event.kind == EventKind::milestone) {
        append_id(out, "milestone", world.parts().milestones[event.number].id);
    }
    if (event.kind == EventKind::ended) {
        append_id(out, "ending", world.parts().endings[event.number].id);
    }
    if (event.encounter != nobody) {
        append_id(out, "encounter", world.encounter(event.encounter).id);
    }
    if (event.passage != no_passage) {
        append_id(out, "passage", world.passages()[index_of(event.passage)].id);
    }
    if (const std::string_view amount = amount_of(event.kind); !amount.empty()) {
        append_key(out, amount);
        append_signed(out, event.amount);
    }
}

} // namespace

void append_events(std::string& out, const World& world, const EventsTold& told) {
    bool is_carried = told.beginning;
    char before = '[';
    for (const Event& event : told.events) {
        out += before;
        before = ',';
        append_event(out, world, event);
        if (has_direction(event.kind) && !is_carried) {
            append_key(out, "direction");
            out += '"';
            out += word_for(event.direction, told.keys);
            out += '"';
        }
        out += '}';
        is_carried = event.kind == EventKind::teleported || event.kind == EventKind::riddle_wrong;
    }
    out += told.events.empty() ? "[]" : "]";
}

void append_place_fields(std::string& out, const Grid& grid, RoomId room) {
    const Place place = grid.place_of(room);
    out += R"({"row":)";
    append_number(out, place.row);
    out += R"(,"column":)";
    append_number(out, place.column);
}

} // namespace clew
