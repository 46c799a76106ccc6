"""Plays stories through the real program and compares what it prints, byte for byte.

    run.py CLEW FOLDER-OR-FILE...             test them; the last line is the count
    run.py --update CLEW FOLDER-OR-FILE...    write what the program prints now into the files

A story is a text file; test/README.md has its format.
"""

import difflib
import io
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
LINKS = {"worlds": HERE / "worlds", "data": HERE.parents[1] / "data"}
SECONDS = 180  # far more than any story takes, under sanitizers and on a busy machine too
BEGIN = ("args", "file")  # what a run is
ASKED = ("stdin", "stdout", "input")  # what surrounds it
TOLD = ("status", "end", "stderr")  # what came of it besides its output


class Fault(Exception):
    """The story is written wrong."""


class Run:
    """One `#! args:` or `#! file:` line with all that belongs to it."""

    def __init__(self):
        self.headings = []  # as written
        self.values = {}  # key -> list of texts
        self.body = []  # lines expected on standard output, with their ends

    def value(self, key, otherwise):
        return self.values.get(key, [otherwise])[-1]

    def outcome(self):
        """What the story expects: (standard output, standard error, status)."""
        out = b"".join(self.body)
        if "end" in self.values:
            out = out.removesuffix(b"\n")
        err = "".join(line + "\n" for line in self.values.get("stderr", []))
        return out, err.encode(), int(self.value("status", "0"))

    def typed(self):
        if "input" in self.values:
            return b"".join(unescape(text) for text in self.values["input"])
        lines = list(self.body)
        if lines and lines[-1].strip() == b">":  # the prompt at which the input ended
            lines.pop()
        return b"".join(line[2:].rstrip(b"\n") + b"\n" for line in lines if line.startswith(b"> "))


def lines_of(data):
    return io.BytesIO(data).readlines()  # at LF alone: a CR is a byte like any other


def unescape(text):
    return text.encode("utf-8").decode("unicode_escape").encode("latin-1")


def read_story(path):
    lines = lines_of(path.read_bytes())
    if not lines or not lines[0].startswith(b"# ") or len(lines[0].strip()) < 3:
        raise Fault("the first line must be '# ' and what the story shows")
    runs = []
    for number, line in enumerate(lines[1:], start=2):
        if not line.startswith(b"#! "):
            if not runs:
                raise Fault(f"line {number}: expected '#! args: ...' before the output")
            runs[-1].body.append(line)
            continue
        text = line.decode("utf-8").rstrip("\n")
        key, colon, value = text[3:].partition(":")
        if not colon or key not in BEGIN + ASKED + TOLD:
            raise Fault(f"line {number}: expected one of {', '.join(BEGIN + ASKED + TOLD)}")
        if key in BEGIN:
            runs.append(Run())
        if not runs or runs[-1].body:
            raise Fault(f"line {number}: '#! {key}:' must follow '#! args:', before the output")
        runs[-1].headings.append(text)
        runs[-1].values.setdefault(key, []).append(value[1:])
    if not runs:
        raise Fault("expected at least one '#! args: ...'")
    return lines[0], runs


def play(clew, run, folder):
    """What one run prints: (standard output, standard error, status)."""
    if "file" in run.values:
        path = pathlib.Path(folder, run.values["file"][0])
        return (path.read_bytes(), b"", 0) if path.exists() else (b"", b"no such file", 0)
    command = [str(clew), *shlex.split(run.values["args"][0])]
    shell = {"closed": " <&-"}.get(run.value("stdin", ""), "")
    shell += {"full": " >/dev/full", "closed": " >&-"}.get(run.value("stdout", ""), "")
    if shell:
        command = ["/bin/sh", "-c", 'exec "$0" "$@"' + shell, *command]
    typed = b"" if "stdin" in run.values else run.typed()
    home = {"HOME": folder, "XDG_DATA_HOME": str(pathlib.Path(folder, "saved"))}
    try:
        done = subprocess.run(command, cwd=folder, env={**os.environ, **home}, input=typed,
                              capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired as late:
        return (late.stdout or b"", f"still running after {SECONDS} s\n".encode(), None)
    return done.stdout, done.stderr, done.returncode


def as_told(first, told):
    """The story as a file: its first line, then each run's headings and what it printed."""
    parts = [first]
    for run, (out, err, status) in told:
        lines = [line for line in run.headings if line[3:].partition(":")[0] not in TOLD]
        if status != 0:
            lines.append(f"#! status: {status}")
        if out and not out.endswith(b"\n"):
            lines.append("#! end: no newline")
            out += b"\n"
        lines += [f"#! stderr: {line}" for line in shown(err)]
        parts += [line.encode() + b"\n" for line in lines] + [out]
    return b"".join(parts)


def tell(clew, path):
    """The story as it is written, in the one order of its headings, and as it goes now."""
    with tempfile.TemporaryDirectory() as folder:
        for name, target in LINKS.items():
            pathlib.Path(folder, name).symlink_to(target)
        first, runs = read_story(path)
        told = [(run, play(clew, run, folder)) for run in runs]
    return as_told(first, [(run, run.outcome()) for run in runs]), as_told(first, told)


def shown(data):
    lines = (line.decode("utf-8", "backslashreplace").rstrip("\n") for line in lines_of(data))
    return ["".join(c if c.isprintable() else ascii(c)[1:-1] for c in line) for line in lines]


def main(arguments):
    update = arguments[0] == "--update"
    clew, *places = arguments[1:] if update else arguments
    paths = [file for place in map(pathlib.Path, places)
             for file in ([place] if place.suffix == ".txt" else sorted(place.glob("*.txt")))]
    failed = 0
    for path in paths:
        try:
            wanted, told = tell(pathlib.Path(clew).resolve(), path)
        except Fault as fault:
            print(f"{path}: {fault}")
            failed += 1
            continue
        if update:
            path.write_bytes(told)
        elif told != wanted:
            failed += 1
            print(*difflib.unified_diff(shown(wanted), shown(told), str(path), "what it prints now",
                                        lineterm=""), sep="\n")
    print(f"{len(paths) - failed} test cases out of {len(paths)} passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
