/// A quest in any maze: along the shortest way from the start to the goal stand, in turn, locked
/// doors, monsters, a smith who forges a sword of ore, and a riddler; what each needs lies
/// somewhere on this side of it. Twelve things, eight of which must be had.
#ifndef CLEW_TEST_PROVE_QUEST_HPP
#define CLEW_TEST_PROVE_QUEST_HPP

#include "play/random_worlds.hpp"

#include "clew/world/room_set.hpp"

namespace clew::test {

/// From the start, the first room, to the last one; both included.
inline std::vector<RoomId> way_through(const Grid& grid) {
    const RoomId start{0};
    const RoomId goal{grid.room_count() - 1};
    std::vector<std::uint8_t> entry(grid.room_count(), 0xFF);
    std::vector<RoomId> queue = {goal};
    for (std::size_t i = 0; i < queue.size() && entry[index_of(start)] == 0xFF; ++i) {
        for (const Direction direction : grid_directions) {
            const bool leads = grid.exits(queue[i]).has(direction);
            const RoomId to = leads ? grid.beyond(queue[i], direction) : goal;
            if (to != goal && entry[index_of(to)] == 0xFF) {
                entry[index_of(to)] = static_cast<std::uint8_t>(opposite(direction));
                queue.push_back(to);
            }
        }
    }
    std::vector<RoomId> way = {start};
    while (way.back() != goal) {
        const auto on = static_cast<Direction>(entry[index_of(way.back())]);
        way.push_back(grid.beyond(way.back(), on));
    }
    return way;
}

class QuestMaker {
public:
    QuestMaker(Grid grid, Random& random) : random_(random), maze_(grid), way_(way_through(grid)) {
        parts_.grid = std::move(grid);
        parts_.goals = {way_.back()};
    }

    World quest() {
        for (int i = 0; i < 4; ++i) {
            add(parts_, item("gold", some_room(random_, parts_)));
            parts_.items.back().treasure = 10;
        }
        for (std::size_t i = 1; i <= 8; ++i) {
            bar_the_way(i, way_[i * (way_.size() - 1) / 9]);
        }
        return World(std::move(parts_));
    }

private:
    void bar_the_way(std::size_t number, RoomId room) {
        const ItemId thing = add(parts_, item("thing", room_before(room)));
        if (number % 3 == 0) {
            lock(thing, room);
        } else if (number % 3 == 1) {
            beaten_by(thing, room);
        } else {
            const ItemId sword = add(parts_, item("sword", nowhere));
            QuestGiver smith;
            smith.wants = thing;
            smith.gives = sword;
            add(parts_, encounter("smith", index_of(room_before(room)), smith));
            beaten_by(sword, room);
            add(parts_, encounter("sphinx", index_of(room), riddler({"well"})));
        }
    }

    void beaten_by(ItemId weapon, RoomId room) {
        Monster troll;
        troll.beaten_by = {weapon};
        add(parts_, encounter("troll", index_of(room), troll));
    }

    // In place of the exit that the way takes there.
    void lock(ItemId key, RoomId room) {
        const auto at = std::find(way_.begin(), way_.end(), room);
        for (const Direction direction : grid_directions) {
            if (parts_.grid.exits(room).has(direction) &&
                parts_.grid.beyond(room, direction) == at[1]) {
                parts_.grid.close(room, direction);
                Passage door = passage("door", index_of(room), direction, index_of(at[1]));
                door.locked_by = key;
                add(parts_, door);
            }
        }
    }

    // Any that is reached from the start without coming into that room, all doors open.
    RoomId room_before(RoomId room) {
        RoomSet seen(maze_.room_count());
        seen.insert(room);
        std::vector<RoomId> queue = {parts_.start};
        seen.insert(parts_.start);
        for (std::size_t i = 0; i < queue.size(); ++i) {
            enter_neighbours(queue[i], seen, queue);
        }
        return queue[random_.below(queue.size())];
    }

    void enter_neighbours(RoomId room, RoomSet& seen, std::vector<RoomId>& queue) const {
        for (const Direction direction : grid_directions) {
            const RoomId to =
                maze_.exits(room).has(direction) ? maze_.beyond(room, direction) : room;
            if (seen.insert(to)) {
                queue.push_back(to);
            }
        }
    }

    Random& random_;
    Grid maze_;
    WorldParts parts_;
    std::vector<RoomId> way_;
};

/// Needs a maze with a way from the first room to the last.
inline World quest(Grid grid, Random& random) {
    return QuestMaker(std::move(grid), random).quest();
}

} // namespace clew::test

#endif
