"""Programs that play, at the other end of real pipes, and by the library: programs.py CLEW DATA BOT

Each case has a deadline: a program that waits for an object must never wait for ever.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

SECONDS = 60  # far more than any case takes, even under sanitizers
LINES = 200_000


def check(good, what):
    if not good:
        raise AssertionError(what)


def the_example_in_python_wins(clew, data, _):
    command = [sys.executable, str(data / "examples/bot.py"), clew, "escape", "--seed", "5"]
    run = subprocess.run(command, stdout=subprocess.PIPE, timeout=SECONDS, check=True)
    check(run.stdout == b"won after 13 turns with 87 points\n", run.stdout)


def the_example_in_cpp_wins_as_short_as_can_be(_, data, bot):
    command = [bot, str(data / "worlds/escape.toml"), "5"]
    run = subprocess.run(command, stdout=subprocess.PIPE, timeout=SECONDS, check=True)
    check(b"\nYou have won in 10 turns; no way is shorter.\n" in run.stdout, run.stdout)


def a_world_with_faults_is_told_by_the_example_in_cpp(_, data, bot):
    command = [bot, str(data / "README.md")]
    run = subprocess.run(command, stderr=subprocess.PIPE, timeout=SECONDS, check=False)
    check(run.returncode == 1 and run.stderr.startswith(b"bot: "), run)


def every_line_is_answered_before_the_next_is_read(clew, *_):
    with subprocess.Popen([clew, "play", "mouse", "--seed", "3", "--json"],
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        check(json.loads(program.stdout.readline())["type"] == "start", "no start")
        for number in range(1, 1001):
            line = b"{" if number % 10 == 0 else b"du"[number % 2:][:1]
            program.stdin.write(line + b"\n")
            program.stdin.flush()
            told = json.loads(program.stdout.readline())
            check(told["line"] == number, told)
        program.stdin.close()
        check(program.stdout.read() == b"", "more than one object a line")
        check(program.wait(SECONDS) == 0, "status")


def lines_that_come_all_at_once_are_all_answered(clew, *_):
    # From a file to a file: a client that writes on and on and never reads fills both pipes.
    with tempfile.TemporaryFile() as lines, tempfile.TemporaryFile() as objects:
        lines.write(b"d\nu\n" * (LINES // 2))
        lines.seek(0)
        subprocess.run([clew, "play", "mouse", "--seed", "3", "--json"], stdin=lines,
                       stdout=objects, timeout=SECONDS, check=True)
        objects.seek(0)
        count = 0
        for count, told in enumerate(objects):
            check(f'"line":{count},'.encode() in told[:60], told)
        check(count == LINES, f"{count} objects after the first")


CASES = (the_example_in_python_wins, the_example_in_cpp_wins_as_short_as_can_be,
         a_world_with_faults_is_told_by_the_example_in_cpp,
         every_line_is_answered_before_the_next_is_read,
         lines_that_come_all_at_once_are_all_answered)


def main():
    clew, data, bot = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
    bad = 0
    for case in CASES:
        try:
            case(clew, data, bot)
        except (AssertionError, subprocess.SubprocessError, ValueError) as wrong:
            print(f"{case.__name__}: {wrong}")
            bad += 1
    if bad:
        print(f"{bad} test cases out of {len(CASES)} failed")
    print(f"{len(CASES) - bad} test cases out of {len(CASES)} passed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
