"""Runs the real program with hostile bytes in every place from which they could reach a terminal,
and looks at all that it says.

    hostile.py CLEW             the last line is the count
"""

import os
import subprocess
import sys
import tempfile
import unicodedata

SECONDS = 60
JOINERS_AND_HYPHEN = "\u200c\u200d\u00ad"

BLANK_LETTERS = "\u3164\u115f\u1160\uffa0\u034f\u180b"

BYTES = {
    "an escape code": b"\x1b[31m",
    "a window title": b"\x1b]0;x\x07",
    "backspaces": b"safe\x08\x08\x08\x08evil\x7f",
    "C1": "\u009b31m".encode(),
    "C1 in Latin-1": b"\x9b31m",
    "turned text": "\u202eabc\u2066\u200f\u061c".encode(),
    "nothing to be seen": "\u200b\u2060\ufeff\U000e0041".encode(),
    "blank letters and joiners": (BLANK_LETTERS + "\U0001d173\U0001bca0").encode(),
    "line separators": "\u2028\u2029\u0085".encode(),
    "what means nothing": "\ue000\ufdd0\ufffe\U0010fffd".encode(),
    "no UTF-8": b"\xc0\xaf\xe0\x80\xaf\xed\xa0\x80\xf4\x90\x80\x80",
    "0xFF": b"\xff\xfe",
    "a line of its own": b"\nclew: all is well",
    "formats": b"%s%n{}$(id)`id`",
}

MAZE = b'[maze]\nrows = 2\ncolumns = 2\nstart = [0, 0]\ngoal = [1, 1]\n'
WORLD = b'title = "T"\n' + MAZE
THREAD = b"# clew thread 1\n# world: mouse 0000000000000000\n# seed: 1\n"


def text_world(text):
    return b'title = "' + text + b'"\n' + MAZE


def in_every_text(text):
    quoted = b'"' + text + b'"\n'
    return b"".join((
        WORLD, b"[rooms.a]\nat = [0, 0]\nname = ", quoted, b"text = ", quoted,
        b"[items.b]\nat = [0, 0]\nname = ", quoted, b"words = ", quoted, b"lore = ", quoted,
        b'[encounters.c]\nkind = "riddler"\nat = [0, 1]\nriddle = ', quoted, b"answer = ", quoted,
        b"[texts]\nopening = ", quoted, b"wall = ", quoted))


def escaped(hostile):
    """As TOML's escapes, where they are characters; else as they are."""
    try:
        return "".join(f"\\U{ord(c):08x}" for c in hostile.decode()).encode()
    except UnicodeDecodeError:
        return hostile


def typed_at_riddle(hostile):
    world = WORLD.replace(b"rows = 2\ncolumns = 2", b'exits = [["ES","WS"],["NE","NW"]]')
    world += b'[encounters.c]\nkind = "riddler"\nat = [0, 1]\nriddle = "?"\nanswer = "x"\n'
    return PLAY, b"e\n" + hostile + b"\nlook\nanswer " + hostile + b"\n", {b"w": world}


def checked(world):
    return [b"check", b"w"], b"", {b"w": world}


def played(world):
    return PLAY, b"look\nx b\n", {b"w": world}


def replayed(thread, *more):
    return [b"replay", b"t", *more], b"", {b"t": thread}


def called(words, h, content):
    """A file whose name has the bytes in it."""
    return [*words, b"./x" + h], b"look\n", {b"x" + h: content}


def typed(lines):
    return [b"mouse", b"--seed", b"1"], lines, {}


def mouse_edition(clew):
    """The heading of a world that is at hand."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([clew, "mouse", "--seed", "1", "--thread", "t"], cwd=folder, input=b"",
                       capture_output=True, timeout=SECONDS, check=True)
        with open(os.path.join(folder, "t"), "rb") as file:
            return file.read().splitlines()[1]


def stranger(hostile):
    """A thread of a game that can be played, with the bytes wherever no heading stands."""
    line = hostile.replace(b"\n", b" ")
    return (b"# clew thread 1\n" + MOUSE[0] + b"\n# seed: 1\n# " + line + b"\n> d" + line +
            b"\n" + line + b"\nYou " + line + b"\n# " + line + b"\n> d\n> x " + line + b"\n")


def taken_up(hostile, words):
    return words, b"save -\nsave bear\nsaves\nsave -\n", {b"t.thread": stranger(hostile)}


PLAY = [b"w", b"--seed", b"1"]
MOUSE = [b""]
COMPARE = (b"--check", b"--world", b"mouse")

# Each place: the words of the command line, what is typed, and files, from the hostile bytes.
PLACES = {
    "a missing file's name": lambda h: ([b"./no" + h], b"", {}),
    "a missing world's name": lambda h: ([b"no" + h], b"", {}),
    "a world's file name": lambda h: called([b"--seed", b"1"], h, WORLD),
    "the name of a file that is checked": lambda h: called([b"check"], h, WORLD),
    "a faulty file's name": lambda h: called([b"check"], h, b"a = 1\n"),
    "the name of a file that is solved": lambda h: called([b"solve"], h, WORLD),
    "a missing thread's name": lambda h: ([b"replay", b"./no" + h], b"", {}),
    "a compared list's name": lambda h: called([b"replay", *COMPARE], h, b"d\n"),
    "the name of a list that is no journal": lambda h: called([b"mouse", b"--thread"], h, b"d\n"),
    "a journal's name": lambda h: ([b"mouse", b"--thread", b"./x" + h], b"d\n", {}),
    "a picture's folder": lambda h: ([b"draw", b"mouse", b"-o", b"./no" + h + b"/x"], b"", {}),
    "an option": lambda h: ([b"--no" + h], b"", {}),
    "an option's value": lambda h: ([b"--keys", h], b"", {}),
    "a number": lambda h: ([b"maze", h, b"3"], b"", {}),
    "a start": lambda h: ([b"mouse", b"--start", h], b"", {}),
    "a title": lambda h: checked(text_world(h)),
    "a title, escaped": lambda h: played(text_world(escaped(h))),
    "every text": lambda h: played(in_every_text(h)),
    "every text, escaped": lambda h: played(in_every_text(escaped(h))),
    "a key": lambda h: checked(WORLD + b'"' + escaped(h) + b'" = 1\n'),
    "an id": lambda h: checked(WORLD + b'[items."' + escaped(h) + b'"]\n'),
    "a reference": lambda h: checked(WORLD + b'[items.a]\nat = "' + h + b'"\n'),
    "a comment beside a fault": lambda h: checked(WORLD + b"a = 1 # " + h),
    "a drawing": lambda h: checked(b"+---+\n|" + h + b"|\n+---+\n"),
    "a drawing in a world": lambda h: checked(
        b"title = 'T'\n[maze]\ndrawing = '''\n+---+\n| " + h + b" |\n+---+\n'''\n"),
    "an exit string": lambda h: checked(b'[["' + h + b'"]]\n'),
    "a key of JSON": lambda h: checked(b'{"' + h + b'": 1}\n'),
    "a world at standard input": lambda h: ([b"check", b"-"], text_world(h), {}),
    "a heading": lambda h: replayed(THREAD + b"# keys: " + h + b"\n"),
    "a heading's name": lambda h: replayed(THREAD + b"# key" + h + b": hjkl\n"),
    "a heading of a world": lambda h: replayed(THREAD.replace(b"mouse", b"./m" + h)),
    "a thread's version": lambda h: replayed(b"# clew thread " + h + b"\n"),
    "a thread's digest": lambda h: replayed(THREAD + b"> n\n= " + h + b"\n"),
    "a thread's end": lambda h: replayed(THREAD + b"# end 0 " + h + b"\n"),
    "a list of lines": lambda h: replayed(b"d\nx " + h + b"\n"),
    "an output line that is compared": lambda h: replayed(
        b"Mouse" + h + b"\n> d\n" + h + b"\n", *COMPARE),
    "a typed line": lambda h: typed(h + b"\nd" + h + b"\nlook\n"),
    "a word of a typed line": lambda h: typed(b"take " + h + b"\nx " + h + b"\nundo\n"),
    "a long typed line": lambda h: typed(h.replace(b"\n", b" ") * 2000 + b"\nlook\n"),
    "an answer to a riddle": typed_at_riddle,
    "a restored save, printed": lambda h: taken_up(h, [b"--restore", b"t.thread"]),
    "a journal, printed": lambda h: taken_up(h, [b"--thread", b"t.thread"]),
    "a damaged save, printed": lambda h: taken_up(h, [b"--restore", b"t.thread", b"--salvage"]),
    "a damaged journal, printed": lambda h: taken_up(h, [b"--thread", b"t.thread", b"--salvage"]),
}


def harm_in(said):
    """The first character that a terminal must not get, or nothing."""
    try:
        text = said.decode()
    except UnicodeDecodeError as fault:
        return str(fault)
    for character in text:
        category = unicodedata.category(character)
        if character in BLANK_LETTERS or character not in "\n\t" + JOINERS_AND_HYPHEN and (
                category in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")):
            return f"U+{ord(character):04X}"
    return None


def fault_of(clew, place, hostile):
    """What was wrong in that place, or nothing."""
    words, lines, files = PLACES[place](hostile)
    with tempfile.TemporaryDirectory() as folder:
        for name, content in files.items():
            with open(os.path.join(folder.encode(), name), "wb") as file:
                file.write(content)
        done = subprocess.run([clew, *words], cwd=folder, input=lines, capture_output=True,
                              timeout=SECONDS, check=False)
        harm = harm_in(done.stdout) or harm_in(done.stderr)
        if harm:
            return f"says {harm}"
        if done.returncode not in (0, 1, 2, 3):
            return f"status {done.returncode}: {done.stderr[-300:]!r}"
        # A quoted line of a file may be any; what the command line says never begins one.
        if any(hostile in word for word in words) and b"\nclew: all is well" in (
                done.stdout + done.stderr):
            return "lets a name say a line of its own"
        if len(done.stdout) + len(done.stderr) > 100_000:
            return "says too much"
    return None


def main():
    clew = os.path.abspath(sys.argv[1])
    MOUSE[0] = mouse_edition(clew)
    tried = failed = 0
    for place in PLACES:
        for name, hostile in BYTES.items():
            tried += 1
            fault = fault_of(clew, place, hostile)
            if fault:
                failed += 1
                print(f"{name} in {place}: {fault}")
    if failed:
        print(f"{failed} test cases out of {tried} failed")
    print(f"{tried - failed} test cases out of {tried} passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
