#include "clew/speech/answers.hpp"

#include "clew/base/text.hpp"
#include "clew/speech/contents.hpp"
#include "clew/speech/meetings.hpp"
#include "clew/speech/names.hpp"
#include "clew/speech/place.hpp"
#include "clew/speech/sentence.hpp"
#include "clew/speech/sights.hpp"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace clew {

namespace {

constexpr std::size_t goals_named_max = 4;
constexpr std::uint64_t walls_max = 1000;

// The world says what to reach in its own words, or else Clew names the places.
std::string aim_of(const Telling& telling) {
    const WorldParts& parts = telling.world.parts();
    std::vector<std::string> places;
    for (std::size_t i = 0; i < std::min(parts.goals.size(), goals_named_max); ++i) {
        places.push_back(place_name(telling, parts.goals[i]));
    }
    if (parts.goals.empty()) {
        return either(parts.texts.aim, "Find a good way to end this.");
    }
    const std::size_t more = parts.goals.size() - places.size();
    if (more > 0) {
        places.push_back("one of " + std::to_string(more) + " rooms more");
    }
    return either(parts.texts.aim, "Find the way to " + list_of(places, "or") + '.');
}

bool keeps_score(const World& world) {
    const auto items = world.items();
    const auto encounters = world.encounters();
    const auto pays = [](const Encounter& encounter) {
        return std::visit(
            [](const auto& kind) {
                if constexpr (requires { kind.bonus; }) {
                    return kind.bonus != 0;
                } else {
                    return false;
                }
            },
            encounter.kind);
    };
    const auto pays_points = [](const auto& one) { return one.points != 0; };
    const auto& milestones = world.parts().milestones;
    const auto& endings = world.parts().endings;
    return world.parts().scoring.any() ||
           std::any_of(milestones.begin(), milestones.end(), pays_points) ||
           std::any_of(endings.begin(), endings.end(), pays_points) ||
           std::any_of(items.begin(), items.end(),
                       [](const Item& item) { return item.treasure != 0; }) ||
           std::any_of(encounters.begin(), encounters.end(), pays);
}

std::string reason_of(const Telling& telling, const ScoreLine& line) {
    switch (line.kind) {
    case ScoreLine::Kind::escape:
        return "escaping";
    case ScoreLine::Kind::turns:
        return counted(line.count, "turn", "turns");
    case ScoreLine::Kind::dead_ends:
        return counted(line.count, "dead end", "dead ends");
    case ScoreLine::Kind::hints:
        return counted(line.count, "hint", "hints");
    case ScoreLine::Kind::treasure:
        return the_name(telling.world.item(line.item));
    case ScoreLine::Kind::milestone:
        return counted(line.count, "milestone", "milestones");
    case ScoreLine::Kind::ending:
        return "the ending";
    default:
        return the_name(telling.world.encounter(line.encounter));
    }
}

// Milestones have no names that could be told: they count together, as turns do.
std::vector<ScoreLine> milestones_as_one(const std::vector<ScoreLine>& lines) {
    std::vector<ScoreLine> out;
    for (const ScoreLine& line : lines) {
        const bool more = line.kind == ScoreLine::Kind::milestone && !out.empty() &&
                          out.back().kind == ScoreLine::Kind::milestone;
        if (more) {
            ++out.back().count;
            out.back().amount = score_of({out.back(), line});
        } else {
            out.push_back(line);
        }
    }
    return out;
}

void tell_score_lines(std::string& out, const Telling& telling) {
    const std::vector<ScoreLine> lines = score_lines(telling.world, telling.state, telling.tally);
    for (const ScoreLine& line : milestones_as_one(lines)) {
        append_text(out, telling.voice,
                    "For " + reason_of(telling, line) + ": " + points_of(line.amount) + '.');
    }
    const std::int64_t score = score_of(lines);
    const std::optional<std::int64_t>& highest = telling.world.parts().scoring.highest;
    append_text(
        out, telling.voice,
        "Score: " +
            (highest ? std::to_string(score) + " of " + points_of(*highest) : points_of(score)) +
            '.');
}

std::string turns_text(const Telling& telling) {
    std::string text = "You have taken " + counted(telling.state.turns, "turn", "turns");
    const std::optional<std::uint64_t>& limit = telling.world.parts().turn_limit;
    if (limit && !telling.state.over()) {
        const std::uint64_t left = *limit - std::min(*limit, telling.state.turns);
        text += "; " + counted(left, "is left", "are left");
    }
    return text + '.';
}

// What was beaten is gone, or not, as its `beaten` text says; all others stay where they are.
bool is_left(const Telling& telling, EncounterId id) {
    return !telling.state.encounters[index_of(id)].done ||
           !std::holds_alternative<Monster>(telling.world.encounter(id).kind);
}

void tell_present(std::string& out, const Telling& telling) {
    const auto tell = [&](std::span<const EncounterId> all) {
        for (const EncounterId id : all) {
            if (is_here(telling, Named{.encounter = id}) && is_met(telling, id) &&
                is_left(telling, id)) {
                append_text(out, telling.voice, presence_text(telling, id));
            }
        }
    };
    tell(telling.world.rovers());
    if (const Site* site = telling.world.site(telling.state.room)) {
        tell(site->encounters);
    }
}

// Where it leads is told of rooms one has been to, which `go to` leads to by the same ways.
std::string passage_text(const Telling& telling, const Way& way) {
    const Passage& passage = telling.world.passage(way.passage);
    const std::string where = telling.tally.visited(way.to)
                                  ? " to " + named_place(telling, way.to) + ", where you have been"
                                  : "";
    if (passage.door != no_item) {
        return the_name(telling.world.item(passage.door)) +
               (telling.state.items[index_of(passage.door)].open ? ", open" : ", closed") +
               (where.empty() ? "" : ',' + where);
    }
    const bool locked =
        passage.locked_by != no_item && !telling.state.unlocked[index_of(way.passage)];
    return (locked ? "a locked door" : "a passage") + where;
}

std::string way_text(const Telling& telling, Direction direction) {
    const RoomId room = telling.state.room;
    const Site* site = telling.world.site(room);
    if (const Way* way = site == nullptr ? nullptr : way_from(site->ways, direction)) {
        return passage_text(telling, *way);
    }
    const RoomId beyond = telling.world.grid().beyond(room, direction);
    if (telling.tally.visited(beyond)) {
        return named_place(telling, beyond) + ", where you have been";
    }
    return place_name(telling, beyond) +
           (telling.tally.seen(beyond) ? ", which you have seen" : ", not seen yet");
}

void tell_wall(std::string& out, const Telling& telling, RoomId room, RoomId other) {
    append_text(out, telling.voice, place_name(telling, room) + " | " + place_name(telling, other));
}

bool is_wall(const Telling& telling, RoomId room, Direction direction, RoomId other) {
    const auto opens = [&](RoomId from, Direction side) {
        return exits_of(telling.world, telling.state, from).has(side);
    };
    return !opens(room, direction) || !opens(other, opposite(direction));
}

// Of a game that began at a goal there is nothing to tell.
std::string par_text(std::uint64_t turns, std::optional<std::uint64_t> par) {
    if (!par || turns == 0) {
        return {};
    }
    return turns == *par ? "; no way is shorter" : "; " + std::to_string(*par) + " would do";
}

} // namespace

void tell_opening(std::string& out, const Telling& telling) {
    const WorldParts& parts = telling.world.parts();
    const Voice& voice = telling.voice;
    append_text(out, voice, either(parts.title, "Clew"));
    append_text(out, voice, parts.texts.opening);
    append_text(out, voice, aim_of(telling));
    if (parts.turn_limit) {
        append_text(out, voice, "You have " + counted(*parts.turn_limit, "turn.", "turns."));
    }
    if (parts.lists_walls) {
        append_text(out, voice, "Type walls to hear where the walls are.");
    }
    append_text(out, voice, "Type help for the words that Clew knows, quit to stop.");
    append_text(out, voice, "Seed " + std::to_string(parts.seed) + '.');
    out += '\n';
}

void tell_room(std::string& out, const Telling& telling) {
    const RoomId room = telling.state.room;
    tell_arrival(out, telling, room, RoomTold::text);
    if (!is_dark(telling, room)) {
        append_text(out, telling.voice, open_doors_text(telling, room));
    }
    tell_present(out, telling);
    tell_sights(out, telling);
    if (telling.state.asking != nobody) {
        append_text(out, telling.voice, question_text(telling));
    }
}

void tell_inventory(std::string& out, const Telling& telling) {
    std::vector<std::string> names;
    std::string inner;
    for (std::size_t i = 0; i < telling.state.items.size(); ++i) {
        if (telling.state.items[i].room == carried) {
            const ItemId item{static_cast<std::uint16_t>(i)};
            names.push_back(a_name_now(telling, item));
            inner = joined(std::move(inner), contents_text(telling, item));
        }
    }
    append_text(out, telling.voice,
                names.empty() ? "You carry nothing."
                              : joined("You carry " + list_of(names) + '.', inner));
}

void tell_exits(std::string& out, const Telling& telling) {
    const Exits exits = exits_of(telling.world, telling.state, telling.state.room);
    if (exits.empty()) {
        append_text(out, telling.voice, "There is no way out of here.");
    }
    for (const Direction direction : all_directions) {
        if (exits.has(direction)) {
            const std::string way(word_for(direction, telling.voice.manner.keys));
            append_text(out, telling.voice,
                        capital(way) + ": " + way_text(telling, direction) + '.');
        }
    }
}

void tell_score(std::string& out, const Telling& telling) {
    if (keeps_score(telling.world)) {
        tell_score_lines(out, telling);
    } else {
        append_text(out, telling.voice, "This world keeps no score.");
    }
    append_text(out, telling.voice, turns_text(telling));
}

void tell_question(std::string& out, const Telling& telling) {
    append_text(out, telling.voice,
                telling.state.asking == nobody ? "Nobody has asked you anything."
                                               : question_text(telling));
}

void tell_walls(std::string& out, const Telling& telling) {
    const World& world = telling.world;
    if (!world.parts().lists_walls) {
        append_text(out, telling.voice,
                    "This world does not list its walls. Type exits to hear the ways out of "
                    "this room.");
        return;
    }
    std::uint64_t count = 0;
    for (std::uint32_t i = 0; i < world.grid().room_count(); ++i) {
        for (const Direction direction : {Direction::east, Direction::south}) {
            const RoomId room{i};
            const auto other = world.grid().neighbour(room, direction);
            if (other && is_wall(telling, room, direction, *other) && ++count <= walls_max) {
                tell_wall(out, telling, room, *other);
            }
        }
    }
    if (count > walls_max) {
        append_text(out, telling.voice,
                    "And " + counted(count - walls_max, "wall", "walls") + " more.");
    }
    if (count == 0) {
        append_text(out, telling.voice, "There are no walls inside.");
    }
}

bool tells_end(const Telling& telling) {
    const WorldParts& parts = telling.world.parts();
    const std::uint16_t ending = telling.state.ending;
    const bool has_words =
        !parts.texts.won.empty() || (ending != no_ending && !parts.endings[ending].text.empty());
    return telling.state.outcome != Outcome::won || keeps_score(telling.world) || !has_words;
}

void tell_end(std::string& out, const Telling& telling, std::optional<std::uint64_t> par) {
    if (!tells_end(telling)) {
        return;
    }
    const bool won = telling.state.outcome == Outcome::won;
    const std::string turns = counted(telling.state.turns, "turn", "turns");
    append_text(out, telling.voice,
                (won ? "You have won in " + turns + par_text(telling.state.turns, par)
                     : "You have lost, after " + turns) +
                    '.');
    if (keeps_score(telling.world)) {
        tell_score_lines(out, telling);
    }
    if (!won) {
        append_text(out, telling.voice,
                    "Type undo to take back the last line, restart to begin again, or quit.");
    }
}

} // namespace clew
