"""Lets every call to the system that a game makes fail, one at a time, and looks at what is left.

    inject.py FAULTS CLEW       FAULTS is the library to preload; the last line is the count

CLEW_TEST_FAULTS=all tries every error at every call, and every allocation; else it is one error at
every third call, and every allocation of the first and then fewer.
"""

import errno
import os
import shutil
import sys
import tempfile

import memory
import unasked
from trial import Place, Trial

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from cases import Cases  # noqa: E402 (it lies above)

ALL = os.environ.get("CLEW_TEST_FAULTS") == "all"

# The errors that each kind of call may well end in; 0 with `short` is a piece that goes out later.
USUAL = [("once", errno.EIO), ("kind", errno.EIO), ("once", errno.EACCES), ("lasting", errno.EIO)]
ERRORS = {
    "open": [("once", errno.EACCES), ("once", errno.EMFILE), ("lasting", errno.ENOSPC),
             ("once", errno.EROFS), ("once", errno.ENOENT), ("lasting", errno.EIO)],
    "open-nameless": [("once", errno.EOPNOTSUPP), ("once", errno.ENOSPC), ("lasting", errno.EIO),
                      ("once", errno.EMFILE), ("lasting", errno.EROFS)],
    "read": [("once", errno.EINTR), ("once", errno.EIO), ("lasting", errno.EIO)],
    "write": [("short", errno.ENOSPC), ("once", errno.EINTR), ("once", errno.EIO), ("short", 0),
              ("lasting", errno.ENOSPC), ("short", errno.EINTR), ("lasting", errno.EIO)],
    "fsync": [("once", errno.EIO), ("lasting", errno.ENOSPC), ("once", errno.EINVAL),
              ("kind", errno.EIO)],
    "fdatasync": [("once", errno.EIO), ("lasting", errno.ENOSPC), ("once", errno.EROFS),
                  ("kind", errno.EIO)],
    "flock": [("once", errno.ENOLCK), ("once", errno.EWOULDBLOCK)],
    "link": [("once", errno.ENOSPC), ("kind", errno.EPERM), ("lasting", errno.EIO)],
    "rename": [("once", errno.ENOSPC), ("once", errno.EACCES), ("lasting", errno.EROFS)],
    "mkstemp": [("once", errno.EACCES), ("once", errno.EMFILE), ("lasting", errno.ENOSPC)],
    "close": [("once", errno.EIO)],
    "readdir": [("once", errno.EIO)],
    "thread": [("once", errno.EAGAIN)],
}


# The calls that change a file or its name.
CHANGING = {"link", "rename", "unlink", "fsync", "fdatasync", "ftruncate", "mkdir", "fchmod"}


def errors_for(number, kind):
    known = ERRORS.get(kind, USUAL)
    return known if ALL else [known[number % len(known)]]


def failing(points):
    """What is to fail, in words and for the library, of the calls of a game without faults."""
    for number, point in some(points):
        for manner, error in errors_for(number, point.split()[0]):
            name = errno.errorcode.get(error, "no error")
            yield f"call {number} ({point}) fails {manner} with {name}", {
                "CLEW_FAULT_AT": str(number), "CLEW_FAULT_MANNER": manner,
                "CLEW_FAULT_ERRNO": str(error)}


def kills(points):
    """The same of calls before which, or in the middle of which, the game is killed."""
    for number, point in some(points):
        if ALL or point.split()[0] in CHANGING:
            yield f"killed before call {number} ({point})", {
                "CLEW_FAULT_AT": str(number), "CLEW_FAULT_MANNER": "kill"}
        if point.startswith("write"):
            yield f"killed in call {number} ({point})", {
                "CLEW_FAULT_AT": str(number), "CLEW_FAULT_MANNER": "torn"}


def some(points):
    """All, or every third and what is rare."""
    return [(number, point) for number, point in enumerate(points, 1)
            if ALL or number % 3 == 1 or point.startswith("unlink")]


def sessions(place, case):
    """Whole games with a thread, of which each call fails in turn."""
    tried = {failing: 0, kills: 0}
    for begun, nameless in ((False, "yes"), (True, "yes"), (False, "no")):
        name = f"{'a thread gone on with' if begun else 'a new thread'}, nameless {nameless}"
        whole = Trial(place, begun, {"CLEW_FAULT_NAMELESS": nameless})
        whole.run()
        case(f"{name}: without a fault all is well: {whole.wrong}", not whole.wrong)
        case(f"{name}: and many calls are told of", len(whole.points) > 80)
        for kind in tried:
            for what, changes in kind(whole.points):
                trial = Trial(place, begun, {"CLEW_FAULT_NAMELESS": nameless, **changes})
                trial.run()
                case(f"{name}, {what}: {trial.wrong}", not trial.wrong)
                tried[kind] += 1
    print(f"{tried[failing]} failing calls and {tried[kills]} kills tried")


def main(arguments):
    case = Cases()
    folder = tempfile.mkdtemp()
    try:
        place = Place(os.path.abspath(arguments[-1]), os.path.abspath(arguments[0]), folder)
        sessions(place, case)
        unasked.trials(place, case, failing)
        memory.trials(place, case, ALL)
    finally:
        shutil.rmtree(folder)
    return case.status()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
