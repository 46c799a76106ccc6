#include "clew/builder/grounds.hpp"

#include <algorithm>
#include <array>

namespace clew {

namespace {

std::vector<std::pair<RoomId, RoomId>> ways_of(const WorldParts& parts) {
    std::vector<std::pair<RoomId, RoomId>> ways;
    for (const Passage& passage : parts.passages) {
        ways.emplace_back(passage.from, passage.to);
        if (!passage.one_way) {
            ways.emplace_back(passage.to, passage.from);
        }
    }
    std::sort(ways.begin(), ways.end());
    return ways;
}

auto ways_from(const std::vector<std::pair<RoomId, RoomId>>& ways, RoomId room) {
    return std::equal_range(ways.begin(), ways.end(), std::pair{room, room},
                            [](const auto& a, const auto& b) { return a.first < b.first; });
}

std::vector<RoomId> rooms_in_use(const WorldParts& parts, std::vector<RoomId> rooms) {
    rooms.insert(rooms.end(), parts.goals.begin(), parts.goals.end());
    rooms.push_back(parts.start);
    for (const Item& item : parts.items) {
        rooms.push_back(item.room);
    }
    for (const Encounter& encounter : parts.encounters) {
        rooms.push_back(encounter.room);
    }
    std::sort(rooms.begin(), rooms.end());
    rooms.erase(std::unique(rooms.begin(), rooms.end()), rooms.end());
    rooms.erase(std::remove(rooms.begin(), rooms.end(), nowhere), rooms.end());
    return rooms;
}

} // namespace

Grounds::Grounds(const WorldParts& parts, const std::vector<Loose>& loose,
                 const std::vector<RoomId>& taken_too)
    : parts_(parts), ways_(ways_of(parts_)), reached_(parts_.grid.room_count()),
      far_(parts_.grid.room_count()), taken_(parts_.grid.room_count()),
      fixed_(rooms_in_use(parts_, taken_too)) {
    const std::uint64_t reached = count_reached();
    std::uint64_t barred = 0;
    for (const RoomId room : fixed_) {
        taken_.insert(room);
        barred += reached_.has(room) ? 1U : 0U;
    }
    crowded_ = reached - barred < loose.size();
    last_.resize(std::min<std::uint64_t>(reached, fixed_.size() + loose.size()));
    if (std::any_of(loose.begin(), loose.end(),
                    [](const Loose& thing) { return thing.rule != Rule::anywhere; })) {
        rank(reached);
    }
}

// Breadth first from the start, so nearer rooms first; `seen` begins empty.
template <class Visit>
void Grounds::spread(RoomSet& seen, const Visit& visit) const {
    std::vector<RoomId> ring = {parts_.start};
    std::vector<RoomId> next;
    seen.insert(parts_.start);
    while (!ring.empty()) {
        next.resize(4 * ring.size() + ways_.size());
        std::size_t count = 0;
        for (const RoomId room : ring) {
            visit(room);
            count = enter_neighbours(room, seen, next, count);
        }
        next.resize(count);
        ring.swap(next);
    }
}

// No processor foresees where a maze turns, so nothing is asked: a wall leads to the room itself,
// which is seen already, and a room seen already is written over by the next.
std::size_t Grounds::enter_neighbours(RoomId room, RoomSet& seen, std::vector<RoomId>& next,
                                      std::size_t count) const {
    const std::uint32_t at = index_of(room);
    const unsigned exits = parts_.grid.exits(room).bits();
    const std::array<std::uint32_t, 4> strides = {0 - parts_.grid.columns(), parts_.grid.columns(),
                                                  1, 0U - 1};
    for (unsigned direction = 0; direction < 4; ++direction) {
        next[count] = RoomId{at + strides[direction] * (exits >> direction & 1U)};
        count += seen.insert(next[count]) ? 1U : 0U;
    }
    if (!ways_.empty()) {
        const auto [first, last] = ways_from(ways_, room);
        for (auto way = first; way != last; ++way) {
            next[count] = way->second;
            count += seen.insert(way->second) ? 1U : 0U;
        }
    }
    return count;
}

std::uint64_t Grounds::count_reached() {
    std::uint64_t count = 0;
    spread(reached_, [&count](RoomId) { ++count; });
    return count;
}

// A second walk, once it is known how many rooms there are: keeping the distance of every room
// would cost as much as eight mazes.
void Grounds::rank(std::uint64_t reached) {
    std::uint64_t place = 0;
    RoomSet seen(parts_.grid.room_count());
    spread(seen, [&](RoomId room) {
        if (place >= reached - reached / 4) {
            far_.insert(room);
        }
        if (place >= reached - last_.size()) {
            last_[place - (reached - last_.size())] = room;
        }
        ++place;
    });
}

bool Grounds::is_dead_end(RoomId room) const {
    const auto [first, last] = ways_from(ways_, room);
    return parts_.grid.exits(room).count() + (last - first) == 1;
}

bool Grounds::fits(RoomId room, Rule rule) const {
    if (taken_.has(room) || !reached_.has(room)) {
        return false;
    }
    switch (rule) {
    case Rule::dead_end:
        return is_dead_end(room);
    case Rule::far:
        return far_.has(room);
    default:
        return true;
    }
}

// Any room is drawn until one fits; if few or none do, all that fit are listed. Either way each
// of them is as likely as the next.
RoomId Grounds::drawn(Rule rule, Random& random) const {
    const std::uint32_t rooms = parts_.grid.room_count();
    for (int tried = 0; tried < 64; ++tried) {
        const RoomId room{static_cast<std::uint32_t>(random.below(rooms))};
        if (fits(room, rule)) {
            return room;
        }
    }
    std::vector<RoomId> fitting;
    for (std::uint32_t room = 0; room < rooms; ++room) {
        if (fits(RoomId{room}, rule)) {
            fitting.push_back(RoomId{room});
        }
    }
    return fitting.empty() ? nowhere : fitting[random.below(fitting.size())];
}

RoomId Grounds::farthest() const {
    const auto found = std::find_if(last_.rbegin(), last_.rend(),
                                    [this](RoomId room) { return !taken_.has(room); });
    return found == last_.rend() ? nowhere : *found;
}

RoomId Grounds::take(Rule rule, Random& random) {
    RoomId room = drawn(rule, random);
    if (room == nowhere && rule == Rule::dead_end) {
        room = farthest();
    } else if (room == nowhere && rule == Rule::far) {
        room = drawn(Rule::anywhere, random);
    }
    if (room != nowhere) {
        taken_.insert(room);
        in_use_.push_back(room);
    }
    return room;
}

RoomId Grounds::share(const std::vector<RoomId>& but_not, Random& random) const {
    const auto holds = [](const std::vector<RoomId>& rooms, RoomId room) {
        return std::find(rooms.begin(), rooms.end(), room) != rooms.end();
    };
    std::vector<RoomId> rooms;
    for (std::uint32_t i = 0; i < parts_.grid.room_count(); ++i) {
        const RoomId room{i};
        if (reached_.has(room) && room != parts_.start && !holds(parts_.goals, room) &&
            !holds(but_not, room)) {
            rooms.push_back(room);
        }
    }
    return rooms.empty() ? nowhere : rooms[random.below(rooms.size())];
}

void Grounds::clear() {
    for (const RoomId room : in_use_) {
        taken_.remove(room);
    }
    in_use_.clear();
}

} // namespace clew
