"""Reads an exported log (chapter 13): python3 session_log.py verify FILE [SEQUENCE:HASH]

Prints one JSON object, what is found and what holds after the log. The exit code is 0 where the log is verified, 1 where it is
faulty, and 2 where the file is no export whose stored bytes can be read. FILE may be -, standard input.
"""

import sys
from typing import List, Optional

from context_compiler.fold import Record
from context_compiler.json_text import canonical_json
from context_compiler.session_log import read_export, verify


def main(arguments: List[str]) -> int:
    if len(arguments) not in (2, 3) or arguments[0] != "verify":
        print(__doc__, file=sys.stderr)
        return 2
    try:
        entries = read_export(_text_of(arguments[1]))
        anchor = _head(arguments[2]) if len(arguments) == 3 else None
    except (OSError, ValueError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    found, fold = verify(entries, anchor)
    print(canonical_json({**found, "after": None if fold is None else fold.value()}))
    return 0 if found["kind"] == "verified" else 1


def _text_of(name: str) -> str:
    if name == "-":
        return sys.stdin.buffer.read().decode("ascii")
    with open(name, encoding="ascii") as file:
        return file.read()


def _head(text: str) -> Optional[Record]:
    sequence, _, digest = text.partition(":")
    return {"sequence": int(sequence), "hash": digest}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
