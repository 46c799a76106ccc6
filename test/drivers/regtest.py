"""Plays scripts of RegTest, the tester of the interactive fiction field, as far as the game that
is asked for nothing but lines can be: https://eblong.com/zarf/plotex/regtest.html

    * a-name                begins a test, a run of its own
    > a line typed
    text                    is in a line of the answer
    /pattern                matches in one
    !check                  or {invert}: none of the lines is so
    {vital}check            without it the rest of the test is left out
    {count=2}check          at least so many lines are so
    >{include} other        the lines and checks of another test
    # words                 nothing; nor is an empty line

Checks before the first line typed are of the opening. A test whose name begins with - or _ is only
for others to include.
"""

import re
from dataclasses import dataclass, field

from dialogue import Dialogue


@dataclass
class Step:
    """A line typed, None for the opening, and what its answer must have; or a test to include."""
    typed: bytes
    checks: list = field(default_factory=list)
    included: str = ""


def parsed(text):
    """The words of the interpreter and the game, and the steps of each test by name."""
    given, tests, steps = {}, {}, []
    for line in text.splitlines():
        line = line.strip()
        if line.startswith("**"):
            key, _, value = line[2:].partition(":")
            given[key.strip()] = value.strip()
        elif line.startswith("*"):
            steps = tests.setdefault(line[1:].strip(), [Step(None)])
        elif line.startswith(">{include}"):
            steps.append(Step(None, [], line.partition("}")[2].strip()))
        elif line.startswith(">"):
            steps.append(Step(line[1:].strip().encode()))
        elif line and not line.startswith("#"):
            steps[-1].checks.append(line)
    return given, tests


def expanded(tests, name):
    """The steps of a test, with those of the tests that it includes."""
    for step in tests[name]:
        if step.included:
            yield from list(expanded(tests, step.included))[1:]
        else:
            yield step


def holds(check, lines):
    inverse, count = False, 1
    while found := re.match(r"!|\{(invert|vital|count=\d+)\}\s*", check):
        check = check[found.end():]
        inverse ^= found[0] == "!" or found[1] == "invert"
        count = int(found[1][6:]) if (found[1] or "").startswith("count=") else count
    if check.startswith("/"):
        hits = sum(bool(re.search(check[1:].strip(), line)) for line in lines)
    else:
        hits = sum(check in line for line in lines)
    return (hits == 0) if inverse else (hits >= count)


def failures(words, tests, name):
    """The checks of a test that do not hold."""
    game, failed = Dialogue(words), []
    for step in expanded(tests, name):
        answer = game.answer() if step.typed is None else game.ask(step.typed)
        lines = answer.decode(errors="replace").splitlines()
        bad = [f"> {step.typed}: {check}" for check in step.checks if not holds(check, lines)]
        failed += bad
        if any("{vital}" in check for check in bad):
            break
    if game.close() != 0 or game.errors:
        failed.append("the game did not end well: " + game.errors.decode(errors="replace"))
    return failed
