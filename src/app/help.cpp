#include "clew/app/help.hpp"

namespace clew {

std::string_view help_text() {
    return R"(Clew: text adventures of rooms and exits, played a line at a time.

  clew                      play 'escape'
  clew [play] [WORLD]       play a world: a shipped one by name, or a file
  clew list                 name the shipped worlds
  clew check [WORLD...]     read worlds and tell every fault, with line and column,
                            and whether they can be won
  clew solve [WORLD]        print a thread that wins in the fewest turns
  clew replay THREAD        play a thread again; --check compares every line
  clew draw [WORLD]         draw the maze of a world
  clew maze ROWS COLUMNS    make a maze, and draw or measure it
  clew new FILE             write a small world with comments, to start from

WORLD is a shipped name, a world file (.toml), or a bare maze: a drawing of walls,
boxes or blocks, an exit table, or JSON; '-' reads it from standard input.
'clew COMMAND --help' tells the options.

In the game, type 'help' for the words it knows and 'quit' to stop; 'save NAME' and
'restore NAME' keep it and go on, as 'clew play --restore NAME' does. When input is
not a terminal each line is echoed, so that the output reads like a transcript:

  printf 'n\nw\n' | clew --seed 42

At a terminal a game is kept unasked, and the next start offers to resume it: a
thread in $XDG_DATA_HOME/clew, or else in ~/.local/share/clew.

At a terminal maps are in colour, unless TERM is 'dumb' or NO_COLOR is set;
--color always or never decides otherwise.

Exit status: 0 the game ended or the check passed; 1 a world or thread is faulty,
a world cannot be won, there is no way to show (--solution), or --require-win was
not met; 2 the command line is wrong; 3 reading or writing failed. SIGINT, SIGTERM
and SIGHUP end a game as they end any program; what is kept is whole.
)";
}

} // namespace clew
