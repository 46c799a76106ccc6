"""Plays the stories of each shipped world again: together they must show all of its named rooms,
things and texts.

    coverage.py CLEW STORIES
"""

import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from cases import Cases  # noqa: E402 (it lies above)


def runs_of(story):
    """(arguments, typed lines) of each game in it."""
    runs = []
    for line in story.read_text(encoding="utf-8").splitlines():
        if line.startswith("#! args: "):
            runs.append((line[len("#! args: "):].split(), []))
        elif line.startswith("> ") and runs:
            runs[-1][1].append(line[2:])
    return runs


def world_of(arguments, worlds):
    words = arguments[1:] if arguments and arguments[0] == "play" else arguments
    named = words[0] if words and not words[0].startswith("-") else "escape"
    return named if named in worlds and "--json" not in words and "--thread" not in words else None


def threads_of(clew, stories, worlds, folder):
    """The stories of each world as threads."""
    threads = {world: [] for world in worlds}
    for story in sorted(stories.glob("*.txt")):
        for number, (arguments, lines) in enumerate(runs_of(story)):
            world = world_of(arguments, worlds)
            if world is None:
                continue
            thread = folder / f"{story.stem}-{number}.thread"
            subprocess.run([clew, *arguments, "--thread", str(thread)], check=False,
                           input="".join(line + "\n" for line in lines).encode(),
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            if thread.exists():
                threads[world].append(str(thread))
    return threads


def not_shown(clew, world, threads):
    told = subprocess.run([clew, "check", world, "--coverage", *threads], check=False,
                          capture_output=True, encoding="utf-8")
    mark = "note: not shown: "
    return [line.split(mark)[1] for line in told.stdout.splitlines() if mark in line], told.stderr


def main(clew, stories):
    case = Cases()
    names = subprocess.run([clew, "list"], check=True, capture_output=True, encoding="utf-8").stdout
    worlds = [line.split()[0] for line in names.splitlines()]
    with tempfile.TemporaryDirectory() as folder:
        threads = threads_of(clew, pathlib.Path(stories), worlds, pathlib.Path(folder))
        for world in worlds:
            case(f"{world} has stories", bool(threads[world]))
            parts, errors = not_shown(clew, world, threads[world])
            case(f"{world}: its stories are played again: {errors}", not errors)
            case(f"{world}: no story shows {', '.join(parts)}", not parts)
    return case.status()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
