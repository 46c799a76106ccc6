"""Lets every call to the system that a game makes fail, one at a time, and looks at what is left.

    inject.py FAULTS CLEW       FAULTS is the library to preload; the last line is the count

CLEW_TEST_FAULTS=all tries every error at every call, and every allocation; else there is one error
a call, and every allocation of the first and then fewer.
"""

import errno
import os
import shutil
import sys
import tempfile

import memory
import unasked
from trial import Place, Trial

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


def errors_for(number, kind):
    known = ERRORS.get(kind, USUAL)
    return known if ALL else [known[number % len(known)]]


def failing(points):
    """What is to fail, in words and for the library, of the calls of a game without faults."""
    for number, point in enumerate(points, 1):
        for manner, error in errors_for(number, point.split()[0]):
            name = errno.errorcode.get(error, "no error")
            yield f"call {number} ({point}) fails {manner} with {name}", {
                "CLEW_FAULT_AT": str(number), "CLEW_FAULT_MANNER": manner,
                "CLEW_FAULT_ERRNO": str(error)}


def sessions(place, case):
    """Whole games with a thread, of which each call fails in turn."""
    tried = 0
    for begun, nameless in ((False, "yes"), (True, "yes"), (False, "no")):
        name = f"{'a thread gone on with' if begun else 'a new thread'}, nameless {nameless}"
        whole = Trial(place, begun, {"CLEW_FAULT_NAMELESS": nameless})
        whole.run()
        case(f"{name}: without a fault all is well: {whole.wrong}", not whole.wrong)
        case(f"{name}: and many calls are told of", len(whole.points) > 20)
        for what, changes in failing(whole.points):
            trial = Trial(place, begun, {"CLEW_FAULT_NAMELESS": nameless, **changes})
            trial.run()
            case(f"{name}, {what}: {trial.wrong}", not trial.wrong)
            tried += 1
    print(f"{tried} failing calls tried")


def main(arguments):
    results = []

    def case(name, good):
        results.append(bool(good))
        if not good:
            print("failed:", name)

    folder = tempfile.mkdtemp()
    try:
        place = Place(os.path.abspath(arguments[-1]), os.path.abspath(arguments[0]), folder)
        sessions(place, case)
        unasked.trials(place, case, failing)
        memory.trials(place, case, ALL)
    finally:
        shutil.rmtree(folder)
    good = sum(results)
    print(f"{good} test cases out of {len(results)} passed")
    return 0 if good == len(results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
