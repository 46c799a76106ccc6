"""Each shipped world has its rating, and a story that makes the highest score there is, and the
proof says so: announced as the highest, no play passes it. Of a world without points that is a
shortest win.

    best.py CLEW STORIES WORLDS
"""

import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from cases import Cases  # noqa: E402 (it lies above)

STORIES = {
    "dungeon": "dungeon-best.txt",
    "escape": "escape-best.txt",
    "labyrinth": "labyrinth-won.txt",
    "minotaur": "minotaur-home.txt",
    "mouse": "mouse-won.txt",
    "tutorial": "tutorial-won.txt",
}

# The proof takes dead ends for free. With the seed of the story the cash box, the gardener and the
# boar are each alone in a dead end: let them pay five points less instead. No play then makes less
# than it does in the true world, so what cannot be passed here cannot be passed there.
CHANGES = {
    "escape": [
        ("per_dead_end = 5", "per_dead_end = 0"),
        ("treasure = 50", "treasure = 45"),
        ("bonus = 40", "bonus = 35"),
        ("bonus = 25", "bonus = 20"),
    ],
}


RATINGS = {
    "dungeon": "polite",
    "escape": "cruel",
    "labyrinth": "merciful",
    "minotaur": "polite",
    "mouse": "merciful",
    "tutorial": "merciful",
}


def run(command, typed=""):
    return subprocess.run(command, input=typed, check=False, capture_output=True, encoding="utf-8")


def told(command):
    return run(command).stdout


def first_run(story):
    """(arguments, typed lines) of its first game."""
    lines = story.read_text(encoding="utf-8").splitlines()
    runs = [number for number, line in enumerate(lines) if line.startswith("#! args: ")]
    last = runs[1] if len(runs) > 1 else len(lines)
    arguments = lines[runs[0]][len("#! args: "):].split()
    return arguments, [line[2:] for line in lines[runs[0]:last] if line.startswith("> ")]


def proof_options(arguments):
    """Of the options of a game those that make another world of it."""
    options = []
    for name, value in zip(arguments, arguments[1:] + [""]):
        if name in ("--seed", "--rows", "--columns"):
            options += [name, value]
    return options


def announcing(text, score, changes):
    """The world's text with that highest score; and whether each change had its one place."""
    good = text.count("[score]\n") == 1
    text = re.sub(r"\nhighest = .*", "", text)
    for old, new in changes:
        good = good and text.count(old) == 1
        text = text.replace(old, new)
    return text.replace("[score]\n", f"[score]\nhighest = {score}\n"), good


def announced(text):
    number = re.search(r"\nhighest = (\d+)", text)
    return int(number.group(1)) if number else None


def hold(case, clew, world, story, text, folder):
    arguments, lines = first_run(story)
    thread = folder / f"{world}.thread"
    typed = "".join(line + "\n" for line in lines)
    game = run([clew, *arguments, "--thread", str(thread), "--require-win"], typed)
    case(f"{world}: {story.name} wins", game.returncode == 0)
    scores = re.findall(r"^Score: (-?\d+)", game.stdout, re.MULTILINE)
    options = proof_options(arguments)
    if not scores:
        turns = re.search(r", (\d+) turns?\n", told([clew, "replay", "--check", str(thread)]))
        par = re.search(r": par (\d+) turn", told([clew, "check", world, *options]))
        case(f"{world}: {story.name} is a shortest win", turns and par and turns[1] == par[1])
        return
    score = int(scores[-1])
    case(f"{world}: its highest score is that of {story.name}", announced(text) in (None, score))
    changed, good = announcing(text, score, CHANGES.get(world, []))
    case(f"{world}: what is changed for the proof stands there once", good)
    (folder / f"{world}.toml").write_text(changed, encoding="utf-8")
    proof = told([clew, "check", str(folder / f"{world}.toml"), *options])
    case(f"{world}: no play passes {story.name}", f"of {score} points cannot be passed" in proof)


def rating(clew, world):
    """As the file has it, with no options."""
    proof = told([clew, "check", world])
    found = re.search(r"^\S+: (merciful|polite|cruel): ", proof, re.MULTILINE)
    return found[1] if found else None


def main(clew, stories, worlds):
    case = Cases()
    files = {path.stem: path for path in pathlib.Path(worlds).glob("*.toml")}
    case("every shipped world has a best story", sorted(files) == sorted(STORIES))
    with tempfile.TemporaryDirectory() as folder:
        for world, story in STORIES.items():
            case(f"{world}: rated {RATINGS[world]}", rating(clew, world) == RATINGS[world])
            hold(case, clew, world, pathlib.Path(stories, story),
                 files[world].read_text(encoding="utf-8"), pathlib.Path(folder))
    return case.status()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
