"""Holds pages to what they show: check.py PROGRAM PAGE FOLDER [PAGE FOLDER…]

In a block of a page that begins with `$ ` that line is a command, with tools/play for the program;
what follows is what it prints. Commands are run in a copy of the folder, so that they may write.
"""

import difflib
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

BLOCK = re.compile(r"^```\n\$ (.*)\n((?:(?!```).*\n)*)```$", re.MULTILINE)


def output_of(program, command, folder):
    command = command.replace("tools/play", str(program))
    run = subprocess.run(command, shell=True, cwd=folder, stdin=subprocess.DEVNULL,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return run.stdout.decode("utf-8")


def check(program, page, folder):
    """Prints what differs; the numbers of blocks that are so, and that are not."""
    good = bad = 0
    for command, shown in BLOCK.findall(page.read_text(encoding="utf-8")):
        printed = output_of(program, command, folder)
        if printed == shown:
            good += 1
            continue
        bad += 1
        print(f"{page.name}: {command}")
        sys.stdout.writelines(difflib.unified_diff(
            shown.splitlines(True), printed.splitlines(True), "the page", "the program"))
    if good + bad == 0:
        print(f"{page.name}: shows nothing")
        bad = 1
    return good, bad


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    pages = [pathlib.Path(word) for word in sys.argv[2:]]
    good = bad = 0
    for page, source in zip(pages[::2], pages[1::2]):
        with tempfile.TemporaryDirectory() as scratch:
            folder = pathlib.Path(scratch) / "folder"
            shutil.copytree(source, folder)
            counts = check(program, page, folder)
            good, bad = good + counts[0], bad + counts[1]
    if bad:
        print(f"{bad} test cases out of {good + bad} failed")
    print(f"{good} test cases out of {good + bad} passed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
