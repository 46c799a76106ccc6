"""The same for games at a terminal, which are kept unasked and offered at the next start."""

import os
import re
import shutil
import sys
import tempfile

from trial import typed_in

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from terminal import Terminal  # noqa: E402 (it lies above)

WORDS = ["mouse", "--seed", "1"]
KEPT = "This game is kept; the next time, clew offers to resume it."


class Unasked:
    """A game at a terminal with a fault in it; then `wrong` is what is not as it should be."""

    def __init__(self, place, begun, changes):
        self.place = place
        self.folder = tempfile.mkdtemp(dir=place.folder)
        self.lines = ["d"] if begun else []  # that must be kept
        self.typed = ["yes", "d", "u"] if begun else ["d", "d", "r"]
        self.wrong = []
        if begun:
            shutil.copytree(begun, self.folder, dirs_exist_ok=True)
        self.lasting = changes.get("CLEW_FAULT_MANNER") in ("lasting", "kind")
        self.play(changes)
        self.look(self.files())
        shutil.rmtree(self.folder)

    def game(self, changes):
        changed = [f"{name}={value}" for name, value in changes.items()]
        report = os.path.join(self.folder, "report")
        return Terminal(["sh", "-c", 'exec 9>"$0"; exec env "$@"', report, *changed,
                         "LC_ALL=C", self.place.clew, *WORDS], self.folder,
                        os.path.join(self.folder, "home"))

    def play(self, changes):
        shown = ""
        with self.game({**changes, "LD_PRELOAD": self.place.library,
                        "CLEW_FAULT_REPORT": "9"}) as game:
            try:
                shown += game.until_prompt()
                if self.lines and "Resume" not in shown and "clew: " not in shown:
                    self.lines = ["yes"]  # as if it were in use: this game is another
                for line in self.typed:
                    shown += self.note(line, game.type(line), "clew: " in shown)
                status, rest = game.end("quit\n")
                shown += rest
            except (EOFError, OSError) as end:
                shown += str(end)
                status = game.end()[0]
            except TimeoutError as late:
                self.wrong.append(f"it hangs after {late}")
                status = None
        complaints = len(re.findall(r"(?<!/)clew: ", shown))
        if status not in (0, 3) or complaints < (status == 3) or complaints > 1 + self.lasting:
            self.wrong.append(f"status {status}, and shown {shown}")
        self.complained = complaints > 0
        self.promised = KEPT in shown

    def note(self, line, answer, complained):
        if line in ("d", "r", "u") and not complained and "clew: " not in answer:
            self.lines = self.lines + [line]
        return answer

    def files(self):
        """What is kept, by name."""
        kept = {}
        for folder, _, names in os.walk(os.path.join(self.folder, "home")):
            for name in names:
                with open(os.path.join(folder, name), "rb") as file:
                    kept[name] = file.read()
        with open(os.path.join(self.folder, "report"), encoding="utf-8") as report:
            told = report.read().splitlines()
        self.points = [line for line in told if not line.startswith("allocations ")]
        return kept

    def look(self, kept):
        threads = [typed_in(data) for data in kept.values()]
        if self.lines and not any(lines[:len(self.lines)] == self.lines for lines in threads):
            self.wrong.append(f"{self.lines} are not kept, but {threads}")
        if self.promised and not any(name.startswith("unfinished") for name in kept):
            self.wrong.append("a game that was said to be kept is not")
        for name, data in kept.items():
            if not name.startswith(("unfinished", "previous")) or not name.endswith(".thread"):
                self.wrong.append(f"a stray {name}")
            elif fault := self.place.fault_of(data, ["replay"]):
                self.wrong.append(f"{name} cannot be played again: {fault}")


def begun_in(place):
    """A folder with a game that was left."""
    folder = tempfile.mkdtemp(dir=place.folder)
    with Terminal([place.clew, *WORDS], folder, os.path.join(folder, "home")) as game:
        game.until_prompt()
        game.type("d")
        game.end("quit\n")
    return folder


def trials(place, case, failing):
    """`failing` makes of the calls of a game what is to fail."""
    tried = 0
    for begun in (None, begun_in(place)):
        name = "an offered game" if begun else "a game at a terminal"
        whole = Unasked(place, begun, {})
        case(f"{name}: without a fault all is well: {whole.wrong}",
             not whole.wrong and whole.promised and not whole.complained)
        case(f"{name}: and many calls are told of", len(whole.points) > 20)
        for what, changes in failing(whole.points):
            trial = Unasked(place, begun, changes)
            case(f"{name}, {what}: {trial.wrong}", not trial.wrong)
            tried += 1
    print(f"{tried} failing calls tried at a terminal")
