"""Saves where things go wrong: at a terminal, on a full disk, in folders that are none, with links
and devices in the way, and killed at any moment.

    saves.py CLEW               the last line is the count; CLEW_TEST_KILLS=1000 kills more often
"""

import os
import pathlib
import pty
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from terminal import Terminal  # noqa: E402 (it lies above)

SECONDS = 60
MOUSE = ["mouse", "--seed", "1"]
HERE = pathlib.Path(__file__).resolve().parent
DAMAGED = HERE.parent / "transcript" / "worlds" / "damaged.thread"


class Place:
    """A folder with the player's data in it."""

    def __init__(self, clew, folder):
        self.clew = clew
        self.folder = pathlib.Path(folder)
        self.home = self.folder / "data"
        self.saves = self.home / "clew" / "saves"
        self.environment = {**os.environ, "HOME": str(self.folder),
                            "XDG_DATA_HOME": str(self.home), "TERM": "dumb"}

    def save(self, name):
        return self.saves / f"{name}.thread"

    def piped(self, words, lines, before=None):
        """Standard output, standard error and status, of a game that is kept in a new thread."""
        thread = self.folder / "game.thread"
        thread.unlink(missing_ok=True)
        done = subprocess.run([self.clew, *words, "--thread", str(thread)], cwd=self.folder,
                              input="".join(line + "\n" for line in lines), text=True,
                              env=self.environment, capture_output=True, timeout=SECONDS,
                              preexec_fn=before, check=False)
        return done.stdout, done.stderr, done.returncode

    def at_terminal(self, words, lines):
        """All that a terminal shows when each line is typed at its prompt, and then the end.

        What was played there before is not offered again.
        """
        for game in (self.home / "clew").glob("unfinished*.thread"):
            game.unlink()
        shown = ""
        with Terminal([self.clew, *words], self.folder, str(self.home)) as game:
            try:
                for line in lines:
                    shown += game.until_prompt()
                    game.send(line + "\n")
                shown += game.until_prompt() + game.end("\x04")[1]
            except EOFError as end:  # it ended before that
                shown += str(end)
        return " ".join(shown.split())


def typed_in(thread):
    return [line[2:] for line in thread.splitlines() if line.startswith("> ")]


def said(text):
    return " ".join(text.split())


def case_an_unanswered_question_keeps_the_old_save(place):
    shown = place.at_terminal(MOUSE, ["d", "save bear"])
    assert "Saved as 'bear', turn 1." in shown, shown
    old = place.save("bear").read_bytes()
    shown = place.at_terminal(MOUSE, ["d", "d", "save bear"])
    assert "Type 'save bear' again to replace it." in shown, shown
    assert place.save("bear").read_bytes() == old
    shown = place.at_terminal(MOUSE, ["d", "d", "save bear", "d", "u", "save bear"])
    assert shown.count("Type 'save bear' again to replace it.") == 2, shown
    shown = place.at_terminal(MOUSE, ["d", "d", "save bear", "save bear", "restore bear"])
    assert "Restored 'bear', turn 2." in shown, shown


def case_a_save_by_its_name_goes_on_where_it_was(place):
    place.at_terminal(MOUSE, ["d", "d", "save bear"])
    shown = place.at_terminal(["play", "--restore", "bear"], ["undo", "undo", "undo"])
    assert "at turn 2." in shown and "There is nothing to take back." in shown, shown


def case_a_full_disk_leaves_the_old_save(place):
    place.piped(MOUSE, ["d", "save bear"])
    old = place.save("bear").read_bytes()
    limit = len(old) + 8
    lines = ["d", "u"] * 10 + ["d", "save bear", "save bear", "save new", "d"]

    def bound():
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    done = subprocess.run([place.clew, "play", "--restore", "bear", "--no-echo"], text=True,
                          cwd=place.folder, input="save -\n", env=place.environment,
                          capture_output=True, timeout=SECONDS, check=False)
    assert " # end " in done.stdout, done.stdout
    leader, follower = pty.openpty()  # a terminal, so that no thread stands in the disk's way
    child = subprocess.Popen([place.clew, *MOUSE], cwd=place.folder, stdin=follower,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, preexec_fn=bound,
                             env=place.environment)
    os.close(follower)
    for line in lines:
        os.write(leader, line.encode() + b"\n")
    os.write(leader, b"\x04")
    out = said(child.communicate(timeout=SECONDS)[0].decode())
    os.close(leader)
    path = place.save("bear")
    assert f"Not saved: {path}: file too large. The old save stands. Play goes on." in out, out
    assert f"Not saved: {place.save('new')}: file too large. Play goes on." in out, out
    assert "You are at c1." in out, out
    assert path.read_bytes() == old
    assert [file.name for file in place.saves.iterdir()] == ["bear.thread"]


def case_a_folder_that_cannot_be_is_told(place):
    place.home.write_text("no folder")
    out, err, status = place.piped(MOUSE, ["d", "save bear", "saves", "restore bear", "d"])
    assert "Not saved: " + str(place.home) in said(out), out
    assert "Type save - to print this game instead." in said(out), out
    assert "You are at c1." in out and (err, status) == ("", 0), (out, err, status)
    place.home.unlink()


def case_a_line_end_in_a_path_forges_no_line(place):
    place.environment["XDG_DATA_HOME"] = "/proc/\n> forged\x1b[31m"
    out = place.piped(MOUSE, ["save bear"])[0]
    assert "Not saved: /proc/?> forged?[31m/clew/saves: " in " ".join(out.split()) or \
        "Not saved: /proc/?> forged?[31m: " in " ".join(out.split()), out
    assert "\n> forged" not in out and "\x1b" not in out, out


def case_a_folder_that_vanishes_comes_again(place):
    place.piped(MOUSE, ["d", "save bear"])
    shutil.rmtree(place.home)
    out, _, _ = place.piped(MOUSE, ["restore bear", "d", "save bear"])
    assert "There is no save called 'bear'." in out and "Saved as 'bear', turn 1." in out, out


def case_what_is_no_plain_file_is_refused(place):
    place.piped(MOUSE, ["d", "save bear"])
    outside = place.folder / "outside"
    outside.write_bytes(place.save("bear").read_bytes())
    place.save("link").symlink_to(outside)
    place.save("null").symlink_to("/dev/null")
    place.save("folder").mkdir()
    os.mkfifo(place.save("pipe"))
    before = outside.read_bytes()
    for name in ["link", "null", "folder", "pipe"]:
        out, _, _ = place.piped(MOUSE, [f"restore {name}", "d", f"save {name}", f"save {name}",
                                        f"delete {name}", f"delete {name}"])
        assert said(out).count("is no plain file") == 3, out
        assert "You are at b1." in out, out
    assert outside.read_bytes() == before
    out, _, _ = place.piped(MOUSE, ["saves"])
    assert "There is one save:" in out, out


def case_by_its_name_only_a_plain_file_is_restored(place):
    place.piped(MOUSE, ["d", "save bear"])
    place.save("link").symlink_to(place.save("bear"))
    os.mkfifo(place.save("pipe"))
    for name in ["link", "pipe"]:
        done = subprocess.run([place.clew, "play", "--restore", name], cwd=place.folder, input="",
                              text=True, env=place.environment, capture_output=True,
                              timeout=SECONDS, check=False)
        assert (done.returncode, done.stderr) == (
            3, f"clew: {place.save(name)}: is no plain file\n"), done


def case_a_game_that_is_in_no_save_is_not_given_up_unasked(place):
    asked = ("This game, at turn 2, is in no save. To give it up and go on from 'bear', type "
             "'restore bear' again.")
    rows = [
        (["d", "save bear", "d", "restore bear", "quit"], 1, False),
        (["d", "save bear", "d", "restore bear", "restore bear"], 1, True),
        (["d", "save bear", "d", "restore bear", "look", "restore bear"], 2, False),
        (["d", "save bear", "d", "restore bear", "saves", "restore bear"], 2, False),
        (["d", "save bear", "look", "restore bear"], 0, True),
        (["d", "save bear", "d", "save fox", "restore bear"], 0, True),
        (["d", "save bear", "d", "undo", "restore bear"], 0, True),
    ]
    for lines, count, restored in rows:
        out = said(place.piped(MOUSE, lines)[0])
        assert out.count(asked) == count, (lines, out)
        assert ("Restored 'bear', turn 1." in out) == restored, (lines, out)
        shutil.rmtree(place.saves)
    place.piped(MOUSE, ["d", "save bear"])
    for words, count in ((["play", "--restore", "bear"], 0),):
        out = said(place.piped(words, ["restore bear"])[0])
        assert out.count("is in no save") == count and "Restored" in out, out


def case_only_the_same_line_at_once_confirms(place):
    place.piped(MOUSE, ["d", "save bear"])
    out = said(place.piped(MOUSE, ["d", "d", "save bear", "look", "save bear"])[0])
    assert out.count("again to replace it.") == 2 and "Saved as" not in out, out
    out = said(place.piped(MOUSE, ["delete bear", "saves", "delete bear"])[0])
    assert out.count("again to delete it.") == 2 and "Deleted" not in out, out


def case_what_is_no_whole_save_is_refused_and_left_alone(place):
    place.piped(MOUSE, ["d", "save bear"])
    whole = place.save("bear").read_bytes()
    rows = {
        "empty": b"",
        "cut": whole[:-20],
        "changed": whole.replace(b"> d", b"> u"),
        "journal": b"".join(line for line in whole.splitlines(True)
                            if not line.startswith((b"# save", b"# end"))),
        "list": b"d\nd\n",
        "other": whole.replace(b"08da8d6b3d9db691", b"08da8d6b3d9db690"),
        "junk": bytes(range(256)) * 40,
    }
    for name, data in rows.items():
        place.save(name).write_bytes(data)
        out, _, _ = place.piped(MOUSE, ["d", f"restore {name}", "d"])
        assert f"Not restored: {place.save(name)}:" in said(out), (name, out)
        assert "You are at c1." in out, (name, out)
        assert place.save(name).read_bytes() == data, name
        kept = (place.folder / "game.thread").read_text()
        assert typed_in(kept) == ["d", "d"], (name, kept)
    out, _, _ = place.piped(MOUSE, ["saves"])
    assert "empty: it cannot be read" in out and "bear: mouse, seed 1, turn 1" in out, out


def case_another_edition_of_the_world_is_refused(place):
    world = place.folder / "cave.toml"
    shutil.copy(HERE.parent / "transcript" / "worlds" / "cellar.toml", world)
    place.piped([str(world), "--seed", "1"], ["look", "save bear"])
    with open(world, "a", encoding="utf-8") as file:
        file.write("# another edition\n")
    old = place.save("bear").read_bytes()
    out, _, _ = place.piped([str(world), "--seed", "1"], ["restore bear", "look"])
    assert "is for another edition of" in said(out), out
    assert place.save("bear").read_bytes() == old


def case_salvage_goes_on_in_a_new_file(place):
    damaged = place.folder / "game.thread"
    for made in ["game-salvaged.thread", "game-salvaged-2.thread"]:
        damaged.write_bytes(DAMAGED.read_bytes())
        done = subprocess.run([place.clew, "--thread", "game.thread", "--salvage"], text=True,
                              cwd=place.folder, input="d\n", env=place.environment,
                              capture_output=True, timeout=SECONDS, check=False)
        assert done.returncode == 0, done
        assert done.stderr.endswith(f"clew: the game goes on in {made}\n"), done.stderr
        assert "game.thread:19:1: error: the game's digest is" in done.stderr, done.stderr
        assert damaged.read_bytes() == DAMAGED.read_bytes()
        assert typed_in((place.folder / made).read_text()) == ["d", "d"]


def case_a_printed_game_is_not_written_into(place):
    place.piped(MOUSE, ["d"])
    printed = place.folder / "printed.thread"
    lines = (place.folder / "game.thread").read_text().splitlines()
    printed.write_text("".join(f" {line}\n" for line in lines))
    before = printed.read_bytes()
    for more, status, said_last in [
            ([], 2, "goes on from it\n"),
            (["--salvage"], 0, "clew: the game goes on in printed-salvaged.thread\n")]:
        done = subprocess.run([place.clew, "--thread", "printed.thread", *more], text=True,
                              cwd=place.folder, input="d\n", env=place.environment,
                              capture_output=True, timeout=SECONDS, check=False)
        assert done.returncode == status and done.stderr.endswith(said_last), done
        assert printed.read_bytes() == before
    assert typed_in((place.folder / "printed-salvaged.thread").read_text()) == ["d", "d"]


def case_a_world_whose_name_is_no_text_is_resumed(place):
    world = os.fsencode(place.folder) + b"/ m\xff\x1b%1b"
    shutil.copy(HERE.parent / "transcript" / "worlds" / "cellar.toml", world)
    for lines in [b"look\n", b"look\nsave -\n"]:
        words = [b"./ m\xff\x1b%1b", b"--seed", b"1"] if lines == b"look\n" else []
        done = subprocess.run([place.clew, *words, "--thread", "odd.thread"], cwd=place.folder,
                              input=lines, env=place.environment, capture_output=True,
                              timeout=SECONDS, check=False)
        assert done.returncode == 0, done
    assert b"# world: ./ m%ff%1b%251b " in done.stdout, done


def case_killed_at_any_moment_the_save_is_the_old_or_the_new(place):
    place.piped(MOUSE, ["d", "save bear"])
    chance = random.Random(1)
    thread = place.folder / "game.thread"
    for _ in range(int(os.environ.get("CLEW_TEST_KILLS", "20"))):
        thread.unlink(missing_ok=True)
        child = subprocess.Popen([place.clew, *MOUSE, "--thread", str(thread)],
                                 cwd=place.folder, stdin=subprocess.PIPE, text=True,
                                 stdout=subprocess.DEVNULL, env=place.environment)
        lines = ["d", "u", "save bear", "save bear"] * 400
        try:
            child.stdin.write("".join(line + "\n" for line in lines))
            child.stdin.flush()
        except BrokenPipeError:
            pass
        time.sleep(chance.uniform(0.0, 0.06))
        child.send_signal(signal.SIGKILL)
        child.communicate(timeout=SECONDS)
        done = subprocess.run([place.clew, "replay", "--check", str(place.save("bear"))],
                              capture_output=True, timeout=SECONDS, check=False)
        assert done.returncode == 0, done.stderr
    place.piped(MOUSE, ["save bear", "save bear"])  # takes away what a kill left
    names = [file.name for file in place.saves.iterdir()]
    assert names == ["bear.thread"], names


def main(arguments):
    clew = os.path.abspath(arguments[0])
    cases = [(name, case) for name, case in globals().items() if name.startswith("case_")]
    failed = 0
    for name, case in cases:
        with tempfile.TemporaryDirectory() as folder:
            try:
                case(Place(clew, folder))
            except (AssertionError, TimeoutError, subprocess.TimeoutExpired) as fault:
                failed += 1
                print(f"{name}: {fault}")
    print(f"{len(cases) - failed} test cases out of {len(cases)} passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
