#include "clew/app/statistics_command.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/making.hpp"
#include "clew/app/progress.hpp"
#include "clew/app/statistics_json.hpp"
#include "clew/app/statistics_text.hpp"
#include "clew/maze/scatter.hpp"

#include <vector>

namespace clew {
namespace {

std::vector<Measures> measured(const Survey& survey, const MazeSpec& spec, const Options& options) {
    Progress progress;
    std::vector<Measures> samples;
    samples.reserve(survey.samples);
    for (std::uint64_t i = 0; i < survey.samples; ++i) {
        const std::string number = survey.samples == 1 ? ""
                                                       : "maze " + std::to_string(i + 1) + " of " +
                                                             std::to_string(survey.samples) + ": ";
        progress.say(number + "making " + size_text(spec) + " rooms");
        const Made made = made_maze(spec, options, survey.seed + i);
        progress.say(number + "measuring " + size_text(spec) + " rooms");
        samples.push_back(measure(made.grid, made.ends.start, made.ends.goal));
    }
    return samples;
}

Survey survey_of(const Options& options) {
    Survey survey{spec_of(options), *options.seed, options.samples.value_or(1), options.sweep};
    if (survey.seed > UINT64_MAX - (survey.samples - 1)) {
        throw Failure(Status::command_line,
                      "--samples: '" + std::to_string(survey.samples) + "' is too many from seed " +
                          std::to_string(survey.seed) + " on; the last seed is " +
                          std::to_string(UINT64_MAX));
    }
    if (survey.sweep && survey.sweep->setting == Setting::walls) {
        const auto walls = survey.sweep->value(survey.sweep->size() - 1) / sweep_scale;
        if (const auto fault = too_many_walls(survey.spec.rows, survey.spec.columns, walls)) {
            throw Failure(Status::command_line, "--sweep: " + *fault);
        }
    }
    return survey;
}

} // namespace

Status statistics_command(const Options& options) {
    const Survey survey = survey_of(options);
    const std::uint64_t points = survey.sweep ? survey.sweep->size() : 1;
    std::string out;
    bool exact = true;
    options.json ? append_json_head(out, survey) : append_head(out, survey);
    for (std::uint64_t number = 0; number < points; ++number) {
        const MazeSpec spec = survey.sweep ? with_setting(survey.spec, survey.sweep->setting,
                                                          survey.sweep->value(number))
                                           : survey.spec;
        const std::vector<Measures> samples = measured(survey, spec, options);
        exact = exact && all_exact(samples);
        options.json ? append_json_point(out, number, spec, samples)
                     : append_point(out, survey, spec, samples);
        write_all(1, out, "standard output");
        out.clear();
    }
    options.json ? append_json_tail(out) : append_tail(out, survey, exact);
    write_all(1, out, "standard output");
    return Status::good;
}

} // namespace clew
