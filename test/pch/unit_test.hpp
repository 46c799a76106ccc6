/// Compiled beforehand, once for each test program: it takes longer than most of the tests.
#ifndef CLEW_TEST_PCH_UNIT_TEST_HPP
#define CLEW_TEST_PCH_UNIT_TEST_HPP

#include <boost/test/unit_test.hpp>

#endif
