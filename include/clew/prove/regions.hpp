/// Regions: rooms between which a walk there and back changes nothing but the turns.
///
/// A room is plain if whoever comes into it may go on as he was: no goal, no trap, no monster, no
/// quest-giver who takes what may be needed, no riddler but one whose wrong answer leads no farther
/// than a walk would, and no condition asks for the room or for who is met there; nor is it dark
/// where lights wear out or stay in their room. Two neighbouring plain rooms are of one region if
/// the way between them leads both ways, is no secret, and has no lock, nor a door that conditions
/// ask for, and if both are dark or neither is: in the dark nothing can be dropped, nor taken
/// without a light, which can be carried from one dark room to the next. Every other room is a
/// region of its own. Where a monster goes about no two rooms are of one region.
///
/// Why a fate is one for the whole region: where the player stands in it, and where in it a thing
/// lies that can be taken, can be changed at will by walking. So whatever can be done from one
/// such state can be done from any other, and ends in a state that differs in these alone.
#ifndef CLEW_PROVE_REGIONS_HPP
#define CLEW_PROVE_REGIONS_HPP

#include "clew/prove/needs.hpp"
#include "clew/world/world.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace clew {

/// A way out of a region, a secret one, or through a door that matters.
struct Outlet {
    RoomId room = nowhere;
    Direction direction = Direction::north;
    PassageId passage = no_passage; ///< no_passage: the grid's own
};

/// Numbered from 0 in the order of their first rooms. Four bytes a room, twelve a region
/// and as many an outlet; linear in rooms, up to eight times over where riddlers bar the way.
class Regions {
public:
    Regions(const World& world, const Needs& needs);

    [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(first_.size()); }
    [[nodiscard]] std::uint32_t of(RoomId room) const { return region_[index_of(room)]; }
    [[nodiscard]] RoomId first_room(std::uint32_t region) const { return first_[region]; }
    /// Another of its rooms, or nowhere.
    [[nodiscard]] RoomId second_room(std::uint32_t region) const { return second_[region]; }
    [[nodiscard]] bool is_plain(RoomId room) const;
    [[nodiscard]] std::span<const Outlet> outlets(std::uint32_t region) const;

    /// A question that can be answered out of hand: a gambler's, since a game is about points
    /// alone, or that of a riddler who makes no room less plain.
    [[nodiscard]] bool is_formality(EncounterId id) const { return formality_[index_of(id)]; }

private:
    void divide(const World& world);
    [[nodiscard]] bool may_be_shut(const World& world, PassageId way) const;
    void fill(const World& world, RoomId from);
    void join_neighbours(const World& world, RoomId room);
    void join(const World& world, RoomId from, RoomId to);
    [[nodiscard]] bool keep_riddlers_of_start(const World& world);
    void find_outlets(const World& world);

    bool merges_ = true;
    bool dark_apart_ = true;
    std::vector<RoomId> asked_;   // rooms that conditions name
    std::vector<bool> met_;       // by encounter: a condition asks for it
    std::vector<bool> door_;      // by passage: with a door that matters
    std::vector<bool> taker_;     // by encounter: a quest-giver who takes what may be needed
    std::vector<bool> formality_; // by encounter
    std::vector<RoomId> special_; // not plain, sorted
    std::vector<std::uint32_t> region_;
    std::vector<RoomId> first_;
    std::vector<RoomId> second_;
    std::vector<RoomId> front_;
    std::vector<Outlet> outlets_;           // by region
    std::vector<std::uint32_t> outlets_at_; // of each region, and the end
};

/// What a search knows of a world before it begins. Refers; must not outlive the three.
struct Premises {
    const World& world;
    const Needs& needs;
    const Regions& regions;
};

} // namespace clew

#endif
