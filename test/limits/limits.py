"""Runs the real program with a small stack, with little memory, and at a terminal.

    limits.py CLEW              the last line is the count
    limits.py --small CLEW      for builds under sanitizers, which need stack and memory themselves:
                                smaller mazes, and no limits
"""

import fcntl
import os
import pty
import re
import resource
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from cases import Cases  # noqa: E402 (it lies above)

STACK = 256 * 1024
MEMORY = 200 * 1024 * 1024
# Ten mebibytes the program takes anyway; a turn is a byte, twice where a vector grows.
TURNS = 1_000_000
TURNS_MEMORY = 24 * 1024 * 1024
SECONDS = 300


def algorithms(clew):
    told = subprocess.run([clew, "maze", "--help"], capture_output=True, check=True, text=True)
    part = told.stdout.partition("Algorithms:\n")[2].partition("\n\n")[0]
    names = re.findall(r"^  ([a-z-]+)$", part, re.MULTILINE)
    assert names, "help names no algorithms"
    return names


def limited(clew, words, kind, bytes_most):
    def set_limit():
        if bytes_most:
            resource.setrlimit(kind, (bytes_most, bytes_most))

    done = subprocess.run([clew, *words], capture_output=True, text=True, timeout=SECONDS,
                          preexec_fn=set_limit, check=False)
    return done.returncode, done.stdout, done.stderr


def made_and_measured(clew, name, rows, columns, stack):
    words = ["maze", str(rows), str(columns), "--algorithm", name, "--seed", "1", "--stats"]
    status, out, err = limited(clew, words, resource.RLIMIT_STACK, stack)
    rooms = re.search(r"^rooms +([0-9]+)$", out, re.MULTILINE)
    return status == 0 and err == "" and rooms and 0 < int(rooms[1]) <= rows * columns


def out_of_memory(clew, words):
    told = limited(clew, words, resource.RLIMIT_AS, MEMORY)
    return told == (3, "", "clew: out of memory\n")


def takes_back_after_many_turns(clew, folder, more):
    """Whether a million turns are played in little memory, and then the last of them taken back."""
    def set_limit():
        resource.setrlimit(resource.RLIMIT_AS, (TURNS_MEMORY, TURNS_MEMORY))

    typed, shown = os.path.join(folder, "typed"), os.path.join(folder, "shown")
    with open(typed, "wb") as file:
        file.write(b"d\nu\n" * (TURNS // 2) + b"undo\n" * 20)
    with open(typed, "rb") as lines, open(shown, "wb") as out:
        done = subprocess.run([clew, "mouse", "--seed", "1", *more], cwd=folder, stdin=lines,
                              stdout=out, stderr=subprocess.PIPE, timeout=SECONDS,
                              preexec_fn=set_limit, check=False)
    with open(shown, "rb") as out:
        out.seek(-200, os.SEEK_END)
        last = out.read()
    return (done.returncode, done.stderr) == (0, b"") and last.endswith(
        b"\n> undo\n(Taken back: down)\nYou are at a1. Exits: down.\n> \n")


def told_at_sizeless_terminal(clew, words):
    """Status and standard error, where output goes to a terminal that tells no size."""
    leader, follower = pty.openpty()
    done = subprocess.run([clew, *words], stdout=follower, stderr=subprocess.PIPE, text=True,
                          timeout=SECONDS, check=False)
    os.close(follower)
    os.close(leader)
    return done.returncode, done.stderr


def at_terminal(clew, words, term, until=b"never"):
    """What standard error showed at a terminal, up to some bytes or to the end."""
    leader, follower = pty.openpty()
    fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    child = subprocess.Popen([clew, *words], stdout=subprocess.DEVNULL, stderr=follower,
                             env={**os.environ, "TERM": term})
    os.close(follower)
    shown = b""
    try:
        while until not in shown and select.select([leader], [], [], SECONDS)[0]:
            shown += os.read(leader, 4096)
    except OSError:  # the end, as Linux tells it
        pass
    finally:
        child.kill()
        child.wait()
        os.close(leader)
    return shown


def shown_and_done(clew):
    """What a run showed that came to its end, and its words; long enough to show something."""
    for samples in (40, 160, 640, 2560):
        words = ["maze", "1000", "1000", "--seed", "1", "--stats", "--samples", str(samples)]
        shown = at_terminal(clew, words, "xterm")
        if shown:
            break
    return words, shown


def arena(things):
    """A world of one row whose states nobody can count: every thing may be left in every room, and
    there is no way back to the first one."""
    last = 2 * things
    exits = ", ".join(f'"{"W" if i > 1 else ""}{"E" if 0 < i < last else ""}"'
                      for i in range(last + 1))
    text = f'title = "The Arena"\n[maze]\nexits = [[{exits}]]\nstart = [0, 0]\ngoal = [0, {last}]\n'
    text += '[passages.ledge]\nfrom = [0, 0]\ngo = "east"\nto = [0, 1]\none_way = true\n'
    for i in range(things):
        text += f'[items.sword{i}]\nweapon = true\nat = [0, 0]\n'
        text += f'[encounters.troll{i}]\nkind = "monster"\nat = [0, {2 * i + 1}]\n'
        text += f'beaten_by = "sword{i}"\n'
    return text


def interrupted(clew, words, typed, is_at_it):
    """Status and output of a command that was told to stop once it was at it."""
    child = subprocess.Popen([clew, *words], text=True, stdin=subprocess.PIPE,
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=1,
                             # where it is ignored it stays so
                             preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    child.stdin.write(typed)
    child.stdin.close()
    child.stdin = None
    line = " "
    while line and is_at_it not in line:
        line = child.stdout.readline() if is_at_it else ""
    time.sleep(1)
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=SECONDS)
    return child.returncode, out, err


def picture_at_terminal(clew, words):
    """What standard error was told of a picture for a terminal of 80 columns."""
    leader, follower = pty.openpty()
    fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    told = subprocess.run([clew, *words], stdout=follower, stderr=subprocess.PIPE, text=True,
                          timeout=SECONDS, check=False)
    os.close(follower)
    os.close(leader)
    return told.stderr


def told_of_endless(clew, words, line):
    """Status and standard error for standard input without an end, within MEMORY."""
    feeder = subprocess.Popen(["yes", line], stdout=subprocess.PIPE)
    try:
        done = subprocess.run([clew, *words], stdin=feeder.stdout, capture_output=True, text=True,
                              timeout=SECONDS, check=False, preexec_fn=lambda: resource.setrlimit(
                                  resource.RLIMIT_AS, (MEMORY, MEMORY)))
    finally:
        feeder.kill()
        feeder.stdout.close()
        feeder.wait()
    return done.returncode, done.stderr


def endless_files(clew, case):
    """A file without an end is refused for what it is, long before it fills the memory."""
    worlds = "; expected a world in TOML, or a maze: a drawing, an exit table or JSON\n"
    threads = "; expected a thread, or lines to type\n"
    for device in ("/dev/zero", "/dev/urandom"):
        told = limited(clew, ["check", device], resource.RLIMIT_AS, MEMORY)
        case(f"{device} is no world", told[0] == 1 and told[1] == "" and told[2].startswith(
            f"clew: {device}:"))
        told = limited(clew, ["replay", device], resource.RLIMIT_AS, MEMORY)
        case(f"{device} is no thread", told == (
            1, "", f"clew: {device}: error: the file is not text{threads}"))
    told = limited(clew, ["check", "/dev/zero"], resource.RLIMIT_AS, MEMORY)
    case("zeros are not text", told[2] == f"clew: /dev/zero: error: the file is not text{worlds}")
    case("endless prose is no world", told_of_endless(clew, ["check", "-"], "all is well") == (
        1, f"clew: standard input: error: the file is neither a world nor a maze{worlds}"))
    case("an endless world is too long", told_of_endless(clew, ["check", "-"], "a = 1") == (
        1, "clew: standard input: error: the file has over 16777216 bytes; "
           "expected at most that many\n"))


def files_of_holes(clew, case):
    """A thread one byte over the limit is refused for its size, by the first block; one at the
    limit is not, and is then too much for MEMORY."""
    most = 1 << 30
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "game.thread")
        with open(path, "wb") as file:
            file.write(b"# clew thread 1\n# ")
        for words in (["replay"], ["play", "--thread"], ["replay", "--salvage"]):
            os.truncate(path, most + 1)
            told = limited(clew, [*words, path], resource.RLIMIT_AS, MEMORY)
            case(f"{words} with a thread over the limit", told == (
                3, "", f"clew: {path}: has over {most} bytes, the most that is read\n"))
            os.truncate(path, most)
            case(f"{words} with a thread at the limit", out_of_memory(clew, [*words, path]))


def main(arguments):
    small = arguments[0] == "--small"
    clew = os.path.abspath(arguments[-1])
    side, line, stack = (100, 10_000, 0) if small else (1000, 1_000_000, STACK)
    case = Cases()
    bytes_there = told_at_sizeless_terminal(clew, ["maze", "3", "3", "--seed", "1",
                                                   "--format", "png"])
    case("no bytes are written to a terminal", bytes_there[0] == 2 and "-o FILE" in bytes_there[1])
    for name in algorithms(clew):
        case(f"{name}, a square", made_and_measured(clew, name, side, side, stack))
        case(f"{name}, a line", made_and_measured(clew, name, 1, line, stack))
    if not small:
        for more in ([], ["--stats"]):
            words = ["maze", "30000", "30000", "--seed", "1", *more]
            case(f"too little memory {more}", out_of_memory(clew, words))
        with tempfile.TemporaryDirectory() as folder:
            for more in ([], ["--thread", "game.thread"]):
                case(f"a million turns {more}", takes_back_after_many_turns(clew, folder, more))
        endless_files(clew, case)
        files_of_holes(clew, case)
    endless = ["maze", "1000", "1000", "--seed", "1", "--stats", "--samples", "10000"]
    shown = at_terminal(clew, endless, "xterm", b"rooms")
    case("a line tells what takes long", re.fullmatch(
        rb"\rmaze [0-9]+ of 10000: (making|measuring) 1000 x 1000 rooms *", shown))
    words, shown = shown_and_done(clew)
    case("a line is shown before the end", b"rooms" in shown)
    case("and wiped at the end", shown.endswith(b"\r" + b" " * 60 + b"\r"))
    case("and takes no escape codes", b"rooms" in shown and b"\x1b" not in shown)
    case("a dumb terminal is told nothing of it", at_terminal(clew, words, "dumb") == b"")
    # What is told of the maze is the last thing before the proof.
    status, out, err = interrupted(clew, ["check", "-", "--states", "4000000000"], arena(14),
                                   "cycles")
    case("an interrupted check ends as by the signal", status == -signal.SIGINT and err == "")
    case("and says what it had", re.fullmatch(
        r"standard input: interrupted after [0-9]+ states: what was settled until then\n"
        r"standard input: proved with seed 0: par 28 turns\n"
        r"standard input: whether a player can die or get stuck: not settled\n", out))
    status, out, err = interrupted(clew, ["check", "escape", "--seeds", "0..999999"], "", "")
    case("a check of many seeds ends as by the signal", status == -signal.SIGINT and err == "")
    case("and tells those it has", re.match(
        r"escape.toml: interrupted after (?:[01] of 1000000 seeds\n|" # a slow machine
        r"([0-9]+) of 1000000 seeds\n"
        r"escape.toml: seeds 0 to [0-9]+: all \1 can be won whatever the dice do\n)", out))
    wide = ["maze", "2", "30", "--seed", "1"]
    told = ("clew: the picture is {} columns wide and the terminal 80; "
            "write it to a file with -o FILE{}\n")
    case("a wide picture is refused", picture_at_terminal(clew, wide) == told.format(
        121, ", or see it with --format blocks"))
    case("and what blocks cannot show is not advised", picture_at_terminal(
        clew, [*wide, "--labels"]) == told.format(123, ""))
    return case.status()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
