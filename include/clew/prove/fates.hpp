/// Fates: of every state that can be reached, whether a win can still follow.
///
/// States are told apart by outline alone (see Outline and Regions), so a walk through plain rooms
/// is no move. Forward from the start with `step`, then backward from the wins over the moves
/// stored. No move is left out that could matter: things are left lying, and dropped, too.
///
/// Things dropped here and there make most of the states. So, where Retrieval applies, a first pass
/// drops a thing only where a move does something because it is in the player's hands. If no move
/// of that pass puts anything out of reach, and all its states can be won, then all others can,
/// too: whoever drops a thing can fetch it, and is where he was. Else a second pass drops
/// everything.
#ifndef CLEW_PROVE_FATES_HPP
#define CLEW_PROVE_FATES_HPP

#include "clew/play/step.hpp"
#include "clew/prove/any_dice.hpp"
#include "clew/prove/bounds.hpp"
#include "clew/prove/outline.hpp"
#include "clew/prove/retrieval.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace clew {

/// Is shown the first step and every one that is tried. False: enough, end the search.
using Watcher = std::function<bool(const Step& step)>;

enum class Fate : std::uint8_t { unknown, won, lost, winnable, dead };

/// What the premises refers to must outlive it. Time and memory: linear in states times the moves
/// of each; under any dice a move of chance has as many ends as there are regions.
class Fates {
public:
    /// For the dice of the world's seed. The turn limit counts for nothing: needs a world without.
    Fates(const Premises& premises, const Bounds& bounds);
    /// The same, watched: what a watcher ends is not settled.
    Fates(const Premises& premises, const Bounds& bounds, Watcher watcher);
    /// For any dice.
    Fates(const AnyDice& dice, const Bounds& bounds);

    [[nodiscard]] bool settled() const { return settled_; }
    [[nodiscard]] std::uint64_t states() const { return table_.size(); }

    /// Of the game's beginning. Under any dice `winnable` means: by some way of playing, whatever
    /// chance does; `dead` that there is none.
    [[nodiscard]] Fate first() const { return first_; }
    /// Under any dice: chance may help to a win. Else the same as first() being won or winnable.
    [[nodiscard]] bool luck_wins() const { return luck_wins_; }
    /// Of any state that can be reached; of others unknown, unless nothing can be lost. While a
    /// gambler waits for a guess, that of the state after the game. Not for any dice. Needs
    /// settled().
    [[nodiscard]] Fate fate_of(const State& state) const;

    /// True if that was shown by the first pass: no state but a lost one is dead.
    [[nodiscard]] bool loses_nothing() const { return never_dead_; }

    [[nodiscard]] bool can_lose() const { return killer_ != nobody || bad_end_ != no_ending; }
    /// A monster that can kill, if any; of several, always the same.
    [[nodiscard]] EncounterId killer() const { return killer_; }
    /// An ending that loses the game, likewise.
    [[nodiscard]] std::uint16_t bad_end() const { return bad_end_; }
    /// The first state is not dead, and another one is.
    [[nodiscard]] bool can_be_stuck() const { return can_be_stuck_; }

private:
    using Node = std::uint32_t;
    static constexpr Node won = 0;
    static constexpr Node lost = 1;
    static constexpr Node first_key = 2; // from here on: number in the table, plus this

    void search(const Step& first);
    void clear();
    void go_through(const Step& first);
    void show(const Step& step);
    void judge(Node root);
    [[nodiscard]] std::vector<bool> winning(bool chance_helps) const;
    void expand(KeyTable::Index index);
    void expand_region(const State& state, std::uint32_t region);
    void add_stand(RoomId room, std::uint32_t region);
    void note_stands(const State& state, std::uint32_t region);
    void add_deeds(const State& state, std::uint32_t region);
    [[nodiscard]] bool is_random_use(const State& state, const Command& command) const;
    void add_random_uses(const State& state, ItemId item, std::uint32_t region);
    void try_move(const State& state, RoomId stand, const Command& command);
    void try_without(const State& state, RoomId stand, const Command& command);
    void keep_all(const State& after);
    void add_end(State& state, RoomId from);
    void note_loss(const State& state);
    [[nodiscard]] Node node_of(State& state, RoomId from);

    const World& world_;
    const Regions& regions_;
    const AnyDice* dice_ = nullptr;
    Bounds bounds_;
    Watcher watcher_;
    Outline outline_;
    KeyTable table_;
    std::vector<std::uint64_t> key_;
    std::vector<std::uint64_t> ends_at_; // by number in the table: where its moves begin
    std::vector<Node> ends_;             // of moves
    std::vector<bool> winnable_;         // by node
    Fate first_ = Fate::unknown;
    EncounterId killer_ = nobody;
    std::uint16_t bad_end_ = no_ending;
    std::uint64_t period_ = 1;
    std::vector<RoomId> stands_;
    Step after_;
    std::optional<Retrieval> retrieval_;      // in a pass that drops little
    std::optional<Retrieval::Sphere> sphere_; // of the state whose moves are tried
    bool gives_up_ = false;                   // the pass: something may get out of reach
    bool luck_wins_ = false;
    bool never_dead_ = false; // shown by a pass that drops little
    bool can_be_stuck_ = false;
    bool settled_ = false;
    bool full_ = false;
};

} // namespace clew

#endif
