#include "clew/speech/floor_words.hpp"

#include "clew/play/sight.hpp"
#include "clew/speech/sentence.hpp"
#include "clew/speech/sights.hpp"

#include <algorithm>
#include <vector>

namespace clew {

namespace {

bool is_on_floor(const Telling& telling, RoomId room) {
    return telling.world.rows_of_floor(room) == telling.world.rows_of_floor(telling.state.room);
}

bool is_edge(const Telling& telling, RoomId room) {
    const Grid& grid = telling.world.grid();
    const Exits exits = grid.exits(room);
    return std::any_of(grid_directions.begin(), grid_directions.end(), [&](Direction side) {
        return exits.has(side) && !telling.tally.seen(grid.beyond(room, side));
    });
}

/// Takes a group of edges side by side out of those left (sorted), beginning with the last.
std::vector<RoomId> take_group(const Grid& grid, std::vector<RoomId>& left) {
    std::vector<RoomId> group = {left.back()};
    left.pop_back();
    for (std::size_t i = 0; i < group.size(); ++i) {
        for (const Direction side : grid_directions) {
            const auto next = grid.neighbour(group[i], side);
            const auto found =
                next ? std::lower_bound(left.begin(), left.end(), *next) : left.end();
            if (found != left.end() && *found == *next) {
                group.push_back(*next);
                left.erase(found);
            }
        }
    }
    return group;
}

/// The nearest of each group, nearest first.
std::vector<RoomId> edges_of(const Telling& telling) {
    const Grid& grid = telling.world.grid();
    std::vector<RoomId> left;
    telling.tally.for_each_seen([&](RoomId room) {
        if (is_on_floor(telling, room) && is_edge(telling, room)) {
            left.push_back(room);
        }
    });
    const Place here = grid.place_of(telling.state.room);
    const auto is_nearer = [&](RoomId a, RoomId b) {
        const auto steps_a = steps_between(here, grid.place_of(a));
        const auto steps_b = steps_between(here, grid.place_of(b));
        return steps_a != steps_b ? steps_a < steps_b : a < b;
    };
    std::vector<RoomId> edges;
    while (!left.empty()) {
        const std::vector<RoomId> group = take_group(grid, left);
        edges.push_back(*std::min_element(group.begin(), group.end(), is_nearer));
    }
    std::sort(edges.begin(), edges.end(), is_nearer);
    return edges;
}

} // namespace

void tell_edges(std::string& out, const Telling& telling) {
    const std::vector<RoomId> edges = edges_of(telling);
    std::vector<std::string> places;
    for (std::size_t i = 0; i < std::min(edges.size(), edges_told_max); ++i) {
        places.push_back(place_name(telling, edges[i]) + " (" + way_there(telling, edges[i]) + ')');
    }
    if (edges.size() > edges_told_max) {
        places.push_back(counted(edges.size() - edges_told_max, "place", "places") + " more");
    }
    append_text(out, telling.voice,
                places.empty() ? telling.world.parts().floors > 1
                                     ? "You have seen all of this floor."
                                     : "You have seen all the floor there is."
                               : "There is more to see beyond " + list_of(places) + '.');
}

void tell_stairs(std::string& out, const Telling& telling) {
    const auto tell = [&](RoomId room, Direction go) {
        const bool up = go == Direction::up;
        if ((!up && go != Direction::down) || !telling.tally.seen(room) ||
            !is_on_floor(telling, room)) {
            return;
        }
        const std::string where =
            room == telling.state.room
                ? "here"
                : "at " + place_name(telling, room) + " (" + way_there(telling, room) + ')';
        append_text(out, telling.voice,
                    std::string("A way leads ") + (up ? "up " : "down ") + where + '.');
    };
    for (std::size_t i = 0; i < telling.world.passages().size(); ++i) {
        const PassageId id{static_cast<std::uint16_t>(i)};
        const Passage& passage = telling.world.passage(id);
        if (is_found(telling.world, telling.state, id)) {
            tell(passage.from, passage.go);
            if (!passage.one_way) {
                tell(passage.to, opposite(passage.go));
            }
        }
    }
}

} // namespace clew
