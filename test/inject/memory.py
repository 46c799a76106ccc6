"""Lets one asking for memory after another be refused."""

import os
import shutil
import subprocess
import tempfile

from trial import THREAD, typed_in

WORDS = ["play", "mouse", "--seed", "1", "--thread", THREAD]
LINES = ["d", "walls", "d", "undo", "map", "save bear", "r", "quit"]
FIRST = 30
FEWER = 30


def run(place, changes):
    """Status, output, errors, the thread and how often memory was asked for."""
    folder = tempfile.mkdtemp(dir=place.folder)
    typed = "".join(line + "\n" for line in LINES).encode()
    with tempfile.TemporaryFile() as report:
        number = report.fileno()
        done = subprocess.run([place.clew, *WORDS], cwd=folder, input=typed, capture_output=True,
                              env=place.environment(folder, {
                                  **changes, "CLEW_FAULT_REPORT": str(number)}),
                              pass_fds=[number], timeout=60, check=False)
        report.seek(0)
        last = report.read().split()[-2:]
    asked = int(last[1]) if last[:1] == [b"allocations"] else 0
    kept = b""
    if os.path.exists(os.path.join(folder, THREAD)):
        with open(os.path.join(folder, THREAD), "rb") as file:
            kept = file.read()
    shutil.rmtree(folder)
    return done.returncode, done.stdout, done.stderr, kept, asked


def numbers(asked, every):
    if every:
        return range(1, asked + 1)
    rest = range(FIRST + 1, asked + 1, max(1, (asked - FIRST) // FEWER))
    return [*range(1, min(FIRST, asked) + 1), *rest]


def fault_of(place, told, whole):
    status, out, errors, kept, _ = told
    if status == 3:
        if errors != b"clew: out of memory\n":
            return f"status 3 and {errors}"
    elif (status, errors) != (0, b"") or out != whole[1] or kept != whole[3]:
        return f"status {status}, {errors}, and another game"
    answered = [line[2:] for line in out.decode().splitlines() if line.startswith("> ")]
    lines = typed_in(kept)
    if not typed_in(whole[3])[:len(lines)] == lines:
        return f"the thread has {lines}"
    if len(lines) < len([line for line in answered[:-1] if line in ("d", "r", "undo")]):
        return f"the thread has {lines}, but {answered} were answered"
    if kept and not kept.endswith(b"\n"):
        return "the thread's last line has no end"
    return place.fault_of(kept, ["replay"]) if kept else ""


def trials(place, case, every):
    whole = run(place, {})
    case("memory: without a fault all is well", (whole[0], whole[2]) == (0, b""))
    case("memory: and it is asked for", whole[4] > 100)
    tried, refused = 0, 0
    for manner in ("once", "lasting"):
        for number in numbers(whole[4], every):
            told = run(place, {"CLEW_FAULT_MEMORY": str(number), "CLEW_FAULT_MANNER": manner})
            fault = fault_of(place, told, whole)
            case(f"memory refused {manner} at {number}: {fault}", not fault)
            tried += 1
            refused += told[0] == 3
    case("memory: refusing it ends the game", refused > tried // 2)
    print(f"{tried} refusals of memory tried, {refused} of them fatal")
