#include "clew/prove/witness.hpp"

#include "clew/play/step.hpp"
#include "clew/prove/moves.hpp"
#include "clew/prove/nearest.hpp"
#include "clew/prove/outline.hpp"
#include "clew/prove/places.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace clew {

namespace {

// Dying, or coming into a dead state, as a problem for Nearest.
class Failing {
public:
    Failing(const Premises& premises, const Fates& fates, Aim aim, const State& first)
        : fates_(fates), aim_(aim), outline_(premises, Detail::distance),
          moves_(premises.world, places_of_loss(premises.world, premises.needs, first)) {}

    [[nodiscard]] std::size_t words() const { return outline_.words(); }
    void pack(const State& state, std::span<std::uint64_t> words) const {
        outline_.pack(state, words);
    }
    [[nodiscard]] State unpack(KeyTable::Key key) const { return outline_.unpack(key); }
    [[nodiscard]] bool is_aim(const State& state) const {
        return aim_ == Aim::death
                   ? state.outcome == Outcome::lost_to_monster || state.outcome == Outcome::lost
                   : !state.over() && fates_.fate_of(state) == Fate::dead;
    }
    [[nodiscard]] std::vector<Move> moves(const State& state);
    [[nodiscard]] State after(const State& state, const Move& move) const {
        return moves_.after(state, move);
    }
    void append(std::vector<Command>& commands, RoomId from, const Move& move) {
        moves_.append(commands, from, move);
    }

private:
    const Fates& fates_;
    Aim aim_;
    Outline outline_;
    Moves moves_;
};

std::vector<Move> Failing::moves(const State& state) {
    std::vector<Move> all = moves_.of(state);
    all.erase(std::remove_if(all.begin(), all.end(),
                             [&](const Move& m) { return !outline_.can_matter(state, m.command); }),
              all.end());
    return all;
}

} // namespace

LastStep last_step(const World& world, const Witness& witness) {
    LastStep last;
    last.after = first_step(world).state;
    Events events;
    for (std::size_t i = 0; i < witness.commands.size(); ++i) {
        if (i + 1 == witness.commands.size()) {
            last.before = last.after;
        }
        advance(world, last.after, witness.commands[i], events);
    }
    return last;
}

std::optional<Witness> shortest_way(const Premises& premises, const Fates& fates, Aim aim,
                                    const Bounds& bounds) {
    const State first = first_step(premises.world).state;
    Failing failing(premises, fates, aim, first);
    if (first.over()) {
        return failing.is_aim(first) ? std::optional(Witness()) : std::nullopt;
    }
    Nearest nearest(failing, bounds);
    nearest.search(first);
    if (!nearest.turns()) {
        return std::nullopt;
    }
    const Witness way{nearest.way(), *nearest.turns()};
    [[maybe_unused]] const State end = last_step(premises.world, way).after;
    assert(end.turns == way.turns);
    assert(failing.is_aim(end));
    return way;
}

} // namespace clew
