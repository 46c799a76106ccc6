/// A state as the search for a score keeps it: all of it but the turns.
#ifndef CLEW_PROVE_SCORE_CODE_HPP
#define CLEW_PROVE_SCORE_CODE_HPP

#include "clew/play/state.hpp"
#include "clew/prove/key_table.hpp"
#include "clew/prove/needs.hpp"

#include <cstdint>
#include <vector>

namespace clew {

/// What of a state matters for the rest of a play and for its score, but the turns.
class ScoreCode {
public:
    ScoreCode(const World& world, const State& first)
        : world_(world), first_(first), period_(period_of(world)), items_(first.items.size()),
          encounters_(first.encounters.size()) {}

    [[nodiscard]] std::size_t words() const {
        return flag_at(2 * first_.unlocked.size() + first_.reached.size()) + 1;
    }
    void pack(const State& state, std::vector<std::uint64_t>& words) const;
    [[nodiscard]] State unpack(KeyTable::Key words) const;

private:
    [[nodiscard]] std::size_t encounter_at(std::size_t i) const { return 1 + items_ + i / 4; }
    [[nodiscard]] std::size_t flag_at(std::size_t i) const {
        return 1 + items_ + encounters_ / 4 + 1 + i / 64;
    }
    void pack_flags(const std::vector<bool>& flags, std::size_t& next,
                    std::vector<std::uint64_t>& words) const;
    void unpack_flags(KeyTable::Key words, std::size_t& next, std::vector<bool>& flags) const;

    const World& world_;
    State first_;
    std::uint64_t period_;
    std::size_t items_;
    std::size_t encounters_;
};

} // namespace clew

#endif
