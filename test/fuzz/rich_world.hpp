/// One world that has everything: each kind of item, encounter, passage and text, and a price for
/// hints; small, so that a session in it is short.
#ifndef CLEW_TEST_FUZZ_RICH_WORLD_HPP
#define CLEW_TEST_FUZZ_RICH_WORLD_HPP

#include "clew/world/world.hpp"

namespace clew::fuzz {

[[nodiscard]] const World& rich_world();

} // namespace clew::fuzz

#endif
