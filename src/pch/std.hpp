/// Compiled beforehand where sanitizers make every build slow, and nowhere else: so g++ finds the
/// source that does not include what it uses.
#ifndef CLEW_PCH_STD_HPP
#define CLEW_PCH_STD_HPP

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#endif
