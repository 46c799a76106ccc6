"""Writes OUTPUT, the C++ source of clew::shipped_worlds() and clew::starter_world(): of the files
named after it the first is the starter, the others are the worlds."""

import pathlib
import sys


def literal(data):
    """The bytes as adjacent string literals, one a line of the file: no limit of length is met."""
    lines = []
    for line in data.splitlines(keepends=True) or [b""]:
        text = "".join(
            chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
            for byte in line
        )
        lines.append(f'    "{text}"')
    return "\n".join(lines)


def main(output, starter, *inputs):
    worlds = sorted((pathlib.Path(name).stem, pathlib.Path(name).read_bytes()) for name in inputs)
    parts = ['#include "clew/app/shipped.hpp"', "", "#include <array>", "", "namespace clew {", ""]
    parts += ["using namespace std::literals;", ""]
    parts += [f"static constexpr std::array<ShippedWorld, {len(worlds)}> worlds{{{{"]
    parts += [f'  {{"{name}"sv,\n{literal(data)}sv}},' for name, data in worlds]
    parts += ["}};", ""]
    parts += ["std::span<const ShippedWorld> shipped_worlds() {", "    return worlds;", "}", ""]
    parts += ["std::string_view starter_world() {"]
    parts += [f"    return\n{literal(pathlib.Path(starter).read_bytes())}sv;", "}", ""]
    parts += ["} // namespace clew", ""]
    pathlib.Path(output).write_text("\n".join(parts), encoding="ascii")


main(*sys.argv[1:])
