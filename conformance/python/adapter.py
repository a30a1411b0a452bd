"""The adapter of the conformance protocol, version 2 (chapter 9): one JSON object a line, in and out."""

import sys

from context_compiler.json_text import canonical_json, read_json

from cases import Value, check_fields
from observers import observe

PROTOCOL = 2
LANGUAGE = "0.5"
IMPLEMENTATION = "Python reference"
CLASSES = ["core", "controller", "host", "scale"]  # conformance.classes: the acquisition layer is not implemented


def main() -> int:
    """conformance.sequence: every request is answered once, in order, up to the goodbye."""
    for line in sys.stdin.buffer:
        answer = answer_line(line)
        sys.stdout.buffer.write(canonical_json(answer).encode("ascii") + b"\n")
        sys.stdout.buffer.flush()
        if answer["type"] == "goodbye":
            return 0
    return 1  # the input ended without a goodbye


def answer_line(line: bytes) -> Value:
    """The answer to a line; whatever goes wrong, in it or in its case, is an answer too."""
    seq = None
    try:
        request = read_json(text_of(line), distinct=True)
        if not isinstance(request, dict):
            raise ValueError("a request must be an object")
        seq = request.get("seq")
        return {"seq": seq, **answer_request(request)}
    except Exception as error:
        return {"seq": seq, "type": "error", "message": f"{type(error).__name__}: {error}"}


def text_of(line: bytes) -> str:
    """conformance.lines: printable ASCII, ended by one line feed."""
    text = line.decode("ascii")
    if not text.endswith("\n") or any(not " " <= unit <= "~" for unit in text[:-1]):
        raise ValueError("a line must be ASCII from U+0020 to U+007E, ended by U+000A")
    return text[:-1]


def answer_request(request: Value) -> Value:
    kind = request.get("type")
    if kind == "hello":  # conformance.hello
        check_fields(request, ["seq", "type", "protocol", "language", "suite"])
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "language": LANGUAGE,
            "suite": request["suite"],
            "implementation": IMPLEMENTATION,
            "classes": CLASSES,
        }
    if kind == "case":  # conformance.case
        check_fields(request, ["seq", "type", "case"])
        return {"type": "result", "observed": observe(request["case"])}
    if kind == "goodbye":  # conformance.end
        check_fields(request, ["seq", "type"])
        return {"type": "goodbye"}
    raise ValueError(f"unknown type of request: {kind!r}")


if __name__ == "__main__":
    sys.exit(main())
