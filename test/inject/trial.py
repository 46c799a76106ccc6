"""One game with a fault in it, and what must be true after it."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../drivers"))

from dialogue import Dialogue, Late  # noqa: E402 (it lies beside)

THREAD = "game.thread"
SAVES = "saved/clew/saves"
NEW = ["play", "mouse", "--seed", "1", "--thread", THREAD, "--sync", "always"]
ON = ["play", "--thread", THREAD]
NEW_LINES = ["d", "save bear", "d", "saves", "save bear", "save bear", "r", "restore bear", "r",
             "undo", "walls", "save fox", "delete fox", "delete fox", "quit"]
ON_LINES = ["r", "restore bear", "d", "u", "save bear", "save bear", "u", "quit"]
TIDY = ("once", "short", None)  # the faults after which there is time to tidy up
ASIDE = {"save", "saves", "restore", "delete", "quit"}  # are no lines of a thread


def file_of(save):
    return f"{SAVES}/{save}.thread"


def typed_in(data):
    """The whole lines typed of a thread; moves that were told anew have whole words."""
    lines = data.decode(errors="replace").split("\n")[:-1]
    typed = [line[2:] for line in lines if line.startswith("> ")]
    return [line[0] if line in ("up", "down", "left", "right") else line for line in typed]


def digest_in(data):
    """The last one of a thread."""
    return [line for line in data.split(b"\n") if line.startswith(b"= ")][-1:]


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
            first.play(NEW_LINES)
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

    def digest_after(self, lines):
        """That of the same game with these lines, as a save tells it."""
        typed = "".join(line + "\n" for line in [*lines, "save -"])
        done = subprocess.run([self.clew, *NEW[:4]], input=typed.encode(), capture_output=True,
                              check=True)
        return digest_in(done.stdout.replace(b"\n ", b"\n"))


class Trial:
    """A game played line by line; then `wrong` is what is not as it should be."""

    def __init__(self, place, begun, changes):
        self.place = place
        self.begun = begun
        self.folder = place.new_folder(begun)
        self.changes = changes
        self.killed = changes.get("CLEW_FAULT_MANNER") in ("kill", "torn")
        self.points = []
        self.wrong = []
        self.lines = []  # as the thread must have them
        self.sure = None  # the same before a first complaint
        self.saves = {}  # what was said to be saved, None where nobody can tell
        self.in_doubt = set()  # saves of which nothing was said, or that they failed
        self.unanswered = ""
        if begun:
            self.lines = self.lines_in(THREAD)
            self.saves = {"bear": self.lines_in(file_of("bear"))}

    def file(self, name):
        try:
            with open(os.path.join(self.folder, name), "rb") as file:
                return file.read()
        except FileNotFoundError:
            return None

    def lines_in(self, name):
        return typed_in(self.file(name) or b"")

    def play(self, lines):
        with tempfile.TemporaryFile() as report:
            number = report.fileno()
            game = Dialogue([self.place.clew, *(ON if self.begun else NEW)], self.folder,
                            self.place.environment(self.folder, {
                                **self.changes, "CLEW_FAULT_REPORT": str(number)}), [number])
            try:
                self.talk(game, lines)
                self.status = game.close()
            except (Late, subprocess.TimeoutExpired) as late:
                self.wrong.append(f"it hangs after {late}")
                self.status = None
                game.child.kill()
                game.close()
            self.errors = game.errors.decode(errors="replace")
            report.seek(0)
            points = report.read().decode().splitlines()
            self.points = [line for line in points if not line.startswith("allocations ")]

    def talk(self, game, lines):
        game.answer()
        for line in lines:
            if game.ended:
                return
            answer = game.ask(line.encode()).decode(errors="replace")
            if game.ended:
                self.unanswered = line
            else:
                # Another complaint may come behind the prompt, when the next line cannot be read.
                complained = b"are not kept in the thread" in game.errors
                self.note(line, " ".join(answer.split()), complained)

    def note(self, line, answer, complained):
        """What is promised by an answer that was seen whole."""
        if complained and self.sure is None:
            self.sure = self.lines
        verb, _, name = line.partition(" ")
        if verb not in ASIDE:
            self.lines = self.lines + [line]
        elif answer.startswith("Saved as"):
            self.saves[name] = self.lines if self.sure is None else None
            self.in_doubt.discard(name)
        elif answer.startswith("Restored"):
            self.lines = self.lines_in(file_of(name))
        elif answer.startswith("Deleted"):
            del self.saves[name]
        elif answer.startswith("Not ") and "The old save stands" not in answer:
            self.in_doubt.add(name)

    def run(self):
        self.play(ON_LINES if self.begun else NEW_LINES)
        verb, _, name = self.unanswered.partition(" ")
        if verb in ("save", "delete"):
            self.in_doubt.add(name)
        self.look_at_end()
        self.look_at_thread(self.lines_in(file_of(name)) if verb == "restore" else None)
        for save in ("bear", "fox"):
            self.look_at_save(save)
        if self.changes.get("CLEW_FAULT_MANNER") not in TIDY:
            self.save_again()
        self.look_for_strays()
        shutil.rmtree(self.folder)

    def look_at_end(self):
        told = self.errors.splitlines()
        if self.killed:
            good = (self.status, told) == (-signal.SIGKILL, [])
        elif self.status == 3:
            good = len(told) == 1 and told[0].startswith("clew: ")
        else:
            good = (self.status, told) == (0, [])
        if not good:
            self.wrong.append(f"status {self.status} and on standard error {told}")

    def look_at_thread(self, restored):
        """`restored` is what a restore without an answer may have put in its place."""
        data = self.file(THREAD)
        if data is None:
            if self.lines:
                self.wrong.append("there is no thread")
            return
        kept = typed_in(data)
        sure = self.lines if self.sure is None else self.sure
        if kept[:len(sure)] != sure and kept != restored:
            self.wrong.append(f"the thread has {kept} and not {sure}")
        if self.killed and not self.lines:
            return  # before there was a game there may be half a heading
        if not data.endswith(b"\n") and self.changes.get("CLEW_FAULT_MANNER") in TIDY:
            self.wrong.append("the thread's last line has no end")
        if fault := self.place.fault_of(data, ["replay"]):
            self.wrong.append("the thread cannot be played again: " + fault)

    def look_at_save(self, name):
        data = self.file(file_of(name))
        if data is None:
            if name in self.saves and name not in self.in_doubt:
                self.wrong.append(f"there is no save called {name}")
            return
        if fault := self.place.fault_of(data, ["replay", "--check"]):
            self.wrong.append(f"the save {name} is not whole: {fault}")
        said = self.saves.get(name)
        if said is None or name in self.in_doubt:
            return
        kept = typed_in(data)
        # Where the thread cannot be read, a save has the lines that still count.
        if kept != said and (self.killed or digest_in(data) != self.place.digest_after(said)):
            self.wrong.append(f"{name} has {kept} and not {said}")

    def save_again(self):
        """What a kill left, or a dead disk, may stay until the next save, and no longer."""
        later = Trial(self.place, False, {})
        shutil.rmtree(later.folder)
        later.folder = self.folder
        if os.path.exists(os.path.join(self.folder, THREAD)):
            os.remove(os.path.join(self.folder, THREAD))
        later.play(["d", "save fox", "save fox", "restore fox", "quit"])
        if (later.status, later.errors, set(later.saves)) != (0, "", {"fox"}):
            self.wrong.append(f"the next game ends with {later.status}, {later.errors}")

    def look_for_strays(self):
        known = {THREAD, file_of("bear"), file_of("fox")}
        for folder, _, names in os.walk(self.folder):
            for name in names:
                path = os.path.relpath(os.path.join(folder, name), self.folder)
                if path not in known:
                    self.wrong.append(f"a stray {path}")
