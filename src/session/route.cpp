#include "clew/session/route.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <span>

namespace clew {

namespace {

/// By which direction each room was reached, four bits a room.
class Marks {
public:
    explicit Marks(std::uint32_t rooms) : blocks_((rooms + block_rooms - 1) / block_rooms) {}

    [[nodiscard]] bool has(RoomId room) const { return of(room) != 0; }
    [[nodiscard]] Direction direction(RoomId room) const {
        return static_cast<Direction>(of(room) - 1);
    }
    void set(RoomId room, Direction direction) {
        std::uint32_t& block = blocks_[index_of(room) / block_rooms];
        if (block == 0) {
            halves_.resize(halves_.size() + block_rooms / 2);
            block = static_cast<std::uint32_t>(halves_.size() / (block_rooms / 2));
        }
        const unsigned mark = (static_cast<unsigned>(direction) + 1U) << shift_of(room);
        std::uint8_t& half = halves_[place_in(block, room)];
        half = static_cast<std::uint8_t>(half | mark);
    }

private:
    static constexpr std::uint32_t block_rooms = 256;

    static unsigned shift_of(RoomId room) { return 4U * (index_of(room) % 2U); }
    static std::size_t place_in(std::uint32_t block, RoomId room) {
        return (std::size_t{block} - 1) * (block_rooms / 2) + index_of(room) % block_rooms / 2;
    }
    [[nodiscard]] unsigned of(RoomId room) const {
        const std::uint32_t block = blocks_[index_of(room) / block_rooms];
        return block == 0 ? 0U : (unsigned{halves_[place_in(block, room)]} >> shift_of(room)) & 15U;
    }

    std::vector<std::uint32_t> blocks_; // one more than its number among those there are; 0: none
    std::vector<std::uint8_t> halves_;
};

class Search {
public:
    Search(const World& world, const State& state, const Tally& tally)
        : world_(world), state_(state), tally_(tally), marks_(world.grid().room_count()) {}

    // `nowhere`: to any room not seen.
    std::optional<Route> to(RoomId target) {
        target_ = target;
        marks_.set(state_.room, Direction::north);
        std::vector<RoomId> rim = {state_.room};
        while (!(rim.empty() && long_ways_.empty()) && !found_) {
            turn_ = rim.empty() ? long_ways_.begin()->first : turn_ + 1;
            next_rim_.clear();
            for (std::size_t i = 0; i < rim.size() && !found_; ++i) {
                look_around(rim[i]);
            }
            come_out();
            rim.swap(next_rim_);
        }
        return found_ ? std::optional(way_back()) : std::nullopt;
    }

private:
    void look_around(RoomId room) {
        const Site* site = world_.site(room);
        const Exits exits = open_exits(room, site);
        for (const Direction direction : all_directions) {
            const Way* way = site == nullptr ? nullptr : way_from(site->ways, direction);
            const bool shut = way != nullptr && is_shut(world_, state_, way->passage);
            if (!exits.has(direction) || shut) {
                continue;
            }
            const std::uint64_t turns = way == nullptr ? 1 : world_.passage(way->passage).turns;
            if (way == nullptr) {
                reach(world_.grid().beyond(room, direction), direction, nowhere);
            } else if (turns == 1) {
                reach(way->to, direction, room);
            } else {
                long_ways_[turn_ + turns - 1].push_back({way->to, direction, room});
            }
            if (found_) {
                return;
            }
        }
    }

    // Of the passages whose end is reached this turn.
    void come_out() {
        const auto due = long_ways_.find(turn_);
        if (due == long_ways_.end()) {
            return;
        }
        for (const LongWay& way : due->second) {
            if (!found_) {
                reach(way.to, way.direction, way.from);
            }
        }
        long_ways_.erase(due);
    }

    void reach(RoomId next, Direction direction, RoomId by_passage_from) {
        if (marks_.has(next) || !is_wanted(next)) {
            return;
        }
        marks_.set(next, direction);
        if (by_passage_from != nowhere) {
            passed_.emplace(next, by_passage_from);
        }
        next_rim_.push_back(next);
    }

    // Those that no monster known is seen to block.
    [[nodiscard]] Exits open_exits(RoomId room, const Site* site) const {
        Exits exits = exits_of(world_, state_, room);
        for (const EncounterId id :
             site == nullptr ? std::span<const EncounterId>() : std::span(site->encounters)) {
            const Monster* monster = living(id);
            exits = monster != nullptr && monster->blocks ? exits.without(*monster->blocks) : exits;
        }
        return exits;
    }

    [[nodiscard]] const Monster* living(EncounterId id) const {
        return state_.encounters[index_of(id)].done
                   ? nullptr
                   : std::get_if<Monster>(&world_.encounter(id).kind);
    }

    // The end of the search, or a room to pass through.
    bool is_wanted(RoomId room) {
        const bool seen = tally_.seen(room);
        if (target_ == nowhere ? !seen : room == target_) {
            found_ = room;
            return true;
        }
        const Site* site = world_.site(room);
        return seen && (site == nullptr || !(is_known_trap(*site) || lurks(*site)));
    }

    // With sight a room is seen before its trap has worked.
    [[nodiscard]] bool is_known_trap(const Site& site) const {
        return site.trap && tally_.visited(site.room);
    }

    // With sight a monster may be known that has not been met.
    [[nodiscard]] bool lurks(const Site& site) const {
        return std::any_of(site.encounters.begin(), site.encounters.end(), [&](EncounterId id) {
            const Monster* monster = living(id);
            return monster != nullptr && !monster->is_mild();
        });
    }

    [[nodiscard]] Route way_back() const {
        Route route;
        for (RoomId room = *found_; room != state_.room;) {
            const Direction direction = marks_.direction(room);
            route.push_back(direction);
            const auto passage = passed_.find(room);
            room = passage == passed_.end() ? world_.grid().beyond(room, opposite(direction))
                                            : passage->second;
        }
        std::reverse(route.begin(), route.end());
        return route;
    }

    const World& world_;
    const State& state_;
    const Tally& tally_;
    Marks marks_;
    std::map<RoomId, RoomId> passed_; // rooms reached by a passage, and from where
    std::vector<RoomId> next_rim_;
    struct LongWay {
        RoomId to;
        Direction direction;
        RoomId from;
    };
    std::map<std::uint64_t, std::vector<LongWay>> long_ways_; // by the turn of their end
    std::uint64_t turn_ = 0;
    RoomId target_ = nowhere;
    std::optional<RoomId> found_;
};

} // namespace

std::optional<Route> route_to(const World& world, const State& state, const Tally& tally,
                              RoomId room) {
    return room == state.room ? Route{} : Search(world, state, tally).to(room);
}

std::optional<Route> route_to_unseen(const World& world, const State& state, const Tally& tally) {
    return Search(world, state, tally).to(nowhere);
}

} // namespace clew
