/// The outline of a state: what of it can matter for its fate, in as few 64-bit words as it needs.
///
/// Left out: turns, what was paid, things without use (see Needs), gamblers, whether a door stands
/// open or closed that needs no key, if no one asks, and where a thing is that is spent, all that
/// it opens being open for good. Unlike Packing, which serves searches
/// that never leave behind what they may need, it tells apart all places where that matters.
#ifndef CLEW_PROVE_OUTLINE_HPP
#define CLEW_PROVE_OUTLINE_HPP

#include "clew/play/command.hpp"
#include "clew/play/state.hpp"
#include "clew/prove/bit_fields.hpp"
#include "clew/prove/key_table.hpp"
#include "clew/prove/regions.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace clew {

/// How much an outline tells apart.
enum class Detail : std::uint8_t {
    fate,     ///< the player's region, and that of each thing: enough for the fate
    distance, ///< the player's room; a thing at home, or where it was left, by region. Things
              ///< with two uses and teleporters: by room. Enough for turns, if nothing else that
              ///< was left is taken again
};

/// What the premises refers to must outlive it.
class Outline {
public:
    Outline(const Premises& premises, Detail detail);

    [[nodiscard]] const Needs& needs() const { return needs_; }
    [[nodiscard]] std::size_t words() const { return layout_.words(); }

    /// Needs words() words of room, and a state that is not over. `marked` is a bit to use freely.
    void pack(const State& state, std::span<std::uint64_t> words, bool marked = false) const;
    /// A state with that outline: player and things in the first rooms of their regions.
    [[nodiscard]] State unpack(KeyTable::Key words) const;
    [[nodiscard]] bool is_marked(KeyTable::Key words) const { return (words[0] & 1U) != 0; }

    /// True if the item can be needed in that state or a later one.
    [[nodiscard]] bool is_useful(const State& state, ItemId item) const;
    /// False for what a search may leave out: taking, dropping or giving what is of no use, and
    /// with Detail::distance taking or using what was left.
    [[nodiscard]] bool can_matter(const State& state, const Command& command) const;

private:
    enum class Part : std::uint8_t {
        room,
        phase,
        asking,
        item,
        item_uses,
        item_open,
        item_locked,
        item_lit,
        item_eaten,
        item_worn,
        done,
        riddles, ///< answered
        trap_uses,
        unlocked,
        found
    };
    struct Field {
        Part part;
        std::uint16_t index;
        BitField at;
    };

    void add(Part part, std::size_t index, std::uint64_t values);
    void add_items(const World& world);
    void add_marks(const Item& item, std::size_t index);
    void add_encounters(const World& world);
    void add_passages(const World& world);
    void note_uses(const World& world);
    [[nodiscard]] bool moves_about(std::size_t item) const;
    [[nodiscard]] bool is_exact(std::size_t item) const;
    [[nodiscard]] std::uint64_t places_of(std::size_t item) const;
    [[nodiscard]] std::uint64_t place(const State& state, std::size_t item) const;
    void put_at(std::uint64_t place, std::size_t item, ItemState& state) const;
    [[nodiscard]] std::uint64_t riddles(const State& state, std::size_t encounter) const;
    [[nodiscard]] std::uint64_t read(const Field& field, const State& state) const;
    void write(const Field& field, std::uint64_t value, State& state) const;
    void write_item(const Field& field, std::uint64_t value, ItemState& item) const;
    void write_encounter(const Field& field, std::uint64_t value, EncounterState& one) const;

    const World& world_;
    const Needs& needs_;
    const Regions& regions_;
    Detail detail_;
    State first_;
    std::uint64_t period_;
    std::vector<std::vector<EncounterId>> served_; // by item: who is beaten by it, or wants it
    std::vector<std::vector<PassageId>> opened_;   // by item
    std::vector<Field> fields_;
    BitLayout layout_{1}; // the first bit is the mark
};

} // namespace clew

#endif
