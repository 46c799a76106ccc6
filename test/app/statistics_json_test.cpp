#include "clew/app/statistics_json.hpp"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <array>

using namespace clew;

BOOST_AUTO_TEST_SUITE(statistics_json)

BOOST_AUTO_TEST_CASE(all_figures_of_all_points_are_one_json_object) {
    Survey survey;
    survey.spec.algorithm = Algorithm::depth_first;
    survey.samples = 2;
    std::array<Measures, 2> samples{};
    samples[0].rooms = samples[1].rooms = 3;
    samples[0].dead_ends = 2;
    samples[1].dead_ends = 1;
    samples[1].way = 7;
    samples[1].longest_path_exact = false;
    std::string out;
    append_json_head(out, survey);
    append_json_point(out, 0, survey.spec, samples);
    append_json_point(out, 1, with_setting(survey.spec, Setting::bias, 250'000), samples);
    append_json_tail(out);

    const auto read = nlohmann::json::parse(out);
    BOOST_TEST(read.at("algorithm") == "depth-first");
    BOOST_TEST(read.at("samples") == 2);
    BOOST_TEST(read.at("points").size() == 2U);
    const auto& point = read.at("points").at(1);
    BOOST_TEST(point.at("bias") == 0.25);
    BOOST_TEST(!point.contains("walls"));
    BOOST_TEST(point.at("longest_path_exact") == false);
    BOOST_TEST(point.at("figures").size() == figures().size());
    BOOST_TEST(point.at("figures").at("dead_ends").dump() ==
               R"({"count":2,"deviation":23.5703,"least":33.3333,"mean":50,"most":66.6667,)"
               R"("values":[66.6667,33.3333]})");
    BOOST_TEST(point.at("figures").at("start_to_goal").dump() ==
               R"({"count":1,"deviation":null,"least":7,"mean":7,"most":7,"values":[null,7]})");
    BOOST_TEST(point.at("figures").at("river").dump() ==
               R"({"count":0,"deviation":null,"least":null,"mean":null,"most":null,)"
               R"("values":[null,null]})");
}

BOOST_AUTO_TEST_CASE(a_point_has_the_settings_that_its_algorithm_takes) {
    const auto keys_of = [](Algorithm algorithm) {
        MazeSpec spec;
        spec.algorithm = algorithm;
        const std::array<Measures, 1> samples{};
        std::string out;
        append_json_point(out, 0, spec, samples);
        const auto read = nlohmann::json::parse(out);
        std::string keys;
        for (const auto& member : read.items()) {
            keys += member.key() + " ";
        }
        return keys;
    };
    BOOST_TEST(keys_of(Algorithm::prim) == "braid figures longest_path_exact ");
    BOOST_TEST(keys_of(Algorithm::scatter) == "braid figures longest_path_exact walls ");
    BOOST_TEST(keys_of(Algorithm::dungeon) ==
               "figures hall_columns hall_rows halls longest_path_exact overlap ");
}

BOOST_AUTO_TEST_SUITE_END()
