#include "clew/speech/map_words.hpp"

#include "clew/speech/floor_words.hpp"
#include "clew/speech/names.hpp"
#include "clew/speech/place.hpp"
#include "clew/speech/sentence.hpp"
#include "clew/speech/sights.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace clew {

namespace {

constexpr std::size_t legs_max = 40; // who listens remembers fewer
constexpr std::size_t goals_told_max = 4;

struct Leg {
    Direction direction = Direction::north;
    std::uint64_t rooms = 0;
};

/// A way from one stop to the next; rooms between have no other way to go.
struct Corridor {
    std::vector<Leg> legs;
    RoomId end = nowhere;
};

/// Tells the ways from stop to stop, the player's room first. A stop is a room where ways meet,
/// end or have a name.
class Guide {
public:
    explicit Guide(const Telling& telling)
        : telling_(telling), all_(holds_map(telling)),
          known_(all_ ? telling.world.grid().room_count() : telling.tally.seen_count()),
          covered_(telling.world.grid().room_count()), told_(telling.world.grid().room_count()) {}

    void tell(std::string& out) {
        tell_from(out, telling_.state.room);
        // Rooms seen that no way seen leads to: one was carried there, or came by a passage.
        const std::uint32_t rooms = telling_.world.grid().room_count();
        for (std::uint32_t i = 0; i < rooms && count_ < known_ && lines_ < map_lines_max; ++i) {
            if (is_known(RoomId{i}) && !covered_[i]) {
                tell_from(out, RoomId{i});
            }
        }
        if (count_ < known_ && lines_ >= map_lines_max) {
            append_text(out, telling_.voice,
                        "And " + counted(known_ - count_, "room", "rooms") + " more.");
        }
    }

private:
    [[nodiscard]] Exits exits(RoomId room) const {
        return exits_of(telling_.world, telling_.state, room);
    }

    [[nodiscard]] bool is_known(RoomId room) const { return all_ || telling_.tally.seen(room); }

    void cover(RoomId room) {
        count_ += covered_[index_of(room)] ? 0U : 1U;
        covered_[index_of(room)] = true;
    }

    void tell_from(std::string& out, RoomId first) {
        std::vector<RoomId> stops = {first};
        cover(first);
        for (std::size_t i = 0; i < stops.size() && lines_ < map_lines_max; ++i) {
            tell_stop(out, stops[i], stops);
        }
    }

    void tell_stop(std::string& out, RoomId stop, std::vector<RoomId>& stops) {
        std::string ways;
        for (const Direction direction : all_directions) {
            if (exits(stop).has(direction)) {
                const std::string way = way_text(stop, direction, stops);
                ways.append(ways.empty() || way.empty() ? "" : "; ").append(way);
            }
        }
        told_[index_of(stop)] = true;
        if (ways.empty()) {
            return;
        }
        const bool here = stop == telling_.state.room;
        append_text(out, telling_.voice,
                    "From " + (here ? "here" : stop_name(stop)) + ": " + ways + '.');
        ++lines_;
    }

    [[nodiscard]] std::string stop_name(RoomId room) const {
        return is_known(room) ? named_place(telling_, room) : place_name(telling_, room);
    }

    [[nodiscard]] std::string word(Direction direction) const {
        return std::string(word_for(direction, telling_.voice.manner.keys));
    }

    std::string way_text(RoomId stop, Direction direction, std::vector<RoomId>& stops) {
        const Site* site = telling_.world.site(stop);
        if (const Way* passage = site == nullptr ? nullptr : way_from(site->ways, direction)) {
            return word(direction) + passage_text(passage->passage) +
                   (telling_.tally.visited(passage->to)
                        ? " to " + place_name(telling_, passage->to) + kind_text(passage->to)
                        : "");
        }
        if (is_told(stop, direction)) {
            return {};
        }
        const Corridor corridor = walk(stop, direction);
        if (is_known(corridor.end) && !covered_[index_of(corridor.end)]) {
            cover(corridor.end);
            stops.push_back(corridor.end);
        }
        return legs_text(corridor) + " to " + place_name(telling_, corridor.end) +
               kind_text(corridor.end);
    }

    [[nodiscard]] std::string passage_text(PassageId id) const {
        const Passage& passage = telling_.world.passage(id);
        if (passage.door != no_item) {
            return " by " + the_name(telling_.world.item(passage.door));
        }
        const bool locked = passage.locked_by != no_item && !telling_.state.unlocked[index_of(id)];
        return locked ? " by a locked door" : " by a passage";
    }

    [[nodiscard]] bool has_ways(const Site& site) const {
        return std::any_of(site.ways.begin(), site.ways.end(), [&](const Way& way) {
            return is_found(telling_.world, telling_.state, way.passage);
        });
    }

    // Told from its other end already.
    [[nodiscard]] bool is_told(RoomId stop, Direction direction) const {
        const RoomId next = telling_.world.grid().beyond(stop, direction);
        const Direction back = opposite(direction);
        if (!is_known(next) || !exits(next).has(back)) {
            return false;
        }
        return onward(next, back) ? covered_[index_of(next)] : told_[index_of(next)];
    }

    // The one other way out of a room that is no stop.
    [[nodiscard]] std::optional<Direction> onward(RoomId room, Direction back) const {
        const Site* site = telling_.world.site(room);
        const Exits ways = exits(room);
        const bool plain = site == nullptr || (!has_ways(*site) && !site->text && !site->goal);
        if (!plain || room == telling_.state.room || ways.count() != 2 || !ways.has(back) ||
            !is_known(room)) {
            return std::nullopt;
        }
        const Exits others = ways.without(back);
        return *std::find_if(all_directions.begin(), all_directions.end(),
                             [=](Direction direction) { return others.has(direction); });
    }

    Corridor walk(RoomId from, Direction direction) {
        Corridor corridor;
        RoomId room = from;
        std::optional<Direction> next = direction;
        while (next) {
            if (corridor.legs.empty() || corridor.legs.back().direction != *next) {
                corridor.legs.push_back({*next, 0});
            }
            ++corridor.legs.back().rooms;
            room = telling_.world.grid().beyond(room, *next);
            next = room == from ? std::nullopt : onward(room, opposite(*next));
            if (next) {
                cover(room);
            }
        }
        corridor.end = room;
        return corridor;
    }

    [[nodiscard]] std::string legs_text(const Corridor& corridor) const {
        std::string text;
        std::uint64_t more = 0;
        for (std::size_t i = 0; i < corridor.legs.size(); ++i) {
            const Leg& leg = corridor.legs[i];
            if (i < legs_max) {
                text.append(i == 0 ? "" : ", ").append(word(leg.direction)).append(" ");
                text += std::to_string(leg.rooms);
            } else {
                more += leg.rooms;
            }
        }
        return more == 0 ? text : text + ", on for " + std::to_string(more);
    }

    [[nodiscard]] std::string kind_text(RoomId room) const {
        if (!is_known(room)) {
            return ", not seen yet";
        }
        if (room == telling_.state.room) {
            return ", where you are";
        }
        const Site* site = telling_.world.site(room);
        if (site != nullptr && site->text && !telling_.world.rooms()[*site->text].name.empty()) {
            return ", " + telling_.world.rooms()[*site->text].name;
        }
        if (site != nullptr && site->goal) {
            return ", a goal";
        }
        const int ways = exits(room).count();
        return ways > 2 ? ", a junction" : ways == 2 ? "" : ", a dead end";
    }

    const Telling& telling_;
    bool all_;
    std::uint64_t known_;
    std::uint64_t count_ = 0; // of rooms covered
    std::size_t lines_ = 0;
    std::vector<bool> covered_; // told of as a stop or in a corridor, or about to be
    std::vector<bool> told_;    // stops whose ways have been told
};

// Where there is no aim of the world's own, Clew's names the goals in the opening.
void tell_goals(std::string& out, const Telling& telling) {
    const WorldParts& parts = telling.world.parts();
    const bool all = parts.texts.aim.empty() || holds_map(telling);
    std::size_t told = 0;
    for (const RoomId goal : parts.goals) {
        if ((all || telling.tally.seen(goal)) && ++told <= goals_told_max) {
            const World& world = telling.world;
            const bool near = world.rows_of_floor(goal) == world.rows_of_floor(telling.state.room);
            append_text(out, telling.voice,
                        std::string(parts.goals.size() == 1 ? "The goal is " : "A goal is ") +
                            (near ? way_there(telling, goal) : "on another floor") +
                            (goal == telling.state.room || !near ? "." : " of you."));
        }
    }
}

void tell_things(std::string& out, const Telling& telling) {
    std::size_t told = 0;
    const auto saw = [&](const std::string& what, RoomId room) {
        if (++told <= map_lines_max) {
            append_text(out, telling.voice,
                        "You saw " + what + " at " + place_name(telling, room) + '.');
        }
    };
    for (std::size_t i = 0; i < telling.state.items.size(); ++i) {
        const ItemId id{static_cast<std::uint16_t>(i)};
        const RoomId room = place_of(telling.world, telling.state, id);
        if (is_met(telling, id) && room != carried && !telling.world.item(id).scenery &&
            telling.world.way_through(id) == no_passage) {
            saw(a_name(telling.world.item(id)), room);
        }
    }
    for (std::size_t i = 0; i < telling.state.encounters.size(); ++i) {
        const EncounterId id{static_cast<std::uint16_t>(i)};
        const Encounter& who = telling.world.encounter(id);
        if (is_met(telling, id) && !telling.state.encounters[i].done) {
            saw(a_name(who), room_of(telling.world, telling.state, id));
        }
    }
}

} // namespace

bool holds_map(const Telling& telling) {
    return telling.world.parts().charted || carries_map(telling.world, telling.state);
}

bool may_see_map(const Telling& telling) {
    return !telling.world.has_map_item() || holds_map(telling);
}

void tell_map(std::string& out, const Telling& telling) {
    append_text(out, telling.voice, "You are at " + place_name(telling, telling.state.room) + '.');
    tell_goals(out, telling);
    if (telling.tally.sight() > 0 && telling.world.is_floor_plan()) {
        tell_edges(out, telling);
        tell_stairs(out, telling);
    } else {
        Guide(telling).tell(out);
    }
    tell_things(out, telling);
}

} // namespace clew
