"""What becomes of games that are kept unasked where files are not as they should be."""

import os
import shutil
import signal


def write(path, data):
    with open(path, "wb") as file:
        file.write(data)


def read(path):
    with open(path, "rb") as file:
        return file.read()


MOUSE = ["mouse", "--seed", "1"]
QUESTION = "Resume turn 1 of mouse, seed 1? Yes or no.\n"


def left(place, *lines):
    with place.terminal(*MOUSE) as game:
        game.until_prompt()
        for line in lines:
            game.type(line)
        return game.end("quit\n")


def files_in_the_way(place, case):
    place.forget()
    left(place, "d")
    whole = read(place.own("unfinished.thread"))
    write(place.own("unfinished-2.thread"), b"")
    with place.terminal("mouse") as game:
        case("an empty file of a game that was killed is removed without a word",
             game.until_prompt() == QUESTION)
        game.end("quit\n")
    case("and the game stays", place.kept() == ["unfinished.thread"])
    write(place.own("unfinished-2.thread"), b"# clew thread 2\n")
    os.mkfifo(place.own("unfinished-3.thread"))
    with place.terminal("mouse") as game:
        shown = game.until_prompt()
        case("what cannot be played is told, and the next one is offered",
             shown.count("; it is left as it is\n") == 2 and shown.endswith("\n" + QUESTION))
        case("a pipe is none of them",
             f"clew: {place.own('unfinished-3.thread')}: is no plain file;" in shown)
        game.end("quit\n")
    os.remove(place.own("unfinished-2.thread"))
    os.remove(place.own("unfinished-3.thread"))
    os.mkdir(place.own("previous.thread"))
    for number in range(2, 10):
        os.mkdir(place.own(f"previous-{number}.thread"))
    with place.terminal("mouse") as game:
        game.until_prompt()
        shown = game.type("no")
        case("a game that cannot be put away stays, and a new one begins",
             "all previous games are being played" in shown and
             "That game stays where it was; to go on with it:" in shown and "Seed " in shown)
        game.end("quit\n")
    case("as it was", read(place.own("unfinished.thread")) == whole)


def nothing_is_promised(place, case):
    place.forget()
    with place.terminal(*MOUSE) as game:
        game.until_prompt()
        game.type("save bear")
        game.type("d")
        case("a game that is in no save is given up when that is typed again",
             " ".join(game.type("restore bear").split()) == "This game, at turn 1, is in no save. "
             "To give it up and go on from 'bear', type 'restore bear' again." and
             "Restored 'bear', turn 0." in game.type("restore bear"))
        case("and one without a line is not promised", game.end("quit\n") ==
             (0, "quit\nYou leave before the first turn.\n"))
    case("nor kept", place.kept() == ["saves"])
    with place.terminal(*MOUSE) as game:
        game.until_prompt()
        game.type("d")
        shutil.rmtree(place.home)
        case("a file that is gone is told of once", game.type("u").startswith(
            f"clew: {place.own('unfinished.thread')}: is no longer there; the game goes on, but"))
        case("and nothing is promised then", game.end("quit\n") ==
             (3, "quit\nYou leave after 2 turns.\n"))
    case("nor is the folder there", place.kept() == [])


def names_with_blanks(place, case):
    child = place.started([*MOUSE, "--thread", "my game.thread"])
    child.stdin.write(b"d\n")
    child.stdin.flush()
    while b"b1" not in child.stdout.readline():
        pass
    child.send_signal(signal.SIGTERM)
    child.wait(timeout=30)  # before its input ends
    _, told = child.communicate(timeout=30)
    case("a command that is shown can be typed", told ==
         b"clew: stopped; 'clew play --thread my\\ game.thread' goes on from here\n")


def damaged(place, case):
    """A game that would be offered, with a line changed in it."""
    place.forget()
    left(place, "d", "d", "r", "d")
    path, kept = place.own("unfinished.thread"), place.own("unfinished-damaged.thread")
    whole = read(path)
    changed = whole.replace(b"> r\n", b"> l\n")
    write(path, changed)
    salvage = f"'clew play --thread {path} --salvage' plays it as far as it is whole"
    with place.terminal("mouse") as game:
        first = game.until_prompt().partition("\n")[0]
        case("a damaged game is told of with what can be done", first.startswith(
            f"clew: {path}:23:1: error: the lines above have the digest '") and
            first.endswith(f"; {salvage}; it is left as it is"))
        game.end("quit\n")
    case("and is not touched", (read(path), place.kept()) == (changed, ["unfinished.thread"]))
    refused = place.piped(["play", "--thread", path])
    case("nor is it gone on with", refused[:2] == (1, "") and refused[2].endswith(
        "one of lines 21 to 23 was changed after it was kept\n"
        f"{whole.splitlines()[22].decode()}\n^~~~~~~~~~~~~~~~~~~\n"
        f"clew: {salvage}\n"))
    with place.terminal("play", "--thread", path, "--salvage") as game:
        shown = game.until_prompt()
        case("salvage says what is lost", f"clew: {path}: 2 lines can be read, and are played; "
             "from line 22 on all is left out\n" in shown)
        case("and where the game is now", f"clew: the game goes on in "
             f"{place.own('unfinished-2.thread')}, and {kept} is what there was\n" in shown)
        case("and goes on", "You take up the thread at turn 2." in shown)
        case("and is offered again, even without another line", game.end("quit\n")[1].endswith(
            "This game is kept; the next time, clew offers to resume it.\n"))
    with place.terminal("mouse") as game:
        case("as the next start does, and tells no more of the damage",
             game.until_prompt() == QUESTION.replace("turn 1", "turn 2"))
        game.end("quit\n")
    case("the damaged file is still there", read(kept) == changed)


def stopped_at_the_offer(place, case):
    place.forget()
    left(place, "d")
    with place.terminal("mouse") as game:
        game.until_prompt()
        game.child.send_signal(signal.SIGSTOP)
        os.waitpid(game.child.pid, os.WUNTRACED)
        game.child.send_signal(signal.SIGCONT)
        case("who goes on at the offer sees its prompt", game.until_prompt() == "")
        case("a signal there leaves the game", game.end(number=signal.SIGTERM) == (
            -signal.SIGTERM, "\nclew: stopped; 'clew' offers to go on from here\n"))
    case("as it is", place.kept() == ["unfinished.thread"])


def asked_for(place, case):
    os.mkfifo(place.path("pipe.thread"))
    case("a pipe keeps no game", place.piped(["play", "--thread", "pipe.thread"]) ==
         (3, "", "clew: pipe.thread: is no plain file\n"))
    case("there is nothing to salvage in a file that is not there",
         place.piped(["mouse", "--thread", "none.thread", "--salvage"]) ==
         (3, "", "clew: none.thread: no such file or directory\n"))
    place.piped([*MOUSE, "--thread", "half.thread"], "d\n")
    write(place.path("half.thread"), read(place.path("half.thread")) + b"> loo")
    case("salvage tells of a last line without an end",
         place.piped(["play", "--thread", "half.thread", "--salvage"])[2] ==
         "clew: half.thread: the last line has no end, so it is left out\n")
