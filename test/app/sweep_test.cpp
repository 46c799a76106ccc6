#include "clew/app/sweep.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/option_values.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <string>

using namespace clew;

namespace {

std::string told(const std::string& value) {
    const Sweep sweep = sweep_option(value);
    std::string text;
    for (std::uint64_t i = 0; i < sweep.size(); ++i) {
        text += text.empty() ? "" : " ";
        text += setting_text(with_setting({}, sweep.setting, sweep.value(i)), sweep.setting);
    }
    return text;
}

struct Row {
    std::string value;
    std::string_view values;
};

const std::array swept = {
    Row{"bias=0..1/0.25", "0.0 0.25 0.5 0.75 1.0"},
    Row{"bias=0.7..1/.1", ""},
    Row{"bias=0.1..0.75/0.2", "0.1 0.3 0.5 0.7"},
    Row{"bias=0.5..0.5/1", "0.5"},
    Row{"bias=0.000001..0.000003/0.000001", "0.000001 0.000002 0.000003"},
    Row{"walls=0..9/3", "0 3 6 9"},
    Row{"walls=4294967290..4294967295/5", "4294967290 4294967295"},
};

constexpr std::array not_swept = {
    "",           "bias",         "=0..1/0.1",      "bias=",        "bias=0..1/",
    "bias=0../1", "bias=..1/0.1", "bias=0.1/0.1",   "bias=0..1/-1", "bias=0..1/0.1x",
    "bias=0,1/1", "bias=1./1",    "bias=/0..1/0.1", "bias=0..1/.",  "walls=0..4294967296/1",
};

} // namespace

BOOST_AUTO_TEST_SUITE(sweep)

BOOST_AUTO_TEST_CASE(a_sweep_goes_by_its_step_to_what_is_not_over_the_last) {
    for (const Row& row : swept) {
        BOOST_TEST_CONTEXT(row.value) {
            if (row.values.empty()) {
                BOOST_CHECK_THROW(static_cast<void>(sweep_option(row.value)), Failure);
            } else {
                BOOST_TEST(told(row.value) == row.values);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(what_is_no_sweep_is_refused) {
    for (const char* value : not_swept) {
        BOOST_TEST_CONTEXT(value) {
            BOOST_CHECK_THROW(static_cast<void>(sweep_option(value)), Failure);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_swept_bias_is_the_one_that_the_option_reads) {
    const Sweep sweep = sweep_option("bias=0..1/0.001001");
    BOOST_TEST(sweep.size() == 1000U);
    for (std::uint64_t i = 0; i < sweep.size(); ++i) {
        const MazeSpec spec = with_setting({}, Setting::bias, sweep.value(i));
        BOOST_TEST(spec.bias == share_option("--bias", setting_text(spec, Setting::bias)));
    }
}

BOOST_AUTO_TEST_SUITE_END()
