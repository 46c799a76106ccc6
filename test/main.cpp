// Boost.Test and its main, compiled once for all test programs.
#define BOOST_TEST_MODULE clew
#include <boost/test/included/unit_test.hpp>

#include <clocale>

namespace {

// The tests run under the locale of whoever runs them, so that code that asks it is found out.
struct LocaleOfTheUser {
    LocaleOfTheUser() { std::setlocale(LC_ALL, ""); }
};

} // namespace

BOOST_TEST_GLOBAL_FIXTURE(LocaleOfTheUser);
