#include "clew/app/seeds_tally.hpp"

#include "clew/app/proof_words.hpp"
#include "clew/play/step.hpp"
#include "clew/prove/any_dice.hpp"
#include "clew/speech/sentence.hpp"

#include <algorithm>

namespace clew {
namespace {

SeedVerdict verdict_of(const Proof& proof) {
    switch (proof.verdict) {
    case Verdict::proved:
        return !proof.luck                   ? SeedVerdict::luck_open
               : *proof.luck == Luck::always ? SeedVerdict::always
                                             : SeedVerdict::with_luck;
    case Verdict::refuted:
        return proof.par ? SeedVerdict::late : SeedVerdict::never;
    case Verdict::not_settled:
        break;
    }
    return SeedVerdict::not_settled;
}

/// "by going down without the key": without a place or what differs from maze to maze, so that
/// seeds can be told together.
std::string way_to_be_stuck(const World& world, const Proof& proof) {
    if (!proof.stuck) {
        return "in a way that was not found";
    }
    const World endless = World(world).with_turn_limit(std::nullopt);
    const Command& last = proof.stuck->commands.back();
    const State before = last_step(endless, *proof.stuck).before;
    const bool on_the_level = last.verb == Verb::go && last.direction < Direction::up;
    std::string deed = on_the_level ? "going on" : deed_of(last, before, world);
    const Step done = step(endless, before, last);
    for (const Event& event : done.events) {
        if (event.kind == EventKind::teleported && event.encounter != nobody) {
            deed = "going into " + the_name(world.encounter(event.encounter));
        }
    }
    return "by " + fatal_deed(proof, world, deed, "");
}

} // namespace

void SeedGroup::add(std::uint64_t seed) {
    constexpr std::size_t named_max = 3;
    ++count;
    if (first.size() < named_max) {
        first.push_back(seed);
    }
}

void SeedsTally::add(const World& world, const Proof& proof) {
    const std::uint64_t seed = world.parts().seed;
    verdicts[static_cast<std::size_t>(verdict_of(proof))].add(seed);
    chancy = chancy || has_chance(world);
    if (proof.par) {
        pars.push_back({*proof.par, seed});
    }
    if (!proof.rating) {
        return;
    }
    ratings[static_cast<std::size_t>(*proof.rating)].add(seed);
    if (*proof.rating == Rating::cruel) {
        std::string way = way_to_be_stuck(world, proof);
        const auto known = std::find_if(ways_to_be_stuck.begin(), ways_to_be_stuck.end(),
                                        [&](const auto& other) { return other.first == way; });
        SeedGroup& group = known != ways_to_be_stuck.end()
                               ? known->second
                               : ways_to_be_stuck.emplace_back(std::move(way), SeedGroup{}).second;
        group.add(seed);
    }
}

void SeedsTally::add_not_built(std::uint64_t seed) {
    verdicts[static_cast<std::size_t>(SeedVerdict::not_built)].add(seed);
}

std::uint64_t SeedsTally::size() const {
    std::uint64_t all = 0;
    for (const SeedGroup& group : verdicts) {
        all += group.count;
    }
    return all;
}

} // namespace clew
