/// Packing: what of a state can matter for a win, in as few 64-bit words as it needs.
///
/// Left out: the turns, what was paid, things without use (see Needs), and what follows from the
/// rest: a monster's death and an unlocked door from the weapon or key that is then in the
/// player's hands for good, and wears not. States that differ in these alone pack alike, and win
/// alike. All that counts from the state that a search begins with: what was beaten, unlocked or
/// dropped before.
#ifndef CLEW_PROVE_PACKING_HPP
#define CLEW_PROVE_PACKING_HPP

#include "clew/play/state.hpp"
#include "clew/prove/bit_fields.hpp"
#include "clew/prove/needs.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace clew {

/// The world must outlive it.
class Packing {
public:
    /// Of states that follow from that one, by a search that drops and gives away no more than
    /// what is contested.
    Packing(const World& world, const Needs& needs, State first);
    /// From the state that the game begins with.
    Packing(const World& world, const Needs& needs);

    /// Words that a state takes; at least one.
    [[nodiscard]] std::size_t words() const { return layout_.words(); }

    /// Needs words() words of room, and a state that is not over.
    void pack(const State& state, std::span<std::uint64_t> words) const;

    /// A state that packs so, with the turns of the first; useless things lie where they lay then.
    [[nodiscard]] State unpack(std::span<const std::uint64_t> words) const;

private:
    enum class Part : std::uint8_t {
        room,
        asking,
        item_place, ///< where it was at first, carried, or nowhere
        item_room,  ///< any place
        item_inside,
        item_uses,
        item_marks, ///< open, locked, lit, eaten
        item_worn,
        done,
        guesses,
        trap_uses,
        unlocked,
        found,
        phase
    };
    struct Field {
        Part part;
        std::uint16_t index;
        BitField at;
    };

    void add(Part part, std::size_t index, unsigned bits);
    void add_items(const Needs& needs);
    void add_item(const Needs& needs, std::size_t index);
    void add_encounters(const Needs& needs);
    void add_encounter(const Needs& needs, std::size_t index);
    void add_passages(const Needs& needs);
    [[nodiscard]] std::uint64_t read(const Field& field, const State& state) const;
    void write(const Field& field, std::uint64_t value, State& state) const;

    const World& world_;
    State first_;
    std::uint64_t period_;
    std::vector<Field> fields_;
    BitLayout layout_;
};

} // namespace clew

#endif
