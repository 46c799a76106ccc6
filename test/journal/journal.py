"""What is kept of a game, whatever ends it: kills, signals, full disks, two games at once; and
what the next start offers of it.

    journal.py CLEW [PART]      one of kills, signals, offers; the last line is the count

CLEW_TEST_KILLS=1000 kills as many games instead of 25.
"""

import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import mishaps

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from cases import Cases  # noqa: E402 (it lies above)
from terminal import SECONDS, Terminal  # noqa: E402

KILLS = int(os.environ.get("CLEW_TEST_KILLS", "25"))
STOPPING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
MOUSE = ["mouse", "--seed", "1"]


class Place:
    """A folder to play in, and one for the player's own files."""

    def __init__(self, clew, folder):
        self.clew = clew
        self.folder = folder
        self.home = os.path.join(folder, "home")

    def path(self, name):
        return os.path.join(self.folder, name)

    def kept(self):
        """The names of the player's own files."""
        own = os.path.join(self.home, "clew")
        return sorted(os.listdir(own)) if os.path.isdir(own) else []

    def own(self, name):
        return os.path.join(self.home, "clew", name)

    def forget(self):
        shutil.rmtree(self.home, ignore_errors=True)

    def terminal(self, *words, home="", columns=80):
        return Terminal([self.clew, *words], self.folder,
                        self.home if home == "" else home, columns)

    def piped(self, words, typed="", before=None):
        """Status, standard output and standard error."""
        done = subprocess.run([self.clew, *words], cwd=self.folder, input=typed, text=True,
                              capture_output=True, timeout=SECONDS, check=False,
                              preexec_fn=before)
        return done.returncode, done.stdout, done.stderr

    def started(self, words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, before=None):
        def usual():
            for number in STOPPING:
                signal.signal(number, signal.SIG_DFL)
            if before:
                before()

        return subprocess.Popen([self.clew, *words], cwd=self.folder, stdin=stdin, stdout=stdout,
                                stderr=subprocess.PIPE, preexec_fn=usual)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def write(path, data):
    with open(path, "wb") as file:
        file.write(data)


def typed_in(thread):
    """The lines typed that a thread keeps whole."""
    return [line[2:] for line in thread.split(b"\n")[:-1] if line.startswith(b"> ")]


def killed(place, moves, sync, within):
    """A game in a pipe, killed at some moment: whether what was shown was kept, and how many lines
    were shown."""
    shown, thread = place.path("shown.txt"), place.path("killed.thread")
    if os.path.exists(thread):
        os.remove(thread)
    with open(place.path("moves.txt"), "rb") as lines, open(shown, "wb") as out:
        child = place.started([*MOUSE, "--thread", thread, "--sync", sync], lines, out)
        time.sleep(within)
        child.kill()
        child.communicate(timeout=SECONDS)
    kept = typed_in(read(thread)) if os.path.exists(thread) else []
    answered = [line[2:] for line in read(shown).split(b"\n")[:-1] if line.startswith(b"> ")]
    if answered and answered[-1] == b"":  # the prompt at which the input ended
        answered.pop()
    good = kept == moves[:len(kept)] and answered == kept[:len(answered)]
    if not good:
        print(f"kept {len(kept)}, answered {len(answered)}", kept[-3:], answered[-3:])
    return good, len(answered)


def killed_by_step(place, chance):
    """The same, where each line waits for the answer to the one before: then one line at most is
    kept that was not answered."""
    thread = place.path("step.thread")
    if os.path.exists(thread):
        os.remove(thread)
    child = place.started([*MOUSE, "--thread", thread, "--sync", "always", "--no-echo"])
    answered, steps = 0, chance.randrange(1, 12)
    prompt(child)
    for step in range(steps):
        child.stdin.write(b"d\n" if step % 2 == 0 else b"u\n")
        child.stdin.flush()
        if step == steps - 1:
            time.sleep(chance.uniform(0.0, 0.02))
            break
        prompt(child)
        answered += 1
    child.kill()
    child.communicate(timeout=SECONDS)
    kept = len(typed_in(read(thread)))
    again = place.piped(["play", "--thread", thread])
    return answered <= kept <= answered + 1 and again[0] == 0 and again[1].startswith(
        f"You take up the thread at turn {kept}.")


def prompt(child):
    """Waits for the next one; a child that hangs is ended by the alarm of its own."""
    shown = b""
    while not (shown == b"> " or shown.endswith(b"\n> ")):
        block = os.read(child.stdout.fileno(), 4096)
        if not block:
            raise EOFError(shown)
        shown += block
    return shown


def told_at_end(child, number):
    """Standard error, of a child that a signal ends before its input does."""
    child.send_signal(number)
    child.wait(SECONDS)
    return child.communicate(timeout=SECONDS)[1].decode()


def kills(place, case):
    chance = random.Random(7)
    moves = [b"d", b"u"] * 20000
    write(place.path("moves.txt"), b"\n".join(moves) + b"\n")
    begun = time.monotonic()
    place.piped([*MOUSE, "--thread", "whole.thread"], read(place.path("moves.txt")).decode())
    whole, shown = time.monotonic() - begun, 0
    for number in range(KILLS):
        sync = ("always", "batch", "never")[number % 3]
        good, answered = killed(place, moves, sync, chance.uniform(0.0, min(0.3, 1.2 * whole)))
        shown += answered
        case(f"kill {number}, {sync}: what was answered is kept, and nothing else", good)
    case("some of them were answered", shown > 0)
    for number in range(max(5, KILLS // 5)):
        case(f"kill {number} between lines", killed_by_step(place, chance))


def by_signals(place, case):
    stopped = "clew: stopped; 'clew play --thread {}' goes on from here\n"
    for number in STOPPING:
        name = signal.Signals(number).name
        child = place.started([*MOUSE, "--thread", f"{name}.thread"])
        prompt(child)
        child.stdin.write(b"d\n")
        child.stdin.flush()
        prompt(child)
        err = told_at_end(child, number)
        case(f"{name} at the prompt", (child.returncode, err) ==
             (-number, stopped.format(f"{name}.thread")))
        case(f"{name}: the line is kept",
             typed_in(read(place.path(f"{name}.thread"))) == [b"d"])
        child = place.started(MOUSE)
        prompt(child)
        err = told_at_end(child, number)
        case(f"{name}: what was not kept is said", (child.returncode, err) ==
             (-number, "clew: stopped; this game was not kept\n"))
    for full in (True, False):
        thread = f"full-{full}.thread"
        endless = subprocess.Popen(["yes", "d\nu"], stdout=subprocess.PIPE)
        child = place.started([*MOUSE, "--thread", thread, "--sync", "never"], endless.stdout,
                              subprocess.PIPE if full else subprocess.DEVNULL)
        endless.stdout.close()
        while not os.path.exists(place.path(thread)) or not typed_in(read(place.path(thread))):
            time.sleep(0.01)  # until something was kept
        child.send_signal(signal.SIGTERM)
        status = child.wait(SECONDS)
        endless.wait(SECONDS)
        err = child.stderr.read().decode()
        case(f"in mid-run, a full pipe: {full}", (status, err) ==
             (-signal.SIGTERM, stopped.format(thread)))
        text = read(place.path(thread))
        case(f"whole lines, a full pipe: {full}", text.endswith(b"\n") and typed_in(text))
        for stream in (child.stdout, child.stderr):
            if stream:
                stream.close()
    child = place.started(MOUSE, before=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
    prompt(child)
    child.send_signal(signal.SIGHUP)
    _, err = child.communicate(b"d\n", timeout=SECONDS)
    case("what is ignored stays so", (child.returncode, err) == (0, b""))
    child = place.started([*MOUSE, "--thread", "gone.thread"])
    child.stdout.close()
    child.stdin.write(b"d\nu\n")
    child.stdin.close()
    err = child.stderr.read()
    child.stderr.close()
    case("a reader that has gone ends it quietly", (child.wait(SECONDS), err) == (0, b""))


def with_nobody_to_tell(place, case):
    """Standard error is a full pipe."""
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    try:
        while True:
            os.write(writer, b"x" * 4096)
    except BlockingIOError:
        os.set_blocking(writer, True)
    child = subprocess.Popen([place.clew, *MOUSE], cwd=place.folder, stdin=subprocess.PIPE,
                             stdout=subprocess.PIPE, stderr=writer)
    prompt(child)
    child.send_signal(signal.SIGTERM)
    case("a signal ends a game whose last words nobody reads",
         child.wait(SECONDS) == -signal.SIGTERM)
    child.stdin.close()
    child.stdout.close()
    os.close(reader)
    os.close(writer)


def two_at_once(place, case):
    first = place.started([*MOUSE, "--thread", "one.thread"])
    prompt(first)
    before = read(place.path("one.thread"))
    case("a second game is refused", place.piped(["play", "--thread", "one.thread"], "d\n") ==
         (3, "", "clew: one.thread: another game is being kept in it\n"))
    case("and touches nothing", read(place.path("one.thread")) == before)
    case("replay may read it", place.piped(["replay", "one.thread"])[0] == 0)
    first.communicate(timeout=SECONDS)
    case("then it is free", place.piped(["play", "--thread", "one.thread"], "d\n")[0] == 0)


def failing(place, case):
    def small_files():
        resource.setrlimit(resource.RLIMIT_FSIZE, (400, 400))

    status, out, err = place.piped([*MOUSE, "--thread", "full.thread"], "d\nu\n" * 100 + "quit\n",
                                   small_files)
    case("a journal that fails is told once, and the game goes on", (status, err) ==
         (3, "clew: full.thread: file too large; the game goes on, but lines from here on are not "
             "kept in the thread; 'save -' prints it\n") and "You leave after 200 turns." in out)
    case("and whole lines are left", read(place.path("full.thread")).endswith(b"\n"))
    place.forget()
    for home, why in (("/dev/null", "/dev/null/clew: not a directory"),
                      (None, "neither XDG_DATA_HOME nor HOME names a folder")):
        with place.terminal(*MOUSE, home=home) as game:
            case(f"without a folder it is said: {home}",
                 game.until_prompt().startswith(f"clew: {why}; this game is not kept\nMouse\n"))
            case("and play goes on", "You are at b1." in game.type("d"))
            case("and nothing is promised", game.end("quit\n") ==
                 (0, "quit\nYou leave after 1 turn.\n"))


def left_at(place, *lines, words=()):
    """A game left at a terminal after those lines; what it said at the end."""
    with place.terminal(*(words or MOUSE)) as game:
        game.until_prompt()
        for line in lines:
            game.type(line)
        return game.end("quit\n")


QUESTION = "Resume turn 1 of mouse, seed 1? Yes or no.\n"


def offers(place, case):
    place.forget()
    case("one leaves a game kept", left_at(place, "d") == (
        0, "quit\nYou leave after 1 turn.\n"
           "This game is kept; the next time, clew offers to resume it.\n"))
    before = read(place.own("unfinished.thread"))
    with place.terminal() as game:
        case("it is offered", game.until_prompt() == QUESTION)
        case("and again after anything else", game.type("perhaps") == QUESTION)
        case("one may leave it", game.end("quit\n") == (0, "quit\n"))
    with place.terminal("mouse") as game:
        case("to who names its world, too", game.until_prompt() == QUESTION)
        case("the end of input leaves it", game.end("\x04") == (0, "\n"))
    case("as it is", read(place.own("unfinished.thread")) == before)
    for words in (["labyrinth"], ["mouse", "--seed", "2"]):
        with place.terminal(*words) as game:
            case(f"not with {words}", "Resume" not in game.until_prompt())
            game.end("quit\n")
    case("a game without a line is not kept", place.kept() == ["unfinished.thread"])
    with place.terminal() as game:
        game.until_prompt()
        case("yes goes on with it", game.type(" YES ") ==
             "You take up the thread at turn 1.\nYou are at b1. Exits: up, down.\n")
        with place.terminal(*MOUSE) as other:
            case("and meanwhile it is offered to nobody", "Resume" not in other.until_prompt())
            other.type("d")
            case("whose game is kept as well",
                 place.kept() == ["unfinished-2.thread", "unfinished.thread"])
            os.remove(place.own("unfinished-2.thread"))
            other.end(number=signal.SIGKILL)
        game.type("u")
        case("a signal names the offer", game.end(number=signal.SIGTERM) == (
            -signal.SIGTERM, "\nclew: stopped; 'clew' offers to go on from here\n"))
    with place.terminal() as game:
        game.until_prompt()
        answer = game.type("n")
        case("no puts it away and says where", answer.startswith(
            "That game is kept until another takes its place; to go on with it:\n"
            f"  clew play --thread {place.own('previous.thread')}\n\n") and "Seed " in answer)
        case("and only there", place.kept() == ["previous.thread", "unfinished.thread"])
    case("with its lines", typed_in(read(place.own("previous.thread"))) == [b"d", b"u"])


def ends(place, case):
    place.forget()
    write(place.path("hut.toml"), b'title = "Hut"\n[maze]\nexits = [["E", "W"]]\n')
    left_at(place, "look", words=["hut.toml"])
    os.remove(place.path("hut.toml"))
    with place.terminal(*MOUSE) as game:
        case("what was played in a file that is not here is not offered, and not told of",
             game.until_prompt().startswith("Mouse\n"))
        game.end("quit\n")
    case("and stays", place.kept() == ["unfinished.thread"])
    place.forget()
    solved = place.piped(["solve", *MOUSE])[1]
    moves = re.findall(r"^> (.*)$", solved, re.MULTILINE)
    with place.terminal(*MOUSE) as game:
        game.until_prompt()
        for move in moves[:-1]:
            game.type(move)
        case("a won game promises nothing",
             "This game is kept" not in game.end(moves[-1] + "\n")[1])
    case("it is the previous one", place.kept() == ["previous.thread"])
    left_at(place, "d", words=[*MOUSE, "--limit", "1"])
    case("and so is one left after death", place.kept() == ["previous.thread"] and
         typed_in(read(place.own("previous.thread"))) == [b"d"])
    left_at(place, "d")
    one = read(place.own("unfinished.thread"))
    for number in range(2, 10):
        write(place.own(f"unfinished-{number}.thread"), one + b"> u\n" * number)
    for number in range(1, 10):
        name = "unfinished.thread" if number == 1 else f"unfinished-{number}.thread"
        os.utime(place.own(name), (1000 + number % 9, 1000 + number % 9))
    left_at(place, "look", words=["mouse", "--seed", "2"])
    case("where no place is left the oldest gives way", len(typed_in(
        read(place.own("previous.thread")))) == 10 and
        typed_in(read(place.own("unfinished-9.thread"))) == [b"look"])


def unsealed(thread):
    """As if somebody had written it."""
    return re.sub(rb"= .*\n", b"", thread)


def faulty(place, case):
    place.forget()
    left_at(place, "d")
    path = place.own("unfinished.thread")
    whole = read(path)
    for name, text, why in (
            ("a damaged one", whole.replace(b"# seed: 1", b"# sead: 1"), "error: "),
            ("one with a line changed", whole.replace(b"> d", b"> l"),
             "error: the lines above have the digest '"),
            ("one of another version", whole.replace(b"thread 1", b"thread 2"),
             "a thread of version '2'"),
            ("one of another edition", unsealed(re.sub(
                rb"(# world: mouse) \w+", rb"\1 0123456789abcdef", whole)),
             "is for another edition of 'mouse'")):
        write(path, text)
        with place.terminal() as game:
            shown = game.until_prompt()
            first = shown.partition("\n")[0]
            case(f"{name} is told in a line", first.startswith(f"clew: {path}:") and why in first
                 and first.endswith("; it is left as it is"))
            case(f"{name}: a new game begins", "Resume" not in shown and "Seed " in shown)
            game.end("quit\n")
        case(f"{name} is not touched", read(path) == text)
    write(path, whole + b"> loo")
    with place.terminal() as game:
        case("what a kill cut is read to its last whole line", game.until_prompt() ==
             f"clew: {path}: the last line has no end, so it is left out\n" + QUESTION)
        game.type("y")
        game.type("u")
        game.end("quit\n")
    case("and goes on there, sealed", read(path).startswith(whole + b"> u\n= ") and
         read(path).count(b"\n") == whole.count(b"\n") + 2)
    write(path, re.sub(rb"> .*\n", b"", unsealed(whole)))
    with place.terminal("mouse") as game:
        case("one without a line is nothing", "Resume" not in game.until_prompt())
        game.end("quit\n")
    case("and is removed", place.kept() == [])


def shown_anew(place, case):
    place.forget()
    with place.terminal(*MOUSE) as game:
        game.until_prompt()
        game.child.send_signal(signal.SIGSTOP)  # no shell is there to let SIGTSTP do it
        os.waitpid(game.child.pid, os.WUNTRACED)
        game.child.send_signal(signal.SIGCONT)
        case("who goes on sees the prompt", game.until_prompt() == "")
        game.resize(24)
        game.child.send_signal(signal.SIGWINCH)
        case("and lines of the terminal's new width",
             game.type("look") == "You are at a1. Exits:\ndown.\n")
        game.end("quit\n")
    with place.terminal("mouse", columns=24) as game:
        game.until_prompt()
        game.type("yes")
        case("a game that goes on wraps at this terminal's width",
             game.type("look") == "You are at a1. Exits:\ndown.\n")
        game.end("quit\n")
    case("and keeps the width it began with",
         b"# width: 80\n" in read(place.own("unfinished.thread")))
    with place.terminal(*MOUSE, "--width", "60", columns=24) as game:
        game.until_prompt()
        case("unless it was given", "Exits: down" in game.type("yes"))
        game.resize(30)
        case("then it stays", "Exits: down" in game.type("look"))
        game.end("quit\n")


PARTS = {"kills": [kills, two_at_once, failing],
         "signals": [by_signals, with_nobody_to_tell, shown_anew],
         "offers": [offers, ends, faulty, mishaps.files_in_the_way, mishaps.damaged,
                    mishaps.stopped_at_the_offer,
                    mishaps.nothing_is_promised, mishaps.names_with_blanks, mishaps.asked_for]}


def main(arguments):
    case = Cases()
    with tempfile.TemporaryDirectory() as folder:
        place = Place(os.path.abspath(arguments[0]), os.path.realpath(folder))
        for part in arguments[1:] or PARTS:
            for claims in PARTS[part]:
                claims(place, case)
    return case.status()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
