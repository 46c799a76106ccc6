#include "random_worlds.hpp"

#include "clew/base/digest.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

namespace clew::test {

BOOST_AUTO_TEST_SUITE(catalogue)

// A world and 200 steps through it from one seed; every state on the way is digested.
std::string walk_of(std::uint64_t seed) {
    const World world = random_world(seed);
    Random random(seed);
    Digest digest;
    State state = first_step(world).state;
    for (int i = 0; i < 200; ++i) {
        digest.add(digest_of(state));
        const std::optional<Command> choice = some_choice(random, world, state);
        state = choice ? step(world, std::move(state), *choice).state : first_step(world).state;
    }
    return hex16(digest.value());
}

// Golden values: they are the same on every machine and in every build, and change only with a
// rule, with chance, or with the worlds of these tests; the commit that changes them says why.
BOOST_AUTO_TEST_CASE(twenty_seeds_walk_as_they_always_did) {
    constexpr std::array<std::string_view, 20> golden = {
        "81e5a6af6d46d32a", "1e0005d4216f03d4", "7246492e697fbf06", "534c109e073cc3c3",
        "32d0dc114055807a", "132ba7bc5bf6fa5a", "6508d2da7bf3a537", "884d4dd8ecac6f51",
        "eae04280634ecac2", "63756c708b27acf1", "8ba4baf5d4dd680b", "9e9872b2c3e9a9a0",
        "491e0f7b9006e006", "86f0735c7e2c22b1", "8191818556c18cbd", "aa6699c356747ef8",
        "fa5a8803325817de", "c431a9564dbb04fa", "4dfac4660a02e24e", "a24192a55331b91a"};
    for (std::size_t seed = 0; seed < golden.size(); ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) { BOOST_TEST(walk_of(seed) == golden[seed]); }
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
