#include "clew/app/score_report.hpp"

#include "clew/app/files.hpp"
#include "clew/app/replacement.hpp"
#include "clew/app/wishes.hpp"
#include "clew/app/witness_thread.hpp"
#include "clew/prove/highest_score.hpp"
#include "clew/speech/sentence.hpp"

#include <string>

namespace clew {
namespace {

std::string verdict_of(const HighestScore& proof, std::int64_t highest) {
    const std::string figure = "the announced highest score of " + points_of(highest);
    if (!proof.can_be_passed) {
        return "whether " + figure + " can be passed is not settled";
    }
    return figure + (*proof.can_be_passed ? " can be passed: a play of " +
                                                counted(proof.witness.turns, "turn", "turns") +
                                                " makes " + std::to_string(proof.score)
                                          : " cannot be passed");
}

std::string saved(const Source& source, const Options& options, const HighestScore& proof) {
    const std::string path = *options.save + '/' + stem_of(source.name) + "-score.thread";
    replace_file(path, witness_thread(loaded(source.name, wishes_of(options), reading_of(options)),
                                      options, proof.witness.commands));
    return "saved " + path;
}

} // namespace

void report_score(const Source& source, const World& world, const Options& options,
                  const Bounds& bounds) {
    const auto& highest = world.parts().scoring.highest;
    if (!highest) {
        return;
    }
    const HighestScore proof = prove_highest_score(world, *highest, bounds);
    const std::string file = source.file + ": ";
    write_all(1, file + verdict_of(proof, *highest) + '\n', "standard output");
    if (options.save && proof.can_be_passed.value_or(false)) {
        write_all(1, file + saved(source, options, proof) + '\n', "standard output");
    }
}

} // namespace clew
