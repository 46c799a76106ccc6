"""Runs the real program at terminals of many kinds, through a pipe and into files, and looks for
escape codes: where they must be, and everywhere else.

    colour.py CLEW              the last line is the count
"""

import contextlib
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import tempfile
import termios
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from cases import Cases  # noqa: E402 (it lies above)

ESCAPE = b"\x1b"
SECONDS = 60
# With the goal in sight from the first.
GAME = ["play", "dungeon", "--seed", "3", "--rows", "3", "--columns", "24", "--start", "south-west",
        "--view", "sight", "--keys", "compass"]
MAZE = ["maze", "3", "4", "--seed", "1", "--solution"]
TYPED = b"e\nmap\nrepeat\ne\nwalls\nundo\n"


class Place:
    """A folder of its own and an environment to run in; None takes a variable away."""

    def __init__(self, clew, folder):
        self.clew = clew
        self.folder = folder

    def environment(self, changes):
        merged = {**os.environ, "TERM": "xterm", "NO_COLOR": None, **changes}
        return {name: value for name, value in merged.items() if value is not None}

    def path(self, name):
        return os.path.join(self.folder, name)

    def file(self, name):
        with open(self.path(name), "rb") as file:
            return file.read()

    def piped(self, words, **changes):
        """Status, standard output and standard error."""
        done = subprocess.run([self.clew, *words], cwd=self.folder, input=TYPED,
                              env=self.environment(changes), capture_output=True,
                              timeout=SECONDS, check=False)
        return done.returncode, done.stdout, done.stderr

    def shown(self, words, **changes):
        """What a terminal of 80 columns was sent on standard output."""
        leader, follower = pty.openpty()
        fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        child = subprocess.Popen([self.clew, *words], cwd=self.folder, stdin=subprocess.PIPE,
                                 stdout=follower, stderr=subprocess.DEVNULL,
                                 env=self.environment(changes))
        os.close(follower)
        deadline = time.monotonic() + SECONDS
        try:
            with contextlib.suppress(BrokenPipeError):  # what reads nothing may have ended
                child.stdin.write(TYPED)
                child.stdin.close()
            sent = sent_until(leader, deadline)
            child.wait(max(0.0, deadline - time.monotonic()))
        finally:
            child.kill()  # nothing, if it has ended
            child.wait()
            os.close(leader)
        return sent.replace(b"\r\n", b"\n")


def sent_until(leader, deadline):
    """All that the terminal is sent until its last writer closes it, or TimeoutError."""
    sent = b""
    while select.select([leader], [], [], max(0.0, deadline - time.monotonic()))[0]:
        try:
            block = os.read(leader, 4096)
        except OSError:  # the end, as Linux tells it
            return sent
        if not block:
            return sent
        sent += block
    raise TimeoutError(f"no end of the output after {SECONDS} seconds")


def without_codes(text):
    return re.sub(rb"\x1b\[[0-9]*m", b"", text)


def terminals(place, case):
    """What decides at a terminal, for each command that shows pictures."""
    place.piped([*GAME, "--thread", "kept.thread"])
    for words in (GAME, ["replay", "kept.thread"], ["draw", "mouse", "--seed", "1"], MAZE):
        name = words[0]
        coloured = place.shown(words)
        plain = place.shown([*words, "--color", "never"])
        case(f"{name}: a terminal has colour", b"\x1b[32mG\x1b[m" in coloured)
        case(f"{name}: with never it has none", b"G" in plain and ESCAPE not in plain)
        case(f"{name}: colour only adds", without_codes(coloured) == plain)
        for changes in ({"TERM": "dumb"}, {"TERM": ""}, {"TERM": None}, {"NO_COLOR": "1"},
                        {"NO_COLOR": "0"}):
            case(f"{name}: none with {changes}", place.shown(words, **changes) == plain)
            case(f"{name}: always, even with {changes}",
                 place.shown([*words, "--color=always"], **changes) == coloured)
        case(f"{name}: an empty NO_COLOR is none", place.shown(words, NO_COLOR="") == coloured)


def pipes(place, case):
    for words in (GAME, ["replay", "kept.thread"], ["draw", "mouse", "--seed", "1"], MAZE):
        name = words[0]
        plain = place.piped(words)
        coloured = place.piped([*words, "--color", "always"])
        case(f"{name}: a pipe has no colour", ESCAPE not in plain[1] and b"G" in plain[1])
        case(f"{name}: nor with auto", place.piped([*words, "--color", "auto"]) == plain)
        case(f"{name}: but with always", b"\x1b[32mG\x1b[m" in coloured[1])
        case(f"{name}: which only adds",
             (coloured[0], without_codes(coloured[1]), coloured[2]) == plain)
        case(f"{name}: each line ends plain", all(
            line.rfind(b"\x1b[m") >= line.rfind(ESCAPE) for line in coloured[1].splitlines()))


def kept(place, case):
    """Threads and files never hold a code, and nor does what has no pictures of characters."""
    plain, bright = [*GAME, "--thread", "plain.thread"], [*GAME, "--thread", "bright.thread"]
    place.piped(plain)
    place.piped([*bright, "--color", "always"])
    case("a thread is the same", place.file("bright.thread") == place.file("plain.thread"))
    again = place.piped(["play", "--thread", "bright.thread", "--color", "always"])
    case("going on takes the option of the day", ESCAPE in again[1])
    case("or none", ESCAPE not in place.piped(["play", "--thread", "plain.thread"])[1])
    case("and the thread is the same", place.file("bright.thread") == place.file("plain.thread"))
    with open(place.path("before.txt"), "wb") as file:
        file.write(place.piped(GAME)[1])
    case("a transcript is compared without colour", place.piped(
        ["replay", "--check", "before.txt", *GAME[2:], "--world", "dungeon", "--color", "always"])
        == (0, b"before.txt: the same; 7 lines, 1 turn\n", b""))
    for style in ("ascii", "blocks", "boxes", "svg", "png", "dot", "exits", "json"):
        words = ["maze", "3", "4", "--seed", "1", "--format", style, "--color", "always"]
        ends = [] if style == "exits" else ["--start", "2,3"]
        done = place.piped([*words, *ends, "-o", "drawn"])
        drawn = place.file("drawn") if done[0] == 0 else b""
        unbuilt = style == "png" and b"libpng" in done[2]
        case(f"{style}: none in a file", unbuilt or (drawn and b"\x1b[" not in drawn))
        if style in ("svg", "dot", "exits", "json"):
            case(f"{style}: none at all", place.piped([*words, *ends]) == (0, drawn, b""))
            case(f"{style}: nor at a terminal", place.shown([*words, *ends]) == drawn)
    case("none in a thread that is solved", ESCAPE not in place.shown(
        ["solve", "mouse", "--view", "map"]))
    case("none in words", ESCAPE not in place.shown([*GAME, "--words", "--color", "always"]))
    stats = ["maze", "5", "5", "--seed", "1", "--stats"]
    case("none in figures", place.piped([*stats, "--color", "always"]) == place.piped(stats))


def main(arguments):
    case = Cases()
    with tempfile.TemporaryDirectory() as folder:
        place = Place(os.path.abspath(arguments[0]), folder)
        terminals(place, case)
        pipes(place, case)
        kept(place, case)
    return case.status()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
