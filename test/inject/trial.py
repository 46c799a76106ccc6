"""One game with a fault in it, and what must be true after it."""

import os
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../drivers"))

from dialogue import Dialogue, Late  # noqa: E402 (it lies beside)

THREAD = "game.thread"
SAVES = "saved/clew/saves"
NEW = ["play", "mouse", "--seed", "1", "--thread", THREAD, "--sync", "always"]
ON = ["play", "--thread", THREAD]
NEW_LINES = ["d", "d", "r", "undo", "walls", "r", "quit"]
ON_LINES = ["l", "u", "undo", "r", "quit"]
ASIDE = {"save", "saves", "restore", "delete", "quit"}  # are no lines of a thread


def typed_in(data):
    """The whole lines typed of a thread."""
    lines = data.decode(errors="replace").split("\n")[:-1]
    return [line[2:] for line in lines if line.startswith("> ")]


class Place:
    """The program, the library, and folders to run in."""

    def __init__(self, clew, library, folder):
        self.clew = clew
        self.library = library
        self.folder = folder
        self.known = {}  # threads that were played again, by their text
        self.begun = None

    def environment(self, folder, changes):
        return {**os.environ, "XDG_DATA_HOME": os.path.join(folder, "saved"), "LC_ALL": "C",
                "LD_PRELOAD": self.library, **changes}

    def new_folder(self, begun):
        """A folder with nothing in it, or with what a game left."""
        folder = tempfile.mkdtemp(dir=self.folder)
        if begun and self.begun is None:
            first = Trial(self, False, {})
            self.begun = first.folder
            first.play()
        if begun:
            shutil.copytree(self.begun, folder, dirs_exist_ok=True)
        return folder

    def fault_of(self, data, words):
        """Why the program does not play a thread again, or nothing."""
        if data not in self.known:
            path = os.path.join(self.folder, "again.thread")
            with open(path, "wb") as file:
                file.write(data)
            done = subprocess.run([self.clew, *words, path], capture_output=True, check=False)
            self.known[data] = "" if done.returncode == 0 else done.stderr.decode()
        return self.known[data]


class Trial:
    """A game played line by line; then `faults` are what is not as it should be."""

    def __init__(self, place, begun, changes):
        self.place = place
        self.begun = begun
        self.folder = place.new_folder(begun)
        self.changes = changes
        self.points = []
        self.wrong = []
        self.lines = []  # as the thread must have them
        self.first_complaint = None  # how many there were then
        self.saves = {}  # what was said to be saved, None where nobody can tell
        self.in_doubt = set()  # saves of which one was told that they failed
        self.status = None
        if begun:
            self.lines = typed_in(self.file(THREAD))
            bear = self.file(f"{SAVES}/bear.thread")
            self.saves = {} if bear is None else {"bear": typed_in(bear)}

    def file(self, name):
        try:
            with open(os.path.join(self.folder, name), "rb") as file:
                return file.read()
        except FileNotFoundError:
            return None

    def play(self):
        with tempfile.TemporaryFile() as report:
            number = report.fileno()
            game = Dialogue([self.place.clew, *(ON if self.begun else NEW)], self.folder,
                            self.place.environment(self.folder, {
                                **self.changes, "CLEW_FAULT_REPORT": str(number)}), [number])
            try:
                self.talk(game)
                self.status = game.close()
            except (Late, subprocess.TimeoutExpired) as late:
                self.wrong.append(f"it hangs after {late}")
                game.child.kill()
                game.close()
            self.errors = game.errors.decode(errors="replace")
            report.seek(0)
            points = report.read().decode().splitlines()
            self.points = [line for line in points if not line.startswith("allocations ")]

    def talk(self, game):
        game.answer()
        for line in ON_LINES if self.begun else NEW_LINES:
            if game.ended:
                return
            answer = game.ask(line.encode()).decode(errors="replace")
            if not game.ended:
                self.note(line, " ".join(answer.split()), bool(game.errors))

    def note(self, line, answer, complained):
        """What is promised by an answer that was seen whole."""
        if complained and self.first_complaint is None:
            self.first_complaint = len(self.lines)
        verb, _, name = line.partition(" ")
        if verb not in ASIDE:
            self.lines = self.lines + [line]
        elif answer.startswith("Saved as"):
            self.saves[name] = self.lines
            self.in_doubt.discard(name)
        elif answer.startswith("Restored"):
            self.lines = self.saves[name]
        elif answer.startswith("Deleted"):
            del self.saves[name]
        elif answer.startswith("Not ") and "The old save stands" not in answer:
            self.in_doubt.add(name)

    def run(self):
        self.play()
        self.look_at_end()
        self.look_at_thread()
        for name in ("bear", "fox"):
            self.look_at_save(name)
        self.look_for_strays()
        shutil.rmtree(self.folder)

    def look_at_end(self):
        told = self.errors.splitlines()
        if self.status == 3:
            if len(told) != 1 or not told[0].startswith("clew: "):
                self.wrong.append(f"status 3 and on standard error {told}")
        elif self.status != 0 or told:
            self.wrong.append(f"status {self.status} and on standard error {told}")

    def look_at_thread(self):
        data = self.file(THREAD)
        if data is None:
            if self.lines:
                self.wrong.append("there is no thread")
            return
        kept = typed_in(data)
        sure = self.lines if self.first_complaint is None else self.lines[:self.first_complaint]
        if kept[:len(sure)] != sure:
            self.wrong.append(f"the thread has {kept} and not {sure}")
        if not data.endswith(b"\n") and "lasting" not in self.changes.values():
            self.wrong.append("the thread's last line has no end")
        if fault := self.place.fault_of(data, ["replay"]):
            self.wrong.append("the thread cannot be played again: " + fault)

    def look_at_save(self, name):
        data = self.file(f"{SAVES}/{name}.thread")
        if data is None:
            if name in self.saves and name not in self.in_doubt:
                self.wrong.append(f"there is no save called {name}")
            return
        if fault := self.place.fault_of(data, ["replay", "--check"]):
            self.wrong.append(f"the save {name} is not whole: {fault}")
        if name in self.saves and name not in self.in_doubt and self.first_complaint is None:
            if typed_in(data) != self.saves[name]:
                self.wrong.append(f"{name} has {typed_in(data)} and not {self.saves[name]}")

    def look_for_strays(self):
        known = {THREAD, *(f"{SAVES}/{name}.thread" for name in ("bear", "fox"))}
        for folder, _, names in os.walk(self.folder):
            for name in names:
                path = os.path.relpath(os.path.join(folder, name), self.folder)
                if path not in known and self.may_not_stay(path):
                    self.wrong.append(f"a stray {path}")

    def may_not_stay(self, path):
        """Where no call succeeds any more nothing can be taken away."""
        return True
