#include "clew/app/seeds_report.hpp"

#include "clew/speech/sentence.hpp"

#include <algorithm>
#include <string_view>

namespace clew {
namespace {

std::string words_of(SeedVerdict verdict, bool chancy) {
    switch (verdict) {
    case SeedVerdict::always:
        return chancy ? "can be won whatever the dice do" : "can be won";
    case SeedVerdict::with_luck:
        return "can be won, but other dice may leave no way";
    case SeedVerdict::luck_open:
        return "can be won, but for all dice that was not settled";
    case SeedVerdict::late:
        return "cannot be won within the turn limit";
    case SeedVerdict::never:
        return "cannot be won";
    case SeedVerdict::not_settled:
        return "could not be settled";
    case SeedVerdict::not_built:
        return "cannot be built";
    }
    return "";
}

// "none of 5 can be built"
std::string words_of_none(SeedVerdict verdict) {
    switch (verdict) {
    case SeedVerdict::late:
        return "can be won within the turn limit";
    case SeedVerdict::never:
        return "can be won";
    case SeedVerdict::not_settled:
        return "could be settled";
    case SeedVerdict::not_built:
        return "can be built";
    default:
        return "";
    }
}

// Of a verdict that some seeds have.
std::string verdict_text(const SeedsTally& tally, SeedVerdict verdict) {
    const SeedGroup& group = tally.of(verdict);
    const std::string all = std::to_string(tally.size());
    const std::string words = words_of(verdict, tally.chancy);
    if (tally.size() == 1) {
        return words;
    }
    if (group.count < tally.size()) {
        return std::to_string(group.count) + " of " + all + " " + words +
               (verdict == SeedVerdict::always ? "" : ": " + seeds_text(group));
    }
    const std::string none = words_of_none(verdict);
    return none.empty() ? "all " + all + " " + words : "none of " + all + " " + none;
}

std::string range_text(const SeedRange& range) {
    return range.size() == 1
               ? "seed " + std::to_string(range.first)
               : "seeds " + std::to_string(range.first) + " to " + std::to_string(range.last);
}

void append_verdicts(std::string& out, const std::string& file, const SeedRange& range,
                     const SeedsTally& tally) {
    std::string lead = range_text(range) + ": ";
    for (std::size_t i = 0; i < seed_verdicts; ++i) {
        if (tally.verdicts[i].count > 0) {
            out += file + lead + verdict_text(tally, static_cast<SeedVerdict>(i)) + '\n';
            lead.clear();
        }
    }
}

void append_par(std::string& out, const std::string& file, std::vector<SeedsTally::Par> pars) {
    if (pars.empty()) {
        return;
    }
    std::sort(pars.begin(), pars.end());
    const SeedsTally::Par least = pars.front();
    const std::string shortest = "par " + counted(least.turns, "turn", "turns");
    if (least.turns == pars.back().turns) {
        out += file + shortest + '\n';
        return;
    }
    const auto shown = [](const SeedsTally::Par& par) {
        return std::to_string(par.turns) + " (seed " + std::to_string(par.seed) + ")";
    };
    // Of equal ones the first seed.
    const auto first_of = [&](std::uint64_t turns) {
        return *std::lower_bound(pars.begin(), pars.end(), SeedsTally::Par{turns, 0});
    };
    out += file + shortest + " (seed " + std::to_string(least.seed) + ") to " +
           shown(first_of(pars.back().turns)) + ", median " +
           shown(first_of(pars[(pars.size() - 1) / 2].turns)) + '\n';
}

void append_ratings(std::string& out, const std::string& file, const SeedsTally& tally) {
    constexpr std::array<std::string_view, 3> names = {"merciful", "polite", "cruel"};
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (tally.ratings[i].count > 0) {
            parts.push_back(std::to_string(tally.ratings[i].count) + " " + std::string(names[i]));
        }
    }
    if (!parts.empty()) {
        out += file + list_of(parts) + '\n';
    }
}

void append_ways(std::string& out, const std::string& file, const SeedsTally& tally) {
    auto ways = tally.ways_to_be_stuck;
    std::stable_sort(ways.begin(), ways.end(), [](const auto& one, const auto& other) {
        return one.second.count > other.second.count;
    });
    for (const auto& [way, group] : ways) {
        out += file + "cruel " + way + ": " + seeds_text(group) + '\n';
    }
}

} // namespace

std::string seeds_text(const SeedGroup& group) {
    std::vector<std::string> parts;
    for (const std::uint64_t seed : group.first) {
        parts.push_back(std::to_string(seed));
    }
    if (group.count > group.first.size()) {
        parts.push_back(std::to_string(group.count - group.first.size()) + " more");
    }
    return (group.count == 1 ? "seed " : "seeds ") + list_of(parts);
}

std::string seeds_report(const std::string& file, const SeedRange& range, const SeedsTally& tally) {
    const std::string lead = file + ": ";
    std::string out;
    append_verdicts(out, lead, range, tally);
    append_par(out, lead, tally.pars);
    append_ratings(out, lead, tally);
    append_ways(out, lead, tally);
    return out;
}

} // namespace clew
