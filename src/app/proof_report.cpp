#include "clew/app/proof_report.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/interruption.hpp"
#include "clew/app/proof_words.hpp"
#include "clew/app/replacement.hpp"
#include "clew/app/wishes.hpp"
#include "clew/app/witness_thread.hpp"
#include "clew/play/step.hpp"
#include "clew/prove/proof.hpp"
#include "clew/speech/names.hpp"
#include "clew/speech/sentence.hpp"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

namespace clew {
namespace {

std::string turns_of(std::uint64_t turns) { return counted(turns, "turn", "turns"); }

// "not settled within 20 states".
std::string unsettled(const Proof& proof) {
    return proof.stopped ? "not settled"
                         : "not settled within " + counted(proof.states, "state", "states");
}

std::string par_of(const Proof& proof, const World& world) {
    const auto& limit = world.parts().turn_limit;
    if (!proof.par) {
        return "par " + unsettled(proof);
    }
    return "par " +
           (limit ? std::to_string(*proof.par) + " of " + turns_of(*limit) : turns_of(*proof.par));
}

// Whether nothing on that way carries the player to a random room: then it wins with any dice.
bool is_without_chance(const Witness& win, const World& world) {
    auto [state, events] = first_step(world);
    const auto is_random = [&](const Event& event) {
        if (event.kind != EventKind::teleported) {
            return false;
        }
        const auto* trap = event.encounter == nobody
                               ? nullptr
                               : std::get_if<Trap>(&world.encounter(event.encounter).kind);
        return trap != nullptr ? !trap->to.room
                               : event.item != no_item && !world.item(event.item).teleporter->room;
    };
    for (const Command& command : win.commands) {
        if (std::any_of(events.begin(), events.end(), is_random)) {
            return false;
        }
        advance(world, state, command, events);
    }
    return std::none_of(events.begin(), events.end(), is_random);
}

std::string luck_of(const Proof& proof, const World& world) {
    if (!has_chance(world)) {
        return "";
    }
    if (!proof.luck && proof.win && is_without_chance(*proof.win, world)) {
        return ", whatever the dice do";
    }
    if (!proof.luck) {
        return "; for all dice not settled";
    }
    return *proof.luck == Luck::always      ? ", whatever the dice do"
           : *proof.luck == Luck::with_luck ? ", but other dice may leave no way"
                                            : "";
}

// What may well be why: monsters for which the world has no weapon.
std::string unbeaten(const World& world) {
    const auto items = world.items();
    const bool has_weapon =
        std::any_of(items.begin(), items.end(), [](const Item& item) { return item.weapon; });
    std::vector<std::string> names;
    for (const Encounter& one : world.encounters()) {
        const auto* monster = std::get_if<Monster>(&one.kind);
        if (monster != nullptr && monster->beaten_by.empty() && !has_weapon) {
            names.push_back(the_name(one));
        }
    }
    return names.empty() ? "" : "; nothing beats " + list_of(names, "or");
}

std::string refuted(const Proof& proof, const World& world) {
    if (proof.par) {
        return "it cannot be won within " + turns_of(*world.parts().turn_limit) + "; par is " +
               std::to_string(*proof.par);
    }
    return proof.luck == Luck::with_luck || proof.luck == Luck::always
               ? "it cannot be won, but with other dice it may"
               : "it cannot be won" + unbeaten(world);
}

std::string verdict_of(const Proof& proof, const World& world) {
    const std::string seed = " with seed " + std::to_string(world.parts().seed) + ": ";
    switch (proof.verdict) {
    case Verdict::proved:
        return "proved" + seed + par_of(proof, world) + luck_of(proof, world);
    case Verdict::refuted:
        return "refuted" + seed + refuted(proof, world);
    case Verdict::not_settled:
        break;
    }
    const std::string found = proof.can_be_won ? "it can be won, but perhaps not within " +
                                                     turns_of(*world.parts().turn_limit)
                                               : "no win was found";
    return "not settled" + seed + found +
           (proof.stopped ? ""
                          : "; " + counted(proof.states, "state was", "states were") +
                                " looked at, and --states allows more");
}

std::string losing(const Proof& proof, const World& world) {
    if (proof.killer == nobody) {
        return "the ending '" + world.parts().endings[proof.bad_end].id + "' loses the game";
    }
    const auto& monster = *std::get_if<Monster>(&world.encounter(proof.killer).kind);
    std::vector<std::string> weapons;
    for (const ItemId weapon : monster.beaten_by) {
        weapons.push_back(the_name(world, {.item = weapon}));
    }
    for (const Item& item : world.items()) {
        if (monster.beaten_by.empty() && item.weapon && weapons.empty()) {
            weapons.emplace_back("a weapon");
        }
    }
    const Encounter& killer = world.encounter(proof.killer);
    std::string words = doing(killer, "kills who meets it", "kill who meets them");
    if (words.starts_with("The ")) {
        words[0] = 't';
    }
    return words + without(weapons);
}

std::string getting_stuck(const Proof& proof, const World& world) {
    if (!proof.stuck) {
        return "a player can get stuck; the shortest way to it was " + unsettled(proof);
    }
    const World endless = World(world).with_turn_limit(std::nullopt);
    const State before = last_step(endless, *proof.stuck).before;
    const std::string deed = deed_of(proof.stuck->commands.back(), before, world);
    return fatal_deed(proof, world, deed, " at " + text_of(world.grid().place_of(before.room))) +
           (proof.missing == no_item ? " can leave no way to win" : " leaves no way to win");
}

// ", as long as nothing is put in the bag".
std::string proviso(const Proof& proof, const World& world) {
    if (proof.hides == no_item) {
        return "";
    }
    const bool in = world.item(proof.hides).holds == Holds::in;
    return std::string(", as long as nothing is put ") + (in ? "in " : "on ") +
           the_name(world, {.item = proof.hides});
}

std::string rating_of(const Proof& proof, const World& world) {
    switch (*proof.rating) {
    case Rating::merciful:
        return "merciful" + proviso(proof, world) + ": a player can neither die nor get stuck";
    case Rating::polite:
        return "polite" + proviso(proof, world) + ": " + losing(proof, world);
    case Rating::cruel:
        return "cruel: " + getting_stuck(proof, world);
    }
    return "";
}

// A turn limit would end the game before the witness does: only a win may use up the last turn.
std::string thread_of(const Source& source, const Witness& witness, const World& world,
                      Options options) {
    const auto& limit = world.parts().turn_limit;
    const World endless = World(world).with_turn_limit(std::nullopt);
    const bool wins = last_step(endless, witness).after.outcome == Outcome::won;
    const bool in_time = wins ? last_step(world, witness).after.outcome == Outcome::won
                              : !limit || witness.turns < *limit;
    if (limit && !in_time) {
        options.limit = "none";
    }
    return witness_thread(loaded(source.name, wishes_of(options), reading_of(options)), options,
                          witness.commands);
}

std::string saved(const Source& source, const World& world, const Options& options,
                  const Proof& proof) {
    if (source.name == "-") {
        throw Failure(Status::command_line, "--save needs worlds that can be read again, not '-'");
    }
    std::string out;
    const auto save = [&](const std::optional<Witness>& witness, const std::string& kind) {
        if (witness) {
            const std::string path = *options.save + '/' + stem_of(source.name) + kind;
            replace_file(path, thread_of(source, *witness, world, options));
            out += (out.empty() ? "saved " : ", ") + path;
        }
    };
    save(proof.win, "-win.thread");
    save(proof.death, "-death.thread");
    save(proof.stuck, "-stuck.thread");
    return out;
}

} // namespace

Status report_proof(const Source& source, const World& world, const Options& options) {
    const Interruption interruption;
    const Proof proof = prove(world, {.states = options.states, .stop = Interruption::came});
    const std::string file = source.file + ": ";
    std::string out = proof.stopped
                          ? file + "interrupted after " + counted(proof.states, "state", "states") +
                                ": what was settled until then\n"
                          : "";
    out += file + verdict_of(proof, world) + '\n';
    if (proof.rating) {
        out += file + rating_of(proof, world) + '\n';
    } else if (proof.can_be_won) {
        out += file + "whether a player can die or get stuck: " + unsettled(proof) + '\n';
    }
    write_all(1, out, "standard output");
    if (options.save) {
        const std::string paths = saved(source, world, options, proof);
        write_all(1, paths.empty() ? "" : file + paths + '\n', "standard output");
    }
    if (Interruption::came()) {
        Interruption::end();
    }
    const bool failed = proof.verdict == Verdict::refuted ||
                        (options.strict && proof.verdict == Verdict::not_settled);
    return failed ? Status::faulty : Status::good;
}

} // namespace clew
