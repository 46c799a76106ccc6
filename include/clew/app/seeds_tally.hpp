/// The tally of many seeds of a world: of each verdict how many, with the first of their seeds.
#ifndef CLEW_APP_SEEDS_TALLY_HPP
#define CLEW_APP_SEEDS_TALLY_HPP

#include "clew/prove/proof.hpp"
#include "clew/world/world.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace clew {

/// How many seeds, and the first three.
struct SeedGroup {
    std::uint64_t count = 0;
    std::vector<std::uint64_t> first;
    void add(std::uint64_t seed);
};

enum class SeedVerdict : std::uint8_t {
    always,    ///< proved for all dice
    with_luck, ///< proved for the seed's dice, refuted for all
    luck_open, ///< proved for the seed's dice, for all not settled
    late,      ///< refuted: not within the turn limit
    never,     ///< refuted
    not_settled,
    not_built,
};
inline constexpr std::size_t seed_verdicts = 7;

struct SeedsTally {
    struct Par {
        std::uint64_t turns;
        std::uint64_t seed;
        auto operator<=>(const Par&) const = default;
    };
    std::array<SeedGroup, seed_verdicts> verdicts; ///< by SeedVerdict
    std::array<SeedGroup, 3> ratings;              ///< by Rating
    /// How a player gets stuck, "by using the brass whistle without the rusty sword", in order of
    /// their first seeds.
    std::vector<std::pair<std::string, SeedGroup>> ways_to_be_stuck;
    std::vector<Par> pars; ///< in order of seeds
    bool chancy = false;   ///< in one of the worlds at least chance leads to rooms

    void add(const World& world, const Proof& proof);
    void add_not_built(std::uint64_t seed);
    [[nodiscard]] std::uint64_t size() const;
    [[nodiscard]] const SeedGroup& of(SeedVerdict verdict) const {
        return verdicts[static_cast<std::size_t>(verdict)];
    }
};

} // namespace clew

#endif
