"""Plays as the bots and test drivers of the field do: lines through plain pipes, each only when its
prompt has come, questions included; and a script of RegTest.

    drivers.py CLEW             the last line is the count
    drivers.py --show CLEW      prints the games as well
"""

import os
import re
import sys

import regtest
from dialogue import Dialogue, Late

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from cases import Cases  # noqa: E402 (it lies above)

HERE = os.path.dirname(os.path.abspath(__file__))
LINES_MOST = 400


HINT = re.compile(rb"((?:Go|Take|Use|Give|Drop|Answer) .*)\.\n")


class Bot:
    """Explores the park; knows the riddle, and how to halve a range. If the boar gets it, it takes
    that back, and does as hints say from there on.
    """

    def __init__(self, clew, seed):
        self.game = Dialogue([clew, "escape", "--seed", str(seed), "--limit", "none"])
        self.low, self.high = 1, 20
        self.lines = 0
        self.lost = False
        self.questions = {"riddle": 0, "guess": 0, "hint": 0}

    def guess(self, answer):
        if b"Too low" in answer:
            self.low = self.number + 1
        elif b"Too high" in answer:
            self.high = self.number - 1
        self.number = (self.low + self.high) // 2
        self.questions["guess"] += 1
        return str(self.number).encode()

    def line_after(self, answer):
        if b"What am" in answer:
            self.questions["riddle"] += 1
            return b"a ball of thread"
        if b"Guess a number" in answer or b"Too low" in answer or b"Too high" in answer:
            return self.guess(answer)
        if b"quicker than you" in answer:
            self.lost = True
            return b"undo"
        return self.hinted_after(answer) if self.lost else self.sought_after(answer)

    def hinted_after(self, answer):
        told = HINT.fullmatch(answer)
        self.questions["hint"] += told is None
        return told[1].lower() if told else b"hint"

    def sought_after(self, answer):
        return b"take sword" if b"rusty sword here" in answer else b"explore"

    def play(self):
        """True if the game was won; Late if a prompt did not come."""
        answer = self.game.answer()
        while not self.game.ended and self.lines < LINES_MOST:
            self.lines += 1
            answer = self.game.ask(self.line_after(answer))
        return self.game.close() == 0 and b"The gate stands open." in answer


def bots(clew, case, show):
    asked = {"riddle": 0, "guess": 0}
    for seed in range(1, 9):
        bot = Bot(clew, seed)
        try:
            case(f"a bot wins with seed {seed}", bot.play() and bot.game.errors == b"")
        except Late as late:
            case(f"with seed {seed} no prompt came after: {late}", False)
            bot.game.close()
        for question in asked:
            asked[question] += bot.questions[question]
        if show:
            print(bot.game.output.decode())
    case(f"it was asked riddles and numbers: {asked}", asked["riddle"] >= 3 and asked["guess"] >= 6)


def prompts(clew, case):
    """A prompt that waits behind something long, or behind nothing at all."""
    game = Dialogue([clew, "mouse", "--seed", "1"], environment={**os.environ, "LINES": "5"})
    try:
        first = game.answer()
        case("the opening ends in a prompt", first.endswith(b"Exits: down.\n"))
        for line in (b"", b"help", b"walls", b"x" * 5000, b"\x00\xff", b"look. look. look"):
            answered = game.ask(line) != b"" or line == b""
            case(f"so does the answer to {line[:20]}", answered and not game.ended)
        case("and no line of it is eaten by a pause", b"b1" in game.ask(b"d"))
        case("quitting ends it", b"You leave after 1 turn." in game.ask(b"quit") and game.ended)
    except Late as late:
        case(f"no prompt came after: {late}", False)
    case("with a good status", game.close() == 0 and game.errors == b"")


def scripts(clew, case):
    with open(os.path.join(HERE, "park.regtest"), encoding="utf-8") as file:
        given, tests = regtest.parsed(file.read())
    words = [clew, *given["interpreter"].split()[1:], given["game"]]
    for name in tests:
        if not name.startswith(("-", "_")):
            failed = regtest.failures(words, tests, name)
            case(f"{name}: {failed}", not failed)
    wrong = {"wrong": [regtest.Step(None, ["!Escape", "/^Dungeon", "{count=9}The"])]}
    case("what does not hold is told", len(regtest.failures(words, wrong, "wrong")) == 3)


def main(arguments):
    case = Cases()
    clew = os.path.abspath(arguments[-1])
    bots(clew, case, arguments[0] == "--show")
    prompts(clew, case)
    scripts(clew, case)
    return case.status()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
