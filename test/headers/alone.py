"""Writes, for each header under INCLUDE without a source of its own under SOURCES, one in FOLDER
that has it and nothing else, twice over; prints those. Where there is a source, it includes its
header first of all (test/tidy sees to it), which shows the same. What has not changed is not
written, so that it is not built again."""

import pathlib
import sys


def write(path, text):
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


include, sources, folder = map(pathlib.Path, sys.argv[1:])
headers = sorted(path.relative_to(include).as_posix() for path in include.rglob("*.hpp"))
for header in headers:
    own = pathlib.Path(header).relative_to("clew").with_suffix(".cpp")
    if (sources / own).exists():
        continue
    source = folder / (header.removesuffix(".hpp").replace("/", "_") + ".cpp")
    write(source, f'#include "{header}"\n' * 2)
    print(source)
write(folder / "headers.txt", "".join(header + "\n" for header in headers))
