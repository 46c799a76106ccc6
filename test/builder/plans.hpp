/// What the tests of building share: plans written as world files, and faults as they are shown.
#ifndef CLEW_TEST_BUILDER_PLANS_HPP
#define CLEW_TEST_BUILDER_PLANS_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/builder/build.hpp"
#include "clew/format/world_file.hpp"

#include <boost/test/unit_test.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace clew::test {

inline std::string text_of(const Diagnostics& faults, std::string_view source) {
    std::string text;
    for (const Diagnostic& fault : faults) {
        text += clew::text_of(fault, "w.toml", source);
    }
    return text;
}

/// The plan of a world file that has no faults.
inline Plan plan_of(std::string_view source) {
    auto plan = read_world(source);
    BOOST_REQUIRE_MESSAGE(plan.has_value(), text_of(plan ? Diagnostics{} : plan.error(), source));
    return std::move(plan).value();
}

/// What building it says; "" if it is built.
inline std::string faults_when_built(std::string_view source, const Wishes& wishes = {}) {
    const auto world = build(plan_of(source), wishes);
    return world ? "" : text_of(world.error(), source);
}

/// The world of a file that can be built.
inline World world_of(std::string_view source, const Wishes& wishes = {}) {
    auto world = build(plan_of(source), wishes);
    BOOST_REQUIRE_MESSAGE(world.has_value(),
                          text_of(world ? Diagnostics{} : world.error(), source));
    return std::move(world).value();
}

/// Eight keys that open a door each and that someone else wants: each may be left in many rooms.
/// Nobody beats the troll before the goal, but a search gives up before it has seen all of that.
inline std::string eight_keys() {
    std::string source = R"(title = "Keys"
[maze]
rows = 1
columns = 20
start = [0, 0]
goal = [0, 19]
[encounters.troll]
kind = "monster"
at = [0, 18]
)";
    for (char letter = 'a'; letter < 'i'; ++letter) {
        const std::string id(1, letter);
        const std::string column = std::to_string(2 * (letter - 'a') + 1);
        source += "[items." + id + "]\nat = [0, 0]\n[encounters.giver-" + id +
                  "]\nkind = \"quest-giver\"\nwants = \"" + id + "\"\nat = [0, " + column +
                  "]\n[passages.door-" + id + "]\ngo = \"up\"\nto = [0, 0]\nlocked_by = \"" + id +
                  "\"\nfrom = [0, " + column + "]\none_way = true\n";
    }
    return source;
}

/// A game with everything in it, most of it placed by rule.
inline constexpr std::string_view everything = R"(
title = "Everything"
turns_per_room = 2

[maze]
rows = 6
columns = 6
algorithm = "binary-tree"

[rooms.pond]
place = "anywhere"
name = "Pond"

[items.map]
place = "anywhere"
map = true

[items.sword]
place = "anywhere"
weapon = true

[items.gold]
place = "dead-end"
treasure = 50

[items.ring]
place = "anywhere"
teleporter = "anywhere"

[items.shears]
place = "far"

[encounters.boar]
kind = "monster"
place = "anywhere"
beaten_by = "sword"

[encounters.face]
kind = "riddler"
place = "dead-end"
riddle = "What has it in its pocket?"
answer = "nothing"

[encounters.pedlar]
kind = "gambler"
place = "anywhere"
low = 1
high = 20
guesses = 4

[encounters.gardener]
kind = "quest-giver"
place = "anywhere"
wants = "shears"

[encounters.mist]
kind = "teleporter"
place = "anywhere"
to = "anywhere"
)";

} // namespace clew::test

#endif
