#include "clew/prove/stretches.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace clew {

namespace {

// Rooms that one search for each stop may look at before corridors are held cheaper.
constexpr std::uint64_t rooms_searched_max = std::uint64_t{1} << 30U;

Direction first_of(Exits exits) { return static_cast<Direction>(std::countr_zero(exits.bits())); }

} // namespace

Stretches::Stretches(const Grid& grid, const Places& places)
    : live_(grid), stops_(grid.room_count()), kept_(grid.room_count()) {
    for (const RoomId room : places.stops) {
        stops_.insert(room);
        kept_.insert(room);
    }
    for (const RoomId room : places.kept) {
        kept_.insert(room);
    }
    keep_ends_of_one_way();
    close_blind_alleys();
    follows_corridors_ = places.partings || has_few_partings(places.stops.size());
}

void Stretches::keep_ends_of_one_way() {
    std::uint32_t at = 0;
    for (std::uint32_t row = 0; row < live_.rows(); ++row) {
        for (std::uint32_t column = 0; column < live_.columns(); ++column, ++at) {
            if (column + 1 < live_.columns()) {
                keep_if_they_differ(RoomId{at}, RoomId{at + 1}, Direction::east);
            }
            if (row + 1 < live_.rows()) {
                keep_if_they_differ(RoomId{at}, RoomId{at + live_.columns()}, Direction::south);
            }
        }
    }
}

void Stretches::keep_if_they_differ(RoomId room, RoomId next, Direction direction) {
    if (live_.exits(room).has(direction) != live_.exits(next).has(opposite(direction))) {
        kept_.insert(room);
        kept_.insert(next);
    }
}

void Stretches::close_blind_alleys() {
    for (std::uint32_t at = 0; at < live_.room_count(); ++at) {
        close_blind_alley(RoomId{at});
    }
}

// From its end on. A room not kept has no one-way exits, so both sides are closed.
void Stretches::close_blind_alley(RoomId room) {
    for (Exits exits = live_.exits(room); exits.count() == 1 && !kept_.has(room);
         exits = live_.exits(room)) {
        const Direction only = first_of(exits);
        live_.set_exits(room, {});
        room = live_.beyond(room, only);
        live_.set_exits(room, live_.exits(room).without(opposite(only)));
    }
}

bool Stretches::has_few_partings(std::uint64_t stops) const {
    std::uint64_t live = 0;
    std::uint64_t partings = 0;
    for (const std::uint8_t both : live_.halves()) {
        for (const unsigned half : {both & 15U, unsigned{both} >> 4U}) {
            live += half != 0 ? 1U : 0U;
            partings += std::popcount(half) > 2 ? 1U : 0U;
        }
    }
    return partings <= 2 * stops || stops * live > rooms_searched_max;
}

bool Stretches::is_end(RoomId room) const {
    return follows_corridors_ ? kept_.has(room) || live_.exits(room).count() > 2 : stops_.has(room);
}

Stretch Stretches::corridor(RoomId room, Direction first) const {
    Stretch stretch{live_.beyond(room, first), room, first, first, 1};
    while (!is_end(stretch.to)) {
        const Exits on = live_.exits(stretch.to).without(opposite(stretch.last));
        stretch.last = first_of(on);
        stretch.before = stretch.to;
        stretch.to = live_.beyond(stretch.to, stretch.last);
        ++stretch.length;
    }
    return stretch;
}

std::vector<Stretch> Stretches::corridors(RoomId room) const {
    std::vector<Stretch> found;
    const Exits exits = live_.exits(room);
    for (const Direction direction : grid_directions) {
        if (exits.has(direction)) {
            const Stretch stretch = corridor(room, direction);
            if (stretch.to != room || stops_.has(room)) {
                found.push_back(stretch);
            }
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Stretch& a, const Stretch& b) { return a.length < b.length; });
    return found;
}

std::vector<Stretch> Stretches::search(RoomId room) {
    entry_.assign(live_.room_count(), 0);
    searched_ = room;
    std::vector<Stretch> found;
    std::vector<RoomId> ring = {room};
    for (std::uint32_t length = 1; !ring.empty(); ++length) {
        front_.clear();
        for (const RoomId at : ring) {
            enter_neighbours(at, length, found);
        }
        ring.swap(front_);
    }
    return found;
}

void Stretches::enter_neighbours(RoomId room, std::uint32_t length, std::vector<Stretch>& found) {
    const Exits exits = live_.exits(room);
    for (const Direction direction : grid_directions) {
        if (!exits.has(direction)) {
            continue;
        }
        const RoomId to = live_.beyond(room, direction);
        const bool is_back = to == searched_ && !stops_.has(to);
        if (is_back || entry_[index_of(to)] != 0) {
            continue;
        }
        entry_[index_of(to)] = static_cast<std::uint8_t>(static_cast<unsigned>(direction) + 1);
        if (is_end(to)) {
            found.push_back({to, room, direction, direction, length});
        } else {
            front_.push_back(to);
        }
    }
}

std::vector<Stretch> Stretches::from(RoomId room) {
    constexpr std::uint64_t short_max = 64; // walked again rather than noted
    if (const auto known = long_ones_.find(room); known != long_ones_.end()) {
        return known->second;
    }
    assert(kept_.has(room) || is_end(room));
    std::vector<Stretch> found = follows_corridors_ ? corridors(room) : search(room);
    std::uint64_t length = 0;
    for (const Stretch& stretch : found) {
        length += stretch.length;
    }
    if (!follows_corridors_ || length > short_max) {
        long_ones_.emplace(room, found);
    }
    return found;
}

std::vector<Direction> Stretches::way(RoomId room, const Stretch& stretch) {
    std::vector<Direction> way;
    way.reserve(stretch.length);
    if (follows_corridors_) {
        Direction next = stretch.first;
        for (RoomId at = room; way.size() < stretch.length;) {
            way.push_back(next);
            at = live_.beyond(at, next);
            next = first_of(live_.exits(at).without(opposite(next)));
        }
        return way;
    }
    if (searched_ != room) {
        static_cast<void>(search(room));
    }
    for (RoomId at = stretch.to; way.size() < stretch.length;) {
        way.push_back(static_cast<Direction>(entry_[index_of(at)] - 1));
        at = live_.beyond(at, opposite(way.back()));
    }
    std::reverse(way.begin(), way.end());
    return way;
}

} // namespace clew
