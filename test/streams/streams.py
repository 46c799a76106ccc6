"""Types what people and programs have really typed, at every kind of prompt, through pipes: the
game answers in bounds and in time, takes no turn, and hears the next line.

    streams.py CLEW             the last line is the count
"""

import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from cases import Cases  # noqa: E402 (it lies above)

SECONDS = 60
OUTPUT_MOST = 100_000

WORLD = """title = "Streams"
[maze]
drawing = '''
+---+---+---+---+
| R   S   N     |
+---+   +---+   +
| G   P   L   D |
+---+---+---+---+
'''
[items.lamp]
name = "brass lamp"
at = [0, 1]
[items.red_key]
name = "red key"
at = [0, 1]
[items.blue_key]
name = "blue key"
at = [0, 1]
[encounters.sphinx]
kind = "riddler"
riddle = "A hole full of water?"
answer = "well"
wrong = "WRONG"
right = "RIGHT"
at = "R"
[encounters.pedlar]
kind = "gambler"
high = 20
guesses = 9
at = "P"
[encounters.troll]
kind = "monster"
at = "N"
"""

# Lines that lead to a prompt, and a line there whose answer shows that it was heard.
PROMPTS = {
    "the first prompt": ("", "look", "You are at row 0, column 1."),
    "a riddle": ("w\n", "look", "A hole full of water?"),
    "a guess": ("s\n", "look", "1 to 20"),
    "which is meant": ("take key\n", "look", "You are at row 0, column 1."),
    "death": ("e\n", "score", "turn"),
    "an undone death": ("e\nundo\n", "look", "You are at row 0, column 1."),
    "a second riddle": ("w\nundo\nw\n", "look", "A hole full of water?"),
}

# What changes nothing at the first prompt. At a question it may be an answer; it is never the end.
SAYS_NOTHING = {
    "an empty line": b"\n",
    "three empty lines": b"\n\n\n",
    "blanks": b"   \n",
    "a tab": b"\t\n",
    "NUL": b"\0\n",
    "many NULs": b"\0" * 5000 + b"\n",
    "a byte-order mark": b"\xef\xbb\xbf\n",
    "carriage returns": b"\r\n\r\r\n",
    "an escape": b"\x1b\n",
    "an escape code": b"\x1b[2J\n",
    "controls": bytes(range(1, 10)) + bytes(range(11, 27)) + b"\n",
    "C1": "\u009b\u0085\n".encode(),
    "nothing to be seen": "\u200b\u200f\u202e\u2028\ufeff\n".encode(),
}
SAYS_NO_WORD = {
    "0xFF": b"\xff\n",
    "broken UTF-8": b"\xc3\x28\xed\xa0\x80\xc0\xaf\n",
    "accents": "\u00e9p\u00e9e\n".encode(),
    "a full-width digit": "\uff17\n".encode(),
    "formats": b"%s%n%x{}\n",
    "no word": b"xyzzyplugh\n",
    "a number": b"7777\n",
    "a number and letters": b"12abc\n",
    "letters and a number": b"e8\n",
    "a number over 64 bits": b"99999999999999999999\n",
    "a minus": b"-\n",
    "a negative number": b"-1\n",
    "a fraction": b"3.5\n",
    "an exponent": b"1e9\n",
    "hexadecimal": b"0x10\n",
    "a long word": b"x" * 4000 + b"\n",
    "a line of 1 MB": b"x" * 1_000_000 + b"\n",
    "a line of 1 MB in words": b"take lamp " * 100_000 + b"\n",
    "stops": b"." * 4000 + b"\n",
    "20 kB of bytes": b"".join(bytes([i * i * 7 % 251 + 1]) for i in range(20_000)) + b"\n",
    "a mark of a thread": b"> n\n",
    "a heading": b"# end 1 00000000\n",
}

# The same lines in other bytes: what is said is the same.
SAME_LINES = [
    (b"take lamp\ns\n5\nundo\n", [
        b"take lamp\r\ns\r\n5\r\nundo\r\n",
        b"take lamp\ns\r\n5\nundo\r\n",
        b"\xef\xbb\xbftake lamp\ns\n5\nundo\n",
        b"take lamp \t\n s\t\n\t5 \nundo  \n",
        b"take lamp\ns\n5\nundo",
        b"take lamp\ns\n5\nundo\r",
        b"take\0 lamp\0\n\0s\n5\0\nundo\n",
        b"TAKE LAMP\nS\n5\nUNDO\n",
        b"Take  Brass\tLamp\nSouth\n5\nUndo\n",
        b"take   the   brass   lamp\ngo  south\n  5\nundo\n",
    ]),
    (b"w\nwell\n", [answer.encode() for answer in (
        "w\na well\n", "w\nA Well.\n", "w\nthe well!\n", 'w\n"well"\n', "w\n well \n", "w\nWELL\n",
        "w\r\nwell\r\n", "w\nanswer well\n", "w\nwell")]),
    (b"w\nfarewell\n", [b"w\nwells\n", b"w\nwell well\n", b"w\nwe ll\n"]),
]


class Program:
    def __init__(self, clew, folder):
        self.clew = clew
        self.folder = folder

    def said(self, typed, world="world.toml"):
        """Status, output and standard error of one game."""
        done = subprocess.run([self.clew, world, "--seed", "1", "--no-echo"], cwd=self.folder,
                              input=typed, capture_output=True, timeout=SECONDS, check=False)
        return done.returncode, done.stdout.decode(), done.stderr


def ends_well(said):
    status, out, err = said
    return status == 0 and err == b"" and len(out) < OUTPUT_MOST


def at_every_prompt(program, case):
    for prompt, (way, line, heard) in PROMPTS.items():
        before = program.said(f"{way}{line}\n".encode())
        case(f"{prompt} is reached", ends_well(before) and heard in before[1])
        for name, typed in {**SAYS_NOTHING, **SAYS_NO_WORD}.items():
            after = program.said(way.encode() + typed + line.encode() + b"\n")
            changes = prompt in ("a riddle", "a guess", "a second riddle") and name in SAYS_NO_WORD
            answer = after[1].removesuffix("\n> \n").rpartition("> ")[2]
            case(f"{name} at {prompt}: the next line is heard",
                 ends_well(after) and (changes or heard in answer))
            cut = program.said(way.encode() + typed.rstrip(b"\n"))
            case(f"{name} at {prompt} without an end of line", ends_well(cut))


def same_lines(program, case):
    for lines, others in SAME_LINES:
        said = program.said(lines)
        case(f"{lines} ends well", ends_well(said))
        for other in others:
            case(f"{other} is as {lines}", program.said(other) == said)


def longest_line(program, case):
    """A line of 4,096 bytes is read, whatever stands round it; one of a byte more is too long."""
    too_long = "That line is too long; 4096 bytes are the most."
    for size in (4095, 4096, 4097, 4098):
        for begin, end in ((b"", b"\n"), (b"\xef\xbb\xbf", b"\r\n"), (b"", b"\r\n"), (b"", b"")):
            status, out, _ = program.said(begin + b"x" * size + end)
            case(f"a line of {size} bytes between {begin} and {end}",
                 (status, too_long in out.replace("\n", " ")) == (0, size > 4096))


def long_text(program, case):
    """A text of 100,000 bytes on one line is told; one of a byte more is refused."""
    for size, status, told in ((100_000, 0, 50_001), (100_001, 1, 0)):
        with open(os.path.join(program.folder, "long.toml"), "w", encoding="ascii") as file:
            file.write('title = "T"\n[texts]\nopening = "' + ("~ " * size)[:size - 1] + '~"\n')
        said = program.said(b"look\n", "long.toml")
        case(f"a text of {size} bytes", (said[0], said[1].count("~")) == (status, told))


def main():
    case = Cases()
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "world.toml"), "w", encoding="ascii") as file:
            file.write(WORLD)
        program = Program(os.path.abspath(sys.argv[1]), folder)
        at_every_prompt(program, case)
        same_lines(program, case)
        longest_line(program, case)
        long_text(program, case)
    return case.status()


if __name__ == "__main__":
    sys.exit(main())
