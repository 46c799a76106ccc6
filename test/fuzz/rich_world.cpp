#include "rich_world.hpp"

#include "clew/builder/build.hpp"
#include "clew/format/world_file.hpp"
#include "fuzz.hpp"

namespace clew::fuzz {

namespace {

constexpr std::string_view text = R"(title = "Everything"
turn_limit = 200
sight = 3
lists_walls = true

[maze]
drawing = '''
+---+---+---+---+
| S     | Q | G |
+   +   +   +---+
| R   M       P |
+---+   +---+   +
| T   V |     D |
+---+---+---+---+
'''

[rooms.hall]
at = "R"
name = "Hall of Echoes"
text = "> 100% {proof}"
again = "# Again."

[rooms.den]
at = "V"
dark = true

[items.sword]
name = "rusty sword"
weapon = true
at = [0, 0]

[items.other_sword]
name = "silver sword"
at = [0, 1]

[items.crown]
name = "crown of thorns"
article = "the"
text = "Sharp."
lore = "# Not for heads."
words = ["couronne", "thorns"]
treasure = 50
at = [0, 0]

[items.chart]
map = true
at = [1, 1]

[items.whistle]
teleporter = "anywhere"
at = [0, 1]

[items.key]

[items.statue]
fixed = true
at = "hall"

[items.shelf]
supporter = true
scenery = true
refuses = "> It is nailed fast."
at = [0, 0]

[items.chest]
container = true
locked_by = "pin"
opened = "# The lid creaks."
inside = "shelf"

[items.pin]
lasts = 2
worn = "= It breaks."
at = [0, 1]

[items.lantern]
light = "unlit"
lit_by = "pin"
lasts = 2
at = "hall"

[items.pie]
edible = true
at = [0, 1]

[items.oak-door]
openable = true

[encounters.bramble]
kind = "monster"
blocks = "north"
words = ["thorns"]
at = "V"

[encounters.ogre]
kind = "monster"
guards = "chart"
at = [1, 1]

[encounters.rat]
kind = "monster"
route = ["P", "D"]

[encounters.echo]
kind = "riddler"
riddles = [{ riddle = "One?", answer = "two" }, { riddle = "Two?", answer = "one" }]
at = "Q"

[encounters.minotaur]
kind = "monster"
beaten_by = "sword"
bonus = 25
at = "M"

[encounters.sphinx]
kind = "riddler"
riddle = "What runs and has no legs?"
answers = ["river", "eau de vie"]
at = "hall"

[encounters.pedlar]
kind = "gambler"
high = 20
guesses = 4
bonus = 30
at = "D"

[encounters.gardener]
kind = "quest-giver"
wants = "crown"
gives = "key"
at = "Q"

[encounters.pit]
kind = "teleporter"
to = [0, 0]
at = "T"

[passages.door]
from = "P"
go = "north"
to = [0, 3]
locked_by = "key"

[passages.shaft]
from = "V"
go = "down"
to = "D"
one_way = true

[passages.hatch]
from = "hall"
go = "up"
to = [0, 2]
door = "oak-door"
turns = 3

[passages.crack]
from = "hall"
go = "down"
to = "T"
hidden_by = "statue"
appears = [{ lit = "lantern" }, { in = "V" }]
found = "> A crack."

[endings.sated]
all = [{ eaten = "pie" }, { open = "oak-door" }]
lost = true

[endings.king]
all = [{ put = "crown", in = "chest" }, { any = [{ answered = "echo" }, { beaten = "ogre" }] }]
rank = "King"
points = 50

[milestones.light]
any = [{ lit = "lantern" }, { open = "chest" }]
points = 5
text = "# Light."

[score]
escape = 100
per_turn = 1
per_dead_end = 2
per_hint = 3

[texts]
opening = "= You wake."
wall = "A wall."
)";

World built() {
    auto plan = read_world(text);
    require(plan.has_value(), "the rich world is read",
            plan ? "" : clew::text_of(plan.error().front(), "rich", text));
    auto world = build(std::move(*plan), {});
    require(world.has_value(), "the rich world is built",
            world ? "" : clew::text_of(world.error().front(), "rich", text));
    return std::move(*world);
}

} // namespace

const World& rich_world() {
    static const World world = built();
    return world;
}

} // namespace clew::fuzz
