// Boost.Test and its main, compiled once for all test programs.
#define BOOST_TEST_MODULE clew
#include <boost/test/included/unit_test.hpp>
